//! Python with cocotb.

use super::run::{folder_of, run};
use super::{Output, Sources, ToolError};
use std::path::Path;

/// Runs a script with `arguments` and then the names of the sources, in a folder that holds these.
pub fn python(sources: &Sources, script: &Path, arguments: &[&str]) -> Result<Output, ToolError> {
    let script = script.to_string_lossy();
    // -B: the folder of the script stays as it is.
    let start = ["-B", &*script]
        .into_iter()
        .chain(arguments.iter().copied());
    run(
        folder_of(sources)?,
        "ibhdl-python",
        start.chain(sources.names()),
    )
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    #[test]
    fn cocotb_is_the_pinned_one() {
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("script.py");
        std::fs::write(
            &script,
            "import cocotb, sys; print(cocotb.__version__, sys.argv[1:])",
        )
        .unwrap();
        let output = python(&Sources::new().text("a.v", ""), &script, &["-x"]).unwrap();
        assert_eq!(output.log.trim(), "2.1.0 ['-x', 'a.v']");
    }
}

//! slang as a linter, by its Python package.

use super::run::{folder_of, run};
use super::{Output, Sources, ToolError};

const SCRIPT: &str = include_str!("../../tools/slang_lint.py");

/// Parses and elaborates the files as SystemVerilog, in one compilation unit. Fails on any diagnostic.
pub fn slang_lint(sources: &Sources) -> Result<Output, ToolError> {
    let sources = sources.clone().data("slang_lint.py", SCRIPT);
    run(
        folder_of(&sources)?,
        "ibhdl-python",
        std::iter::once("slang_lint.py").chain(sources.names()),
    )
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    fn lint(body: &str) -> Result<Output, ToolError> {
        slang_lint(&Sources::new().text("top.v", body))
    }

    #[test]
    fn a_clean_module_passes_without_a_word() {
        let output = lint("module top(input wire a, output wire y);\nassign y = !a;\nendmodule\n");
        assert_eq!(output.unwrap().log, "");
    }

    #[test]
    fn a_warning_fails() {
        let error =
            lint("module top(input wire [7:0] a, output wire y);\nassign y = a;\nendmodule\n");
        let error = error.unwrap_err().to_string();
        assert!(error.contains("width-trunc"), "{error}");
    }

    #[test]
    fn a_word_of_system_verilog_is_no_name() {
        assert!(lint("module top(input wire global);\nendmodule\n").is_err());
    }
}

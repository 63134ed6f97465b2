//! Verilator as a linter.

use super::run::{folder_of, run};
use super::{Output, Sources, ToolError};

/// What makes [`verilator_lint`] fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lint {
    /// Errors only; default warnings are in the log.
    Errors,
    /// Every warning of `-Wall` as well.
    Wall,
}

/// Lints `top` as Verilog-2005.
pub fn verilator_lint(sources: &Sources, top: &str, lint: Lint) -> Result<Output, ToolError> {
    let level = match lint {
        Lint::Errors => "-Wno-fatal",
        Lint::Wall => "-Wall",
    };
    let options = [
        "--lint-only",
        "--language",
        "1364-2005",
        level,
        "--top-module",
        top,
    ];
    run(
        folder_of(sources)?,
        "verilator",
        options.into_iter().chain(sources.names()),
    )
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    fn lint(lint: Lint, body: &str) -> Result<Output, ToolError> {
        verilator_lint(&Sources::new().text("top.v", body), "top", lint)
    }

    const ADDER: &str =
        "module top(input [7:0] a, output [7:0] y);\nassign y = a + 8'd1;\nendmodule\n";
    const NARROWED: &str = "module top(input [7:0] a, output [3:0] y);\nassign y = a;\nendmodule\n";
    const UNDECLARED: &str =
        "module top(input [7:0] a, output [7:0] y);\nassign y = a + b[7:0];\nendmodule\n";

    #[test]
    fn a_clean_module_passes_and_prints_no_warning() {
        let output = lint(Lint::Wall, ADDER).unwrap();
        assert_eq!(output.warnings().count(), 0, "{}", output.log);
    }

    #[test]
    fn a_warning_fails_only_when_asked() {
        assert_eq!(lint(Lint::Errors, NARROWED).unwrap().warnings().count(), 1);
        let error = lint(Lint::Wall, NARROWED).unwrap_err();
        assert!(error.to_string().contains("WIDTHTRUNC"), "{error}");
    }

    #[test]
    fn an_error_always_fails() {
        for level in [Lint::Errors, Lint::Wall] {
            let error = lint(level, UNDECLARED).unwrap_err();
            assert!(matches!(error, ToolError::Failed { .. }), "{error}");
            assert!(error.to_string().contains("'b'"), "{error}");
        }
    }
}

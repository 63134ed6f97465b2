//! Yosys: any script, and the check that every exported module has to pass.

use super::run::{folder_of, run};
use super::{Output, Sources, ToolError};

/// Runs a Yosys script in a folder that holds the sources, which the script reads by their names.
pub fn yosys(sources: &Sources, script: &str) -> Result<Output, ToolError> {
    run(folder_of(sources)?, "yosys", ["-Q", "-p", script])
}

/// Elaborates `top` and fails on an unresolved module, a problem that `check` knows (a loop, two drivers,
/// an undriven wire) or a latch.
pub fn yosys_check(sources: &Sources, top: &str) -> Result<Output, ToolError> {
    let files: Vec<&str> = sources.names().collect();
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; check -assert; \
         select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$sr",
        files.join(" ")
    );
    yosys(sources, &script)
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    const REGISTER: &str = "module top(input clk, input d, output reg q);\n\
                            always @(posedge clk) q <= d;\nendmodule\n";

    fn check(body: &str) -> Result<Output, ToolError> {
        yosys_check(&Sources::new().text("top.v", body), "top")
    }

    fn log_of_failure(body: &str) -> String {
        match check(body) {
            Err(ToolError::Failed { log, .. }) => log,
            other => panic!("should fail: {other:?}"),
        }
    }

    #[test]
    fn a_register_passes() {
        let output = check(REGISTER).unwrap();
        assert_eq!(output.warnings().count(), 0, "{}", output.log);
    }

    #[test]
    fn an_undeclared_wire_is_a_warning() {
        let output =
            check("module top(input a, output y);\nassign w = a;\nassign y = w;\nendmodule\n")
                .unwrap();
        assert!(
            output
                .warnings()
                .any(|line| line.contains("implicitly declared")),
            "{}",
            output.log
        );
    }

    #[test]
    fn a_latch_fails() {
        let log = log_of_failure(
            "module top(input en, input d, output reg q);\nalways @(*) if (en) q = d;\nendmodule\n",
        );
        assert!(log.contains("Latch inferred"), "{log}");
    }

    #[test]
    fn a_combinational_loop_fails() {
        let log =
            log_of_failure("module top(input a, output y);\nassign y = ~(y & a);\nendmodule\n");
        assert!(log.contains("logic loop"), "{log}");
    }

    #[test]
    fn a_module_that_is_not_there_fails() {
        let log = log_of_failure("module top(input a);\nmissing part(.a(a));\nendmodule\n");
        assert!(log.contains("`\\missing'"), "{log}");
    }

    #[test]
    fn a_script_leaves_its_files_in_the_folder() {
        let sources = Sources::new().text("top.v", REGISTER);
        let output = yosys(&sources, "read_verilog top.v; proc; write_json top.json").unwrap();
        assert!(output.folder().join("top.json").is_file());
    }
}

//! SymbiYosys: proofs and counterexamples.

use super::run::{folder_of, run};
use super::{Sources, ToolError};

/// The exit code of SymbiYosys for a counterexample; errors, timeouts and "unknown" have others.
const COUNTEREXAMPLE: i32 = 2;

/// What a run of SymbiYosys found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It holds, as far as the task says.
    Holds,
    /// It does not; the log, which names the assertion.
    Fails(String),
}

/// Runs `task` of the file `sby`, which is among the sources. "Unknown", a timeout and a fault in the files are errors.
pub fn sby(sources: &Sources, sby: &str, task: &str) -> Result<Proof, ToolError> {
    match run(folder_of(sources)?, "sby", ["-f", sby, task]) {
        Ok(_) => Ok(Proof::Holds),
        Err(ToolError::Failed { status, log, .. }) if status.code() == Some(COUNTEREXAMPLE) => {
            Ok(Proof::Fails(log))
        }
        Err(error) => Err(error),
    }
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    fn prove(body: &str) -> Result<Proof, ToolError> {
        let sources = Sources::new()
            .text(
                "top.v",
                &format!("module top(input clk, input a);\n{body}\nendmodule\n"),
            )
            .data(
                "top.sby",
                "[tasks]\nprove\n[options]\nmode prove\ndepth 4\n[engines]\nsmtbmc yices\n[script]\n\
                 read_verilog -formal top.v\nprep -top top\n[files]\ntop.v\n",
            );
        sby(&sources, "top.sby", "prove")
    }

    #[test]
    fn what_is_true_holds() {
        assert_eq!(prove("always @* assert (a | !a);").unwrap(), Proof::Holds);
    }

    #[test]
    fn what_is_false_has_a_counterexample() {
        let proof = prove("always @* assert (a);").unwrap();
        assert!(
            matches!(&proof, Proof::Fails(log) if log.contains("DONE (FAIL")),
            "{proof:?}"
        );
    }

    #[test]
    fn what_induction_cannot_decide_is_an_error() {
        let counter =
            "reg [7:0] n = 0;\nalways @(posedge clk) n <= n + 8'd2;\nalways @* assert (n != 9);";
        assert!(matches!(prove(counter), Err(ToolError::Failed { .. })));
    }

    #[test]
    fn a_fault_in_the_files_is_an_error() {
        assert!(matches!(
            prove("this is no Verilog"),
            Err(ToolError::Failed { .. })
        ));
    }
}

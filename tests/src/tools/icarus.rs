//! Icarus Verilog: compiles a testbench and plays it.

use super::run::{folder_of, run};
use super::{Output, Sources, ToolError};

const COMPILED: &str = "compiled.vvp";

/// Compiles `top` as Verilog-2005 and runs it until `$finish`, with `plusargs` such as `+seed=1`. The log
/// is that of the run; what `-Wall` prints while compiling is in front of it. A testbench reports failure
/// by `$stop`, which is an error here.
pub fn icarus(sources: &Sources, top: &str, plusargs: &[&str]) -> Result<Output, ToolError> {
    let (folder, compiler_log) = icarus_lint(sources, top)?.into_parts();
    let mut played = run(folder, "vvp", ["-N", COMPILED].iter().chain(plusargs))?;
    played.log.insert_str(0, &compiler_log);
    Ok(played)
}

/// Compiles `top` with every warning on, and runs nothing. What Icarus has to say is the log.
pub fn icarus_lint(sources: &Sources, top: &str) -> Result<Output, ToolError> {
    let options = ["-g2005", "-Wall", "-s", top, "-o", COMPILED];
    run(
        folder_of(sources)?,
        "iverilog",
        options.into_iter().chain(sources.names()),
    )
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;

    fn play(body: &str, plusargs: &[&str]) -> Result<Output, ToolError> {
        let bench = format!("module bench;\ninteger n;\ninitial begin\n{body}\nend\nendmodule\n");
        icarus(&Sources::new().text("bench.v", &bench), "bench", plusargs)
    }

    #[test]
    fn a_testbench_says_hello() {
        let output = play("$display(\"hello\"); $finish;", &[]).unwrap();
        assert!(
            output.log.lines().any(|line| line == "hello"),
            "{}",
            output.log
        );
    }

    #[test]
    fn plusargs_arrive() {
        let body = "if ($value$plusargs(\"n=%d\", n)) $display(\"n is %0d\", n); $finish;";
        let output = play(body, &["+n=7"]).unwrap();
        assert!(output.log.contains("n is 7"), "{}", output.log);
    }

    #[test]
    fn stop_is_a_failure_with_the_log_of_the_run() {
        let error = play("$display(\"wrong value\"); $stop;", &[]).unwrap_err();
        assert!(error.to_string().contains("wrong value"), "{error}");
    }

    #[test]
    fn a_syntax_error_is_a_failure() {
        let error = play("this is no Verilog", &[]).unwrap_err();
        assert!(error.to_string().contains("iverilog"), "{error}");
        assert!(error.to_string().contains("syntax error"), "{error}");
    }
}

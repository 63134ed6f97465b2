//! The `ibhdl` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    ibhdl_sim::cli::main()
}

//! The `ibhdl` command: packets through the simulated hardware, seen as a table, as JSON and as a waveform, and the
//! hardware as Verilog.
//!
//! Exit codes: 0 all went well; 1 with `--strict`, when a packet had an error; 2 wrong use, bad input, or output that
//! cannot be written; 3 the hardware differs from the golden model or breaks the rules of its ports.

mod args;
mod completions;
mod console;
mod details;
mod emit;
mod engine;
mod failure;
mod feed;
mod json;
mod link;
mod main_job;
mod play;
#[cfg(test)]
mod play_tests;
mod progress;
mod replay;
mod report;
mod session;
mod summary;
mod table;
mod waves;

use std::process::ExitCode;

use args::Command;
use failure::Failure;

/// How a command ended, when it ran to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Fine,
    /// `--strict`, and a packet had an error.
    PacketErrors,
}

/// Runs the command on the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = match args::parse(std::env::args_os()) {
        Ok(arguments) => arguments,
        Err(exit) => return exit,
    };
    let result = match arguments.command {
        None => main_job::run(),
        Some(Command::Replay(options)) => replay::run(&options),
        Some(Command::Link(options)) => link::run(&options),
        Some(Command::Emit(options)) => emit::run(&options),
        Some(Command::Completions { shell }) => completions::run(shell),
    };
    match result {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::PacketErrors) => ExitCode::from(1),
        Err(failures) => ExitCode::from(report_failures(&failures)),
    }
}

/// One line each on stderr; gives the exit code of the worst one.
fn report_failures(failures: &[Failure]) -> u8 {
    // The reader of the output has seen enough: that is the end, and nobody is there to be told.
    let told = failures.iter().filter(|failure| !failure.is_broken_pipe());
    told.map(|failure| {
        eprintln!("error: {failure}");
        failure.exit_code()
    })
    .max()
    .unwrap_or(0)
}

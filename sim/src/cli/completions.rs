//! `ibhdl completions`.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use super::args::Arguments;
use super::failure::Failure;
use super::Outcome;

pub(super) fn run(shell: Shell) -> Result<Outcome, Vec<Failure>> {
    // clap_complete panics when it cannot write: it gets memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "ibhdl", &mut script);
    let mut stdout = std::io::stdout();
    stdout
        .write_all(&script)
        .and_then(|()| stdout.flush())
        .map_err(|error| vec![Failure::Output(error)])?;
    Ok(Outcome::Fine)
}

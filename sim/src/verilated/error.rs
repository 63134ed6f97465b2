//! Why there is no model.

use std::io;
use std::path::PathBuf;

/// The tools are missing or refused, or the export is not what was asked for.
#[derive(Debug, thiserror::Error)]
pub enum VerilatedError {
    #[error(
        "{program} cannot be started ({source}); `tests/run --tools` installs what the engine needs"
    )]
    Missing { program: String, source: io::Error },
    /// `log` is all that the program printed.
    #[error("{program} failed: {}", first_error(log))]
    Refused { program: String, log: String },
    #[error("{}: {source}", path.display())]
    Cache { path: PathBuf, source: io::Error },
    #[error("the compiled model cannot be loaded: {0}")]
    Load(#[from] libloading::Error),
    #[error(transparent)]
    Emit(#[from] ibhdl_verilog::EmitError),
    #[error("the export has no port {0}")]
    NoPort(String),
}

/// The line that says most.
fn first_error(log: &str) -> &str {
    let mut lines = log.lines();
    lines
        .find(|line| line.to_lowercase().contains("error"))
        .or_else(|| log.lines().next())
        .unwrap_or("it did not say why")
}

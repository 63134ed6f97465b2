//! What ends a command before its time.

use std::io;
use std::path::PathBuf;

use crate::bench::link::LinkError;
use crate::bench::BenchError;
use crate::capture::CaptureError;
use crate::model::FieldDifference;

/// Each is told in one line.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// Options that do not go together.
    #[error("{0}")]
    Usage(String),
    #[error("{}: {source}", path.display())]
    Capture { path: PathBuf, source: CaptureError },
    #[error("{}: cannot be written: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("the output cannot be written: {0}")]
    Output(io::Error),
    /// The hardware has something that the Verilog backend cannot say.
    #[error("{module}: no Verilog: {source}")]
    Emit {
        module: String,
        source: ibhdl_verilog::EmitError,
    },
    #[error("engine verilator: {0}")]
    Verilated(#[from] crate::verilated::VerilatedError),
    #[error("hardware and model differ: {packet}: {}: hardware {}, model {}",
        difference.field, difference.left, difference.right)]
    Difference {
        packet: String,
        difference: FieldDifference,
    },
    #[error("the hardware breaks the rules of its ports: {0}")]
    Bench(#[from] BenchError),
    #[error("link scheduler: {0}")]
    Link(#[from] LinkError),
}

impl Failure {
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_)
            | Self::Capture { .. }
            | Self::Write { .. }
            | Self::Output(_)
            | Self::Emit { .. }
            | Self::Verilated(_) => 2,
            Self::Difference { .. } | Self::Bench(_) | Self::Link(_) => 3,
        }
    }

    /// Whoever read the output went away.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

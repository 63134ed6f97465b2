//! What can go wrong on the bench of the link: hardware and model differ, or the hardware breaks the rules of its ports.

use crate::bench::{BenchError, NotSettled};

/// Ends a run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    #[error("cycle {cycle}, end {end}: {source}")]
    NotSettled {
        cycle: u64,
        end: &'static str,
        source: NotSettled,
    },
    #[error(transparent)]
    Bench(#[from] BenchError),
    #[error("cycle {cycle}, end {end}: m_axis: {what}")]
    Stream {
        cycle: u64,
        end: &'static str,
        what: &'static str,
    },
    #[error("cycle {cycle}, end {end}: {what}: hardware {hardware}, model {model}")]
    Difference {
        cycle: u64,
        end: &'static str,
        what: &'static str,
        hardware: String,
        model: String,
    },
    #[error("cycle {cycle}, end {end}: nothing is granted, and something has been waiting for {waited} cycles")]
    Stuck {
        cycle: u64,
        end: &'static str,
        waited: u64,
    },
}

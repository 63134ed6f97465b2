//! What can go wrong on the bench: the hardware broke its contract.

use super::EngineError;

/// The hardware did not keep to the rules of the stream, or lost or made up something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BenchError {
    #[error("cycle {cycle}: {source}")]
    Engine { cycle: u64, source: EngineError },
    /// Rule 3: what is offered stays until it is taken.
    #[error("cycle {cycle}: {port} changed while it was waiting to be taken")]
    Unstable { cycle: u64, port: &'static str },
    #[error("cycle {cycle}: {port} gave something that belongs to no packet")]
    Unexpected { cycle: u64, port: &'static str },
    #[error("cycle {cycle}: payload: {what}")]
    Payload { cycle: u64, what: String },
    /// Nothing moved for longer than anything takes.
    #[error("cycle {cycle}: the pipeline is stuck with {waiting} packet(s) inside")]
    Stuck { cycle: u64, waiting: usize },
}

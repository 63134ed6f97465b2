//! Drives the hardware: one clock cycle at a time, packets in, what came out of the ports.
//!
//! [`Engine`] is the pipeline seen from outside its ports; [`Simulated`] is the rust-hdl block behind it. [`Bench`] puts packets on
//! the input, stalls the outputs, watches the rules of the stream and joins descriptor, payload and status to one
//! [`Received`] per packet.

mod clocked;
mod engine;
mod error;
mod harness;
mod monitor;
mod report;
mod simulated;
mod source;

pub use clocked::{Clocked, NotSettled};
pub use engine::{Config, Engine, Inputs, Outputs, PayloadBeat};
pub use error::BenchError;
pub use harness::{Bench, Received, Stalls};
pub use simulated::{engine, Simulated, LANES};
pub use source::Packet;

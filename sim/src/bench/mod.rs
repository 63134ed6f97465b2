//! Drives the hardware: one clock cycle at a time, packets in, what came out of the ports.
//!
//! [`Engine`] is the pipeline seen from outside its ports: [`Simulated`] has the rust-hdl block behind it, `Verilated` (with the
//! feature `verilator`) the exported Verilog. [`Bench`] puts packets on
//! the input, stalls the outputs, watches the rules of the stream and joins descriptor, payload and status to one
//! [`Received`] per packet.

mod clocked;
mod engine;
mod error;
mod harness;
pub mod link;
mod monitor;
mod report;
mod simulated;
mod source;
mod unpack;
mod verilated;

pub use clocked::{Clocked, NotSettled};
pub use engine::{Config, Engine, EngineError, Inputs, Outputs, PayloadBeat};
pub use error::BenchError;
pub use harness::{Bench, Received, Stalls};
pub use simulated::{engine, observed, Observer, Simulated, LANES};
pub use source::Packet;
pub use verilated::Verilated;

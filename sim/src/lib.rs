//! Everything that drives or judges the ibhdl hardware.

pub mod bench;
pub mod capture;
pub mod cli;
pub mod model;
pub mod sample;
#[cfg(feature = "verilator")]
pub mod verilated;
pub mod wave;

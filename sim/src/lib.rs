//! Everything that drives or judges the ibhdl hardware.

pub mod model;
pub mod sample;

//! The receive pipeline as a whole, simulated: every packet that goes in, everything that comes out, at all five widths.
//!
//! What is expected comes from the golden model, or is written out in the test where the point is to have a second opinion.

// `at_every_width`, for all modules.
#[macro_use]
extern crate ibhdl_tests;

mod back_pressure;
mod bit_flips;
mod broken;
mod capture;
mod compare;
mod damage;
mod latency;
mod packets;
mod random;
mod rate;
mod recipe;
mod reset;

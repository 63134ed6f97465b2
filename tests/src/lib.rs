//! What the whole-system tests of ibhdl share: running the HDL tools and finding the reference data.
//!
//! Tests that run a tool stand behind the feature `tools`. Tests that read reference data say so:
//!
//! ```text
//! #[test]
//! #[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
//! fn every_icrc_of_the_capture_is_good() { /* ... */ }
//! ```
//!
//! `build.rs` sets `have_captures` and `have_spec` for every test of this crate, so that libtest counts
//! such a test as ignored, with that reason, where the folder is absent.

pub mod capture;
#[cfg(feature = "tools")]
pub mod cosim;
pub mod exports;
pub mod lockstep;
pub mod ports;
pub mod qualify;
pub mod shared;
pub mod tools;
mod widths;

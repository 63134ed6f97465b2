//! Runs the HDL tools that `tests/run` installs: [`yosys`], [`sby`], [`verilator_lint`], [`icarus`], [`slang_lint`], and [`python`] with
//! cocotb.
//!
//! Each call copies its [`Sources`] into a temporary folder and runs the tool there on relative names:
//! the WebAssembly build of Yosys has a temporary folder of its own, so it may not see an absolute path there.
//! A tool that is not on PATH is an error, never a skipped test.

mod icarus;
mod python;
mod run;
mod sby;
mod slang;
mod sources;
mod verilator;
mod yosys;

pub use icarus::{icarus, icarus_lint};
pub use python::python;
pub use run::{Output, ToolError};
pub use sby::{sby, Proof};
pub use slang::slang_lint;
pub use sources::Sources;
pub use verilator::{verilator_lint, Lint};
pub use yosys::{yosys, yosys_check};

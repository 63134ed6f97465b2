//! An exported top as Verilator simulates it, in this process.
//!
//! [`Compiled`] has Verilator translate the text of a top to C++ and builds that, with a small C interface, to a shared
//! library in a cache folder; [`Model`] is one instance of it. Registers without reset and memories begin with random values,
//! drawn from the seed of the model: what depends on a value that the Verilog leaves undefined differs from seed to seed.
//!
//! Needs `verilator` 5.052 or newer on `PATH` and a C++ compiler (`CXX`, or else `c++`).

mod compile;
mod error;
mod layout;
mod model;
mod shim;

pub use compile::Compiled;
pub use error::VerilatedError;
pub use layout::{Layout, Slot};
pub use model::Model;

//! From a rust-hdl design to Verilog-2001 whose every value equals the Rust simulation's.
//!
//! rust-hdl's own generator prints the Rust expression as text; widths and precedence then follow
//! Verilog's rules and not Rust's. [`Emitter`] reads the same syntax tree, resolves every name,
//! infers the width and sign of every expression and writes Verilog in which nothing depends on
//! context. What it cannot translate is an [`EmitError`] that names block and expression.
//!
//! # What a block can say about itself
//! rust-hdl does not tell the type of a block, but `Logic::timing` is open to hand-written blocks:
//! * a [`TimingInfo`](rust_hdl::core::timing::TimingInfo) named `module:lrh_parse` names the exported module; its
//!   first input, if any, is a line about it, which becomes a comment;
//! * `reg`, with clock, input and output, or `reg_rst:8'h00`, with a further port `rst`, marks a
//!   register, which is written as a clocked block of its owner. rust-hdl's `DFF` (`dff`) is known.
//!
//! # What the syntax tree does not hold
//! `.index()`, `.into()` and `.to_bits()` leave no trace. The value of an `.into()` between types of
//! one width is taken as it is. Arithmetic on `.index()` outside a bit index is computed at the
//! width of the signal, where Rust computes in `usize`: do it on `Bits`, and name the result.
//!
//! rust-hdl's macro drops the guard of a match arm, and takes `a..=b` for `a..b`. A second arm for one value, which only a
//! guard makes sense of, is an error; the rest cannot be seen from the tree: leave guards and `..=` out of kernels.
//!
//! # Verilog of others
//! A block may bring its own text (`Custom`), a wrapper around a core (`Wrapper`) or stand for a cell (`Blackbox`). Cores and
//! cells keep their names, ours avoid them. A `Signal<InOut, _>` is linked from the top down to such a block and is
//! one `inout wire`; kernels cannot read or drive it, since they have no way to say when it is driven.

mod build;
mod connect;
mod design;
mod emit;
mod error;
mod expr;
mod file;
mod flow;
mod foreign;
mod index;
mod infer;
mod inout;
mod join;
mod kernel;
mod layout;
mod leaf;
mod literal;
mod lower;
mod module;
mod names;
mod options;
mod print;
mod register;
mod scope;
mod select;
mod text;
mod top;
pub mod tops;

pub use emit::{Emitter, Port, PortDirection, Verilog};
pub use error::EmitError;
pub use options::{InitialValues, Options, ResetPolarity, ResetStyle};

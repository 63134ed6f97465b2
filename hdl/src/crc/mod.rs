//! The CRCs of InfiniBand: host-side algebra and the engine made from it.
//!
//! A CRC over a beat of `LANES` dwords is split by linearity:
//!
//! 1. [`Contribution`]: what the beat alone adds to the register, an XOR tree in two register stages;
//! 2. [`State`]: the loop, `next = Advance(state) ^ contribution`, one constant matrix deep;
//! 3. [`UnAdvance`]: the last beat was padded with zero bytes; one register stage per power of two takes them back.
//!
//! [`Engine`] joins the three. ICRC and VCRC are the same engine with another [`Polynomial`].

mod contribution;
mod ctl;
mod engine;
mod icrc_mask;
mod matrix;
mod polynomial;
mod state;
mod un_advance;

pub use contribution::Contribution;
pub use ctl::Ctl;
pub use engine::Engine;
pub use icrc_mask::IcrcMask;
pub use matrix::Matrix;
pub use polynomial::{Polynomial, ICRC, VCRC};
pub use state::State;
pub use un_advance::UnAdvance;

#[cfg(test)]
mod engine_tests;
#[cfg(test)]
mod tests;

//! The receive pipeline, and the CRC engines as tops of their own.

mod check;
mod check_icrc;
mod check_vcrc;
mod cut;
mod ib_icrc;
mod ib_rx;
mod ib_vcrc;
mod merge;
mod payload;
mod rotate;
mod status;

pub use check::{Check, Verdict};
pub use check_icrc::CheckIcrc;
pub use check_vcrc::CheckVcrc;
pub use cut::{Cut, Piece};
pub use ib_icrc::{IbIcrc, IcrcResult};
pub use ib_rx::IbRx;
pub use ib_vcrc::IbVcrc;
pub use merge::Merge;
pub use payload::Payload;
pub use rotate::Rotate;
pub use status::{Icrc, Status, STATUS_BITS};

#[cfg(test)]
mod check_tests;
#[cfg(test)]
mod payload_tests;
#[cfg(test)]
mod top_tests;

//! The golden model: the bytes of a packet in, the decoded packet out.
//!
//! It is the executable form of docs/receive.md, and shares nothing with the hardware: no type, no table, no code. An
//! error in one of the two must show as a difference from the other.
//!
//! [`decode`] reads, [`PacketBuilder`] writes packets. Reading cuts out fields by bit position, writing puts bytes
//! together: neither can hide an error of the other.

mod bits;
mod bth;
mod build;
mod check;
mod config;
pub mod crc;
mod decode;
mod decoded;
mod difference;
mod eth;
mod grh;
mod hex;
pub mod link;
mod lrh;
mod opcode;
mod payload;
mod rwh;
mod status;
#[cfg(test)]
mod tests;

pub use bth::Bth;
pub use build::{ExtendedHeaders, PacketBuilder};
pub use config::{Config, Mtu};
pub use decode::decode;
pub use decoded::{Decoded, Icrc};
pub use difference::FieldDifference;
pub use eth::{Aeth, AtomicAckEth, AtomicEth, Deth, Eth, Feth, Reth};
pub use grh::{Grh, NXT_HDR_IBA};
pub use lrh::{Lnh, Lrh};
pub use opcode::{Opcode, Service};
pub use payload::PayloadRule;
pub use rwh::Rwh;
pub use status::{ErrorSet, StatusBit};

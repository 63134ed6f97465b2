//! The headers: one file a header, each a table of named fields, and the stages that find and read them.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

mod aeth;
mod atomic_ack_eth;
mod atomic_eth;
mod bth;
mod descriptor;
mod deth;
mod extended;
mod extent;
mod feth;
mod grh;
mod ieth;
mod imm_dt;
mod locate;
mod lrh;
mod opcode;
mod operation;
mod rdeth;
mod reth;
mod rwh;
mod table;
mod window;
mod xrceth;

pub use aeth::{Aeth, AethParse};
pub use atomic_ack_eth::{AtomicAckEth, AtomicAckEthParse};
pub use atomic_eth::{AtomicEth, AtomicEthParse};
pub use bth::{Bth, BthParse};
pub use descriptor::{DescribePacket, Descriptor, Layout};
pub use deth::{Deth, DethParse};
pub use extended::{Extended, ExtendedParse};
pub use feth::{Feth, FethParse};
pub use grh::{Grh, GrhParse};
pub use ieth::{Ieth, IethParse};
pub use imm_dt::{ImmDt, ImmDtParse};
pub use locate::{Locate, Located};
pub use lrh::{Lrh, LrhParse};
pub use opcode::{Opcode, OpcodeDecode};
pub use operation::{Operation, PayloadRule, Service};
pub use rdeth::{Rdeth, RdethParse};
pub use reth::{Reth, RethParse};
pub use rwh::{Rwh, RwhParse};
pub use window::{HeaderWindow, DWORDS};
pub use xrceth::{Xrceth, XrcethParse};

#[cfg(test)]
mod describe_tests;
#[cfg(test)]
mod extended_tests;
#[cfg(test)]
mod opcode_tests;
#[cfg(test)]
mod parse_tests;

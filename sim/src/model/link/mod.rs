//! The golden model of the link layer: flow-control packets, credits, SL to VL and VL arbitration.
//!
//! It is the executable form of docs/link.md and of FACTS 5.1, 5.2, 6 and 7.1, and shares nothing with the hardware.

mod arbiter;
mod blocks;
mod credit_receiver;
mod credit_sender;
mod fcp;
mod fcp_error;
mod operational;
mod share;
mod sl_to_vl;
mod snapshot;
mod tables;
#[cfg(test)]
mod tests;

pub use arbiter::{Arbiter, Readings};
pub use blocks::blocks;
pub use credit_receiver::{Arrival, CreditReceiver, Vl15Buffer};
pub use credit_sender::CreditSender;
pub use fcp::{decode_fcp, Fcp};
pub use fcp_error::{FcpError, FcpErrorSet};
pub use operational::OperationalVls;
pub use share::{table_shares, PacketSizes};
pub use sl_to_vl::SlToVl;
pub use snapshot::{Grant, Snapshot};
pub use tables::{Entry, Tables, ENTRIES};

/// Data VLs that InfiniBand has: VL0 to VL14.
pub const DATA_VLS: usize = 15;

/// VL of subnet management: no credits, first in every arbitration.
pub const VL15: u8 = 15;

/// Credit arithmetic is modulo this many blocks (FACTS 5.2).
const MODULUS: u16 = 4096;

/// The most blocks that may be on their way (FACTS 5.2).
const MAX_CREDIT: u16 = 2048;

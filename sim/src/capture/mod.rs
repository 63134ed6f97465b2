//! Captures of InfiniBand packets: reading pcap and pcapng, writing pcap.
//!
//! A file is read as a stream: one record is held at a time, and no length that a file claims is
//! believed before it is checked against [`MAX_RECORD_BYTES`] or [`MAX_BLOCK_BYTES`].
//!
//! Two link types carry InfiniBand, everything else becomes a skipped frame with a reason:
//!
//! * 197, ERF records of type 21: LRH to VCRC, `wlen` bytes;
//! * 247, LINKTYPE_INFINIBAND: the record from its first byte to its last, starting with the LRH.
//!   The registry of link types points to chapter 5 of the InfiniBand specification for the layout,
//!   and there a packet ends with the VCRC, so the last two bytes are taken for it. A writer that
//!   strips the VCRC gives packets that show up as truncated: nothing is made up or guessed, for
//!   a packet that lost two bytes on the wire looks the same.
//!
//! pcap-parser takes the headers and blocks apart; the streaming, the limits, the clock of a pcapng
//! interface (its binary `if_tsresol`, and `if_tsoffset` in big-endian files), the obsolete packet
//! block and ERF are done here, because pcap-parser 0.17 lacks them or gets them wrong.

mod bytes;
mod clock;
mod erf;
mod error;
mod frame;
mod link;
mod pcap;
mod pcapng;
mod reader;
mod source;
#[cfg(test)]
mod tests;
mod writer;

pub use error::CaptureError;
pub use frame::{Frame, FrameKind, SkipReason};
pub use link::LinkType;
pub use reader::{open, Reader};
pub use writer::PcapWriter;

/// The longest packet record that is read, in bytes. It is libpcap's own limit.
pub const MAX_RECORD_BYTES: u32 = 256 * 1024;

/// The longest pcapng block that is held in memory: a packet and its options, in bytes. Blocks of
/// kinds that are skipped may be longer.
pub const MAX_BLOCK_BYTES: u32 = 1024 * 1024;

/// The most interfaces that one pcapng section may describe.
pub const MAX_INTERFACES: usize = 65_536;

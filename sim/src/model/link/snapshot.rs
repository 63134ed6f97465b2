//! What a decision is made on, and what it is.

use super::DATA_VLS;

/// The state of the port for one decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// Per data VL: PktLen of the first packet, where that may go now: it is whole and has credit.
    pub ready: [Option<u16>; DATA_VLS],
    /// PktLen of the first packet of VL15.
    pub vl15: Option<u16>,
    /// A flow-control packet is due.
    pub fcp: bool,
}

/// What is sent next, in the form in which the hardware says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grant {
    /// A flow-control packet; everything else is 0 then.
    pub fcp: bool,
    pub vl: u8,
    /// Dwords.
    pub pkt_len: u16,
    /// The High list decided.
    pub high: bool,
    /// The entry that decided; 0 where no list did.
    pub entry: u8,
}

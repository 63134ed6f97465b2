//! The status of a packet.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use crate::about::{described, Described};
use crate::prim::Word;
use rust_hdl::prelude::*;

/// What the ICRC said.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub enum Icrc {
    /// The packet has none.
    Absent,
    /// It is right.
    Good,
    /// It is wrong, or the packet ends where no ICRC can.
    Bad,
}

impl Described for Icrc {}

described! {
    /// One per packet, behind its last beat: one bit for each check that failed (`docs/receive.md`).
    #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
    pub struct Status {
        /// Shorter than PktLen or the headers say.
        pub truncated: Bit,
        /// The bytes differ from 4 * PktLen + 2.
        pub length: Bit,
        /// PktLen is less than the least packet has.
        pub pkt_len_min: Bit,
        /// PktLen is more than the MTU allows.
        pub pkt_len_max: Bit,
        /// LVer is not 0.
        pub lver: Bit,
        /// On VL 15, but not an SMP.
        pub vl15: Bit,
        /// IPVer of the GRH is not 6.
        pub grh_ip_ver: Bit,
        /// NxtHdr of the GRH is not 0x1B.
        pub grh_nxt_hdr: Bit,
        /// PayLen of the GRH does not fit PktLen.
        pub grh_pay_len: Bit,
        /// TVer is not 0.
        pub t_ver: Bit,
        /// The opcode is reserved.
        pub reserved_opcode: Bit,
        /// The payload is not what the opcode allows.
        pub payload_rule: Bit,
        /// The ICRC is bad.
        pub icrc: Bit,
        /// The VCRC is bad.
        pub vcrc: Bit,
        /// The link said that the packet ended bad.
        pub link_error: Bit,
        /// 0 absent, 1 good, 2 bad.
        pub icrc_result: Icrc,
        /// Bytes that arrived, at most 65535.
        pub bytes: Word<16>,
        /// Payload that went out, in bytes; 0: no beat.
        pub payload_bytes: Word<13>,
    }
}

/// The names of the checks, in the order of their bits.
pub const STATUS_BITS: [&str; 15] = [
    "truncated",
    "length",
    "pkt_len_min",
    "pkt_len_max",
    "lver",
    "vl15",
    "grh_ip_ver",
    "grh_nxt_hdr",
    "grh_pay_len",
    "t_ver",
    "reserved_opcode",
    "payload_rule",
    "icrc",
    "vcrc",
    "link_error",
];

impl Status {
    /// The checks in the order of [`STATUS_BITS`]; true where one failed.
    pub fn failed(&self) -> [bool; 15] {
        [
            self.truncated,
            self.length,
            self.pkt_len_min,
            self.pkt_len_max,
            self.lver,
            self.vl15,
            self.grh_ip_ver,
            self.grh_nxt_hdr,
            self.grh_pay_len,
            self.t_ver,
            self.reserved_opcode,
            self.payload_rule,
            self.icrc,
            self.vcrc,
            self.link_error,
        ]
    }
}

//! Global route header, and the IPv6 header of a raw packet, which has the same shape (FACTS 2).

use serde::Serialize;

use super::{bits::Fields, hex};

/// NxtHdr of a GRH: an InfiniBand transport follows.
pub const NXT_HDR_IBA: u8 = 0x1B;

/// GRH or IPv6 header, 40 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Grh {
    pub ip_ver: u8,
    pub t_class: u8,
    pub flow_label: u32,
    /// Bytes from the end of the GRH to the end of the ICRC.
    pub pay_len: u16,
    pub nxt_hdr: u8,
    pub hop_lmt: u8,
    #[serde(serialize_with = "hex::u128")]
    pub sgid: u128,
    #[serde(serialize_with = "hex::u128")]
    pub dgid: u128,
}

impl Grh {
    pub const BYTES: usize = 40;

    /// The header in its wire form.
    pub fn parse(bytes: &[u8; Self::BYTES]) -> Self {
        let h = Fields::new(bytes);
        Self {
            ip_ver: h.u8(0..4),
            t_class: h.u8(4..12),
            flow_label: h.u32(12..32),
            pay_len: h.u16(32..48),
            nxt_hdr: h.u8(48..56),
            hop_lmt: h.u8(56..64),
            sgid: h.u128(64),
            dgid: h.u128(192),
        }
    }

    /// The wire form.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let word0 = u32::from(self.ip_ver) << 28
            | u32::from(self.t_class) << 20
            | self.flow_label & 0xF_FFFF;
        let mut bytes = [0; Self::BYTES];
        bytes[0..4].copy_from_slice(&word0.to_be_bytes());
        bytes[4..6].copy_from_slice(&self.pay_len.to_be_bytes());
        bytes[6] = self.nxt_hdr;
        bytes[7] = self.hop_lmt;
        bytes[8..24].copy_from_slice(&self.sgid.to_be_bytes());
        bytes[24..40].copy_from_slice(&self.dgid.to_be_bytes());
        bytes
    }
}

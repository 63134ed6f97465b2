//! Local route header (FACTS 1).

use serde::Serialize;

use super::bits::Fields;

/// What follows the LRH.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lnh {
    /// 0: raw packet with an EtherType (RWH).
    RawEther,
    /// 1: raw packet with an IPv6 header.
    RawIpv6,
    /// 2: BTH.
    Local,
    /// 3: GRH, then BTH.
    Global,
}

impl Lnh {
    /// All four, by code.
    pub const ALL: [Self; 4] = [Self::RawEther, Self::RawIpv6, Self::Local, Self::Global];

    /// Of the low two bits of `code`.
    pub const fn from_code(code: u8) -> Self {
        match code & 3 {
            0 => Self::RawEther,
            1 => Self::RawIpv6,
            2 => Self::Local,
            _ => Self::Global,
        }
    }

    /// 0 to 3.
    pub const fn code(self) -> u8 {
        match self {
            Self::RawEther => 0,
            Self::RawIpv6 => 1,
            Self::Local => 2,
            Self::Global => 3,
        }
    }

    /// The packet has a BTH and an ICRC.
    pub const fn is_transport(self) -> bool {
        matches!(self, Self::Local | Self::Global)
    }
}

/// LRH: the first 8 bytes of every packet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lrh {
    pub vl: u8,
    pub lver: u8,
    pub sl: u8,
    pub lnh: u8,
    pub dlid: u16,
    /// Dwords from the first byte of the LRH to the last before the VCRC.
    pub pkt_len: u16,
    pub slid: u16,
}

impl Lrh {
    pub const BYTES: usize = 8;

    /// The header in its wire form.
    pub fn parse(bytes: &[u8; Self::BYTES]) -> Self {
        let h = Fields::new(bytes);
        Self {
            vl: h.u8(0..4),
            lver: h.u8(4..8),
            sl: h.u8(8..12),
            lnh: h.u8(14..16),
            dlid: h.u16(16..32),
            pkt_len: h.u16(37..48),
            slid: h.u16(48..64),
        }
    }

    /// What the LNH says.
    pub fn lnh(self) -> Lnh {
        Lnh::from_code(self.lnh)
    }

    /// Length of the packet on the link, VCRC included, by its PktLen.
    pub fn packet_bytes(self) -> usize {
        4 * usize::from(self.pkt_len) + 2
    }

    /// The wire form, reserved bits zero.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let [d0, d1] = self.dlid.to_be_bytes();
        let [l0, l1] = (self.pkt_len & 0x7FF).to_be_bytes();
        let [s0, s1] = self.slid.to_be_bytes();
        let vl_lver = self.vl << 4 | self.lver & 0xF;
        let sl_lnh = self.sl << 4 | self.lnh & 3;
        [vl_lver, sl_lnh, d0, d1, l0, l1, s0, s1]
    }
}

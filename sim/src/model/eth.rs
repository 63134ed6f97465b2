//! Extended transport headers: what may follow the BTH (FACTS 3.4).

use serde::Serialize;

use super::{bits::Fields, hex};

/// The kinds of extended header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eth {
    Rdeth,
    Deth,
    Xrceth,
    Reth,
    AtomicEth,
    Aeth,
    AtomicAckEth,
    ImmDt,
    Ieth,
    Feth,
}

impl Eth {
    /// As the specification writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rdeth => "RDETH",
            Self::Deth => "DETH",
            Self::Xrceth => "XRCETH",
            Self::Reth => "RETH",
            Self::AtomicEth => "AtomicETH",
            Self::Aeth => "AETH",
            Self::AtomicAckEth => "AtomicAckETH",
            Self::ImmDt => "ImmDt",
            Self::Ieth => "IETH",
            Self::Feth => "FETH",
        }
    }

    /// Length in bytes.
    pub const fn bytes(self) -> usize {
        match self {
            Self::Deth | Self::AtomicAckEth => 8,
            Self::Reth => 16,
            Self::AtomicEth => 28,
            Self::Rdeth | Self::Xrceth | Self::Aeth | Self::ImmDt | Self::Ieth | Self::Feth => 4,
        }
    }
}

/// RD extended header: the EE context.
pub(super) fn parse_rdeth(bytes: &[u8; 4]) -> u32 {
    Fields::new(bytes).u32(8..32)
}

/// XRC extended header: the XRC SRQ.
pub(super) fn parse_xrceth(bytes: &[u8; 4]) -> u32 {
    Fields::new(bytes).u32(8..32)
}

/// Immediate data.
pub(super) fn parse_imm_dt(bytes: &[u8; 4]) -> u32 {
    Fields::new(bytes).u32(0..32)
}

/// Invalidate extended header: the R_Key.
pub(super) fn parse_ieth(bytes: &[u8; 4]) -> u32 {
    Fields::new(bytes).u32(0..32)
}

/// Datagram extended header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Deth {
    pub q_key: u32,
    pub src_qp: u32,
}

impl Deth {
    /// The header in its wire form.
    pub fn parse(bytes: &[u8; 8]) -> Self {
        let h = Fields::new(bytes);
        Self {
            q_key: h.u32(0..32),
            src_qp: h.u32(40..64),
        }
    }
}

/// RDMA extended header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reth {
    #[serde(serialize_with = "hex::u64")]
    pub va: u64,
    pub r_key: u32,
    /// Bytes of the whole message.
    pub dma_len: u32,
}

impl Reth {
    /// The header in its wire form.
    pub fn parse(bytes: &[u8; 16]) -> Self {
        let h = Fields::new(bytes);
        Self {
            va: h.u64(0..64),
            r_key: h.u32(64..96),
            dma_len: h.u32(96..128),
        }
    }
}

/// Atomic extended header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AtomicEth {
    #[serde(serialize_with = "hex::u64")]
    pub va: u64,
    pub r_key: u32,
    #[serde(serialize_with = "hex::u64")]
    pub swap_add: u64,
    /// Carried, and meaningless, in FetchAdd too.
    #[serde(serialize_with = "hex::u64")]
    pub compare: u64,
}

impl AtomicEth {
    /// The header in its wire form.
    pub fn parse(bytes: &[u8; 28]) -> Self {
        let h = Fields::new(bytes);
        Self {
            va: h.u64(0..64),
            r_key: h.u32(64..96),
            swap_add: h.u64(96..160),
            compare: h.u64(160..224),
        }
    }
}

/// Acknowledge extended header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Aeth {
    pub syndrome: u8,
    pub msn: u32,
}

impl Aeth {
    /// The header in its wire form.
    pub fn parse(bytes: &[u8; 4]) -> Self {
        let h = Fields::new(bytes);
        Self {
            syndrome: h.u8(0..8),
            msn: h.u32(8..32),
        }
    }
}

/// Atomic acknowledge extended header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AtomicAckEth {
    #[serde(serialize_with = "hex::u64")]
    pub orig_data: u64,
}

impl AtomicAckEth {
    /// The header in its wire form.
    pub fn parse(bytes: &[u8; 8]) -> Self {
        let h = Fields::new(bytes);
        Self {
            orig_data: h.u64(0..64),
        }
    }
}

/// Flush extended header.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Feth {
    /// Placement type, all four bits: bit 0 global visibility, bit 1 persistence.
    pub plt: u8,
    /// Selectivity: 0 range, 1 whole memory region.
    pub sel: u8,
}

impl Feth {
    /// The header in its wire form.
    pub fn parse(bytes: &[u8; 4]) -> Self {
        let h = Fields::new(bytes);
        Self {
            plt: h.u8(28..32),
            sel: h.u8(26..28),
        }
    }
}

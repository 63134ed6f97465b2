//! Everything that the receive pipeline reports about one packet.

use serde::{Serialize, Serializer};

use super::{
    bth::Bth,
    eth::{Aeth, AtomicAckEth, AtomicEth, Deth, Feth, Reth},
    grh::Grh,
    lrh::Lrh,
    rwh::Rwh,
    status::ErrorSet,
};

/// Result of the ICRC check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Icrc {
    /// Raw packets have none, and of a packet without LRH it is not known.
    #[default]
    Absent,
    Good,
    Bad,
}

/// A decoded packet. It serialises to the keys of `ibhdl replay --json` (without `frame` and `cycles`, so that it can
/// be flattened into what has them); absent headers are null.
///
/// `Default` is a packet of which nothing is known; it is there for those who put one together field by field.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Decoded {
    /// Bytes that arrived, at most 65535.
    pub bytes: u16,
    pub lrh: Option<Lrh>,
    pub grh: Option<Grh>,
    pub bth: Option<Bth>,
    pub deth: Option<Deth>,
    pub reth: Option<Reth>,
    pub atomic_eth: Option<AtomicEth>,
    pub aeth: Option<Aeth>,
    pub atomic_ack_eth: Option<AtomicAckEth>,
    /// Immediate data.
    pub imm_dt: Option<u32>,
    /// R_Key to invalidate.
    pub ieth: Option<u32>,
    /// EE context, 24 bits.
    pub rdeth: Option<u32>,
    /// XRC SRQ, 24 bits.
    pub xrceth: Option<u32>,
    pub feth: Option<Feth>,
    /// RWH, of LNH 0.
    pub raw: Option<Rwh>,
    /// IPv6 header, of LNH 1.
    pub ipv6: Option<Grh>,
    /// Payload bytes, without pad, that PktLen promises.
    pub payload_bytes: u16,
    /// The payload bytes that arrived: as many as promised, or fewer.
    #[serde(skip)]
    pub payload: Vec<u8>,
    pub icrc: Icrc,
    #[serde(rename = "vcrc", serialize_with = "good_or_bad")]
    pub vcrc_good: bool,
    pub errors: ErrorSet,
}

fn good_or_bad<S: Serializer>(good: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *good { "good" } else { "bad" })
}

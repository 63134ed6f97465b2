//! The status bits (docs/receive.md, "Status bits").

use std::fmt;

use serde::{Serialize, Serializer};

/// One failed check. The discriminant is the number of its bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatusBit {
    Truncated,
    Length,
    PktLenMin,
    PktLenMax,
    Lver,
    Vl15,
    GrhIpVer,
    GrhNxtHdr,
    GrhPayLen,
    TVer,
    ReservedOpcode,
    PayloadRule,
    Icrc,
    Vcrc,
    LinkError,
}

impl StatusBit {
    /// All of them, by bit number.
    pub const ALL: [Self; 15] = [
        Self::Truncated,
        Self::Length,
        Self::PktLenMin,
        Self::PktLenMax,
        Self::Lver,
        Self::Vl15,
        Self::GrhIpVer,
        Self::GrhNxtHdr,
        Self::GrhPayLen,
        Self::TVer,
        Self::ReservedOpcode,
        Self::PayloadRule,
        Self::Icrc,
        Self::Vcrc,
        Self::LinkError,
    ];

    /// The name in docs/receive.md.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Truncated => "truncated",
            Self::Length => "length",
            Self::PktLenMin => "pkt_len_min",
            Self::PktLenMax => "pkt_len_max",
            Self::Lver => "lver",
            Self::Vl15 => "vl15",
            Self::GrhIpVer => "grh_ip_ver",
            Self::GrhNxtHdr => "grh_nxt_hdr",
            Self::GrhPayLen => "grh_pay_len",
            Self::TVer => "t_ver",
            Self::ReservedOpcode => "reserved_opcode",
            Self::PayloadRule => "payload_rule",
            Self::Icrc => "icrc",
            Self::Vcrc => "vcrc",
            Self::LinkError => "link_error",
        }
    }

    const fn mask(self) -> u16 {
        1 << self as u16
    }
}

/// The checks that a packet failed.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ErrorSet(u16);

impl ErrorSet {
    /// From the 15 status bits, bit 0 first; bit 15 is dropped.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & 0x7FFF)
    }

    /// As the 15 status bits.
    pub const fn bits(self) -> u16 {
        self.0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, bit: StatusBit) -> bool {
        self.0 & bit.mask() != 0
    }

    /// The failed checks, by bit number.
    pub fn iter(self) -> impl Iterator<Item = StatusBit> {
        StatusBit::ALL
            .into_iter()
            .filter(move |&bit| self.contains(bit))
    }

    /// The names of the failed checks, by bit number.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.iter().map(StatusBit::name)
    }
}

impl FromIterator<StatusBit> for ErrorSet {
    fn from_iter<I: IntoIterator<Item = StatusBit>>(bits: I) -> Self {
        Self(bits.into_iter().fold(0, |set, bit| set | bit.mask()))
    }
}

impl fmt::Debug for ErrorSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.names()).finish()
    }
}

impl Serialize for ErrorSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.names())
    }
}

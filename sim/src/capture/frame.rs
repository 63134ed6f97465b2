//! What a capture is made of.

use std::fmt;

/// One frame of a capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Number of the frame in its file, from 1, as Wireshark counts.
    pub number: u64,
    /// Nanoseconds since 1970 UTC. For ERF it is the time of the capture card, else that of the file.
    pub time_ns: Option<u64>,
    /// What is in it.
    pub kind: FrameKind,
}

/// What a frame carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameKind {
    /// An InfiniBand packet.
    Packet {
        /// From the first byte of the LRH; to the last byte of the VCRC unless `cut`.
        bytes: Vec<u8>,
        /// The capture card saw the packet end bad (ERF flags "RX error" and "DS error").
        link_error: bool,
        /// The capture holds fewer bytes than were on the wire.
        cut: bool,
    },
    /// Something else.
    Skipped {
        /// Why it is not a packet.
        reason: SkipReason,
    },
}

/// Why a frame is not an InfiniBand packet. `Display` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SkipReason {
    /// A link type that carries no InfiniBand packets.
    LinkType(u32),
    /// An ERF record of another type (bits 6:0 of the type byte).
    ErfType(u8),
}

impl fmt::Display for SkipReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, number, name) = match *self {
            Self::LinkType(number) => ("link type", number, link_type_name(number)),
            Self::ErfType(number) => ("ERF record type", u32::from(number), erf_type_name(number)),
        };
        write!(f, "{what} {number}")?;
        match name {
            Some(name) => write!(f, " ({name})"),
            None => Ok(()),
        }
    }
}

/// The kinds that turn up beside InfiniBand, from the tcpdump group's registry of link types.
fn link_type_name(number: u32) -> Option<&'static str> {
    Some(match number {
        0 => "BSD loopback",
        1 => "Ethernet",
        6 => "Token Ring",
        9 => "PPP",
        101 => "raw IP",
        105 => "IEEE 802.11",
        113 => "Linux cooked",
        127 => "IEEE 802.11 with radiotap",
        147..=162 => "private use",
        228 => "IPv4",
        229 => "IPv6",
        239 => "NFLOG",
        242 => "IP over InfiniBand",
        252 => "Wireshark exported PDU",
        276 => "Linux cooked v2",
        _ => return None,
    })
}

/// ERF record types as Endace numbers them.
fn erf_type_name(number: u8) -> Option<&'static str> {
    Some(match number {
        0 => "legacy",
        1 => "HDLC",
        2 => "Ethernet",
        3 => "ATM",
        4 => "AAL5",
        10 | 15 | 17 | 19 => "HDLC with color",
        11 | 16 | 20 => "Ethernet with color",
        22 => "IPv4",
        23 => "IPv6",
        24 => "raw link",
        25 => "InfiniBand link",
        27 => "metadata",
        28 | 29 => "Omni-Path",
        48 => "pad",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::SkipReason;

    #[test]
    fn reasons_have_names() {
        let reason = |r: SkipReason| r.to_string();
        assert_eq!(reason(SkipReason::LinkType(1)), "link type 1 (Ethernet)");
        assert_eq!(reason(SkipReason::LinkType(4000)), "link type 4000");
        assert_eq!(
            reason(SkipReason::ErfType(2)),
            "ERF record type 2 (Ethernet)"
        );
        assert_eq!(reason(SkipReason::ErfType(99)), "ERF record type 99");
    }
}

//! From a record of a capture file to a frame.

use super::erf;
use super::{CaptureError, FrameKind, SkipReason};

/// A link type that carries InfiniBand packets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkType {
    /// 197: an ERF record around each packet. Wireshark reads it.
    Erf,
    /// 247: the bare packet. Wireshark up to 4.0 does not read it.
    InfiniBand,
}

impl LinkType {
    /// Its number in the registry of link types.
    pub const fn number(self) -> u32 {
        match self {
            Self::Erf => 197,
            Self::InfiniBand => 247,
        }
    }

    fn from_number(number: u32) -> Option<Self> {
        [Self::Erf, Self::InfiniBand]
            .into_iter()
            .find(|link| link.number() == number)
    }
}

/// One packet record of a file, whatever its format.
pub(super) struct Record {
    pub link_type: u32,
    pub time_ns: Option<u64>,
    /// Length on the wire, in bytes, including the pseudo-header of the link type.
    pub original_len: u32,
    pub data: Vec<u8>,
}

impl Record {
    /// Fewer bytes were stored than there were.
    pub fn is_snapped(&self) -> bool {
        self.data.len() < self.original_len as usize
    }
}

/// The time and content of frame `number`.
pub(super) fn decode(
    record: Record,
    number: u64,
) -> Result<(Option<u64>, FrameKind), CaptureError> {
    match LinkType::from_number(record.link_type) {
        Some(LinkType::Erf) => erf::decode(&record).map_err(|reason| CaptureError::BadErf {
            frame: number,
            reason,
        }),
        Some(LinkType::InfiniBand) => Ok((
            record.time_ns,
            FrameKind::Packet {
                link_error: false,
                cut: record.is_snapped(),
                bytes: record.data,
            },
        )),
        None => Ok((
            record.time_ns,
            FrameKind::Skipped {
                reason: SkipReason::LinkType(record.link_type),
            },
        )),
    }
}

//! pcap: a 24-byte file header, then records of a 16-byte header and data.

use std::io::Read;

use pcap_parser::parse_pcap_header;

use super::bytes::ByteOrder;
use super::link::Record;
use super::source::Source;
use super::{CaptureError, MAX_RECORD_BYTES};

pub(super) const FILE_HEADER_BYTES: usize = 24;
const RECORD_HEADER_BYTES: usize = 16;

pub(super) const MAGIC_MICROSECONDS: u32 = 0xa1b2_c3d4;
pub(super) const MAGIC_NANOSECONDS: u32 = 0xa1b2_3c4d;
pub(super) const VERSION_MAJOR: u16 = 2;
pub(super) const VERSION_MINOR: u16 = 4;

/// The bits above hold the length of a frame check sequence (libpcap `LT_LINKTYPE`).
const LINK_TYPE_MASK: u32 = 0x03ff_ffff;

const HEADER: &str = "pcap file header";
const RECORD: &str = "packet record";

pub(super) struct Pcap {
    order: ByteOrder,
    ns_per_tick: u64,
    link_type: u32,
}

impl Pcap {
    /// Whether a file that begins with `magic` is pcap.
    pub fn recognises(magic: [u8; 4]) -> bool {
        [u32::from_le_bytes(magic), u32::from_be_bytes(magic)]
            .iter()
            .any(|magic| [MAGIC_MICROSECONDS, MAGIC_NANOSECONDS].contains(magic))
    }

    /// Reads the file header.
    pub fn new<R: Read>(source: &mut Source<R>) -> Result<Self, CaptureError> {
        let mut bytes = [0; FILE_HEADER_BYTES];
        source.fill(&mut bytes, HEADER, 0)?;
        let Ok((_, header)) = parse_pcap_header(&bytes) else {
            return Err(CaptureError::UnknownFormat {
                start: source.magic().to_vec(),
            });
        };
        if header.version_major != VERSION_MAJOR {
            return Err(CaptureError::Version {
                format: "pcap",
                major: header.version_major,
                minor: header.version_minor,
                offset: 0,
            });
        }
        Ok(Self {
            order: if header.is_bigendian() {
                ByteOrder::Big
            } else {
                ByteOrder::Little
            },
            ns_per_tick: if header.is_nanosecond_precision() {
                1
            } else {
                1_000
            },
            link_type: header.network.0 as u32 & LINK_TYPE_MASK,
        })
    }

    pub fn next<R: Read>(&self, source: &mut Source<R>) -> Result<Option<Record>, CaptureError> {
        let start = source.offset();
        let mut header = [0; RECORD_HEADER_BYTES];
        if !source.fill_or_end(&mut header, RECORD)? {
            return Ok(None);
        }
        let [s0, s1, s2, s3, f0, f1, f2, f3, c0, c1, c2, c3, o0, o1, o2, o3] = header;
        let seconds = self.order.u32([s0, s1, s2, s3]);
        let fraction = self.order.u32([f0, f1, f2, f3]);
        let captured_len = self.order.u32([c0, c1, c2, c3]);
        // The file's own snap length is no limit: writers that state it too small are common.
        if captured_len > MAX_RECORD_BYTES {
            return Err(CaptureError::TooLong {
                part: RECORD,
                offset: start,
                length: captured_len,
                limit: MAX_RECORD_BYTES,
            });
        }
        let mut data = vec![0; captured_len as usize];
        source.fill(&mut data, RECORD, start)?;
        Ok(Some(Record {
            link_type: self.link_type,
            time_ns: Some(
                u64::from(seconds) * 1_000_000_000 + u64::from(fraction) * self.ns_per_tick,
            ),
            original_len: self.order.u32([o0, o1, o2, o3]),
            data,
        }))
    }
}

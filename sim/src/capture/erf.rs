//! ERF, Endace's extensible record format, as it sits inside a record of link type 197.
//!
//! ```text
//! byte 0-7   time, little-endian, units of 2^-32 s since 1970
//!      8     bit 7: an extension header follows; bits 6:0: record type
//!      9     flags: 1:0 interface, 2 varying length, 3 truncated, 4 RX error, 5 DS error
//!      10-11 rlen, 12-13 loss counter, 14-15 wlen, all big-endian
//!      16-   8-byte extension headers while bit 7 of the byte before says so, then the packet
//! ```

use super::link::Record;
use super::{FrameKind, SkipReason};

pub(super) const HEADER_BYTES: usize = 16;
const EXTENSION_BYTES: usize = 8;

const MORE_HEADERS: u8 = 0x80;
const TYPE_INFINIBAND: u8 = 21;

const FLAG_VARYING: u8 = 0x04;
const FLAG_TRUNCATED: u8 = 0x08;
const FLAG_RX_ERROR: u8 = 0x10;
const FLAG_DS_ERROR: u8 = 0x20;

const TICKS_LOG2: u32 = 32;
const NS_PER_S: u64 = 1_000_000_000;

/// The time and packet of a record of link type 197.
pub(super) fn decode(record: &Record) -> Result<(Option<u64>, FrameKind), &'static str> {
    let Some((header, mut rest)) = record.data.split_first_chunk::<HEADER_BYTES>() else {
        return Err("shorter than its 16-byte header");
    };
    let [t0, t1, t2, t3, t4, t5, t6, t7, kind, flags, _, _, _, _, w0, w1] = *header;
    let time_ns = match u64::from_le_bytes([t0, t1, t2, t3, t4, t5, t6, t7]) {
        0 => record.time_ns,
        ticks => Some(ticks_to_ns(ticks)),
    };
    if kind & !MORE_HEADERS != TYPE_INFINIBAND {
        let reason = SkipReason::ErfType(kind & !MORE_HEADERS);
        return Ok((time_ns, FrameKind::Skipped { reason }));
    }

    let mut more = kind & MORE_HEADERS != 0;
    while more {
        let Some((extension, after)) = rest.split_first_chunk::<EXTENSION_BYTES>() else {
            return Err("shorter than its extension headers");
        };
        more = extension[0] & MORE_HEADERS != 0;
        rest = after;
    }

    // Not rlen: it counts padding that pcap files do not store.
    let wire_len = usize::from(u16::from_be_bytes([w0, w1]));
    let truncated = flags & FLAG_TRUNCATED != 0;
    if rest.len() < wire_len && !record.is_snapped() && !truncated {
        return Err("its wire length is longer than the record");
    }
    Ok((
        time_ns,
        FrameKind::Packet {
            link_error: flags & (FLAG_RX_ERROR | FLAG_DS_ERROR) != 0,
            cut: truncated || rest.len() < wire_len,
            bytes: rest[..rest.len().min(wire_len)].to_vec(),
        },
    ))
}

/// The record header of a whole packet of `wire_len` bytes, or `None` when it is too long for ERF
/// or its time is past 2106.
pub(super) fn header(
    wire_len: usize,
    time_ns: u64,
    link_error: bool,
) -> Option<[u8; HEADER_BYTES]> {
    let wlen = u16::try_from(wire_len).ok()?;
    // The card pads a record to 8 bytes and counts that in rlen.
    let rlen = u16::try_from((HEADER_BYTES + wire_len).next_multiple_of(8)).ok()?;
    let error = if link_error { FLAG_RX_ERROR } else { 0 };

    let mut header = [0; HEADER_BYTES];
    header[0..8].copy_from_slice(&ns_to_ticks(time_ns)?.to_le_bytes());
    header[8] = TYPE_INFINIBAND;
    header[9] = FLAG_VARYING | error;
    header[10..12].copy_from_slice(&rlen.to_be_bytes());
    header[14..16].copy_from_slice(&wlen.to_be_bytes());
    Some(header)
}

/// Rounded to the nearest nanosecond, so that a time written by [`ns_to_ticks`] comes back.
fn ticks_to_ns(ticks: u64) -> u64 {
    let seconds = ticks >> TICKS_LOG2;
    let fraction = ticks & ((1 << TICKS_LOG2) - 1);
    let half = 1 << (TICKS_LOG2 - 1);
    seconds * NS_PER_S + ((fraction * NS_PER_S + half) >> TICKS_LOG2)
}

fn ns_to_ticks(time_ns: u64) -> Option<u64> {
    let seconds = u32::try_from(time_ns / NS_PER_S).ok()?;
    let fraction = ((time_ns % NS_PER_S) << TICKS_LOG2) / NS_PER_S;
    Some((u64::from(seconds) << TICKS_LOG2) | fraction)
}

//! ERF records.

use super::files::{erf, pcap_header, pcap_record, Order};
use super::{read_all, FrameKind};
use crate::capture::SkipReason;

const PACKET: [u8; 10] = [0, 2, 0, 1, 0, 2, 0, 2, 0xaa, 0xbb];

/// Reads one ERF record that was `snapped` bytes longer on the wire.
fn read(record: &[u8], snapped: u32) -> Result<(Option<u64>, FrameKind), String> {
    let mut file = pcap_header(Order::Little, false, 197);
    let wire = record.len() as u32 + snapped;
    file.extend(pcap_record(Order::Little, 3, 0, wire, record));
    match read_all(&file[..]) {
        (frames, None) => Ok((frames[0].time_ns, frames[0].kind.clone())),
        (_, Some(error)) => Err(error.to_string()),
    }
}

fn expect(bytes: &[u8], link_error: bool, cut: bool) -> FrameKind {
    FrameKind::Packet {
        bytes: bytes.to_vec(),
        link_error,
        cut,
    }
}

#[test]
fn time_is_the_cards_unless_it_is_zero() {
    let mut record = erf(21, 0, 32, 10, &PACKET);
    assert_eq!(read(&record, 0).unwrap().0, Some(1_500_000_000));
    record[..8].fill(0);
    assert_eq!(read(&record, 0).unwrap().0, Some(3_000_000_000));
}

#[test]
fn wlen_counts_and_rlen_does_not() {
    for rlen in [0, 26, 32, u16::MAX] {
        let record = erf(21, 4, rlen, 10, &PACKET);
        assert_eq!(read(&record, 0).unwrap().1, expect(&PACKET, false, false));
    }
    let padded = [&PACKET[..], &[0; 6]].concat();
    let record = erf(21, 4, 32, 10, &padded);
    assert_eq!(read(&record, 0).unwrap().1, expect(&PACKET, false, false));
}

#[test]
fn extension_headers_are_passed_over() {
    let one = [&[0x03, 1, 2, 3, 4, 5, 6, 7], &PACKET[..]].concat();
    let two = [&[0x83, 1, 2, 3, 4, 5, 6, 7], &one[..]].concat();
    for rest in [one, two] {
        let record = erf(0x80 | 21, 4, 0, 10, &rest);
        assert_eq!(read(&record, 0).unwrap().1, expect(&PACKET, false, false));
    }
}

#[test]
fn flags() {
    for (flags, link_error, cut) in [
        (0x03, false, false),
        (0x10, true, false),
        (0x20, true, false),
        (0x08, false, true),
        (0xc4, false, false),
    ] {
        let record = erf(21, flags, 32, 10, &PACKET);
        assert_eq!(
            read(&record, 0).unwrap().1,
            expect(&PACKET, link_error, cut),
            "flags {flags:02x}"
        );
    }
}

#[test]
fn snapped_records_are_cut() {
    let record = erf(21, 4, 32, 10, &PACKET[..7]);
    assert_eq!(
        read(&record, 3).unwrap().1,
        expect(&PACKET[..7], false, true)
    );
    // Only padding was lost.
    let record = erf(21, 4, 32, 10, &PACKET);
    assert_eq!(read(&record, 6).unwrap().1, expect(&PACKET, false, false));
    let record = erf(21, 0x0c, 32, 10, &PACKET[..7]);
    assert_eq!(
        read(&record, 0).unwrap().1,
        expect(&PACKET[..7], false, true)
    );
}

#[test]
fn other_types_are_skipped() {
    for kind in [2, 25, 0x80 | 27] {
        let reason = SkipReason::ErfType(kind & 0x7f);
        assert_eq!(
            read(&erf(kind, 4, 0, 99, &[]), 0).unwrap().1,
            FrameKind::Skipped { reason }
        );
    }
}

#[test]
fn malformed_records_are_errors() {
    let record = erf(21, 4, 32, 10, &PACKET);
    assert_eq!(
        read(&record[..15], 0).unwrap_err(),
        "bad ERF record in frame 1: shorter than its 16-byte header"
    );
    assert_eq!(
        read(&record[..25], 0).unwrap_err(),
        "bad ERF record in frame 1: its wire length is longer than the record"
    );
    let endless = erf(0x80 | 21, 4, 32, 0, &[0x80; 84]);
    assert_eq!(
        read(&endless, 0).unwrap_err(),
        "bad ERF record in frame 1: shorter than its extension headers"
    );
}

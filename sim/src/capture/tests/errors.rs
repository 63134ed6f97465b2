//! Files that are not what they should be: one clear line each, with a place.

use std::io;
use std::path::Path;

use super::files::{block, enhanced, interface, pcap_header, pcap_record, section, Order};
use super::read_all;
use crate::capture::{open, CaptureError, Reader};

const LE: Order = Order::Little;

/// The number of good frames and the message.
fn read(file: &[u8]) -> (usize, String) {
    let (frames, error) = read_all(file);
    let message = error.expect("an error").to_string();
    assert!(!message.contains('\n'), "{message}");
    (frames.len(), message)
}

fn pcap(records: &[&[u8]]) -> Vec<u8> {
    [&pcap_header(LE, true, 247), records.concat().as_slice()].concat()
}

fn pcapng(blocks: &[&[u8]]) -> Vec<u8> {
    let start = [section(LE), interface(LE, 247, 0, &[])].concat();
    [&start[..], blocks.concat().as_slice()].concat()
}

fn read_pcapng(blocks: &[&[u8]]) -> (usize, String) {
    read(&pcapng(blocks))
}

#[test]
fn missing_file() {
    let error = open(Path::new("no such capture.pcap")).err().unwrap();
    assert!(matches!(error, CaptureError::Open(_)));
    assert!(error.to_string().starts_with("cannot be opened: "));
}

#[test]
fn not_a_capture() {
    assert_eq!(read(b"").1, "the file is empty");
    let unknown = |start: &str| format!("neither pcap nor pcapng: the file begins with {start}");
    assert_eq!(read(b"\x1f\x8b\x08\0\0").1, unknown("[1f, 8b, 08, 00]"));
    assert_eq!(read(&[0x0a, 0x0d]).1, unknown("[0a, 0d]"));
    // The "modified" pcap of a 1990s kernel patch, whose records have another shape.
    let mut modified = pcap(&[]);
    modified[..4].copy_from_slice(&0xa1b2_cd34_u32.to_le_bytes());
    assert_eq!(read(&modified).1, unknown("[34, cd, b2, a1]"));
}

#[test]
fn unsupported_versions() {
    let mut file = pcap(&[]);
    file[4] = 3;
    assert_eq!(read(&file).1, "pcap version 3.4 at byte 0 is not supported");
    let mut file = pcapng(&[]);
    file[12] = 2;
    assert_eq!(
        read(&file).1,
        "pcapng version 2.0 at byte 0 is not supported"
    );
}

#[test]
fn cut_off_pcap() {
    let record = pcap_record(LE, 0, 0, 5, &[0; 5]);
    let file = pcap(&[&record, &record]);
    let cut =
        |part, at| format!("cut off: the file ends inside the {part} that begins at byte {at}");
    assert_eq!(read(&file[..23]), (0, cut("pcap file header", 0)));
    assert_eq!(read(&file[..25]), (0, cut("packet record", 24)));
    assert_eq!(read(&file[..46]), (1, cut("packet record", 45)));
    assert_eq!(read(&file[..65]), (1, cut("packet record", 45)));
}

#[test]
fn cut_off_pcapng() {
    let file = pcapng(&[&enhanced(LE, 0, 0, 5, &[0; 5])]);
    let at = file.len() - 40;
    for end in [at + 1, at + 8, at + 39] {
        let message =
            format!("cut off: the file ends inside the pcapng block that begins at byte {at}");
        assert_eq!(read(&file[..end]), (0, message));
    }
    let skipped = block(LE, 99, &[0; 40]);
    let message =
        format!("cut off: the file ends inside the pcapng block that begins at byte {at}");
    for end in [13, 30, 51] {
        assert_eq!(read_pcapng(&[&skipped[..end]]), (0, message.clone()));
    }
}

#[test]
fn absurd_lengths_are_not_believed() {
    let good = pcap_record(LE, 0, 0, 5, &[0; 5]);
    for length in [256 * 1024 + 1, u32::MAX] {
        let mut bad = good.clone();
        bad[8..12].copy_from_slice(&length.to_le_bytes());
        let file = pcap(&[&good, &bad]);
        let mut reader = Reader::new(&file[..]).unwrap();
        assert!(reader.next_frame().unwrap().is_some());
        assert_eq!(
            reader.next_frame().unwrap_err().to_string(),
            format!("the packet record at byte 45 claims {length} bytes, more than the 262144 that are allowed")
        );
        assert_eq!(reader.bytes_read(), 45 + 16, "nothing of the body is read");
    }

    let mut bad = enhanced(LE, 0, 0, 5, &[0; 5]);
    bad[4..8].copy_from_slice(&0xffff_fffc_u32.to_le_bytes());
    assert_eq!(
        read_pcapng(&[&bad]).1,
        "the pcapng block at byte 48 claims 4294967292 bytes, more than the 1048576 that are allowed"
    );
    let long = enhanced(LE, 0, 0, 5, &vec![0; 256 * 1024 + 4]);
    assert_eq!(
        read_pcapng(&[&long]).1,
        "bad pcapng block at byte 48: its packet is longer than 256 KiB"
    );
    // A block that is passed over needs no memory, so the file may just end in it.
    let mut skipped = block(LE, 99, &[0; 40]);
    skipped[4..8].copy_from_slice(&0xffff_fffc_u32.to_le_bytes());
    assert_eq!(
        read_pcapng(&[&skipped]).1,
        "cut off: the file ends inside the pcapng block that begins at byte 48"
    );
}

#[test]
fn bad_pcapng_blocks() {
    let bad = |reason| format!("bad pcapng block at byte 48: {reason}");
    let good = enhanced(LE, 0, 0, 5, &[0; 5]);

    for length in [0u8, 8, 41] {
        let mut block = good.clone();
        block[4] = length;
        let reason = "its length is below 12 or not a multiple of 4";
        assert_eq!(read_pcapng(&[&block]).1, bad(reason));
    }
    let mut block = good.clone();
    block[36] ^= 4;
    assert_eq!(read_pcapng(&[&block]).1, bad("its two lengths differ"));

    let mut block = good.clone();
    block[20] = 200;
    let reason = "its fields do not fit into its length";
    assert_eq!(read_pcapng(&[&block]).1, bad(reason));

    let reason = "its interface is not described";
    assert_eq!(read_pcapng(&[&enhanced(LE, 1, 0, 0, &[])]).1, bad(reason));
    assert_eq!(
        read_pcapng(&[&super::files::obsolete(LE, 1, 0, 0, &[])]).1,
        bad(reason)
    );

    let reason = "its packet is longer than the block";
    assert_eq!(
        read_pcapng(&[&super::files::simple(LE, 9, &[0; 5])]).1,
        bad(reason)
    );
    let mut block = super::files::obsolete(LE, 0, 0, 5, &[0; 5]);
    block[20] = 9;
    assert_eq!(read_pcapng(&[&block]).1, bad(reason));

    let mut file = section(LE);
    file[8] = 0;
    let reason = "a section header without the byte-order magic";
    assert_eq!(
        read(&file).1,
        format!("bad pcapng block at byte 0: {reason}")
    );
}

#[test]
fn read_errors_say_where() {
    struct Broken;
    impl io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    let stream = io::Read::chain(io::Cursor::new(pcap(&[])), Broken);
    let (_, error) = read_all(stream);
    assert_eq!(
        error.unwrap().to_string(),
        "cannot be read at byte 24: the disk is gone"
    );
}

//! Whatever the bytes are: no panic, an end, and every frame in front of the damage.

use proptest::collection::vec;
use proptest::prelude::*;

use super::files::{
    block, enhanced, erf, interface, obsolete, pcap_header, pcap_record, section, simple, Order,
};
use super::{read_all, read_good};
use crate::capture::{CaptureError, Frame, FrameKind, MAX_RECORD_BYTES};

/// A good capture and, for each of its frames, where that ends in the file.
#[derive(Clone, Debug)]
struct Capture {
    file: Vec<u8>,
    frame_ends: Vec<usize>,
    /// Places where the file may end without being cut off.
    seams: Vec<usize>,
}

impl Capture {
    fn new(start: Vec<u8>) -> Self {
        Self {
            seams: vec![start.len()],
            file: start,
            frame_ends: Vec::new(),
        }
    }

    fn add(&mut self, part: &[u8], is_frame: bool) {
        self.file.extend(part);
        self.seams.push(self.file.len());
        if is_frame {
            self.frame_ends.push(self.file.len());
        }
    }

    fn frames_before(&self, end: usize) -> usize {
        self.frame_ends.iter().filter(|e| **e <= end).count()
    }
}

fn order() -> impl Strategy<Value = Order> {
    prop_oneof![Just(Order::Little), Just(Order::Big)]
}

fn records() -> impl Strategy<Value = Vec<Vec<u8>>> {
    let packet = vec(any::<u8>(), 0..80);
    vec(
        (packet, any::<bool>()).prop_map(|(packet, extended)| {
            let extension: &[u8] = if extended { &[1; 8] } else { &[] };
            let kind = if extended { 0x80 | 21 } else { 21 };
            let rest = [extension, &packet[..]].concat();
            erf(kind, 4, 0, packet.len() as u16, &rest)
        }),
        1..6,
    )
}

fn pcap() -> impl Strategy<Value = Capture> {
    (order(), any::<bool>(), records()).prop_map(|(order, nanoseconds, records)| {
        let mut capture = Capture::new(pcap_header(order, nanoseconds, 197));
        for data in records {
            let record = pcap_record(order, 1, 2, data.len() as u32, &data);
            capture.add(&record, true);
        }
        capture
    })
}

fn pcapng() -> impl Strategy<Value = Capture> {
    let records = records().prop_flat_map(|records| {
        let kinds = vec(0..4, records.len());
        (Just(records), kinds)
    });
    (order(), records).prop_map(|(order, (records, kinds))| {
        let mut capture = Capture::new(section(order));
        capture.add(&interface(order, 197, 0, &[(9, &[9])]), false);
        for (data, kind) in records.iter().zip(kinds) {
            let wire = data.len() as u32;
            match kind {
                0 => capture.add(&enhanced(order, 0, 5, wire, data), true),
                1 => capture.add(&obsolete(order, 0, 5, wire, data), true),
                2 => capture.add(&simple(order, wire, data), true),
                _ => capture.add(&block(order, 77, data), false),
            }
        }
        capture
    })
}

fn capture() -> impl Strategy<Value = Capture> {
    prop_oneof![pcap(), pcapng()]
}

fn check_limits(frames: &[Frame]) {
    for frame in frames {
        if let FrameKind::Packet { bytes, .. } = &frame.kind {
            assert!(bytes.len() <= MAX_RECORD_BYTES as usize);
        }
    }
}

proptest! {
    #[test]
    fn any_bytes(bytes in vec(any::<u8>(), 0..400)) {
        read_all(&bytes[..]);
    }

    #[test]
    fn any_bytes_behind_a_good_start(
        start in prop_oneof![
            order().prop_map(|order| pcap_header(order, false, 197)),
            order().prop_map(|order| [section(order), interface(order, 197, 0, &[])].concat()),
        ],
        bytes in vec(any::<u8>(), 0..400),
    ) {
        let (frames, _) = read_all(&[start, bytes].concat()[..]);
        check_limits(&frames);
    }

    #[test]
    fn any_body_in_a_good_block(
        order in order(),
        kind in prop_oneof![Just(0x0a0d0d0a), 0u32..8],
        body in vec(prop_oneof![Just(0u8), any::<u8>()], 0..120),
    ) {
        let start = [section(order), interface(order, 197, 0, &[])].concat();
        let (frames, _) = read_all(&[start, block(order, kind, &body)].concat()[..]);
        check_limits(&frames);
    }

    #[test]
    fn any_erf_record(
        kind in prop_oneof![Just(21u8), Just(0x80 | 21), any::<u8>()],
        flags in any::<u8>(),
        rlen in any::<u16>(),
        wlen in prop_oneof![0u16..60, any::<u16>()],
        rest in vec(any::<u8>(), 0..60),
        kept in 0usize..80,
        snapped in 0u32..3,
    ) {
        let mut record = erf(kind, flags, rlen, wlen, &rest);
        record.truncate(kept);
        let wire = record.len() as u32 + snapped;
        let start = pcap_header(Order::Little, false, 197);
        let record = pcap_record(Order::Little, 0, 0, wire, &record);
        let (frames, error) = read_all(&[start, record].concat()[..]);
        check_limits(&frames);
        prop_assert_eq!(frames.len() + usize::from(error.is_some()), 1);
    }

    #[test]
    fn truncation((capture, end) in capture().prop_flat_map(|c| {
        let ends = 0..=c.file.len();
        (Just(c), ends)
    })) {
        let whole = read_good(&capture.file[..]);
        prop_assert_eq!(whole.len(), capture.frame_ends.len());
        let (frames, error) = read_all(&capture.file[..end]);
        prop_assert_eq!(&frames[..], &whole[..capture.frames_before(end)]);
        match error {
            None => prop_assert!(capture.seams.contains(&end)),
            Some(CaptureError::Empty) => prop_assert_eq!(end, 0),
            Some(CaptureError::UnknownFormat { .. }) => prop_assert!(end < 4),
            Some(CaptureError::CutOff { offset, .. }) => {
                prop_assert!(!capture.seams.contains(&end));
                let begin = capture.seams.iter().filter(|s| **s <= end).max();
                prop_assert_eq!(offset as usize, begin.copied().unwrap_or(0));
            }
            Some(error) => prop_assert!(false, "{}", error),
        }
    }

    #[test]
    fn mutation((capture, at, bytes) in capture().prop_flat_map(|c| {
        let places = 0..c.file.len();
        (Just(c), places, vec(any::<u8>(), 1..6))
    })) {
        let whole = read_good(&capture.file[..]);
        let mut file = capture.file.clone();
        for (place, byte) in file[at..].iter_mut().zip(bytes) {
            *place = byte;
        }
        let (frames, _) = read_all(&file[..]);
        let before = capture.frames_before(at);
        prop_assert!(frames.len() >= before);
        prop_assert_eq!(&frames[..before], &whole[..before]);
        check_limits(&frames);
    }
}

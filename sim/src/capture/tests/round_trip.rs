//! What the writer writes, the reader reads.

use std::io;

use proptest::collection::vec;
use proptest::prelude::*;

use super::{read_good, FrameKind};
use crate::capture::{Frame, LinkType, PcapWriter};

proptest! {
    #[test]
    fn packets_come_back(
        link_type in prop_oneof![Just(LinkType::Erf), Just(LinkType::InfiniBand)],
        packets in vec((vec(any::<u8>(), 0..300), 1..=u64::from(u32::MAX) * 1_000_000_000, any::<bool>()), 0..8),
    ) {
        let mut writer = PcapWriter::new(Vec::new(), link_type).unwrap();
        let mut expected = Vec::new();
        for (number, (bytes, time_ns, link_error)) in (1..).zip(packets) {
            let link_error = link_error && link_type == LinkType::Erf;
            writer.write(&bytes, time_ns, link_error).unwrap();
            let kind = FrameKind::Packet { bytes, link_error, cut: false };
            expected.push(Frame { number, time_ns: Some(time_ns), kind });
        }
        prop_assert_eq!(read_good(&writer.finish().unwrap()[..]), expected);
    }
}

#[test]
fn erf_bytes() {
    let mut writer = PcapWriter::new(Vec::new(), LinkType::Erf).unwrap();
    writer.write(&[0xaa; 26], 1_500_000_000, true).unwrap();
    let file = writer.finish().unwrap();
    assert_eq!(&file[20..24], [197, 0, 0, 0]);
    assert_eq!(&file[32..40], [42, 0, 0, 0, 42, 0, 0, 0]);
    // 16 + 26 bytes are padded to 48 in rlen only.
    assert_eq!(
        &file[40..56],
        [0, 0, 0, 0x80, 1, 0, 0, 0, 21, 0x14, 0, 48, 0, 0, 0, 26]
    );
    assert_eq!(file.len(), 24 + 16 + 16 + 26);
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |link_type, length: usize, time_ns, link_error| {
        let mut writer = PcapWriter::new(Vec::new(), link_type).unwrap();
        let result = writer.write(&vec![0; length], time_ns, link_error);
        match result {
            Ok(()) => false,
            Err(error) => {
                assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
                assert_eq!(writer.finish().unwrap().len(), 24, "nothing half written");
                true
            }
        }
    };
    let past_2106 = (u64::from(u32::MAX) + 1) * 1_000_000_000;
    assert!(!refused(LinkType::Erf, 65_512, past_2106 - 1, true));
    assert!(refused(LinkType::Erf, 65_513, 0, false));
    assert!(refused(LinkType::Erf, 10, past_2106, false));
    assert!(!refused(LinkType::InfiniBand, 256 * 1024, 0, false));
    assert!(refused(LinkType::InfiniBand, 256 * 1024 + 1, 0, false));
    assert!(refused(LinkType::InfiniBand, 10, 0, true));
}

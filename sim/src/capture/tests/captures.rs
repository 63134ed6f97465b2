//! The reference captures, see the README beside them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::FrameKind;
use crate::capture::{open, LinkType, PcapWriter};

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../shared/captures")
        .join(name)
}

#[test]
#[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
fn native_infiniband() {
    let mut reader = open(&path("infiniband.pcap")).unwrap();
    let mut writer = PcapWriter::new(Vec::new(), LinkType::Erf).unwrap();
    let mut frames = Vec::new();
    while let Some(frame) = reader.next_frame().unwrap() {
        let FrameKind::Packet {
            bytes,
            link_error: false,
            cut: false,
        } = &frame.kind
        else {
            panic!("frame {} is not a good packet", frame.number);
        };
        let pkt_len = usize::from(u16::from_be_bytes([bytes[4], bytes[5]]) & 0x7ff);
        assert_eq!(bytes.len(), 4 * pkt_len + 2, "frame {}", frame.number);
        writer.write(bytes, frame.time_ns.unwrap(), false).unwrap();
        frames.push(frame);
    }
    assert_eq!(frames.len(), 43);
    assert_eq!(frames[0].time_ns, Some(1_210_794_479_499_693_535));
    assert_eq!(Some(reader.bytes_read()), reader.total_bytes());
    assert_eq!(super::read_good(&writer.finish().unwrap()[..]), frames);
}

#[test]
#[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
fn ethernet_is_skipped_by_name() {
    for (name, count) in [
        ("rocev2_send_imm.pcap", 105),
        ("rocev2_write_pad3.pcap", 10),
        ("rocev2_read_middle.pcap", 11),
        ("rocev2_rping.pcap", 125),
    ] {
        let mut reasons = BTreeMap::new();
        for frame in open(&path(name)).unwrap() {
            match frame.unwrap().kind {
                FrameKind::Skipped { reason } => {
                    *reasons.entry(reason.to_string()).or_insert(0) += 1
                }
                FrameKind::Packet { .. } => panic!("{name} has no InfiniBand packet"),
            }
        }
        let expected = BTreeMap::from([("link type 1 (Ethernet)".to_owned(), count)]);
        assert_eq!(reasons, expected, "{name}");
    }
}

//! The packets of the real capture.

use crate::shared::capture_dir;
use ibhdl_sim::bench::Packet;
use ibhdl_sim::capture::{open, FrameKind};

/// All of them, for tests that are ignored where there are no captures.
pub fn packets() -> Vec<Packet> {
    let path = capture_dir().unwrap().join("infiniband.pcap");
    let frames = open(&path).unwrap().map(|frame| frame.unwrap().kind);
    let packets = frames.map(|kind| match kind {
        FrameKind::Packet {
            bytes,
            link_error,
            cut: false,
        } => Packet {
            bytes,
            link_error,
            empty_end: false,
        },
        other => panic!("not a whole packet: {other:?}"),
    });
    packets.collect()
}

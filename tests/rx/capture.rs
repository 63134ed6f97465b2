//! The real capture.

use crate::compare::pass;
use ibhdl::rx::Icrc;
use ibhdl_tests::capture::packets;
use std::collections::BTreeMap;

/// The counts are those of the README beside the capture.
fn the_whole_capture(lanes: usize) {
    let received = pass(lanes, &packets());
    assert_eq!(received.len(), 43);
    let mut opcodes = BTreeMap::new();
    let mut vls = BTreeMap::new();
    let mut global = Vec::new();
    for (received, frame) in received.iter().zip(1..) {
        assert_eq!(received.status.icrc_result, Icrc::Good, "frame {frame}");
        assert_eq!(received.status.failed(), [false; 15], "frame {frame}");
        let d = &received.descriptor;
        *opcodes.entry(d.bth.opcode.value()).or_insert(0) += 1;
        *vls.entry(d.lrh.vl.value()).or_insert(0) += 1;
        if d.lrh.lnh.value() == 3 {
            global.push(frame);
        }
    }
    assert_eq!(opcodes, BTreeMap::from([(0x64, 24), (0x04, 10), (0x11, 9)]));
    assert_eq!(vls, BTreeMap::from([(0, 37), (15, 6)]));
    assert_eq!(global, [3, 4, 5, 24, 25, 26]);
}

at_every_width!(
    #[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
    the_whole_capture
);

//! The payload rules, each at its limits.

use super::{errors, packet};
use crate::model::{decode, Config, Lnh, Mtu, PayloadRule, StatusBit};

/// Whether a packet of that opcode may carry that many bytes, with an MTU of 1024.
fn allowed(opcode: u8, bytes: usize) -> bool {
    let config = Config {
        mtu: Mtu::B1024,
        mpe: true,
    };
    Lnh::ALL
        .into_iter()
        .filter(|lnh| lnh.is_transport())
        .all(|lnh| {
            let decoded = decode(&packet(lnh, opcode, bytes).build(), false, &config);
            !decoded.errors.contains(StatusBit::PayloadRule)
        })
}

/// The lengths from 0 to 4100 that the opcode allows.
fn lengths(opcode: u8) -> Vec<usize> {
    (0..=4100).filter(|&bytes| allowed(opcode, bytes)).collect()
}

#[test]
fn first_and_middle_are_a_path_mtu() {
    for opcode in [0x00, 0x01, 0x26, 0x4D, 0xAE] {
        assert_eq!(lengths(opcode), [256, 512, 1024], "{opcode:#x}");
    }
}

#[test]
fn last_has_at_least_one_byte() {
    assert!((1..=1024).eq(lengths(0x16)));
}

#[test]
fn only_may_be_empty() {
    assert!((0..=1024).eq(lengths(0x64)));
}

#[test]
fn operations_without_payload() {
    for opcode in [0x0C, 0x11, 0x12, 0x13, 0x14, 0x55, 0x1C] {
        assert_eq!(lengths(opcode), [0], "{opcode:#x}");
    }
}

#[test]
fn atomic_write_has_eight_bytes() {
    assert_eq!(lengths(0x1D), [8]);
}

#[test]
fn congestion_notifications() {
    assert_eq!(lengths(0x81), [16]);
    assert!((0..=1024).eq(lengths(0x80)));
}

#[test]
fn manufacturer_specific_and_reserved_opcodes_have_no_rule() {
    for opcode in [0xC0, 0xFF, 0x18] {
        assert_eq!(lengths(opcode).len(), 4101, "{opcode:#x}");
    }
}

/// In a packet, headers and ICRC being whole dwords, the length alone already breaks the rule.
#[test]
fn fixed_lengths_have_no_pad() {
    for (rule, bytes) in [
        (PayloadRule::Pmtu, 256),
        (PayloadRule::Empty, 0),
        (PayloadRule::Eight, 8),
        (PayloadRule::Sixteen, 16),
    ] {
        assert!(rule.holds(bytes, 0, Mtu::B256), "{rule:?}");
        assert!(!rule.holds(bytes, 1, Mtu::B256), "{rule:?}");
    }
}

#[test]
fn less_room_than_headers_and_pad() {
    let no_room = packet(Lnh::Local, 0x04, 0).with(|p| p.pad_cnt = Some(1));
    assert!(errors(&no_room).contains(&"payload_rule"));
    let pkt_len_too_small = packet(Lnh::Local, 0x0A, 0).with(|p| p.pkt_len = Some(6));
    assert!(errors(&pkt_len_too_small).contains(&"payload_rule"));
}

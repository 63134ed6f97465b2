//! Flow-control packets: vectors, every check alone, every length, every bit.

use hex_literal::hex;
use proptest::prelude::*;

use super::super::{decode_fcp, Fcp, FcpError, OperationalVls};

fn fcp(op: u8, vl: u8, fctbs: u16, fccl: u16) -> Fcp {
    Fcp {
        op,
        fctbs,
        vl,
        fccl,
    }
}

fn errors(bytes: &[u8]) -> Vec<FcpError> {
    let (_, errors) = decode_fcp(bytes, false, OperationalVls::new(5, 15), true);
    errors.iter().collect()
}

/// FACTS 4.4.
#[test]
fn vectors() {
    for (given, bytes) in [
        (fcp(1, 0, 0, 0x200), hex!("10000200 295a")),
        (fcp(0, 0, 0x123, 0xABC), hex!("01230abc 1ee9")),
        (fcp(0, 14, 0xFFF, 0x7FF), hex!("0fffe7ff 0484")),
        (fcp(0, 3, 0, 0), hex!("00003000 7e4e")),
    ] {
        assert_eq!(given.to_bytes(), bytes);
        let (read, errors) = decode_fcp(&bytes, false, OperationalVls::new(5, 15), true);
        assert_eq!((read, errors.bits()), (given, 0));
    }
}

#[test]
fn each_check_alone() {
    for op in 2..16 {
        assert_eq!(errors(&fcp(op, 3, 5, 6).to_bytes()), [FcpError::Op]);
    }
    assert_eq!(errors(&fcp(0, 15, 5, 6).to_bytes()), [FcpError::Vl]);
    let good = fcp(0, 9, 5, 6).to_bytes();
    let four = OperationalVls::new(3, 15);
    for (check_vl, bits) in [(true, 0b1000), (false, 0)] {
        assert_eq!(decode_fcp(&good, false, four, check_vl).1.bits(), bits);
    }
    let (_, bad) = decode_fcp(&good, true, OperationalVls::new(5, 15), true);
    assert_eq!(bad.iter().collect::<Vec<_>>(), [FcpError::LinkError]);
}

/// A packet of another length whose CRC is right: the fields that arrived are shown, and the length is what is wrong.
#[test]
fn every_length() {
    let long = hex!("1234 e567 aa55 0102 0304");
    for length in 0..=8 {
        let mut bytes = long[..length].to_vec();
        let crc = crate::model::crc::vcrc(&bytes);
        bytes.extend(crc);
        let (read, found) = decode_fcp(&bytes, false, OperationalVls::new(5, 15), true);
        let length_is_wrong = bytes.len() != 6;
        assert_eq!(
            found.contains(FcpError::Length),
            length_is_wrong,
            "{length}"
        );
        assert!(
            length % 2 == 1 || !found.contains(FcpError::Lpcrc),
            "{length}"
        );
        assert!(
            length % 2 == 0 || found.contains(FcpError::Lpcrc),
            "{length}"
        );
        if length >= 4 {
            assert_eq!(read, fcp(1, 14, 0x234, 0x567));
        }
    }
    let cut = |n: usize| decode_fcp(&long[..n], false, OperationalVls::new(5, 15), true).0;
    assert_eq!(cut(0), fcp(0, 0, 0, 0));
    assert_eq!(cut(1), fcp(1, 0, 0, 0));
    assert_eq!(cut(2), fcp(1, 0, 0x234, 0));
    assert_eq!(cut(3), fcp(1, 14, 0x234, 0));
    assert_eq!(cut(4), fcp(1, 14, 0x234, 0x567));
    assert_eq!(errors(&[]), [FcpError::Lpcrc, FcpError::Length]);
}

proptest! {
    #[test]
    fn what_is_written_is_read(op in 0..2u8, vl in 0..15u8, fctbs in 0..4096u16, fccl in 0..4096u16) {
        let given = fcp(op, vl, fctbs, fccl);
        let (read, errors) = decode_fcp(&given.to_bytes(), false, OperationalVls::new(5, 15), true);
        prop_assert_eq!(read, given);
        prop_assert!(errors.is_empty());
    }

    /// A CRC of 16 bits with the factor x + 1 sees every damage of one, two or three bits in six bytes.
    #[test]
    fn damage_shows(vl in 0..15u8, fctbs in 0..4096u16, fccl in 0..4096u16, a in 0..48usize, b in 0..48usize) {
        let mut bytes = fcp(0, vl, fctbs, fccl).to_bytes();
        bytes[a / 8] ^= 1 << (a % 8);
        if a != b {
            bytes[b / 8] ^= 1 << (b % 8);
        }
        prop_assert!(errors(&bytes).contains(&FcpError::Lpcrc));
    }
}

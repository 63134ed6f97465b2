//! Every single-bit flip: the VCRC sees all of them, the ICRC those that FACTS 4.1 says it covers.

use std::ops::Range;

use super::{decode_4096, packet};
use crate::model::{Icrc, Lnh};

/// Bits of the packet that the ICRC does not cover, counted from the first on the wire; the VCRC comes on top.
const LOCAL_MASKED: [Range<usize>; 2] = [0..4, 96..104];
const GLOBAL_MASKED: [Range<usize>; 4] = [0..64, 68..96, 120..128, 416..424];
/// The LNH. Changing it changes which masks apply, or whether there is an ICRC at all.
const LNH_BITS: Range<usize> = 14..16;

fn flip_every_bit(good: &[u8], masked: &[Range<usize>]) {
    let decoded = decode_4096(good);
    assert!(decoded.errors.is_empty(), "{:?}", decoded.errors);
    let vcrc = good.len() * 8 - 16..good.len() * 8;
    for bit in 0..good.len() * 8 {
        let mut bytes = good.to_vec();
        bytes[bit / 8] ^= 0x80 >> (bit % 8);
        let flipped = decode_4096(&bytes);
        assert!(!flipped.vcrc_good, "bit {bit}");

        let masked = masked.iter().chain([&vcrc]).any(|bits| bits.contains(&bit));
        let expected = if LNH_BITS.contains(&bit) {
            match Lnh::from_code(bytes[1]).is_transport() {
                true => Icrc::Bad,
                false => Icrc::Absent,
            }
        } else if decoded.icrc == Icrc::Absent {
            Icrc::Absent
        } else if masked {
            Icrc::Good
        } else {
            Icrc::Bad
        };
        assert_eq!(flipped.icrc, expected, "bit {bit}");
    }
}

#[test]
fn of_a_local_packet() {
    flip_every_bit(&packet(Lnh::Local, 0x0A, 21).build(), &LOCAL_MASKED);
}

#[test]
fn of_a_global_packet() {
    flip_every_bit(&packet(Lnh::Global, 0x13, 0).build(), &GLOBAL_MASKED);
}

#[test]
fn of_a_ud_multicast_packet() {
    let multicast = packet(Lnh::Global, 0x64, 50).with(|p| {
        p.lrh.dlid = 0xC001;
        p.grh.t_class = 0xA5;
        p.grh.hop_lmt = 1;
        p.grh.dgid = 0xFF12_401B << 96 | 0xFFFF_FFFF;
        p.bth.dest_qp = 0xFF_FFFF;
        p.bth.becn = 1;
    });
    flip_every_bit(&multicast.build(), &GLOBAL_MASKED);
}

#[test]
fn of_raw_packets() {
    flip_every_bit(&packet(Lnh::RawEther, 0, 40).build(), &[]);
    flip_every_bit(&packet(Lnh::RawIpv6, 0, 40).build(), &[]);
}

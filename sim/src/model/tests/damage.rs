//! Packets cut at every byte, and packets that go on for too long.

use super::{decode_4096, packet};
use crate::model::{Decoded, Icrc, Lnh, PacketBuilder, StatusBit};

type Present = fn(&Decoded) -> bool;

/// Cuts the packet before every byte. `headers` are its headers with their ends, in bytes.
///
/// The one good ICRC is that of the eight masked bytes of a global LRH: `ffffffff ffffffff` is a CRC-32 and what it
/// covers. The packet is truncated all the same.
fn cut_everywhere(packet: &PacketBuilder, headers: &[(usize, Present)]) {
    let whole = packet.build();
    let hdr_bytes = headers.iter().map(|&(end, _)| end).max().unwrap_or(0);
    for arrived in 0..whole.len() {
        let cut = decode_4096(&whole[..arrived]);
        for (at, (end, present)) in headers.iter().enumerate() {
            assert_eq!(
                present(&cut),
                arrived >= *end,
                "header {at} of {arrived} bytes"
            );
        }
        assert_eq!(usize::from(cut.bytes), arrived);
        assert!(cut.errors.contains(StatusBit::Truncated), "{arrived}");
        assert_eq!(
            cut.errors.contains(StatusBit::Length),
            arrived >= 8,
            "{arrived}"
        );
        assert!(!cut.vcrc_good, "{arrived}");
        let masked_away = cut.lrh.is_some_and(|lrh| lrh.lnh() == Lnh::Global) && arrived == 10;
        assert_eq!(cut.icrc == Icrc::Good, masked_away, "{arrived}");
        let payload_end = arrived.min(hdr_bytes + packet.payload.len());
        if arrived >= hdr_bytes {
            assert_eq!(
                usize::from(cut.payload_bytes),
                packet.payload.len(),
                "{arrived}"
            );
            assert_eq!(cut.payload, whole[hdr_bytes..payload_end], "{arrived}");
        } else {
            assert_eq!((cut.payload_bytes, cut.payload.len()), (0, 0), "{arrived}");
        }
    }
}

#[test]
fn a_global_packet_cut_at_every_byte() {
    cut_everywhere(
        &packet(Lnh::Global, 0x4B, 30),
        &[
            (8, |d| d.lrh.is_some()),
            (48, |d| d.grh.is_some()),
            (60, |d| d.bth.is_some()),
            (64, |d| d.rdeth.is_some()),
            (72, |d| d.deth.is_some()),
            (88, |d| d.reth.is_some()),
            (92, |d| d.imm_dt.is_some()),
        ],
    );
}

#[test]
fn a_local_packet_cut_at_every_byte() {
    cut_everywhere(
        &packet(Lnh::Local, 0xA4, 13),
        &[
            (8, |d| d.lrh.is_some()),
            (20, |d| d.bth.is_some()),
            (24, |d| d.xrceth.is_some()),
        ],
    );
}

#[test]
fn raw_packets_cut_at_every_byte() {
    cut_everywhere(
        &packet(Lnh::RawEther, 0, 12).with(|p| p.lrh.sl = 1),
        &[(8, |d| d.lrh.is_some()), (12, |d| d.raw.is_some())],
    );
    cut_everywhere(
        &packet(Lnh::RawIpv6, 0, 12).with(|p| p.lrh.sl = 1),
        &[(8, |d| d.lrh.is_some()), (48, |d| d.ipv6.is_some())],
    );
}

#[test]
fn an_overlong_packet_delivers_what_pkt_len_promised() {
    for extra in 1..=9 {
        let sent = packet(Lnh::Local, 0x04, 7);
        let bytes = [sent.build(), vec![0x5A; extra]].concat();
        let decoded = decode_4096(&bytes);
        assert_eq!(decoded.payload, sent.payload);
        let errors: Vec<_> = decoded.errors.names().collect();
        assert_eq!(errors, ["length", "icrc", "vcrc"], "{extra} bytes");
    }
}

#[test]
fn the_icrc_is_where_the_packet_ends_not_where_pkt_len_says() {
    let lie = packet(Lnh::Local, 0x04, 16).with(|p| p.pkt_len = Some(8));
    let decoded = decode_4096(&lie.build());
    assert_eq!(decoded.icrc, Icrc::Good);
    assert_eq!(decoded.payload, lie.payload[..8]);
}

#[test]
fn no_byte_at_all() {
    let decoded = decode_4096(&[]);
    let nothing = Decoded {
        errors: [StatusBit::Truncated, StatusBit::Vcrc]
            .into_iter()
            .collect(),
        ..Decoded::default()
    };
    assert_eq!(decoded, nothing);
}

#[test]
fn two_zero_bytes_are_the_vcrc_of_nothing() {
    let decoded = decode_4096(&[0, 0]);
    assert!(decoded.vcrc_good);
    assert!(decoded.errors.names().eq(["truncated"]));
}

//! Packets that are too short, too long, empty, untruthful about their length, or no packets at all: each gives one descriptor
//! and one status, and the good packet behind it decodes.

use crate::compare::pass;
use crate::packets::{counting, filled, with_good_behind, without_good_behind};
use ibhdl_sim::bench::{Packet, Received};
use ibhdl_sim::model::{crc, Icrc, Lnh, StatusBit};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Sends the packets, a good one behind each.
fn send(lanes: usize, packets: impl IntoIterator<Item = Packet>) -> Vec<Received> {
    without_good_behind(pass(lanes, &with_good_behind(packets)))
}

/// Packets of every LNH, two of them with the longest headers that there are.
fn subjects() -> [Vec<u8>; 6] {
    [
        filled(Lnh::RawEther, 0, 10).build(),
        filled(Lnh::RawIpv6, 0, 9).build(),
        filled(Lnh::Local, 0x0B, 5).build(),
        filled(Lnh::Local, 0x53, 0).build(),
        filled(Lnh::Global, 0x65, 7).build(),
        filled(Lnh::Global, 0x54, 0).build(),
    ]
}

/// Also where the last beat that the link gives is empty.
fn cut_at_every_byte(lanes: usize) {
    for whole in subjects() {
        for empty_end in [false, true] {
            let cut = (0..whole.len()).map(|bytes| Packet {
                bytes: whole[..bytes].to_vec(),
                link_error: false,
                empty_end,
            });
            for (received, bytes) in send(lanes, cut).iter().zip(0..) {
                let decoded = received.decoded();
                assert_eq!(decoded.bytes, bytes);
                assert_eq!(decoded.lrh.is_some(), bytes >= 8, "{bytes} bytes");
                assert!(received.status.truncated, "{bytes} bytes");
                assert!(received.status.vcrc, "{bytes} bytes");
            }
        }
    }
}

fn longer_than_it_says(lanes: usize) {
    for whole in subjects() {
        let payload = pass(lanes, &[Packet::new(whole.clone())])[0]
            .payload
            .clone();
        let longer = (1..=100).map(|extra| Packet::new([whole.clone(), counting(extra)].concat()));
        for (received, extra) in send(lanes, longer).iter().zip(1..) {
            assert_eq!(received.payload, payload, "{extra} bytes too many");
            assert!(received.status.length && received.status.vcrc);
            assert!(!received.status.truncated);
        }
    }
}

/// Beyond 65535 bytes the count stays where it is. The CRCs go on.
fn longer_than_the_byte_count(lanes: usize) {
    let mut right = filled(Lnh::Local, 0x04, 20).build();
    right.truncate(40);
    right.extend(counting(65_532));
    let icrc = crc::icrc(&right);
    right.extend(icrc);
    let vcrc = crc::vcrc(&right);
    right.extend(vcrc);
    let mut odd = right.clone();
    odd.push(0);
    let packets = [right, odd].map(Packet::new);
    let received = send(lanes, packets);
    for (received, crcs_good) in received.iter().zip([true, false]) {
        let decoded = received.decoded();
        assert_eq!(decoded.bytes, u16::MAX);
        assert_eq!(decoded.icrc == Icrc::Good, crcs_good);
        assert_eq!(decoded.vcrc_good, crcs_good);
        assert_eq!(decoded.payload.len(), 20);
        assert!(decoded.errors.contains(StatusBit::Length));
    }
}

/// Nothing is wrong with the packet but what the link says about it.
fn ended_bad_by_the_link(lanes: usize) {
    for empty_end in [false, true] {
        let packets = subjects().map(|bytes| Packet {
            bytes,
            link_error: true,
            empty_end,
        });
        for received in send(lanes, packets) {
            let errors = received.decoded().errors;
            assert!(errors.iter().eq([StatusBit::LinkError]), "{errors:?}");
            assert_eq!(received.payload_bad, !received.payload.is_empty());
        }
    }
}

/// Of every opcode, behind every LNH: right packets where the opcode allows it.
fn no_payload(lanes: usize) {
    let raw = [Lnh::RawEther, Lnh::RawIpv6].map(|lnh| (lnh, 0));
    let opcodes = 0..=u8::MAX;
    let others = opcodes.flat_map(|opcode| [Lnh::Local, Lnh::Global].map(|lnh| (lnh, opcode)));
    let kinds = raw.into_iter().chain(others);
    let packets = kinds.map(|(lnh, opcode)| Packet::new(filled(lnh, opcode, 0).build()));
    for received in send(lanes, packets) {
        assert!(received.payload.is_empty());
        assert_eq!(received.descriptor.payload_bytes.value(), 0);
        assert!(!received.status.icrc && !received.status.vcrc);
    }
}

/// All values of PktLen, the CRCs right.
fn every_pkt_len(lanes: usize) {
    let packet = filled(Lnh::Local, 0x05, 30);
    let lies = (0..0x800).map(|pkt_len| {
        let packet = packet.clone().with(|p| p.pkt_len = Some(pkt_len));
        Packet::new(packet.build())
    });
    // LRH 8, BTH 12, ImmDt 4, payload 30, pad 2, ICRC 4 bytes.
    let right = 15;
    for (received, pkt_len) in send(lanes, lies).iter().zip(0..) {
        let at = format!("PktLen {pkt_len}");
        assert_eq!(received.status.length, pkt_len != right, "{at}");
        assert_eq!(received.status.truncated, pkt_len > right, "{at}");
        assert_eq!(received.status.pkt_len_min, pkt_len < 6, "{at}");
        assert_eq!(received.status.pkt_len_max, pkt_len > 1055, "{at}");
        // What the headers, PadCnt and the ICRC leave of PktLen, as far as there are bytes: the last two are the VCRC.
        let promised = (4 * pkt_len - 24 - 2 - 4).max(0);
        assert_eq!(received.descriptor.payload_bytes.value(), promised as u64);
        assert_eq!(received.payload.len() as i32, promised.min(62 - 24), "{at}");
    }
}

fn noise(lanes: usize) {
    let config = Config {
        cases: 40,
        source_file: Some(file!()),
        ..Config::default()
    };
    let byte = prop_oneof![any::<u8>(), Just(0), Just(0xFF)];
    let packets = vec(vec(byte, 0..200), 1..20);
    let result = TestRunner::new(config).run(&packets, |packets| {
        send(lanes, packets.into_iter().map(Packet::new));
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{lanes} lanes: {error}"));
}

at_every_width!(
    cut_at_every_byte,
    longer_than_it_says,
    longer_than_the_byte_count,
    ended_bad_by_the_link,
    no_payload,
    every_pkt_len,
    noise,
);

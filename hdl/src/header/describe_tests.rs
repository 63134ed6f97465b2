//! The descriptor of a packet that comes in beats: once, in its cycle, with the payload that PktLen promises.

use super::*;
use crate::prim::Words;
use crate::testing::{at_every_width, beats, settle, Clocked};
use proptest::prelude::*;
use rust_hdl::prelude::*;

/// The headers of a packet at their places; what did not arrive is noise.
fn located(packet: &[u8]) -> Located {
    let mut bytes = packet.to_vec();
    bytes.resize(packet.len().max(4 * DWORDS), 0xa5);
    let dword = |i: usize| {
        u32::from_be_bytes(
            bytes[4 * i..][..4]
                .try_into()
                .expect("a dword has four bytes"),
        )
    };
    let at = if bytes[1] & 1 == 1 { 12 } else { 2 };
    let mut decode = OpcodeDecode::default();
    decode.connect_all();
    decode.mpe.next = true;
    decode.opcode.next = u64::from(bytes[4 * at]).into();
    settle(&mut decode);
    Located {
        lrh: (u64::from(dword(0)) << 32 | u64::from(dword(1))).into(),
        network: Words::from(std::array::from_fn(|i| dword(11 - i))),
        bth: Words::from(std::array::from_fn(|i| dword(at + 2 - i))),
        extended: Words::from(std::array::from_fn(|i| dword(at + 12 - i))),
        opcode: decode.decoded.val(),
    }
}

fn check<const LANES: usize>(packets: &[Vec<u8>]) {
    let mut dut = Clocked::new(DescribePacket::default(), |b| &mut b.clk);
    for packet in packets {
        let located = located(packet);
        let lnh = packet.get(1).map_or(0, |byte| byte & 3);
        let base = [12, 48, 20, 60][usize::from(lnh)];
        let iba = lnh >= 2;
        let end = base
            + if iba {
                4 * located.opcode.eth_dwords.index()
            } else {
                0
            };
        let mut emitted = false;
        for beat in beats::<LANES>(packet) {
            let total = beat.beat.total.index();
            let idle = dut.cycle(|b| b.beat.next.valid = false);
            assert!(!idle.emit.val());
            let shown = dut.cycle(|b| {
                b.located.next = located;
                b.beat.next = beat.beat;
            });
            let complete = packet.len() >= 4 && total >= end;
            let now = !emitted && (complete || beat.beat.last);
            assert_eq!(shown.emit.val(), now, "{total} bytes, headers {end}");
            assert_eq!(shown.described.val(), beat.beat);
            emitted |= now;
            if !now {
                continue;
            }

            let d = shown.descriptor.val();
            let pad = if iba && total >= base {
                packet[base - 11] >> 4 & 3
            } else {
                0
            };
            let pkt_len = if total >= 8 {
                usize::from(packet[4] & 7) << 8 | usize::from(packet[5])
            } else {
                0
            };
            let overhead = end + if iba { usize::from(pad) + 4 } else { 0 };
            let promised = (4 * pkt_len).saturating_sub(overhead);
            let layout = shown.layout.val();
            assert_eq!(layout.complete, complete);
            assert_eq!(d.payload_bytes.index(), if complete { promised } else { 0 });
            if complete {
                assert_eq!(layout.dwords.index(), end / 4);
                assert_eq!(layout.overhead.index(), overhead);
                assert_eq!(layout.fits, 4 * pkt_len >= overhead);
            }
            assert_eq!(d.lrh.pkt_len.index(), pkt_len);
            assert_eq!(d.has_lrh, total >= 8);
            assert_eq!(d.has_bth, iba && total >= base);
            if d.has_bth {
                assert_eq!(d.bth.opcode.value(), u64::from(packet[base - 12]));
                assert_eq!(d.operation, located.opcode.operation);
                assert_eq!(layout.rule, located.opcode.rule);
                assert_eq!(layout.reserved_opcode, located.opcode.reserved);
            } else {
                assert_eq!(d.bth, Bth::default());
                assert_eq!((d.service, d.operation), (Service::Rc, Operation::Reserved));
                assert_eq!(d.eth, Extended::default());
            }
        }
        assert!(emitted);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn once_per_packet(
        packets in prop::collection::vec((prop::collection::vec(any::<u8>(), 0..160), 0..60u8), 1..8),
    ) {
        // A random PktLen hardly ever comes near the length of the headers.
        let packets: Vec<_> = packets
            .into_iter()
            .map(|(mut packet, pkt_len)| {
                if let (Some(low), true) = (packet.get_mut(5), pkt_len > 9) {
                    *low = pkt_len;
                    packet[4] &= 0xf8;
                }
                packet
            })
            .collect();
        at_every_width!(check(&packets));
    }
}

//! Merge, and the whole payload path, against the bytes of random packets.

use super::*;
use crate::header::{Descriptor, Layout};
use crate::prim::Lanes;
use crate::testing::{at_every_width, beats, wire_bytes, Clocked, LaneBeat};
use proptest::prelude::*;
use std::collections::VecDeque;

#[derive(Clone, Debug)]
struct Packet {
    bytes: Vec<u8>,
    header_dwords: usize,
    /// What PktLen promises.
    payload: usize,
    /// Idle cycles before each beat, one bit a beat.
    idle: u64,
}

impl Packet {
    fn end(&self) -> usize {
        4 * self.header_dwords + self.payload
    }

    /// Up to where PktLen says, or to the end of the packet.
    fn expected(&self) -> &[u8] {
        let end = self.end().min(self.bytes.len());
        self.bytes.get(4 * self.header_dwords..end).unwrap_or(&[])
    }

    /// No later beat has payload.
    fn ended<const LANES: usize>(&self, beat: &LaneBeat<LANES>) -> bool {
        beat.beat.last || beat.beat.total.index() >= self.end()
    }
}

fn packets() -> impl Strategy<Value = Vec<Packet>> {
    let packet = (
        prop::collection::vec(any::<u8>(), 0..260),
        3..26usize,
        prop_oneof![0..16usize, 0..300usize],
        prop_oneof![Just(0), any::<u64>()],
    );
    let packet = packet.prop_map(|(bytes, header_dwords, payload, idle)| Packet {
        bytes,
        header_dwords,
        payload,
        idle,
    });
    prop::collection::vec(packet, 1..10)
}

/// A beat of payload: its bytes, and whether it is the last.
type Out = (Vec<u8>, bool);

/// Plays the packets through a block and expects full beats, in order; the last one `latency` cycles behind the beat
/// by which the payload has ended, or one more for what is left over.
fn check<const LANES: usize>(
    packets: &[Packet],
    latency: usize,
    mut step: impl FnMut(Option<(&Packet, LaneBeat<LANES>)>) -> Option<Out>,
) {
    let mut input = Vec::new();
    let mut expected: VecDeque<(Out, usize)> = VecDeque::new();
    for packet in packets {
        let mut end = None;
        for (i, beat) in beats::<LANES>(&packet.bytes).into_iter().enumerate() {
            if (packet.idle >> (i % 64)) & 1 == 1 {
                input.push(None);
            }
            if packet.ended(&beat) {
                end.get_or_insert(input.len());
            }
            input.push(Some((packet, beat)));
        }
        let mut chunks = packet.expected().chunks(4 * LANES).peekable();
        while let Some(chunk) = chunks.next() {
            let out = (chunk.to_vec(), chunks.peek().is_none());
            expected.push_back((out, end.expect("a packet has a last beat")));
        }
    }
    for cycle in 0..input.len() + latency + 2 {
        let Some(out) = step(input.get(cycle).copied().flatten()) else {
            continue;
        };
        let (want, end) = expected.pop_front().expect("a beat is due");
        assert_eq!(out, want, "{LANES} lanes, cycle {cycle}");
        let late = cycle.checked_sub(end + latency);
        assert!(!want.1 || matches!(late, Some(0 | 1)), "late by {late:?}");
    }
    assert!(expected.is_empty(), "{expected:?} did not come");
}

/// What the block under test shows, if it is valid.
fn out<const LANES: usize>(
    valid: bool,
    data: Lanes<LANES>,
    bytes: usize,
    last: bool,
) -> Option<Out> {
    valid.then(|| (wire_bytes(data)[..bytes].to_vec(), last))
}

/// Merge alone: its input cut and rotated here.
fn merge<const LANES: usize>(packets: &[Packet]) {
    let mut dut = Clocked::new(Merge::<LANES>::default(), |b| &mut b.clk);
    check::<LANES>(packets, 1, |next| {
        let shown = dut.low(|b| {
            b.piece.next = Piece::default();
            if let Some((packet, beat)) = next {
                let (before, total) = (beat.beat.before.index(), beat.beat.total.index());
                let payload = 4 * packet.header_dwords..packet.end();
                let mut lanes = *beat.data.words();
                lanes.rotate_left(packet.header_dwords % LANES);
                b.data.next = lanes.into();
                b.piece.next = Piece {
                    valid: true,
                    bytes: ((before..total).filter(|at| payload.contains(at)).count() as u64)
                        .into(),
                    ended: packet.ended(&beat),
                    rotate: (packet.header_dwords as u64).into(),
                };
            }
        });
        let (bytes, last) = (shown.bytes.val().index(), shown.last.val());
        let out = out(shown.valid.val(), shown.payload.val(), bytes, last);
        dut.high();
        out
    });
}

/// The whole path: 2 cycles, and one for each stage of the rotation.
fn payload<const LANES: usize>(packets: &[Packet]) {
    let mut dut = Clocked::new(Payload::<LANES>::default(), |b| &mut b.clk);
    check::<LANES>(packets, 2 + LANES.ilog2() as usize, |next| {
        let shown = dut.low(|b| {
            b.beat.next.valid = false;
            if let Some((packet, beat)) = next {
                let complete = beat.beat.total.index() >= 4 * packet.header_dwords;
                b.data.next = beat.data;
                b.beat.next = beat.beat;
                b.layout.next = Layout {
                    dwords: (packet.header_dwords as u64).into(),
                    complete,
                    ..Default::default()
                };
                b.descriptor.next = Descriptor {
                    payload_bytes: if complete { packet.payload as u64 } else { 0 }.into(),
                    ..Default::default()
                };
            }
        });
        let (bytes, last) = (shown.bytes.val().index(), shown.last.val());
        let out = out(shown.valid.val(), shown.payload.val(), bytes, last);
        dut.high();
        out
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn merge_fills_beats_up(packets in packets()) {
        at_every_width!(merge(&packets));
    }

    #[test]
    fn payload_comes_to_lane_0(packets in packets()) {
        at_every_width!(payload(&packets));
    }
}

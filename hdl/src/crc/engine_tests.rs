//! The engine over packets of every length, against the crate `crc`.

use super::*;
use crate::testing::{at_every_width, beats, icrc_state, vcrc_state, Clocked, LaneBeat};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// A packet as the engine sees it: masked, without what does not count.
#[derive(Clone, Debug)]
struct Packet {
    bytes: Vec<u8>,
    present: bool,
    aligned: bool,
    /// Idle cycles before each beat, one bit a beat.
    idle: u64,
    /// Put an empty last beat behind the bytes if they fill their beats.
    empty_last: bool,
}

/// The beats of a packet and the units that count in each.
fn engine_beats<const LANES: usize>(packet: &Packet, unit: usize) -> Vec<(LaneBeat<LANES>, u64)> {
    let mut beats: Vec<_> = beats::<LANES>(&packet.bytes)
        .into_iter()
        .map(|beat| (beat, beat.beat.bytes.value() / unit as u64))
        .collect();
    let whole = !packet.bytes.is_empty() && packet.bytes.len().is_multiple_of(4 * LANES);
    if packet.empty_last && whole {
        let (end, _) = beats.last_mut().expect("a packet has a beat");
        end.beat.last = false;
        let mut last = *end;
        last.data = Default::default();
        last.beat.first = false;
        last.beat.last = true;
        beats.push((last, 0));
    }
    beats
}

/// Plays the packets and expects each result in exactly its cycle, and no other.
fn check<const LANES: usize, const W: usize>(
    crc: &Polynomial,
    state: fn(&[u8]) -> u32,
    packets: &[Packet],
) {
    let mut dut = Clocked::new(Engine::<LANES, W>::new(crc), |b| &mut b.clk);
    let mut input = Vec::new();
    for packet in packets {
        for (i, (beat, units)) in engine_beats::<LANES>(packet, crc.unit)
            .into_iter()
            .enumerate()
        {
            if (packet.idle >> (i % 64)) & 1 == 1 {
                input.push(None);
            }
            input.push(Some((beat, units, packet)));
        }
    }
    let latency = Engine::<LANES, W>::latency(crc);
    let mut expected = BTreeMap::new();
    for cycle in 0..input.len() + latency + 2 {
        let next = input.get(cycle).copied().flatten();
        let shown = dut.low(|b| {
            b.valid.next = next.is_some();
            if let Some((beat, units, packet)) = next {
                b.data.next = beat.data;
                b.first.next = beat.beat.first;
                b.last.next = beat.beat.last;
                b.units.next = units.into();
                b.present.next = packet.present;
                b.aligned.next = packet.aligned;
            }
        });
        if let Some((beat, _, packet)) = next.filter(|(beat, ..)| beat.beat.last) {
            let right = state(&packet.bytes) == crc.residue;
            let good = packet.present && packet.aligned && right;
            expected.insert(cycle + latency, (packet.present, good, beat.beat.total));
        }
        let got = shown.done.val();
        match expected.remove(&cycle) {
            Some((found, good, bytes)) => {
                assert!(got, "no result in cycle {cycle}");
                let result = (shown.found.val(), shown.good.val());
                assert_eq!(result, (found, good), "{LANES} lanes, {bytes:?} bytes");
            }
            None => assert!(!got, "a result of no packet in cycle {cycle}"),
        }
        dut.high();
    }
    assert!(expected.is_empty());
}

/// Packets of every length from none to five beats, each with a right CRC and with one wrong bit.
fn every_length<const LANES: usize>(noise: &[u8], bits: u64, idle: u64) {
    fn packets(
        lanes: usize,
        unit: usize,
        noise: &[u8],
        bits: u64,
        idle: u64,
        crc: impl Fn(&[u8]) -> Vec<u8>,
    ) -> Vec<Packet> {
        let mut packets = Vec::new();
        for length in (0..=5 * 4 * lanes).step_by(unit) {
            let mut bytes = noise[..length].to_vec();
            let turned = bits.rotate_right(length as u32);
            let crc_bytes = crc(&[]).len();
            if length >= crc_bytes {
                let value = crc(&bytes[..length - crc_bytes]);
                bytes[length - crc_bytes..].copy_from_slice(&value);
            }
            let packet = Packet {
                bytes,
                present: turned & 7 != 0,
                aligned: turned & 0x38 != 0,
                idle: idle.rotate_left(length as u32),
                empty_last: turned & 0x40 != 0,
            };
            let mut wrong = packet.clone();
            packets.push(packet);
            if length > 0 {
                let bit = turned as usize % (8 * length);
                wrong.bytes[bit / 8] ^= 1 << (bit % 8);
                packets.push(wrong);
            }
        }
        packets
    }
    let icrc = |bytes: &[u8]| (!icrc_state(bytes)).to_le_bytes().to_vec();
    let vcrc = |bytes: &[u8]| (!vcrc_state(bytes)).to_le_bytes()[..2].to_vec();
    let of_icrc = packets(LANES, ICRC.unit, noise, bits, idle, icrc);
    check::<LANES, 32>(&ICRC, icrc_state, &of_icrc);
    let of_vcrc = packets(LANES, VCRC.unit, noise, bits, idle, vcrc);
    check::<LANES, 16>(&VCRC, vcrc_state, &of_vcrc);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn packets_of_every_length(
        noise in prop::collection::vec(any::<u8>(), 5 * 64),
        bits: u64,
        // Back to back, or with idle cycles before some beats.
        idle in prop_oneof![Just(0), any::<u64>()],
    ) {
        at_every_width!(every_length(&noise, bits, idle));
    }
}

#[test]
#[should_panic(expected = "LANES is 3")]
fn a_width_that_does_not_exist() {
    Engine::<3, 32>::new(&ICRC);
}

#[test]
fn the_latency_is_three_cycles_and_one_for_every_halving_of_a_beat() {
    assert_eq!(Engine::<1, 32>::latency(&ICRC), 3);
    assert_eq!(Engine::<16, 32>::latency(&ICRC), 7);
    assert_eq!(Engine::<1, 16>::latency(&VCRC), 4);
    assert_eq!(Engine::<16, 16>::latency(&VCRC), 8);
}

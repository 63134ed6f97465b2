//! Outputs that nobody takes from for a long time.

use crate::compare::{compare, hardware, CONFIG};
use crate::packets::filled;
use ibhdl_sim::bench::{Bench, Packet, Stalls};
use ibhdl_sim::model::Lnh;

const NEVER_READY: f64 = 1.0;

/// Entries of the FIFO behind each output, and the one item that may sit between it and the input.
const MOST_INSIDE: usize = 33;

/// Blocks one output, lets it go for a moment, blocks it again.
fn block(lanes: usize, stalls: Stalls, traffic: &[Packet]) {
    let mut bench = Bench::new(hardware(lanes, CONFIG), stalls).unwrap();
    let mut packets = traffic.iter().cloned();
    let mut received = Vec::new();
    for _ in 0..3000 {
        received.extend(bench.cycle(&mut || packets.next()).unwrap());
    }
    // It was blocked in earnest: nothing is complete, and the input stopped with the FIFOs full.
    assert_eq!(received.len(), 0);
    let inside = traffic.len() - packets.len();
    assert!(inside <= MOST_INSIDE, "{inside} packets went in");
    for (free, blocked) in [(1, 200), (2, 100), (17, 100), (33, 500), (50, 50)] {
        for (cycles, stalls) in [(free, Stalls::default()), (blocked, stalls)] {
            bench.set_stalls(stalls);
            for _ in 0..cycles {
                received.extend(bench.cycle(&mut || packets.next()).unwrap());
            }
        }
    }
    assert!(packets.len() > 0, "the traffic is too short for this test");
    bench.set_stalls(Stalls::default());
    received.extend(bench.run(packets).unwrap());
    compare(&received, traffic, CONFIG).unwrap_or_else(|wrong| panic!("{wrong}"));
}

/// What fills the FIFO fastest: a packet in every beat.
fn one_beat_each(lanes: usize) -> Vec<Packet> {
    let mut bytes = filled(Lnh::Local, 0x04, 4 * lanes.saturating_sub(7)).build();
    bytes.truncate(4 * lanes);
    vec![Packet::new(bytes); 400]
}

/// Payload in nearly every beat, in packets of all lengths.
fn with_payload() -> Vec<Packet> {
    let lengths = (1..=400).map(|n| 1 + 37 * n % 300);
    let packets = lengths.map(|bytes| Packet::new(filled(Lnh::Local, 0x04, bytes).build()));
    packets.collect()
}

fn descriptors(lanes: usize) {
    let stalls = Stalls {
        desc: NEVER_READY,
        ..Stalls::default()
    };
    block(lanes, stalls, &one_beat_each(lanes));
    block(lanes, stalls, &with_payload());
}

fn payload(lanes: usize) {
    let stalls = Stalls {
        payload: NEVER_READY,
        ..Stalls::default()
    };
    block(lanes, stalls, &with_payload());
}

fn statuses(lanes: usize) {
    let stalls = Stalls {
        status: NEVER_READY,
        ..Stalls::default()
    };
    block(lanes, stalls, &one_beat_each(lanes));
    block(lanes, stalls, &with_payload());
}

/// Packets without payload do not wait for one who would not take any.
fn no_payload_passes_blocked_payload(lanes: usize) {
    let stalls = Stalls {
        payload: NEVER_READY,
        ..Stalls::default()
    };
    let acknowledges = vec![Packet::new(filled(Lnh::Local, 0x11, 0).build()); 100];
    let mut bench = Bench::new(hardware(lanes, CONFIG), stalls).unwrap();
    let received = bench.run(acknowledges.iter().cloned()).unwrap();
    compare(&received, &acknowledges, CONFIG).unwrap_or_else(|wrong| panic!("{wrong}"));
}

at_every_width!(
    descriptors,
    payload,
    statuses,
    no_payload_passes_blocked_payload,
);

//! One beat per cycle, without an idle cycle between packets.

use crate::compare::pass;
use crate::packets::filled;
use ibhdl_sim::bench::Packet;
use ibhdl_sim::model::Lnh;

/// Sends the packets and sees that each beat went in one cycle behind the one before: `ready` was never low.
fn sustained(lanes: usize, packets: &[Packet]) {
    let received = pass(lanes, packets);
    let mut cycle = 0;
    for (received, packet) in received.iter().zip(packets) {
        let beats = packet.bytes.len().div_ceil(4 * lanes).max(1) as u64;
        assert_eq!(received.first_beat_cycle, cycle);
        cycle += beats;
        assert_eq!(received.last_beat_cycle, cycle - 1);
    }
    let last = &received[received.len() - 1];
    let latency = 7 + u64::from(lanes.ilog2());
    assert_eq!(last.status_cycle, cycle - 1 + latency);
}

fn repeated(packets: &[Vec<u8>], count: usize) -> Vec<Packet> {
    let packets = packets.iter().cycle().take(count);
    packets.cloned().map(Packet::new).collect()
}

/// LRH, BTH, ICRC, VCRC: 26 bytes, one beat from 8 lanes on.
fn smallest_local_packets(lanes: usize) {
    let packet = filled(Lnh::Local, 0x04, 0).build();
    assert_eq!(packet.len(), 26);
    sustained(lanes, &repeated(&[packet], 500));
}

fn smallest_raw_packets(lanes: usize) {
    let packet = filled(Lnh::RawEther, 0, 8).build();
    assert_eq!(packet.len(), 22);
    sustained(lanes, &repeated(&[packet], 500));
}

/// The most descriptors, last beats and statuses per cycle that a width can see; damaged ones where a beat is too small for more.
fn packets_of_one_beat(lanes: usize) {
    let local = filled(Lnh::Local, 0x04, 4 * lanes.saturating_sub(7)).build();
    let raw = filled(Lnh::RawEther, 0, 1).build();
    let packets = [local, raw].map(|mut packet| {
        packet.truncate(4 * lanes);
        packet
    });
    sustained(lanes, &repeated(&packets, 500));
}

/// Payloads that start in every lane and end in every lane of a beat, so that leftovers of one packet meet the next.
fn mixed_sizes(lanes: usize) {
    let kinds = [
        (Lnh::Local, 0x04),
        (Lnh::RawEther, 0),
        (Lnh::Local, 0x0A),
        (Lnh::Global, 0x64),
        (Lnh::Local, 0x05),
        (Lnh::RawIpv6, 0),
        (Lnh::Local, 0x4B),
    ];
    let sizes = (0..140).map(|n| 13 * n % 140);
    let packets = sizes.zip(kinds.into_iter().cycle());
    let packets: Vec<_> = packets
        .map(|(bytes, (lnh, opcode))| Packet::new(filled(lnh, opcode, bytes).build()))
        .collect();
    sustained(lanes, &packets);
}

fn long_packets(lanes: usize) {
    let packet = filled(Lnh::Global, 0x0B, 4096).build();
    sustained(lanes, &repeated(&[packet], 4));
}

at_every_width!(
    smallest_local_packets,
    smallest_raw_packets,
    packets_of_one_beat,
    mixed_sizes,
    long_packets,
);

//! Latency, unobstructed: cycles from a beat that moves in to what it makes moving out.

use crate::compare::pass;
use crate::packets::{filled, hdr_bytes};
use ibhdl_sim::bench::{Packet, Received};
use ibhdl_sim::model::Lnh;

/// Cycles from the beat that completes the headers to the descriptor.
const DESCRIPTOR: u64 = 4;

fn assert_latencies(lanes: usize, received: &Received, hdr_bytes: usize) {
    // The headers are complete with the beat that has their last byte, or when it is clear that it will not come.
    let headers = (hdr_bytes - 1) / (4 * lanes);
    let complete = (received.first_beat_cycle + headers as u64).min(received.last_beat_cycle);
    assert_eq!(received.descriptor_cycle - complete, DESCRIPTOR);
    let status = received.status_cycle - received.last_beat_cycle;
    assert_eq!(status, 7 + u64::from(lanes.ilog2()));
    assert!(status <= 12);
}

/// With every combination of LNH and extended headers, back to back and with a payload.
fn of_every_combination_of_headers(lanes: usize) {
    let raw = [Lnh::RawEther, Lnh::RawIpv6].map(|lnh| (lnh, 0));
    let opcodes = 0..=u8::MAX;
    let others = opcodes.flat_map(|opcode| [Lnh::Local, Lnh::Global].map(|lnh| (lnh, opcode)));
    let kinds: Vec<_> = raw.into_iter().chain(others).collect();
    let packets = kinds.iter();
    let packets = packets.map(|&(lnh, opcode)| Packet::new(filled(lnh, opcode, 21).build()));
    let received = pass(lanes, &packets.collect::<Vec<_>>());
    for (received, &(lnh, opcode)) in received.iter().zip(&kinds) {
        assert_latencies(lanes, received, hdr_bytes(lnh, opcode));
    }
}

/// Of a packet that ends inside its headers the descriptor comes behind the last beat.
fn of_cut_packets(lanes: usize) {
    let whole = filled(Lnh::Global, 0x54, 0).build();
    let cut: Vec<_> = (0..whole.len())
        .map(|bytes| Packet::new(whole[..bytes].to_vec()))
        .collect();
    for received in pass(lanes, &cut) {
        assert_latencies(lanes, &received, hdr_bytes(Lnh::Global, 0x54));
    }
}

at_every_width!(of_every_combination_of_headers, of_cut_packets);

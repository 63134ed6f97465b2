//! Credits over a faulty channel: nothing overruns, everything recovers, and nothing leaks.

use crate::setup::{bench, entries, finish, packets, run_cycles, small_bench};
use ibhdl_sim::bench::link::{LinkBench, LinkConfig};
use ibhdl_sim::model::link::PacketSizes;

/// Cycles after which everything has been sent, taken out, and told by flow-control packets of both ends.
const SETTLE: u64 = 6000;

fn config(seed: u64) -> LinkConfig {
    LinkConfig {
        low: entries(&[(0, 8), (1, 16), (2, 4), (3, 64)]),
        high: entries(&[(3, 5), (0, 1)]),
        limit: 0,
        sizes: PacketSizes { min: 6, max: 60 },
        loss: 0.02,
        corrupt: 0.02,
        buffer_blocks: 100,
        fcp_period: 2048,
        fcp_step: 8,
        seed,
        ..LinkConfig::new(16, 4)
    }
}

/// Both ends agree, and all credit is there.
fn all_credit_is_back(bench: &LinkBench, vls: usize, buffer: u16) {
    let [a, b] = bench.checkers();
    for vl in 0..vls {
        assert_eq!(b.receiver(vl).occupied(), 0, "VL{vl}");
        assert_eq!(b.receiver(vl).abr(), a.fctbs(vl), "VL{vl}");
        assert_eq!(a.available(vl), buffer.min(2048), "VL{vl}");
    }
}

fn no_leak(seed: u64) {
    let config = LinkConfig {
        // So many of them would take as long as all the rest.
        decode: false,
        ..config(seed)
    };
    let (vls, buffer) = (config.vls, config.buffer_blocks);
    let mut bench = small_bench(config);
    let run = bench.run_packets(packets(50_000));
    run.unwrap_or_else(|error| panic!("{error}"));
    bench.set_faults(0.0, 0.0);
    bench
        .pause(SETTLE)
        .unwrap_or_else(|error| panic!("{error}"));
    all_credit_is_back(&bench, vls, buffer);
    let report = finish(bench);
    assert!(report.packets_lost_on_channel > report.packets_sent / 50);
    assert!(report.fcps_lost_on_channel > 100);
}

#[test]
fn no_credit_leaks_in_the_first_half() {
    no_leak(1);
}

#[test]
fn no_credit_leaks_in_the_second_half() {
    no_leak(2);
}

/// The next flow-control packet each way that arrives brings everything back, at every width.
#[test]
fn credits_recover_when_the_channel_does() {
    for lanes in [1, 2, 4, 8, 16] {
        let config = LinkConfig {
            lanes,
            loss: 0.3,
            corrupt: 0.3,
            fcp_period: 16 * lanes as u32 * 16,
            ..config(lanes as u64)
        };
        let (vls, buffer) = (config.vls, config.buffer_blocks);
        let mut bench = bench(config);
        bench.run(1500).unwrap_or_else(|error| panic!("{error}"));
        bench.set_faults(0.0, 0.0);
        bench
            .pause(SETTLE)
            .unwrap_or_else(|error| panic!("{error}"));
        all_credit_is_back(&bench, vls, buffer);
        finish(bench);
    }
}

/// Small buffers, slow receivers: the sender waits for credit, and end B never has to drop.
#[test]
fn a_full_buffer_stops_the_sender() {
    for (buffer_blocks, drain) in [(5, 1.0), (10, 0.3), (66, 0.1), (200, 0.0)] {
        let config = LinkConfig {
            loss: 0.0,
            corrupt: 0.0,
            buffer_blocks,
            drain,
            ..config(7)
        };
        let report = run_cycles(config, 3000);
        let stalls: u64 = report.per_vl.iter().map(|vl| vl.credit_stall_cycles).sum();
        assert!(stalls > 100, "{buffer_blocks} blocks: {stalls} cycles");
        assert!(report.packets_delivered > 0);
    }
}

/// 4096 blocks and more on every VL: FCTBS, ABR and FCCL have all gone round.
#[test]
fn the_counters_wrap() {
    let config = LinkConfig {
        low: entries(&[(0, 66), (1, 66)]),
        high: Vec::new(),
        sizes: PacketSizes {
            min: 1000,
            max: 1055,
        },
        loss: 0.0,
        corrupt: 0.0,
        buffer_blocks: 4095,
        fcp_step: 64,
        ..LinkConfig {
            vls: 2,
            ..config(3)
        }
    };
    let report = run_cycles(config, 11_000);
    for vl in &report.per_vl {
        assert!(vl.bytes > 64 * 4096, "{vl:?}");
    }
}

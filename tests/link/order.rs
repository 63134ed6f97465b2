//! Packets come out whole, in order within their VL, and beat behind beat.

use crate::setup::{entries, run_cycles};
use ibhdl_sim::bench::link::LinkConfig;
use ibhdl_sim::model::link::PacketSizes;

/// Stalls on all sides, at every width: the bench compares every byte that arrives and its place in the row.
#[test]
fn packets_are_whole_and_in_order() {
    for lanes in [1, 2, 4, 8, 16] {
        for stall in [0.0, 0.5] {
            let config = LinkConfig {
                low: entries(&[(0, 3), (1, 6), (2, 3), (3, 1)]),
                stall,
                sizes: PacketSizes { min: 6, max: 40 },
                smp_every: 300,
                ..LinkConfig::new(lanes, 4)
            };
            let report = run_cycles(config, 1600);
            assert!(
                report.per_vl.iter().all(|vl| vl.packets > 0),
                "{lanes} lanes"
            );
        }
    }
}

/// docs/link.md, "When": from six beats on there is no idle beat while something waits.
#[test]
fn no_beat_is_idle() {
    for (lanes, bytes) in [(1, 26), (2, 42), (4, 82), (8, 162), (16, 322)] {
        let config = LinkConfig {
            low: entries(&[(0, 3), (1, 30), (2, 3), (3, 1)]),
            sizes: PacketSizes {
                min: bytes / 4,
                max: bytes / 4 + 30,
            },
            // Flow-control packets are shorter than that: end A sends its first ones before the first credit comes, and no more.
            delay: 60,
            fcp_period: 0,
            buffer_blocks: 2048,
            ..LinkConfig::new(lanes, 4)
        };
        let report = run_cycles(config, 2000);
        assert!(report.packets_sent > 30);
        assert_eq!(report.idle_beats, 0, "{lanes} lanes");
    }
}

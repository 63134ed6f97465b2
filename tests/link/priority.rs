//! High over Low for every kind of limit, VL15 over all, and tables of every length.

use crate::setup::{entries, run_cycles, run_packets};
use ibhdl_sim::bench::link::LinkConfig;
use ibhdl_sim::model::link::PacketSizes;

/// 256 bits, packets of two to five beats.
fn config(vls: usize, high: &[(u8, u8)], low: &[(u8, u8)], limit: u8) -> LinkConfig {
    LinkConfig {
        high: entries(high),
        low: entries(low),
        limit,
        sizes: PacketSizes { min: 12, max: 32 },
        ..LinkConfig::new(8, vls)
    }
}

/// The share of High, VL0 and VL1, against what the limit gives; Low, VL2 and VL3, starves at 255 alone.
#[test]
fn low_starves_only_where_there_is_no_limit() {
    for limit in [0, 1, 2, 7, 254, 255] {
        let tables = config(4, &[(0, 9), (1, 3)], &[(2, 7), (3, 20)], limit);
        let report = run_packets(tables, 1500);
        let of = |vls: [usize; 2]| vls.map(|vl| &report.per_vl[vl]);
        let share: f64 = of([0, 1]).iter().map(|vl| vl.share).sum();
        let table: f64 = of([0, 1]).iter().map(|vl| vl.table_share).sum();
        assert!(
            (share - table).abs() < 0.02,
            "limit {limit}: {share}, {table}"
        );
        let low: u64 = of([2, 3]).iter().map(|vl| vl.packets).sum();
        match limit {
            254 => {}
            255 => assert_eq!(low, 0),
            _ => assert!(low > 0, "limit {limit}"),
        }
        if limit == 0 {
            assert!((share - 0.5).abs() < 0.02);
        }
    }
}

/// 254 is 16,256 blocks between two of Low: more packets than anybody would wait for, and still some.
#[test]
fn low_gets_its_chance_at_the_highest_limit() {
    let tables = LinkConfig {
        sizes: PacketSizes { min: 280, max: 300 },
        ..config(2, &[(0, 255)], &[(1, 255)], 254)
    };
    // 18 or 19 blocks each: some 880 packets of High for one of Low.
    let report = run_packets(
        LinkConfig {
            lanes: 16,
            ..tables
        },
        1000,
    );
    assert!((1..=2).contains(&report.per_vl[1].packets), "{report:?}");
}

/// A packet on VL15 waits for the decision that is in the making and for the packet that is under way, and for nothing else.
#[test]
fn vl15_goes_first() {
    let config = LinkConfig {
        smp_every: 60,
        ..config(4, &[(0, 200)], &[(1, 1), (2, 1), (3, 1)], 255)
    };
    // That VL15 waits is in every snapshot: a decision for anything else would be a difference.
    let report = run_cycles(config, 4000);
    let data: u64 = report.per_vl.iter().map(|vl| vl.packets).sum();
    assert!(report.packets_sent >= data + 60, "{report:?}");
}

#[test]
fn every_number_of_entries() {
    for n in [0, 1, 2, 31, 32, 33, 63, 64] {
        let list: Vec<(u8, u8)> = (0..n).map(|entry| ((entry * 7 % 15) as u8, 1)).collect();
        for in_high in [true, false] {
            let (high, low) = if in_high {
                (&list[..], &[][..])
            } else {
                (&[][..], &list[..])
            };
            let report = run_cycles(config(15, high, low, 3), 800);
            assert_eq!(report.packets_sent > 80, n > 0, "{n} entries");
            for vl in &report.per_vl {
                let is_in = list.iter().any(|entry| entry.0 == vl.vl);
                assert_eq!(vl.packets > 0, is_in, "{n} entries, VL{}", vl.vl);
            }
        }
    }
}

#[test]
fn a_vl_repeated_and_in_both_tables() {
    let high = [(0, 2), (1, 9), (0, 5)];
    let low = [(0, 3), (1, 3), (2, 9), (0, 30), (3, 1)];
    let report = run_packets(config(4, &high, &low, 1), 3000);
    for vl in &report.per_vl {
        assert!((vl.share - vl.table_share).abs() < 0.02, "{vl:?}");
    }
}

//! Random tables, packets, receivers, channels and options, the tables rewritten while traffic runs: every decision is compared.

use crate::setup::{bench, is_sound};
use ibhdl_sim::bench::link::{ArbWrite, LinkConfig};
use ibhdl_sim::model::link::{Entry, PacketSizes, Readings};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::cell::Cell;

const CASES: u32 = 40;
const CYCLES: u64 = 1200;

/// VLs that are not in use, that are not there, weights of 0, and long runs of both.
fn entry() -> impl Strategy<Value = Entry> {
    let vl = prop_oneof![3 => 0..4u8, 2 => 0..16u8];
    let weight = prop_oneof![Just(0), 1..8u8, any::<u8>()];
    (vl, weight).prop_map(|(vl, weight)| Entry { vl, weight })
}

fn list() -> impl Strategy<Value = Vec<Entry>> {
    prop_oneof![3 => vec(entry(), 0..6), 1 => vec(entry(), 0..=64)]
}

fn sizes() -> impl Strategy<Value = PacketSizes> {
    prop_oneof![
        (6..20u16, 0..40u16),
        (6..300u16, 0..300u16),
        (900..1000u16, 0..55u16)
    ]
    .prop_map(|(min, more)| PacketSizes {
        min,
        max: min + more,
    })
}

/// Mostly 0.
fn sometimes(most: f64) -> impl Strategy<Value = f64> {
    prop_oneof![2 => Just(0.0), 1 => 0.0..most]
}

fn config() -> impl Strategy<Value = LinkConfig> {
    let shape = (
        prop::sample::select(vec![1usize, 2, 4, 8, 16]),
        prop::sample::select(vec![1usize, 2, 4, 8, 15]),
        list(),
        list(),
        prop_oneof![Just(0), 1..4u8, any::<u8>(), Just(255)],
        any::<[bool; 3]>(),
        sizes(),
    );
    let traffic = (
        prop_oneof![2 => Just(1.0), 1 => 0.05..1.0],
        prop_oneof![2 => Just(1.0), 1 => 0.1..1.0],
        sometimes(0.2),
        sometimes(0.2),
        sometimes(0.7),
        prop_oneof![Just(0u64), 30..400u64],
        any::<u64>(),
    );
    let flow = (
        1..60u64,
        prop_oneof![60..200u16, 200..4096u16],
        prop_oneof![1..40u32, Just(0), Just(256)],
        prop_oneof![Just(0u16), 1..100u16],
        prop_oneof![Just(6u8), any::<u8>()],
    );
    (shape, traffic, flow).prop_map(|(shape, traffic, flow)| {
        let (lanes, vls, high, low, limit, readings, sizes) = shape;
        let (load, drain, loss, corrupt, stall, smp_every, seed) = traffic;
        let (delay, buffer_blocks, period, fcp_step, lead) = flow;
        let [weight_inclusive, budget_after_low, blocks_without_vcrc] = readings;
        LinkConfig {
            high,
            low,
            limit,
            readings: Readings {
                weight_inclusive,
                budget_after_low,
                blocks_without_vcrc,
            },
            load,
            sizes,
            drain,
            loss,
            corrupt,
            seed,
            delay,
            stall,
            buffer_blocks,
            fcp_period: 16 * period,
            fcp_step,
            lead,
            smp_every,
            ..LinkConfig::new(lanes, vls)
        }
    })
}

/// In which cycle, and what.
fn write() -> impl Strategy<Value = (u64, ArbWrite)> {
    let index = prop_oneof![0..6u8, 0..64u8];
    (0..CYCLES, any::<bool>(), index, entry())
        .prop_map(|(cycle, high, index, entry)| (cycle, ArbWrite { high, index, entry }))
}

#[test]
fn every_decision_is_that_of_the_model() {
    let runner = Config {
        cases: CASES,
        source_file: Some(file!()),
        max_shrink_iters: 60,
        ..Config::default()
    };
    let strategy = (config(), vec(write(), 0..8));
    let decisions = Cell::new(0);
    let result = TestRunner::new(runner).run(&strategy, |(config, mut writes)| {
        writes.sort_by_key(|(cycle, _)| *cycle);
        let mut bench = bench(config);
        for (cycle, write) in writes {
            let ahead = cycle.saturating_sub(bench.cycles());
            let run = bench.run(ahead);
            run.map_err(|error| TestCaseError::fail(error.to_string()))?;
            bench.write_table(write);
        }
        let rest = CYCLES.saturating_sub(bench.cycles());
        let report = bench.run(rest).and_then(|()| bench.finish());
        let report = report.map_err(|error| TestCaseError::fail(error.to_string()))?;
        is_sound(&report);
        decisions.set(decisions.get() + report.decisions);
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
    let decisions = decisions.get();
    assert!(decisions > 1000, "{decisions} decisions are no test");
}

//! What goes through every top: the capture, the sample, and random packets.

use crate::recipe::{recipe, Recipe};
use crate::run::{lock_step, Run};
use ibhdl_sim::bench::{Config, Packet, Stalls};
use ibhdl_sim::sample;
use ibhdl_tests::capture;
use ibhdl_tests::exports::export_named;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config as Cases, TestRunner};

/// With and without pauses; undefined values are drawn anew each time.
fn all_equal(top: &str, lanes: usize, packets: Vec<Packet>) {
    let lock_step = lock_step(top, lanes, export_named(top, lanes));
    for (seed, stalls) in (1..).zip([Stalls::default(), Stalls::all(0.4, 7)]) {
        let run = Run {
            seed,
            ..Run::new(packets.clone(), stalls)
        };
        let cycles = lock_step(&run).unwrap_or_else(|mismatch| panic!("{mismatch}"));
        assert!(cycles > packets.len() as u64);
    }
}

pub fn capture(top: &str, lanes: usize) {
    all_equal(top, lanes, capture::packets());
}

/// The sample as packets; every third one gives its end in a beat of its own where that can be.
pub fn sample_packets() -> Vec<Packet> {
    let packets = sample::packets().into_iter().enumerate();
    packets
        .map(|(i, packet)| Packet {
            bytes: packet.bytes,
            link_error: packet.link_error,
            empty_end: i % 3 == 0,
        })
        .collect()
}

pub fn sample(top: &str, lanes: usize) {
    all_equal(top, lanes, sample_packets());
}

/// Mostly none, otherwise up to nine cycles of ten.
fn stall() -> impl Strategy<Value = f64> {
    prop_oneof![1 => Just(0), 2 => 1..90].prop_map(|percent| f64::from(percent) / 100.0)
}

prop_compose! {
    fn stalls()(
        input in stall(), desc in stall(), payload in stall(), status in stall(), seed: u64,
    ) -> Stalls {
        Stalls { input, desc, payload, status, seed }
    }
}

prop_compose! {
    fn run()(
        recipes in vec(recipe(), 1..16),
        stalls in stalls(),
        mtu in 0..8_u8,
        mpe: bool,
        seed: u32,
    ) -> Run {
        Run {
            packets: recipes.iter().map(Recipe::packet).collect(),
            stalls,
            config: Config { mtu, mpe },
            seed,
        }
    }
}

pub fn random(top: &str, lanes: usize) {
    let lock_step = lock_step(top, lanes, export_named(top, lanes));
    let cases = Cases {
        cases: 40,
        max_shrink_iters: 1000,
        source_file: Some(file!()),
        ..Cases::default()
    };
    let result = TestRunner::new(cases).run(&run(), |run| {
        let result = lock_step(&run).map(drop);
        result.map_err(|mismatch| TestCaseError::fail(mismatch.to_string()))
    });
    result.unwrap_or_else(|error| panic!("{top}, {lanes} lanes: {error}"));
}

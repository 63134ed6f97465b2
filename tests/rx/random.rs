//! Batches of random packets, good and damaged mixed, back to back or with pauses, into outputs that stall.

use crate::compare::{hardware, run};
use crate::recipe::{recipe, Recipe};
use ibhdl_sim::bench::{Config, Packet, Stalls};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config as Cases, TestRunner};

/// Mostly none, otherwise up to nine cycles of ten.
fn stall() -> impl Strategy<Value = f64> {
    prop_oneof![3 => Just(0), 2 => 1..90].prop_map(|percent| f64::from(percent) / 100.0)
}

/// Each side on its own.
fn stalls() -> impl Strategy<Value = Stalls> {
    (stall(), stall(), stall(), stall(), any::<u64>()).prop_map(
        |(input, desc, payload, status, seed)| Stalls {
            input,
            desc,
            payload,
            status,
            seed,
        },
    )
}

/// All that `cfg_mtu` can carry: 1 to 5, and the codes that read as 5.
fn config() -> impl Strategy<Value = Config> {
    (0..8_u8, any::<bool>()).prop_map(|(mtu, mpe)| Config { mtu, mpe })
}

/// Nothing is lost, nothing comes in another order, and every field is the model's.
fn hardware_equals_model(lanes: usize) {
    let cases = Cases {
        cases: 500,
        max_shrink_iters: 2000,
        source_file: Some(file!()),
        ..Cases::default()
    };
    let batch = (config(), stalls(), vec(recipe(), 1..24));
    let result = TestRunner::new(cases).run(&batch, |(config, stalls, recipes)| {
        let packets: Vec<Packet> = recipes.iter().map(Recipe::packet).collect();
        run(hardware(lanes, config), config, stalls, &packets)
            .map(drop)
            .map_err(|wrong| TestCaseError::fail(wrong.to_string()))
    });
    result.unwrap_or_else(|error| panic!("{lanes} lanes: {error}"));
}

at_every_width!(hardware_equals_model);

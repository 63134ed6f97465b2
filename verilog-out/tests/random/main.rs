#![cfg(feature = "tools")]
//! Random kernels, built as syntax trees, computed by a plain evaluator and replayed in Icarus and in a model
//! that Verilator makes.
//!
//! `PROPTEST_RNG_SEED=<number>` makes the kernels of an earlier run again; the test prints its number. A difference is
//! told with the recipe of the smallest kernel found that shows it.

mod batch;
mod evaluate;
mod kernel;
mod maker;

use batch::{check, play, Engine, Kernel, Wrong};
use kernel::{T, X};
use maker::Recipe;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};
use rust_hdl::core::ast::VerilogOp;

const KERNELS: usize = 300;
const TOGETHER: usize = 50;

/// A smaller kernel of one seed is the beginning of a larger one; another seed would be another kernel altogether.
fn recipes() -> impl Strategy<Value = Recipe> {
    let seed = any::<u64>().no_shrink();
    (1usize..12, 1usize..4, seed).prop_map(|(statements, depth, seed)| Recipe {
        seed,
        statements,
        depth,
    })
}

fn runner(seed: u64) -> TestRunner {
    TestRunner::new(ProptestConfig {
        max_shrink_iters: 60,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        ..ProptestConfig::default()
    })
}

fn number(runner: &mut TestRunner) -> u64 {
    any::<u64>().new_tree(runner).unwrap().current()
}

/// Checks a batch of kernels; `export` is what a kernel's text goes through first. What is wrong is told of one kernel, shrunk.
fn check_all(
    runner: &mut TestRunner,
    count: usize,
    export: &dyn Fn(&mut Kernel),
) -> Result<(), String> {
    let (mut trees, mut kernels) = (Vec::new(), Vec::new());
    while kernels.len() < count {
        let tree = recipes().new_tree(runner).unwrap();
        let recipe = tree.current();
        let kernel = Kernel::new(recipe, kernels.len()).map_err(|e| format!("{recipe:?}: {e}"))?;
        if let Some(mut kernel) = kernel {
            export(&mut kernel);
            kernels.push(kernel);
            trees.push(tree);
        }
    }
    let seed = number(runner);
    let Err(Wrong { kernels, says }) = check(&kernels, seed) else {
        return Ok(());
    };
    let alone = |recipe: Recipe| {
        let refused = |error: &dyn std::fmt::Display| TestCaseError::fail(error.to_string());
        let Some(mut kernel) = Kernel::new(recipe, 0).map_err(|e| refused(&e))? else {
            return Err(TestCaseError::reject("constants only"));
        };
        export(&mut kernel);
        check(&[kernel], seed).map_err(|wrong| refused(&wrong.says))
    };
    // Where a tool complains, it is for each kernel to show whether it is the one.
    let suspects = |place: &usize| kernels.is_empty() || kernels.contains(place);
    let trees = trees.into_iter().enumerate();
    for (_, tree) in trees.filter(|(place, _)| suspects(place)) {
        if let Err(error) = runner.run_one(tree, alone) {
            return Err(error.to_string());
        }
    }
    Err(format!("only together: {says}"))
}

#[test]
fn random_kernels_compute_what_the_evaluator_computes() {
    let seed = match ProptestConfig::default().rng_seed {
        RngSeed::Fixed(seed) => seed,
        RngSeed::Random => number(&mut TestRunner::default()),
    };
    println!("PROPTEST_RNG_SEED={seed}");
    let mut runner = runner(seed);
    for _ in 0..KERNELS / TOGETHER {
        if let Err(says) = check_all(&mut runner, TOGETHER, &|_| {}) {
            panic!("PROPTEST_RNG_SEED={seed}\n{says}");
        }
    }
}

/// A minus that became a plus.
fn spoilt(kernel: &mut Kernel) {
    kernel.text = kernel.text.replace(" - ", " + ");
}

#[test]
fn a_wrong_text_is_told_from_the_right_ones_beside_it_by_each_engine() {
    let body = |op: VerilogOp| {
        let mut body = Recipe {
            seed: 0,
            statements: 0,
            depth: 0,
        }
        .body();
        let both = [6, 6].map(|input| Box::new(X::Input(input)));
        let [left, right] = both;
        let right = Box::new(X::Not(right));
        body.push(T::Assign(8, X::Binary(op, left, right)));
        body
    };
    let ops = [VerilogOp::Add, VerilogOp::Sub, VerilogOp::BitXor];
    let kernels = ops.into_iter().enumerate().map(|(number, op)| {
        let mut kernel = Kernel::from_body(body(op), number).unwrap().unwrap();
        spoilt(&mut kernel);
        kernel
    });
    let kernels: Vec<Kernel> = kernels.collect();
    for engine in [Engine::Icarus, Engine::Verilator] {
        let wrong = play(engine, &kernels, 7).unwrap_err();
        assert_eq!(wrong.kernels, [1], "{}", wrong.says);
        assert!(
            wrong.says.contains(&format!("{engine:?}: v8 is")),
            "{}",
            wrong.says
        );
    }
}

#[test]
fn a_wrong_text_in_a_batch_is_shrunk_alone() {
    let says = check_all(&mut runner(1), 20, &spoilt).unwrap_err();
    assert!(says.contains("Icarus: v"), "{says}");
    assert!(says.contains("minimal failing input: Recipe"), "{says}");
}

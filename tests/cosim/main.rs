//! Every top at every width beside its export under Verilator, in lock step: the same stimulus, all outputs equal in every cycle.

#![cfg(feature = "tools")]

mod crc;
mod link;
mod mutants;
#[path = "../rx/recipe.rs"]
mod recipe;
mod run;
mod traffic;
mod undefined;

use ibhdl_tests::at_every_width;

/// The tests of one top.
macro_rules! lock_step {
    ($($top:ident)*) => {$(
        mod $top {
            use crate::traffic;

            fn capture(lanes: usize) {
                traffic::capture(stringify!($top), lanes);
            }

            fn sample(lanes: usize) {
                traffic::sample(stringify!($top), lanes);
            }

            fn random(lanes: usize) {
                traffic::random(stringify!($top), lanes);
            }

            super::at_every_width!(
                #[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
                capture,
                sample,
                random,
            );
        }
    )*};
}

lock_step!(ib_rx ib_icrc ib_vcrc);

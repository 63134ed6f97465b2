//! What the tests of the blocks share: a clock, packets cut into beats, CRCs from a crate that knows nothing of this one.

mod clocked;
mod packet;
mod reference;

pub use clocked::{settle, Clocked};
pub use packet::{axi_beats, beats, wire_bytes, AxiBeat, LaneBeat};
pub use reference::{hex, icrc_masked, icrc_state, vcrc_state, with_crcs};

/// Runs `test::<LANES>(arguments)` for 1, 2, 4, 8 and 16 lanes.
macro_rules! at_every_width {
    ($test:ident($($argument:expr),*)) => {
        $test::<1>($($argument),*);
        $test::<2>($($argument),*);
        $test::<4>($($argument),*);
        $test::<8>($($argument),*);
        $test::<16>($($argument),*);
    };
}

pub(crate) use at_every_width;

//! The link layer: flow-control packets, credits, SL to VL, arbitration (`docs/link.md`).
//!
//! `VLS` is how many data VLs the hardware has: 1, 2, 4, 8 or 15.

mod operational;

pub use operational::{IsOperational, OperationalVls};

/// Runs `test::<VLS>(arguments)` for 1, 2, 4, 8 and 15 data VLs.
#[cfg(test)]
macro_rules! at_every_vls {
    ($test:ident($($argument:expr),*)) => {
        $test::<1>($($argument),*);
        $test::<2>($($argument),*);
        $test::<4>($($argument),*);
        $test::<8>($($argument),*);
        $test::<15>($($argument),*);
    };
}

#[cfg(test)]
pub(crate) use at_every_vls;

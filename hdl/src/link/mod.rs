//! The link layer: flow-control packets, credits, SL to VL, arbitration (`docs/link.md`).
//!
//! `VLS` is how many data VLs the hardware has: 1, 2, 4, 8 or 15.

mod arb_list;
mod eligible;
mod grant;
mod ib_vlarb;
mod operational;
mod pace;
mod select;
mod vl_arb;
#[cfg(test)]
mod vl_arb_reference;
#[cfg(test)]
mod vl_arb_tests;

pub use arb_list::ArbList;
pub use eligible::Eligible;
pub use grant::Grant;
pub use ib_vlarb::IbVlarb;
pub use operational::{IsOperational, OperationalVls};
pub use pace::Pace;
pub use select::Select;
pub use vl_arb::VlArb;

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

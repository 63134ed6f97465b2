//! The link layer: flow-control packets, credits, SL to VL, arbitration (`docs/link.md`).
//!
//! `VLS` is how many data VLs the hardware has: 1, 2, 4, 8 or 15.

mod announce;
mod arb_list;
mod blocks;
mod counter;
mod counters;
mod credit;
mod credit_receive;
mod credit_send;
mod eligible;
mod fcp;
mod fcp_decode;
mod fcp_due;
mod fcp_encode;
mod fcp_timer;
mod grant;
mod ib_credit;
mod ib_fcp;
mod ib_link_sched;
mod ib_vlarb;
mod operational;
mod pace;
mod select;
mod sl_to_vl;
mod transmit;
mod vl_arb;
#[cfg(test)]
mod vl_arb_reference;
#[cfg(test)]
mod vl_arb_tests;

pub use announce::Announce;
pub use arb_list::ArbList;
pub use blocks::Blocks;
pub use counter::Counter;
pub use counters::Counters;
pub use credit::Credit;
pub use credit_receive::{CreditReceive, ReceiveState};
pub use credit_send::{CreditSend, SendState};
pub use eligible::Eligible;
pub use fcp::{Fcp, FcpErrors, FcpResult};
pub use fcp_decode::FcpDecode;
pub use fcp_due::{FcpDue, Judged, Looked};
pub use fcp_encode::{FcpBeat, FcpDword, FcpEncode};
pub use fcp_timer::FcpTimer;
pub use grant::Grant;
pub use ib_credit::IbCredit;
pub use ib_fcp::IbFcp;
pub use ib_link_sched::IbLinkSched;
pub use ib_vlarb::IbVlarb;
pub use operational::{IsOperational, OperationalVls};
pub use pace::Pace;
pub use select::Select;
pub use sl_to_vl::SlToVl;
pub use transmit::{Fetch, LinkTail, Transmit};
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

#[cfg(test)]
mod counters_tests;
#[cfg(test)]
mod credit_tests;
#[cfg(test)]
mod fcp_tests;

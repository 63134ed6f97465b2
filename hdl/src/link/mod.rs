//! The link layer: flow-control packets, credits, SL to VL, arbitration (`docs/link.md`).
//!
//! `VLS` is how many data VLs the hardware has: 1, 2, 4, 8 or 15.

mod blocks;
mod counter;
mod counters;
mod credit;
mod credit_receive;
mod credit_send;
mod fcp;
mod fcp_decode;
mod fcp_due;
mod fcp_encode;
mod fcp_timer;
mod ib_credit;
mod ib_fcp;
mod operational;
mod sl_to_vl;

pub use blocks::Blocks;
pub use counter::Counter;
pub use counters::Counters;
pub use credit::Credit;
pub use credit_receive::{CreditReceive, ReceiveState};
pub use credit_send::{CreditSend, SendState};
pub use fcp::{Fcp, FcpErrors, FcpResult};
pub use fcp_decode::FcpDecode;
pub use fcp_due::{Ahead, FcpDue, Judged, Looked};
pub use fcp_encode::{FcpBeat, FcpDword, FcpEncode};
pub use fcp_timer::FcpTimer;
pub use ib_credit::IbCredit;
pub use ib_fcp::IbFcp;
pub use operational::{IsOperational, OperationalVls};
pub use sl_to_vl::SlToVl;

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

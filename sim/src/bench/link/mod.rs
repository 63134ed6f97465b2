//! Two ends of a link: end A sends data on every VL, end B takes it out of its receive buffer and sends flow-control packets.
//!
//! Each end is a link scheduler, seen through [`LinkEngine`]; [`simulated`] gives the rust-hdl one. Between them is a [`Channel`] that
//! delays, loses and damages packets. Beside each end runs a [`Checker`] with the golden model: every decision, every flow-control packet
//! and every packet on the link is compared. [`LinkBench`] puts it all together.

mod channel;
mod checker;
mod config;
mod counters;
mod decoder;
mod error;
mod flow;
mod frame;
mod harness;
mod host;
mod packet;
mod ports;
mod receiver;
mod report;
mod simulated;

pub use channel::Channel;
pub use checker::Checker;
pub use config::LinkConfig;
pub use counters::COUNTERS;
pub use error::LinkError;
pub use frame::Frame;
pub use harness::LinkBench;
pub use packet::beats;
pub use ports::{
    Announcement, ArbWrite, LinkBeat, LinkEngine, LinkInputs, LinkOutputs, LinkSetup, TxBeat,
};
pub use report::{LinkReport, VlReport, Window};
pub use simulated::{simulated, SimulatedLink};

//! What there is to show, in whatever form.

use std::io;

use serde::Serialize;

use super::feed::Origin;
use super::summary::Summary;
use crate::model::Decoded;

/// A packet that has come out of the hardware.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub origin: Origin,
    /// What the ports said.
    pub decoded: Decoded,
    pub cycles: Cycles,
}

/// Cycles since the reset in which something of the packet moved through a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Cycles {
    pub first_beat: u64,
    pub descriptor: u64,
    pub status: u64,
}

/// Prints packets one after the other, then the summary.
pub(super) trait Report {
    fn packet(&mut self, packet: &Shown) -> io::Result<()>;
    fn summary(&mut self, summary: &Summary) -> io::Result<()>;
}

//! Step (a) of a CRC: what a beat alone adds to the register.

use super::{Ctl, Polynomial};
use crate::prim::{module, Gf2Map, Lanes, Reg, RegRst, Words};
use rust_hdl::prelude::*;

/// The contribution of a beat of `LANES` dwords to a register of `W` bits, as if it had been zero.
///
/// Two register stages: one XOR tree per lane (32 bits deep), then the XOR of the lanes.
/// Latency: 2 cycles.
#[derive(Clone, Debug, LogicBlock)]
pub struct Contribution<const LANES: usize, const W: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat, masked, zero beyond the end of the packet.
    pub data: Signal<In, Lanes<LANES>>,
    /// Side band of the beat.
    pub ctl: Signal<In, Ctl>,
    /// What the beat adds to the register.
    pub contribution: Signal<Out, Words<1, W>>,
    /// `ctl`, as late as the contribution.
    pub contribution_ctl: Signal<Out, Ctl>,
    lane: Gf2Map<LANES, 32, LANES, W>,
    by_lane: Reg<Words<LANES, W>>,
    by_lane_ctl: RegRst<Ctl>,
    sum: Gf2Map<LANES, W, 1, W>,
    total: Reg<Words<1, W>>,
    total_ctl: RegRst<Ctl>,
    _crc: &'static str,
}

impl<const LANES: usize, const W: usize> Contribution<LANES, W> {
    /// The contribution to the register of `crc`, which has `W` bits.
    pub fn new(crc: &Polynomial) -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            data: Default::default(),
            ctl: Default::default(),
            contribution: Default::default(),
            contribution_ctl: Default::default(),
            lane: Gf2Map::new(
                format!("{}_of_lanes_{}", crc.name, 32 * LANES),
                crc.lane_contributions(LANES),
            ),
            by_lane: Default::default(),
            by_lane_ctl: Default::default(),
            sum: Gf2Map::new(
                format!("{}_sum_of_lanes_{}", crc.name, 32 * LANES),
                crc.sum_of_lanes(LANES),
            ),
            total: Default::default(),
            total_ctl: Default::default(),
            _crc: crc.name,
        }
    }
}

impl<const LANES: usize, const W: usize> Logic for Contribution<LANES, W> {
    #[hdl_gen]
    fn update(&mut self) {
        self.by_lane.clk.next = self.clk.val();
        self.by_lane_ctl.clk.next = self.clk.val();
        self.by_lane_ctl.rst.next = self.rst.val();
        self.total.clk.next = self.clk.val();
        self.total_ctl.clk.next = self.clk.val();
        self.total_ctl.rst.next = self.rst.val();

        self.lane.x.next = self.data.val();
        self.by_lane.d.next = self.lane.y.val();
        self.by_lane_ctl.d.next = self.ctl.val();

        self.sum.x.next = self.by_lane.q.val();
        self.total.d.next = self.sum.y.val();
        self.total_ctl.d.next = self.by_lane_ctl.q.val();

        self.contribution.next = self.total.q.val();
        self.contribution_ctl.next = self.total_ctl.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("{}_contribution_{}", self._crc, 32 * LANES),
            "what a beat alone adds to the CRC register",
        )
    }
}

//! Step (b) of a CRC: the state loop.

use super::{Ctl, Polynomial};
use crate::prim::{module, Gf2Map, Reg, RegRst, Words};
use rust_hdl::prelude::*;

/// The register of a CRC, one beat per cycle: `next = Advance(state) ^ contribution`.
///
/// The loop is one constant matrix and one XOR deep, whatever the width of the beat. A first beat starts from the
/// initial value, whose advance is a constant. Latency: 1 cycle.
#[derive(Clone, Debug, LogicBlock)]
pub struct State<const W: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// What the beat adds to the register.
    pub contribution: Signal<In, Words<1, W>>,
    /// Side band of the beat.
    pub ctl: Signal<In, Ctl>,
    /// The register after the beat; after an empty last beat the register before it.
    pub register: Signal<Out, Words<1, W>>,
    /// `ctl`, as late as the register.
    pub register_ctl: Signal<Out, Ctl>,
    advance: Gf2Map<1, W, 1, W>,
    initial: Constant<Words<1, W>>,
    initial_advanced: Constant<Words<1, W>>,
    state: Reg<Words<1, W>>,
    before: Reg<Words<1, W>>,
    state_ctl: RegRst<Ctl>,
    _crc: &'static str,
    _bits: usize,
}

impl<const W: usize> State<W> {
    /// The loop for beats of `bytes` bytes.
    pub fn new(crc: &Polynomial, bytes: usize) -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            contribution: Default::default(),
            ctl: Default::default(),
            register: Default::default(),
            register_ctl: Default::default(),
            advance: Gf2Map::new(
                format!("{}_advance_by_{bytes}", crc.name),
                crc.advance(bytes),
            ),
            initial: Constant::new([crc.initial].into()),
            initial_advanced: Constant::new([crc.advanced(crc.initial, bytes)].into()),
            state: Default::default(),
            before: Default::default(),
            state_ctl: Default::default(),
            _crc: crc.name,
            _bits: 8 * bytes,
        }
    }
}

impl<const W: usize> Logic for State<W> {
    #[hdl_gen]
    fn update(&mut self) {
        self.state.clk.next = self.clk.val();
        self.before.clk.next = self.clk.val();
        self.state_ctl.clk.next = self.clk.val();
        self.state_ctl.rst.next = self.rst.val();

        self.advance.x.next = self.state.q.val();
        self.state.d.next = self.state.q.val();
        self.before.d.next = self.before.q.val();
        self.state_ctl.d.next = self.ctl.val();
        if self.ctl.val().valid {
            if self.ctl.val().first {
                self.state.d.next = self.initial_advanced.val() ^ self.contribution.val();
                self.before.d.next = self.initial.val();
            } else {
                self.state.d.next = self.advance.y.val() ^ self.contribution.val();
                self.before.d.next = self.state.q.val();
            }
        }

        self.register.next = self.state.q.val();
        if self.state_ctl.q.val().empty {
            self.register.next = self.before.q.val();
        }
        self.register_ctl.next = self.state_ctl.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("{}_state_{}", self._crc, self._bits),
            "the CRC register, one beat per cycle",
        )
    }
}

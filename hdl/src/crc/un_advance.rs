//! Step (c) of a CRC: taking back the zero bytes that pad the last beat.

use super::{Ctl, Polynomial};
use crate::prim::{module, Gf2Map, Reg, RegRst, Word, Words};
use rust_hdl::prelude::*;

/// One stage: takes `1 << stage` units of zero bytes back when that bit of `ctl.pad` is set. Latency: 1 cycle.
#[derive(Clone, Debug, LogicBlock)]
pub struct UnAdvance<const W: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The register with the zero bytes in it.
    pub register: Signal<In, Words<1, W>>,
    /// Side band of the beat.
    pub ctl: Signal<In, Ctl>,
    /// The register without this stage's zero bytes.
    pub shortened: Signal<Out, Words<1, W>>,
    /// `ctl`, as late as the register.
    pub shortened_ctl: Signal<Out, Ctl>,
    inverse: Gf2Map<1, W, 1, W>,
    select: Constant<Word<5>>,
    state: Reg<Words<1, W>>,
    state_ctl: RegRst<Ctl>,
    _crc: &'static str,
    _bytes: usize,
}

impl<const W: usize> UnAdvance<W> {
    /// Stage `stage`, from 0, of the engine for `crc`.
    pub fn new(crc: &Polynomial, stage: usize) -> Self {
        let bytes = crc.unit << stage;
        Self {
            clk: Default::default(),
            rst: Default::default(),
            register: Default::default(),
            ctl: Default::default(),
            shortened: Default::default(),
            shortened_ctl: Default::default(),
            inverse: Gf2Map::new(
                format!("{}_back_by_{bytes}", crc.name),
                crc.un_advance(bytes),
            ),
            select: Constant::new((1 << stage).into()),
            state: Default::default(),
            state_ctl: Default::default(),
            _crc: crc.name,
            _bytes: bytes,
        }
    }
}

impl<const W: usize> Logic for UnAdvance<W> {
    #[hdl_gen]
    fn update(&mut self) {
        self.state.clk.next = self.clk.val();
        self.state_ctl.clk.next = self.clk.val();
        self.state_ctl.rst.next = self.rst.val();

        self.inverse.x.next = self.register.val();
        self.state.d.next = self.register.val();
        if (self.ctl.val().pad & self.select.val()) != 0 {
            self.state.d.next = self.inverse.y.val();
        }
        self.state_ctl.d.next = self.ctl.val();

        self.shortened.next = self.state.q.val();
        self.shortened_ctl.next = self.state_ctl.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("{}_un_advance_{}", self._crc, self._bytes),
            "takes zero bytes at the end of a packet back",
        )
    }
}

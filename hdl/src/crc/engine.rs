//! The CRC engine: one structure for every polynomial and width.

use super::{Contribution, Ctl, Polynomial, State, UnAdvance};
use crate::prim::{module, Lanes, Word, Words};
use rust_hdl::prelude::*;

/// Checks the CRC of `W` bits at the end of every packet, one beat of `LANES` dwords per cycle, back to back.
///
/// `found` (the packet has this CRC) and `good` (and it is right) are meant in a cycle in which `done` is high: one cycle
/// per packet, [`latency`](Self::latency) cycles after the last beat, in order.
#[derive(Clone, Debug, LogicBlock)]
pub struct Engine<const LANES: usize, const W: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat, masked, zero beyond the last byte that counts.
    pub data: Signal<In, Lanes<LANES>>,
    /// There is a beat in this cycle.
    pub valid: Signal<In, Bit>,
    /// It is the first of its packet.
    pub first: Signal<In, Bit>,
    /// It is the last of its packet.
    pub last: Signal<In, Bit>,
    /// Units ([`Polynomial::unit`] bytes) of the beat that count; all of them unless it is the last.
    pub units: Signal<In, Word<6>>,
    /// The packet has this CRC (meant on the last beat).
    pub present: Signal<In, Bit>,
    /// The packet ends where the CRC can end (meant on the last beat).
    pub aligned: Signal<In, Bit>,
    /// The result of a packet, for one cycle.
    pub done: Signal<Out, Bit>,
    /// The packet has this CRC.
    pub found: Signal<Out, Bit>,
    /// It has this CRC, and it is right.
    pub good: Signal<Out, Bit>,
    ctl: Signal<Local, Ctl>,
    pad: Signal<Local, Word<6>>,
    zero: Constant<Word<6>>,
    contribution: Contribution<LANES, W>,
    state: State<W>,
    stages: Vec<UnAdvance<W>>,
    registers: Vec<Signal<Local, Words<1, W>>>,
    ctls: Vec<Signal<Local, Ctl>>,
    end_register: Signal<Local, Words<1, W>>,
    end_ctl: Signal<Local, Ctl>,
    residue: Constant<Words<1, W>>,
    _crc: &'static str,
}

impl<const LANES: usize, const W: usize> Engine<LANES, W> {
    /// # Panics
    /// When `LANES` is not a power of two up to 16, or `W` is not the width of the polynomial.
    pub fn new(crc: &Polynomial) -> Self {
        assert!(
            LANES.is_power_of_two() && LANES <= 16,
            "LANES is {LANES}, but a beat has 1, 2, 4, 8 or 16 lanes"
        );
        assert_eq!(crc.width, W, "the engine's width and the polynomial's");
        let stages = Self::stages(crc);
        Self {
            clk: Default::default(),
            rst: Default::default(),
            data: Default::default(),
            valid: Default::default(),
            first: Default::default(),
            last: Default::default(),
            units: Default::default(),
            present: Default::default(),
            aligned: Default::default(),
            done: Default::default(),
            found: Default::default(),
            good: Default::default(),
            ctl: Default::default(),
            pad: Default::default(),
            zero: Constant::new(0.into()),
            contribution: Contribution::new(crc),
            state: State::new(crc, 4 * LANES),
            stages: (0..stages).map(|i| UnAdvance::new(crc, i)).collect(),
            registers: vec![Default::default(); stages + 1],
            ctls: vec![Default::default(); stages + 1],
            end_register: Default::default(),
            end_ctl: Default::default(),
            residue: Constant::new([crc.residue].into()),
            _crc: crc.name,
        }
    }

    /// Cycles from a beat at the input to its effect on `done` and `good`.
    pub fn latency(crc: &Polynomial) -> usize {
        3 + Self::stages(crc)
    }

    fn stages(crc: &Polynomial) -> usize {
        (4 * LANES / crc.unit).ilog2() as usize
    }
}

impl<const LANES: usize, const W: usize> Logic for Engine<LANES, W> {
    #[hdl_gen]
    fn update(&mut self) {
        // The units of a beat are a power of two, so that the low bits of a negative count are the missing units.
        self.pad.next = self.zero.val() - self.units.val();
        self.ctl.next.valid = self.valid.val();
        self.ctl.next.first = self.first.val();
        self.ctl.next.last = self.last.val();
        self.ctl.next.empty = self.last.val() & (self.units.val() == 0);
        self.ctl.next.present = self.present.val();
        self.ctl.next.aligned = self.aligned.val();
        self.ctl.next.pad = self.pad.val().get_bits::<5>(0);

        self.contribution.clk.next = self.clk.val();
        self.contribution.rst.next = self.rst.val();
        self.contribution.data.next = self.data.val();
        self.contribution.ctl.next = self.ctl.val();

        self.state.clk.next = self.clk.val();
        self.state.rst.next = self.rst.val();
        self.state.contribution.next = self.contribution.contribution.val();
        self.state.ctl.next = self.contribution.contribution_ctl.val();

        self.registers[0].next = self.state.register.val();
        self.ctls[0].next = self.state.register_ctl.val();
        for i in 0..self.stages.len() {
            self.stages[i].clk.next = self.clk.val();
            self.stages[i].rst.next = self.rst.val();
            self.stages[i].register.next = self.registers[i].val();
            self.stages[i].ctl.next = self.ctls[i].val();
            self.registers[i + 1].next = self.stages[i].shortened.val();
            self.ctls[i + 1].next = self.stages[i].shortened_ctl.val();
        }
        // The links are one more than the stages; an index has to be a loop variable.
        for end in self.stages.len()..self.registers.len() {
            self.end_ctl.next = self.ctls[end].val();
            self.end_register.next = self.registers[end].val();
        }
        self.done.next = self.end_ctl.val().valid & self.end_ctl.val().last;
        self.found.next = self.end_ctl.val().present;
        self.good.next = self.end_ctl.val().present
            & self.end_ctl.val().aligned
            & (self.end_register.val() == self.residue.val());
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("{}_engine_{}", self._crc, 32 * LANES),
            "checks one CRC at the end of every packet",
        )
    }
}

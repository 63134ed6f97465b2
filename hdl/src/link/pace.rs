//! When the port wants the next decision.

use super::Grant;
use crate::prim::{bit_cast_word, module, RegRst, Word};
use rust_hdl::prelude::*;

/// Holds the grant of the packet that is under way and of the next one, and asks for the next (`docs/link.md`, "When").
///
/// A grant is `current` one cycle after it shows when nothing is under way, else in the cycle after the last beat.
/// `request` is a register: it says in a cycle what was so in the cycle before.
#[derive(Clone, Debug, LogicBlock)]
pub struct Pace<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The grant of this cycle.
    pub grant: Signal<In, Grant>,
    /// A beat of the current packet moves.
    pub beat: Signal<In, Bit>,
    /// It is its last.
    pub end: Signal<In, Bit>,
    /// At most this many beats may be left of a packet when the next is decided on.
    pub lead: Signal<In, Word<8>>,
    /// A decision is wanted.
    pub request: Signal<Out, Bit>,
    /// The packet that is under way.
    pub current: Signal<Out, Grant>,
    /// Its beats that have not moved, by PktLen; stays at 0 when more of them come.
    pub left: Signal<Out, Word<12>>,
    under_way: RegRst<Grant>,
    next: RegRst<Grant>,
    beats: RegRst<Word<12>>,
    asks: RegRst<Bit>,
    now: Signal<Local, Grant>,
    then: Signal<Local, Grant>,
    source: Signal<Local, Grant>,
    none: Signal<Local, Grant>,
    free: Signal<Local, Bit>,
    size: Signal<Local, Word<12>>,
    shift: Constant<Word<3>>,
    fcp_beats: Constant<Word<12>>,
}

impl<const LANES: usize> Default for Pace<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            grant: Default::default(),
            beat: Default::default(),
            end: Default::default(),
            lead: Default::default(),
            request: Default::default(),
            current: Default::default(),
            left: Default::default(),
            under_way: Default::default(),
            next: Default::default(),
            beats: Default::default(),
            asks: Default::default(),
            now: Default::default(),
            then: Default::default(),
            source: Default::default(),
            none: Default::default(),
            free: Default::default(),
            size: Default::default(),
            shift: Constant::new(u64::from(LANES.trailing_zeros()).into()),
            fcp_beats: Constant::new(6u64.div_ceil(4 * LANES as u64).into()),
        }
    }
}

impl<const LANES: usize> Logic for Pace<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.under_way.clk.next = self.clk.val();
        self.under_way.rst.next = self.rst.val();
        self.next.clk.next = self.clk.val();
        self.next.rst.next = self.rst.val();
        self.beats.clk.next = self.clk.val();
        self.beats.rst.next = self.rst.val();
        self.asks.clk.next = self.clk.val();
        self.asks.rst.next = self.rst.val();

        self.now.next = self.under_way.q.val();
        self.then.next = self.next.q.val();
        self.free.next = !self.now.val().valid | (self.beat.val() & self.end.val());
        self.source.next = self.grant.val();
        if self.then.val().valid {
            self.source.next = self.then.val();
        }
        self.size.next =
            (bit_cast_word::<12, 11>(self.source.val().pkt_len) >> self.shift.val()) + 1;
        if self.source.val().fcp {
            self.size.next = self.fcp_beats.val();
        }

        self.none.next = self.then.val();
        self.none.next.valid = false;
        self.under_way.d.next = self.now.val();
        self.next.d.next = self.then.val();
        self.beats.d.next = self.beats.q.val();
        if self.beat.val() & (self.beats.q.val() != 0) {
            self.beats.d.next = self.beats.q.val() - 1;
        }
        if self.free.val() {
            self.under_way.d.next = self.source.val();
            self.beats.d.next = self.size.val();
            self.next.d.next = self.none.val();
        }
        if self.grant.val().valid & (!self.free.val() | self.then.val().valid) {
            self.next.d.next = self.grant.val();
        }

        self.asks.d.next = !self.grant.val().valid
            & !self.then.val().valid
            & (!self.now.val().valid
                | (self.beats.q.val() <= bit_cast_word::<12, 8>(self.lead.val())));
        self.request.next = self.asks.q.val();
        self.current.next = self.under_way.q.val();
        self.left.next = self.beats.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("pace_{}", 32 * LANES),
            "the packet under way and the next one, and when a decision is wanted",
        )
    }
}

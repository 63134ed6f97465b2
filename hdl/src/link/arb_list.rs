//! One list of the arbiter: High or Low.

use super::Eligible;
use crate::prim::{bit_cast_word, module, Ram, Reg, RegRst, Word};
use rust_hdl::prelude::*;

/// The entries of a list, its turn, and the search for its candidate (`docs/link.md`, "VL arbitration").
///
/// The search runs free, one start per cycle: `ready` of cycle `s` gives `found` in cycle `s + 2` and the candidate in
/// `s + 3`. Its owner tells of a grant to the candidate of cycle `t - 1` in `t` and of its blocks in `t + 1`; searches started from `t + 1` on see it.
#[derive(Clone, Debug, LogicBlock)]
pub struct ArbList<const VLS: usize, const ENTRIES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// An entry is written at this edge.
    pub write: Signal<In, Bit>,
    /// Which.
    pub write_entry: Signal<In, Word<6>>,
    /// Its VL.
    pub write_vl: Signal<In, Word<4>>,
    /// Its weight in blocks.
    pub write_weight: Signal<In, Word<8>>,
    /// A turn stays open when nothing is left of it.
    pub weight_inclusive: Signal<In, Bit>,
    /// The VLs that are ready.
    pub ready: Signal<In, Word<VLS>>,
    /// There is a candidate for the `ready` of two cycles before.
    pub found: Signal<Out, Bit>,
    /// The entry of the candidate, of three cycles before; anything without one.
    pub entry: Signal<Out, Word<6>>,
    /// Its VL.
    pub vl: Signal<Out, Word<4>>,
    /// The candidate of the cycle before was granted.
    pub granted: Signal<In, Bit>,
    /// Blocks of the packet granted in the cycle before.
    pub blocks: Signal<In, Word<8>>,
    vls_of: Eligible<VLS, ENTRIES>,
    lower: Ram<Word<8>>,
    upper: Ram<Word<8>>,
    listed_vl: Signal<Local, Word<4>>,
    weight: Signal<Local, Word<8>>,
    eligible: Reg<Word<ENTRIES>>,
    from: Signal<Local, Word<ENTRIES>>,
    behind_pos: Signal<Local, Word<ENTRIES>>,
    first_behind: Reg<Word<ENTRIES>>,
    first_of_all: Reg<Word<ENTRIES>>,
    wraps: Reg<Bit>,
    any: Reg<Bit>,
    first: Signal<Local, Word<ENTRIES>>,
    number: Signal<Local, Word<6>>,
    candidate: Reg<Word<6>>,
    candidate_vl: Reg<Word<4>>,
    /// The candidate of the cycle before, and the weight it had.
    last_candidate: Reg<Word<6>>,
    last_weight: Reg<Word<8>>,
    /// The entries behind `pos`.
    behind: RegRst<Word<ENTRIES>>,
    pos: Reg<Word<6>>,
    open: RegRst<Bit>,
    left: Reg<Word<8>>,
    /// The owner's grant, a cycle later, and what was left for it.
    charge: RegRst<Bit>,
    before: Reg<Word<8>>,
    rest: Signal<Local, Word<9>>,
    vls: Constant<Word<5>>,
    last: Constant<Word<ENTRIES>>,
    all_but_first: Constant<Word<ENTRIES>>,
    ones: [Constant<Word<ENTRIES>>; 6],
}

impl<const VLS: usize, const ENTRIES: usize> Default for ArbList<VLS, ENTRIES> {
    fn default() -> Self {
        // The entries whose number has bit `b`.
        let with_bit = |b: usize| {
            (0..64u64)
                .filter(|i| i >> b & 1 == 1)
                .fold(0, |s, i| s | 1 << i)
        };
        Self {
            clk: Default::default(),
            rst: Default::default(),
            write: Default::default(),
            write_entry: Default::default(),
            write_vl: Default::default(),
            write_weight: Default::default(),
            weight_inclusive: Default::default(),
            ready: Default::default(),
            found: Default::default(),
            entry: Default::default(),
            vl: Default::default(),
            granted: Default::default(),
            blocks: Default::default(),
            vls_of: Default::default(),
            lower: Default::default(),
            upper: Default::default(),
            listed_vl: Default::default(),
            weight: Default::default(),
            eligible: Default::default(),
            from: Default::default(),
            behind_pos: Default::default(),
            first_behind: Default::default(),
            first_of_all: Default::default(),
            wraps: Default::default(),
            any: Default::default(),
            first: Default::default(),
            number: Default::default(),
            candidate: Default::default(),
            candidate_vl: Default::default(),
            last_candidate: Default::default(),
            last_weight: Default::default(),
            behind: Default::default(),
            pos: Default::default(),
            open: Default::default(),
            left: Default::default(),
            charge: Default::default(),
            before: Default::default(),
            rest: Default::default(),
            vls: Constant::new((VLS as u64).into()),
            last: Constant::new((1 << (ENTRIES - 1)).into()),
            all_but_first: Constant::new((!1).into()),
            ones: std::array::from_fn(|b| Constant::new(with_bit(b).into())),
        }
    }
}

impl<const VLS: usize, const ENTRIES: usize> Logic for ArbList<VLS, ENTRIES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.vls_of.clk.next = self.clk.val();
        self.vls_of.rst.next = self.rst.val();
        self.lower.clk.next = self.clk.val();
        self.upper.clk.next = self.clk.val();
        self.candidate.clk.next = self.clk.val();
        self.candidate_vl.clk.next = self.clk.val();
        self.last_candidate.clk.next = self.clk.val();
        self.last_weight.clk.next = self.clk.val();
        self.eligible.clk.next = self.clk.val();
        self.first_behind.clk.next = self.clk.val();
        self.first_of_all.clk.next = self.clk.val();
        self.wraps.clk.next = self.clk.val();
        self.any.clk.next = self.clk.val();
        self.behind.clk.next = self.clk.val();
        self.behind.rst.next = self.rst.val();
        self.pos.clk.next = self.clk.val();
        self.open.clk.next = self.clk.val();
        self.open.rst.next = self.rst.val();
        self.left.clk.next = self.clk.val();
        self.charge.clk.next = self.clk.val();
        self.charge.rst.next = self.rst.val();
        self.before.clk.next = self.clk.val();

        self.listed_vl.next = 15.into();
        if (bit_cast_word::<5, 4>(self.write_vl.val()) < self.vls.val())
            & (self.write_weight.val() != 0)
        {
            self.listed_vl.next = self.write_vl.val();
        }
        self.vls_of.write.next = self.write.val();
        self.vls_of.entry.next = self.write_entry.val();
        self.vls_of.vl.next = self.listed_vl.val();
        self.lower.write.next = self.write.val() & !self.write_entry.val().get_bit(5);
        self.lower.write_address.next = self.write_entry.val().get_bits::<5>(0);
        self.lower.write_data.next = self.write_weight.val();
        self.upper.write.next = self.write.val() & self.write_entry.val().get_bit(5);
        self.upper.write_address.next = self.write_entry.val().get_bits::<5>(0);
        self.upper.write_data.next = self.write_weight.val();

        self.vls_of.ready.next = self.ready.val();
        self.eligible.d.next = self.vls_of.eligible.val();

        // The search starts at `pos` while the turn is open, behind it when not, and wraps. The lowest bit of a word that
        // is set is a sum's carry chain, faster than a choice bit by bit.
        self.from.next = self.behind.q.val();
        if self.open.q.val() {
            self.from.next = (self.behind.q.val() >> 1) | self.last.val();
        }
        self.behind_pos.next = self.eligible.q.val() & self.from.val();
        self.first_behind.d.next = self.behind_pos.val() & (!self.behind_pos.val() + 1);
        self.first_of_all.d.next = self.eligible.q.val() & (!self.eligible.q.val() + 1);
        self.wraps.d.next = self.behind_pos.val() == 0;
        self.any.d.next = self.eligible.q.val() != 0;

        self.first.next = self.first_behind.q.val();
        if self.wraps.q.val() {
            self.first.next = self.first_of_all.q.val();
        }
        self.number.next = 0.into();
        if (self.first.val() & self.ones[0].val()) != 0 {
            self.number.next = self.number.val() | 1;
        }
        if (self.first.val() & self.ones[1].val()) != 0 {
            self.number.next = self.number.val() | 2;
        }
        if (self.first.val() & self.ones[2].val()) != 0 {
            self.number.next = self.number.val() | 4;
        }
        if (self.first.val() & self.ones[3].val()) != 0 {
            self.number.next = self.number.val() | 8;
        }
        if (self.first.val() & self.ones[4].val()) != 0 {
            self.number.next = self.number.val() | 16;
        }
        if (self.first.val() & self.ones[5].val()) != 0 {
            self.number.next = self.number.val() | 32;
        }
        self.found.next = self.any.q.val();
        self.vls_of.chosen.next = self.first.val();
        self.candidate.d.next = self.number.val();
        self.candidate_vl.d.next = self.vls_of.chosen_vl.val();
        self.entry.next = self.candidate.q.val();
        self.vl.next = self.candidate_vl.q.val();

        // The weight is read here, in the cycle of the decision: in the next one the table may be another.
        self.lower.read_address.next = self.candidate.q.val().get_bits::<5>(0);
        self.upper.read_address.next = self.candidate.q.val().get_bits::<5>(0);
        self.weight.next = self.lower.read_data.val();
        if self.candidate.q.val().get_bit(5) {
            self.weight.next = self.upper.read_data.val();
        }
        self.last_candidate.d.next = self.candidate.q.val();
        self.last_weight.d.next = self.weight.val();

        self.charge.d.next = self.granted.val();
        self.before.d.next = self.last_weight.q.val();
        if self.open.q.val() & (self.pos.q.val() == self.last_candidate.q.val()) {
            self.before.d.next = self.left.q.val();
        }
        self.pos.d.next = self.pos.q.val();
        self.behind.d.next = self.behind.q.val();
        if self.granted.val() {
            self.pos.d.next = self.last_candidate.q.val();
            self.behind.d.next = self.all_but_first.val() << self.last_candidate.q.val();
        }

        self.rest.next =
            bit_cast_word::<9, 8>(self.before.q.val()) - bit_cast_word::<9, 8>(self.blocks.val());
        self.left.d.next = self.left.q.val();
        self.open.d.next = self.open.q.val();
        if self.charge.q.val() {
            self.left.d.next = self.rest.val().get_bits::<8>(0);
            self.open.d.next = !self.rest.val().get_bit(8)
                & (self.weight_inclusive.val() | (self.rest.val() != 0));
        }
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("arb_list_{VLS}_{ENTRIES}"),
            "one arbitration list: its entries, its turn, the search for its candidate",
        )
    }
}

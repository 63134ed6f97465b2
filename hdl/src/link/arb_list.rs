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
    eligible: Reg<Word<64>>,
    from: Signal<Local, Word<64>>,
    ahead: Signal<Local, Word<64>>,
    some_ahead: Signal<Local, Word<64>>,
    some: Signal<Local, Word<64>>,
    groups: Signal<Local, Word<64>>,
    groups_after: Signal<Local, Word<64>>,
    up_to: Signal<Local, Word<64>>,
    up_to_after: Signal<Local, Word<64>>,
    spread: Signal<Local, Word<64>>,
    /// Per group its first entry, at or behind `pos` where there is one.
    first: Reg<Word<64>>,
    first_group: Reg<Word<64>>,
    first_group_after: Reg<Word<64>>,
    /// There is one in the group of `pos`, not in front of it; in a group after that; anywhere.
    here: Reg<Bit>,
    after: Reg<Bit>,
    any: Reg<Bit>,
    group: Signal<Local, Word<64>>,
    part: Signal<Local, Word<64>>,
    number: Signal<Local, Word<6>>,
    candidate: Reg<Word<6>>,
    candidate_vl: Reg<Word<4>>,
    /// The candidate of the cycle before, and the weight it had.
    last_candidate: Reg<Word<6>>,
    last_weight: Reg<Word<8>>,
    /// The entries behind `pos`.
    behind: RegRst<Word<64>>,
    /// Its group.
    pos_group: RegRst<Word<64>>,
    pos_bit: Signal<Local, Word<64>>,
    pos: Reg<Word<6>>,
    open: RegRst<Bit>,
    left: Reg<Word<8>>,
    /// The owner's grant, a cycle later, and what was left for it.
    charge: RegRst<Bit>,
    before: Reg<Word<8>>,
    vls: Constant<Word<5>>,
    one: Constant<Word<64>>,
    last: Constant<Word<64>>,
    seven: Constant<Word<6>>,
    all_but_first: Constant<Word<64>>,
    /// The highest bit of every group of eight; all bits of a group but its lowest, its two lowest, its four lowest.
    highest: Constant<Word<64>>,
    but_1: Constant<Word<64>>,
    but_2: Constant<Word<64>>,
    but_4: Constant<Word<64>>,
    /// The entries whose number has bit `b`, and that bit.
    with_bit: [Constant<Word<64>>; 6],
    bit: [Constant<Word<6>>; 6],
}

impl<const VLS: usize, const ENTRIES: usize> Default for ArbList<VLS, ENTRIES> {
    fn default() -> Self {
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
            ahead: Default::default(),
            some_ahead: Default::default(),
            some: Default::default(),
            groups: Default::default(),
            groups_after: Default::default(),
            up_to: Default::default(),
            up_to_after: Default::default(),
            spread: Default::default(),
            first: Default::default(),
            first_group: Default::default(),
            first_group_after: Default::default(),
            here: Default::default(),
            after: Default::default(),
            any: Default::default(),
            group: Default::default(),
            part: Default::default(),
            number: Default::default(),
            candidate: Default::default(),
            candidate_vl: Default::default(),
            last_candidate: Default::default(),
            last_weight: Default::default(),
            behind: Default::default(),
            pos_group: Default::default(),
            pos_bit: Default::default(),
            pos: Default::default(),
            open: Default::default(),
            left: Default::default(),
            charge: Default::default(),
            before: Default::default(),
            vls: Constant::new((VLS as u64).into()),
            one: Constant::new(1.into()),
            last: Constant::new((1 << 63).into()),
            seven: Constant::new(7.into()),
            all_but_first: Constant::new((!1).into()),
            highest: Constant::new(0x8080_8080_8080_8080.into()),
            but_1: Constant::new(0xfefe_fefe_fefe_fefe.into()),
            but_2: Constant::new(0xfcfc_fcfc_fcfc_fcfc.into()),
            but_4: Constant::new(0xf0f0_f0f0_f0f0_f0f0.into()),
            with_bit: std::array::from_fn(|b| Constant::new(with_bit(b).into())),
            bit: std::array::from_fn(|b| Constant::new((1 << b).into())),
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
        self.first.clk.next = self.clk.val();
        self.first_group.clk.next = self.clk.val();
        self.first_group_after.clk.next = self.clk.val();
        self.here.clk.next = self.clk.val();
        self.after.clk.next = self.clk.val();
        self.any.clk.next = self.clk.val();
        self.pos_group.clk.next = self.clk.val();
        self.pos_group.rst.next = self.rst.val();
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

        // The search starts at `pos` while the turn is open, behind it when not, and wraps. It goes by groups of eight: the first
        // entry of every group, and which group, come together in the next cycle. Only the group of `pos` is cut in two.
        self.from.next = self.behind.q.val();
        if self.open.q.val() {
            self.from.next = (self.behind.q.val() >> 1) | self.last.val();
        }
        self.ahead.next = self.eligible.q.val() & self.from.val();

        // Bit `i`: there is one in the group up to entry `i`.
        self.some_ahead.next = self.ahead.val() | ((self.ahead.val() << 1) & self.but_1.val());
        self.some_ahead.next =
            self.some_ahead.val() | ((self.some_ahead.val() << 2) & self.but_2.val());
        self.some_ahead.next =
            self.some_ahead.val() | ((self.some_ahead.val() << 4) & self.but_4.val());
        self.some.next = self.eligible.q.val() | ((self.eligible.q.val() << 1) & self.but_1.val());
        self.some.next = self.some.val() | ((self.some.val() << 2) & self.but_2.val());
        self.some.next = self.some.val() | ((self.some.val() << 4) & self.but_4.val());

        // The highest bit of a group stands for it.
        self.spread.next = self.some_ahead.val() & self.highest.val();
        self.spread.next = self.spread.val() | (self.spread.val() >> 1);
        self.spread.next = self.spread.val() | (self.spread.val() >> 2);
        self.spread.next = self.spread.val() | (self.spread.val() >> 4);
        self.first.d.next = (self.ahead.val() & !((self.some_ahead.val() << 1) & self.but_1.val()))
            | (self.eligible.q.val()
                & !((self.some.val() << 1) & self.but_1.val())
                & !self.spread.val());
        self.groups.next = self.some.val() & self.highest.val();
        self.groups_after.next = self.groups.val() & self.behind.q.val() & !self.pos_group.q.val();
        self.up_to.next = self.groups.val() | (self.groups.val() << 8);
        self.up_to.next = self.up_to.val() | (self.up_to.val() << 16);
        self.up_to.next = self.up_to.val() | (self.up_to.val() << 32);
        self.up_to_after.next = self.groups_after.val() | (self.groups_after.val() << 8);
        self.up_to_after.next = self.up_to_after.val() | (self.up_to_after.val() << 16);
        self.up_to_after.next = self.up_to_after.val() | (self.up_to_after.val() << 32);
        self.first_group.d.next = self.groups.val() & !(self.up_to.val() << 8);
        self.first_group_after.d.next = self.groups_after.val() & !(self.up_to_after.val() << 8);
        self.here.d.next = (self.some_ahead.val() & self.pos_group.q.val()) != 0;
        self.after.d.next = self.groups_after.val() != 0;
        self.any.d.next = self.eligible.q.val() != 0;

        self.group.next = self.first_group.q.val();
        if self.after.q.val() {
            self.group.next = self.first_group_after.q.val();
        }
        if self.here.q.val() {
            self.group.next = self.pos_group.q.val();
        }
        self.number.next = 0.into();
        for b in 0..3 {
            self.part.next = self.first.q.val() & self.with_bit[b].val();
            self.part.next = self.part.val() | (self.part.val() << 1);
            self.part.next = self.part.val() | (self.part.val() << 2);
            self.part.next = self.part.val() | (self.part.val() << 4);
            if (self.part.val() & self.group.val()) != 0 {
                self.number.next = self.number.val() | self.bit[b].val();
            }
        }
        for b in 3..6 {
            if (self.group.val() & self.with_bit[b].val()) != 0 {
                self.number.next = self.number.val() | self.bit[b].val();
            }
        }
        self.vls_of.chosen.next = self.first.q.val();
        self.vls_of.group.next = self.group.val();
        self.found.next = self.any.q.val();
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
        self.pos_group.d.next = self.pos_group.q.val();
        self.pos_bit.next = self.one.val() << (self.last_candidate.q.val() | self.seven.val());
        if self.granted.val() {
            self.pos.d.next = self.last_candidate.q.val();
            self.behind.d.next = self.all_but_first.val() << self.last_candidate.q.val();
            self.pos_group.d.next = self.pos_bit.val();
        }

        self.left.d.next = self.left.q.val();
        self.open.d.next = self.open.q.val();
        if self.charge.q.val() {
            self.left.d.next = self.before.q.val() - self.blocks.val();
            self.open.d.next = (self.before.q.val() > self.blocks.val())
                | (self.weight_inclusive.val() & (self.before.q.val() == self.blocks.val()));
        }
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("arb_list_{VLS}_{ENTRIES}"),
            "one arbitration list: its entries, its turn, the search for its candidate",
        )
    }
}

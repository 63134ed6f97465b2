//! One list of the arbiter: High or Low.

use super::Eligible;
use crate::prim::{bit_cast_word, module, Ram, Reg, RegRst, Word};
use rust_hdl::prelude::*;

/// The entries of a list, its turn, and the search for its candidate (`docs/link.md`, "VL arbitration").
///
/// The search runs free, one start per cycle: `ready` of cycle `s` gives `found` in cycle `s + 2`, the VL of the candidate in
/// `s + 3` and its entry in `s + 4`. Its owner tells of a grant to the candidate of cycle `t - 1` in `t` and of its blocks in `t + 1`; searches started from `t + 1` on see it.
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
    /// The VL of the candidate for the `ready` of three cycles before, inverted; 0 without one.
    pub inverted_vl: Signal<Out, Word<4>>,
    /// The entry of the candidate for the `ready` of four cycles before; anything without one.
    pub entry: Signal<Out, Word<6>>,
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
    some: Signal<Local, Word<64>>,
    with_one: Signal<Local, Word<8>>,
    from: Signal<Local, Word<8>>,
    shifted: Signal<Local, Word<64>>,
    part: Signal<Local, Word<8>>,
    near: Signal<Local, Word<8>>,
    /// Per group its first entry.
    first: Reg<Word<64>>,
    /// The groups with an entry; those of them after that of `pos`; of the group of `pos` the entries not in front of it.
    groups: Reg<Word<8>>,
    groups_after: Reg<Word<8>>,
    ahead: Reg<Word<8>>,
    up_to: Signal<Local, Word<8>>,
    up_to_after: Signal<Local, Word<8>>,
    up_to_ahead: Signal<Local, Word<8>>,
    one_group: Signal<Local, Word<8>>,
    bits_of_groups: Signal<Local, Word<8>>,
    /// The group of the candidate, unless it is one of `ahead`; which of `ahead`, and whether one of them.
    group: Reg<Word<8>>,
    here: Reg<Bit>,
    first_here: Reg<Word<8>>,
    /// Bit `b` of the numbers of `first`, per group.
    number_bits: [Reg<Word<8>>; 3],
    vls_of_groups: Reg<Word<32>>,
    vls_in_group: Reg<Word<32>>,
    group_or_here: Signal<Local, Word<8>>,
    number: Signal<Local, Word<6>>,
    vls: Signal<Local, Word<32>>,
    nibble: Signal<Local, Word<4>>,
    inverted: Signal<Local, Word<4>>,
    candidate: Reg<Word<6>>,
    /// The candidate of the cycle before, and the weight it had.
    last_candidate: Reg<Word<6>>,
    last_weight: Reg<Word<8>>,
    /// The groups after that of `pos`.
    behind: RegRst<Word<8>>,
    /// Its group.
    pos_group: RegRst<Word<8>>,
    pos: Reg<Word<6>>,
    open: RegRst<Bit>,
    left: Reg<Word<8>>,
    /// The owner's grant, a cycle later, and what was left for it.
    charge: RegRst<Bit>,
    before: Reg<Word<8>>,
    number_of_vls: Constant<Word<5>>,
    one: Constant<Word<8>>,
    all: Constant<Word<8>>,
    all_but_first: Constant<Word<8>>,
    /// All bits of a group but its lowest, its two lowest, its four lowest.
    but_1: Constant<Word<64>>,
    but_2: Constant<Word<64>>,
    but_4: Constant<Word<64>>,
    /// The entries of a group, how far it is from the first, its bit and its VL's place.
    in_group: [Constant<Word<64>>; 8],
    to_group: [Constant<Word<6>>; 8],
    group_bit: [Constant<Word<8>>; 8],
    to_vl: [Constant<Word<5>>; 8],
    /// The entries whose number has bit `b`, and that bit.
    with_bit: [Constant<Word<64>>; 3],
    bit: [Constant<Word<6>>; 6],
    /// Of eight, those whose number has bit `b % 3`.
    of_8: [Constant<Word<8>>; 6],
}

impl<const VLS: usize, const ENTRIES: usize> Default for ArbList<VLS, ENTRIES> {
    fn default() -> Self {
        let with_bit = |of: u64, b: usize| {
            (0..of)
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
            inverted_vl: Default::default(),
            entry: Default::default(),
            granted: Default::default(),
            blocks: Default::default(),
            vls_of: Default::default(),
            lower: Default::default(),
            upper: Default::default(),
            listed_vl: Default::default(),
            weight: Default::default(),
            eligible: Default::default(),
            some: Default::default(),
            with_one: Default::default(),
            from: Default::default(),
            shifted: Default::default(),
            part: Default::default(),
            near: Default::default(),
            first: Default::default(),
            groups: Default::default(),
            groups_after: Default::default(),
            ahead: Default::default(),
            up_to: Default::default(),
            up_to_after: Default::default(),
            up_to_ahead: Default::default(),
            one_group: Default::default(),
            bits_of_groups: Default::default(),
            group: Default::default(),
            here: Default::default(),
            first_here: Default::default(),
            number_bits: Default::default(),
            vls_of_groups: Default::default(),
            vls_in_group: Default::default(),
            group_or_here: Default::default(),
            number: Default::default(),
            vls: Default::default(),
            nibble: Default::default(),
            inverted: Default::default(),
            candidate: Default::default(),
            last_candidate: Default::default(),
            last_weight: Default::default(),
            behind: Default::default(),
            pos_group: Default::default(),
            pos: Default::default(),
            open: Default::default(),
            left: Default::default(),
            charge: Default::default(),
            before: Default::default(),
            number_of_vls: Constant::new((VLS as u64).into()),
            one: Constant::new(1.into()),
            all: Constant::new(0xff.into()),
            all_but_first: Constant::new(0xfe.into()),
            but_1: Constant::new(0xfefe_fefe_fefe_fefe.into()),
            but_2: Constant::new(0xfcfc_fcfc_fcfc_fcfc.into()),
            but_4: Constant::new(0xf0f0_f0f0_f0f0_f0f0.into()),
            in_group: std::array::from_fn(|g| Constant::new((0xff << (8 * g)).into())),
            to_group: std::array::from_fn(|g| Constant::new((8 * g as u64).into())),
            group_bit: std::array::from_fn(|g| Constant::new((1 << g).into())),
            to_vl: std::array::from_fn(|g| Constant::new((4 * g as u64).into())),
            with_bit: std::array::from_fn(|b| Constant::new(with_bit(64, b).into())),
            bit: std::array::from_fn(|b| Constant::new((1 << b).into())),
            of_8: std::array::from_fn(|b| Constant::new(with_bit(8, b % 3).into())),
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
        self.last_candidate.clk.next = self.clk.val();
        self.last_weight.clk.next = self.clk.val();
        self.eligible.clk.next = self.clk.val();
        self.first.clk.next = self.clk.val();
        self.groups.clk.next = self.clk.val();
        self.groups_after.clk.next = self.clk.val();
        self.ahead.clk.next = self.clk.val();
        self.group.clk.next = self.clk.val();
        self.here.clk.next = self.clk.val();
        self.first_here.clk.next = self.clk.val();
        self.vls_of_groups.clk.next = self.clk.val();
        self.vls_in_group.clk.next = self.clk.val();
        for b in 0..3 {
            self.number_bits[b].clk.next = self.clk.val();
        }
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
        if (bit_cast_word::<5, 4>(self.write_vl.val()) < self.number_of_vls.val())
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
        // entry of every group is that of the group. Only the group of `pos` is cut in two, and its part that is ahead goes its own way.
        self.some.next = self.eligible.q.val() | ((self.eligible.q.val() << 1) & self.but_1.val());
        self.some.next = self.some.val() | ((self.some.val() << 2) & self.but_2.val());
        self.some.next = self.some.val() | ((self.some.val() << 4) & self.but_4.val());
        self.first.d.next = self.eligible.q.val() & !((self.some.val() << 1) & self.but_1.val());
        self.with_one.next = 0.into();
        self.near.next = 0.into();
        for g in 0..8 {
            if (self.eligible.q.val() & self.in_group[g].val()) != 0 {
                self.with_one.next = self.with_one.val() | self.group_bit[g].val();
            }
            self.shifted.next = self.eligible.q.val() >> self.to_group[g].val();
            self.part.next = 0.into();
            if (self.pos_group.q.val() & self.group_bit[g].val()) != 0 {
                self.part.next = bit_cast_word::<8, 64>(self.shifted.val());
            }
            self.near.next = self.near.val() | self.part.val();
        }
        self.groups.d.next = self.with_one.val();
        self.groups_after.d.next = self.with_one.val() & self.behind.q.val();
        self.from.next = self.all_but_first.val() << self.pos.q.val().get_bits::<3>(0);
        if self.open.q.val() {
            self.from.next = self.all.val() << self.pos.q.val().get_bits::<3>(0);
        }
        self.ahead.d.next = self.near.val() & self.from.val();

        // Bit `i`: there is one up to the `i`th.
        self.up_to.next = self.groups.q.val() | (self.groups.q.val() << 1);
        self.up_to.next = self.up_to.val() | (self.up_to.val() << 2);
        self.up_to.next = self.up_to.val() | (self.up_to.val() << 4);
        self.up_to_after.next = self.groups_after.q.val() | (self.groups_after.q.val() << 1);
        self.up_to_after.next = self.up_to_after.val() | (self.up_to_after.val() << 2);
        self.up_to_after.next = self.up_to_after.val() | (self.up_to_after.val() << 4);
        self.up_to_ahead.next = self.ahead.q.val() | (self.ahead.q.val() << 1);
        self.up_to_ahead.next = self.up_to_ahead.val() | (self.up_to_ahead.val() << 2);
        self.up_to_ahead.next = self.up_to_ahead.val() | (self.up_to_ahead.val() << 4);
        self.one_group.next = self.groups.q.val() & !(self.up_to.val() << 1);
        if self.groups_after.q.val() != 0 {
            self.one_group.next = self.groups_after.q.val() & !(self.up_to_after.val() << 1);
        }
        if self.ahead.q.val() != 0 {
            self.one_group.next = 0.into();
        }
        self.group.d.next = self.one_group.val();
        self.here.d.next = self.ahead.q.val() != 0;
        self.first_here.d.next = self.ahead.q.val() & !(self.up_to_ahead.val() << 1);
        for b in 0..3 {
            self.bits_of_groups.next = 0.into();
            for g in 0..8 {
                if (self.first.q.val() & self.with_bit[b].val() & self.in_group[g].val()) != 0 {
                    self.bits_of_groups.next = self.bits_of_groups.val() | self.group_bit[g].val();
                }
            }
            self.number_bits[b].d.next = self.bits_of_groups.val();
        }
        self.vls_of.first.next = self.first.q.val();
        self.vls_of_groups.d.next = self.vls_of.vls_of_groups.val();
        self.vls_of.group.next = self.pos_group.q.val();
        self.vls_in_group.d.next = self.vls_of.vls_in_group.val();
        self.found.next = self.groups.q.val() != 0;

        self.group_or_here.next = self.group.q.val();
        if self.here.q.val() {
            self.group_or_here.next = self.pos_group.q.val();
        }
        self.number.next = 0.into();
        for b in 0..3 {
            if ((self.number_bits[b].q.val() & self.group.q.val())
                | (self.first_here.q.val() & self.of_8[b].val()))
                != 0
            {
                self.number.next = self.number.val() | self.bit[b].val();
            }
        }
        for b in 3..6 {
            if (self.group_or_here.val() & self.of_8[b].val()) != 0 {
                self.number.next = self.number.val() | self.bit[b].val();
            }
        }
        self.inverted.next = 0.into();
        for g in 0..8 {
            self.vls.next = self.vls_of_groups.q.val() >> self.to_vl[g].val();
            self.nibble.next = 0.into();
            if (self.group.q.val() & self.group_bit[g].val()) != 0 {
                self.nibble.next = bit_cast_word::<4, 32>(self.vls.val());
            }
            self.inverted.next = self.inverted.val() | self.nibble.val();
            self.vls.next = self.vls_in_group.q.val() >> self.to_vl[g].val();
            self.nibble.next = 0.into();
            if (self.first_here.q.val() & self.group_bit[g].val()) != 0 {
                self.nibble.next = bit_cast_word::<4, 32>(self.vls.val());
            }
            self.inverted.next = self.inverted.val() | self.nibble.val();
        }
        self.inverted_vl.next = self.inverted.val();
        self.candidate.d.next = self.number.val();
        self.entry.next = self.candidate.q.val();

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
        if self.granted.val() {
            self.pos.d.next = self.last_candidate.q.val();
            self.behind.d.next =
                self.all_but_first.val() << self.last_candidate.q.val().get_bits::<3>(3);
            self.pos_group.d.next = self.one.val() << self.last_candidate.q.val().get_bits::<3>(3);
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

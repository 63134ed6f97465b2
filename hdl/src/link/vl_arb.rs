//! VL arbitration: which packet goes next.

use super::{ArbList, Grant, Select};
use crate::prim::{bit_cast_word, module, Reg, RegRst, Word, Words};
use rust_hdl::prelude::*;

/// What else than the lists waits, of one cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
struct Waiting {
    valid: Bit,
    vl15: Bit,
    fcp: Bit,
    vl0: Bit,
}

/// A decision that waits for a request: at most one of `vl15`, `fcp`, `vl0`, `high` and `low`.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
struct Choice {
    /// One of them.
    any: Bit,
    /// One of the last three.
    data: Bit,
    vl15: Bit,
    fcp: Bit,
    vl0: Bit,
    high: Bit,
    low: Bit,
}

/// Decides which packet goes next: VL15, flow control, then the High and the Low list (`docs/link.md`, "VL arbitration").
///
/// `ready`, `vl15` and `fcp` of cycle `t - 5` decide a grant that shows in cycle `t`; `request` counts, and `send` shows, in
/// cycle `t - 1`. `pkt_len` is read there or one cycle before: it stays as it is while its packet waits. What is in the making ends with a grant and with
/// a write to the lists; the next snapshot is that of cycle `t + 1`. Configuration inputs other than the lists count
/// within 5 cycles.
#[derive(Clone, Debug, LogicBlock)]
pub struct VlArb<const VLS: usize, const ENTRIES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// An entry of a list is written at this edge.
    pub write: Signal<In, Bit>,
    /// Of the High list.
    pub write_high: Signal<In, Bit>,
    /// Which entry.
    pub write_entry: Signal<In, Word<6>>,
    /// Its VL.
    pub write_vl: Signal<In, Word<4>>,
    /// Its weight in blocks.
    pub write_weight: Signal<In, Word<8>>,
    /// LimitOfHighPriority in 64 blocks; 0: one packet, 255: unlimited.
    pub limit: Signal<In, Word<8>>,
    /// There is one operational data VL: the lists are not used.
    pub single: Signal<In, Bit>,
    /// A turn stays open when nothing is left of it.
    pub weight_inclusive: Signal<In, Bit>,
    /// HighBudget is reloaded only when Low is sent while there is none.
    pub budget_after_low: Signal<In, Bit>,
    /// Blocks are counted without the VCRC.
    pub blocks_without_vcrc: Signal<In, Bit>,
    /// Which data VLs have a packet that may be sent.
    pub ready: Signal<In, Word<VLS>>,
    /// PktLen in dwords of the first packet of each VL.
    pub pkt_len: Signal<In, Words<VLS, 11>>,
    /// A packet waits on VL15.
    pub vl15: Signal<In, Bit>,
    /// Its PktLen in dwords.
    pub vl15_pkt_len: Signal<In, Word<11>>,
    /// A flow-control packet is due.
    pub fcp: Signal<In, Bit>,
    /// A decision is wanted.
    pub request: Signal<In, Bit>,
    /// The VL whose packet is granted in the next cycle; combinational.
    pub send: Signal<Out, Word<VLS>>,
    /// The same of VL15.
    pub send_vl15: Signal<Out, Bit>,
    /// The same of a flow-control packet.
    pub send_fcp: Signal<Out, Bit>,
    /// The grant; a register.
    pub grant: Signal<Out, Grant>,
    high: ArbList<VLS, ENTRIES>,
    low: ArbList<VLS, ENTRIES>,
    snapshot: Signal<Local, Waiting>,
    waiting: RegRst<Waiting>,
    still_waiting: RegRst<Waiting>,
    waited: Signal<Local, Waiting>,
    /// A decision is in the making, and whether it comes to the lists.
    live: Signal<Local, Bit>,
    listed: Signal<Local, Bit>,
    high_first: Signal<Local, Bit>,
    next_plan: Signal<Local, Choice>,
    /// What is chosen of the candidates, in the cycle before it is a decision.
    plan: RegRst<Choice>,
    planned: Signal<Local, Choice>,
    next_choice: Signal<Local, Choice>,
    choice: RegRst<Choice>,
    chosen: Signal<Local, Choice>,
    sent: Signal<Local, Bit>,
    flush: Signal<Local, Bit>,
    next_inverted_vl: Signal<Local, Word<4>>,
    /// The VL of the decision: 15 when it is not one on a data VL.
    inverted_vl: Reg<Word<4>>,
    vl: Signal<Local, Word<4>>,
    one_hot: Signal<Local, Word<VLS>>,
    of_data: Select<VLS, 11>,
    of_vl15: Signal<Local, Word<11>>,
    vl15_length: Reg<Word<11>>,
    next_grant: Signal<Local, Grant>,
    granted: RegRst<Grant>,
    shown: Signal<Local, Grant>,
    /// The grant is one of a list.
    by_list: RegRst<Bit>,
    length_and_more: Signal<Local, Word<12>>,
    blocks: Reg<Word<8>>,
    /// The grant of a list, a cycle later.
    charge: RegRst<Bit>,
    charge_high: Reg<Bit>,
    /// HighBudget in blocks, signed.
    budget: Reg<Word<15>>,
    has_budget: Reg<Bit>,
    unlimited: Reg<Bit>,
    /// HighBudget starts at the limit: after reset, and as long as there is none.
    restart: Reg<Bit>,
    limit_blocks: Reg<Word<15>>,
    one: Constant<Word<VLS>>,
}

impl<const VLS: usize, const ENTRIES: usize> Default for VlArb<VLS, ENTRIES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            write: Default::default(),
            write_high: Default::default(),
            write_entry: Default::default(),
            write_vl: Default::default(),
            write_weight: Default::default(),
            limit: Default::default(),
            single: Default::default(),
            weight_inclusive: Default::default(),
            budget_after_low: Default::default(),
            blocks_without_vcrc: Default::default(),
            ready: Default::default(),
            pkt_len: Default::default(),
            vl15: Default::default(),
            vl15_pkt_len: Default::default(),
            fcp: Default::default(),
            request: Default::default(),
            send: Default::default(),
            send_vl15: Default::default(),
            send_fcp: Default::default(),
            grant: Default::default(),
            high: Default::default(),
            low: Default::default(),
            snapshot: Default::default(),
            waiting: Default::default(),
            still_waiting: Default::default(),
            waited: Default::default(),
            live: Default::default(),
            listed: Default::default(),
            high_first: Default::default(),
            next_plan: Default::default(),
            plan: Default::default(),
            planned: Default::default(),
            next_choice: Default::default(),
            choice: Default::default(),
            chosen: Default::default(),
            sent: Default::default(),
            flush: Default::default(),
            next_inverted_vl: Default::default(),
            inverted_vl: Default::default(),
            vl: Default::default(),
            one_hot: Default::default(),
            of_data: Default::default(),
            of_vl15: Default::default(),
            vl15_length: Default::default(),
            next_grant: Default::default(),
            granted: Default::default(),
            shown: Default::default(),
            by_list: Default::default(),
            length_and_more: Default::default(),
            blocks: Default::default(),
            charge: Default::default(),
            charge_high: Default::default(),
            budget: Default::default(),
            has_budget: Default::default(),
            unlimited: Default::default(),
            restart: Default::default(),
            limit_blocks: Default::default(),
            one: Constant::new(1.into()),
        }
    }
}

impl<const VLS: usize, const ENTRIES: usize> Logic for VlArb<VLS, ENTRIES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.high.clk.next = self.clk.val();
        self.high.rst.next = self.rst.val();
        self.low.clk.next = self.clk.val();
        self.low.rst.next = self.rst.val();
        self.waiting.clk.next = self.clk.val();
        self.waiting.rst.next = self.rst.val();
        self.still_waiting.clk.next = self.clk.val();
        self.still_waiting.rst.next = self.rst.val();
        self.plan.clk.next = self.clk.val();
        self.plan.rst.next = self.rst.val();
        self.inverted_vl.clk.next = self.clk.val();
        self.choice.clk.next = self.clk.val();
        self.choice.rst.next = self.rst.val();
        self.granted.clk.next = self.clk.val();
        self.granted.rst.next = self.rst.val();
        self.by_list.clk.next = self.clk.val();
        self.by_list.rst.next = self.rst.val();
        self.blocks.clk.next = self.clk.val();
        self.charge.clk.next = self.clk.val();
        self.charge.rst.next = self.rst.val();
        self.charge_high.clk.next = self.clk.val();
        self.budget.clk.next = self.clk.val();
        self.has_budget.clk.next = self.clk.val();
        self.unlimited.clk.next = self.clk.val();
        self.restart.clk.next = self.clk.val();
        self.limit_blocks.clk.next = self.clk.val();
        self.vl15_length.clk.next = self.clk.val();

        self.high.write.next = self.write.val() & self.write_high.val();
        self.high.write_entry.next = self.write_entry.val();
        self.high.write_vl.next = self.write_vl.val();
        self.high.write_weight.next = self.write_weight.val();
        self.high.weight_inclusive.next = self.weight_inclusive.val();
        self.high.ready.next = self.ready.val();
        self.low.write.next = self.write.val() & !self.write_high.val();
        self.low.write_entry.next = self.write_entry.val();
        self.low.write_vl.next = self.write_vl.val();
        self.low.write_weight.next = self.write_weight.val();
        self.low.weight_inclusive.next = self.weight_inclusive.val();
        self.low.ready.next = self.ready.val();

        self.chosen.next = self.choice.q.val();
        self.shown.next = self.granted.q.val();
        self.sent.next = self.request.val() & self.chosen.val().any;
        self.flush.next = self.sent.val() | self.write.val();

        // What the client shows in the cycle of a grant is not yet what is left behind it.
        self.snapshot.next.valid = !self.flush.val() & !self.shown.val().valid;
        self.snapshot.next.vl15 = self.vl15.val();
        self.snapshot.next.fcp = self.fcp.val();
        self.snapshot.next.vl0 = self.ready.val().get_bit(0);
        self.waiting.d.next = self.snapshot.val();
        self.still_waiting.d.next = self.waiting.q.val();
        if self.flush.val() {
            self.still_waiting.d.next.valid = false;
        }

        self.waited.next = self.still_waiting.q.val();
        self.live.next = self.waited.val().valid & !self.flush.val();
        self.listed.next =
            self.live.val() & !self.waited.val().vl15 & !self.waited.val().fcp & !self.single.val();
        self.high_first.next =
            self.high.found.val() & (self.has_budget.q.val() | !self.low.found.val());
        self.next_plan.next.vl15 = self.live.val() & self.waited.val().vl15;
        self.next_plan.next.fcp = self.live.val() & !self.waited.val().vl15 & self.waited.val().fcp;
        self.next_plan.next.vl0 = self.live.val()
            & !self.waited.val().vl15
            & !self.waited.val().fcp
            & self.single.val()
            & self.waited.val().vl0;
        self.next_plan.next.high = self.listed.val() & self.high_first.val();
        self.next_plan.next.low = self.listed.val() & !self.high_first.val() & self.low.found.val();
        self.next_plan.next.data =
            self.next_plan.val().vl0 | self.next_plan.val().high | self.next_plan.val().low;
        self.next_plan.next.any =
            self.next_plan.val().vl15 | self.next_plan.val().fcp | self.next_plan.val().data;
        self.plan.d.next = self.next_plan.val();

        self.planned.next = self.plan.q.val();
        self.next_choice.next.vl15 = self.planned.val().vl15 & !self.flush.val();
        self.next_choice.next.fcp = self.planned.val().fcp & !self.flush.val();
        self.next_choice.next.vl0 = self.planned.val().vl0 & !self.flush.val();
        self.next_choice.next.high = self.planned.val().high & !self.flush.val();
        self.next_choice.next.low = self.planned.val().low & !self.flush.val();
        self.next_choice.next.data = self.planned.val().data & !self.flush.val();
        self.next_choice.next.any = self.planned.val().any & !self.flush.val();
        self.choice.d.next = self.next_choice.val();
        self.next_inverted_vl.next = 0.into();
        if self.planned.val().high {
            self.next_inverted_vl.next = self.high.inverted_vl.val();
        }
        if self.planned.val().low {
            self.next_inverted_vl.next = self.next_inverted_vl.val() | self.low.inverted_vl.val();
        }
        if self.planned.val().vl0 {
            self.next_inverted_vl.next = 15.into();
        }
        self.inverted_vl.d.next = self.next_inverted_vl.val();
        self.of_vl15.next = 0.into();
        if self.planned.val().vl15 {
            self.of_vl15.next = self.vl15_pkt_len.val();
        }
        self.vl15_length.d.next = self.of_vl15.val();

        self.vl.next = !self.inverted_vl.q.val();
        self.of_data.x.next = self.pkt_len.val();
        self.of_data.index.next = self.vl.val();
        self.one_hot.next = 0.into();
        if self.chosen.val().data {
            self.one_hot.next = self.one.val() << self.vl.val();
        }

        self.send.next = 0.into();
        if self.request.val() {
            self.send.next = self.one_hot.val();
        }
        self.send_vl15.next = self.request.val() & self.chosen.val().vl15;
        self.send_fcp.next = self.request.val() & self.chosen.val().fcp;
        self.next_grant.next.valid = self.sent.val();
        self.next_grant.next.fcp = self.chosen.val().fcp;
        self.next_grant.next.vl = self.vl.val();
        if self.chosen.val().fcp {
            self.next_grant.next.vl = 0.into();
        }
        self.next_grant.next.pkt_len = self.vl15_length.q.val() | self.of_data.y.val();
        self.next_grant.next.high = self.chosen.val().high;
        self.next_grant.next.entry = 0.into();
        if self.chosen.val().high {
            self.next_grant.next.entry = self.high.entry.val();
        }
        if self.chosen.val().low {
            self.next_grant.next.entry = self.low.entry.val();
        }
        self.granted.d.next = self.next_grant.val();
        self.by_list.d.next = self.sent.val() & (self.chosen.val().high | self.chosen.val().low);
        self.grant.next = self.granted.q.val();

        // ceil((4 * PktLen + 2) / 64) or, without the VCRC, ceil(4 * PktLen / 64), at least 1.
        self.length_and_more.next = bit_cast_word::<12, 11>(self.shown.val().pkt_len) + 16;
        if self.blocks_without_vcrc.val() & (self.shown.val().pkt_len != 0) {
            self.length_and_more.next = bit_cast_word::<12, 11>(self.shown.val().pkt_len) + 15;
        }
        self.blocks.d.next = self.length_and_more.val().get_bits::<8>(4);
        self.high.granted.next = self.by_list.q.val() & self.shown.val().high;
        self.high.blocks.next = self.blocks.q.val();
        self.low.granted.next = self.by_list.q.val() & !self.shown.val().high;
        self.low.blocks.next = self.blocks.q.val();

        self.charge.d.next = self.by_list.q.val();
        self.charge_high.d.next = self.shown.val().high;
        self.limit_blocks.d.next = bit_cast_word::<15, 8>(self.limit.val()) << 6;
        if self.limit.val() == 0 {
            self.limit_blocks.d.next = 1.into();
        }
        self.unlimited.d.next = self.limit.val() == 255;
        self.restart.d.next = self.rst.val() | self.unlimited.q.val();
        self.budget.d.next = self.budget.q.val();
        if self.charge.q.val() {
            if self.charge_high.q.val() & self.has_budget.q.val() {
                self.budget.d.next =
                    self.budget.q.val() - bit_cast_word::<15, 8>(self.blocks.q.val());
            } else {
                if !self.budget_after_low.val() {
                    self.budget.d.next = self.limit_blocks.q.val();
                    if self.charge_high.q.val() {
                        self.budget.d.next =
                            self.limit_blocks.q.val() - bit_cast_word::<15, 8>(self.blocks.q.val());
                    }
                } else {
                    if !self.charge_high.q.val() & !self.has_budget.q.val() {
                        self.budget.d.next = self.limit_blocks.q.val();
                    }
                }
            }
        }
        if self.restart.q.val() {
            self.budget.d.next = self.limit_blocks.q.val();
        }
        self.has_budget.d.next = self.unlimited.q.val()
            | (!self.budget.q.val().get_bit(14) & (self.budget.q.val() != 0));
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("vl_arb_{VLS}_{ENTRIES}"),
            "VL arbitration: VL15, flow control, then the High and the Low list",
        )
    }
}

//! Which flow-control packet is due, and what it says.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use super::Fcp;
use crate::prim::{bit_cast_word, module, RegRst, Word};
use rust_hdl::prelude::*;

/// The VL that was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Looked {
    /// Its flow-control packet is due.
    pub due: Bit,
    /// It may set the flag: no packet of it was sent since.
    pub fresh: Bit,
    /// Which it is.
    pub vl: Word<4>,
    /// Its ABR.
    pub abr: Word<12>,
    /// Blocks in its buffer.
    pub occupied: Word<12>,
    /// The FCCL sent last.
    pub told: Word<12>,
}

/// Its FCCL beside the one sent last.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Judged {
    /// It may set the flag.
    pub fresh: Bit,
    /// Which VL it is.
    pub vl: Word<4>,
    /// FCCL.
    pub fccl: Word<12>,
    /// The FCCL sent last.
    pub told: Word<12>,
}

/// How far it is ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Ahead {
    /// It may set the flag.
    pub fresh: Bit,
    /// Which VL it is.
    pub vl: Word<4>,
    /// Blocks.
    pub blocks: Word<12>,
}

/// Looks at one VL per cycle, in turn, and stays at one whose flag is set until its packet is sent (FACTS 5.2).
///
/// FCTBS is that of the cycle in which the packet is shown, FCCL that of the cycle before. A `cfg_fcp_step` reached sets the
/// flag three cycles after the VL was looked at.
#[derive(Clone, Debug, LogicBlock)]
pub struct FcpDue<const VLS: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The operational data VLs.
    pub operational: Signal<In, Word<VLS>>,
    /// Blocks that the buffer of each data VL has.
    pub buffer_blocks: Signal<In, Word<12>>,
    /// A VL is due when its FCCL is that much ahead, in blocks; 0: never for that.
    pub step: Signal<In, Word<12>>,
    /// Every operational VL is due.
    pub tick: Signal<In, Bit>,
    /// The link initializes: Op is 1.
    pub link_init: Signal<In, Bit>,
    /// The VL to look at.
    pub turn: Signal<Out, Word<4>>,
    /// Its ABR.
    pub abr: Signal<In, Word<12>>,
    /// Blocks in its buffer.
    pub occupied: Signal<In, Word<12>>,
    /// The FCCL sent last for it.
    pub told: Signal<In, Word<12>>,
    /// A flow-control packet is due; stays high until it is sent.
    pub due: Signal<Out, Bit>,
    /// That packet, as it is if it is sent in this cycle.
    pub fcp: Signal<Out, Fcp>,
    /// FCTBS of `fcp.vl`.
    pub fctbs: Signal<In, Word<12>>,
    /// The packet is sent in this cycle.
    pub sent: Signal<In, Bit>,
    done: Signal<Local, Bit>,
    flagged: Signal<Local, Bit>,
    free: Signal<Local, Word<13>>,
    credit: Signal<Local, Word<12>>,
    fccl: Signal<Local, Word<12>>,
    step_reached: Signal<Local, Bit>,
    quiet_next: Signal<Local, Word<VLS>>,
    following: Signal<Local, Word<4>>,
    last_vl: Constant<Word<4>>,
    place: RegRst<Word<4>>,
    /// The flags, inverted: reset sets them.
    quiet: RegRst<Word<VLS>>,
    looked: RegRst<Looked>,
    judged: RegRst<Judged>,
    ahead: RegRst<Ahead>,
}

impl<const VLS: usize> Default for FcpDue<VLS> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            operational: Default::default(),
            buffer_blocks: Default::default(),
            step: Default::default(),
            tick: Default::default(),
            link_init: Default::default(),
            turn: Default::default(),
            abr: Default::default(),
            occupied: Default::default(),
            told: Default::default(),
            due: Default::default(),
            fcp: Default::default(),
            fctbs: Default::default(),
            sent: Default::default(),
            done: Default::default(),
            flagged: Default::default(),
            free: Default::default(),
            credit: Default::default(),
            fccl: Default::default(),
            step_reached: Default::default(),
            quiet_next: Default::default(),
            following: Default::default(),
            last_vl: Constant::new((VLS as u64 - 1).into()),
            place: Default::default(),
            quiet: Default::default(),
            looked: Default::default(),
            judged: Default::default(),
            ahead: Default::default(),
        }
    }
}

impl<const VLS: usize> Logic for FcpDue<VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.place.clk.next = self.clk.val();
        self.place.rst.next = self.rst.val();
        self.quiet.clk.next = self.clk.val();
        self.quiet.rst.next = self.rst.val();
        self.looked.clk.next = self.clk.val();
        self.looked.rst.next = self.rst.val();
        self.judged.clk.next = self.clk.val();
        self.judged.rst.next = self.rst.val();
        self.ahead.clk.next = self.clk.val();
        self.ahead.rst.next = self.rst.val();

        self.done.next = self.sent.val() & self.looked.q.val().due;
        self.flagged.next = false;
        for i in 0..VLS {
            if self.place.q.val().index() == i {
                self.flagged.next =
                    self.operational.val().get_bit(i) & !self.quiet.q.val().get_bit(i);
            }
        }

        self.following.next = self.place.q.val() + 1;
        if self.place.q.val() == self.last_vl.val() {
            self.following.next = 0.into();
        }
        self.place.d.next = self.place.q.val();
        if self.done.val() | !(self.flagged.val() | self.looked.q.val().due) {
            self.place.d.next = self.following.val();
        }
        self.turn.next = self.place.q.val();
        self.looked.d.next.due = (self.flagged.val() | self.looked.q.val().due) & !self.done.val();
        self.looked.d.next.fresh = !self.done.val();
        self.looked.d.next.vl = self.place.q.val();
        self.looked.d.next.abr = self.abr.val();
        self.looked.d.next.occupied = self.occupied.val();
        self.looked.d.next.told = self.told.val();

        self.free.next = bit_cast_word::<13, 12>(self.buffer_blocks.val())
            - bit_cast_word::<13, 12>(self.looked.q.val().occupied);
        self.credit.next = self.free.val().get_bits::<12>(0);
        if self.free.val().get_bit(11) {
            self.credit.next = 2048.into();
        }
        if self.free.val().get_bit(12) {
            self.credit.next = 0.into();
        }
        self.fccl.next = self.looked.q.val().abr + self.credit.val();
        self.judged.d.next.fresh = self.looked.q.val().fresh & !self.done.val();
        self.judged.d.next.vl = self.looked.q.val().vl;
        self.judged.d.next.fccl = self.fccl.val();
        self.judged.d.next.told = self.looked.q.val().told;

        // Only looks at the VL whose packet is sent are out of date: the others must not starve.
        self.ahead.d.next.fresh = self.judged.q.val().fresh
            & !(self.done.val() & (self.judged.q.val().vl == self.looked.q.val().vl));
        self.ahead.d.next.vl = self.judged.q.val().vl;
        self.ahead.d.next.blocks = self.judged.q.val().fccl - self.judged.q.val().told;
        self.step_reached.next = self.ahead.q.val().fresh
            & (self.step.val() != 0)
            & (self.ahead.q.val().blocks >= self.step.val());
        self.quiet_next.next = self.quiet.q.val();
        for i in 0..VLS {
            if self.step_reached.val() & (self.ahead.q.val().vl.index() == i) {
                self.quiet_next.next = self.quiet_next.val().replace_bit(i, false);
            }
            if self.done.val() & (self.looked.q.val().vl.index() == i) {
                self.quiet_next.next = self.quiet_next.val().replace_bit(i, true);
            }
        }
        if self.tick.val() {
            self.quiet_next.next = self.quiet_next.val() & !self.operational.val();
        }
        self.quiet.d.next = self.quiet_next.val();

        self.due.next = self.looked.q.val().due;
        self.fcp.next.op = 0.into();
        if self.link_init.val() {
            self.fcp.next.op = 1.into();
        }
        self.fcp.next.fctbs = self.fctbs.val();
        self.fcp.next.vl = self.looked.q.val().vl;
        self.fcp.next.fccl = self.fccl.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("fcp_due_{VLS}"),
            "which flow-control packet is due, and what it says",
        )
    }
}

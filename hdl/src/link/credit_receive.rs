//! The receiver's side of the credits of one VL.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use crate::prim::{bit_cast_word, module, RegRst, Word};
use rust_hdl::prelude::*;

/// What the receiver keeps of a VL, in blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct ReceiveState {
    /// Accepted since reset, modulo 4096, and set right by flow-control packets.
    pub abr: Word<12>,
    /// In the buffer.
    pub occupied: Word<12>,
    /// The FCCL that the other end was told last.
    pub told: Word<12>,
}

/// ABR and buffer of one VL (FACTS 5.2). Of VL15 only the buffer counts.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct CreditReceive {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// Blocks that the buffer of this VL has.
    pub buffer_blocks: Signal<In, Word<12>>,
    /// A packet arrives.
    pub arrives: Signal<In, Bit>,
    /// Its blocks.
    pub arrives_blocks: Signal<In, Word<8>>,
    /// A packet leaves the buffer.
    pub leaves: Signal<In, Bit>,
    /// Its blocks.
    pub leaves_blocks: Signal<In, Word<8>>,
    /// A good flow-control packet for this VL is here.
    pub fcp: Signal<In, Bit>,
    /// Its FCTBS.
    pub fcp_fctbs: Signal<In, Word<12>>,
    /// A flow-control packet for this VL is sent.
    pub tell: Signal<In, Bit>,
    /// Its FCCL.
    pub tell_fccl: Signal<In, Word<12>>,
    /// The packet that arrives is taken.
    pub accepts: Signal<Out, Bit>,
    /// Blocks accepted, modulo 4096.
    pub abr: Signal<Out, Word<12>>,
    /// Blocks in the buffer.
    pub occupied: Signal<Out, Word<12>>,
    /// The FCCL sent last.
    pub told: Signal<Out, Word<12>>,
    filled: Signal<Local, Word<13>>,
    left: Signal<Local, Word<13>>,
    accepted: Signal<Local, Bit>,
    /// Bit 12: below zero. What is accepted fits into 12 bits.
    occupied_next: Signal<Local, Word<13>>,
    state: RegRst<ReceiveState>,
}

impl Logic for CreditReceive {
    #[hdl_gen]
    fn update(&mut self) {
        self.state.clk.next = self.clk.val();
        self.state.rst.next = self.rst.val();

        self.filled.next = bit_cast_word::<13, 12>(self.state.q.val().occupied)
            + bit_cast_word::<13, 8>(self.arrives_blocks.val());
        self.accepted.next = self.arrives.val()
            & (self.filled.val() <= bit_cast_word::<13, 12>(self.buffer_blocks.val()));
        self.left.next = 0.into();
        if self.leaves.val() {
            self.left.next = bit_cast_word::<13, 8>(self.leaves_blocks.val());
        }
        // Both differences at once: the choice between them is late.
        self.occupied_next.next =
            bit_cast_word::<13, 12>(self.state.q.val().occupied) - self.left.val();
        if self.accepted.val() {
            self.occupied_next.next = self.filled.val() - self.left.val();
        }

        self.state.d.next.occupied = self.occupied_next.val().get_bits::<12>(0);
        if self.occupied_next.val().get_bit(12) {
            self.state.d.next.occupied = 0.into();
        }
        self.state.d.next.abr = self.state.q.val().abr;
        if self.accepted.val() {
            self.state.d.next.abr =
                self.state.q.val().abr + bit_cast_word::<12, 8>(self.arrives_blocks.val());
        }
        if self.fcp.val() {
            self.state.d.next.abr = self.fcp_fctbs.val();
        }
        self.state.d.next.told = self.state.q.val().told;
        if self.tell.val() {
            self.state.d.next.told = self.tell_fccl.val();
        }

        self.accepts.next = self.accepted.val();
        self.abr.next = self.state.q.val().abr;
        self.occupied.next = self.state.q.val().occupied;
        self.told.next = self.state.q.val().told;
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("credit_receive", "ABR and buffer of one VL")
    }
}

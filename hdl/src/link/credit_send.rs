//! The sender's side of the credits of one data VL.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use super::Blocks;
use crate::prim::{bit_cast_word, module, RegRst, Word};
use rust_hdl::prelude::*;

/// What the sender keeps of a VL, in blocks modulo 4096.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct SendState {
    /// Sent since reset.
    pub fctbs: Word<12>,
    /// May be sent in all.
    pub fccl: Word<12>,
}

/// FCTBS and FCCL of one data VL, and whether its first packet may be sent (FACTS 5.2).
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct CreditSend {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// Dwords of the first packet that waits.
    pub pkt_len: Signal<In, Word<11>>,
    /// Blocks are counted without the VCRC.
    pub without_vcrc: Signal<In, Bit>,
    /// That packet is charged at this edge.
    pub send: Signal<In, Bit>,
    /// A good flow-control packet for this VL is here.
    pub fcp: Signal<In, Bit>,
    /// Its FCCL.
    pub fcp_fccl: Signal<In, Word<12>>,
    /// The packet passes the send rule in this cycle.
    pub credit: Signal<Out, Bit>,
    /// Blocks sent.
    pub fctbs: Signal<Out, Word<12>>,
    blocks: Blocks,
    required: Signal<Local, Word<12>>,
    room: Signal<Local, Word<12>>,
    state: RegRst<SendState>,
}

impl Logic for CreditSend {
    #[hdl_gen]
    fn update(&mut self) {
        self.state.clk.next = self.clk.val();
        self.state.rst.next = self.rst.val();

        self.blocks.pkt_len.next = self.pkt_len.val();
        self.blocks.without_vcrc.next = self.without_vcrc.val();
        self.required.next =
            self.state.q.val().fctbs + bit_cast_word::<12, 8>(self.blocks.blocks.val());
        self.room.next = self.state.q.val().fccl - self.required.val();
        self.credit.next = !self.room.val().get_bit(11) | (self.room.val() == 2048);
        self.fctbs.next = self.state.q.val().fctbs;

        self.state.d.next.fctbs = self.state.q.val().fctbs;
        if self.send.val() {
            self.state.d.next.fctbs = self.required.val();
        }
        self.state.d.next.fccl = self.state.q.val().fccl;
        if self.fcp.val() {
            self.state.d.next.fccl = self.fcp_fccl.val();
        }
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            "credit_send",
            "FCTBS and FCCL of one data VL, the send rule",
        )
    }
}

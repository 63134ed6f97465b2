//! The credits of a port: both directions, and the flow-control packets that are due.

use super::{Blocks, CreditReceive, CreditSend, Fcp, FcpDue};
use crate::prim::{module, RegRst, Word, Words};
use rust_hdl::prelude::*;

/// Credit sender and receiver of every data VL, the buffer of VL15, and what is due (`docs/link.md`).
///
/// `ready` is a register: in cycle `t` it is `waiting` and the send rule of cycle `t - 1`. So in the cycle after `send`
/// it may still show the packet that has left. All other outputs belong to the cycle they show in.
#[derive(Clone, Debug, LogicBlock)]
pub struct Credit<const VLS: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The operational data VLs.
    pub operational: Signal<In, Word<VLS>>,
    /// Blocks that the buffer of each data VL has.
    pub buffer_blocks: Signal<In, Word<12>>,
    /// Blocks that the buffer of VL15 has.
    pub vl15_blocks: Signal<In, Word<12>>,
    /// A VL is due when its FCCL is that many blocks ahead of the one sent last; 0: never for that.
    pub fcp_step: Signal<In, Word<12>>,
    /// Every operational VL is due.
    pub tick: Signal<In, Bit>,
    /// Blocks are counted without the VCRC.
    pub blocks_without_vcrc: Signal<In, Bit>,
    /// The link initializes: Op is 1.
    pub link_init: Signal<In, Bit>,
    /// A good flow-control packet arrived; ignored for a VL that is not here.
    pub rx_fcp_valid: Signal<In, Bit>,
    /// What it says.
    pub rx_fcp: Signal<In, Fcp>,
    /// A packet arrives that passed all checks up to the buffer.
    pub rx_packet_valid: Signal<In, Bit>,
    /// Its VL.
    pub rx_packet_vl: Signal<In, Word<4>>,
    /// Its PktLen, in dwords.
    pub rx_packet_pkt_len: Signal<In, Word<11>>,
    /// It is taken.
    pub rx_packet_accept: Signal<Out, Bit>,
    /// It is dropped: the buffer of its data VL has no room.
    pub rx_overrun: Signal<Out, Bit>,
    /// It is dropped: the buffer of VL15 has no room.
    pub rx_vl15_dropped: Signal<Out, Bit>,
    /// It is dropped: its data VL is not operational.
    pub rx_not_operational: Signal<Out, Bit>,
    /// A packet leaves the buffer.
    pub rx_free_valid: Signal<In, Bit>,
    /// Its VL.
    pub rx_free_vl: Signal<In, Word<4>>,
    /// Its PktLen, in dwords.
    pub rx_free_pkt_len: Signal<In, Word<11>>,
    /// Bit `i`: a packet waits for VL `i`.
    pub waiting: Signal<In, Word<VLS>>,
    /// PktLen of the first packet of each VL, in dwords.
    pub pkt_len: Signal<In, Words<VLS, 11>>,
    /// One bit at most: the first packet of that VL is charged at this edge.
    pub send: Signal<In, Word<VLS>>,
    /// A packet waits and may be sent; a register.
    pub ready: Signal<Out, Word<VLS>>,
    /// A packet waits and may not be sent; a register.
    pub stalled: Signal<Out, Word<VLS>>,
    /// A flow-control packet is due; stays high until it is sent.
    pub fcp_due: Signal<Out, Bit>,
    /// That packet, as it is if it is sent in this cycle.
    pub fcp: Signal<Out, Fcp>,
    /// It is sent in this cycle.
    pub fcp_sent: Signal<In, Bit>,
    arrives_blocks: Blocks,
    leaves_blocks: Blocks,
    sender: [CreditSend; VLS],
    receiver: [CreditReceive; VLS],
    vl15: CreditReceive,
    due: FcpDue<VLS>,
    credit: Signal<Local, Word<VLS>>,
    arrives: Signal<Local, Bit>,
    arrives_here: Signal<Local, Bit>,
    operational_vl: Signal<Local, Bit>,
    accepts: Signal<Local, Bit>,
    abr: Signal<Local, Word<12>>,
    occupied: Signal<Local, Word<12>>,
    told: Signal<Local, Word<12>>,
    fctbs: Signal<Local, Word<12>>,
    passed: RegRst<Word<VLS>>,
    held: RegRst<Word<VLS>>,
}

impl<const VLS: usize> Default for Credit<VLS> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            operational: Default::default(),
            buffer_blocks: Default::default(),
            vl15_blocks: Default::default(),
            fcp_step: Default::default(),
            tick: Default::default(),
            blocks_without_vcrc: Default::default(),
            link_init: Default::default(),
            rx_fcp_valid: Default::default(),
            rx_fcp: Default::default(),
            rx_packet_valid: Default::default(),
            rx_packet_vl: Default::default(),
            rx_packet_pkt_len: Default::default(),
            rx_packet_accept: Default::default(),
            rx_overrun: Default::default(),
            rx_vl15_dropped: Default::default(),
            rx_not_operational: Default::default(),
            rx_free_valid: Default::default(),
            rx_free_vl: Default::default(),
            rx_free_pkt_len: Default::default(),
            waiting: Default::default(),
            pkt_len: Default::default(),
            send: Default::default(),
            ready: Default::default(),
            stalled: Default::default(),
            fcp_due: Default::default(),
            fcp: Default::default(),
            fcp_sent: Default::default(),
            arrives_blocks: Default::default(),
            leaves_blocks: Default::default(),
            sender: std::array::from_fn(|_| Default::default()),
            receiver: std::array::from_fn(|_| Default::default()),
            vl15: Default::default(),
            due: Default::default(),
            credit: Default::default(),
            arrives: Default::default(),
            arrives_here: Default::default(),
            operational_vl: Default::default(),
            accepts: Default::default(),
            abr: Default::default(),
            occupied: Default::default(),
            told: Default::default(),
            fctbs: Default::default(),
            passed: Default::default(),
            held: Default::default(),
        }
    }
}

impl<const VLS: usize> Logic for Credit<VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.passed.clk.next = self.clk.val();
        self.passed.rst.next = self.rst.val();
        self.held.clk.next = self.clk.val();
        self.held.rst.next = self.rst.val();

        self.arrives_blocks.pkt_len.next = self.rx_packet_pkt_len.val();
        self.arrives_blocks.without_vcrc.next = self.blocks_without_vcrc.val();
        self.leaves_blocks.pkt_len.next = self.rx_free_pkt_len.val();
        self.leaves_blocks.without_vcrc.next = self.blocks_without_vcrc.val();

        self.credit.next = 0.into();
        self.operational_vl.next = false;
        self.accepts.next = false;
        self.abr.next = 0.into();
        self.occupied.next = 0.into();
        self.told.next = 0.into();
        self.fctbs.next = 0.into();
        for i in 0..VLS {
            self.sender[i].clk.next = self.clk.val();
            self.sender[i].rst.next = self.rst.val();
            self.sender[i].pkt_len.next = self.pkt_len.val().get_bits::<11>(i * 11);
            self.sender[i].without_vcrc.next = self.blocks_without_vcrc.val();
            self.sender[i].send.next = self.send.val().get_bit(i);
            self.sender[i].fcp.next = self.rx_fcp_valid.val() & (self.rx_fcp.val().vl.index() == i);
            self.sender[i].fcp_fccl.next = self.rx_fcp.val().fccl;
            self.credit.next = self
                .credit
                .val()
                .replace_bit(i, self.sender[i].credit.val());
            if self.due.fcp.val().vl.index() == i {
                self.fctbs.next = self.sender[i].fctbs.val();
            }

            self.arrives_here.next =
                self.operational.val().get_bit(i) & (self.rx_packet_vl.val().index() == i);
            self.operational_vl.next = self.operational_vl.val() | self.arrives_here.val();
            self.receiver[i].clk.next = self.clk.val();
            self.receiver[i].rst.next = self.rst.val();
            self.receiver[i].buffer_blocks.next = self.buffer_blocks.val();
            self.receiver[i].arrives.next = self.rx_packet_valid.val() & self.arrives_here.val();
            self.receiver[i].arrives_blocks.next = self.arrives_blocks.blocks.val();
            self.receiver[i].leaves.next =
                self.rx_free_valid.val() & (self.rx_free_vl.val().index() == i);
            self.receiver[i].leaves_blocks.next = self.leaves_blocks.blocks.val();
            self.receiver[i].fcp.next =
                self.rx_fcp_valid.val() & (self.rx_fcp.val().vl.index() == i);
            self.receiver[i].fcp_fctbs.next = self.rx_fcp.val().fctbs;
            self.receiver[i].tell.next = self.fcp_sent.val() & (self.due.fcp.val().vl.index() == i);
            self.receiver[i].tell_fccl.next = self.due.fcp.val().fccl;
            self.accepts.next = self.accepts.val() | self.receiver[i].accepts.val();
            if self.due.turn.val().index() == i {
                self.abr.next = self.receiver[i].abr.val();
                self.occupied.next = self.receiver[i].occupied.val();
                self.told.next = self.receiver[i].told.val();
            }
        }

        self.vl15.clk.next = self.clk.val();
        self.vl15.rst.next = self.rst.val();
        self.vl15.buffer_blocks.next = self.vl15_blocks.val();
        self.vl15.arrives.next = self.rx_packet_valid.val() & (self.rx_packet_vl.val() == 15);
        self.vl15.arrives_blocks.next = self.arrives_blocks.blocks.val();
        self.vl15.leaves.next = self.rx_free_valid.val() & (self.rx_free_vl.val() == 15);
        self.vl15.leaves_blocks.next = self.leaves_blocks.blocks.val();
        self.vl15.fcp.next = false;
        self.vl15.fcp_fctbs.next = 0.into();
        self.vl15.tell.next = false;
        self.vl15.tell_fccl.next = 0.into();

        self.arrives.next = self.rx_packet_valid.val() & (self.rx_packet_vl.val() != 15);
        self.rx_packet_accept.next = self.accepts.val() | self.vl15.accepts.val();
        self.rx_overrun.next = self.arrives.val() & self.operational_vl.val() & !self.accepts.val();
        self.rx_not_operational.next = self.arrives.val() & !self.operational_vl.val();
        self.rx_vl15_dropped.next =
            self.rx_packet_valid.val() & (self.rx_packet_vl.val() == 15) & !self.vl15.accepts.val();

        self.passed.d.next = self.waiting.val() & self.credit.val();
        self.held.d.next = self.waiting.val() & !self.credit.val();
        self.ready.next = self.passed.q.val();
        self.stalled.next = self.held.q.val();

        self.due.clk.next = self.clk.val();
        self.due.rst.next = self.rst.val();
        self.due.operational.next = self.operational.val();
        self.due.buffer_blocks.next = self.buffer_blocks.val();
        self.due.step.next = self.fcp_step.val();
        self.due.tick.next = self.tick.val();
        self.due.link_init.next = self.link_init.val();
        self.due.abr.next = self.abr.val();
        self.due.occupied.next = self.occupied.val();
        self.due.told.next = self.told.val();
        self.due.fctbs.next = self.fctbs.val();
        self.due.sent.next = self.fcp_sent.val();
        self.fcp_due.next = self.due.due.val();
        self.fcp.next = self.due.fcp.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("credit_{VLS}"),
            "credits of every VL in both directions, and what is due",
        )
    }
}

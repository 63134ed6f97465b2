//! The link scheduler as a top of its own.

use super::{Announce, Counters, Credit, FcpTimer, Grant, OperationalVls, Transmit, VlArb};
use crate::about::top;
use crate::prim::{Keep, Lanes, Word};
use rust_hdl::prelude::*;

top! {
    /// Link scheduler: announced packets through SL to VL, VL arbitration and credits onto the link (`docs/link.md`).
    ///
    /// The packets themselves stay with the client until `m_axis_fetch` names them.
    #[derive(Clone, Debug, Default, LogicBlock)]
    pub struct IbLinkSched<const LANES: usize, const VLS: usize> {
        /// Clock, rising edge.
        pub clk: Signal<In, Clock>,
        /// Reset, synchronous, active high.
        pub rst: Signal<In, Bit>,
        /// PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs.
        pub cfg_operational_vls: Signal<In, Word<3>>,
        /// LimitOfHighPriority: 0 one packet, n 4096-byte units, 255 no limit.
        pub cfg_limit: Signal<In, Word<8>>,
        /// Beats before the end of a packet at which the next is chosen.
        pub cfg_lead: Signal<In, Word<8>>,
        /// A turn goes on at remaining weight 0.
        pub cfg_weight_inclusive: Signal<In, Bit>,
        /// HighBudget reloads only after Low was sent in its place.
        pub cfg_budget_after_low: Signal<In, Bit>,
        /// Blocks are counted without the VCRC.
        pub cfg_blocks_without_vcrc: Signal<In, Bit>,
        /// Blocks of receive buffer per data VL.
        pub cfg_buffer_blocks: Signal<In, Word<12>>,
        /// Blocks of receive buffer of VL15.
        pub cfg_vl15_blocks: Signal<In, Word<12>>,
        /// Symbol times between flow-control packets of a VL; 0 no timer.
        pub cfg_fcp_period: Signal<In, Word<17>>,
        /// Blocks of new credit that make a flow-control packet due; 0 never.
        pub cfg_fcp_step: Signal<In, Word<12>>,
        /// Op of flow-control packets is 1 (LinkInitialize).
        pub cfg_link_init: Signal<In, Bit>,
        /// Write an SL to VL entry at this edge.
        pub cfg_sl2vl_write: Signal<In, Bit>,
        /// Which SL.
        pub cfg_sl2vl_sl: Signal<In, Word<4>>,
        /// Its VL; 15 drops.
        pub cfg_sl2vl_vl: Signal<In, Word<4>>,
        /// Write an arbitration entry at this edge.
        pub cfg_arb_write: Signal<In, Bit>,
        /// In the High table, not Low.
        pub cfg_arb_high: Signal<In, Bit>,
        /// Which entry.
        pub cfg_arb_entry: Signal<In, Word<6>>,
        /// Its VL.
        pub cfg_arb_vl: Signal<In, Word<4>>,
        /// Its weight in blocks of 64 bytes; 0 skips it.
        pub cfg_arb_weight: Signal<In, Word<8>>,
        /// Which counter to show.
        pub cfg_counter: Signal<In, Word<5>>,
        /// Set it to 0 at this edge.
        pub cfg_counter_clear: Signal<In, Bit>,
        /// The counter chosen in the cycle before.
        pub counter_value: Signal<Out, Word<32>>,
        /// A packet is announced.
        pub s_axis_packet_tvalid: Signal<In, Bit>,
        /// It is taken at this edge.
        pub s_axis_packet_tready: Signal<Out, Bit>,
        /// Its SL.
        pub s_axis_packet_sl: Signal<In, Word<4>>,
        /// Its PktLen.
        pub s_axis_packet_pkt_len: Signal<In, Word<11>>,
        /// It goes to VL15 whatever its SL.
        pub s_axis_packet_vl15: Signal<In, Bit>,
        /// Answer in the same cycle: its VL.
        pub s_axis_packet_vl: Signal<Out, Word<4>>,
        /// Answer in the same cycle: it is dropped.
        pub s_axis_packet_drop: Signal<Out, Bit>,
        /// Bit i: an announcement with SL i would be taken.
        pub sl_ready: Signal<Out, Word<16>>,
        /// An announcement for VL15 would be taken.
        pub vl15_ready: Signal<Out, Bit>,
        /// A packet may be sent by the client.
        pub m_axis_fetch_tvalid: Signal<Out, Bit>,
        /// The client has seen it.
        pub m_axis_fetch_tready: Signal<In, Bit>,
        /// The first packet of this VL.
        pub m_axis_fetch_vl: Signal<Out, Word<4>>,
        /// PktLen as announced.
        pub m_axis_fetch_pkt_len: Signal<Out, Word<11>>,
        /// A beat of the packet fetched, LRH to VCRC, is offered.
        pub s_axis_tvalid: Signal<In, Bit>,
        /// It is taken at this edge.
        pub s_axis_tready: Signal<Out, Bit>,
        /// Bits 7:0 are the first byte on the wire.
        pub s_axis_tdata: Signal<In, Lanes<LANES>>,
        /// Bytes of the beat, from bit 0.
        pub s_axis_tkeep: Signal<In, Keep<LANES>>,
        /// The last beat of the packet.
        pub s_axis_tlast: Signal<In, Bit>,
        /// A beat to the link is offered.
        pub m_axis_tvalid: Signal<Out, Bit>,
        /// It is taken at this edge.
        pub m_axis_tready: Signal<In, Bit>,
        /// Bits 7:0 are the first byte on the wire.
        pub m_axis_tdata: Signal<Out, Lanes<LANES>>,
        /// Bytes of the beat, from bit 0.
        pub m_axis_tkeep: Signal<Out, Keep<LANES>>,
        /// The last beat of the packet.
        pub m_axis_tlast: Signal<Out, Bit>,
        /// On the last beat: the packet has not the announced length.
        pub m_axis_tuser: Signal<Out, Bit>,
        /// A flow-control packet: SLP in front, not SDP.
        pub m_axis_fcp: Signal<Out, Bit>,
        /// VL of a data packet.
        pub m_axis_vl: Signal<Out, Word<4>>,
        /// A good flow-control packet has arrived.
        pub rx_fcp_valid: Signal<In, Bit>,
        /// Its VL.
        pub rx_fcp_vl: Signal<In, Word<4>>,
        /// Its FCTBS.
        pub rx_fcp_fctbs: Signal<In, Word<12>>,
        /// Its FCCL.
        pub rx_fcp_fccl: Signal<In, Word<12>>,
        /// A bad flow-control packet has arrived.
        pub rx_fcp_error: Signal<In, Bit>,
        /// A good packet has arrived and wants a buffer.
        pub rx_packet_valid: Signal<In, Bit>,
        /// Its VL.
        pub rx_packet_vl: Signal<In, Word<4>>,
        /// Its PktLen.
        pub rx_packet_pkt_len: Signal<In, Word<11>>,
        /// Answer in the same cycle: it is accepted, else dropped.
        pub rx_packet_accept: Signal<Out, Bit>,
        /// A bad packet has arrived.
        pub rx_error: Signal<In, Bit>,
        /// A packet leaves the receive buffer.
        pub rx_free_valid: Signal<In, Bit>,
        /// Its VL.
        pub rx_free_vl: Signal<In, Word<4>>,
        /// Its PktLen.
        pub rx_free_pkt_len: Signal<In, Word<11>>,
        /// A decision was made; high for one cycle.
        pub grant_valid: Signal<Out, Bit>,
        /// For a flow-control packet.
        pub grant_fcp: Signal<Out, Bit>,
        /// For a packet of this VL.
        pub grant_vl: Signal<Out, Word<4>>,
        /// Its PktLen.
        pub grant_pkt_len: Signal<Out, Word<11>>,
        /// The High list decided.
        pub grant_high: Signal<Out, Bit>,
        /// The entry that decided.
        pub grant_entry: Signal<Out, Word<6>>,
        operational: OperationalVls<VLS>,
        announce: Announce<VLS>,
        arb: VlArb<VLS, 64>,
        credit: Credit<VLS>,
        timer: FcpTimer<LANES>,
        transmit: Transmit<LANES>,
        counters: Counters<VLS>,
        grant: Signal<Local, Grant>,
        moves: Signal<Local, Bit>,
    }
}

impl<const LANES: usize, const VLS: usize> Logic for IbLinkSched<LANES, VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.announce.clk.next = self.clk.val();
        self.announce.rst.next = self.rst.val();
        self.arb.clk.next = self.clk.val();
        self.arb.rst.next = self.rst.val();
        self.credit.clk.next = self.clk.val();
        self.credit.rst.next = self.rst.val();
        self.timer.clk.next = self.clk.val();
        self.timer.rst.next = self.rst.val();
        self.transmit.clk.next = self.clk.val();
        self.transmit.rst.next = self.rst.val();
        self.counters.clk.next = self.clk.val();
        self.counters.rst.next = self.rst.val();

        self.operational.code.next = self.cfg_operational_vls.val();

        self.announce.operational.next = self.operational.mask.val();
        self.announce.write.next = self.cfg_sl2vl_write.val();
        self.announce.write_sl.next = self.cfg_sl2vl_sl.val();
        self.announce.write_vl.next = self.cfg_sl2vl_vl.val();
        self.announce.tvalid.next = self.s_axis_packet_tvalid.val();
        self.announce.sl.next = self.s_axis_packet_sl.val();
        self.announce.announced.next = self.s_axis_packet_pkt_len.val();
        self.announce.vl15.next = self.s_axis_packet_vl15.val();
        self.announce.send.next = self.arb.send.val();
        self.announce.send_vl15.next = self.arb.send_vl15.val();
        self.s_axis_packet_tready.next = self.announce.tready.val();
        self.s_axis_packet_vl.next = self.announce.vl.val();
        self.s_axis_packet_drop.next = self.announce.drop.val();
        self.sl_ready.next = self.announce.sl_ready.val();
        self.vl15_ready.next = self.announce.vl15_ready.val();

        self.arb.write.next = self.cfg_arb_write.val();
        self.arb.write_high.next = self.cfg_arb_high.val();
        self.arb.write_entry.next = self.cfg_arb_entry.val();
        self.arb.write_vl.next = self.cfg_arb_vl.val();
        self.arb.write_weight.next = self.cfg_arb_weight.val();
        self.arb.limit.next = self.cfg_limit.val();
        self.arb.single.next = self.operational.single.val();
        self.arb.weight_inclusive.next = self.cfg_weight_inclusive.val();
        self.arb.budget_after_low.next = self.cfg_budget_after_low.val();
        self.arb.blocks_without_vcrc.next = self.cfg_blocks_without_vcrc.val();
        self.arb.ready.next = self.credit.ready.val();
        self.arb.pkt_len.next = self.announce.pkt_len.val();
        self.arb.vl15.next = self.announce.vl15_waiting.val();
        self.arb.vl15_pkt_len.next = self.announce.vl15_pkt_len.val();
        // One flow-control packet at a time: the encoder holds one.
        self.arb.fcp.next = self.credit.fcp_due.val() & !self.transmit.fcp_busy.val();
        self.arb.request.next = self.transmit.request.val();

        self.timer.period.next = self.cfg_fcp_period.val();
        self.credit.operational.next = self.operational.mask.val();
        self.credit.buffer_blocks.next = self.cfg_buffer_blocks.val();
        self.credit.vl15_blocks.next = self.cfg_vl15_blocks.val();
        self.credit.fcp_step.next = self.cfg_fcp_step.val();
        self.credit.tick.next = self.timer.tick.val();
        self.credit.blocks_without_vcrc.next = self.cfg_blocks_without_vcrc.val();
        self.credit.link_init.next = self.cfg_link_init.val();
        self.credit.rx_fcp_valid.next = self.rx_fcp_valid.val();
        self.credit.rx_fcp.next.op = 0.into();
        self.credit.rx_fcp.next.vl = self.rx_fcp_vl.val();
        self.credit.rx_fcp.next.fctbs = self.rx_fcp_fctbs.val();
        self.credit.rx_fcp.next.fccl = self.rx_fcp_fccl.val();
        self.credit.rx_packet_valid.next = self.rx_packet_valid.val();
        self.credit.rx_packet_vl.next = self.rx_packet_vl.val();
        self.credit.rx_packet_pkt_len.next = self.rx_packet_pkt_len.val();
        self.rx_packet_accept.next = self.credit.rx_packet_accept.val();
        self.credit.rx_free_valid.next = self.rx_free_valid.val();
        self.credit.rx_free_vl.next = self.rx_free_vl.val();
        self.credit.rx_free_pkt_len.next = self.rx_free_pkt_len.val();
        self.credit.waiting.next = self.announce.waiting.val();
        self.credit.pkt_len.next = self.announce.pkt_len.val();
        self.credit.send.next = self.arb.send.val();
        self.credit.fcp_sent.next = self.arb.send_fcp.val();

        self.transmit.lead.next = self.cfg_lead.val();
        self.transmit.grant.next = self.arb.grant.val();
        self.transmit.load.next = self.arb.send_fcp.val();
        self.transmit.fcp.next = self.credit.fcp.val();
        self.m_axis_fetch_tvalid.next = self.transmit.fetch_tvalid.val();
        self.transmit.fetch_tready.next = self.m_axis_fetch_tready.val();
        self.m_axis_fetch_vl.next = self.transmit.fetch.val().vl;
        self.m_axis_fetch_pkt_len.next = self.transmit.fetch.val().pkt_len;
        self.transmit.s_tvalid.next = self.s_axis_tvalid.val();
        self.s_axis_tready.next = self.transmit.s_tready.val();
        self.transmit.s_tdata.next = self.s_axis_tdata.val();
        self.transmit.s_tkeep.next = self.s_axis_tkeep.val();
        self.transmit.s_tlast.next = self.s_axis_tlast.val();
        self.m_axis_tvalid.next = self.transmit.m_tvalid.val();
        self.transmit.m_tready.next = self.m_axis_tready.val();
        self.m_axis_tdata.next = self.transmit.m_tdata.val();
        self.m_axis_tkeep.next = self.transmit.m_tkeep.val();
        self.m_axis_tlast.next = self.transmit.m_tail.val().last;
        self.m_axis_tuser.next = self.transmit.m_tail.val().last & self.transmit.m_tail.val().bad;
        self.m_axis_fcp.next = self.transmit.m_tail.val().fcp;
        self.m_axis_vl.next = self.transmit.m_tail.val().vl;

        self.grant.next = self.arb.grant.val();
        self.grant_valid.next = self.grant.val().valid;
        self.grant_fcp.next = self.grant.val().fcp;
        self.grant_vl.next = self.grant.val().vl;
        self.grant_pkt_len.next = self.grant.val().pkt_len;
        self.grant_high.next = self.grant.val().high;
        self.grant_entry.next = self.grant.val().entry;

        self.counters.select.next = self.cfg_counter.val();
        self.counters.clear.next = self.cfg_counter_clear.val();
        self.counter_value.next = self.counters.value.val();
        self.counters.xmit_packet.next = self.grant.val().valid & !self.grant.val().fcp;
        self.counters.xmit_pkt_len.next = self.grant.val().pkt_len;
        self.counters.xmit_fcp.next = self.grant.val().valid & self.grant.val().fcp;
        self.moves.next = self.transmit.m_tvalid.val() & self.m_axis_tready.val();
        self.counters.xmit_wait.next = !self.moves.val()
            & ((self.announce.waiting.val() != 0) | self.announce.vl15_waiting.val());
        self.counters.mapping_error.next =
            self.s_axis_packet_tvalid.val() & self.announce.tready.val() & self.announce.drop.val();
        self.counters.rcv_packet.next = self.credit.rx_packet_accept.val();
        self.counters.rcv_pkt_len.next = self.rx_packet_pkt_len.val();
        self.counters.rcv_error.next = self.rx_error.val();
        self.counters.not_operational.next = self.credit.rx_not_operational.val();
        self.counters.overrun.next = self.credit.rx_overrun.val();
        self.counters.vl15_dropped.next = self.credit.rx_vl15_dropped.val();
        self.counters.fcp_error.next = self.rx_fcp_error.val();
        self.counters.rcv_fcp.next = self.rx_fcp_valid.val();
        self.counters.stalled.next = self.credit.stalled.val();
    }
}

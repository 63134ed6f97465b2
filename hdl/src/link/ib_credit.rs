//! The credits of a port as a top.

use super::{Credit, Fcp, FcpTimer, OperationalVls};
use crate::about::top;
use crate::prim::{Word, Words};
use rust_hdl::prelude::*;

top! {
    /// Credits of every VL in both directions, and the flow-control packets that are due.
    ///
    /// `tx_ready` and `tx_stalled` are those of the cycle before: in the cycle after `tx_send` they may still show the packet that left.
    #[derive(Clone, Debug, Default, LogicBlock)]
    pub struct IbCredit<const LANES: usize, const VLS: usize> {
        /// Clock, rising edge.
        pub clk: Signal<In, Clock>,
        /// Reset, synchronous, active high.
        pub rst: Signal<In, Bit>,
        /// PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs.
        pub cfg_operational_vls: Signal<In, Word<3>>,
        /// Blocks are counted without the VCRC.
        pub cfg_blocks_without_vcrc: Signal<In, Bit>,
        /// Blocks that the buffer of each data VL has.
        pub cfg_buffer_blocks: Signal<In, Word<12>>,
        /// Blocks that the buffer of VL15 has.
        pub cfg_vl15_blocks: Signal<In, Word<12>>,
        /// Every VL is due after that many symbol times; 0: never for that.
        pub cfg_fcp_period: Signal<In, Word<17>>,
        /// Blocks of new credit that make a flow-control packet due; 0 never.
        pub cfg_fcp_step: Signal<In, Word<12>>,
        /// The link initializes: Op is 1.
        pub cfg_link_init: Signal<In, Bit>,
        /// A good flow-control packet arrived; ignored for a VL that is not here.
        pub rx_fcp_valid: Signal<In, Bit>,
        /// Its VL.
        pub rx_fcp_vl: Signal<In, Word<4>>,
        /// Its FCTBS.
        pub rx_fcp_fctbs: Signal<In, Word<12>>,
        /// Its FCCL.
        pub rx_fcp_fccl: Signal<In, Word<12>>,
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
        pub tx_waiting: Signal<In, Word<VLS>>,
        /// PktLen of the first packet of VL i in bits 11i+10:11i.
        pub tx_pkt_len: Signal<In, Words<VLS, 11>>,
        /// One bit at most: the first packet of that VL is charged at this edge.
        pub tx_send: Signal<In, Word<VLS>>,
        /// A packet waits and may be sent; a register.
        pub tx_ready: Signal<Out, Word<VLS>>,
        /// A packet waits and may not be sent; a register.
        pub tx_stalled: Signal<Out, Word<VLS>>,
        /// A flow-control packet is due; stays high until it is sent.
        pub fcp_due: Signal<Out, Bit>,
        /// That packet, as it is if it is sent in this cycle.
        pub fcp: Signal<Out, Fcp>,
        /// It is sent in this cycle.
        pub fcp_sent: Signal<In, Bit>,
        operational: OperationalVls<VLS>,
        timer: FcpTimer<LANES>,
        credit: Credit<VLS>,
    }
}

impl<const LANES: usize, const VLS: usize> Logic for IbCredit<LANES, VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.operational.code.next = self.cfg_operational_vls.val();
        self.timer.clk.next = self.clk.val();
        self.timer.rst.next = self.rst.val();
        self.timer.period.next = self.cfg_fcp_period.val();

        self.credit.clk.next = self.clk.val();
        self.credit.rst.next = self.rst.val();
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
        self.rx_overrun.next = self.credit.rx_overrun.val();
        self.rx_vl15_dropped.next = self.credit.rx_vl15_dropped.val();
        self.rx_not_operational.next = self.credit.rx_not_operational.val();
        self.credit.rx_free_valid.next = self.rx_free_valid.val();
        self.credit.rx_free_vl.next = self.rx_free_vl.val();
        self.credit.rx_free_pkt_len.next = self.rx_free_pkt_len.val();
        self.credit.waiting.next = self.tx_waiting.val();
        self.credit.pkt_len.next = self.tx_pkt_len.val();
        self.credit.send.next = self.tx_send.val();
        self.tx_ready.next = self.credit.ready.val();
        self.tx_stalled.next = self.credit.stalled.val();
        self.fcp_due.next = self.credit.fcp_due.val();
        self.fcp.next = self.credit.fcp.val();
        self.credit.fcp_sent.next = self.fcp_sent.val();
    }
}

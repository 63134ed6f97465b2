//! Encoder and decoder of flow-control packets as a top.

use super::{FcpDecode, FcpEncode, FcpResult, OperationalVls};
use crate::about::top;
use crate::prim::{Fifo, Keep, Lanes, Reg, RegRst, Word};
use crate::stream::{Beat, Ingress};
use rust_hdl::prelude::*;

top! {
    /// Flow-control packets to beats, and link packets to fields and errors: per packet one result, in order.
    ///
    /// Latency of the encoder: 2 cycles to the first beat; it takes a packet every 3 cycles, at 32 bits every 4.
    /// Latency of the decoder: `6 + log2(LANES)` cycles from the last beat to `m_axis_fcp_tvalid`.
    #[derive(Clone, Debug, Default, LogicBlock)]
    pub struct IbFcp<const LANES: usize> {
        /// Clock, rising edge.
        pub clk: Signal<In, Clock>,
        /// Reset, synchronous, active high.
        pub rst: Signal<In, Bit>,
        /// PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs.
        pub cfg_operational_vls: Signal<In, Word<3>>,
        /// The link is in Arm or Active: a VL has to be operational.
        pub cfg_check_vl: Signal<In, Bit>,
        /// A flow-control packet to send is offered.
        pub s_axis_fcp_tvalid: Signal<In, Bit>,
        /// It is taken at this edge.
        pub s_axis_fcp_tready: Signal<Out, Bit>,
        /// 0 normal, 1 while the link initializes.
        pub s_axis_fcp_op: Signal<In, Word<4>>,
        /// Blocks sent on the VL, modulo 4096.
        pub s_axis_fcp_fctbs: Signal<In, Word<12>>,
        /// The VL that it is about.
        pub s_axis_fcp_vl: Signal<In, Word<4>>,
        /// Blocks that may be sent on the VL in all, modulo 4096.
        pub s_axis_fcp_fccl: Signal<In, Word<12>>,
        /// A beat of a flow-control packet is offered.
        pub m_axis_tvalid: Signal<Out, Bit>,
        /// It is taken at this edge.
        pub m_axis_tready: Signal<In, Bit>,
        /// Bits 7:0 are the first byte on the wire.
        pub m_axis_tdata: Signal<Out, Lanes<LANES>>,
        /// Bytes of the beat, from bit 0.
        pub m_axis_tkeep: Signal<Out, Keep<LANES>>,
        /// The last beat of a packet.
        pub m_axis_tlast: Signal<Out, Bit>,
        /// A beat of a link packet is offered.
        pub s_axis_tvalid: Signal<In, Bit>,
        /// It is taken at this edge; a register.
        pub s_axis_tready: Signal<Out, Bit>,
        /// Bits 7:0 are the first byte on the wire.
        pub s_axis_tdata: Signal<In, Lanes<LANES>>,
        /// Bytes of a last beat, from bit 0; unread before.
        pub s_axis_tkeep: Signal<In, Keep<LANES>>,
        /// The last beat of a packet.
        pub s_axis_tlast: Signal<In, Bit>,
        /// On the last beat: the packet ended bad.
        pub s_axis_tuser: Signal<In, Bit>,
        /// A result is offered, one per link packet.
        pub m_axis_fcp_tvalid: Signal<Out, Bit>,
        /// It is taken at this edge.
        pub m_axis_fcp_tready: Signal<In, Bit>,
        /// What the link packet says.
        pub m_axis_fcp: Signal<Out, FcpResult>,
        operational: OperationalVls<15>,
        encode: FcpEncode<LANES>,
        load: Signal<Local, Bit>,
        /// 0 takes a packet, 1 waits for the LPCRC, 2 and 3 offer the first and the second beat.
        phase: RegRst<Word<2>>,
        ingress: Ingress<LANES>,
        data: Reg<Lanes<LANES>>,
        beat: RegRst<Beat>,
        decode: FcpDecode<LANES>,
        results: Fifo<FcpResult>,
        ready: RegRst<Bit>,
    }
}

impl<const LANES: usize> Logic for IbFcp<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.encode.clk.next = self.clk.val();
        self.phase.clk.next = self.clk.val();
        self.phase.rst.next = self.rst.val();
        self.load.next = self.s_axis_fcp_tvalid.val() & (self.phase.q.val() == 0);
        self.s_axis_fcp_tready.next = self.phase.q.val() == 0;
        self.encode.load.next = self.load.val();
        self.encode.fcp.next.op = self.s_axis_fcp_op.val();
        self.encode.fcp.next.fctbs = self.s_axis_fcp_fctbs.val();
        self.encode.fcp.next.vl = self.s_axis_fcp_vl.val();
        self.encode.fcp.next.fccl = self.s_axis_fcp_fccl.val();
        self.encode.second.next = self.phase.q.val() == 3;
        self.phase.d.next = self.phase.q.val();
        if self.load.val() {
            self.phase.d.next = 1.into();
        }
        if self.phase.q.val() == 1 {
            self.phase.d.next = 2.into();
        }
        if self.phase.q.val().get_bit(1) & self.m_axis_tready.val() {
            self.phase.d.next = 3.into();
            if self.encode.tlast.val() {
                self.phase.d.next = 0.into();
            }
        }
        self.m_axis_tvalid.next = self.phase.q.val().get_bit(1);
        self.m_axis_tdata.next = self.encode.tdata.val();
        self.m_axis_tkeep.next = self.encode.tkeep.val();
        self.m_axis_tlast.next = self.encode.tlast.val();

        self.ingress.clk.next = self.clk.val();
        self.ingress.rst.next = self.rst.val();
        self.ingress.tdata.next = self.s_axis_tdata.val();
        self.ingress.tkeep.next = self.s_axis_tkeep.val();
        self.ingress.tlast.next = self.s_axis_tlast.val();
        self.ingress.tuser.next = self.s_axis_tuser.val();
        self.ingress.fire.next = self.s_axis_tvalid.val() & self.ready.q.val();
        self.data.clk.next = self.clk.val();
        self.data.d.next = self.ingress.data.val();
        self.beat.clk.next = self.clk.val();
        self.beat.rst.next = self.rst.val();
        self.beat.d.next = self.ingress.beat.val();

        self.operational.code.next = self.cfg_operational_vls.val();
        self.decode.clk.next = self.clk.val();
        self.decode.rst.next = self.rst.val();
        self.decode.data.next = self.data.q.val();
        self.decode.beat.next = self.beat.q.val();
        self.decode.operational.next = self.operational.mask.val();
        self.decode.check_vl.next = self.cfg_check_vl.val();

        self.results.clk.next = self.clk.val();
        self.results.rst.next = self.rst.val();
        self.results.push.next = self.decode.done.val();
        self.results.push_data.next = self.decode.result.val();
        self.results.ready.next = self.m_axis_fcp_tready.val();
        self.m_axis_fcp_tvalid.next = self.results.valid.val();
        self.m_axis_fcp.next = self.results.data.val();

        // What is on its way when ready falls finds a place in the upper half of the FIFO.
        self.ready.clk.next = self.clk.val();
        self.ready.rst.next = self.rst.val();
        self.ready.d.next = self.results.level.val() <= 16;
        self.s_axis_tready.next = self.ready.q.val();
    }
}

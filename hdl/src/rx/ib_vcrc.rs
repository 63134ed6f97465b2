//! The VCRC engine as a top of its own.

use super::CheckVcrc;
use crate::about::top;
use crate::prim::{Fifo, Keep, Lanes, Reg, RegRst};
use crate::stream::{Beat, Ingress};
use rust_hdl::prelude::*;

top! {
    /// Checks the VCRC of packets on an AXI4-Stream: per packet one result, in order.
    ///
    /// Latency: `6 + log2(LANES)` cycles from the last beat to `m_axis_result_tvalid`.
    #[derive(Clone, Debug, Default, LogicBlock)]
    pub struct IbVcrc<const LANES: usize> {
        /// Clock, rising edge.
        pub clk: Signal<In, Clock>,
        /// Reset, synchronous, active high.
        pub rst: Signal<In, Bit>,
        /// A beat of a packet, LRH to VCRC, is offered.
        pub s_axis_tvalid: Signal<In, Bit>,
        /// It is taken at this edge; a register.
        pub s_axis_tready: Signal<Out, Bit>,
        /// Bits 7:0 are the first byte on the wire.
        pub s_axis_tdata: Signal<In, Lanes<LANES>>,
        /// Bytes of a last beat, from bit 0; unread before.
        pub s_axis_tkeep: Signal<In, Keep<LANES>>,
        /// The last beat of a packet.
        pub s_axis_tlast: Signal<In, Bit>,
        /// A result is offered, one per packet.
        pub m_axis_result_tvalid: Signal<Out, Bit>,
        /// It is taken at this edge.
        pub m_axis_result_tready: Signal<In, Bit>,
        /// The VCRC is right.
        pub m_axis_result_good: Signal<Out, Bit>,
        ingress: Ingress<LANES>,
        data: Reg<Lanes<LANES>>,
        beat: RegRst<Beat>,
        check: CheckVcrc<LANES>,
        results: Fifo<Bit>,
        ready: RegRst<Bit>,
    }
}

impl<const LANES: usize> Logic for IbVcrc<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.ingress.clk.next = self.clk.val();
        self.ingress.rst.next = self.rst.val();
        self.ingress.tdata.next = self.s_axis_tdata.val();
        self.ingress.tkeep.next = self.s_axis_tkeep.val();
        self.ingress.tlast.next = self.s_axis_tlast.val();
        self.ingress.tuser.next = false;
        self.ingress.fire.next = self.s_axis_tvalid.val() & self.ready.q.val();
        self.data.clk.next = self.clk.val();
        self.data.d.next = self.ingress.data.val();
        self.beat.clk.next = self.clk.val();
        self.beat.rst.next = self.rst.val();
        self.beat.d.next = self.ingress.beat.val();

        self.check.clk.next = self.clk.val();
        self.check.rst.next = self.rst.val();
        self.check.data.next = self.data.q.val();
        self.check.beat.next = self.beat.q.val();

        self.results.clk.next = self.clk.val();
        self.results.rst.next = self.rst.val();
        self.results.push.next = self.check.done.val();
        self.results.push_data.next = self.check.good.val();
        self.results.ready.next = self.m_axis_result_tready.val();
        self.m_axis_result_tvalid.next = self.results.valid.val();
        self.m_axis_result_good.next = self.results.data.val();

        // What is on its way when ready falls finds a place in the upper half of the FIFO.
        self.ready.clk.next = self.clk.val();
        self.ready.rst.next = self.rst.val();
        self.ready.d.next = self.results.level.val() <= 16;
        self.s_axis_tready.next = self.ready.q.val();
    }
}

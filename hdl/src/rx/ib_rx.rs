//! The receive pipeline.

use super::{Check, CheckIcrc, CheckVcrc, Icrc, Payload, Status, Verdict};
use crate::about::top;
use crate::header::{DescribePacket, Descriptor, HeaderWindow, Locate};
use crate::prim::{Fifo, Keep, Lanes, Reg, RegRst, Word};
use crate::stream::{Beat, Egress, Ingress};
use rust_hdl::prelude::*;

top! {
    /// Packets in, LRH to VCRC; per packet one descriptor, the payload, one status.
    ///
    /// `LANES` dwords per cycle, 1, 2, 4, 8 or 16, without an idle cycle between packets. The stages run free; the
    /// outputs have a FIFO each, and `s_axis_tready` is a register that says that all of them can take what is in flight.
    /// Latency, unobstructed, from the cycle in which a beat moves to the cycle in which the output is valid: descriptor
    /// 4 cycles after the beat that completes the headers, status `7 + log2(LANES)` cycles after the last beat.
    ///
    /// What the outputs mean is in `docs/receive.md`.
    #[derive(Clone, Debug, LogicBlock)]
    pub struct IbRx<const LANES: usize> {
        /// Clock, rising edge.
        pub clk: Signal<In, Clock>,
        /// Reset, synchronous, active high.
        pub rst: Signal<In, Bit>,
        /// MTU code of PortInfo: 1 to 5 for 256 to 4096 bytes.
        pub cfg_mtu: Signal<In, Word<3>>,
        /// Decode FLUSH and ATOMIC WRITE; reserved while low.
        pub cfg_mpe: Signal<In, Bit>,
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
        /// On the last beat: the link found the packet bad.
        pub s_axis_tuser: Signal<In, Bit>,
        /// A descriptor is offered, one per packet.
        pub m_axis_desc_tvalid: Signal<Out, Bit>,
        /// It is taken at this edge.
        pub m_axis_desc_tready: Signal<In, Bit>,
        /// What the headers say.
        pub m_axis_desc: Signal<Out, Descriptor>,
        /// A beat of payload is offered.
        pub m_axis_payload_tvalid: Signal<Out, Bit>,
        /// It is taken at this edge.
        pub m_axis_payload_tready: Signal<In, Bit>,
        /// Bits 7:0 are the first byte.
        pub m_axis_payload_tdata: Signal<Out, Lanes<LANES>>,
        /// Bytes of the beat; all ones before the last one.
        pub m_axis_payload_tkeep: Signal<Out, Keep<LANES>>,
        /// The last beat of a packet's payload.
        pub m_axis_payload_tlast: Signal<Out, Bit>,
        /// On the last beat: a check of the packet failed.
        pub m_axis_payload_tuser: Signal<Out, Bit>,
        /// A status is offered, one per packet.
        pub m_axis_status_tvalid: Signal<Out, Bit>,
        /// It is taken at this edge.
        pub m_axis_status_tready: Signal<In, Bit>,
        /// What the checks say.
        pub m_axis_status: Signal<Out, Status>,
        ingress: Ingress<LANES>,
        window: HeaderWindow<LANES>,
        data: Reg<Lanes<LANES>>,
        beat: RegRst<Beat>,
        locate: Locate,
        located_data: Reg<Lanes<LANES>>,
        describe: DescribePacket,
        described_data: Reg<Lanes<LANES>>,
        check: Check,
        verdicts: Vec<Reg<Verdict>>,
        links: Vec<Signal<Local, Verdict>>,
        icrc: CheckIcrc<LANES>,
        vcrc: CheckVcrc<LANES>,
        checked: Signal<Local, Verdict>,
        status: Signal<Local, Status>,
        failed: Signal<Local, Bit>,
        done: RegRst<Bit>,
        status_register: Reg<Status>,
        token: RegRst<Bit>,
        bad: Reg<Bit>,
        payload: Payload<LANES>,
        descriptors: Fifo<Descriptor>,
        egress: Egress<LANES>,
        statuses: Fifo<Status>,
        ready: RegRst<Bit>,
    }
}

impl<const LANES: usize> Default for IbRx<LANES> {
    fn default() -> Self {
        // The verdict is known in cycle 4 behind the last beat, the CRCs in cycle 5 + log2(LANES).
        let wait = 1 + LANES.ilog2() as usize;
        Self {
            clk: Default::default(),
            rst: Default::default(),
            cfg_mtu: Default::default(),
            cfg_mpe: Default::default(),
            s_axis_tvalid: Default::default(),
            s_axis_tready: Default::default(),
            s_axis_tdata: Default::default(),
            s_axis_tkeep: Default::default(),
            s_axis_tlast: Default::default(),
            s_axis_tuser: Default::default(),
            m_axis_desc_tvalid: Default::default(),
            m_axis_desc_tready: Default::default(),
            m_axis_desc: Default::default(),
            m_axis_payload_tvalid: Default::default(),
            m_axis_payload_tready: Default::default(),
            m_axis_payload_tdata: Default::default(),
            m_axis_payload_tkeep: Default::default(),
            m_axis_payload_tlast: Default::default(),
            m_axis_payload_tuser: Default::default(),
            m_axis_status_tvalid: Default::default(),
            m_axis_status_tready: Default::default(),
            m_axis_status: Default::default(),
            ingress: Default::default(),
            window: Default::default(),
            data: Default::default(),
            beat: Default::default(),
            locate: Default::default(),
            located_data: Default::default(),
            describe: Default::default(),
            described_data: Default::default(),
            check: Default::default(),
            verdicts: vec![Default::default(); wait],
            links: vec![Default::default(); wait + 1],
            icrc: Default::default(),
            vcrc: Default::default(),
            checked: Default::default(),
            status: Default::default(),
            failed: Default::default(),
            done: Default::default(),
            status_register: Default::default(),
            token: Default::default(),
            bad: Default::default(),
            payload: Default::default(),
            descriptors: Default::default(),
            egress: Default::default(),
            statuses: Default::default(),
            ready: Default::default(),
        }
    }
}

impl<const LANES: usize> Logic for IbRx<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        // Cycle 1: the beat and the header window.
        self.ingress.clk.next = self.clk.val();
        self.ingress.rst.next = self.rst.val();
        self.ingress.tdata.next = self.s_axis_tdata.val();
        self.ingress.tkeep.next = self.s_axis_tkeep.val();
        self.ingress.tlast.next = self.s_axis_tlast.val();
        self.ingress.tuser.next = self.s_axis_tuser.val();
        self.ingress.fire.next = self.s_axis_tvalid.val() & self.ready.q.val();
        self.window.clk.next = self.clk.val();
        self.window.load.next = self.ingress.beat.val().valid;
        self.window.index.next = self.ingress.beat.val().index;
        self.window.data.next = self.ingress.data.val();
        self.data.clk.next = self.clk.val();
        self.data.d.next = self.ingress.data.val();
        self.beat.clk.next = self.clk.val();
        self.beat.rst.next = self.rst.val();
        self.beat.d.next = self.ingress.beat.val();

        // Cycle 2: the headers at their places, the opcode decoded.
        self.locate.clk.next = self.clk.val();
        self.locate.rst.next = self.rst.val();
        self.locate.window.next = self.window.window.val();
        self.locate.beat.next = self.beat.q.val();
        self.locate.mpe.next = self.cfg_mpe.val();
        self.located_data.clk.next = self.clk.val();
        self.located_data.d.next = self.data.q.val();

        // Cycle 3: the descriptor.
        self.describe.clk.next = self.clk.val();
        self.describe.rst.next = self.rst.val();
        self.describe.located.next = self.locate.located.val();
        self.describe.beat.next = self.locate.located_beat.val();
        self.described_data.clk.next = self.clk.val();
        self.described_data.d.next = self.located_data.q.val();
        self.descriptors.clk.next = self.clk.val();
        self.descriptors.rst.next = self.rst.val();
        self.descriptors.push.next = self.describe.emit.val();
        self.descriptors.push_data.next = self.describe.descriptor.val();
        self.descriptors.ready.next = self.m_axis_desc_tready.val();
        self.m_axis_desc_tvalid.next = self.descriptors.valid.val();
        self.m_axis_desc.next = self.descriptors.data.val();

        // Cycle 4: the checks, which then wait for the CRCs.
        self.check.clk.next = self.clk.val();
        self.check.descriptor.next = self.describe.descriptor.val();
        self.check.layout.next = self.describe.layout.val();
        self.check.beat.next = self.describe.described.val();
        self.check.mtu.next = self.cfg_mtu.val();
        self.links[0].next = self.check.verdict.val();
        for i in 0..self.verdicts.len() {
            self.verdicts[i].clk.next = self.clk.val();
            self.verdicts[i].d.next = self.links[i].val();
            self.links[i + 1].next = self.verdicts[i].q.val();
        }

        self.icrc.clk.next = self.clk.val();
        self.icrc.rst.next = self.rst.val();
        self.icrc.data.next = self.data.q.val();
        self.icrc.beat.next = self.beat.q.val();
        self.vcrc.clk.next = self.clk.val();
        self.vcrc.rst.next = self.rst.val();
        self.vcrc.data.next = self.data.q.val();
        self.vcrc.beat.next = self.beat.q.val();

        // The links are one more than the registers; an index has to be a loop variable.
        for end in self.verdicts.len()..self.links.len() {
            self.checked.next = self.links[end].val();
        }
        self.status.next = self.checked.val().status;
        self.status.next.icrc = self.icrc.found.val() & !self.icrc.good.val();
        self.status.next.vcrc = !self.vcrc.good.val();
        self.status.next.icrc_result = Icrc::Absent;
        if self.icrc.found.val() {
            self.status.next.icrc_result = Icrc::Bad;
            if self.icrc.good.val() {
                self.status.next.icrc_result = Icrc::Good;
            }
        }
        self.failed.next = self.status.val().truncated
            | self.status.val().length
            | self.status.val().pkt_len_min
            | self.status.val().pkt_len_max
            | self.status.val().lver
            | self.status.val().vl15
            | self.status.val().grh_ip_ver
            | self.status.val().grh_nxt_hdr
            | self.status.val().grh_pay_len
            | self.status.val().t_ver
            | self.status.val().reserved_opcode
            | self.status.val().payload_rule
            | self.status.val().icrc
            | self.status.val().vcrc
            | self.status.val().link_error;
        self.done.clk.next = self.clk.val();
        self.done.rst.next = self.rst.val();
        self.done.d.next = self.vcrc.done.val();
        self.token.clk.next = self.clk.val();
        self.token.rst.next = self.rst.val();
        self.token.d.next = self.vcrc.done.val() & self.checked.val().has_payload;
        self.bad.clk.next = self.clk.val();
        self.bad.d.next = self.failed.val();
        self.status_register.clk.next = self.clk.val();
        self.status_register.d.next = self.status.val();

        self.statuses.clk.next = self.clk.val();
        self.statuses.rst.next = self.rst.val();
        self.statuses.push.next = self.done.q.val();
        self.statuses.push_data.next = self.status_register.q.val();
        self.statuses.ready.next = self.m_axis_status_tready.val();
        self.m_axis_status_tvalid.next = self.statuses.valid.val();
        self.m_axis_status.next = self.statuses.data.val();

        self.payload.clk.next = self.clk.val();
        self.payload.rst.next = self.rst.val();
        self.payload.data.next = self.described_data.q.val();
        self.payload.descriptor.next = self.describe.descriptor.val();
        self.payload.layout.next = self.describe.layout.val();
        self.payload.beat.next = self.describe.described.val();
        self.egress.clk.next = self.clk.val();
        self.egress.rst.next = self.rst.val();
        self.egress.push.next = self.payload.valid.val();
        self.egress.payload.next = self.payload.payload.val();
        self.egress.bytes.next = self.payload.bytes.val();
        self.egress.last.next = self.payload.last.val();
        self.egress.token.next = self.token.q.val();
        self.egress.bad.next = self.bad.q.val();
        self.egress.tready.next = self.m_axis_payload_tready.val();
        self.m_axis_payload_tvalid.next = self.egress.tvalid.val();
        self.m_axis_payload_tdata.next = self.egress.tdata.val();
        self.m_axis_payload_tkeep.next = self.egress.tkeep.val();
        self.m_axis_payload_tlast.next = self.egress.tlast.val();
        self.m_axis_payload_tuser.next = self.egress.tuser.val();

        // A beat takes at most 7 + log2(LANES) cycles to the last FIFO, and two more pass before ready falls: at most 13 can
        // be on their way, and the upper half of every FIFO is kept for them.
        self.ready.clk.next = self.clk.val();
        self.ready.rst.next = self.rst.val();
        self.ready.d.next = (self.descriptors.level.val() <= 16)
            & (self.egress.level.val() <= 16)
            & (self.statuses.level.val() <= 16);
        self.s_axis_tready.next = self.ready.q.val();
    }
}

//! Packets onto the link: data as fetched, flow-control packets in between, never interleaved.
#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use super::{Fcp, FcpEncode, Grant, Pace};
use crate::prim::{module, Keep, Lanes, RegRst, Skid, Word};
use rust_hdl::prelude::*;

/// What travels beside a beat to the link.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct LinkTail {
    /// The last beat of its packet.
    pub last: Bit,
    /// On the last beat: the packet is not what was announced.
    pub bad: Bit,
    /// A flow-control packet.
    pub fcp: Bit,
    /// VL of a data packet.
    pub vl: Word<4>,
}

/// A packet that the client may send.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Fetch {
    /// Its VL.
    pub vl: Word<4>,
    /// Its PktLen.
    pub pkt_len: Word<11>,
}

/// Asks for grants in time, fetches the packets granted, and streams them out.
///
/// A beat needs one cycle from `s_tvalid` to `m_tvalid`. A flow-control packet's first beat shows three cycles after `load` at the earliest.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Transmit<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// Beats before the end of a packet at which the next grant is asked for.
    pub lead: Signal<In, Word<8>>,
    /// A grant.
    pub grant: Signal<In, Grant>,
    /// A flow-control packet is being granted.
    pub load: Signal<In, Bit>,
    /// It.
    pub fcp: Signal<In, Fcp>,
    /// A grant is wanted.
    pub request: Signal<Out, Bit>,
    /// A flow-control packet is under way: another one has to wait.
    pub fcp_busy: Signal<Out, Bit>,
    /// A packet may be sent by the client.
    pub fetch_tvalid: Signal<Out, Bit>,
    /// The client has seen it.
    pub fetch_tready: Signal<In, Bit>,
    /// Which.
    pub fetch: Signal<Out, Fetch>,
    /// A beat of the packet fetched is offered.
    pub s_tvalid: Signal<In, Bit>,
    /// It is taken.
    pub s_tready: Signal<Out, Bit>,
    /// Bits 7:0 are its first byte.
    pub s_tdata: Signal<In, Lanes<LANES>>,
    /// Its bytes.
    pub s_tkeep: Signal<In, Keep<LANES>>,
    /// The last beat of its packet.
    pub s_tlast: Signal<In, Bit>,
    /// A beat to the link is offered.
    pub m_tvalid: Signal<Out, Bit>,
    /// It is taken.
    pub m_tready: Signal<In, Bit>,
    /// Bits 7:0 are its first byte.
    pub m_tdata: Signal<Out, Lanes<LANES>>,
    /// Its bytes.
    pub m_tkeep: Signal<Out, Keep<LANES>>,
    /// What travels beside it.
    pub m_tail: Signal<Out, LinkTail>,
    pace: Pace<LANES>,
    encode: FcpEncode<LANES>,
    fetches: Skid<Fetch>,
    data: Skid<Lanes<LANES>>,
    keep: Skid<Keep<LANES>>,
    tail: Skid<LinkTail>,
    current: Signal<Local, Grant>,
    granted: Signal<Local, Grant>,
    is_final: Signal<Local, Bit>,
    take: Signal<Local, Bit>,
    fcp_beat: Signal<Local, Bit>,
    data_beat: Signal<Local, Bit>,
    may_take: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
    fetch_fire: Signal<Local, Bit>,
    /// Packets fetched that have not ended.
    fetched: RegRst<Word<2>>,
    /// The rest of an overlong packet is swallowed.
    draining: RegRst<Bit>,
    busy: RegRst<Bit>,
    second: RegRst<Bit>,
}

impl<const LANES: usize> Logic for Transmit<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.pace.clk.next = self.clk.val();
        self.pace.rst.next = self.rst.val();
        self.encode.clk.next = self.clk.val();
        self.fetches.clk.next = self.clk.val();
        self.fetches.rst.next = self.rst.val();
        self.data.clk.next = self.clk.val();
        self.data.rst.next = self.rst.val();
        self.keep.clk.next = self.clk.val();
        self.keep.rst.next = self.rst.val();
        self.tail.clk.next = self.clk.val();
        self.tail.rst.next = self.rst.val();
        self.fetched.clk.next = self.clk.val();
        self.fetched.rst.next = self.rst.val();
        self.draining.clk.next = self.clk.val();
        self.draining.rst.next = self.rst.val();
        self.busy.clk.next = self.clk.val();
        self.busy.rst.next = self.rst.val();
        self.second.clk.next = self.clk.val();
        self.second.rst.next = self.rst.val();

        self.current.next = self.pace.current.val();
        self.granted.next = self.grant.val();
        self.is_final.next = self.pace.left.val() == 1;

        // A grant outlives its fetch by the whole packet, so that two places for fetches are enough for two grants.
        self.fetches.in_valid.next = self.granted.val().valid & !self.granted.val().fcp;
        self.fetches.in_data.next.vl = self.granted.val().vl;
        self.fetches.in_data.next.pkt_len = self.granted.val().pkt_len;
        self.fetches.out_ready.next = self.fetch_tready.val();
        self.fetch_tvalid.next = self.fetches.out_valid.val();
        self.fetch.next = self.fetches.out_data.val();
        self.fetch_fire.next = self.fetches.out_valid.val() & self.fetch_tready.val();

        self.may_take.next = self.current.val().valid
            & !self.current.val().fcp
            & (self.fetched.q.val() != 0)
            & (self.draining.q.val() | self.data.in_ready.val());
        self.s_tready.next = self.may_take.val();
        self.take.next = self.s_tvalid.val() & self.may_take.val();
        self.data_beat.next = self.take.val() & !self.draining.q.val();
        self.fcp_beat.next =
            self.current.val().valid & self.current.val().fcp & self.data.in_ready.val();
        self.ends.next = (self.take.val() & self.s_tlast.val())
            | (self.fcp_beat.val() & self.encode.tlast.val());

        self.draining.d.next = self.draining.q.val();
        if self.take.val() {
            self.draining.d.next =
                !self.s_tlast.val() & (self.draining.q.val() | self.is_final.val());
        }
        self.fetched.d.next = self.fetched.q.val();
        if self.fetch_fire.val() & !(self.take.val() & self.s_tlast.val()) {
            self.fetched.d.next = self.fetched.q.val() + 1;
        }
        if !self.fetch_fire.val() & self.take.val() & self.s_tlast.val() {
            self.fetched.d.next = self.fetched.q.val() - 1;
        }
        self.busy.d.next = self.load.val()
            | (self.busy.q.val() & !(self.fcp_beat.val() & self.encode.tlast.val()));
        self.fcp_busy.next = self.busy.q.val();
        self.second.d.next = self.second.q.val();
        if self.fcp_beat.val() {
            self.second.d.next = !self.encode.tlast.val();
        }

        self.encode.load.next = self.load.val();
        self.encode.fcp.next = self.fcp.val();
        self.encode.second.next = self.second.q.val();

        self.data.in_valid.next = self.data_beat.val() | self.fcp_beat.val();
        self.keep.in_valid.next = self.data_beat.val() | self.fcp_beat.val();
        self.tail.in_valid.next = self.data_beat.val() | self.fcp_beat.val();
        self.data.in_data.next = self.s_tdata.val();
        self.keep.in_data.next = self.s_tkeep.val();
        self.tail.in_data.next.last = self.s_tlast.val() | self.is_final.val();
        self.tail.in_data.next.bad = self.s_tlast.val() ^ self.is_final.val();
        self.tail.in_data.next.fcp = self.current.val().fcp;
        self.tail.in_data.next.vl = self.current.val().vl;
        if self.current.val().fcp {
            self.data.in_data.next = self.encode.tdata.val();
            self.keep.in_data.next = self.encode.tkeep.val();
            self.tail.in_data.next.last = self.encode.tlast.val();
            self.tail.in_data.next.bad = false;
        }
        self.data.out_ready.next = self.m_tready.val();
        self.keep.out_ready.next = self.m_tready.val();
        self.tail.out_ready.next = self.m_tready.val();
        self.m_tvalid.next = self.data.out_valid.val();
        self.m_tdata.next = self.data.out_data.val();
        self.m_tkeep.next = self.keep.out_data.val();
        self.m_tail.next = self.tail.out_data.val();

        self.pace.grant.next = self.grant.val();
        self.pace.beat.next = self.data_beat.val() | self.fcp_beat.val() | self.ends.val();
        self.pace.end.next = self.ends.val();
        self.pace.lead.next = self.lead.val();
        self.request.next = self.pace.request.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("transmit_{}", 32 * LANES),
            "packets onto the link, fetched as granted, never interleaved",
        )
    }
}

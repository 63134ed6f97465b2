//! Announced packets: SL to VL, and a queue of lengths per VL.

use super::SlToVl;
use crate::prim::{bit_cast_word, module, Fifo, Pack, RegRst, Word, Words};
use rust_hdl::prelude::*;

/// Takes announcements of packets, drops those whose SL leads nowhere, and queues the others per VL until they are sent.
///
/// An announcement shows in `waiting` and `pkt_len` one cycle later. A queue holds 32 and is closed when it holds more than 28: the two
/// that can still come before `open` has fallen find a place.
#[derive(Clone, Debug, LogicBlock)]
pub struct Announce<const VLS: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The operational data VLs.
    pub operational: Signal<In, Word<VLS>>,
    /// Write an entry of the SL to VL table at this edge.
    pub write: Signal<In, Bit>,
    /// Which entry.
    pub write_sl: Signal<In, Word<4>>,
    /// Its VL; 15 drops.
    pub write_vl: Signal<In, Word<4>>,
    /// A packet is announced.
    pub tvalid: Signal<In, Bit>,
    /// It is taken at this edge.
    pub tready: Signal<Out, Bit>,
    /// Its SL.
    pub sl: Signal<In, Word<4>>,
    /// Its PktLen.
    pub announced: Signal<In, Word<11>>,
    /// It goes to VL15 whatever its SL.
    pub vl15: Signal<In, Bit>,
    /// The VL it goes to.
    pub vl: Signal<Out, Word<4>>,
    /// It is dropped: its SL leads to VL15 or to a VL that is not operational.
    pub drop: Signal<Out, Bit>,
    /// Bit `i`: an announcement with SL `i` would be taken. A register.
    pub sl_ready: Signal<Out, Word<16>>,
    /// An announcement for VL15 would be taken. A register.
    pub vl15_ready: Signal<Out, Bit>,
    /// One-hot: the first packet of that VL leaves its queue.
    pub send: Signal<In, Word<VLS>>,
    /// The first packet of VL15 leaves its queue.
    pub send_vl15: Signal<In, Bit>,
    /// Bit `i`: a packet waits on VL `i`.
    pub waiting: Signal<Out, Word<VLS>>,
    /// PktLen of the first packet of each VL.
    pub pkt_len: Signal<Out, Words<VLS, 11>>,
    /// A packet waits on VL15.
    pub vl15_waiting: Signal<Out, Bit>,
    /// PktLen of the first packet of VL15.
    pub vl15_pkt_len: Signal<Out, Word<11>>,
    table: SlToVl,
    queues: Vec<Fifo<Word<11>>>,
    vl15_queue: Fifo<Word<11>>,
    heads: Pack<VLS, 11>,
    to: Signal<Local, Word<4>>,
    dropped: Signal<Local, Bit>,
    fire: Signal<Local, Bit>,
    is_open: Signal<Local, Word<16>>,
    exists: Signal<Local, Word<16>>,
    by_sl: Signal<Local, Word<16>>,
    mapped: Signal<Local, Word<4>>,
    waits: Signal<Local, Word<VLS>>,
    open: RegRst<Word<16>>,
    ready: RegRst<Word<16>>,
}

impl<const VLS: usize> Default for Announce<VLS> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            operational: Default::default(),
            write: Default::default(),
            write_sl: Default::default(),
            write_vl: Default::default(),
            tvalid: Default::default(),
            tready: Default::default(),
            sl: Default::default(),
            announced: Default::default(),
            vl15: Default::default(),
            vl: Default::default(),
            drop: Default::default(),
            sl_ready: Default::default(),
            vl15_ready: Default::default(),
            send: Default::default(),
            send_vl15: Default::default(),
            waiting: Default::default(),
            pkt_len: Default::default(),
            vl15_waiting: Default::default(),
            vl15_pkt_len: Default::default(),
            table: Default::default(),
            queues: vec![Default::default(); VLS],
            vl15_queue: Default::default(),
            heads: Default::default(),
            to: Default::default(),
            dropped: Default::default(),
            fire: Default::default(),
            is_open: Default::default(),
            exists: Default::default(),
            by_sl: Default::default(),
            mapped: Default::default(),
            waits: Default::default(),
            open: Default::default(),
            ready: Default::default(),
        }
    }
}

impl<const VLS: usize> Logic for Announce<VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.table.clk.next = self.clk.val();
        self.table.rst.next = self.rst.val();
        self.table.write.next = self.write.val();
        self.table.write_sl.next = self.write_sl.val();
        self.table.write_vl.next = self.write_vl.val();
        self.table.sl.next = self.sl.val();
        self.open.clk.next = self.clk.val();
        self.open.rst.next = self.rst.val();
        self.ready.clk.next = self.clk.val();
        self.ready.rst.next = self.rst.val();
        self.vl15_queue.clk.next = self.clk.val();
        self.vl15_queue.rst.next = self.rst.val();

        self.exists.next = bit_cast_word::<16, VLS>(self.operational.val());
        self.to.next = self.table.vl.val();
        self.dropped.next = !self.exists.val().get_bit(self.table.vl.val().index());
        if self.vl15.val() {
            self.to.next = 15.into();
            self.dropped.next = false;
        }
        self.tready.next = self.dropped.val() | self.open.q.val().get_bit(self.to.val().index());
        self.fire.next = self.tvalid.val() & self.tready.val() & !self.dropped.val();
        self.vl.next = self.to.val();
        self.drop.next = self.dropped.val();

        self.is_open.next = 0.into();
        self.waits.next = 0.into();
        for i in 0..VLS {
            self.queues[i].clk.next = self.clk.val();
            self.queues[i].rst.next = self.rst.val();
            self.queues[i].push.next = self.fire.val() & (self.to.val().index() == i);
            self.queues[i].push_data.next = self.announced.val();
            self.queues[i].ready.next = self.send.val().get_bit(i);
            self.heads.parts[i].next = self.queues[i].data.val();
            self.waits.next = self.waits.val().replace_bit(i, self.queues[i].valid.val());
            self.is_open.next = self
                .is_open
                .val()
                .replace_bit(i, self.queues[i].level.val() <= 28);
        }
        self.vl15_queue.push.next = self.fire.val() & (self.to.val() == 15);
        self.vl15_queue.push_data.next = self.announced.val();
        self.vl15_queue.ready.next = self.send_vl15.val();
        self.is_open.next = self
            .is_open
            .val()
            .replace_bit(15, self.vl15_queue.level.val() <= 28);
        self.open.d.next = self.is_open.val();
        self.waiting.next = self.waits.val();
        self.pkt_len.next = self.heads.whole.val();
        self.vl15_waiting.next = self.vl15_queue.valid.val();
        self.vl15_pkt_len.next = self.vl15_queue.data.val();
        self.vl15_ready.next = self.open.q.val().get_bit(15);

        self.by_sl.next = 0.into();
        for i in 0..16 {
            self.mapped.next = self.table.all.val().get_bits::<4>(4 * i);
            self.by_sl.next = self.by_sl.val().replace_bit(
                i,
                !self.exists.val().get_bit(self.mapped.val().index())
                    | self.is_open.val().get_bit(self.mapped.val().index()),
            );
        }
        self.ready.d.next = self.by_sl.val();
        self.sl_ready.next = self.ready.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("announce_{VLS}"),
            "announced packets: SL to VL, a queue of lengths per VL",
        )
    }
}

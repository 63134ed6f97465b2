//! The counters of a port.

use super::Counter;
use crate::prim::{bit_cast_word, module, RegRst, Word};
use rust_hdl::prelude::*;

/// All counters by their code, `VLCreditWait0` at 16 (`docs/link.md`). 32 bits each, saturating.
#[derive(Clone, Debug, LogicBlock)]
pub struct Counters<const VLS: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The code of a counter.
    pub select: Signal<In, Word<5>>,
    /// It is 0 after this edge.
    pub clear: Signal<In, Bit>,
    /// What it was in the cycle before; 0 where there is none.
    pub value: Signal<Out, Word<32>>,
    /// A packet is granted, data or VL15.
    pub xmit_packet: Signal<In, Bit>,
    /// Its PktLen, in dwords.
    pub xmit_pkt_len: Signal<In, Word<11>>,
    /// A packet waits and no beat moves.
    pub xmit_wait: Signal<In, Bit>,
    /// SL to VL drops a packet.
    pub mapping_error: Signal<In, Bit>,
    /// A packet is accepted.
    pub rcv_packet: Signal<In, Bit>,
    /// Its PktLen, in dwords.
    pub rcv_pkt_len: Signal<In, Word<11>>,
    /// A bad packet arrived.
    pub rcv_error: Signal<In, Bit>,
    /// A packet on a VL that is not operational arrived.
    pub not_operational: Signal<In, Bit>,
    /// A packet of a data VL found no room.
    pub overrun: Signal<In, Bit>,
    /// A bad flow-control packet arrived.
    pub fcp_error: Signal<In, Bit>,
    /// A packet of VL15 found no room.
    pub vl15_dropped: Signal<In, Bit>,
    /// A flow-control packet is granted.
    pub xmit_fcp: Signal<In, Bit>,
    /// A good flow-control packet arrived.
    pub rcv_fcp: Signal<In, Bit>,
    /// Bit `i`: the first packet of VL `i` waits for credit.
    pub stalled: Signal<In, Word<VLS>>,
    counters: [Counter; 11],
    waits: [Counter; VLS],
    clear_counter: Signal<Local, Bit>,
    clear_wait: Signal<Local, Bit>,
    wait: Signal<Local, Word<1>>,
    chosen: Signal<Local, Word<32>>,
    shown: RegRst<Word<32>>,
}

impl<const VLS: usize> Default for Counters<VLS> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            select: Default::default(),
            clear: Default::default(),
            value: Default::default(),
            xmit_packet: Default::default(),
            xmit_pkt_len: Default::default(),
            xmit_wait: Default::default(),
            mapping_error: Default::default(),
            rcv_packet: Default::default(),
            rcv_pkt_len: Default::default(),
            rcv_error: Default::default(),
            not_operational: Default::default(),
            overrun: Default::default(),
            fcp_error: Default::default(),
            vl15_dropped: Default::default(),
            xmit_fcp: Default::default(),
            rcv_fcp: Default::default(),
            stalled: Default::default(),
            counters: Default::default(),
            waits: std::array::from_fn(|_| Default::default()),
            clear_counter: Default::default(),
            clear_wait: Default::default(),
            wait: Default::default(),
            chosen: Default::default(),
            shown: Default::default(),
        }
    }
}

impl<const VLS: usize> Logic for Counters<VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.shown.clk.next = self.clk.val();
        self.shown.rst.next = self.rst.val();

        self.counters[0].add.next = 0.into();
        if self.xmit_packet.val() {
            self.counters[0].add.next = self.xmit_pkt_len.val();
        }
        self.counters[1].add.next = bit_cast_word::<11, 1>(self.xmit_packet.val().into());
        self.counters[2].add.next = bit_cast_word::<11, 1>(self.xmit_wait.val().into());
        self.counters[3].add.next = bit_cast_word::<11, 1>(self.mapping_error.val().into());
        self.counters[4].add.next = 0.into();
        if self.rcv_packet.val() {
            self.counters[4].add.next = self.rcv_pkt_len.val();
        }
        self.counters[5].add.next = bit_cast_word::<11, 1>(self.rcv_packet.val().into());
        self.counters[6].add.next = bit_cast_word::<11, 1>(self.rcv_error.val().into())
            + bit_cast_word::<11, 1>(self.not_operational.val().into())
            + bit_cast_word::<11, 1>(self.overrun.val().into())
            + bit_cast_word::<11, 1>(self.fcp_error.val().into());
        self.counters[7].add.next = bit_cast_word::<11, 1>(self.overrun.val().into());
        self.counters[8].add.next = bit_cast_word::<11, 1>(self.vl15_dropped.val().into());
        self.counters[9].add.next = bit_cast_word::<11, 1>(self.xmit_fcp.val().into());
        self.counters[10].add.next = bit_cast_word::<11, 1>(self.rcv_fcp.val().into());

        self.clear_counter.next = self.clear.val() & !self.select.val().get_bit(4);
        self.clear_wait.next = self.clear.val() & self.select.val().get_bit(4);
        self.chosen.next = 0.into();
        for i in 0..11 {
            self.counters[i].clk.next = self.clk.val();
            self.counters[i].rst.next = self.rst.val();
            self.counters[i].clear.next =
                self.clear_counter.val() & (self.select.val().get_bits::<4>(0).index() == i);
            if self.select.val().index() == i {
                self.chosen.next = self.counters[i].value.val();
            }
        }
        for i in 0..VLS {
            self.waits[i].clk.next = self.clk.val();
            self.waits[i].rst.next = self.rst.val();
            self.wait.next = self.stalled.val().get_bits::<1>(i);
            self.waits[i].add.next = bit_cast_word::<11, 1>(self.wait.val());
            self.waits[i].clear.next =
                self.clear_wait.val() & (self.select.val().get_bits::<4>(0).index() == i);
            if self.select.val().get_bit(4) & (self.select.val().get_bits::<4>(0).index() == i) {
                self.chosen.next = self.waits[i].value.val();
            }
        }
        self.shown.d.next = self.chosen.val();
        self.value.next = self.shown.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(format!("counters_{VLS}"), "the counters of a port")
    }
}

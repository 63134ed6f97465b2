//! The VL arbiter as a top of its own.

use super::{OperationalVls, Pace, VlArb};
use crate::about::top;
use crate::link::Grant;
use crate::prim::{Word, Words};
use rust_hdl::prelude::*;

top! {
    /// Decides which packet goes next, from the credit and queue state of every VL: at most one decision ahead of the port.
    ///
    /// A grant shows 5 cycles after the state it was made from, at most every 6 cycles (`docs/link.md`, "When").
    #[derive(Clone, Debug, Default, LogicBlock)]
    pub struct IbVlarb<const LANES: usize, const VLS: usize> {
        /// Clock, rising edge.
        pub clk: Signal<In, Clock>,
        /// Reset, synchronous, active high.
        pub rst: Signal<In, Bit>,
        /// PortInfo's OperationalVLs: 1 to 5 for 1, 2, 4, 8, 15 data VLs.
        pub cfg_operational_vls: Signal<In, Word<3>>,
        /// LimitOfHighPriority: 0 one packet, n 4096-byte units, 255 no limit.
        pub cfg_limit: Signal<In, Word<8>>,
        /// Beats that may be left of a packet when the next is decided on.
        pub cfg_lead: Signal<In, Word<8>>,
        /// A turn stays open when nothing is left of its weight.
        pub cfg_weight_inclusive: Signal<In, Bit>,
        /// HighBudget is reloaded only when Low is sent while there is none.
        pub cfg_budget_after_low: Signal<In, Bit>,
        /// Blocks are counted without the VCRC.
        pub cfg_blocks_without_vcrc: Signal<In, Bit>,
        /// An entry of a list is written at this edge.
        pub cfg_arb_write: Signal<In, Bit>,
        /// Of the High list, else of the Low list.
        pub cfg_arb_high: Signal<In, Bit>,
        /// Which entry.
        pub cfg_arb_entry: Signal<In, Word<6>>,
        /// Its VL; one that is not there is skipped.
        pub cfg_arb_vl: Signal<In, Word<4>>,
        /// Its weight in 64-byte blocks; 0 is skipped.
        pub cfg_arb_weight: Signal<In, Word<8>>,
        /// Bit VL: a whole packet waits and has credit.
        pub ready: Signal<In, Word<VLS>>,
        /// PktLen of the first packet of VL i in bits 11i+10:11i, while it waits.
        pub pkt_len: Signal<In, Words<VLS, 11>>,
        /// A whole packet waits on VL15.
        pub vl15_ready: Signal<In, Bit>,
        /// PktLen in dwords of the first of them, while it waits.
        pub vl15_pkt_len: Signal<In, Word<11>>,
        /// A flow-control packet is due.
        pub fcp_due: Signal<In, Bit>,
        /// A beat of the packet under way moves at this edge.
        pub tx_beat: Signal<In, Bit>,
        /// It is its last.
        pub tx_last: Signal<In, Bit>,
        /// A grant; the next cycle shows what waits behind that packet.
        pub grant_valid: Signal<Out, Bit>,
        /// It is for a flow-control packet.
        pub grant_fcp: Signal<Out, Bit>,
        /// The VL of the packet; 0 of a flow-control packet.
        pub grant_vl: Signal<Out, Word<4>>,
        /// Its PktLen in dwords; 0 of a flow-control packet.
        pub grant_pkt_len: Signal<Out, Word<11>>,
        /// The High list decided.
        pub grant_high: Signal<Out, Bit>,
        /// The entry of the list that decided, else 0.
        pub grant_entry: Signal<Out, Word<6>>,
        operational: OperationalVls<VLS>,
        arbiter: VlArb<VLS, 64>,
        pace: Pace<LANES>,
        grant: Signal<Local, Grant>,
    }
}

impl<const LANES: usize, const VLS: usize> Logic for IbVlarb<LANES, VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.operational.code.next = self.cfg_operational_vls.val();
        self.arbiter.clk.next = self.clk.val();
        self.arbiter.rst.next = self.rst.val();
        self.arbiter.write.next = self.cfg_arb_write.val();
        self.arbiter.write_high.next = self.cfg_arb_high.val();
        self.arbiter.write_entry.next = self.cfg_arb_entry.val();
        self.arbiter.write_vl.next = self.cfg_arb_vl.val();
        self.arbiter.write_weight.next = self.cfg_arb_weight.val();
        self.arbiter.limit.next = self.cfg_limit.val();
        self.arbiter.single.next = self.operational.single.val();
        self.arbiter.weight_inclusive.next = self.cfg_weight_inclusive.val();
        self.arbiter.budget_after_low.next = self.cfg_budget_after_low.val();
        self.arbiter.blocks_without_vcrc.next = self.cfg_blocks_without_vcrc.val();
        self.arbiter.ready.next = self.ready.val();
        self.arbiter.pkt_len.next = self.pkt_len.val();
        self.arbiter.vl15.next = self.vl15_ready.val();
        self.arbiter.vl15_pkt_len.next = self.vl15_pkt_len.val();
        self.arbiter.fcp.next = self.fcp_due.val();
        self.arbiter.request.next = self.pace.request.val();
        self.grant.next = self.arbiter.grant.val();

        self.pace.clk.next = self.clk.val();
        self.pace.rst.next = self.rst.val();
        self.pace.grant.next = self.grant.val();
        self.pace.beat.next = self.tx_beat.val();
        self.pace.end.next = self.tx_last.val();
        self.pace.lead.next = self.cfg_lead.val();

        self.grant_valid.next = self.grant.val().valid;
        self.grant_fcp.next = self.grant.val().fcp;
        self.grant_vl.next = self.grant.val().vl;
        self.grant_pkt_len.next = self.grant.val().pkt_len;
        self.grant_high.next = self.grant.val().high;
        self.grant_entry.next = self.grant.val().entry;
    }
}

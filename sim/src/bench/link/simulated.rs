//! The link scheduler as rust-hdl simulates it.

use super::{LinkEngine, LinkInputs, LinkOutputs, TxBeat};
use crate::bench::simulated::{from_keep, from_lanes, to_keep, to_lanes};
use crate::bench::{Clocked, NotSettled, Observer};
use crate::model::link::{Grant, DATA_VLS};
use ibhdl::link::IbLinkSched;
use ibhdl::prim::Word;

/// [`IbLinkSched`] in simulation.
pub struct SimulatedLink<const LANES: usize, const VLS: usize> {
    top: Clocked<IbLinkSched<LANES, VLS>>,
    observer: Option<Observer>,
}

impl<const LANES: usize, const VLS: usize> SimulatedLink<LANES, VLS> {
    /// Shows the observer, if there is one, the block twice per cycle.
    pub fn new(observer: Option<Observer>) -> Self {
        Self {
            top: Clocked::new(Box::default(), |top| &mut top.clk),
            observer,
        }
    }
}

/// A simulated scheduler of `lanes` dwords with 15 data VLs, or `None` where there is no such width.
pub fn simulated(lanes: usize, observer: Option<Observer>) -> Option<Box<dyn LinkEngine>> {
    Some(match lanes {
        1 => Box::new(SimulatedLink::<1, DATA_VLS>::new(observer)),
        2 => Box::new(SimulatedLink::<2, DATA_VLS>::new(observer)),
        4 => Box::new(SimulatedLink::<4, DATA_VLS>::new(observer)),
        8 => Box::new(SimulatedLink::<8, DATA_VLS>::new(observer)),
        16 => Box::new(SimulatedLink::<16, DATA_VLS>::new(observer)),
        _ => return None,
    })
}

impl<const LANES: usize, const VLS: usize> LinkEngine for SimulatedLink<LANES, VLS> {
    fn lanes(&self) -> usize {
        LANES
    }

    fn cycle(&mut self, inputs: &LinkInputs) -> Result<LinkOutputs, NotSettled> {
        let top = self.top.low(|top| put(top, inputs))?;
        let outputs = read(top);
        if let Some(observer) = &mut self.observer {
            observer(top, false);
        }
        let top = self.top.high()?;
        if let Some(observer) = &mut self.observer {
            observer(top, true);
        }
        Ok(outputs)
    }
}

fn put<const LANES: usize, const VLS: usize>(
    top: &mut IbLinkSched<LANES, VLS>,
    inputs: &LinkInputs,
) {
    let setup = &inputs.setup;
    top.rst.next = inputs.rst;
    top.cfg_operational_vls.next = word(setup.operational_vls);
    top.cfg_limit.next = word(setup.limit);
    top.cfg_lead.next = word(setup.lead);
    top.cfg_weight_inclusive.next = setup.weight_inclusive;
    top.cfg_budget_after_low.next = setup.budget_after_low;
    top.cfg_blocks_without_vcrc.next = setup.blocks_without_vcrc;
    top.cfg_buffer_blocks.next = word(setup.buffer_blocks);
    top.cfg_vl15_blocks.next = word(setup.vl15_blocks);
    top.cfg_fcp_period.next = word(setup.fcp_period);
    top.cfg_fcp_step.next = word(setup.fcp_step);
    top.cfg_link_init.next = setup.link_init;

    let (sl, vl) = inputs.sl2vl_write.unwrap_or_default();
    top.cfg_sl2vl_write.next = inputs.sl2vl_write.is_some();
    top.cfg_sl2vl_sl.next = word(sl);
    top.cfg_sl2vl_vl.next = word(vl);

    top.cfg_arb_write.next = inputs.arb_write.is_some();
    if let Some(write) = inputs.arb_write {
        top.cfg_arb_high.next = write.high;
        top.cfg_arb_entry.next = word(write.index);
        top.cfg_arb_vl.next = word(write.entry.vl);
        top.cfg_arb_weight.next = word(write.entry.weight);
    }
    top.cfg_counter.next = word(inputs.counter);
    top.cfg_counter_clear.next = inputs.counter_clear;

    top.s_axis_packet_tvalid.next = inputs.packet.is_some();
    if let Some(packet) = inputs.packet {
        top.s_axis_packet_sl.next = word(packet.sl);
        top.s_axis_packet_pkt_len.next = word(packet.pkt_len);
        top.s_axis_packet_vl15.next = packet.vl15;
    }
    top.m_axis_fetch_tready.next = inputs.fetch_tready;
    top.s_axis_tvalid.next = inputs.s_axis.is_some();
    if let Some(beat) = inputs.s_axis {
        top.s_axis_tdata.next = to_lanes(&beat.tdata);
        top.s_axis_tkeep.next = to_keep(beat.tkeep);
        top.s_axis_tlast.next = beat.tlast;
    }
    top.m_axis_tready.next = inputs.m_axis_tready;

    let fcp = inputs.rx_fcp.unwrap_or_default();
    top.rx_fcp_valid.next = inputs.rx_fcp.is_some();
    top.rx_fcp_vl.next = word(fcp.vl);
    top.rx_fcp_fctbs.next = word(fcp.fctbs);
    top.rx_fcp_fccl.next = word(fcp.fccl);
    top.rx_fcp_error.next = inputs.rx_fcp_error;
    let (vl, pkt_len) = inputs.rx_packet.unwrap_or_default();
    top.rx_packet_valid.next = inputs.rx_packet.is_some();
    top.rx_packet_vl.next = word(vl);
    top.rx_packet_pkt_len.next = word(pkt_len);
    top.rx_error.next = inputs.rx_error;
    let (vl, pkt_len) = inputs.rx_free.unwrap_or_default();
    top.rx_free_valid.next = inputs.rx_free.is_some();
    top.rx_free_vl.next = word(vl);
    top.rx_free_pkt_len.next = word(pkt_len);
}

fn read<const LANES: usize, const VLS: usize>(top: &IbLinkSched<LANES, VLS>) -> LinkOutputs {
    LinkOutputs {
        packet_tready: top.s_axis_packet_tready.val(),
        packet_vl: number(top.s_axis_packet_vl.val()) as u8,
        packet_drop: top.s_axis_packet_drop.val(),
        sl_ready: number(top.sl_ready.val()) as u16,
        vl15_ready: top.vl15_ready.val(),
        fetch: top.m_axis_fetch_tvalid.val().then(|| {
            (
                number(top.m_axis_fetch_vl.val()) as u8,
                number(top.m_axis_fetch_pkt_len.val()) as u16,
            )
        }),
        s_axis_tready: top.s_axis_tready.val(),
        m_axis: top.m_axis_tvalid.val().then(|| TxBeat {
            tdata: from_lanes(&top.m_axis_tdata.val()),
            tkeep: from_keep(&top.m_axis_tkeep.val()),
            tlast: top.m_axis_tlast.val(),
            tuser: top.m_axis_tuser.val(),
            fcp: top.m_axis_fcp.val(),
            vl: number(top.m_axis_vl.val()) as u8,
        }),
        rx_packet_accept: top.rx_packet_accept.val(),
        counter_value: number(top.counter_value.val()) as u32,
        grant: top.grant_valid.val().then(|| Grant {
            fcp: top.grant_fcp.val(),
            vl: number(top.grant_vl.val()) as u8,
            pkt_len: number(top.grant_pkt_len.val()) as u16,
            high: top.grant_high.val(),
            entry: number(top.grant_entry.val()) as u8,
        }),
    }
}

fn word<const W: usize>(value: impl Into<u64>) -> Word<W> {
    value.into().into()
}

fn number<const W: usize>(value: Word<W>) -> u64 {
    value.value()
}

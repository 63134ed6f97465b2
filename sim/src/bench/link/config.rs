//! What a run of the two ends is made of.

use super::LinkSetup;
use crate::model::link::{Entry, OperationalVls, PacketSizes, Readings};

/// Traffic, tables and channel of a run.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkConfig {
    /// Dwords per beat.
    pub lanes: usize,
    /// Data VLs in use: 1, 2, 4, 8 or 15.
    pub vls: usize,
    pub high: Vec<Entry>,
    pub low: Vec<Entry>,
    /// LimitOfHighPriority.
    pub limit: u8,
    pub readings: Readings,
    /// Beats offered per beat of the link, shared equally by the VLs; from 1 on every VL always has packets waiting.
    pub load: f64,
    pub sizes: PacketSizes,
    /// How fast end B takes packets out of its buffer, of the rate of the link.
    pub drain: f64,
    /// Probability that a packet, data or flow control, is lost on the channel.
    pub loss: f64,
    /// Probability that one bit of it arrives wrong.
    pub corrupt: f64,
    pub seed: u64,
    /// Cycles from the last beat of a packet at one end to its arrival at the other; at least 1.
    pub delay: u64,
    /// Probability per cycle that the link takes no beat, that the host gives none, and that it does not look at a fetch.
    pub stall: f64,
    /// Receive buffer per data VL, blocks.
    pub buffer_blocks: u16,
    /// Symbol times, a multiple of 16; 0: no timer.
    pub fcp_period: u32,
    /// Blocks; 0: never.
    pub fcp_step: u16,
    /// Beats before the end of a packet at which the next is chosen.
    pub lead: u8,
    /// Cycles between packets on VL15; 0: none.
    pub smp_every: u64,
    /// Flow-control packets that arrive go through the simulated decoder, too, which takes its time.
    pub decode: bool,
}

impl LinkConfig {
    /// Every VL always full, a channel without faults, and no tables.
    pub fn new(lanes: usize, vls: usize) -> Self {
        Self {
            lanes,
            vls,
            high: Vec::new(),
            low: Vec::new(),
            limit: 255,
            readings: Readings::default(),
            load: 1.0,
            sizes: PacketSizes { min: 6, max: 1055 },
            drain: 1.0,
            loss: 0.0,
            corrupt: 0.0,
            seed: 1,
            delay: 20,
            stall: 0.0,
            buffer_blocks: 512,
            fcp_period: 4096,
            fcp_step: 16,
            lead: 6,
            smp_every: 0,
            decode: true,
        }
    }

    /// The VLs in use, in hardware with 15 of them.
    pub fn operational(&self) -> OperationalVls {
        let code = OperationalVls::code(self.vls).unwrap_or(1);
        OperationalVls::new(code, crate::model::link::DATA_VLS)
    }

    /// Configuration ports of both ends.
    pub fn setup(&self) -> LinkSetup {
        LinkSetup {
            operational_vls: OperationalVls::code(self.vls).unwrap_or(1),
            limit: self.limit,
            lead: self.lead,
            weight_inclusive: self.readings.weight_inclusive,
            budget_after_low: self.readings.budget_after_low,
            blocks_without_vcrc: self.readings.blocks_without_vcrc,
            buffer_blocks: self.buffer_blocks,
            vl15_blocks: 64,
            fcp_period: self.fcp_period,
            fcp_step: self.fcp_step,
            link_init: false,
        }
    }
}

//! The link scheduler seen from outside its ports (docs/link.md).

use crate::bench::NotSettled;
use crate::model::link::{Entry, Fcp, Grant};

/// Configuration inputs that are constant during a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkSetup {
    /// PortInfo's code.
    pub operational_vls: u8,
    /// LimitOfHighPriority.
    pub limit: u8,
    /// Beats before the end of a packet at which the next is chosen.
    pub lead: u8,
    pub weight_inclusive: bool,
    pub budget_after_low: bool,
    pub blocks_without_vcrc: bool,
    /// Receive buffer of each data VL, and of VL15, blocks.
    pub buffer_blocks: u16,
    pub vl15_blocks: u16,
    /// Symbol times; 0: no timer.
    pub fcp_period: u32,
    /// Blocks of new credit; 0: never.
    pub fcp_step: u16,
    pub link_init: bool,
}

/// A packet that wants to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub sl: u8,
    /// Dwords.
    pub pkt_len: u16,
    pub vl15: bool,
}

/// A beat of a fetched packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkBeat {
    /// The first byte first.
    pub tdata: [u8; 64],
    pub tkeep: u64,
    pub tlast: bool,
}

/// A beat to the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TxBeat {
    /// The first byte first.
    pub tdata: [u8; 64],
    pub tkeep: u64,
    pub tlast: bool,
    pub tuser: bool,
    /// Of a flow-control packet.
    pub fcp: bool,
    pub vl: u8,
}

/// A write to the arbitration tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArbWrite {
    pub high: bool,
    pub index: u8,
    pub entry: Entry,
}

/// What the input ports carry in one cycle; `None` where valid is low.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkInputs {
    pub rst: bool,
    pub setup: LinkSetup,
    /// SL and VL.
    pub sl2vl_write: Option<(u8, u8)>,
    pub arb_write: Option<ArbWrite>,
    pub counter: u8,
    pub counter_clear: bool,
    pub packet: Option<Announcement>,
    pub fetch_tready: bool,
    pub s_axis: Option<LinkBeat>,
    pub m_axis_tready: bool,
    /// A good flow-control packet; its Op is not looked at.
    pub rx_fcp: Option<Fcp>,
    pub rx_fcp_error: bool,
    /// VL and PktLen of a good packet that has arrived.
    pub rx_packet: Option<(u8, u16)>,
    pub rx_error: bool,
    /// VL and PktLen of a packet that leaves the receive buffer.
    pub rx_free: Option<(u8, u16)>,
}

/// What the output ports carry in one cycle, before its rising edge; `None` where valid is low.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinkOutputs {
    pub packet_tready: bool,
    pub packet_vl: u8,
    pub packet_drop: bool,
    pub sl_ready: u16,
    pub vl15_ready: bool,
    /// VL and PktLen.
    pub fetch: Option<(u8, u16)>,
    pub s_axis_tready: bool,
    pub m_axis: Option<TxBeat>,
    pub rx_packet_accept: bool,
    pub counter_value: u32,
    pub grant: Option<Grant>,
}

/// A link scheduler that can be clocked.
pub trait LinkEngine {
    /// Dwords per beat.
    fn lanes(&self) -> usize;

    /// One clock cycle: puts the inputs on, reads the outputs, then lets the clock rise.
    fn cycle(&mut self, inputs: &LinkInputs) -> Result<LinkOutputs, NotSettled>;
}

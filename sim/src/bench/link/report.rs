//! What a run has shown.

/// One data VL.
#[derive(Clone, Debug, PartialEq)]
pub struct VlReport {
    pub vl: u8,
    /// Packets and bytes (LRH to VCRC) that have left end A.
    pub packets: u64,
    pub bytes: u64,
    /// Of all bytes, 0 to 1.
    pub share: f64,
    /// What the tables give under saturation.
    pub table_share: f64,
    /// Cycles from the announcement at end A to the arrival at end B of the packets that arrived: least, median, 99 %.
    pub latency: Option<[u32; 3]>,
    /// Cycles in which the first packet of the VL waited for credit.
    pub credit_stall_cycles: u64,
}

/// A stretch of the run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Window {
    /// Cycle at its end.
    pub end: u64,
    /// By VL, bytes that have left end A in it.
    pub bytes: Vec<u64>,
    /// By VL, blocks that have left end A and not the buffer of end B, mean over the window, of the buffer.
    pub in_use: Vec<f64>,
}

/// The whole run.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkReport {
    pub lanes: usize,
    pub vls: usize,
    pub cycles: u64,
    pub per_vl: Vec<VlReport>,
    /// By name, both ends together.
    pub counters: Vec<(String, u64)>,
    pub packets_sent: u64,
    pub packets_delivered: u64,
    /// Lost, or damaged and so dropped by end B.
    pub packets_lost_on_channel: u64,
    pub fcps_sent: u64,
    pub fcps_lost_on_channel: u64,
    pub credit_violations: u64,
    pub overruns: u64,
    /// Packets on VL15 that found no room.
    pub vl15_dropped: u64,
    pub out_of_order: u64,
    /// Decisions, both ends together, that were compared with the golden model.
    pub decisions: u64,
    /// Cycles in which end A gave no beat although something had been waiting long enough.
    pub idle_beats: u64,
    pub windows: Vec<Window>,
}

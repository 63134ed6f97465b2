//! The counters of a port (docs/link.md, "Counters").

/// Code and name, without those per VL.
pub const COUNTERS: [(u8, &str); 11] = [
    (0, "PortXmitData"),
    (1, "PortXmitPkts"),
    (2, "PortXmitWait"),
    (3, "PortVLMappingErrors"),
    (4, "PortRcvData"),
    (5, "PortRcvPkts"),
    (6, "PortRcvErrors"),
    (7, "PortBufferOverrunErrors"),
    (8, "VL15Dropped"),
    (9, "PortXmitFlowPkts"),
    (10, "PortRcvFlowPkts"),
];

/// Code of `VLCreditWait0`.
pub const CREDIT_WAIT: u8 = 16;

/// Counts cycles: it changes while nothing is sent, too.
pub const fn counts_cycles(code: u8) -> bool {
    code == 2 || code >= CREDIT_WAIT
}

/// The code that is looked at in a cycle: all of them in turn.
pub fn looked_at(cycle: u64) -> u8 {
    const CODES: u64 = COUNTERS.len() as u64 + 15;
    match (cycle % CODES) as u8 {
        code if usize::from(code) < COUNTERS.len() => code,
        code => code - COUNTERS.len() as u8 + CREDIT_WAIT,
    }
}

/// Cycles after which every counter has been looked at.
pub const ROUND: u64 = COUNTERS.len() as u64 + 15 + 1;

//! Counts over all packets of a run.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use crate::capture::SkipReason;
use crate::model::{Decoded, Icrc};

/// Serialises to the value of the key `summary` of `ibhdl replay --json`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Summary {
    pub packets: u64,
    /// Frames that are no InfiniBand packets.
    pub skipped: u64,
    /// The same, by what they are.
    pub skipped_reasons: BTreeMap<String, u64>,
    /// Packets of which the capture holds only the beginning.
    pub snapped: u64,
    pub icrc_good: u64,
    pub icrc_bad: u64,
    pub icrc_absent: u64,
    pub vcrc_good: u64,
    pub vcrc_bad: u64,
    /// Packets that failed any check.
    pub errors: u64,
    pub lanes: usize,
    /// Clock cycles simulated, from the end of the reset until the last packet was out.
    pub cycles: u64,
    /// Of the wall clock, everything included.
    pub cycles_per_second: u64,
}

impl Summary {
    pub fn new(lanes: usize) -> Self {
        Self {
            lanes,
            ..Self::default()
        }
    }

    /// Counts a packet.
    pub fn add(&mut self, packet: &Decoded) {
        self.packets += 1;
        *match packet.icrc {
            Icrc::Good => &mut self.icrc_good,
            Icrc::Bad => &mut self.icrc_bad,
            Icrc::Absent => &mut self.icrc_absent,
        } += 1;
        *match packet.vcrc_good {
            true => &mut self.vcrc_good,
            false => &mut self.vcrc_bad,
        } += 1;
        self.errors += u64::from(!packet.errors.is_empty());
    }

    /// Notes the frames that were no packets.
    pub fn set_skipped(&mut self, skipped: &BTreeMap<SkipReason, u64>) {
        self.skipped = skipped.values().sum();
        let named = skipped.iter().map(|(reason, &n)| (reason.to_string(), n));
        self.skipped_reasons = named.collect();
    }

    /// Notes how many cycles were simulated in how much time.
    pub fn set_cycles(&mut self, cycles: u64, time: Duration) {
        self.cycles = cycles;
        // A fraction of a cycle per second is of no interest.
        self.cycles_per_second = (cycles as f64 / time.as_secs_f64().max(1e-9)) as u64;
    }
}

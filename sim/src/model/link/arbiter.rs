//! VL arbitration (docs/link.md, "VL arbitration"; FACTS 6).

use super::{blocks, Entry, Grant, OperationalVls, Snapshot, Tables, ENTRIES, VL15};

/// LimitOfHighPriority that stands for no limit.
const UNLIMITED: u8 = 255;

/// What the standard leaves open: false is what docs/link.md chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readings {
    /// A turn goes on at exactly its weight, too.
    pub weight_inclusive: bool,
    /// HighBudget is reloaded only behind a Low packet that it forced.
    pub budget_after_low: bool,
    /// The VCRC does not count in the blocks of a packet.
    pub blocks_without_vcrc: bool,
}

/// The arbiter of a port.
#[derive(Clone, Debug)]
pub struct Arbiter {
    pub tables: Tables,
    pub readings: Readings,
    operational: OperationalVls,
    /// Data VLs that the port has.
    vls: u8,
    limit: u8,
    /// What High may still send, blocks.
    budget: i32,
    high: Walk,
    low: Walk,
}

/// Where a list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Walk {
    pos: usize,
    /// Blocks left of the turn.
    left: i32,
    open: bool,
}

/// The entry that a list would send from.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    pos: usize,
    /// Blocks of its turn, this packet not counted.
    left: i32,
    vl: u8,
    pkt_len: u16,
}

impl Walk {
    const RESET: Self = Self {
        pos: ENTRIES - 1,
        left: 0,
        open: false,
    };

    fn candidate(
        &self,
        list: &[Entry; ENTRIES],
        eligible: impl Fn(Entry) -> Option<u16>,
    ) -> Option<Candidate> {
        let at = |pos: usize, left: Option<i32>| {
            let entry = list[pos];
            eligible(entry).map(|pkt_len| Candidate {
                pos,
                left: left.unwrap_or(entry.weight.into()),
                vl: entry.vl,
                pkt_len,
            })
        };
        let same_turn = self.open.then(|| at(self.pos, Some(self.left))).flatten();
        let mut behind = (1..=ENTRIES).map(|step| (self.pos + step) % ENTRIES);
        same_turn.or_else(|| behind.find_map(|pos| at(pos, None)))
    }
}

impl Arbiter {
    /// As after reset, in a port with `vls` data VLs.
    pub fn new(
        tables: Tables,
        limit: u8,
        readings: Readings,
        operational: OperationalVls,
        vls: usize,
    ) -> Self {
        Self {
            tables,
            readings,
            operational,
            vls: vls.min(VL15.into()) as u8,
            limit,
            budget: budget(limit),
            high: Walk::RESET,
            low: Walk::RESET,
        }
    }

    /// LimitOfHighPriority.
    pub fn set_limit(&mut self, limit: u8) {
        if self.limit == UNLIMITED {
            self.budget = budget(limit);
        }
        self.limit = limit;
    }

    /// What goes next. Where nothing can go, nothing changes.
    pub fn decide(&mut self, snapshot: &Snapshot) -> Option<Grant> {
        if let Some(pkt_len) = snapshot.vl15 {
            return Some(Grant {
                vl: VL15,
                pkt_len,
                ..Grant::default()
            });
        }
        if snapshot.fcp {
            return Some(Grant {
                fcp: true,
                ..Grant::default()
            });
        }
        if self.operational.count() == 1 {
            return snapshot.ready[0].map(|pkt_len| Grant {
                pkt_len,
                ..Grant::default()
            });
        }
        self.lists(snapshot)
    }

    fn lists(&mut self, snapshot: &Snapshot) -> Option<Grant> {
        let vls = self.vls;
        let eligible = |entry: Entry| match entry {
            Entry { weight: 0, .. } => None,
            Entry { vl, .. } if vl >= vls => None,
            Entry { vl, .. } => snapshot.ready[usize::from(vl)],
        };
        let high = self.high.candidate(&self.tables.high, eligible);
        let low = self.low.candidate(&self.tables.low, eligible);
        let in_budget = self.limit == UNLIMITED || self.budget > 0;
        let (candidate, from_high) = match (high, low) {
            (Some(high), _) if in_budget => (high, true),
            (_, Some(low)) => (low, false),
            (Some(high), None) => (high, true),
            (None, None) => return None,
        };
        let blocks = blocks(candidate.pkt_len, self.readings.blocks_without_vcrc).into();
        self.charge(from_high, in_budget, blocks);
        let left = candidate.left - blocks;
        let walk = Walk {
            pos: candidate.pos,
            left,
            open: left > 0 || self.readings.weight_inclusive && left == 0,
        };
        match from_high {
            true => self.high = walk,
            false => self.low = walk,
        }
        Some(Grant {
            fcp: false,
            vl: candidate.vl,
            pkt_len: candidate.pkt_len,
            high: from_high,
            entry: candidate.pos as u8,
        })
    }

    /// Step 7: HighBudget.
    fn charge(&mut self, from_high: bool, in_budget: bool, blocks: i32) {
        let own = if from_high { blocks } else { 0 };
        if from_high && in_budget {
            self.budget -= own;
        } else if !self.readings.budget_after_low {
            self.budget = budget(self.limit) - own;
        } else if !from_high && !in_budget {
            self.budget = budget(self.limit);
        }
    }
}

/// A limit in blocks. Of no limit nothing is taken: it is never asked for.
fn budget(limit: u8) -> i32 {
    match limit {
        0 => 1,
        limit => 64 * i32::from(limit),
    }
}

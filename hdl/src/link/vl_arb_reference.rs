//! The decisions of `docs/link.md`, "VL arbitration", one after the other: what the arbiter is tested against.

/// The inputs that stay.
#[derive(Clone, Debug)]
pub struct Config {
    pub limit: u8,
    pub single: bool,
    pub weight_inclusive: bool,
    pub budget_after_low: bool,
    pub blocks_without_vcrc: bool,
}

impl Default for Config {
    /// FACTS 6, no limit.
    fn default() -> Self {
        Self {
            limit: 255,
            single: false,
            weight_inclusive: false,
            budget_after_low: false,
            blocks_without_vcrc: false,
        }
    }
}

/// What a decision is made on.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub ready: u16,
    pub pkt_lens: [u16; 16],
    pub vl15: bool,
    pub fcp: bool,
}

/// What is sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    pub fcp: bool,
    pub vl: u8,
    pub pkt_len: u16,
    pub high: bool,
    pub entry: usize,
}

struct Entry {
    vl: u8,
    weight: u8,
}

struct List {
    entries: Vec<Entry>,
    pos: usize,
    left: i32,
    open: bool,
}

impl List {
    fn new(entries: usize) -> Self {
        Self {
            entries: (0..entries).map(|_| Entry { vl: 0, weight: 0 }).collect(),
            pos: entries - 1,
            left: 0,
            open: false,
        }
    }

    /// The entry and the weight left for it.
    fn candidate(&self, ready: u16) -> Option<(usize, i32)> {
        let eligible = |i: &usize| {
            let entry = &self.entries[*i];
            entry.weight > 0 && entry.vl < 15 && ready >> entry.vl & 1 == 1
        };
        if self.open && eligible(&self.pos) {
            return Some((self.pos, self.left));
        }
        let behind = (1..=self.entries.len()).map(|k| (self.pos + k) % self.entries.len());
        let next = behind.into_iter().find(eligible)?;
        Some((next, self.entries[next].weight.into()))
    }

    fn send(&mut self, (entry, left): (usize, i32), blocks: i32, inclusive: bool) {
        self.pos = entry;
        self.left = left - blocks;
        self.open = self.left > 0 || (inclusive && self.left == 0);
    }
}

pub struct Reference {
    vls: usize,
    high: List,
    low: List,
    budget: i32,
}

fn limit_blocks(limit: u8) -> i32 {
    match limit {
        0 => 1,
        n => 64 * i32::from(n),
    }
}

impl Reference {
    pub fn new(vls: usize, entries: usize, config: &Config) -> Self {
        Self {
            vls,
            high: List::new(entries),
            low: List::new(entries),
            budget: limit_blocks(config.limit),
        }
    }

    pub fn write(&mut self, high: bool, entry: usize, vl: u8, weight: u8) {
        let list = if high { &mut self.high } else { &mut self.low };
        list.entries[entry] = Entry { vl, weight };
    }

    pub fn decide(&mut self, snapshot: &Snapshot, config: &Config) -> Option<Decision> {
        let packet = |vl: u8| Decision {
            fcp: false,
            vl,
            pkt_len: snapshot.pkt_lens[usize::from(vl)],
            high: false,
            entry: 0,
        };
        if snapshot.vl15 {
            return Some(packet(15));
        }
        if snapshot.fcp {
            return Some(Decision {
                fcp: true,
                vl: 0,
                pkt_len: 0,
                high: false,
                entry: 0,
            });
        }
        let ready = snapshot.ready & (0x7fff >> (15 - self.vls));
        if config.single {
            return (ready & 1 == 1).then(|| packet(0));
        }

        let (high, low) = (self.high.candidate(ready), self.low.candidate(ready));
        let within = config.limit == 255 || self.budget > 0;
        let is_high = match (high, low) {
            (Some(_), _) if within => true,
            (_, Some(_)) => false,
            (Some(_), None) => true,
            (None, None) => return None,
        };
        let (list, candidate) = if is_high {
            (&mut self.high, high)
        } else {
            (&mut self.low, low)
        };
        let candidate = candidate?;
        let decision = Decision {
            high: is_high,
            entry: candidate.0,
            ..packet(list.entries[candidate.0].vl)
        };
        let bytes =
            4 * i32::from(decision.pkt_len) + if config.blocks_without_vcrc { 0 } else { 2 };
        let blocks = ((bytes + 63) / 64).max(1);
        list.send(candidate, blocks, config.weight_inclusive);

        let limit = limit_blocks(config.limit);
        self.budget = match (is_high, within, config.budget_after_low) {
            (true, true, _) => self.budget - blocks,
            (true, false, false) => limit - blocks,
            (true, false, true) => self.budget,
            (false, _, false) | (false, false, true) => limit,
            (false, true, true) => self.budget,
        };
        if config.limit == 255 {
            self.budget = limit;
        }
        Some(decision)
    }
}

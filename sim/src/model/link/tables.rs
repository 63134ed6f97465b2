//! The two lists of the VL arbitration (FACTS 6).

/// Entries of a list.
pub const ENTRIES: usize = 64;

/// One entry: a VL and how much it may send in its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// 0 to 15; entries of VL15 are skipped.
    pub vl: u8,
    /// Blocks; 0: the entry is skipped.
    pub weight: u8,
}

/// High and Low: entries 0 to 63, weights 0 after reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tables {
    pub high: [Entry; ENTRIES],
    pub low: [Entry; ENTRIES],
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            high: [Entry::default(); ENTRIES],
            low: [Entry::default(); ENTRIES],
        }
    }
}

impl Tables {
    /// From lists of up to 64 entries; the entries behind them have weight 0, and what is beyond 64 is dropped.
    pub fn new(high: &[Entry], low: &[Entry]) -> Self {
        let mut tables = Self::default();
        for (list, entries) in [(&mut tables.high, high), (&mut tables.low, low)] {
            for (entry, &given) in list.iter_mut().zip(entries) {
                *entry = given;
            }
        }
        tables
    }
}

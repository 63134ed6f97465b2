//! How long an entry waits whose VL is always ready: the bound of docs/link.md, on random tables and traffic.

use proptest::collection::vec;
use proptest::prelude::*;

use super::{arbiter, of_blocks, Snapshot};

/// VL0 is always ready; the others come and go.
const SUBJECT: u8 = 0;

fn list(most: usize) -> impl Strategy<Value = Vec<(u8, u8)>> {
    vec((0..16u8, prop_oneof![0..6u8, 0..=255u8]), 0..most)
}

/// Packets of the list between two turns of the subject: every other entry has one turn, and every packet takes a block of it.
fn in_list(list: &[(u8, u8)]) -> u64 {
    list.iter()
        .filter(|(vl, _)| *vl != SUBJECT)
        .map(|&(_, weight)| u64::from(weight))
        .sum()
}

proptest! {
    #[test]
    fn nobody_waits_longer_than_the_bound(
        mut high in list(8),
        mut low in list(8),
        limit in prop_oneof![0..3u8, Just(255)],
        in_high: bool,
        weight in 1..=255u8,
        traffic in vec((0..0x8000u16, 1..67u16), 4000),
    ) {
        let mine = if in_high { &mut high } else { &mut low };
        mine.push((SUBJECT, weight));
        // Low may starve where High has no limit.
        prop_assume!(in_high || limit < 255);
        let per_packet = match (in_high, limit) {
            // Behind every High packet one of Low at most: HighBudget is at least one block then.
            (true, _) => 2,
            // Between two of Low as many of High as the limit has blocks.
            (false, 0) => 2,
            (false, limit) => 64 * u64::from(limit) + 1,
        };
        let bound = (in_list(if in_high { &high } else { &low }) + 1) * per_packet;
        let mut arbiter = arbiter(&high, &low, limit);
        let mut waited = 0;
        for (ready, blocks) in traffic {
            let vls = 0..15u8;
            let ready = vls.map(|vl| (vl == SUBJECT || ready >> vl & 1 == 1).then_some(of_blocks(blocks)));
            let mut snapshot = Snapshot::default();
            snapshot.ready.copy_from_slice(&ready.collect::<Vec<_>>());
            let grant = arbiter.decide(&snapshot).unwrap();
            waited = if grant.vl == SUBJECT { 0 } else { waited + 1 };
            prop_assert!(waited <= bound, "{waited} > {bound}");
        }
    }
}

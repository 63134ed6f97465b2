//! Tests of the golden model of the link layer.

mod budget;
mod credits;
mod fcp;
mod shares;
mod small;
mod wait;
mod walk;

use super::{Arbiter, Entry, Grant, OperationalVls, Readings, Snapshot, Tables};

/// PktLen of a packet of that many blocks.
const fn of_blocks(blocks: u16) -> u16 {
    16 * blocks - 1
}

fn entries(list: &[(u8, u8)]) -> Vec<Entry> {
    list.iter()
        .map(|&(vl, weight)| Entry { vl, weight })
        .collect()
}

fn arbiter(high: &[(u8, u8)], low: &[(u8, u8)], limit: u8) -> Arbiter {
    with(high, low, limit, Readings::default())
}

fn with(high: &[(u8, u8)], low: &[(u8, u8)], limit: u8, readings: Readings) -> Arbiter {
    let tables = Tables::new(&entries(high), &entries(low));
    Arbiter::new(tables, limit, readings, OperationalVls::new(5, 15), 15)
}

/// On each of the VLs a packet of that many blocks waits.
fn waiting(vls: &[(u8, u16)]) -> Snapshot {
    let mut snapshot = Snapshot::default();
    for &(vl, blocks) in vls {
        snapshot.ready[usize::from(vl)] = Some(of_blocks(blocks));
    }
    snapshot
}

/// The next `n` decisions on the same snapshot, as list, entry and VL.
fn walk(arbiter: &mut Arbiter, snapshot: &Snapshot, n: usize) -> Vec<(char, u8, u8)> {
    let sent = (0..n).map_while(|_| arbiter.decide(snapshot));
    sent.map(|grant: Grant| (if grant.high { 'H' } else { 'L' }, grant.entry, grant.vl))
        .collect()
}

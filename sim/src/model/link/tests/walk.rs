//! Walks through one list, worked out by hand from docs/link.md.

use super::super::{Entry, Grant, OperationalVls, Readings, Snapshot, Tables};
use super::{arbiter, entries, of_blocks, waiting, walk, with, Arbiter};

/// VLs of the next `n` decisions.
fn vls(arbiter: &mut Arbiter, snapshot: &Snapshot, n: usize) -> Vec<u8> {
    walk(arbiter, snapshot, n)
        .iter()
        .map(|sent| sent.2)
        .collect()
}

/// Weight 3 and packets of two blocks: two packets a turn, the overshoot is forgotten.
#[test]
fn a_turn_overshoots_by_at_most_one_packet() {
    let mut arbiter = arbiter(&[], &[(0, 3), (1, 1), (2, 4)], 0);
    let snapshot = waiting(&[(0, 2), (1, 2), (2, 2)]);
    let round = [0, 0, 1, 2, 2];
    assert_eq!(vls(&mut arbiter, &snapshot, 15), round.repeat(3));
}

/// OMN's reading: a turn that has used exactly its weight sends one more.
#[test]
fn a_turn_that_includes_its_weight() {
    let readings = Readings {
        weight_inclusive: true,
        ..Readings::default()
    };
    let mut arbiter = with(&[], &[(0, 3), (1, 2), (2, 4)], 0, readings);
    let snapshot = waiting(&[(0, 2), (1, 2), (2, 2)]);
    let round = [0, 0, 1, 1, 2, 2, 2];
    assert_eq!(vls(&mut arbiter, &snapshot, 14), round.repeat(2));
}

/// PktLen 16 is two blocks with its VCRC and one without.
#[test]
fn weights_count_blocks_as_credits_do() {
    for (blocks_without_vcrc, round) in [(false, &[0, 1][..]), (true, &[0, 0, 1, 1])] {
        let readings = Readings {
            blocks_without_vcrc,
            ..Readings::default()
        };
        let mut arbiter = with(&[], &[(0, 2), (1, 2)], 0, readings);
        let mut snapshot = Snapshot::default();
        snapshot.ready[..2].fill(Some(16));
        assert_eq!(
            vls(&mut arbiter, &snapshot, 2 * round.len()),
            round.repeat(2)
        );
    }
}

#[test]
fn what_is_not_eligible_is_skipped() {
    let list = [(0, 0), (15, 9), (3, 1), (1, 0), (2, 1), (9, 1)];
    let mut arbiter = arbiter(&[], &list, 0);
    let snapshot = waiting(&[(0, 1), (1, 1), (2, 1), (3, 1)]);
    let sent = walk(&mut arbiter, &snapshot, 4);
    assert_eq!(sent, [('L', 2, 3), ('L', 4, 2), ('L', 2, 3), ('L', 4, 2)]);
}

/// A turn ends when its VL has nothing, and what was left of it is dropped: the next one has the whole weight.
#[test]
fn the_rest_of_a_turn_is_dropped() {
    let mut arbiter = arbiter(&[], &[(0, 10), (1, 1)], 0);
    let both = waiting(&[(0, 1), (1, 1)]);
    assert_eq!(vls(&mut arbiter, &both, 3), [0, 0, 0]);
    assert_eq!(vls(&mut arbiter, &waiting(&[(1, 1)]), 1), [1]);
    assert_eq!(
        vls(&mut arbiter, &both, 12),
        [&[0; 10][..], &[1, 0]].concat()
    );
}

/// The turn stays open over decisions that found nothing.
#[test]
fn an_idle_port_keeps_its_turn() {
    let mut arbiter = arbiter(&[], &[(0, 3), (1, 1)], 0);
    let both = waiting(&[(0, 1), (1, 1)]);
    assert_eq!(vls(&mut arbiter, &both, 1), [0]);
    for _ in 0..5 {
        assert_eq!(arbiter.decide(&Snapshot::default()), None);
    }
    assert_eq!(vls(&mut arbiter, &both, 4), [0, 0, 1, 0]);
}

/// An entry comes behind all others when its turn is over, also alone and at the end of the list.
#[test]
fn one_entry_has_one_turn_after_the_other() {
    for at in [0, 31, 63] {
        let mut list = vec![(0, 0); at];
        list.push((4, 2));
        let mut arbiter = arbiter(&[], &list, 0);
        let sent = walk(&mut arbiter, &waiting(&[(4, 3), (5, 1)]), 3);
        assert_eq!(sent, [('L', at as u8, 4); 3]);
    }
}

#[test]
fn a_vl_may_repeat() {
    let mut arbiter = arbiter(&[], &[(0, 1), (1, 1), (0, 2), (1, 1)], 0);
    let sent = walk(&mut arbiter, &waiting(&[(0, 1), (1, 1)]), 6);
    let round = [
        ('L', 0, 0),
        ('L', 1, 1),
        ('L', 2, 0),
        ('L', 2, 0),
        ('L', 3, 1),
    ];
    assert_eq!(sent, [&round[..], &round[..1]].concat());
}

#[test]
fn every_number_of_entries() {
    let all: Vec<(u8, u8)> = (0..64).map(|entry| (entry % 15, 1)).collect();
    let snapshot = waiting(&(0..15).map(|vl| (vl, 1)).collect::<Vec<_>>());
    for n in 0..=64 {
        let mut arbiter = arbiter(&[], &all[..n], 0);
        let sent = walk(&mut arbiter, &snapshot, 2 * n);
        let round = (0..n).map(|entry| ('L', entry as u8, all[entry].0));
        assert_eq!(sent, round.collect::<Vec<_>>().repeat(2), "{n} entries");
        assert_eq!(arbiter.decide(&snapshot).is_some(), n > 0);
    }
}

#[test]
fn vl15_then_flow_control_then_data() {
    let mut arbiter = arbiter(&[(0, 1)], &[(1, 1)], 0);
    let before = format!("{arbiter:?}");
    let mut snapshot = waiting(&[(0, 1), (1, 1)]);
    snapshot.vl15 = Some(72);
    snapshot.fcp = true;
    let smp = Grant {
        vl: 15,
        pkt_len: 72,
        ..Grant::default()
    };
    assert_eq!(arbiter.decide(&snapshot), Some(smp));
    snapshot.vl15 = None;
    let fcp = Grant {
        fcp: true,
        ..Grant::default()
    };
    assert_eq!(arbiter.decide(&snapshot), Some(fcp));
    assert_eq!(format!("{arbiter:?}"), before, "the lists are as they were");
    snapshot.fcp = false;
    assert_eq!(walk(&mut arbiter, &snapshot, 1), [('H', 0, 0)]);
}

#[test]
fn one_data_vl_needs_no_tables() {
    let one = OperationalVls::new(1, 15);
    let tables = Tables::new(&[], &entries(&[(1, 1)]));
    let mut arbiter = Arbiter::new(tables, 0, Readings::default(), one, 15);
    let grant = Grant {
        pkt_len: of_blocks(3),
        ..Grant::default()
    };
    assert_eq!(arbiter.decide(&waiting(&[(0, 3)])), Some(grant));
    assert_eq!(arbiter.decide(&Snapshot::default()), None);
}

/// A port with four VLs skips entries of others.
#[test]
fn entries_of_vls_that_are_not_there() {
    let tables = Tables::new(&[], &entries(&[(4, 9), (3, 1)]));
    let operational = OperationalVls::new(3, 4);
    let mut arbiter = Arbiter::new(tables, 0, Readings::default(), operational, 4);
    let sent = walk(&mut arbiter, &waiting(&[(3, 1), (4, 1)]), 2);
    assert_eq!(sent, [('L', 1, 3); 2]);
}

/// The new VL holds at once; what was left of the turn stays.
#[test]
fn an_entry_rewritten_during_its_turn() {
    let mut arbiter = arbiter(&[], &[(0, 4), (1, 1)], 0);
    let all = waiting(&[(0, 1), (1, 1), (2, 1)]);
    assert_eq!(vls(&mut arbiter, &all, 1), [0]);
    arbiter.tables.low[0] = Entry { vl: 2, weight: 200 };
    assert_eq!(vls(&mut arbiter, &all, 4), [2, 2, 2, 1]);
    assert_eq!(vls(&mut arbiter, &all, 1), [2]);
    arbiter.tables.low[0].weight = 0;
    assert_eq!(vls(&mut arbiter, &all, 2), [1, 1]);
}

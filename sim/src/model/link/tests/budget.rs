//! High over Low for every kind of LimitOfHighPriority.

use proptest::prelude::*;

use super::super::{Readings, Snapshot};
use super::{arbiter, waiting, walk, with, Arbiter};

/// The lists of the next `n` decisions.
fn lists(arbiter: &mut Arbiter, snapshot: &Snapshot, n: usize) -> String {
    let sent = walk(arbiter, snapshot, n);
    sent.iter().map(|sent| sent.0).collect()
}

const AFTER_LOW: Readings = Readings {
    weight_inclusive: false,
    budget_after_low: true,
    blocks_without_vcrc: false,
};

#[test]
fn limit_0_is_one_packet_of_each() {
    for blocks in [1, 66] {
        let mut arbiter = arbiter(&[(0, 200)], &[(1, 200)], 0);
        let both = waiting(&[(0, blocks), (1, 66)]);
        assert_eq!(lists(&mut arbiter, &both, 8), "HLHLHLHL");
    }
}

/// Packets of 30 blocks: 64 are used up by three of them, 640 by 22.
#[test]
fn a_limit_in_units_of_4096_bytes() {
    let both = waiting(&[(0, 30), (1, 5)]);
    for (limit, packets) in [(1u8, 3), (10, 22), (254, 542)] {
        let mut arbiter = arbiter(&[(0, 1)], &[(1, 1)], limit);
        let round = "H".repeat(packets) + "L";
        let sent = lists(&mut arbiter, &both, 2 * round.len());
        assert_eq!(sent, round.repeat(2), "limit {limit}");
    }
}

#[test]
fn limit_255_starves_low() {
    let mut arbiter = arbiter(&[(0, 1)], &[(1, 1)], 255);
    let both = waiting(&[(0, 66), (1, 1)]);
    assert_eq!(lists(&mut arbiter, &both, 10_000), "H".repeat(10_000));
    assert_eq!(lists(&mut arbiter, &waiting(&[(1, 1)]), 2), "LL");
}

/// Whenever Low is served the budget is whole again, whether it was used up or not.
#[test]
fn low_reloads_the_budget() {
    let mut arbiter = arbiter(&[(0, 1)], &[(1, 1)], 1);
    let (high, low) = (waiting(&[(0, 30), (1, 1)]), waiting(&[(1, 1)]));
    assert_eq!(lists(&mut arbiter, &high, 2), "HH");
    assert_eq!(lists(&mut arbiter, &low, 1), "L");
    assert_eq!(lists(&mut arbiter, &high, 5), "HHHLH");
}

/// With Low empty High goes on. The packet that is sent so is the first of a new budget.
#[test]
fn high_goes_on_where_low_has_nothing() {
    let mut arbiter = arbiter(&[(0, 1)], &[(1, 1)], 1);
    assert_eq!(lists(&mut arbiter, &waiting(&[(0, 30)]), 4), "HHHH");
    assert_eq!(lists(&mut arbiter, &waiting(&[(0, 30), (1, 1)]), 3), "HHL");
}

/// OMN's reading: with Low empty the budget stays used up, and the first Low packet goes next.
#[test]
fn a_budget_that_only_low_reloads() {
    let mut arbiter = with(&[(0, 1)], &[(1, 1)], 1, AFTER_LOW);
    let both = waiting(&[(0, 30), (1, 1)]);
    assert_eq!(lists(&mut arbiter, &waiting(&[(0, 30)]), 7), "HHHHHHH");
    assert_eq!(lists(&mut arbiter, &both, 6), "LHHHLH");
    // Low in between, with budget left, reloads nothing.
    assert_eq!(lists(&mut arbiter, &waiting(&[(1, 1)]), 2), "LL");
    assert_eq!(lists(&mut arbiter, &both, 3), "HHL");
}

#[test]
fn a_new_limit_holds_from_the_next_reload() {
    let mut arbiter = arbiter(&[(0, 1)], &[(1, 1)], 1);
    let both = waiting(&[(0, 30), (1, 1)]);
    assert_eq!(lists(&mut arbiter, &both, 1), "H");
    arbiter.set_limit(0);
    assert_eq!(lists(&mut arbiter, &both, 6), "HHLHLH");
    arbiter.set_limit(255);
    assert_eq!(lists(&mut arbiter, &both, 50), "H".repeat(50));
    arbiter.set_limit(1);
    assert_eq!(lists(&mut arbiter, &both, 5), "HHHLH");
}

/// Serving Low leaves the turn of High alone.
#[test]
fn the_lists_do_not_touch_each_other() {
    let mut arbiter = arbiter(&[(0, 3), (1, 1)], &[(1, 2), (0, 1)], 0);
    let both = waiting(&[(0, 1), (1, 1)]);
    let sent = walk(&mut arbiter, &both, 10);
    let high: Vec<u8> = sent.iter().filter(|s| s.0 == 'H').map(|s| s.2).collect();
    let low: Vec<u8> = sent.iter().filter(|s| s.0 == 'L').map(|s| s.2).collect();
    assert_eq!((high, low), (vec![0, 0, 0, 1, 0], vec![1, 1, 0, 1, 1]));
}

proptest! {
    /// Between two Low packets High sends no more than its limit and one packet.
    #[test]
    fn low_is_never_kept_waiting(limit in 0..255u8, high in 1..67u16, low in 1..67u16) {
        let mut arbiter = arbiter(&[(0, 7)], &[(1, 9)], limit);
        let both = waiting(&[(0, high), (1, low)]);
        let limit = if limit == 0 { 1 } else { 64 * usize::from(limit) };
        let packets = limit.div_ceil(high.into());
        let round = "H".repeat(packets) + "L";
        prop_assert_eq!(lists(&mut arbiter, &both, 3 * round.len()), round.repeat(3));
    }
}

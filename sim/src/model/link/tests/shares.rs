//! The shares that are worked out, against the arbiter at work.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::super::{table_shares, PacketSizes, DATA_VLS};
use super::{arbiter, entries, with, Arbiter, OperationalVls, Readings, Snapshot, Tables};

/// What the arbiter gives each VL in `packets` packets of random sizes, by bytes.
fn measured(mut arbiter: Arbiter, vls: usize, sizes: PacketSizes, packets: u32) -> [f64; DATA_VLS] {
    let mut random = Pcg64Mcg::seed_from_u64(7);
    let range = u32::from(sizes.max - sizes.min + 1);
    let mut size = || sizes.min + (random.next_u32() % range) as u16;
    let mut snapshot = Snapshot::default();
    snapshot.ready[..vls].fill_with(|| Some(size()));
    let mut bytes = [0.0; DATA_VLS];
    for _ in 0..packets {
        let Some(grant) = arbiter.decide(&snapshot) else {
            break;
        };
        bytes[usize::from(grant.vl)] += f64::from(4 * grant.pkt_len + 2);
        snapshot.ready[usize::from(grant.vl)] = Some(size());
    }
    let all: f64 = bytes.iter().sum();
    bytes.map(|bytes| bytes / all.max(1.0))
}

fn close(high: &[(u8, u8)], low: &[(u8, u8)], limit: u8, readings: Readings, sizes: (u16, u16)) {
    let sizes = PacketSizes {
        min: sizes.0,
        max: sizes.1,
    };
    let tables = Tables::new(&entries(high), &entries(low));
    let operational = OperationalVls::new(3, 15);
    let worked_out = table_shares(&tables, limit, readings, operational, sizes);
    let measured = measured(with(high, low, limit, readings), 4, sizes, 300_000);
    for (vl, (a, b)) in worked_out.iter().zip(measured).enumerate() {
        assert!(
            (a - b).abs() < 0.006,
            "VL{vl}: {a} worked out, {b} measured"
        );
    }
}

/// Packets of one size: by hand. Weight 3 and two blocks a packet is two packets, weight 4 two, weight 5 three.
#[test]
fn by_hand() {
    let tables = Tables::new(&[], &entries(&[(0, 3), (1, 4), (2, 5), (3, 0)]));
    let sizes = PacketSizes { min: 31, max: 31 };
    let operational = OperationalVls::new(3, 15);
    let shares = |readings| table_shares(&tables, 0, readings, operational, sizes);
    let expected = [2.0 / 7.0, 2.0 / 7.0, 3.0 / 7.0, 0.0];
    for (a, b) in shares(Readings::default()).iter().zip(expected) {
        assert!((a - b).abs() < 1e-12);
    }
    let inclusive = Readings {
        weight_inclusive: true,
        ..Readings::default()
    };
    let expected = [2.0 / 8.0, 3.0 / 8.0, 3.0 / 8.0, 0.0];
    for (a, b) in shares(inclusive).iter().zip(expected) {
        assert!((a - b).abs() < 1e-12);
    }
}

#[test]
fn against_the_arbiter() {
    let low = [(0, 8), (1, 16), (2, 32), (3, 64)];
    let inclusive = Readings {
        weight_inclusive: true,
        ..Readings::default()
    };
    let after_low = Readings {
        budget_after_low: true,
        ..Readings::default()
    };
    let default = Readings::default();
    close(&[], &low, 0, default, (6, 1055));
    close(&[], &low, 0, inclusive, (6, 100));
    close(&[(0, 1), (1, 3)], &low, 0, default, (50, 300));
    close(&[(0, 1), (1, 3)], &low, 2, default, (50, 300));
    close(&[(0, 200), (2, 255), (0, 1)], &low, 1, after_low, (6, 1055));
    close(&[(3, 9)], &low, 255, default, (6, 40));
    close(
        &[(2, 5), (2, 7), (1, 1), (9, 77)],
        &[],
        3,
        default,
        (500, 1055),
    );
}

#[test]
fn one_vl_and_no_tables() {
    let sizes = PacketSizes { min: 6, max: 60 };
    let one = OperationalVls::new(1, 15);
    let tables = Tables::default();
    let shares = table_shares(&tables, 0, Readings::default(), one, sizes);
    assert_eq!(shares[0], 1.0);
    let two = OperationalVls::new(2, 15);
    let shares = table_shares(&tables, 0, Readings::default(), two, sizes);
    assert_eq!(shares, [0.0; DATA_VLS]);
    assert_eq!(
        measured(arbiter(&[], &[], 0), 2, sizes, 10),
        [0.0; DATA_VLS]
    );
}

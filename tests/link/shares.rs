//! Under saturation every VL has the share that its entries and the packet sizes give.
//!
//! The arbiter alone, with a packet on every VL all the time: 20 tables and 10,000 packets each take too long through two whole ends.
//! The shares are worked out from the tables, not by the model of the arbiter; that one is compared, too.

use crate::setup::packets;
use ibhdl::link::IbVlarb;
use ibhdl::prim::Words;
use ibhdl_sim::bench::link::beats;
use ibhdl_sim::bench::Clocked;
use ibhdl_sim::model::link::{
    table_shares, Arbiter, Entry, Grant, OperationalVls, PacketSizes, Readings, Snapshot, Tables,
    DATA_VLS,
};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Random tables.
const TABLES: u64 = 20;
/// Share of the whole.
const TOLERANCE: f64 = 0.02;
/// 512 bits, where packets of up to five beats keep the link full and a run short.
const LANES: usize = 16;

type Top = IbVlarb<LANES, DATA_VLS>;

struct Setup {
    /// PortInfo's code.
    code: u8,
    tables: Tables,
    limit: u8,
    readings: Readings,
    sizes: PacketSizes,
}

fn setup(random: &mut Pcg64Mcg) -> Setup {
    let mut below = |n: u32| random.next_u32() % n;
    let code = 2 + below(4) as u8;
    let vls = OperationalVls::new(code, DATA_VLS).count() as u32;
    let mut list = |most: u32| -> Vec<Entry> {
        (0..below(most + 1))
            .map(|_| Entry {
                vl: below(vls) as u8,
                weight: [below(8), below(64), below(256)][below(3) as usize] as u8,
            })
            .collect()
    };
    let (high, mut low) = (list(6), list(24));
    // Something has to be sent.
    low.push(Entry { vl: 1, weight: 9 });
    let min = 6 + below(40) as u16;
    Setup {
        code,
        tables: Tables::new(&high, &low),
        limit: [0, 1, below(8), below(255)][below(4) as usize] as u8,
        readings: Readings {
            weight_inclusive: below(4) == 0,
            budget_after_low: below(4) == 0,
            blocks_without_vcrc: below(4) == 0,
        },
        sizes: PacketSizes {
            min,
            max: min + below(40) as u16,
        },
    }
}

/// Every VL in use has a packet all the time: gives the bytes that each VL has sent.
fn saturated(setup: &Setup, packets: u64, random: &mut Pcg64Mcg) -> [u64; DATA_VLS] {
    let operational = OperationalVls::new(setup.code, DATA_VLS);
    let mut arbiter = Arbiter::new(
        setup.tables,
        setup.limit,
        setup.readings,
        operational,
        DATA_VLS,
    );
    let range = u32::from(setup.sizes.max - setup.sizes.min) + 1;
    let mut size = || setup.sizes.min + (random.next_u32() % range) as u16;
    let mut snapshot = Snapshot::default();
    snapshot.ready[..operational.count()].fill_with(|| Some(size()));

    let mut top = Clocked::new(Box::<Top>::default(), |top| &mut top.clk);
    top.low(|top| {
        top.rst.next = true;
        top.cfg_operational_vls.next = u64::from(setup.code).into();
        top.cfg_limit.next = u64::from(setup.limit).into();
        top.cfg_lead.next = 6.into();
        top.cfg_weight_inclusive.next = setup.readings.weight_inclusive;
        top.cfg_budget_after_low.next = setup.readings.budget_after_low;
        top.cfg_blocks_without_vcrc.next = setup.readings.blocks_without_vcrc;
    })
    .unwrap();
    top.high().unwrap();
    let lists = [(true, setup.tables.high), (false, setup.tables.low)];
    for (high, list) in lists {
        for (index, entry) in (0u64..).zip(list) {
            top.low(|top| {
                top.rst.next = false;
                top.cfg_arb_write.next = true;
                top.cfg_arb_high.next = high;
                top.cfg_arb_entry.next = index.into();
                top.cfg_arb_vl.next = u64::from(entry.vl).into();
                top.cfg_arb_weight.next = u64::from(entry.weight).into();
            })
            .unwrap();
            top.high().unwrap();
        }
    }

    let mut bytes = [0; DATA_VLS];
    let mut sent = 0;
    // Beats left of what has been granted.
    let mut under_way = std::collections::VecDeque::new();
    while sent < packets {
        let waiting = snapshot.ready.map(|pkt_len| pkt_len.unwrap_or(0).into());
        let outputs = top
            .low(|top| {
                top.cfg_arb_write.next = false;
                top.ready.next = ((1u64 << operational.count()) - 1).into();
                top.pkt_len.next = Words::from(waiting);
                top.tx_beat.next = !under_way.is_empty();
                top.tx_last.next = under_way.front() == Some(&1);
            })
            .unwrap();
        let grant = outputs.grant_valid.val().then(|| Grant {
            fcp: outputs.grant_fcp.val(),
            vl: outputs.grant_vl.val().value() as u8,
            pkt_len: outputs.grant_pkt_len.val().value() as u16,
            high: outputs.grant_high.val(),
            entry: outputs.grant_entry.val().value() as u8,
        });
        top.high().unwrap();
        match under_way.front_mut() {
            Some(1) => drop(under_way.pop_front()),
            Some(left) => *left -= 1,
            None => {}
        }
        if let Some(grant) = grant {
            assert_eq!(Some(grant), arbiter.decide(&snapshot), "packet {sent}");
            under_way.push_back(beats(grant.pkt_len, LANES));
            bytes[usize::from(grant.vl)] += 4 * u64::from(grant.pkt_len) + 2;
            snapshot.ready[usize::from(grant.vl)] = Some(size());
            sent += 1;
        }
    }
    bytes
}

#[test]
fn shares_are_those_of_the_tables() {
    for seed in 0..TABLES {
        let mut random = Pcg64Mcg::seed_from_u64(seed);
        let setup = setup(&mut random);
        let bytes = saturated(&setup, packets(10_000), &mut random);
        let all: u64 = bytes.iter().sum();
        let table = table_shares(
            &setup.tables,
            setup.limit,
            setup.readings,
            OperationalVls::new(setup.code, DATA_VLS),
            setup.sizes,
        );
        for (vl, (bytes, table)) in bytes.iter().zip(table).enumerate() {
            let share = *bytes as f64 / all as f64;
            assert!(
                (share - table).abs() < TOLERANCE,
                "table {seed}, VL{vl}: {share}, by the table {table}"
            );
        }
    }
}

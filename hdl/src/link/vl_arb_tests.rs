//! The arbiter against `docs/link.md`, decision by decision and cycle by cycle.

use super::vl_arb_reference::{Config, Decision, Reference, Snapshot};
use super::{at_every_vls, VlArb};
use crate::prim::{Word, Words};
use crate::testing::Clocked;
use proptest::prelude::*;

/// A write to a list: High, entry, VL, weight.
type Write = (bool, usize, u8, u8);

/// What the test does in a cycle.
#[derive(Clone, Debug, Default)]
struct Step {
    ready: u16,
    vl15: bool,
    fcp: bool,
    request: bool,
    write: Option<Write>,
    /// PktLen of the packet that comes behind one that is granted; `None`: the same again.
    pkt_len: Option<u16>,
}

/// The arbiter, what it should do, and the packets that wait in front of it.
struct Bench<const VLS: usize, const ENTRIES: usize> {
    dut: Clocked<VlArb<VLS, ENTRIES>>,
    reference: Reference,
    config: Config,
    pkt_lens: [u16; 16],
    /// Snapshots of the last cycles, the newest last; `None`: it must not lead to a grant.
    snapshots: Vec<Option<Snapshot>>,
    shown: Option<Decision>,
}

impl<const VLS: usize, const ENTRIES: usize> Bench<VLS, ENTRIES> {
    fn new(config: Config) -> Self {
        let mut bench = Self {
            dut: Clocked::new(VlArb::default(), |b| &mut b.clk),
            reference: Reference::new(VLS, ENTRIES, &config),
            config,
            pkt_lens: [5; 16],
            snapshots: vec![],
            shown: None,
        };
        let config = bench.config.clone();
        bench.dut.cycle(|b| {
            b.rst.next = true;
            configure(b, &config);
        });
        bench.dut.low(|b| b.rst.next = false);
        bench
    }

    /// One cycle, as `step` says, and whatever it shows compared with the reference. What is granted in the next.
    fn step(&mut self, step: &Step) -> Option<Decision> {
        let ready = step.ready & (0x7fff >> (15 - VLS));
        let mut snapshot = Snapshot {
            ready,
            pkt_lens: self.pkt_lens,
            vl15: step.vl15,
            fcp: step.fcp,
        };
        let in_grant = self.shown.is_some();
        let expected = self
            .snapshots
            .len()
            .checked_sub(4)
            .and_then(|i| self.snapshots[i].as_ref())
            .filter(|_| step.request)
            .and_then(|s| self.reference.decide(s, &self.config));
        if in_grant {
            // The client may show anything in the cycle of a grant.
            snapshot.ready ^= 0x5ace;
            snapshot.pkt_lens = snapshot.pkt_lens.map(|x| x ^ 0x5ac);
        }

        let write = step.write.filter(|w| w.1 < ENTRIES);
        let shown = self.dut.low(|b| {
            let ready = u64::from(snapshot.ready & (0x7fff >> (15 - VLS)));
            b.ready.next = ready.into();
            b.pkt_len.next = lengths(&snapshot.pkt_lens);
            b.vl15_pkt_len.next = u64::from(snapshot.pkt_lens[15]).into();
            b.vl15.next = step.vl15;
            b.fcp.next = step.fcp;
            b.request.next = step.request;
            b.write.next = write.is_some();
            let (high, entry, vl, weight) = step.write.unwrap_or((true, 0, 15, 3));
            b.write_high.next = high;
            b.write_entry.next = (entry as u64).into();
            b.write_vl.next = u64::from(vl).into();
            b.write_weight.next = u64::from(weight).into();
        });
        let grant = shown.grant.val();
        let of_grant = grant.valid.then(|| Decision {
            fcp: grant.fcp,
            vl: grant.vl.value() as u8,
            pkt_len: grant.pkt_len.value() as u16,
            high: grant.high,
            entry: grant.entry.value() as usize,
        });
        assert_eq!(of_grant, self.shown, "the grant");
        let sends = (
            shown.send.val().value(),
            shown.send_vl15.val(),
            shown.send_fcp.val(),
        );
        let expected_sends = match &expected {
            None => (0, false, false),
            Some(d) if d.fcp => (0, false, true),
            Some(d) if d.vl == 15 => (0, true, false),
            Some(d) => (1 << d.vl, false, false),
        };
        assert_eq!(sends, expected_sends, "send, for {expected:?}");
        self.dut.high();

        if let Some((high, entry, vl, weight)) = write {
            self.reference.write(high, entry, vl, weight);
        }
        self.snapshots.push((!in_grant).then_some(snapshot));
        if write.is_some() || expected.is_some() {
            self.snapshots.clear();
            self.snapshots.push(None);
        }
        if let (Some(decision), Some(pkt_len)) = (&expected, step.pkt_len) {
            if !decision.fcp {
                self.pkt_lens[usize::from(decision.vl)] = pkt_len;
            }
        }
        self.shown.clone_from(&expected);
        expected
    }

    /// Writes both lists.
    fn write(&mut self, writes: impl IntoIterator<Item = Write>) {
        for write in writes {
            self.step(&Step {
                write: Some(write),
                ..Step::default()
            });
        }
    }
}

fn lengths<const VLS: usize>(pkt_lens: &[u16; 16]) -> Words<VLS, 11> {
    std::array::from_fn(|vl| u32::from(pkt_lens[vl])).into()
}

fn configure<const VLS: usize, const ENTRIES: usize>(b: &mut VlArb<VLS, ENTRIES>, c: &Config) {
    b.limit.next = Word::from(u64::from(c.limit));
    b.single.next = c.single;
    b.weight_inclusive.next = c.weight_inclusive;
    b.budget_after_low.next = c.budget_after_low;
    b.blocks_without_vcrc.next = c.blocks_without_vcrc;
}

fn weight() -> impl Strategy<Value = u8> {
    prop_oneof![Just(0), Just(255), 1..4u8, 1..40u8, any::<u8>()]
}

fn limit() -> impl Strategy<Value = u8> {
    prop_oneof![Just(0), Just(1), Just(2), Just(254), Just(255), any::<u8>()]
}

/// Few VLs more often than all, so that they repeat.
fn vl() -> impl Strategy<Value = u8> {
    prop_oneof![0..3u8, 0..16u8]
}

fn write() -> impl Strategy<Value = Write> {
    (any::<bool>(), 0..64usize, vl(), weight())
}

fn pkt_len() -> impl Strategy<Value = u16> {
    prop_oneof![5..40u16, 0..2048u16, Just(0), Just(2047)]
}

fn config() -> impl Strategy<Value = Config> {
    (limit(), any::<[bool; 4]>(), 0..8u8).prop_map(|(limit, bits, single)| Config {
        limit,
        single: single == 0,
        weight_inclusive: bits[0],
        budget_after_low: bits[1],
        blocks_without_vcrc: bits[2],
    })
}

/// Readiness that changes in every cycle, over `often` of the VLs.
fn steps(often: u16) -> impl Strategy<Value = Vec<Step>> {
    let step = (
        any::<u16>(),
        any::<u16>(),
        0..32u8,
        0..32u8,
        0..8u8,
        prop::option::weighted(0.03, write()),
        pkt_len(),
    );
    let step = step.prop_map(move |(a, b, vl15, fcp, request, write, pkt_len)| Step {
        ready: (a & b) | (a & often),
        vl15: vl15 == 0,
        fcp: fcp == 0,
        request: request != 0,
        write,
        pkt_len: Some(pkt_len),
    });
    prop::collection::vec(step, 0..400)
}

fn lists(most: usize) -> impl Strategy<Value = Vec<Write>> {
    let list = move |high: bool| {
        let entries = prop::collection::vec((vl(), weight()), 0..=most);
        entries.prop_map(move |entries| {
            let numbered = entries.into_iter().enumerate();
            numbered
                .map(|(i, (vl, weight))| (high, i, vl, weight))
                .collect::<Vec<_>>()
        })
    };
    (list(true), list(false)).prop_map(|(high, low)| [high, low].concat())
}

fn agrees<const VLS: usize, const ENTRIES: usize>(
    config: &Config,
    writes: &[Write],
    steps: &[Step],
) {
    let mut bench = Bench::<VLS, ENTRIES>::new(config.clone());
    bench.write(writes.iter().copied());
    for step in steps {
        bench.step(step);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Whole lists, readiness of every kind, writes while it runs.
    #[test]
    fn decides_as_written(
        config in config(),
        writes in lists(64),
        steps in any::<u16>().prop_flat_map(steps),
    ) {
        fn check<const VLS: usize>(config: &Config, writes: &[Write], steps: &[Step]) {
            agrees::<VLS, 64>(config, writes, steps);
        }
        at_every_vls!(check(&config, &writes, &steps));
    }

    /// Few entries: turns are short of others to go to, and the search wraps all the time.
    #[test]
    fn decides_as_written_with_few_entries(
        config in config(),
        writes in lists(4),
        steps in any::<u16>().prop_flat_map(steps),
    ) {
        agrees::<15, 64>(&config, &writes, &steps);
        agrees::<2, 2>(&config, &writes, &steps);
        agrees::<4, 4>(&config, &writes, &steps);
    }
}

fn always(ready: u16) -> Step {
    Step {
        ready,
        request: true,
        ..Step::default()
    }
}

/// Every number of entries, with all of them in use, over both ends of the list and the wrap.
#[test]
fn every_number_of_entries() {
    for count in 0..=64 {
        let config = Config {
            limit: 0,
            ..Config::default()
        };
        let mut bench = Bench::<15, 64>::new(config);
        bench.pkt_lens = [200; 16];
        let entry = |high, i| (high, i, (i * 7 % 15) as u8, 1 + (i % 3) as u8);
        bench.write((0..count).flat_map(|i| [entry(true, i), entry(false, i)]));
        let mut high = vec![];
        let mut low = vec![];
        for _ in 0..6 * 2 * (count + 2) {
            if let Some(decision) = bench.step(&always(0x7fff)) {
                let list = if decision.high { &mut high } else { &mut low };
                list.push(decision.entry);
            }
        }
        // Each packet is more than a weight, and a limit of 0 makes the lists take turns.
        let in_order = |n| (0..count).cycle().take(n).collect::<Vec<_>>();
        assert_eq!(high, in_order(high.len()), "{count} entries");
        assert_eq!(low, in_order(low.len()), "{count} entries");
        assert!(high.len() >= count && low.len() >= count, "{count} entries");
    }
}

/// One entry of 64 is eligible, wherever it is and wherever the list stands: the skip costs nothing.
#[test]
fn a_grant_every_six_cycles_from_the_snapshot_of_five_cycles_before() {
    for (from, to) in [(0, 63), (63, 0), (0, 1), (17, 16), (40, 40)] {
        let mut bench = Bench::<15, 64>::new(Config::default());
        bench.write([(true, from, 3, 1), (true, to, 4, 1)]);
        let mut grants = vec![];
        for cycle in 0..48 {
            let ready = if (cycle / 6) % 2 == 0 { 1 << 3 } else { 1 << 4 };
            // `step` tells of a grant that shows one cycle later.
            if bench.step(&always(ready | 1 << 4)).is_some() {
                grants.push(cycle + 1);
            }
        }
        assert_eq!(
            grants,
            [5, 11, 17, 23, 29, 35, 41, 47],
            "from {from} to {to}"
        );
    }
}

/// Shares of the bandwidth against what a turn gives by arithmetic: whole packets until the weight is used up.
#[test]
fn shares_under_saturation() {
    let packets = [17u16, 64, 266, 522];
    let weights = [
        [1u8, 1, 1, 1],
        [8, 4, 2, 1],
        [255, 255, 1, 100],
        [3, 60, 33, 34],
    ];
    for weights in weights {
        for inclusive in [false, true] {
            let config = Config {
                weight_inclusive: inclusive,
                ..Config::default()
            };
            let mut bench = Bench::<4, 64>::new(config);
            bench.write((0..4).map(|i| (false, 16 * i, i as u8, weights[i])));
            bench.pkt_lens[..4].copy_from_slice(&packets);
            let mut sent = [0f64; 4];
            for _ in 0..6 * 4000 {
                if let Some(decision) = bench.step(&always(0xf)) {
                    sent[usize::from(decision.vl)] += f64::from(decision.pkt_len);
                }
            }
            let turn = |i: usize| {
                let blocks = (4 * u32::from(packets[i]) + 2).div_ceil(64);
                let weight = u32::from(weights[i]) + u32::from(inclusive);
                f64::from(weight.div_ceil(blocks) * u32::from(packets[i]))
            };
            let of_turns: f64 = (0..4).map(turn).sum();
            let of_sent: f64 = sent.iter().sum();
            for (i, sent) in sent.into_iter().enumerate() {
                let (share, expected) = (sent / of_sent, turn(i) / of_turns);
                assert!(
                    (share - expected).abs() < 0.02,
                    "VL{i} of {weights:?}: {share}, not {expected}"
                );
            }
        }
    }
}

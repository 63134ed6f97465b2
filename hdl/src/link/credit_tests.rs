//! Credits against FACTS 5.2 and `docs/link.md` in plain arithmetic.

use crate::link::{at_every_vls, Credit, CreditReceive, CreditSend, Fcp};
use crate::testing::Clocked;
use proptest::prelude::*;
use std::array::from_fn;

/// One data VL, or VL15.
#[derive(Clone, Copy, Default)]
struct Vl {
    fctbs: u64,
    fccl: u64,
    abr: u64,
    occupied: u64,
    told: u64,
}

impl Vl {
    fn may_send(&self, blocks: u64) -> bool {
        (self.fccl + 2 * 4096 - self.fctbs - blocks) % 4096 <= 2048
    }

    /// The FCCL to send.
    fn grants(&self, buffer: u64) -> u64 {
        (self.abr + buffer.saturating_sub(self.occupied).min(2048)) % 4096
    }
}

#[derive(Clone, Copy, Debug)]
struct Cfg {
    operational: u64,
    buffer: u64,
    vl15: u64,
    step: u64,
    without_vcrc: bool,
    init: bool,
}

impl Cfg {
    fn blocks(&self, pkt_len: u64) -> u64 {
        let bytes = 4 * pkt_len + if self.without_vcrc { 0 } else { 2 };
        bytes.div_ceil(64).max(1)
    }
}

/// What happens in a cycle; VL and PktLen.
#[derive(Clone, Copy, Debug, Default)]
struct Events {
    fcp: Option<Fcp>,
    packet: Option<(u64, u64)>,
    free: Option<(u64, u64)>,
    waiting: u64,
    pkt_len: [u64; 15],
    send: Option<usize>,
    tick: bool,
    /// The flow-control packet is sent if one is due.
    grant: bool,
}

/// A port, and how long each VL's flag is set.
struct Port<const VLS: usize> {
    dut: Clocked<Credit<VLS>>,
    vls: [Vl; 16],
    ready: u64,
    stalled: u64,
    /// Every VL in the cycle before, for the FCCL.
    before: [Vl; 16],
    /// Cycles that a set flag waits, not counting those in which another VL is due.
    flagged: [Option<usize>; 15],
    /// Cycles that the step is reached, counted in the same way.
    stepped: [usize; 15],
    due: Option<u64>,
}

impl<const VLS: usize> Port<VLS> {
    fn new() -> Self {
        Self {
            dut: Clocked::new(Credit::default(), |b| &mut b.clk),
            vls: Default::default(),
            ready: 0,
            stalled: 0,
            before: Default::default(),
            flagged: [Some(0); 15],
            stepped: [0; 15],
            due: None,
        }
    }

    /// One cycle; checks every output. What was due, if it was sent.
    fn cycle(&mut self, cfg: &Cfg, events: &Events) -> Option<Fcp> {
        let Events {
            fcp, packet, free, ..
        } = *events;
        // Whether one is due is a register: it does not depend on what happens in this cycle.
        let due = self.dut.low(|b| b.fcp_sent.next = false).fcp_due.val();
        let sent = due && events.grant;
        let shown = self.dut.low(|b| {
            b.operational.next = cfg.operational.into();
            b.buffer_blocks.next = cfg.buffer.into();
            b.vl15_blocks.next = cfg.vl15.into();
            b.fcp_step.next = cfg.step.into();
            b.blocks_without_vcrc.next = cfg.without_vcrc;
            b.link_init.next = cfg.init;
            b.tick.next = events.tick;
            b.rx_fcp_valid.next = fcp.is_some();
            b.rx_fcp.next = fcp.unwrap_or_default();
            b.rx_packet_valid.next = packet.is_some();
            b.rx_packet_vl.next = packet.unwrap_or_default().0.into();
            b.rx_packet_pkt_len.next = packet.unwrap_or_default().1.into();
            b.rx_free_valid.next = free.is_some();
            b.rx_free_vl.next = free.unwrap_or_default().0.into();
            b.rx_free_pkt_len.next = free.unwrap_or_default().1.into();
            b.waiting.next = events.waiting.into();
            b.pkt_len.next = words_of_11(&events.pkt_len);
            b.send.next = events.send.map_or(0, |vl| 1 << vl).into();
            b.fcp_sent.next = sent;
        });
        assert_eq!(shown.fcp_due.val(), due);
        assert_eq!(shown.ready.val().value(), self.ready, "ready");
        assert_eq!(shown.stalled.val().value(), self.stalled, "stalled");
        let content = shown.fcp.val();
        let verdict = [
            shown.rx_packet_accept.val(),
            shown.rx_overrun.val(),
            shown.rx_vl15_dropped.val(),
            shown.rx_not_operational.val(),
        ];
        self.dut.high();

        if due {
            let vl = content.vl.index();
            assert!(
                self.due.is_none_or(|due| due == vl as u64),
                "due until sent"
            );
            assert_eq!(content.op.value(), u64::from(cfg.init), "Op");
            assert_eq!(
                content.fctbs.value(),
                self.vls[vl].fctbs,
                "FCTBS of VL {vl}"
            );
            assert_eq!(
                content.fccl.value(),
                self.before[vl].grants(cfg.buffer),
                "FCCL of VL {vl}"
            );
        } else {
            assert!(self.due.is_none(), "due until sent");
        }
        self.due = (due && !sent).then_some(content.vl.value());
        self.before = self.vls;
        self.flags(cfg, events.tick, due.then_some(content.vl.index()), sent);
        if sent {
            self.vls[content.vl.index()].told = content.fccl.value();
        }

        self.ready = 0;
        self.stalled = 0;
        for vl in (0..VLS).filter(|vl| (events.waiting >> vl) & 1 == 1) {
            let may_send = self.vls[vl].may_send(cfg.blocks(events.pkt_len[vl]));
            *(if may_send {
                &mut self.ready
            } else {
                &mut self.stalled
            }) |= 1 << vl;
        }
        if let Some(vl) = events.send {
            let blocks = cfg.blocks(events.pkt_len[vl]);
            self.vls[vl].fctbs = (self.vls[vl].fctbs + blocks) % 4096;
        }
        assert_eq!(verdict, self.arrive(cfg, packet), "{packet:?}");
        if let Some((vl, pkt_len)) = free.filter(|(vl, _)| *vl == 15 || *vl < VLS as u64) {
            let vl = &mut self.vls[vl as usize];
            vl.occupied = vl.occupied.saturating_sub(cfg.blocks(pkt_len));
        }
        if let Some(fcp) = fcp.filter(|fcp| fcp.vl.index() < VLS) {
            let vl = &mut self.vls[fcp.vl.index()];
            vl.fccl = fcp.fccl.value();
            vl.abr = fcp.fctbs.value();
        }
        sent.then_some(content)
    }

    /// Accepted, overrun, VL15 dropped, not operational.
    fn arrive(&mut self, cfg: &Cfg, packet: Option<(u64, u64)>) -> [bool; 4] {
        let Some((vl, pkt_len)) = packet else {
            return [false; 4];
        };
        let blocks = cfg.blocks(pkt_len);
        let depth = if vl == 15 { cfg.vl15 } else { cfg.buffer };
        if vl != 15 && (cfg.operational >> vl) & 1 == 0 {
            return [false, false, false, true];
        }
        let state = &mut self.vls[vl as usize];
        if blocks > depth.saturating_sub(state.occupied) {
            return [false, vl != 15, vl == 15, false];
        }
        state.occupied += blocks;
        state.abr = (state.abr + blocks) % 4096;
        [true, false, false, false]
    }

    /// The flags by the rules, and how late the hardware is with each.
    fn flags(&mut self, cfg: &Cfg, tick: bool, due: Option<usize>, sent: bool) {
        for vl in 0..VLS {
            let operational = (cfg.operational >> vl) & 1 == 1;
            let others = due.is_some_and(|due| due != vl);
            let ahead = (self.vls[vl].grants(cfg.buffer) + 4096 - self.vls[vl].told) % 4096;
            let step = cfg.step != 0 && ahead >= cfg.step;
            if due == Some(vl) {
                // The step is seen a few cycles late: it may be gone again.
                let seen = self.flagged[vl].is_some() || self.stepped[vl] > 0;
                assert!(seen || cfg.step != 0, "VL {vl} is due, but no rule says so");
            }
            if sent && due == Some(vl) {
                self.flagged[vl] = None;
                self.stepped[vl] = 0;
            } else {
                match &mut self.flagged[vl] {
                    Some(late) if operational && !others && due.is_none() => *late += 1,
                    _ => (),
                }
                self.stepped[vl] = match self.stepped[vl] {
                    late if !step || !operational => late.min(0),
                    late if others || due.is_some() => late,
                    late => late + 1,
                };
            }
            if tick && operational {
                self.flagged[vl].get_or_insert(0);
            }
            let late = self.flagged[vl].unwrap_or(0);
            assert!(
                late <= VLS,
                "the flag of VL {vl} is set and nothing happens"
            );
            // One round to see it, one to come back, and the steps in between.
            let late = self.stepped[vl];
            assert!(
                late <= 2 * VLS + 4,
                "the step of VL {vl} is reached and nothing happens"
            );
        }
    }
}

fn words_of_11<const VLS: usize>(values: &[u64; 15]) -> crate::prim::Words<VLS, 11> {
    from_fn(|i| values[i] as u32).into()
}

/// Events from noise. PktLen is mostly short, so that buffers neither stay empty nor stay full.
fn events<const VLS: usize>(noise: [u64; 3]) -> Events {
    let [a, b, c] = noise;
    let bits = |x: u64, at: u32, n: u32| (x >> at) & ((1 << n) - 1);
    let pkt_len = |x: u64| {
        let mask = [0x1f, 0x7f, 0x1ff, 0x7ff][(x >> 11) as usize & 3];
        x & mask
    };
    let fcp = Fcp {
        op: bits(c, 0, 1).into(),
        fctbs: bits(c, 1, 12).into(),
        vl: bits(c, 13, 4).into(),
        fccl: bits(c, 17, 12).into(),
    };
    let vl = bits(b, 60, 4) as usize % VLS;
    Events {
        fcp: (bits(a, 0, 3) == 0).then_some(fcp),
        packet: (bits(a, 3, 1) == 0).then_some((bits(a, 4, 4), pkt_len(bits(a, 8, 13)))),
        free: (bits(a, 21, 1) == 0).then_some((bits(a, 22, 4), pkt_len(bits(a, 26, 13)))),
        waiting: bits(b, 0, 15) & ((1 << VLS) - 1),
        pkt_len: from_fn(|i| pkt_len((b.rotate_left(4 * i as u32) >> 20) & 0x1fff)),
        send: (bits(b, 58, 2) != 0).then_some(vl),
        tick: bits(a, 40, 6) == 0,
        grant: bits(a, 46, 1) == 0,
    }
}

fn random<const VLS: usize>(cfg: &Cfg, noise: &[[u64; 3]]) {
    let cfg = Cfg {
        operational: cfg.operational & ((1 << VLS) - 1),
        ..*cfg
    };
    let mut port = Port::<VLS>::new();
    for &noise in noise {
        port.cycle(&cfg, &events::<VLS>(noise));
    }
}

fn cfg() -> impl Strategy<Value = Cfg> {
    let operational = prop_oneof![Just(1u64), Just(3), Just(15), Just(255), Just(0x7fff)];
    let depth = || prop_oneof![Just(0u64), 1..200u64, Just(2048), Just(2049), 0..4096u64];
    let step = prop_oneof![Just(0u64), 1..64u64, Just(4095)];
    (
        operational,
        depth(),
        depth(),
        step,
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(
            |(operational, buffer, vl15, step, without_vcrc, init)| Cfg {
                operational,
                buffer,
                vl15,
                step,
                without_vcrc,
                init,
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_events_at_any_number_of_vls(
        cfg in cfg(),
        noise in prop::collection::vec(any::<[u64; 3]>(), 1..250),
    ) {
        at_every_vls!(random(&cfg, &noise));
    }
}

const PLAIN: Cfg = Cfg {
    operational: 0x7fff,
    buffer: 64,
    vl15: 3,
    step: 0,
    without_vcrc: false,
    init: false,
};

fn fcp(vl: u64, fctbs: u64, fccl: u64) -> Option<Fcp> {
    Some(Fcp {
        op: 0.into(),
        fctbs: fctbs.into(),
        vl: vl.into(),
        fccl: fccl.into(),
    })
}

/// Sends what is due until the packet of `vl` has gone, and gives it.
fn next_fcp<const VLS: usize>(port: &mut Port<VLS>, cfg: &Cfg, vl: u64) -> Fcp {
    let tick = Events {
        tick: true,
        grant: true,
        ..Default::default()
    };
    port.cycle(cfg, &tick);
    let grant = Events {
        grant: true,
        ..Default::default()
    };
    for _ in 0..8 * VLS + 8 {
        if let Some(fcp) = port.cycle(cfg, &grant).filter(|f| f.vl.value() == vl) {
            return fcp;
        }
    }
    panic!("no flow-control packet of VL {vl}");
}

fn after_reset<const VLS: usize>() {
    let mut port = Port::<VLS>::new();
    let cfg = Cfg {
        operational: PLAIN.operational & ((1 << VLS) - 1),
        ..PLAIN
    };
    let grant = Events {
        grant: true,
        ..Default::default()
    };
    let sent: Vec<_> = (0..4 * VLS + 4)
        .filter_map(|_| port.cycle(&cfg, &grant))
        .collect();
    let vls: Vec<_> = sent.iter().map(|fcp| fcp.vl.index()).collect();
    assert_eq!(vls, (0..VLS).collect::<Vec<_>>());
    assert!(sent.iter().all(|fcp| fcp.fccl == 64));
}

#[test]
fn every_vl_is_due_once_after_reset() {
    at_every_vls!(after_reset());
}

/// Every FCTBS, with every FCCL at which the rule turns.
#[test]
fn the_send_rule_at_every_wrap() {
    let mut dut = Clocked::new(CreditSend::default(), |b| &mut b.clk);
    let mut fctbs = 0;
    for round in 0..4096u64 {
        let pkt_len = (round * 37) % 2048;
        let blocks = PLAIN.blocks(pkt_len);
        for room in [0, 1, 2047, 2048, 2049, 4095, 4096 - blocks] {
            let fccl = (fctbs + blocks + room) % 4096;
            dut.cycle(|b| {
                b.pkt_len.next = pkt_len.into();
                b.send.next = false;
                b.fcp.next = true;
                b.fcp_fccl.next = fccl.into();
            });
            let shown = dut.low(|b| b.fcp.next = false);
            assert_eq!(shown.credit.val(), room <= 2048, "{fctbs} {blocks} {room}");
            assert_eq!(shown.fctbs.val().value(), fctbs);
            dut.high();
        }
        // 4095 steps of one block and some of more: FCTBS takes every value.
        let pkt_len = if round % 512 == 511 { pkt_len } else { 0 };
        dut.cycle(|b| {
            b.send.next = true;
            b.pkt_len.next = pkt_len.into();
        });
        fctbs = (fctbs + PLAIN.blocks(pkt_len)) % 4096;
    }
}

#[test]
fn the_fccl_is_capped_at_2048_and_a_port_without_buffer_gives_none() {
    for (buffer, credit) in [(0, 0), (1, 1), (2047, 2047), (2048, 2048), (4095, 2048)] {
        let cfg = Cfg { buffer, ..PLAIN };
        let mut port = Port::<2>::new();
        port.cycle(
            &cfg,
            &Events {
                fcp: fcp(1, 4000, 0),
                ..Default::default()
            },
        );
        let fcp = next_fcp(&mut port, &cfg, 1);
        assert_eq!(fcp.fccl.value(), (4000 + credit) % 4096, "{buffer} blocks");
    }
}

#[test]
fn a_packet_and_a_flow_control_packet_in_one_cycle() {
    let mut port = Port::<1>::new();
    let both = Events {
        packet: Some((0, 100)),
        fcp: fcp(0, 1000, 5),
        ..Default::default()
    };
    port.cycle(
        &Cfg {
            operational: 1,
            ..PLAIN
        },
        &both,
    );
    let fcp = next_fcp(
        &mut port,
        &Cfg {
            operational: 1,
            ..PLAIN
        },
        0,
    );
    // The packet is in the buffer, but the FCTBS has counted it.
    assert_eq!(fcp.fccl.value(), 1000 + 64 - PLAIN.blocks(100));
}

/// A lost packet leaves ABR behind until the next flow-control packet; a lost one of these is made good by the one after it.
#[test]
fn losses_are_healed() {
    let cfg = Cfg {
        operational: 1,
        ..PLAIN
    };
    let mut sender = Port::<1>::new();
    let mut receiver = Port::<1>::new();
    let send = |sender: &mut Port<1>, receiver: &mut Port<1>, lost: bool| {
        let mut pkt_len = [0; 15];
        pkt_len[0] = 70;
        sender.cycle(
            &cfg,
            &Events {
                send: Some(0),
                pkt_len,
                ..Default::default()
            },
        );
        if !lost {
            receiver.cycle(
                &cfg,
                &Events {
                    packet: Some((0, 70)),
                    ..Default::default()
                },
            );
            receiver.cycle(
                &cfg,
                &Events {
                    free: Some((0, 70)),
                    ..Default::default()
                },
            );
        }
    };
    for round in 0..2000u64 {
        send(&mut sender, &mut receiver, false);
        send(&mut sender, &mut receiver, round % 3 == 0);
        let fcp = next_fcp(&mut sender, &cfg, 0);
        if round % 4 != 0 {
            receiver.cycle(
                &cfg,
                &Events {
                    fcp: Some(fcp),
                    ..Default::default()
                },
            );
            assert_eq!(receiver.vls[0].abr, sender.vls[0].fctbs);
        }
    }
}

#[test]
fn more_leaves_than_there_is() {
    let mut dut = Clocked::new(CreditReceive::default(), |b| &mut b.clk);
    let mut step = |arrives: u64, leaves: u64| {
        let shown = dut.cycle(|b| {
            b.buffer_blocks.next = 4095.into();
            b.arrives.next = arrives > 0;
            b.arrives_blocks.next = arrives.into();
            b.leaves.next = leaves > 0;
            b.leaves_blocks.next = leaves.into();
        });
        shown.occupied.val().value()
    };
    assert_eq!(step(0, 128), 0);
    assert_eq!(step(5, 0), 5);
    assert_eq!(step(0, 6), 0);
    // The packet that arrives counts before the one that leaves.
    assert_eq!(step(5, 3), 2);
    assert_eq!(step(1, 4), 0);
    for _ in 0..31 {
        step(128, 0);
    }
    assert_eq!(step(127, 0), 4095);
    assert_eq!(step(1, 0), 4095);
    assert_eq!(step(128, 128), 3967);
}

#[test]
fn a_buffer_that_shrinks_below_what_is_in_it() {
    let mut port = Port::<1>::new();
    let cfg = Cfg {
        operational: 1,
        ..PLAIN
    };
    port.cycle(
        &cfg,
        &Events {
            packet: Some((0, 800)),
            ..Default::default()
        },
    );
    let small = Cfg { buffer: 10, ..cfg };
    let fcp = next_fcp(&mut port, &small, 0);
    assert_eq!(fcp.fccl.value(), PLAIN.blocks(800));
    port.cycle(
        &small,
        &Events {
            packet: Some((0, 1)),
            ..Default::default()
        },
    );
    port.cycle(
        &small,
        &Events {
            free: Some((0, 800)),
            ..Default::default()
        },
    );
    port.cycle(
        &small,
        &Events {
            packet: Some((0, 1)),
            ..Default::default()
        },
    );
    assert_eq!(port.vls[0].occupied, 1);
}

#[test]
fn vl15_has_a_buffer_and_no_credit() {
    let mut port = Port::<1>::new();
    let arrive = Events {
        packet: Some((15, 10)),
        ..Default::default()
    };
    for taken in 0..5 {
        port.cycle(&PLAIN_1, &arrive);
        assert_eq!(port.vls[15].occupied, (taken + 1).min(3));
    }
    port.cycle(
        &PLAIN_1,
        &Events {
            fcp: fcp(15, 7, 7),
            free: Some((15, 10)),
            ..Default::default()
        },
    );
    port.cycle(&PLAIN_1, &arrive);
    assert_eq!(port.vls[15].occupied, 3);
    assert_eq!(next_fcp(&mut port, &PLAIN_1, 0).fccl.value(), 64);
}

const PLAIN_1: Cfg = Cfg {
    operational: 1,
    ..PLAIN
};

/// A VL becomes due by the step alone, and not before it is reached.
#[test]
fn the_step() {
    let cfg = Cfg { step: 8, ..PLAIN_1 };
    let mut port = Port::<1>::new();
    next_fcp(&mut port, &cfg, 0);
    next_fcp(&mut port, &cfg, 0);
    let grant = Events {
        grant: true,
        ..Default::default()
    };
    let sent = |port: &mut Port<1>, events: Events| {
        let first = port.cycle(&cfg, &events);
        let others = (0..20).filter_map(|_| port.cycle(&cfg, &grant)).count();
        assert!(first.is_none());
        others
    };
    // 8 blocks in, told; then they leave one by one.
    assert_eq!(
        sent(
            &mut port,
            Events {
                packet: Some((0, 127)),
                ..grant
            }
        ),
        0
    );
    for left in 1..=8 {
        let free = Events {
            free: Some((0, 0)),
            ..grant
        };
        assert_eq!(
            sent(&mut port, free),
            usize::from(left == 8),
            "{left} blocks left"
        );
    }
}

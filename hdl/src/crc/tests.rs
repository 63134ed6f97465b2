//! The steps of the engine, each against the registers that the crate `crc` finds byte by byte.

use super::*;
use crate::prim::Words;
use crate::testing::{
    at_every_width, beats, icrc_masked, icrc_state, settle, vcrc_state, wire_bytes, Clocked,
};
use proptest::prelude::*;
use rust_hdl::prelude::*;

/// A polynomial and the register after some bytes by other means.
#[derive(Clone, Copy)]
struct Reference {
    crc: &'static Polynomial,
    state: fn(&[u8]) -> u32,
}

const REFERENCES: (Reference, Reference) = (
    Reference {
        crc: &ICRC,
        state: icrc_state,
    },
    Reference {
        crc: &VCRC,
        state: vcrc_state,
    },
);

impl Reference {
    fn after<const W: usize>(&self, bytes: &[u8]) -> Words<1, W> {
        [(self.state)(bytes)].into()
    }

    /// The register behind `length` bytes more, all zero.
    fn after_zeros<const W: usize>(&self, bytes: &[u8], length: usize) -> Words<1, W> {
        self.after(&[bytes, &vec![0; length]].concat())
    }
}

/// A tag, by which a result is known to belong to its beat.
fn tagged(tag: usize) -> Ctl {
    Ctl {
        valid: true,
        pad: (tag as u64).into(),
        ..Default::default()
    }
}

/// By linearity a contribution is what a beat changes against a beat of zeros, whatever went before.
fn contribution<const LANES: usize, const W: usize>(reference: Reference, packet: &[u8]) {
    let mut dut = Clocked::new(Contribution::<LANES, W>::new(reference.crc), |b| &mut b.clk);
    let beats = beats::<LANES>(packet);
    // Latency: 2 cycles.
    for cycle in 0..beats.len() + 2 {
        let shown = dut.low(|b| {
            b.ctl.next = Ctl::default();
            if let Some(beat) = beats.get(cycle) {
                b.data.next = beat.data;
                b.ctl.next = tagged(cycle);
            }
        });
        if cycle >= 2 {
            let at = 4 * LANES * (cycle - 2);
            let before = &packet[..at];
            let with = [before, &wire_bytes(beats[cycle - 2].data)].concat();
            let expected = reference.after(&with) ^ reference.after_zeros(before, 4 * LANES);
            assert_eq!(shown.contribution.val(), expected);
            assert_eq!(shown.contribution_ctl.val(), tagged(cycle - 2));
        } else {
            assert!(!shown.contribution_ctl.val().valid);
        }
        dut.high();
    }
}

/// The loop, with idle cycles and an empty last beat.
fn state<const LANES: usize, const W: usize>(reference: Reference, packet: &[u8], idle: u64) {
    let mut dut = Clocked::new(State::<W>::new(reference.crc, 4 * LANES), |b| &mut b.clk);
    let whole = &packet[..packet.len() / (4 * LANES) * (4 * LANES)];
    for _ in 0..2 {
        for (i, beat) in whole.chunks(4 * LANES).chain([&[][..]]).enumerate() {
            let before = &whole[..whole.len().min(i * 4 * LANES)];
            let after = [before, beat].concat();
            let ctl = Ctl {
                first: i == 0,
                empty: beat.is_empty(),
                ..tagged(i % 32)
            };
            if (idle >> (i % 64)) & 1 == 1 {
                let shown = dut.cycle(|b| {
                    b.contribution.next = Words::ones();
                    b.ctl.next = Ctl {
                        valid: false,
                        ..ctl
                    };
                });
                assert!(!shown.register_ctl.val().valid);
            }
            let shown = dut.cycle(|b| {
                b.contribution.next =
                    reference.after(&after) ^ reference.after_zeros(before, 4 * LANES);
                b.ctl.next = ctl;
            });
            assert_eq!(shown.register.val(), reference.after(&after), "beat {i}");
            assert_eq!(shown.register_ctl.val(), ctl);
        }
    }
}

/// Every stage takes exactly its own zero bytes back, and only where its bit of the pad is set.
fn un_advance<const W: usize>(reference: Reference, packet: &[u8]) {
    for stage in 0..5 {
        let mut dut = Clocked::new(UnAdvance::<W>::new(reference.crc, stage), |b| &mut b.clk);
        let padded = reference.after_zeros(packet, reference.crc.unit << stage);
        for pad in 0..32 {
            let ctl = tagged(pad);
            let shown = dut.cycle(|b| {
                b.register.next = padded;
                b.ctl.next = ctl;
            });
            let expected = if (pad >> stage) & 1 == 1 {
                reference.after(packet)
            } else {
                padded
            };
            assert_eq!(shown.shortened.val(), expected, "stage {stage}, pad {pad}");
            assert_eq!(shown.shortened_ctl.val(), ctl);
        }
    }
}

fn steps<const LANES: usize>(packet: &[u8], idle: u64) {
    contribution::<LANES, 32>(REFERENCES.0, packet);
    contribution::<LANES, 16>(REFERENCES.1, packet);
    state::<LANES, 32>(REFERENCES.0, packet, idle);
    state::<LANES, 16>(REFERENCES.1, packet, idle);
}

/// Every beat of a packet through the mask, against the bytes that FACTS 4.1 names.
fn mask<const LANES: usize>(packet: &[u8]) {
    let mut dut = IcrcMask::<LANES>::default();
    dut.connect_all();
    let counted = packet.len() / 4 * 4;
    let mut expected = icrc_masked(packet)[..counted].to_vec();
    expected.resize(packet.len().max(1).next_multiple_of(4 * LANES), 0);
    for (beat, expected) in beats::<LANES>(packet)
        .iter()
        .zip(expected.chunks(4 * LANES))
    {
        dut.data.next = beat.data;
        dut.index.next = beat.beat.index;
        dut.has_grh.next = packet.get(1).is_some_and(|byte| byte & 1 == 1);
        dut.dwords.next = (beat.beat.bytes.value() / 4).into();
        dut.last.next = beat.beat.last;
        settle(&mut dut);
        let masked = wire_bytes(dut.masked.val());
        // Only the last beat says how many of its bytes count; on any other all do.
        assert_eq!(masked, expected, "beat {}", beat.beat.index.value());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn contribution_and_state(packet in prop::collection::vec(any::<u8>(), 1..400), idle: u64) {
        at_every_width!(steps(&packet, idle));
    }

    #[test]
    fn un_advance_by_stages(packet in prop::collection::vec(any::<u8>(), 0..40)) {
        un_advance::<32>(REFERENCES.0, &packet);
        un_advance::<16>(REFERENCES.1, &packet);
    }

    #[test]
    fn icrc_mask(
        mut packet in prop::collection::vec(any::<u8>(), 0..300),
        lnh in 2..4u8,
        dark: bool,
    ) {
        // Of a packet of zeros every forced bit shows.
        if dark {
            packet.fill(0);
        }
        if let Some(byte) = packet.get_mut(1) {
            *byte = *byte & !3 | lnh;
        }
        at_every_width!(mask(&packet));
    }
}

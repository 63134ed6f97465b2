//! Flow-control packets against FACTS 4.3, 5.1 and 7.1, byte by byte.

use crate::link::{Fcp, FcpEncode, FcpErrors, FcpResult, IbFcp};
use crate::testing::{at_every_width, axi_beats, hex, vcrc_state, Clocked};
use proptest::prelude::*;

fn with_lpcrc(packet: &[u8]) -> Vec<u8> {
    let lpcrc = (!vcrc_state(packet)).to_le_bytes();
    [packet, &lpcrc[..2]].concat()
}

fn bytes_of(fcp: &Fcp) -> Vec<u8> {
    let (op, fctbs) = (fcp.op.value(), fcp.fctbs.value());
    let (vl, fccl) = (fcp.vl.value(), fcp.fccl.value());
    let bytes = [op << 4 | fctbs >> 8, fctbs, vl << 4 | fccl >> 8, fccl];
    with_lpcrc(&bytes.map(|byte| byte as u8))
}

fn fcp(op: u64, vl: u64, fctbs: u64, fccl: u64) -> Fcp {
    Fcp {
        op: op.into(),
        fctbs: fctbs.into(),
        vl: vl.into(),
        fccl: fccl.into(),
    }
}

fn any_fcp() -> impl Strategy<Value = Fcp> {
    (0..16u64, 0..16u64, 0..4096u64, 0..4096u64)
        .prop_map(|(op, vl, fctbs, fccl)| fcp(op, vl, fctbs, fccl))
}

/// The link's state, for the VL check.
#[derive(Clone, Copy, Debug)]
struct Link {
    /// PortInfo's code.
    operational_vls: u64,
    check_vl: bool,
}

const INIT: Link = Link {
    operational_vls: 1,
    check_vl: false,
};

/// The table of `docs/link.md`.
fn expected(link: Link, packet: &[u8], link_error: bool) -> FcpResult {
    let byte = |i: usize| packet.get(i).copied().unwrap_or(0);
    let there = |bytes: usize, value: u64| if packet.len() >= bytes { value } else { 0 };
    let pair = |i: usize| u64::from(byte(i) & 0xf) << 8 | u64::from(byte(i + 1));
    let op = byte(0) >> 4;
    let vl = byte(2) >> 4;
    let operational = [1, 1, 2, 4, 8, 15, 1, 1][link.operational_vls as usize];
    FcpResult {
        op: u64::from(op).into(),
        fctbs: there(2, pair(0)).into(),
        vl: u64::from(vl).into(),
        fccl: there(4, pair(2)).into(),
        errors: FcpErrors {
            lpcrc: packet.len() < 2 || packet.len() % 2 == 1 || vcrc_state(packet) != 0x556f,
            op: op > 1,
            length: packet.len() != 6,
            vl: packet.len() >= 3 && (vl == 15 || link.check_vl && vl >= operational),
            link_error,
        },
    }
}

/// Plays the packets with idle and stalled cycles where `idle` and `stall` have a one; the results.
fn decode<const LANES: usize>(
    link: Link,
    packets: &[(Vec<u8>, bool)],
    idle: u64,
    stall: u64,
) -> Vec<FcpResult> {
    let mut dut = Clocked::new(IbFcp::<LANES>::default(), |b| &mut b.clk);
    let input = packets.iter().flat_map(|(packet, error)| {
        axi_beats::<LANES>(packet)
            .into_iter()
            .map(move |beat| (beat, *error && beat.tlast))
    });
    let mut input = input.peekable();
    let mut results = Vec::new();
    let mut quiet = 0;
    let mut cycle = 0u32;
    while quiet < 100 {
        let pause = (idle.rotate_right(cycle) & 1) == 1;
        let taking = (stall.rotate_right(cycle) & 1) == 0;
        let offer = input.peek().filter(|_| !pause);
        let shown = dut.low(|b| {
            b.cfg_operational_vls.next = link.operational_vls.into();
            b.cfg_check_vl.next = link.check_vl;
            b.m_axis_fcp_tready.next = taking;
            b.s_axis_tvalid.next = offer.is_some();
            if let Some((beat, error)) = offer {
                b.s_axis_tdata.next = beat.tdata;
                b.s_axis_tkeep.next = beat.tkeep;
                b.s_axis_tlast.next = beat.tlast;
                b.s_axis_tuser.next = *error;
            }
        });
        let moved = offer.is_some() && shown.s_axis_tready.val();
        let result = (shown.m_axis_fcp_tvalid.val() && taking).then(|| shown.m_axis_fcp.val());
        dut.high();
        quiet = if moved || result.is_some() {
            0
        } else {
            quiet + 1
        };
        results.extend(result);
        if moved {
            input.next();
        }
        cycle = cycle.wrapping_add(1);
    }
    assert!(input.peek().is_none(), "a beat is left");
    results
}

fn check<const LANES: usize>(link: Link, packets: &[(Vec<u8>, bool)], idle: u64, stall: u64) {
    let results = decode::<LANES>(link, packets, idle, stall);
    for (i, (packet, error)) in packets.iter().enumerate() {
        let expected = expected(link, packet, *error);
        assert_eq!(results.get(i), Some(&expected), "packet {i}, {packet:02x?}");
    }
    assert_eq!(results.len(), packets.len(), "one result per packet");
}

fn encodes<const LANES: usize>(fcps: &[Fcp]) {
    let mut dut = Clocked::new(FcpEncode::<LANES>::default(), |b| &mut b.clk);
    for fcp in fcps {
        dut.cycle(|b| {
            b.load.next = true;
            b.fcp.next = *fcp;
        });
        dut.cycle(|b| {
            b.load.next = false;
            b.fcp.next = Fcp::default();
        });
        for (i, beat) in axi_beats::<LANES>(&bytes_of(fcp)).iter().enumerate() {
            let shown = dut.low(|b| b.second.next = i == 1);
            let keep = shown.tkeep.val();
            assert_eq!(keep, beat.tkeep, "{fcp:?}");
            for byte in (0..4 * LANES).filter(|&i| keep.get_bit(i)) {
                let at = 8 * byte;
                for bit in at..at + 8 {
                    assert_eq!(
                        shown.tdata.val().get_bit(bit),
                        beat.tdata.get_bit(bit),
                        "{fcp:?}"
                    );
                }
            }
            assert_eq!(shown.tlast.val(), beat.tlast, "{fcp:?}");
            dut.high();
        }
    }
}

#[test]
fn the_published_packets() {
    // FACTS 4.4.
    let packets = [
        (fcp(1, 0, 0x000, 0x200), "10000200295a"),
        (fcp(0, 0, 0x123, 0xabc), "01230abc1ee9"),
        (fcp(0, 14, 0xfff, 0x7ff), "0fffe7ff0484"),
        (fcp(0, 3, 0x000, 0x000), "000030007e4e"),
    ];
    for (fcp, bytes) in packets {
        assert_eq!(bytes_of(&fcp), hex(bytes));
    }
    let fcps = packets.map(|(fcp, _)| fcp);
    at_every_width!(encodes(&fcps));
}

/// Through the top: taken at once or late, and decoded again.
fn through_the_top<const LANES: usize>(fcps: &[Fcp], stall: u64) {
    let mut dut = Clocked::new(IbFcp::<LANES>::default(), |b| &mut b.clk);
    let mut input = fcps.iter().peekable();
    let mut bytes = Vec::new();
    let mut packets = Vec::new();
    let mut offered = None;
    let mut cycle = 0u32;
    while packets.len() < fcps.len() {
        assert!(cycle < 200 * (1 + fcps.len() as u32), "a packet is missing");
        let taking = (stall.rotate_right(cycle) & 1) == 0 || cycle % 64 == 0;
        let offer = input.peek();
        let shown = dut.low(|b| {
            b.s_axis_fcp_tvalid.next = offer.is_some();
            let fcp = offer.map_or(Fcp::default(), |fcp| **fcp);
            b.s_axis_fcp_op.next = fcp.op;
            b.s_axis_fcp_fctbs.next = fcp.fctbs;
            b.s_axis_fcp_vl.next = fcp.vl;
            b.s_axis_fcp_fccl.next = fcp.fccl;
            b.m_axis_tready.next = taking;
        });
        let taken = offer.is_some() && shown.s_axis_fcp_tready.val();
        let valid = shown.m_axis_tvalid.val();
        let beat = (
            shown.m_axis_tdata.val(),
            shown.m_axis_tkeep.val(),
            shown.m_axis_tlast.val(),
        );
        dut.high();
        if let Some(offered) = offered {
            assert!(valid && beat == offered, "rule 3");
        }
        offered = (valid && !taking).then_some(beat);
        if valid && taking {
            let (data, keep, last) = beat;
            let kept = (0..4 * LANES).filter(|&i| keep.get_bit(i));
            bytes.extend(kept.map(|i| (data.word(i / 4) >> (8 * (i % 4))) as u8));
            if last {
                packets.push(std::mem::take(&mut bytes));
            }
        }
        if taken {
            input.next();
        }
        cycle += 1;
    }
    assert_eq!(packets, fcps.iter().map(bytes_of).collect::<Vec<_>>());
    let packets: Vec<_> = packets.into_iter().map(|packet| (packet, false)).collect();
    for (fcp, result) in fcps
        .iter()
        .zip(decode::<LANES>(INIT, &packets, 0, stall & !1))
    {
        let read = (result.op, result.fctbs, result.vl, result.fccl);
        assert_eq!(read, (fcp.op, fcp.fctbs, fcp.vl, fcp.fccl));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn any_flow_control_packet(fcps in prop::collection::vec(any_fcp(), 1..12), stall: u64) {
        at_every_width!(encodes(&fcps));
        at_every_width!(through_the_top(&fcps, stall));
    }

    /// Noise, and packets with a right CRC, of every length; idle and stalled cycles anywhere.
    #[test]
    fn link_packets_of_every_length(
        noise in prop::collection::vec(any::<u8>(), 80),
        first in any::<u8>(),
        link in (0..8u64, any::<bool>()),
        errors: u64,
        idle in prop_oneof![Just(0), any::<u64>()],
        stall in prop_oneof![Just(0), any::<u64>(), Just(!1)],
    ) {
        let link = Link { operational_vls: link.0, check_vl: link.1 };
        let mut packets = Vec::new();
        for length in 0..=80 {
            let error = |at: u32| (errors.rotate_left(at + length as u32) & 7) == 0;
            let mut bytes = noise[..length].to_vec();
            packets.push((bytes.clone(), error(0)));
            if length >= 2 {
                bytes[0] = if length == 2 { bytes[0] } else { first & 0x1f };
                packets.push((with_lpcrc(&bytes[..length - 2]), error(32)));
            }
        }
        at_every_width!(check(link, &packets, idle, stall));
    }
}

/// An error of up to the CRC's length never hides.
#[test]
fn every_flipped_bit_is_found() {
    let right = bytes_of(&fcp(0, 3, 0x5a5, 0xc3c));
    let flipped = (0..48).map(|bit| {
        let mut packet = right.clone();
        packet[bit / 8] ^= 1 << (bit % 8);
        (packet, false)
    });
    let packets: Vec<_> = std::iter::once((right.clone(), false))
        .chain(flipped)
        .collect();
    fn results<const LANES: usize>(packets: &[(Vec<u8>, bool)]) {
        let results = decode::<LANES>(INIT, packets, 0, 0);
        assert_eq!(results[0].errors, FcpErrors::default());
        assert!(results[1..].iter().all(|result| result.errors.lpcrc));
        assert_eq!(results.len(), packets.len());
    }
    at_every_width!(results(&packets));
}

/// Each check of FACTS 7.1 fails alone.
#[test]
fn each_error_alone() {
    let good = bytes_of(&fcp(1, 2, 77, 99));
    let mut bad_crc = good.clone();
    bad_crc[5] ^= 0x80;
    let link = Link {
        operational_vls: 3,
        check_vl: true,
    };
    let errors = FcpErrors::default;
    let mut packets = vec![
        (good.clone(), false, errors()),
        (
            bad_crc,
            false,
            FcpErrors {
                lpcrc: true,
                ..errors()
            },
        ),
        (
            good.clone(),
            true,
            FcpErrors {
                link_error: true,
                ..errors()
            },
        ),
        (
            bytes_of(&fcp(0, 15, 77, 99)),
            false,
            FcpErrors {
                vl: true,
                ..errors()
            },
        ),
        (
            bytes_of(&fcp(0, 4, 77, 99)),
            false,
            FcpErrors {
                vl: true,
                ..errors()
            },
        ),
        (bytes_of(&fcp(0, 3, 77, 99)), false, errors()),
    ];
    for op in 2..16 {
        packets.push((
            bytes_of(&fcp(op, 0, 1, 2)),
            false,
            FcpErrors {
                op: true,
                ..errors()
            },
        ));
    }
    for front in [&good[..0], &good[..2], &[0; 6], &[0; 1000], &[0; 4094]] {
        packets.push((
            with_lpcrc(front),
            false,
            FcpErrors {
                length: true,
                ..errors()
            },
        ));
    }
    fn results<const LANES: usize>(link: Link, packets: &[(Vec<u8>, bool, FcpErrors)]) {
        let played: Vec<_> = packets
            .iter()
            .map(|(bytes, error, _)| (bytes.clone(), *error))
            .collect();
        check::<LANES>(link, &played, 0, 0);
        for (result, (bytes, _, errors)) in decode::<LANES>(link, &played, 0, 0).iter().zip(packets)
        {
            assert_eq!(result.errors, *errors, "{} bytes", bytes.len());
        }
    }
    at_every_width!(results(link, &packets));
}

/// Thousands of bytes, then none: nothing of the one is left in the other.
#[test]
fn long_packets_and_empty_ones() {
    let long: Vec<u8> = (0..9000u32).map(|i| (i * 7 + i / 256) as u8).collect();
    let good = bytes_of(&fcp(0, 1, 2, 3));
    let mut packets = Vec::new();
    for length in [9000, 0, 6, 8999, 1, 4097, 0, 0, 2, 5000] {
        packets.push((
            if length == 6 {
                good.clone()
            } else {
                long[..length].to_vec()
            },
            false,
        ));
    }
    at_every_width!(check(INIT, &packets, 0, 0));
}

/// One packet per cycle into an output that does not take any for long.
#[test]
fn a_long_stall_loses_nothing() {
    let packets: Vec<_> = (0..200u64)
        .map(|i| (bytes_of(&fcp(i & 1, i % 15, i, 7 * i)), i % 5 == 0))
        .collect();
    at_every_width!(check(INIT, &packets, 0, 0x7fff_ffff_ffff_ffff));
    at_every_width!(check(INIT, &packets, 0, 0xffff_ffff));
}

//! The tops: sound as rust-hdl checks it, right about the packets of FACTS 4.4 under back-pressure, and on time.

use super::*;
use crate::testing::{at_every_width, axi_beats, hex, with_crcs, AxiBeat, Clocked};
use proptest::prelude::*;
use rust_hdl::prelude::*;

/// FACTS 4.4: packet without CRCs, ICRC (none for raw packets), VCRC.
const PUBLISHED: [(&str, &str, &str); 8] = [
    (
        "7012375c000e17d20a2024870087b1b3000dec2a01710a1c015d400238f27a050000000ebb884d85fd5cfba4728bc0690ed40000",
        "9625b75a",
        "45fa",
    ),
    ("00020004000700011140ffff0087040800d40a551f000001", "a8035550", "3081"),
    ("3052002a0006000a0400ffff0000012380100000", "c17b35b4", "f423"),
    ("9052002a0006000a0400ffff8000012380100000", "c17b35b4", "f8ed"),
    (
        "00020004000c00010a30ffff0000040780ffffff000000001000200000001234000000050102030405000000",
        "a6035578",
        "cb34",
    ),
    (
        "10221234000d43211300ffff00abcdef8000000100007f00123456780000beef112233445566778899aabbccddeeff00",
        "c4e2172f",
        "bab5",
    ),
    (
        "2063c001001600056a51234500281b07fe800000000000000002c90300001f2dff12401bffff000000000000ffffffff\
         6400ffff00ffffff000de6f88001000000000048000102030405060708090a0b0c0d0e0f",
        "e3c569aa",
        "df04",
    ),
    ("000000020005000100008100deadbeef01020304", "", "7dc6"),
];

/// What an engine says of a packet: the ICRC is there, the CRC is right.
type Verdict = (bool, bool);

/// The published packets as they are and, by `bits`, with one bit wrong: with what ICRC and VCRC engine have to say.
fn published(bits: u64) -> Vec<(Vec<u8>, Verdict, Verdict)> {
    let mut packets = Vec::new();
    for (i, (packet, icrc, vcrc)) in PUBLISHED.iter().enumerate() {
        let packet = hex(&[*packet, icrc, vcrc].concat());
        let present = !icrc.is_empty();
        packets.push((packet.clone(), (present, present), (true, true)));
        // In the last byte before the CRCs, which both cover.
        let mut wrong = packet;
        let at = wrong.len() - 7;
        wrong[at] ^= 1 << (bits.rotate_right(3 * i as u32) & 7);
        packets.push((wrong, (present, false), (true, false)));
        // Odd, short and empty packets in between.
        let cut = (bits.rotate_right(5 * i as u32) % 8) as usize;
        packets.push((vec![0x5a; cut], (false, false), (true, false)));
    }
    packets
}

/// What one cycle of a top with one result stream shows.
struct Shown {
    tready: bool,
    result: Option<Verdict>,
}

/// One cycle of a top: a beat on offer or none, and whether its result is taken.
type Step<const LANES: usize> = Box<dyn FnMut(Option<AxiBeat<LANES>>, bool) -> Shown>;

/// Plays packets with idle cycles (`gaps`) and stalls; one bit a cycle. The results in their order.
fn play<const LANES: usize>(
    packets: &[Vec<u8>],
    (gaps, stall): (u64, u64),
    mut step: impl FnMut(Option<AxiBeat<LANES>>, bool) -> Shown,
) -> Vec<Verdict> {
    let beats = packets.iter().flat_map(|packet| axi_beats::<LANES>(packet));
    let mut beats = beats.peekable();
    let mut results = Vec::new();
    let mut offered = false;
    let mut held: Option<Verdict> = None;
    let mut cycle = 0;
    while results.len() < packets.len() {
        // What was offered stays on offer until it is taken.
        offered |= (gaps >> (cycle % 64)) & 1 == 0;
        // Stalls come in long runs, so that every FIFO fills up.
        let ready = (stall >> (cycle / 50 % 64)) & 1 == 0;
        let shown = step(beats.peek().copied().filter(|_| offered), ready);
        if held.is_some() {
            assert_eq!(shown.result, held, "an offer changed before it was taken");
        }
        held = shown.result.filter(|_| !ready);
        results.extend(shown.result.filter(|_| ready));
        if offered && shown.tready {
            beats.next();
            offered = false;
        }
        cycle += 1;
        assert!(cycle < 100_000, "stuck");
    }
    assert!(beats.peek().is_none(), "more results than packets");
    results
}

fn icrc_step<const LANES: usize>() -> impl FnMut(Option<AxiBeat<LANES>>, bool) -> Shown {
    let mut dut = Clocked::new(IbIcrc::<LANES>::default(), |b| &mut b.clk);
    move |beat, ready| {
        let shown = dut.low(|b| {
            b.s_axis_tvalid.next = beat.is_some();
            if let Some(beat) = beat {
                b.s_axis_tdata.next = beat.tdata;
                b.s_axis_tkeep.next = beat.tkeep;
                b.s_axis_tlast.next = beat.tlast;
            }
            b.m_axis_result_tready.next = ready;
        });
        let result = (
            shown.m_axis_result_found.val(),
            shown.m_axis_result_good.val(),
        );
        let shown = Shown {
            tready: shown.s_axis_tready.val(),
            result: shown.m_axis_result_tvalid.val().then_some(result),
        };
        dut.high();
        shown
    }
}

fn vcrc_step<const LANES: usize>() -> impl FnMut(Option<AxiBeat<LANES>>, bool) -> Shown {
    let mut dut = Clocked::new(IbVcrc::<LANES>::default(), |b| &mut b.clk);
    move |beat, ready| {
        let shown = dut.low(|b| {
            b.s_axis_tvalid.next = beat.is_some();
            if let Some(beat) = beat {
                b.s_axis_tdata.next = beat.tdata;
                b.s_axis_tkeep.next = beat.tkeep;
                b.s_axis_tlast.next = beat.tlast;
            }
            b.m_axis_result_tready.next = ready;
        });
        let result = (true, shown.m_axis_result_good.val());
        let shown = Shown {
            tready: shown.s_axis_tready.val(),
            result: shown.m_axis_result_tvalid.val().then_some(result),
        };
        dut.high();
        shown
    }
}

fn engines<const LANES: usize>(bits: u64, gaps: u64, stall: u64) {
    // Enough packets to fill the FIFOs many times over.
    let packets = vec![published(bits); 8].concat();
    let bytes: Vec<_> = packets.iter().map(|p| p.0.clone()).collect();
    let icrc = play::<LANES>(&bytes, (gaps, stall), icrc_step());
    let vcrc = play::<LANES>(&bytes, (gaps, stall), vcrc_step());
    for (i, (_, want_icrc, want_vcrc)) in packets.iter().enumerate() {
        assert_eq!(icrc[i], *want_icrc, "ICRC of packet {i}, {LANES} lanes");
        assert_eq!(vcrc[i], *want_vcrc, "VCRC of packet {i}, {LANES} lanes");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn published_packets_under_back_pressure(
        bits: u64,
        gaps in prop_oneof![Just(0), any::<u64>().prop_map(|gaps| gaps & !1)],
        stall in prop_oneof![Just(0), any::<u64>().prop_map(|stall| stall & !1)],
    ) {
        at_every_width!(engines(bits, gaps, stall));
    }
}

/// Cycles from the last beat to the result: `6 + log2(LANES)`, also of an empty packet.
#[test]
fn the_engines_are_on_time() {
    fn check<const LANES: usize>() {
        for length in [0, 20, 26, 33, 300] {
            let packet = vec![0x5a; length];
            let steps: [Step<LANES>; 2] = [
                Box::new(icrc_step::<LANES>()),
                Box::new(vcrc_step::<LANES>()),
            ];
            for mut step in steps {
                // `tready` is a register that reset leaves low.
                step(None, true);
                for beat in axi_beats::<LANES>(&packet) {
                    let shown = step(Some(beat), true);
                    assert!(shown.tready && shown.result.is_none());
                }
                let wait = 6 + LANES.ilog2() as usize;
                let came = (1..2 * wait).find(|_| step(None, true).result.is_some());
                assert_eq!(came, Some(wait), "{LANES} lanes, {length} bytes");
            }
        }
    }
    at_every_width!(check());
}

/// Descriptor 4 cycles behind the beat that completes the headers, status `7 + log2(LANES)` behind the last.
#[test]
fn the_receive_pipeline_is_on_time() {
    fn check<const LANES: usize>(payload: usize) {
        let mut packet = hex("3052002a0006000a0400ffff0000012380100000");
        packet.resize(20 + payload, 0x5a);
        packet[5] = (packet.len() / 4 + 1) as u8;
        let packet = with_crcs(&packet);
        let mut dut = Clocked::new(IbRx::<LANES>::default(), |b| &mut b.clk);
        dut.cycle(|b| {
            b.cfg_mtu.next = 5.into();
            b.m_axis_desc_tready.next = true;
            b.m_axis_payload_tready.next = true;
            b.m_axis_status_tready.next = true;
        });
        let beats = axi_beats::<LANES>(&packet);
        let mut came = (None, None);
        for cycle in 0..beats.len() + 20 {
            let beat = beats.get(cycle);
            let shown = dut.low(|b| {
                b.s_axis_tvalid.next = beat.is_some();
                if let Some(beat) = beat {
                    b.s_axis_tdata.next = beat.tdata;
                    b.s_axis_tkeep.next = beat.tkeep;
                    b.s_axis_tlast.next = beat.tlast;
                }
            });
            assert!(shown.s_axis_tready.val());
            if shown.m_axis_desc_tvalid.val() {
                assert_eq!(came.0.replace(cycle), None, "one descriptor");
            }
            if shown.m_axis_status_tvalid.val() {
                assert_eq!(came.1.replace(cycle), None, "one status");
                assert_eq!(shown.m_axis_status.val().failed(), [false; 15]);
            }
            dut.high();
        }
        let headers_in = 20usize.div_ceil(4 * LANES) - 1;
        let last = beats.len() - 1;
        let status = last + 7 + LANES.ilog2() as usize;
        assert_eq!(came, (Some(headers_in + 4), Some(status)), "{LANES} lanes");
    }
    for payload in [0, 4, 60, 256] {
        at_every_width!(check(payload));
    }
}

/// Every signal driven, no combinational loop, no input written.
#[test]
fn the_tops_are_sound() {
    fn sound(mut top: impl Block) {
        top.connect_all();
        assert_eq!(check_all(&top), Ok(()));
    }
    fn check<const LANES: usize>() {
        sound(IbRx::<LANES>::default());
        sound(IbIcrc::<LANES>::default());
        sound(IbVcrc::<LANES>::default());
    }
    at_every_width!(check());
}

//! Every exported top at every width: accepted by the tools, and in Icarus Verilog the same as the simulation, bit for bit and cycle
//! for cycle.

#![cfg(feature = "tools")]

use ibhdl::rx::{IbIcrc, IbVcrc};
use ibhdl_sim::bench::{Bench, Clocked, Config, Packet, Simulated, Stalls};
use ibhdl_sim::sample;
use ibhdl_tests::exports::export;
use ibhdl_tests::lockstep::{testbench, Recorder};
use ibhdl_tests::tools::{icarus, verilator_lint, yosys_check, Lint, Sources};
use ibhdl_verilog::tops::{Top, LANES, TOPS};
use rust_hdl::core::block::Block;
use std::cell::RefCell;
use std::rc::Rc;

#[test]
fn verilator_finds_nothing_to_say() {
    for (top, lanes) in TOPS.iter().flat_map(|t| LANES.map(|l| (t, l))) {
        let verilog = export(top, lanes);
        let sources = Sources::new().text(&verilog.file, &verilog.text);
        verilator_lint(&sources, &top.module(lanes), Lint::Wall).unwrap();
    }
}

#[test]
fn yosys_finds_no_latch_and_no_fault() {
    for (top, lanes) in TOPS.iter().flat_map(|t| LANES.map(|l| (t, l))) {
        let verilog = export(top, lanes);
        let sources = Sources::new().text(&verilog.file, &verilog.text);
        yosys_check(&sources, &top.module(lanes)).unwrap();
    }
}

/// Plays what the recorder noted through the exported top.
fn replay(top: &Top, lanes: usize, recorder: &Recorder) {
    let verilog = export(top, lanes);
    let (inputs, outputs) = recorder.files();
    let bench = testbench(verilog, recorder.cycles());
    let sources = Sources::new()
        .text(&verilog.file, &verilog.text)
        .text("testbench.v", &bench)
        .data("inputs.txt", &inputs)
        .data("outputs.txt", &outputs);
    let output = icarus(&sources, "testbench", &[]).unwrap();
    let equal = format!("{} cycles equal", recorder.cycles());
    assert!(output.log.contains(&equal), "{}", output.log);
    assert!(!output.log.contains("warning"), "{}", output.log);
}

fn packets() -> Vec<Packet> {
    let packets = sample::packets().into_iter().enumerate();
    packets
        .map(|(i, packet)| Packet {
            bytes: packet.bytes,
            link_error: packet.link_error,
            empty_end: i % 3 == 0,
        })
        .collect()
}

fn replay_ib_rx<const L: usize>() {
    for stalls in [Stalls::default(), Stalls::all(0.3, 7)] {
        let recorder = Rc::new(RefCell::new(Recorder::default()));
        let notes = recorder.clone();
        let config = Config { mtu: 5, mpe: true };
        let observer = move |block: &dyn Block, clock: bool| {
            if !clock {
                notes.borrow_mut().sample(block);
            }
        };
        let engine = Simulated::<L>::observed(config, Box::new(observer));
        let mut bench = Bench::new(Box::new(engine), stalls).unwrap();
        let received = bench.run(packets()).unwrap();
        assert_eq!(received.len(), packets().len());
        replay(Top::named("ib_rx").unwrap(), L, &recorder.borrow());
    }
}

/// Drives an engine's top beat by beat; the output stalls every third cycle.
macro_rules! replay_engine {
    ($name:literal, $top:ident, $lanes:literal) => {{
        let mut recorder = Recorder::default();
        let mut top = Clocked::new(Box::<$top<$lanes>>::default(), |top| &mut top.clk);
        let beat = 4 * $lanes;
        let mut beats = packets().into_iter().flat_map(|packet| {
            let count = packet.bytes.len().div_ceil(beat).max(1);
            (0..count).map(move |i| {
                let from = (i * beat).min(packet.bytes.len());
                let to = (from + beat).min(packet.bytes.len());
                (packet.bytes[from..to].to_vec(), i + 1 == count)
            })
        });
        let mut offer: Option<(Vec<u8>, bool)> = None;
        let mut results = 0;
        for cycle in 0u64.. {
            if offer.is_none() && cycle > 2 {
                offer = beats.next();
            }
            if offer.is_none() && results == packets().len() {
                break;
            }
            assert!(cycle < 100_000, "{results} results");
            let ready = cycle % 3 != 0;
            let block = top
                .low(|top| {
                    let (bytes, last) = offer.clone().unwrap_or_default();
                    let mut data = [0u32; $lanes];
                    let mut keep = [0u32; $lanes];
                    for (i, byte) in bytes.iter().enumerate() {
                        data[i / 4] |= u32::from(*byte) << (8 * (i % 4));
                        keep[i / 4] |= 1 << (i % 4);
                    }
                    top.rst.next = cycle < 2;
                    top.s_axis_tvalid.next = offer.is_some();
                    top.s_axis_tdata.next = data.into();
                    top.s_axis_tkeep.next = keep.into();
                    top.s_axis_tlast.next = last;
                    top.m_axis_result_tready.next = ready;
                })
                .unwrap();
            recorder.sample(block);
            let moved = block.s_axis_tready.val();
            results += usize::from(ready && block.m_axis_result_tvalid.val());
            if moved {
                offer = None;
            }
            top.high().unwrap();
        }
        replay(Top::named($name).unwrap(), $lanes, &recorder);
    }};
}

macro_rules! at_width {
    ($($lanes:literal $rx:ident $engines:ident;)*) => {$(
        #[test]
        fn $rx() {
            replay_ib_rx::<$lanes>();
        }

        #[test]
        fn $engines() {
            replay_engine!("ib_icrc", IbIcrc, $lanes);
            replay_engine!("ib_vcrc", IbVcrc, $lanes);
        }
    )*};
}

at_width! {
    1 ib_rx_32_is_what_was_simulated engines_32_are_what_was_simulated;
    2 ib_rx_64_is_what_was_simulated engines_64_are_what_was_simulated;
    4 ib_rx_128_is_what_was_simulated engines_128_are_what_was_simulated;
    8 ib_rx_256_is_what_was_simulated engines_256_are_what_was_simulated;
    16 ib_rx_512_is_what_was_simulated engines_512_are_what_was_simulated;
}

/// The comparison itself can fail: one wrong bit in what the simulation gave is found.
#[test]
fn a_single_different_bit_is_found() {
    let verilog = export(Top::named("ib_vcrc").unwrap(), 1);
    // The reset, which is the first port behind the clock, is high, and so no beat is taken.
    let inputs = format!("{}1\n", "0".repeat(39)).repeat(4);
    let sources = |ready: &str| {
        Sources::new()
            .text(&verilog.file, &verilog.text)
            .text("testbench.v", &testbench(verilog, 4))
            .data("inputs.txt", &inputs)
            .data("outputs.txt", &format!("00{ready}\n").repeat(4))
    };
    assert!(icarus(&sources("0"), "testbench", &[]).is_ok());
    let error = icarus(&sources("1"), "testbench", &[]).unwrap_err();
    assert!(error.to_string().contains("s_axis_tready"), "{error}");
}

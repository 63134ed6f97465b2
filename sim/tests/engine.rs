//! `ibhdl replay --engine verilator`: the exported Verilog says what the simulation says.

#![cfg(feature = "verilator")]

mod common;

use common::{ran, Ibhdl};
use std::path::Path;

/// The output of `replay --json` without its speed. The working folder stays, and with it the models that were built in it.
fn replay(ibhdl: &Ibhdl, capture: &Path, lanes: &str, more: &[&str]) -> String {
    let mut command = ibhdl.command();
    command.current_dir(env!("CARGO_TARGET_TMPDIR"));
    command.arg("replay").arg(capture);
    command.args(["--json", "--lanes", lanes]).args(more);
    let ran = ran(command.output().unwrap());
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{more:?}");
    let (output, speed) = ran.stdout.rsplit_once("\"cycles_per_second\"").unwrap();
    assert!(speed.ends_with("}}\n"), "{speed}");
    output.to_string()
}

fn same_output(capture: &Path, lanes: &str) {
    let ibhdl = Ibhdl::new();
    for options in [
        &[][..],
        &["--stall", "0.5", "--seed", "3", "--no-mpe", "--mtu", "1024"],
    ] {
        let simulation = replay(&ibhdl, capture, lanes, options);
        let verilator = ["--engine", "verilator"];
        let verilator = replay(&ibhdl, capture, lanes, &[options, &verilator].concat());
        assert_eq!(simulation, verilator, "{lanes} lanes, {options:?}");
    }
}

macro_rules! at_every_width {
    ($($lanes:literal $sample:ident $capture:ident;)*) => {$(
        #[test]
        fn $sample() {
            let ibhdl = Ibhdl::new();
            ibhdl.sample_capture("sample.pcap");
            same_output(&ibhdl.path("sample.pcap"), $lanes);
        }

        #[test]
        #[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
        fn $capture() {
            let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
            same_output(&shared.join("captures/infiniband.pcap"), $lanes);
        }
    )*};
}

at_every_width! {
    "1" the_sample_at_1_lane the_capture_at_1_lane;
    "2" the_sample_at_2_lanes the_capture_at_2_lanes;
    "4" the_sample_at_4_lanes the_capture_at_4_lanes;
    "8" the_sample_at_8_lanes the_capture_at_8_lanes;
    "16" the_sample_at_16_lanes the_capture_at_16_lanes;
}

#[test]
fn without_verilator_there_is_one_line() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let mut command = ibhdl.command();
    command.args(["replay", "sample.pcap", "--engine", "verilator"]);
    let ran = ran(command.env("PATH", ibhdl.path("")).output().unwrap());
    assert_eq!((ran.code, ran.stdout.as_str()), (2, ""));
    assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
    for part in ["verilator cannot be started", "tests/run --tools"] {
        assert!(ran.stderr.contains(part), "{}", ran.stderr);
    }
}

//! A second opinion that shares no code with ibhdl: cocotb drives the exported receive pipeline in Icarus Verilog, with pauses on the
//! source and on all sinks, and a decoder in plain Python says what has to come out.
//!
//! By hand: `ibhdl-python tests/cocotb/run.py FILE.v`; `COCOTB_RANDOM_SEED=N` for other packets.

#![cfg(feature = "tools")]

use ibhdl_tests::shared::capture_dir;
use ibhdl_tests::tools::{python, Output, Sources, ToolError};
use ibhdl_verilog::tops::Top;
use ibhdl_verilog::Verilog;
use std::path::{Path, PathBuf};

const PAIRS: &str = "good_and_damaged";
const CAPTURED: &str = "captured";

fn script(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("cocotb")
        .join(name)
}

fn export(lanes: usize) -> Verilog {
    Top::named("ib_rx").unwrap().export(lanes).unwrap()
}

fn play(file: &str, text: &str, arguments: &[&str]) -> Result<Output, ToolError> {
    python(
        &Sources::new().text(file, text),
        &script("run.py"),
        arguments,
    )
}

fn play_all(lanes: usize) {
    let verilog = export(lanes);
    let output = play(&verilog.file, &verilog.text, &[]).unwrap();
    assert!(output.log.contains(PAIRS), "{}", output.log);
}

#[test]
fn every_packet_at_32_bits() {
    play_all(1);
}

#[test]
fn every_packet_at_128_bits() {
    play_all(4);
}

#[test]
fn every_packet_at_512_bits() {
    play_all(16);
}

#[test]
#[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
fn the_capture_is_good_at_each_width() {
    let captures = capture_dir().unwrap();
    let captures = captures.to_string_lossy();
    for lanes in [1, 4, 16] {
        let verilog = export(lanes);
        let arguments = ["--captures", &captures, "--filter", CAPTURED];
        play(&verilog.file, &verilog.text, &arguments).unwrap();
    }
}

#[test]
fn the_python_side_agrees_with_published_vectors() {
    let output = python(&Sources::new(), &script("test_ib.py"), &[]).unwrap();
    assert!(output.log.contains("OK"), "{}", output.log);
}

/// One operator of the export changed each time: the bench has to see it, and to say what it saw.
#[test]
fn a_changed_operator_is_found() {
    let verilog = export(1);
    for (operator, other, finding) in [
        (
            "(grh[55:48] != 8'h1b)",
            "(grh[55:48] == 8'h1b)",
            "grh_nxt_hdr is",
        ),
        (
            "advance_y ^ contribution",
            "advance_y | contribution",
            "crc is",
        ),
        ("push & !pop", "push | !pop", "unknown value"),
        ("to - from", "to + from", "payload"),
    ] {
        assert!(verilog.text.contains(operator), "no `{operator}`");
        let mutant = verilog.text.replacen(operator, other, 1);
        match play(&verilog.file, &mutant, &["--filter", PAIRS]) {
            Err(ToolError::Failed { log, .. }) => {
                let found = log
                    .lines()
                    .any(|l| l.contains("AssertionError") && l.contains(finding));
                assert!(found, "`{other}` should show in {finding}\n{log}");
            }
            other_end => panic!("`{other}` should fail: {other_end:?}"),
        }
    }
}

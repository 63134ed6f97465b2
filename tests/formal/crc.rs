//! The CRC engines are bit-serial engines, for packets up to a bound.

use crate::formal;
use crate::library::Library;
use crate::proofs::{self, run};
use ibhdl_tests::tools::{icarus, yosys, Output, Proof, Sources, ToolError};
use ibhdl_verilog::tops::LANES;

/// Longest packet, in beats.
const BEATS: usize = 3;

fn sources(library: &Library, crc: &str, lanes: usize) -> Sources {
    let engine = engine(crc, lanes);
    let (width, unit) = if crc == "icrc" { (32, 4) } else { (16, 2) };
    let latency = 3 + (4 * lanes / unit).ilog2();
    let which = format!(
        "`define ENGINE {engine}\n`define LANES {lanes}\n`define CRC_W {width}\n`define UNIT {unit}\n\
         `define LATENCY {latency}\n`define BEATS {BEATS}\n"
    );
    Sources::new()
        .text("which.v", &which)
        .text("library.v", &library.with_parts([engine.as_str()]))
}

fn engine(crc: &str, lanes: usize) -> String {
    format!("{crc}_engine_{}", 32 * lanes)
}

/// Whatever the data is, for given beats the register at the end is an affine map of it.
fn is_affine(library: &Library, crc: &str, lanes: usize) -> Result<Output, ToolError> {
    let sources = sources(library, crc, lanes)
        .file(&formal("crc/affine.ys"))
        .unwrap();
    let top = engine(crc, lanes);
    yosys(
        &sources,
        &format!("read_verilog library.v; hierarchy -check -top {top}; script affine.ys"),
    )
}

/// The register and the verdict are those of a bit-serial engine, for zero and every basis vector of the data.
fn is_equal_on_a_basis(library: &Library, crc: &str, lanes: usize) -> Result<Output, ToolError> {
    let files = ["crc_serial.v", "crc/bench.v"].into_iter();
    let sources = files.fold(sources(library, crc, lanes), |s, f| {
        s.file(&formal(f)).unwrap()
    });
    icarus(&sources, "bench", &[])
}

fn fails_with(result: Result<Output, ToolError>, what: &str) {
    let error = result.unwrap_err();
    assert!(matches!(error, ToolError::Failed { .. }), "{error}");
    assert!(error.to_string().contains(what), "{error}");
}

fn prove(crc: &str, lanes: usize) {
    let library = Library::exported();
    is_affine(library, crc, lanes).unwrap();
    is_equal_on_a_basis(library, crc, lanes).unwrap();
}

#[test]
fn icrc_engines() {
    [1, 2].into_iter().for_each(|lanes| prove("icrc", lanes));
}

#[test]
fn vcrc_engines() {
    [1, 2].into_iter().for_each(|lanes| prove("vcrc", lanes));
}

#[test]
fn twins_of_the_engines() {
    let library = Library::exported();
    let faults = [
        (
            "vcrc_state_32",
            "before_d = 16'hffff",
            "before_d = 16'hfffe",
        ),
        ("vcrc_un_advance_2", "& 5'd1)", "& 5'd2)"),
        ("vcrc_engine_32", "== 16'h556f", "== 16'h556e"),
        (
            "vcrc_engine_32",
            "last & (units == 6'd0)",
            "last & (units == 6'd1)",
        ),
        (
            "vcrc_advance_by_4",
            "y[5] = ^(x & 16'h7fdf)",
            "y[5] = ^(x & 16'h7fde)",
        ),
    ];
    for (module, right, wrong) in faults {
        let twin = library.broken(module, right, wrong);
        fails_with(is_equal_on_a_basis(&twin, "vcrc", 1), "different");
    }
    let not_affine = [
        (
            "vcrc_contribution_32",
            "total_q <= sum_y",
            "total_q <= sum_y & data[15:0]",
        ),
        (
            "vcrc_engine_32",
            "assign ctl[0] = valid",
            "assign ctl[0] = valid ^ data[0]",
        ),
    ];
    for (module, right, wrong) in not_affine {
        let twin = library.broken(module, right, wrong);
        fails_with(is_affine(&twin, "vcrc", 1), "selection is not empty");
    }
}

/// What an engine says of a packet, whatever is in its register at the end.
fn verdict(library: &Library, crc: &str, lanes: usize, task: &str) -> Proof {
    let engine = engine(crc, lanes);
    let (width, residue, latency) = match crc {
        "icrc" => (32, "32'hdebb20e3", 3 + lanes.ilog2()),
        _ => (16, "16'h556f", 4 + lanes.ilog2()),
    };
    let which = format!(
        "`define ENGINE {engine}\n`define LANES {lanes}\n`define CRC_W {width}\n`define RESIDUE {residue}\n\
         `define LATENCY {latency}\n"
    );
    let library = library.with_parts([engine.as_str()]);
    run("crc/verdict", task, &which, &library, &["verdict.v"])
}

#[test]
fn verdicts_of_the_engines() {
    let library = Library::exported();
    for lanes in LANES {
        for crc in ["icrc", "vcrc"] {
            let proof = verdict(library, crc, lanes, "prove");
            assert_eq!(proof, Proof::Holds, "{crc}, {lanes} lanes");
        }
    }
}

#[test]
fn twins_of_the_verdicts() {
    let faults = [
        ("== 16'h556f", "== 16'h556e"),
        (
            "good = end_ctl[4] & end_ctl[5] &",
            "good = end_ctl[4] & end_ctl[4] &",
        ),
        ("found = end_ctl[4]", "found = end_ctl[5]"),
        ("done = end_ctl[0] & end_ctl[2]", "done = end_ctl[2]"),
    ];
    for (right, wrong) in faults {
        let twin = Library::exported().broken("vcrc_engine_32", right, wrong);
        proofs::fails(verdict(&twin, "vcrc", 1, "bmc"), "verdict_property");
    }
}

//! The tops: `s_axis_tready` falls early enough for every FIFO behind it, and no packet goes without its descriptor, status or result.

use crate::library::Library;
use crate::proofs::{fails, run};
use ibhdl_tests::tools::Proof;
use ibhdl_verilog::tops::LANES;

fn results(library: &Library, crc: &str, lanes: usize, task: &str) -> Proof {
    let top = format!("ib_{crc}_{}", 32 * lanes);
    let latency = 5 + lanes.ilog2();
    let found = if crc == "icrc" { "`define FOUND\n" } else { "" };
    let which =
        format!("`define TOP {top}\n`define LANES {lanes}\n`define LATENCY {latency}\n{found}");
    run(
        "ready/results",
        task,
        &which,
        &library.with_parts([top.as_str()]),
        &["ones.v", "stays.v", "results.v"],
    )
}

fn receive(library: &Library, lanes: usize, task: &str) -> Proof {
    let top = format!("ib_rx_{}", 32 * lanes);
    let stages = lanes.ilog2();
    let which = format!("`define TOP {top}\n`define LANES {lanes}\n`define STAGES {stages}\n");
    run(
        "ready/receive",
        task,
        &which,
        &library.with_parts([top.as_str()]),
        &["ones.v", "receive.v"],
    )
}

#[test]
fn a_place_for_every_result() {
    let library = Library::exported();
    for lanes in LANES {
        for crc in ["icrc", "vcrc"] {
            let proof = results(library, crc, lanes, "prove");
            assert_eq!(proof, Proof::Holds, "{crc}, {lanes} lanes");
        }
    }
}

#[test]
fn twins_of_the_results() {
    let faults = [
        (
            "ib_vcrc_32",
            "results_level <= 6'h10",
            "results_level <= 6'h1f",
        ),
        (
            "vcrc_engine_32",
            "done = end_ctl[0] & end_ctl[2]",
            "done = end_ctl[0]",
        ),
    ];
    for (module, right, wrong) in faults {
        let twin = Library::exported().broken(module, right, wrong);
        fails(results(&twin, "vcrc", 1, "search"), "results_property");
    }
}

#[test]
fn a_place_for_what_a_packet_becomes() {
    let library = Library::exported();
    for lanes in LANES {
        let proof = receive(library, lanes, "prove");
        assert_eq!(proof, Proof::Holds, "{lanes} lanes");
    }
}

#[test]
fn twins_of_the_receive_pipeline() {
    let faults = [
        (
            "ib_rx_32",
            "(statuses_level <= 6'h10)",
            "(statuses_level <= 6'h1f)",
        ),
        ("ib_rx_32", "(descriptors_level <= 6'h10) & ", ""),
        ("ib_rx_32", "(egress_level <= 6'h10) & ", ""),
        (
            "payload_merge_32",
            "held_last_d = 1'b0",
            "held_last_d = 1'b1",
        ),
        ("describe_packet", "beat[0] & !emitted_q &", "beat[0] &"),
    ];
    for (module, right, wrong) in faults {
        let twin = Library::exported().broken(module, right, wrong);
        fails(receive(&twin, 1, "search"), "receive_property");
    }
}

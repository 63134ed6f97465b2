//! The comparison can fail: an export with one operator changed is found out.

use crate::run::{lock_step, Run};
use crate::traffic::sample_packets;
use ibhdl_sim::bench::Stalls;
use ibhdl_tests::exports::export_named;

/// Changes the one place, or the first of equal ones, where `from` stands.
fn found(top: &str, from: &str, to: &str) {
    let mut verilog = export_named(top, 1).clone();
    assert!(verilog.text.contains(from), "{top} has no {from:?}");
    verilog.text = verilog.text.replacen(from, to, 1);
    let run = Run::new(sample_packets(), Stalls::all(0.4, 7));
    let result = lock_step(top, 1, &verilog)(&run);
    assert!(result.is_err(), "{top} with {to:?}: {result:?}");
}

#[test]
fn the_wrong_gate_in_the_loop_of_the_crc() {
    found(
        "ib_vcrc",
        "advance_y ^ contribution",
        "advance_y | contribution",
    );
}

#[test]
fn a_comparison_that_is_off_by_one() {
    found(
        "ib_rx",
        "has_aeth = opcode[15] & (own_arrived >= 4'd1)",
        "has_aeth = opcode[15] & (own_arrived > 4'd1)",
    );
}

#[test]
fn a_counter_that_counts_the_wrong_way() {
    found("ib_icrc", "count_q + 6'd1", "count_q - 6'd1");
}

//! Credits: never a packet without credit, and two ends that stay consistent over any losses, by SymbiYosys.

use crate::proofs::{self, fails};
use ibhdl::link::Credit;
use ibhdl_tests::tools::Proof;
use ibhdl_verilog::Emitter;
use rust_hdl::prelude::Block;

/// The credits of a port with one data VL.
fn exported() -> String {
    let mut credit = Credit::<1>::default();
    credit.connect_all();
    Emitter::new(&credit)
        .module_name("credit_1")
        .emit()
        .unwrap()
        .text
}

/// The export with one fault: the one place that reads `right` reads `wrong`.
fn broken(right: &str, wrong: &str) -> String {
    let text = exported();
    assert_eq!(text.matches(right).count(), 1, "`{right}`");
    text.replace(right, wrong)
}

fn run(name: &str, task: &str, which: &str, library: &str) -> Proof {
    let bench = format!("{name}.v");
    proofs::run(&format!("link/{name}"), task, which, library, &[&bench])
}

#[test]
fn never_without_credit() {
    assert_eq!(run("send", "prove", "", &exported()), Proof::Holds);
}

#[test]
fn twins_of_the_send_rule() {
    let faults = [
        // A packet may be one block too long.
        ("(room == 12'h800)", "(room == 12'hfff)"),
        // Charged to nobody.
        (
            "state_d[11:0] = required[12:1];",
            "state_d[11:0] = state_q[11:0];",
        ),
        // One block too few.
        ("more = !without_vcrc | ", "more = "),
        // `ready` without a look at the credit.
        ("waiting & credit", "waiting"),
    ];
    for (right, wrong) in faults {
        fails(
            run("send", "bmc", "", &broken(right, wrong)),
            "send_property",
        );
    }
}

/// Bits of `holds`: the solver takes one at a time.
const GOALS: usize = 19;

#[test]
fn two_ends_and_any_losses() {
    let library = exported();
    assert_eq!(
        run("link", "base", "`define BASE\n", &library),
        Proof::Holds
    );
    for goal in 0..GOALS {
        let which = format!("`define GOAL {goal}\n");
        assert_eq!(
            run("link", "step", &which, &library),
            Proof::Holds,
            "{which}"
        );
    }
}

#[test]
fn twins_of_the_two_ends() {
    let faults = [
        // A flow-control packet does not reset the ABR.
        (
            "state_d[11:0] = fcp_fctbs;",
            "state_d[11:0] = state_q[11:0];",
        ),
        // The ABR does not grow.
        (
            "state_d[11:0] = abr_next[12:1];",
            "state_d[11:0] = state_q[11:0];",
        ),
        // What is in the buffer is granted again.
        (
            "free = {1'b0, buffer_blocks} - {1'b0, looked_q[29:18]}",
            "free = {1'b0, buffer_blocks}",
        ),
        // A packet goes out for nothing.
        (
            "state_d[11:0] = required[12:1];",
            "state_d[11:0] = state_q[11:0];",
        ),
    ];
    for (right, wrong) in faults {
        let twin = broken(right, wrong);
        fails(
            run("link", "search", "`define BASE\n", &twin),
            "link_property",
        );
    }
}

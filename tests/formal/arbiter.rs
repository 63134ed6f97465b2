//! The VL arbiter, by SymbiYosys: small ones, exported for this.

use crate::proofs::{self, fails};
use ibhdl::link::VlArb;
use ibhdl_tests::tools::Proof;
use ibhdl_verilog::Emitter;
use rust_hdl::prelude::*;

/// Of an arbiter with two VLs.
fn exported<const ENTRIES: usize>() -> String {
    let mut arbiter = VlArb::<2, ENTRIES>::default();
    arbiter.connect_all();
    let emitter = Emitter::new(&arbiter).module_name("arbiter");
    emitter.emit().unwrap().text
}

/// Both halves of the arbiter are one module: a fault in it is one of both lists.
fn broken(text: &str, right: &str, wrong: &str) -> String {
    assert_eq!(text.matches(right).count(), 1, "`{right}`");
    text.replace(right, wrong)
}

fn run(bench: &str, task: &str, entries: usize, weight: usize, arbiter: &str) -> Proof {
    let which = format!(
        "`define ARBITER arbiter\n`define VLS 2\n`define ENTRIES {entries}\n`define WEIGHT {weight}\n"
    );
    let file = format!("{bench}.v");
    proofs::run(&format!("link/{bench}"), task, &which, arbiter, &[&file])
}

#[test]
fn sends_what_waits_and_one_at_a_time() {
    let proof = run("arbiter", "prove", 2, 2, &exported::<2>());
    assert_eq!(proof, Proof::Holds);
}

#[test]
fn twins_that_send_what_does_not_wait_or_too_soon() {
    let arbiter = exported::<2>();
    let faults = [
        // A VL that is not ready.
        ("eligible[1] = by_vl[~inverted[7:4]]", "eligible[1] = 1'b1"),
        // A write that does not end what is in the making.
        ("flush = sent | write", "flush = sent"),
        // A grant that does not.
        ("flush = sent | write", "flush = write"),
        // The cycle of a grant taken for the first of the next snapshots.
        ("!flush & !shown[0]", "!flush"),
        // Nobody asked.
        ("sent = request & chosen[0]", "sent = chosen[0]"),
    ];
    for (right, wrong) in faults {
        let twin = broken(&arbiter, right, wrong);
        fails(run("arbiter", "bmc", 2, 2, &twin), "arbiter_property");
    }
}

#[test]
fn nobody_waits_longer() {
    assert_eq!(run("wait", "bmc", 2, 2, &exported::<2>()), Proof::Holds);
}

#[test]
fn twins_that_let_an_entry_wait() {
    let arbiter = exported::<2>();
    let faults = [
        // A new turn starts with the entry that had the last one.
        ("from = 8'hfe << pos_q[2:0]", "from = 8'hff << pos_q[2:0]"),
        // A turn without an end.
        ("before_d = left_q", "before_d = last_weight_q"),
        // High never uses its budget up.
        (
            "budget_d = budget_q - {7'd0, blocks_q}",
            "budget_d = budget_q",
        ),
    ];
    for (right, wrong) in faults {
        let twin = broken(&arbiter, right, wrong);
        fails(run("wait", "bmc", 2, 2, &twin), "wait_property");
    }
}

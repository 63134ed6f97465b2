//! The rules of the stream, by SymbiYosys.

use crate::library::Library;
use crate::proofs::{fails, run};
use ibhdl_tests::tools::Proof;
use ibhdl_verilog::tops::LANES;

/// The task of a .sby file that searches from reset only: a twin has to fail with a counterexample, not for want of an invariant.
const SEARCH: &str = "bmc";

/// The width at which a module is proved; above it a proof takes minutes.
const PROVED: usize = 64;

/// The text of a module is that of the one that is proved, but for the width.
fn is_the_same_but_for_the_width(library: &Library, kind: &str, bits: usize) -> bool {
    let text = |bits: usize| {
        let text = library.with_parts([format!("{kind}_{bits}").as_str()]);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let range = text.replace(&format!("[{}:0]", bits - 1), "[W-1:0]");
        range.replace(&format!("_{bits} "), "_W ")
    };
    text(bits) == text(PROVED)
}

/// Every width of a module: each is proved, or is the one that is proved but for its width.
fn every_width(kind: &str, proof: fn(&Library, usize, &str) -> Proof) {
    let library = Library::exported();
    let widths = library.widths(&format!("{kind}_"));
    assert!(
        widths.len() >= 8 && widths.contains(&PROVED),
        "{kind}: {widths:?}"
    );
    for bits in widths {
        if bits == PROVED || !is_the_same_but_for_the_width(library, kind, bits) {
            assert!(bits <= PROVED, "{kind}_{bits} is another text");
            assert_eq!(proof(library, bits, "prove"), Proof::Holds, "{kind}_{bits}");
        }
    }
}

fn ram(library: &Library, bits: usize, task: &str) -> Proof {
    let name = format!("ram_{bits}");
    let which = format!("`define RAM {name}\n`define W {bits}\n");
    run(
        "stream/ram",
        task,
        &which,
        &library.with_parts([name.as_str()]),
        &["ram.v"],
    )
}

fn fifo(library: &Library, bits: usize, task: &str) -> Proof {
    let name = format!("fifo_{bits}");
    let which = format!("`define FIFO {name}\n`define RAM ram_{bits}\n`define W {bits}\n");
    let library = library.with_parts([name.as_str()]);
    run(
        "stream/fifo",
        task,
        &which,
        &library,
        &["one_cell.v", "fifo.v"],
    )
}

#[test]
fn every_ram() {
    every_width("ram", ram);
    let library = Library::exported();
    let twin = library.broken(
        "ram_8",
        "cells[write_address] <=",
        "cells[write_address & 5'd15] <=",
    );
    fails(ram(&twin, 8, SEARCH), "ram_property");
}

#[test]
fn every_fifo() {
    every_width("fifo", fifo);
}

#[test]
fn twins_of_the_fifo() {
    let faults = [
        ("pop = ready & (count_q != 6'd0)", "pop = ready"),
        ("if (push & !pop) begin", "if (push) begin"),
        ("head_d = head_q + 5'd1", "head_d = head_q + 5'd2"),
        (".write_address(tail_q)", ".write_address(head_q)"),
        ("valid = count_q != 6'd0", "valid = count_q > 6'd1"),
    ];
    for (right, wrong) in faults {
        let twin = Library::exported().broken("fifo_8", right, wrong);
        fails(fifo(&twin, 8, SEARCH), "fifo_property");
    }
}

fn egress(library: &Library, lanes: usize, task: &str) -> Proof {
    let bits = 32 * lanes;
    let name = format!("egress_{bits}");
    let follow = if bits > PROVED {
        ""
    } else {
        "`define FOLLOW\n"
    };
    let which = format!(
        "`define EGRESS {name}\n`define LANES {lanes}\n`define RAM ram_{bits}\n`define W {bits}\n{follow}"
    );
    let library = library.with_parts([name.as_str()]);
    let files = ["one_cell.v", "egress.v"];
    run("stream/egress", task, &which, &library, &files)
}

#[test]
fn the_payload_output() {
    for lanes in LANES {
        let proof = egress(Library::exported(), lanes, "prove");
        assert_eq!(proof, Proof::Holds, "{lanes} lanes");
    }
}

#[test]
fn twins_of_the_payload_output() {
    let faults = [
        ("tails_valid & (!tail[7] | tokens_valid)", "tails_valid"),
        ("tokens_ready = pop & tail[7]", "tokens_ready = pop"),
        ("tokens_ready = pop & tail[7]", "tokens_ready = tail[7]"),
        (
            "tkeep = ~(4'hf << tail[6:0])",
            "tkeep = ~(4'he << tail[6:0])",
        ),
        ("pop = valid & tready", "pop = valid"),
        ("level = tokens_level", "level = data_level"),
    ];
    for (right, wrong) in faults {
        let twin = Library::exported().broken("egress_32", right, wrong);
        fails(egress(&twin, 1, SEARCH), "egress_property");
    }
}

fn skid(library: &Library, bits: usize, task: &str) -> Proof {
    let name = format!("skid_{bits}");
    let which = format!("`define SKID {name}\n`define W {bits}\n");
    let library = library.with_parts([name.as_str()]);
    run("stream/skid", task, &which, &library, &["skid.v"])
}

#[test]
fn every_skid_buffer() {
    every_width("skid", skid);
}

#[test]
fn twins_of_the_skid_buffer() {
    let faults = [
        (
            "first_d = in_data;\n      if (spare_full_q) begin",
            "first_d = in_data;\n      if (in_valid) begin",
        ),
        (
            "    full_d = full_q;\n    if (!full_q | out_ready)",
            "    full_d = full_q;\n    if (out_ready)",
        ),
        (
            "spare_full_d = spare_full_q | in_valid",
            "spare_full_d = in_valid",
        ),
        ("in_ready = !spare_full_q", "in_ready = !full_q"),
    ];
    for (right, wrong) in faults {
        let twin = Library::exported().broken("skid_7", right, wrong);
        fails(skid(&twin, 7, SEARCH), "skid_property");
    }
}

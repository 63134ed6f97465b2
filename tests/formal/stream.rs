//! The rules of the stream, by SymbiYosys.

use crate::formal;
use crate::library::Library;
use ibhdl_tests::tools::{sby, Proof, Sources};

/// The task of a .sby file that searches from reset only: a twin has to fail with a counterexample, not for want of an invariant.
const SEARCH: &str = "bmc";

fn run(name: &str, task: &str, which: &str, library: &str, files: &[&str]) -> Proof {
    let file = format!("{name}.sby");
    let sources = Sources::new()
        .text("which.v", which)
        .text("library.v", library)
        .file(&formal(&format!("stream/{file}")))
        .unwrap();
    let sources = files.iter().fold(sources, |s, f| {
        s.file(&formal(&format!("stream/{f}"))).unwrap()
    });
    sby(&sources, &file, task).unwrap_or_else(|e| panic!("{name}, {task}: {e}"))
}

fn fails(proof: Proof, assertion_in: &str) {
    match proof {
        Proof::Fails(log) => {
            let named = log
                .lines()
                .any(|l| l.contains("Assert failed in") && l.contains(assertion_in));
            assert!(named, "{log}");
        }
        Proof::Holds => panic!("the twin holds as well"),
    }
}

/// Above this many bits a proof takes minutes; these modules are the same text as one that is proved, but for the width.
const WIDEST: usize = 64;

fn is_the_same_but_wider(library: &Library, kind: &str, bits: usize) {
    let text = |bits: usize| {
        let text = library.with_parts([format!("{kind}_{bits}").as_str()]);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let range = text.replace(&format!("[{}:0]", bits - 1), "[W-1:0]");
        range.replace(&format!("_{bits} "), "_W ")
    };
    assert_eq!(text(bits), text(WIDEST), "{kind}_{bits}");
}

fn ram(library: &Library, bits: usize, task: &str) -> Proof {
    let name = format!("ram_{bits}");
    let which = format!("`define RAM {name}\n`define W {bits}\n");
    run(
        "ram",
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
    run("fifo", task, &which, &library, &["one_cell.v", "fifo.v"])
}

#[test]
fn every_ram() {
    let library = Library::exported();
    let widths = library.widths("ram_");
    assert!(widths.len() >= 8, "{widths:?}");
    for bits in widths {
        if bits > WIDEST {
            is_the_same_but_wider(library, "ram", bits);
            continue;
        }
        assert_eq!(ram(library, bits, "prove"), Proof::Holds, "{bits} bits");
    }
    let twin = library.broken(
        "ram_8",
        "cells[write_address] <=",
        "cells[write_address & 5'd15] <=",
    );
    fails(ram(&twin, 8, SEARCH), "ram_property");
}

#[test]
fn every_fifo() {
    let library = Library::exported();
    let widths = library.widths("fifo_");
    assert!(widths.len() >= 8, "{widths:?}");
    for bits in widths {
        if bits > WIDEST {
            is_the_same_but_wider(library, "fifo", bits);
            continue;
        }
        assert_eq!(fifo(library, bits, "prove"), Proof::Holds, "{bits} bits");
    }
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

fn egress(library: &Library) -> Proof {
    let which = "`define EGRESS egress_32\n`define LANES 1\n";
    let library = library.with_parts(["egress_32"]);
    run("egress", SEARCH, which, &library, &["egress.v"])
}

#[test]
fn the_payload_output() {
    assert_eq!(egress(Library::exported()), Proof::Holds);
}

#[test]
fn twins_of_the_payload_output() {
    let faults = [
        ("tails_valid & (!tail[7] | tokens_valid)", "tails_valid"),
        ("tokens_ready = pop & tail[7]", "tokens_ready = pop"),
        (
            "tkeep = ~(4'hf << tail[6:0])",
            "tkeep = ~(4'he << tail[6:0])",
        ),
        ("pop = valid & tready", "pop = valid"),
    ];
    for (right, wrong) in faults {
        let twin = Library::exported().broken("egress_32", right, wrong);
        fails(egress(&twin), "egress_property");
    }
}

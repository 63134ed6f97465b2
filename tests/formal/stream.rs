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

pub fn fails(proof: Proof, assertion_in: &str) {
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

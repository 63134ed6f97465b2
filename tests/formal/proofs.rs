//! How a proof by SymbiYosys is run, and what a twin has to come to.

use crate::formal;
use ibhdl_tests::tools::{sby, Proof, Sources};

/// Runs `task` of `<name>.sby` of a folder of `verilog-out/formal`, with the other `files` that it names.
pub fn run(name: &str, task: &str, which: &str, library: &str, files: &[&str]) -> Proof {
    let (folder, file) = name.rsplit_once('/').expect("a folder and a name");
    let sby_file = format!("{file}.sby");
    let sources = Sources::new()
        .text("which.v", which)
        .text("library.v", library)
        .file(&formal(&format!("{folder}/{sby_file}")))
        .unwrap();
    let sources = files.iter().fold(sources, |s, f| {
        s.file(&formal(&format!("{folder}/{f}"))).unwrap()
    });
    sby(&sources, &sby_file, task).unwrap_or_else(|e| panic!("{name}, {task}: {e}"))
}

/// A twin fails with a counterexample, an assertion of the module `assertion_in`.
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

//! `ibhdl emit` and the small commands.

mod common;

use std::collections::BTreeSet;

use common::Ibhdl;

fn files(ibhdl: &Ibhdl, folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(ibhdl.path(folder)).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

#[test]
fn every_top_at_every_width() {
    let ibhdl = Ibhdl::new();
    let stdout = ibhdl.good(&["emit"]);
    let files = files(&ibhdl, "target/ibhdl/verilog");
    let tops = ["ib_rx", "ib_icrc", "ib_vcrc"];
    let wanted = tops
        .iter()
        .flat_map(|top| [32, 64, 128, 256, 512].map(|bits| format!("{top}_{bits}.v")));
    assert_eq!(files, wanted.collect());
    for file in files {
        let path = format!("target/ibhdl/verilog/{file}");
        assert!(
            stdout.lines().any(|line| line.ends_with(&path)),
            "{path} is not named"
        );
        let text = std::fs::read_to_string(ibhdl.path(&path)).unwrap();
        let module = file.strip_suffix(".v").unwrap();
        assert!(text.contains(&format!("module {module} (")), "{path}");
    }
}

#[test]
fn one_top_at_one_width_in_a_folder() {
    let ibhdl = Ibhdl::new();
    ibhdl.good(&["emit", "--top", "ib_icrc", "--lanes", "16", "--out", "a/b"]);
    assert_eq!(
        files(&ibhdl, "a/b"),
        BTreeSet::from(["ib_icrc_512.v".to_owned()])
    );
}

#[test]
fn help_version_and_completions() {
    let ibhdl = Ibhdl::new();
    let help = ibhdl.good(&["--help"]);
    for word in [
        "replay",
        "emit",
        "completions",
        "target/ibhdl",
        "Exit codes",
    ] {
        assert!(help.contains(word), "{word}");
    }
    let help = ibhdl.good(&["replay", "--help"]);
    for option in [
        "--lanes", "--json", "--vcd", "--mtu", "--stall", "--seed", "--strict", "--no-mpe",
    ] {
        assert!(help.contains(option), "{option}");
    }
    let version = concat!("ibhdl ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(ibhdl.good(&["--version"]), version);
    assert!(ibhdl.good(&["completions", "bash"]).contains("_ibhdl()"));
}

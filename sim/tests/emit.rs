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
    let tops = [
        "ib_rx",
        "ib_icrc",
        "ib_vcrc",
        "ib_link_sched",
        "ib_vlarb",
        "ib_credit",
        "ib_fcp",
    ];
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

/// Modules that a file defines.
fn modules(text: &str) -> Vec<&str> {
    let lines = text.lines();
    lines
        .filter_map(|line| line.strip_prefix("module ")?.split([' ', ';']).next())
        .collect()
}

#[test]
fn a_prefix_is_in_front_of_all_modules_but_the_top() {
    let ibhdl = Ibhdl::new();
    let text = |arguments: &str| {
        let arguments: Vec<_> = arguments.split(' ').collect();
        ibhdl.good(&arguments);
        std::fs::read_to_string(ibhdl.path("a/ib_vcrc_64.v")).unwrap()
    };
    let plain = text("emit --top ib_vcrc --lanes 2 --out a");
    let prefixed = text("emit --top ib_vcrc --lanes 2 --out a --prefix acme_");
    let (names, more) = (modules(&plain), modules(&prefixed));
    assert!(names.len() > 2 && names[0] == "ib_vcrc_64" && more[0] == "ib_vcrc_64");
    let expected: Vec<_> = names[1..].iter().map(|n| format!("acme_{n}")).collect();
    assert_eq!(more[1..], expected);
    assert!(prefixed.contains("Made by: ibhdl emit --top ib_vcrc --lanes 2 --prefix acme_\n"));
    // Instances too: nothing is left of the names alone.
    let words = |text: &str, word: &str| {
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        text.split(|c: char| !is_name(c))
            .filter(|w| *w == word)
            .count()
    };
    for name in &names[1..] {
        let long = format!("acme_{name}");
        assert!(words(&prefixed, &long) >= 2, "{name}");
        assert!(!prefixed.contains(&format!("\n  {name} u_")), "{name}");
    }
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

//! `verilog-out/rtl` is what the code emits, and its text keeps the promises of the backend.

use super::{assert_committed, exports, rtl_folder};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn the_committed_verilog_is_what_is_emitted() {
    for (_, _, verilog) in exports() {
        assert_committed(
            &rtl_folder().join(&verilog.file),
            &verilog.text,
            "cargo run --release -- emit --out verilog-out/rtl",
        );
    }
}

#[test]
fn there_is_no_other_verilog() {
    let expected: BTreeSet<String> = exports()
        .map(|(_, _, verilog)| verilog.file.clone())
        .collect();
    let found: BTreeSet<String> = std::fs::read_dir(rtl_folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".v"))
        .collect();
    assert_eq!(found, expected);
}

/// The lines without remarks.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code))
}

#[test]
fn no_initial_block_and_no_dollar_in_a_name() {
    for (_, _, verilog) in exports() {
        for line in code(&verilog.text) {
            let line = line.replace("$signed(", "(");
            assert!(!line.contains('$'), "{}: {line}", verilog.file);
            let mut words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            assert!(!words.any(|w| w == "initial"), "{}: {line}", verilog.file);
        }
    }
}

#[test]
fn every_module_has_a_line_about_it() {
    for (_, _, verilog) in exports() {
        let lines: Vec<&str> = verilog.text.lines().collect();
        let mut described = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            let Some(name) = line.strip_prefix("module ") else {
                continue;
            };
            let name = name.trim_end_matches(" (").to_string();
            let about = at.checked_sub(1).map_or("", |above| lines[above]);
            let top = verilog.text.starts_with(&format!("// {name}: "));
            assert!(
                about.starts_with("// ") || top,
                "{}: module {name} has no line about it",
                verilog.file
            );
            described.push(name);
        }
        assert_eq!(described, verilog.modules);
    }
}

#[test]
fn every_port_of_a_top_has_a_short_description() {
    for (_, _, verilog) in exports() {
        for port in &verilog.ports {
            let (file, name) = (&verilog.file, &port.name);
            assert!(!port.description.is_empty(), "{file}: port {name}");
        }
        let ports = verilog.text.lines().take_while(|line| *line != ");");
        for line in ports {
            assert!(line.len() <= 120, "{}: {line}", verilog.file);
        }
    }
}

/// Files may be compiled together: what has one name is one module.
#[test]
fn modules_of_one_name_are_the_same_in_every_file() {
    let mut known: BTreeMap<String, (String, String)> = BTreeMap::new();
    for (_, _, verilog) in exports() {
        for module in verilog.text.split("\nmodule ").skip(1) {
            let (name, body) = module.split_once(' ').unwrap();
            let body = body.split_once("\nendmodule").unwrap().0.to_string();
            let first = known
                .entry(name.to_string())
                .or_insert_with(|| (verilog.file.clone(), body.clone()));
            assert!(
                first.1 == body,
                "{name} differs in {} and {}",
                first.0,
                verilog.file
            );
        }
    }
}

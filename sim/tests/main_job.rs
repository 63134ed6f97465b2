//! `ibhdl` without arguments, held word for word against `snapshots/sample.txt`.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test -p ibhdl-sim --test main_job` writes that file anew.

mod common;

use std::path::Path;

use common::Ibhdl;

#[test]
fn the_sample_is_shown_and_written() {
    let ibhdl = Ibhdl::new();
    let stdout = ibhdl.good(&[]);
    let written = stdout
        .lines()
        .filter_map(|line| line.strip_prefix("wrote    "));
    let written: Vec<_> = written.collect();
    for file in &written {
        assert!(ibhdl.path(file).metadata().unwrap().len() > 1000, "{file}");
    }
    for extension in ["vcd", "gtkw", "v"] {
        let is = |file: &&&str| Path::new(file).extension().is_some_and(|e| e == extension);
        assert!(written.iter().find(is).is_some(), "{extension}");
    }

    let snapshot = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/sample.txt");
    let shown = without_speed(&stdout);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&snapshot, &shown).unwrap();
    }
    let wanted = std::fs::read_to_string(&snapshot).unwrap();
    assert!(
        shown == wanted,
        "differs from {}:\n{shown}",
        snapshot.display()
    );
}

/// How fast it ran is another number every time.
fn without_speed(text: &str) -> String {
    let line = |line: &str| match line.split_once(" lanes (128 bits), ") {
        Some((before, _)) => format!("{before} lanes (128 bits), N simulated per second\n"),
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

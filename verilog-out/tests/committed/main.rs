//! What is made from the code and committed beside it: the Verilog of the named configurations, its core file and file lists,
//! and the pages that quote it. `UPDATE_SNAPSHOTS=1 cargo test -p ibhdl-verilog --test committed` makes the Verilog and the
//! tables anew; the Verilog alone also `cargo run --release -- emit --out verilog-out/rtl`.

mod core_file;
mod docs;
mod ports;
mod rtl;

use ibhdl_verilog::tops::{Top, LANES, TOPS};
use ibhdl_verilog::Verilog;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn rtl_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("rtl")
}

type Export = (&'static Top, usize, Verilog);

/// Every top at every width, made once.
fn exports() -> impl Iterator<Item = &'static Export> {
    static EXPORTS: OnceLock<Vec<Export>> = OnceLock::new();
    let exports = EXPORTS.get_or_init(|| {
        let all = TOPS.iter().flat_map(|top| LANES.map(|lanes| (top, lanes)));
        all.map(|(top, lanes)| {
            let verilog = top
                .export(lanes)
                .unwrap_or_else(|e| panic!("{} at {lanes} lanes: {e}", top.name));
            (top, lanes, verilog)
        })
        .collect()
    });
    exports.iter()
}

/// The file is exactly `text`; the message says how to make it so.
fn assert_committed(path: &Path, text: &str, command: &str) {
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(path, text).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    if committed != text {
        let differs = committed
            .lines()
            .zip(text.lines())
            .position(|(a, b)| a != b);
        let line =
            differs.unwrap_or_else(|| committed.lines().count().min(text.lines().count())) + 1;
        panic!(
            "{} is not what the code gives, from line {line} on; make it again with: {command}",
            path.display()
        );
    }
}

//! Proofs about the exported Verilog, and twins with one fault each that have to fail. `verilog-out/formal/README.md` says what
//! is proved, by which argument and up to which bound.

#![cfg(feature = "tools")]

mod arbiter;
mod crc;
mod credit;
mod library;
mod maps;
mod proofs;
mod ready;
mod stream;

use std::path::{Path, PathBuf};

/// A file in `verilog-out/formal`.
fn formal(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../verilog-out/formal")
        .join(name)
}

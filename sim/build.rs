//! Sets `cfg(shared)` when the reference data lies in `../shared` beside the checkout, so that the tests which read
//! it show as ignored, and do not silently pass, where it is absent.

use std::path::Path;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(shared)");
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    println!("cargo::rerun-if-changed={}", shared.display());
    if shared.is_dir() {
        println!("cargo::rustc-cfg=shared");
    }
}

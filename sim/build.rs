//! Sets `cfg(shared)` when the reference data lies in `../shared` beside the checkout, so that the tests which read
//! it show as ignored, and do not silently pass, where it is absent. After adding the folder to a checkout that was built
//! without it, touch this file: Cargo looks only for a newer date.

use std::path::Path;

fn main() {
    // Cargo runs this in the folder of the crate. The path is not baked in: checkouts may share a target folder.
    let shared = Path::new("../../shared");
    println!("cargo::rustc-check-cfg=cfg(shared)");
    println!("cargo::rerun-if-changed={}", shared.display());
    if shared.is_dir() {
        println!("cargo::rustc-cfg=shared");
    }
}

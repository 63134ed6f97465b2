//! Sets `have_spec` when that folder of reference data lies in `../shared` beside the checkout, so that the tests which
//! read it show as ignored, and do not silently pass, where it is absent.
//!
//! After adding the folder to a checkout that was built without it, touch this file: Cargo would rebuild every
//! time if it were to watch a path that does not exist.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(have_spec)");
    // Cargo runs this in the folder of the crate. The path is not baked in: checkouts may share a target folder.
    let path = Path::new("../../shared/spec");
    if path.is_dir() {
        println!("cargo::rerun-if-changed={}", path.display());
        println!("cargo::rustc-cfg=have_spec");
    }
}

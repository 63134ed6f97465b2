//! Sets `have_captures` and `have_spec` when these folders of reference data lie in `../shared` beside the checkout, so that
//! the tests which read them show as ignored, and do not silently pass, where they are absent.
//!
//! After adding a folder to a checkout that was built without it, touch this file: Cargo would rebuild every
//! time if it were to watch a path that does not exist.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for folder in ["captures", "spec"] {
        println!("cargo::rustc-check-cfg=cfg(have_{folder})");
        // Cargo runs this in the folder of the crate. The path is not baked in: checkouts may share a target folder.
        let path = Path::new("../../shared").join(folder);
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            println!("cargo::rustc-cfg=have_{folder}");
        }
    }
}

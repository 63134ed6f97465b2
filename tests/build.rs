//! Says at compile time which folders of `../shared` are there, so that a test which needs one can be
//! marked ignored: libtest cannot decide that while it runs.
//!
//! A folder that is absent is looked for again in every build, which recompiles this crate: that price
//! buys that a folder added later is never overlooked.

use std::env;
use std::path::Path;

fn main() {
    let manifest_dir = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    println!("cargo:rerun-if-changed=build.rs");
    for (folder, cfg) in [("captures", "have_captures"), ("spec", "have_spec")] {
        println!("cargo:rustc-check-cfg=cfg({cfg})");
        let path = Path::new(&manifest_dir).join("../../shared").join(folder);
        println!("cargo:rerun-if-changed={}", path.display());
        if path.is_dir() {
            println!("cargo:rustc-cfg={cfg}");
        }
    }
}

//! Sets `shared_captures` when the reference captures lie beside the checkout, so that the tests
//! that need them show up as ignored where they do not.

use std::path::Path;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(shared_captures)");
    println!("cargo::rerun-if-changed=build.rs");
    let captures = Path::new("../../shared/captures");
    if captures.is_dir() {
        // Only when present: a watched path that does not exist makes cargo rebuild every time.
        println!("cargo::rerun-if-changed={}", captures.display());
        println!("cargo::rustc-cfg=shared_captures");
    }
}

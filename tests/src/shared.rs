//! Reference data beside the checkout, in `../shared`. Nothing of it is part of the repository.

use std::path::{Path, PathBuf};

/// The folder of real captures, or `None` where it is absent. A test that needs it is marked
/// `#[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]`.
pub fn capture_dir() -> Option<PathBuf> {
    existing("captures")
}

/// The published test vectors (JSON), or `None` where they are absent. A test that needs them is marked
/// `#[cfg_attr(not(have_spec), ignore = "needs ../shared/spec")]`.
pub fn vectors() -> Option<PathBuf> {
    existing("spec/vectors.json")
}

/// The table of opcodes (CSV), or `None` where it is absent; for tests marked as for [`vectors`].
pub fn opcodes() -> Option<PathBuf> {
    existing("spec/opcodes.csv")
}

fn existing(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../shared")
        .join(name);
    path.exists().then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cfgs_say_what_is_there() {
        assert_eq!(capture_dir().is_some(), cfg!(have_captures));
        assert_eq!(existing("spec").is_some(), cfg!(have_spec));
    }

    #[test]
    #[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
    fn the_captures_hold_the_native_infiniband_file() {
        assert!(capture_dir().unwrap().join("infiniband.pcap").is_file());
    }

    #[test]
    #[cfg_attr(not(have_spec), ignore = "needs ../shared/spec")]
    fn the_spec_holds_vectors_and_opcodes() {
        assert!(vectors().unwrap().is_file());
        assert!(opcodes().unwrap().is_file());
    }
}

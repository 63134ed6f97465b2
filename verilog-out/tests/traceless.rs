//! What rust-hdl's macro drops without a word, so that the backend cannot see it, is in no kernel of the hardware crate.

use std::path::{Path, PathBuf};

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|end| end == "rs") {
            out.push(path);
        }
    }
}

/// The kernels of a file: from `#[hdl_gen]` to the brace that closes the function.
fn kernels(text: &str) -> Vec<&str> {
    let starts = text.match_indices("#[hdl_gen]").map(|(at, _)| &text[at..]);
    let bodies = starts.map(|rest| {
        let mut depth = 0;
        let end = rest.char_indices().find(|(_, c)| {
            depth += match c {
                '{' => 1,
                '}' => -1,
                _ => 0,
            };
            *c == '}' && depth == 0
        });
        &rest[..end.map_or(rest.len(), |(at, _)| at)]
    });
    bodies.collect()
}

/// Why a line of a kernel would be translated to something else than it says.
fn dropped(line: &str) -> Option<&'static str> {
    let code = line.split("//").next().unwrap_or_default();
    let guard = code
        .split_once("=>")
        .is_some_and(|(arm, _)| arm.contains(" if "));
    let arithmetic = code.split(".index()").skip(1).any(|behind| {
        let behind = behind.trim_start();
        behind.starts_with(['+', '-', '*', '/', '%']) || behind.starts_with("<<")
    });
    if code.contains("..=") {
        Some("a range that includes its end is translated as one that does not")
    } else if guard {
        Some("the guard of a match arm is dropped")
    } else if arithmetic {
        Some("`.index()` is dropped: the sum is computed at the width of the signal")
    } else {
        None
    }
}

#[test]
fn no_kernel_says_what_the_syntax_tree_does_not() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hdl/src");
    let mut files = Vec::new();
    sources(&folder, &mut files);
    let mut found = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for kernel in kernels(&text) {
            found += 1;
            for line in kernel.lines() {
                if let Some(why) = dropped(line) {
                    panic!("{}: {why}\n{line}", file.display());
                }
            }
        }
    }
    assert!(found > 20, "{found} kernels");
}

#[test]
fn such_lines_are_seen() {
    for bad in [
        "for i in 0..=3 {",
        "State::Idle if self.go.val() => self.y.next = 1.into(),",
        "if self.a.val().index() + 1 == 4 {",
    ] {
        assert!(dropped(bad).is_some(), "{bad}");
    }
    for good in [
        "for i in 0..3 { // 0..=2",
        "State::Idle => {",
        "match self.a.val().index() {",
        "if self.a.val().index() == i {",
    ] {
        assert!(dropped(good).is_none(), "{good}");
    }
    let text = "#[hdl_gen]\nfn update(&mut self) { if a { b } }\nfn other() { 0..=3 }";
    assert_eq!(
        kernels(text),
        ["#[hdl_gen]\nfn update(&mut self) { if a { b } "]
    );
}

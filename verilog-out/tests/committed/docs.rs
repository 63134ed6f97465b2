//! `docs/verilog.md` shows a stage as it is in Rust and as it is emitted.

use super::{assert_committed, repository};
use ibhdl_verilog::tops::Top;

/// The page with the first code block of a language replaced.
fn with_block(page: &str, language: &str, code: &str) -> String {
    let (before, rest) = page.split_once(&format!("```{language}\n")).unwrap();
    let (_, after) = rest.split_once("\n```\n").unwrap();
    format!("{before}```{language}\n{code}\n```\n{after}")
}

/// The kernel of a source file, without the indentation of its `impl`.
fn kernel(source: &str) -> String {
    let (_, kernel) = source.split_once("    #[hdl_gen]\n").unwrap();
    let (body, _) = kernel.split_once("\n    }\n").unwrap();
    let lines: Vec<&str> = body
        .lines()
        .map(|l| l.strip_prefix("    ").unwrap_or(l))
        .collect();
    lines.join("\n") + "\n}"
}

fn module(text: &str, name: &str) -> String {
    let start = text.find(&format!("module {name} (")).unwrap();
    let end = start + text[start..].find("\nendmodule").unwrap();
    format!("{}\nendmodule", &text[start..end])
}

#[test]
fn the_page_shows_what_is_emitted() {
    let path = repository().join("docs/verilog.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let source = std::fs::read_to_string(repository().join("hdl/src/crc/state.rs")).unwrap();
    let verilog = Top::named("ib_vcrc").unwrap().export(4).unwrap();
    let page = with_block(&page, "rust", &kernel(&source));
    let page = with_block(&page, "verilog", &module(&verilog.text, "vcrc_state_128"));
    assert_committed(
        &path,
        &page,
        "UPDATE_SNAPSHOTS=1 cargo test -p ibhdl-verilog --test committed",
    );
}

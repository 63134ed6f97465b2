//! `docs/ports.md`: the tables of ports and codes, behind a line that says so.

use super::{assert_committed, exports, repository};
use ibhdl::header::{Operation, Service};
use ibhdl::rx::Icrc;
use ibhdl_verilog::tops::{Top, TOPS};
use ibhdl_verilog::{PortDirection, Verilog};
use rust_hdl::core::type_descriptor::TypeKind;
use rust_hdl::prelude::Synth;
use std::fmt::Write;

const MARK: &str = "<!-- The tables below are made from the code. -->\n";

fn table(top: &Top) -> String {
    let own = exports().filter(|(t, ..)| t.name == top.name);
    let widths: Vec<&Verilog> = own.map(|(.., verilog)| verilog).collect();
    let mut out = format!("\n## {}\n\n{}.\n\n", top.name, capital(top.about));
    out.push_str("| port | direction | bits | meaning |\n|---|---|---|---|\n");
    for (index, port) in widths[0].ports.iter().enumerate() {
        let mut bits: Vec<String> = widths
            .iter()
            .map(|v| v.ports[index].bits.to_string())
            .collect();
        bits.dedup();
        let direction = match port.direction {
            PortDirection::Input => "in",
            PortDirection::Output => "out",
            PortDirection::Inout => "in and out",
        };
        let (name, bits) = (&port.name, bits.join(", "));
        writeln!(
            out,
            "| `{name}` | {direction} | {bits} | {} |",
            port.description
        )
        .unwrap();
    }
    out
}

fn capital(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    first.to_uppercase() + rest
}

fn codes<T: Synth>(title: &str) -> String {
    let TypeKind::Enum(variants) = T::descriptor().kind else {
        panic!("{title} is no enum");
    };
    let mut out = format!("\n## Codes of {title}\n\n| code | name |\n|---|---|\n");
    for (code, variant) in variants.iter().enumerate() {
        let name = variant.rsplit("::").next().unwrap();
        writeln!(out, "| {code} | {name} |").unwrap();
    }
    out
}

#[test]
fn the_page_lists_every_port() {
    let path = repository().join("docs/ports.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let (prose, _) = page
        .split_once(MARK)
        .expect("the line in front of the tables");
    let tables: String = TOPS.iter().map(table).collect();
    let codes = [
        codes::<Service>("`m_axis_desc_service`"),
        codes::<Operation>("`m_axis_desc_operation`"),
        codes::<Icrc>("`m_axis_status_icrc_result`"),
    ];
    let page = format!("{prose}{MARK}{tables}{}", codes.concat());
    assert_committed(
        &path,
        &page,
        "UPDATE_SNAPSHOTS=1 cargo test -p ibhdl-verilog --test committed",
    );
}

//! The text of one Verilog module.

use crate::build::{each_expr, targets, Body, Driver, RegisterItem};
use crate::emit::PortDirection;
use crate::error::EmitError;
use crate::expr::{Kind, NetId};
use crate::kernel::Stmt;
use crate::layout;
use crate::literal::{self, mask};
use crate::names;
use crate::options::{InitialValues, Options, ResetStyle};
use crate::print::{range, remark, Names};
use crate::register::Start;
use crate::scope::Role;
use num_bigint::BigUint;
use num_traits::Zero;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// A port as it is declared.
#[derive(Debug, Clone)]
pub(crate) struct PortLine {
    pub name: String,
    pub direction: PortDirection,
    pub reg: bool,
    pub width: usize,
    pub comment: String,
}

/// Stands for the name of the module with this number until all names are known.
pub(crate) fn placeholder(number: usize) -> String {
    format!("\u{1}{number}\u{2}")
}

/// The numbers of the modules that a text has placeholders of, in order.
pub(crate) fn placeholders(text: &str) -> Vec<usize> {
    let parts = text.split('\u{1}').skip(1);
    parts
        .filter_map(|part| part.split('\u{2}').next()?.parse().ok())
        .collect()
}

pub(crate) fn header(ports: &[PortLine]) -> String {
    if ports.is_empty() {
        return ";\n".to_string();
    }
    let kind = |p: &PortLine| match (p.direction, p.reg) {
        (PortDirection::Input, _) => "input  wire ",
        (PortDirection::Output, true) => "output reg  ",
        (PortDirection::Output, false) => "output wire ",
        (PortDirection::Inout, _) => "inout  wire ",
    };
    let ranges: Vec<String> = ports.iter().map(|p| range(p.width)).collect();
    let widest = ranges.iter().map(String::len).max().unwrap_or(0);
    let longest = ports.iter().map(|p| p.name.len() + 1).max().unwrap_or(0);
    let mut out = " (\n".to_string();
    for (index, port) in ports.iter().enumerate() {
        let comma = if index + 1 < ports.len() { "," } else { "" };
        let name = format!("{}{comma}", port.name);
        let mut line = format!("  {}{:widest$}{name}", kind(port), ranges[index]);
        if !port.comment.is_empty() {
            line.push_str(&format!(
                "{:pad$}  // {}",
                "",
                port.comment,
                pad = longest - name.len()
            ));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out + ");\n"
}

/// The nets that an `always` block or a register drives.
pub(crate) fn variables(body: &Body) -> BTreeSet<NetId> {
    let mut out = BTreeSet::new();
    for driver in &body.drivers {
        if let Driver::Block(stmts) = driver {
            targets(stmts, &mut out);
        }
    }
    out.extend(body.registers.iter().map(|r| r.q));
    out
}

/// Parts of a top that replace struct-typed ports and an inverted reset.
#[derive(Debug, Default)]
pub(crate) struct Edges {
    /// Ports that are nets of their own behind the edge.
    pub inner: BTreeSet<NetId>,
    /// `assign` statements, target and value.
    pub assigns: Vec<(String, String)>,
}

/// Everything between the port list and `endmodule`.
pub(crate) fn contents(
    body: &Body,
    edges: &Edges,
    options: &Options,
    children: &BTreeMap<usize, (String, BTreeMap<String, String>)>,
) -> Result<String, EmitError> {
    let mut taken = body.taken.clone();
    let mut variants = BTreeMap::new();
    for variant in body.scope.variants() {
        if let Kind::Variant(name, _) = &variant.kind {
            variants.insert(name.clone(), taken.take(&names::constant(name)));
        }
    }
    let text = Names {
        nets: &body.nets,
        variants: &variants,
        signals: &body.scope.nets,
        used: RefCell::new(BTreeSet::new()),
    };
    let mut sections = vec![declarations(body, edges)];
    sections.push(assigns(&edges.assigns));
    let wires = body.wires.iter().map(|(id, e)| {
        let fields = remark(text.fields_read(e));
        format!("  assign {} = {};{fields}\n", text.net(*id), text.expr(e))
    });
    sections.push(wires.collect());
    sections.extend(drivers(body, &text));
    sections.extend(registers(body, &text, options)?);
    for instance in &body.instances {
        let Some((module, ports)) = children.get(&instance.child) else {
            continue;
        };
        let lines: Vec<String> = instance
            .connections
            .iter()
            .enumerate()
            .map(|(index, c)| {
                let last = index + 1 == instance.connections.len();
                format!(
                    "    .{}({}){}{}\n",
                    ports.get(&c.port).unwrap_or(&c.port),
                    text.expr(&c.expr),
                    if last { "" } else { "," },
                    remark(text.fields_read(&c.expr))
                )
            })
            .collect();
        sections.push(format!(
            "  {module} {} (\n{}  );\n",
            instance.name,
            lines.concat()
        ));
    }
    sections.push(unused(body, &text));
    let constants: String = body
        .scope
        .variants()
        .into_iter()
        .filter_map(|v| match &v.kind {
            Kind::Variant(name, value) if text.used.borrow().contains(name) => Some(format!(
                "  localparam {}{} = {};\n",
                range(v.width),
                variants[name],
                literal::verilog(value, v.width)
            )),
            _ => None,
        })
        .collect();
    sections.insert(0, constants);
    sections.retain(|s| !s.is_empty());
    Ok(layout::fit(&sections.join("\n")))
}

fn assigns(list: &[(String, String)]) -> String {
    list.iter()
        .map(|(target, value)| format!("  assign {target} = {value};\n"))
        .collect()
}

fn declarations(body: &Body, edges: &Edges) -> String {
    let reg = variables(body);
    let mut out = String::new();
    for (id, (name, width)) in body.nets.iter().enumerate() {
        let port = body.scope.nets.get(id).is_some_and(|n| n.role.is_port());
        if (port && !edges.inner.contains(&id)) || body.replaced.contains(&id) {
            continue;
        }
        let kind = if reg.contains(&id) { "reg " } else { "wire" };
        out.push_str(&format!("  {kind} {}{name};\n", range(*width)));
    }
    out
}

fn drivers(body: &Body, text: &Names) -> Vec<String> {
    let mut out = Vec::new();
    let mut plain = String::new();
    for driver in &body.drivers {
        match driver {
            Driver::Continuous(assign) => {
                plain.push_str(&format!("  assign {}\n", text.assignment(assign)));
            }
            Driver::Block(stmts) => {
                out.push(std::mem::take(&mut plain));
                let mut block = format!("  always @{} begin\n", sensitivity(stmts, text));
                text.block(stmts, 2, &mut block);
                out.push(block + "  end\n");
            }
        }
    }
    out.push(plain);
    out
}

/// `*`, or all inputs by name for a block that reads what it has assigned: `@*` would make it
/// sensitive to its own intermediate values, on which Icarus never comes to rest.
fn sensitivity(stmts: &[Stmt], text: &Names) -> String {
    let mut own = BTreeSet::new();
    targets(stmts, &mut own);
    let mut read = BTreeSet::new();
    each_expr(stmts, &mut |e| {
        e.reads(&mut |id, _, _| {
            read.insert(id);
        })
    });
    if read.is_disjoint(&own) {
        return "*".to_string();
    }
    let inputs: Vec<&str> = read.difference(&own).map(|id| text.net(*id)).collect();
    format!("({})", inputs.join(" or "))
}

fn registers(body: &Body, text: &Names, options: &Options) -> Result<Vec<String>, EmitError> {
    // Registers of one clock and reset share a block, in order of first appearance.
    let mut groups: Vec<Vec<&RegisterItem>> = Vec::new();
    for item in &body.registers {
        let same =
            |g: &&mut Vec<&RegisterItem>| g[0].clock == item.clock && g[0].reset == item.reset;
        match groups.iter_mut().find(same) {
            Some(group) => group.push(item),
            None => groups.push(vec![item]),
        }
    }
    let mut out = Vec::new();
    let mut initial = String::new();
    for group in groups {
        let clock = text.net(group[0].clock);
        let mut block = String::new();
        let mut edge = format!("posedge {clock}");
        let step = |pad: &str, block: &mut String| {
            for item in &group {
                block.push_str(&format!(
                    "{pad}{} <= {};{}\n",
                    text.net(item.q),
                    text.expr(&item.d),
                    remark(text.fields_read(&item.d))
                ));
            }
        };
        match &group[0].reset {
            Some(reset) => {
                let reset = text.expr(reset);
                if options.reset_style == ResetStyle::Asynchronous {
                    edge.push_str(&format!(" or posedge {reset}"));
                }
                block.push_str(&format!("    if ({reset}) begin\n"));
                for item in &group {
                    if let Start::Reset(value) = &item.register.start {
                        let value = text.constant(item.q, value);
                        block.push_str(&format!("      {} <= {value};\n", text.net(item.q)));
                    }
                }
                block.push_str("    end else begin\n");
                step("      ", &mut block);
                block.push_str("    end\n");
            }
            None => step("    ", &mut block),
        }
        for item in &group {
            if let Start::Initial(value) = &item.register.start {
                if options.initial_values == InitialValues::Refuse {
                    return Err(EmitError::InitialValue {
                        module: body.scope.path.clone(),
                        register: body.scope.name(item.q),
                    });
                }
                let value = text.constant(item.q, value);
                initial.push_str(&format!("    {} = {value};\n", text.net(item.q)));
            }
        }
        out.push(format!("  always @({edge}) begin\n{block}  end\n"));
    }
    if !initial.is_empty() {
        out.insert(0, format!("  initial begin\n{initial}  end\n"));
    }
    Ok(out)
}

/// Names every bit that nobody reads, in the form that lint tools take for intention.
fn unused(body: &Body, text: &Names) -> String {
    let reads = body.reads();
    let mut parts = vec!["1'b0".to_string()];
    for (id, (_, width)) in body.nets.iter().enumerate() {
        let leaves =
            body.scope.nets.get(id).is_some_and(|n| {
                matches!(n.role, Role::Output | Role::Inout | Role::ChildInout(_))
            });
        if leaves || body.replaced.contains(&id) {
            continue;
        }
        let none = BigUint::zero();
        let idle = mask(0, *width) ^ (reads.get(&id).unwrap_or(&none) & mask(0, *width));
        parts.extend(
            runs(&idle, *width)
                .into_iter()
                .map(|(lo, count)| text.bits(id, lo, count)),
        );
    }
    if parts.len() == 1 {
        return String::new();
    }
    let mut out = "  wire _unused_ok = &{".to_string();
    let mut line = out.len();
    for (index, part) in parts.iter().enumerate() {
        let end = if index + 1 < parts.len() {
            ", "
        } else {
            "};\n"
        };
        if line + part.len() > 100 {
            out = out.trim_end().to_string() + "\n    ";
            line = 4;
        }
        out.push_str(part);
        out.push_str(end);
        line += part.len() + end.len();
    }
    out
}

/// Runs of ones, as (lowest bit, length), highest run first.
fn runs(bits: &BigUint, width: usize) -> Vec<(usize, usize)> {
    let mut out: Vec<(usize, usize)> = Vec::new();
    for bit in (0..width).filter(|b| bits.bit(*b as u64)) {
        match out.last_mut() {
            Some((lo, count)) if *lo + *count == bit => *count += 1,
            _ => out.push((bit, 1)),
        }
    }
    out.reverse();
    out
}

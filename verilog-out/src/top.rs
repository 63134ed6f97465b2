//! Ports of a top: struct-typed ones become one port per field, an active-low reset is inverted.

use crate::design::{fields, type_width, Module};
use crate::error::EmitError;
use crate::names::identifier;
use crate::options::{Options, ResetPolarity};
use rust_hdl::core::atom::AtomKind;
use rust_hdl::core::type_descriptor::TypeDescriptor;
use std::collections::{BTreeMap, BTreeSet};

/// One leaf field of a struct-typed port.
#[derive(Debug, Clone)]
pub(crate) struct Leaf {
    pub name: String,
    pub lo: usize,
    pub width: usize,
}

/// How a signal of the top meets the outside.
#[derive(Debug, Clone)]
pub(crate) enum Edge {
    Plain,
    /// Through an inverter, under this name.
    Inverted(String),
    Split(Vec<Leaf>),
}

/// The ports of a top, by rust-hdl's names.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub ports: BTreeMap<String, Edge>,
    /// Names of the nets that are the ports in Rust.
    pub names: BTreeMap<String, String>,
    /// Names that only the outside has.
    pub reserved: Vec<String>,
}

pub(crate) fn plan(module: &Module, options: &Options) -> Result<Plan, EmitError> {
    let mut plan = Plan::default();
    let mut outside = BTreeSet::new();
    let mut take = |name: &String| {
        if outside.insert(name.clone()) {
            Ok(())
        } else {
            Err(EmitError::BadName { name: name.clone() })
        }
    };
    let low = options.reset_polarity == ResetPolarity::ActiveLow;
    let mut inverted = false;
    for atom in &module.atoms {
        if !matches!(
            atom.kind,
            AtomKind::InputParameter | AtomKind::OutputParameter | AtomKind::InOutParameter
        ) {
            continue;
        }
        let name = identifier(&atom.name);
        let edge = if low
            && name == options.reset_port
            && atom.kind == AtomKind::InputParameter
            && atom.width == 1
        {
            inverted = true;
            Edge::Inverted(format!("{name}_n"))
        } else if fields(&atom.ty).is_empty() || atom.kind == AtomKind::InOutParameter {
            Edge::Plain
        } else {
            let mut leaves = Vec::new();
            split(&name, 0, &atom.ty, &mut leaves);
            Edge::Split(leaves)
        };
        match &edge {
            Edge::Plain => take(&name)?,
            Edge::Inverted(outer) => {
                take(outer)?;
                plan.reserved.push(outer.clone());
            }
            Edge::Split(leaves) => {
                for leaf in leaves {
                    take(&leaf.name)?;
                    plan.reserved.push(leaf.name.clone());
                }
            }
        }
        plan.names.insert(atom.name.clone(), name);
        plan.ports.insert(atom.name.clone(), edge);
    }
    if low && !inverted {
        return Err(EmitError::NoResetPort {
            name: options.reset_port.clone(),
        });
    }
    Ok(plan)
}

fn split(name: &str, lo: usize, ty: &TypeDescriptor, out: &mut Vec<Leaf>) {
    let parts = fields(ty);
    if parts.is_empty() {
        out.push(Leaf {
            name: identifier(name),
            lo,
            width: type_width(ty),
        });
    }
    for (field, at, ty) in parts {
        split(&format!("{name}_{field}"), lo + at, ty, out);
    }
}

//! Children of a block: registers become clocked blocks, the others instances.

use crate::build::{targets, Body, Connection, Driver, InstanceItem, NewNets, RegisterItem};
use crate::design::Module;
use crate::error::EmitError;
use crate::expr::{Expr, Kind, NetId};
use crate::lower::Lower;
use crate::names::identifier;
use crate::register::{Register, Start};
use crate::scope::{Role, Scope};
use rust_hdl::core::type_descriptor::TypeDescriptor;
use std::collections::{BTreeMap, BTreeSet};

/// Net type of rust-hdl's `Clock`.
fn is_clock(ty: &TypeDescriptor) -> bool {
    ty.name == "clock"
}

/// Turns children into instances and clocked blocks.
pub(crate) fn connect(
    body: &mut Body,
    module: &Module,
    registers: &BTreeMap<usize, Register>,
    replaced: &BTreeMap<NetId, Expr>,
) -> Result<(), EmitError> {
    for (index, child) in module.children.iter().enumerate() {
        let ports: Vec<(String, NetId)> = body
            .scope
            .nets
            .iter()
            .enumerate()
            .filter(|(_, net)| {
                matches!(net.role, Role::ChildInput(i) | Role::ChildOutput(i) | Role::ChildInout(i) if i == index)
            })
            .map(|(id, net)| (net.flat[child.instance.len() + 1..].to_string(), id))
            .collect();
        let value = |id: NetId| {
            replaced
                .get(&id)
                .cloned()
                .unwrap_or_else(|| body.scope.read(id))
        };
        for (_, id) in &ports {
            let net = &body.scope.nets[*id];
            if is_clock(&net.ty) && matches!(net.role, Role::ChildInput(_)) {
                straight(&body.scope, &value(*id)).ok_or_else(|| EmitError::ClockFromLogic {
                    module: body.scope.path.clone(),
                    signal: body.scope.name(*id),
                })?;
            }
        }
        let Some(register) = registers.get(&index) else {
            // A prefix of its own: inside the child a port may well be called what the instance is.
            let name = body
                .taken
                .take(&format!("u_{}", identifier(&child.instance)));
            let connections = ports
                .iter()
                .map(|(port, id)| Connection {
                    port: port.clone(),
                    expr: value(*id),
                    output: !matches!(body.scope.nets[*id].role, Role::ChildInput(_)),
                })
                .collect();
            body.instances.push(InstanceItem {
                child: index,
                name,
                connections,
            });
            continue;
        };
        let bad = || EmitError::BadMarker {
            module: child.path.clone(),
            marker: child.timing[0].name.clone(),
        };
        let find = |port: &str| {
            ports
                .iter()
                .find(|(p, _)| p == port)
                .map(|(_, id)| *id)
                .ok_or_else(bad)
        };
        let (d, q) = (value(find(&register.d)?), find(&register.q)?);
        let clock = straight(&body.scope, &value(find(&register.clock)?)).ok_or_else(bad)?;
        let reset = match register.start {
            Start::Reset(_) => Some(value(find("rst")?)),
            _ => None,
        };
        let subject = body.nets[q].0.clone();
        let mut namer = NewNets {
            nets: &mut body.nets,
            taken: &mut body.taken,
        };
        let mut lower = Lower::new(&mut namer, &mut body.wires, subject);
        let d = lower.expr(d);
        let item = RegisterItem {
            register: register.clone(),
            q,
            d,
            clock,
            reset,
        };
        body.registers.push(item);
    }
    Ok(())
}

/// The net, when the expression is one that comes through a port as it is.
pub(crate) fn straight(scope: &Scope, e: &Expr) -> Option<NetId> {
    match e.kind {
        Kind::Net(id) => {
            matches!(scope.nets[id].role, Role::Input | Role::ChildOutput(_)).then_some(id)
        }
        _ => None,
    }
}

/// Every net that somebody needs must have a driver.
pub(crate) fn undriven(body: &mut Body) -> Result<(), EmitError> {
    let mut driven: BTreeSet<NetId> = body.replaced.clone();
    for driver in &body.drivers {
        match driver {
            Driver::Continuous(assign) => drop(driven.insert(assign.target)),
            Driver::Block(stmts) => targets(stmts, &mut driven),
        }
    }
    let read = body.reads();
    for (id, net) in body.scope.nets.iter().enumerate() {
        let needs = match net.role {
            Role::Output | Role::ChildInput(_) => true,
            Role::Local => read.contains_key(&id),
            Role::Input | Role::ChildOutput(_) | Role::Inout | Role::ChildInout(_) => false,
        };
        if needs && !driven.contains(&id) {
            return Err(EmitError::Undriven {
                module: body.scope.path.clone(),
                signal: body.scope.name(id),
            });
        }
        if net.role == Role::Local && !driven.contains(&id) {
            body.replaced.insert(id);
        }
    }
    Ok(())
}

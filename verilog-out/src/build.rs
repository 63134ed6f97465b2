//! One block of the design as the parts of a Verilog module.

use crate::connect::{connect, undriven};
use crate::design::Module;
use crate::error::EmitError;
use crate::expr::{Expr, Kind, NetId};
use crate::flow::{analyse, slice};
use crate::inout::tied;
use crate::kernel::{statements, Assign, At, Statements, Stmt};
use crate::lower::{Lower, Namer};
use crate::names::{identifier, Taken};
use crate::register::{recognise, Register};
use crate::scope::{Role, Scope};
use num_bigint::BigUint;
use rust_hdl::core::ast::Verilog;
use std::collections::{BTreeMap, BTreeSet};

/// One driver of the module.
#[derive(Debug)]
pub(crate) enum Driver {
    /// `assign` of part or all of a net.
    Continuous(Assign),
    /// An `always @*` block.
    Block(Vec<Stmt>),
}

#[derive(Debug)]
pub(crate) struct RegisterItem {
    pub register: Register,
    pub q: NetId,
    pub d: Expr,
    pub clock: NetId,
    pub reset: Option<Expr>,
}

#[derive(Debug)]
pub(crate) struct InstanceItem {
    /// Index among the children.
    pub child: usize,
    pub name: String,
    pub connections: Vec<Connection>,
}

#[derive(Debug)]
pub(crate) struct Connection {
    /// rust-hdl's name of the port.
    pub port: String,
    pub expr: Expr,
    pub output: bool,
}

/// A block, ready to be printed.
#[derive(Debug)]
pub(crate) struct Body {
    pub scope: Scope,
    /// Verilog name and width of each net of the scope.
    pub nets: Vec<(String, usize)>,
    pub taken: Taken,
    /// Nets that have no declaration: replaced by what drives them, or neither driven nor read.
    pub replaced: BTreeSet<NetId>,
    pub wires: Vec<(NetId, Expr)>,
    pub drivers: Vec<Driver>,
    pub registers: Vec<RegisterItem>,
    pub instances: Vec<InstanceItem>,
}

pub(crate) struct NewNets<'a> {
    pub nets: &'a mut Vec<(String, usize)>,
    pub taken: &'a mut Taken,
}

impl Namer for NewNets<'_> {
    fn fresh(&mut self, hint: &str, width: usize) -> NetId {
        self.nets.push((self.taken.take(hint), width));
        self.nets.len() - 1
    }
}

/// Builds a block. `port_names` overrules the names of ports, `reserved` names are not used inside.
pub(crate) fn build(
    module: &Module,
    port_names: &BTreeMap<String, String>,
    reserved: &[String],
) -> Result<Body, EmitError> {
    let scope = Scope::new(module)?;
    let mut body = names(scope, port_names, reserved);
    let block = match &module.hdl {
        Verilog::Combinatorial(block) => block.clone(),
        _ => Vec::new(),
    };
    let Statements { stmts, ties } = statements(&body.scope, &block)?;
    let groups = analyse(&body.scope, &stmts)?.groups;
    let mut registers = BTreeMap::new();
    for (index, child) in module.children.iter().enumerate() {
        if let Some(register) = recognise(child)? {
            registers.insert(index, register);
        }
    }
    let groups: Vec<(BTreeSet<NetId>, Vec<Stmt>)> = groups
        .into_iter()
        .map(|group| (slice(&stmts, &group), group))
        .map(|(s, g)| (g, s))
        .collect();
    let mut replaced = replaced(&body.scope, module, &registers, &groups)?;
    replaced.extend(tied(&body.scope, &ties)?);
    let resolve = |e: Expr| e.substitute(&|id| replaced.get(&id).cloned());
    for (group, stmts) in groups {
        if !group.iter().any(|id| replaced.contains_key(id)) {
            let stmts = map(stmts, &resolve);
            drive(&mut body, &group, stmts)?;
        }
    }
    body.replaced = replaced.keys().copied().collect();
    connect(&mut body, module, &registers, &replaced)?;
    undriven(&mut body)?;
    Ok(body)
}

fn names(scope: Scope, port_names: &BTreeMap<String, String>, reserved: &[String]) -> Body {
    let mut taken = Taken::default();
    for name in reserved {
        taken.take_exactly(name);
    }
    let mut named: Vec<Option<String>> = vec![None; scope.nets.len()];
    // Ports first: their names are seen from outside.
    let all = || scope.nets.iter().enumerate();
    for (id, net) in all().filter(|(_, n)| n.role.is_port()) {
        let wanted = port_names
            .get(&net.flat)
            .cloned()
            .unwrap_or_else(|| identifier(&net.flat));
        named[id] = Some(taken.take(&wanted));
    }
    for (id, net) in all().filter(|(_, n)| !n.role.is_port()) {
        named[id] = Some(taken.take(&identifier(&net.flat)));
    }
    let widths = scope.nets.iter().map(|n| n.width);
    let nets = named
        .into_iter()
        .map(Option::unwrap_or_default)
        .zip(widths)
        .collect();
    Body {
        scope,
        nets,
        taken,
        replaced: BTreeSet::new(),
        wires: Vec::new(),
        drivers: Vec::new(),
        registers: Vec::new(),
        instances: Vec::new(),
    }
}

/// A group that is one assignment of a whole net, always made.
fn whole<'a>(scope: &Scope, stmts: &'a [Stmt]) -> Option<&'a Assign> {
    match stmts {
        [Stmt::Assign(
            assign @ Assign {
                at: At::Bits(0),
                value,
                target,
            },
        )] if value.width == scope.nets[*target].width => Some(assign),
        _ => None,
    }
}

/// Inputs of children that need no net of their own, because one expression drives them.
fn replaced(
    scope: &Scope,
    module: &Module,
    registers: &BTreeMap<usize, Register>,
    groups: &[(BTreeSet<NetId>, Vec<Stmt>)],
) -> Result<BTreeMap<NetId, Expr>, EmitError> {
    let mut read: BTreeSet<NetId> = BTreeSet::new();
    for (_, stmts) in groups {
        each_expr(stmts, &mut |e| {
            e.reads(&mut |id, _, _| {
                read.insert(id);
            })
        });
    }
    let mut out = BTreeMap::new();
    for (_, stmts) in groups {
        let Some(assign) = whole(scope, stmts) else {
            continue;
        };
        let net = &scope.nets[assign.target];
        let Role::ChildInput(child) = net.role else {
            continue;
        };
        let simple = match &assign.value.kind {
            Kind::Net(_) | Kind::Const(_) | Kind::Variant(..) => true,
            Kind::Slice(base, _) => matches!(base.kind, Kind::Net(_)),
            _ => false,
        };
        let register_data = registers
            .get(&child)
            .is_some_and(|r| net.flat == format!("{}${}", module.children[child].instance, r.d));
        if simple || (register_data && !read.contains(&assign.target)) {
            out.insert(assign.target, assign.value.clone());
        }
    }
    // Chains of replaced nets; one that leads back to itself is a loop.
    let mut resolved = BTreeMap::new();
    for (id, expr) in &out {
        let mut expr = expr.clone();
        for _ in 0..=out.len() {
            let mut more = false;
            expr.reads(&mut |id, _, _| more |= out.contains_key(&id));
            if !more {
                break;
            }
            expr = expr.substitute(&|id| out.get(&id).cloned());
        }
        let mut endless = false;
        expr.reads(&mut |id, _, _| endless |= out.contains_key(&id));
        if endless {
            return Err(EmitError::CombinationalLoop {
                module: scope.path.clone(),
                signal: scope.name(*id),
            });
        }
        resolved.insert(*id, expr);
    }
    Ok(resolved)
}

pub(crate) fn each_expr(stmts: &[Stmt], f: &mut dyn FnMut(&Expr)) {
    for stmt in stmts {
        match stmt {
            Stmt::Assign(assign) => {
                f(&assign.value);
                if let At::Index(index) = &assign.at {
                    f(index);
                }
            }
            Stmt::If(test, then, otherwise) => {
                f(test);
                each_expr(then, f);
                each_expr(otherwise, f);
            }
            Stmt::Case(test, arms, default) => {
                f(test);
                arms.iter().for_each(|(_, arm)| each_expr(arm, f));
                each_expr(default.as_deref().unwrap_or_default(), f);
            }
        }
    }
}

fn map(stmts: Vec<Stmt>, f: &dyn Fn(Expr) -> Expr) -> Vec<Stmt> {
    stmts
        .into_iter()
        .map(|stmt| match stmt {
            Stmt::Assign(Assign { target, at, value }) => {
                let at = match at {
                    At::Index(index) => At::Index(f(index)),
                    bits => bits,
                };
                Stmt::Assign(Assign {
                    target,
                    at,
                    value: f(value),
                })
            }
            Stmt::If(test, then, otherwise) => Stmt::If(f(test), map(then, f), map(otherwise, f)),
            Stmt::Case(test, arms, default) => {
                let arms = arms
                    .into_iter()
                    .map(|(label, arm)| (label, map(arm, f)))
                    .collect();
                Stmt::Case(f(test), arms, default.map(|arm| map(arm, f)))
            }
        })
        .collect()
}

/// `assign`s where every bit is assigned once and always, an `always @*` block else.
fn drive(body: &mut Body, group: &BTreeSet<NetId>, stmts: Vec<Stmt>) -> Result<(), EmitError> {
    let plain = group.len() == 1 && apart(&stmts, group);
    let mut reads_signal = false;
    each_expr(&stmts, &mut |e| {
        e.reads(&mut |id, _, _| reads_signal |= !group.contains(&id))
    });
    let first = *group.iter().next().unwrap_or(&0);
    if !plain && !reads_signal {
        return Err(EmitError::ConstantBlock {
            module: body.scope.path.clone(),
            signal: body.scope.name(first),
        });
    }
    let subject = body.nets[first].0.clone();
    let mut namer = NewNets {
        nets: &mut body.nets,
        taken: &mut body.taken,
    };
    let mut lower = Lower::new(&mut namer, &mut body.wires, subject);
    if plain {
        for stmt in lower.block(stmts) {
            if let Stmt::Assign(assign) = stmt {
                body.drivers.push(Driver::Continuous(assign));
            }
        }
        return Ok(());
    }
    lower.inside = group.clone();
    let stmts = indices(stmts, &body.scope);
    let lowered = lower.block(stmts);
    let always: BTreeSet<NetId> = lowered
        .iter()
        .filter_map(|s| match s {
            Stmt::Assign(assign) => Some(assign.target),
            _ => None,
        })
        .collect();
    // A variable of one branch would be a latch: it gets a value on every path.
    let mut out: Vec<Stmt> = lower
        .variables
        .iter()
        .filter(|(id, _)| !always.contains(id))
        .map(|(id, width)| {
            Stmt::Assign(Assign {
                target: *id,
                at: At::Bits(0),
                value: Expr::zero(*width),
            })
        })
        .collect();
    out.extend(lowered);
    body.drivers.push(Driver::Block(out));
    Ok(())
}

/// Run-time target indices at the width their target asks for.
fn indices(stmts: Vec<Stmt>, scope: &Scope) -> Vec<Stmt> {
    stmts
        .into_iter()
        .map(|stmt| match stmt {
            Stmt::Assign(Assign {
                target,
                at: At::Index(index),
                value,
            }) => {
                let index = index.resize(rust_hdl::core::bits::clog2(scope.nets[target].width));
                Stmt::Assign(Assign {
                    target,
                    at: At::Index(index),
                    value,
                })
            }
            Stmt::If(test, then, otherwise) => {
                Stmt::If(test, indices(then, scope), indices(otherwise, scope))
            }
            Stmt::Case(test, arms, default) => {
                let arms = arms
                    .into_iter()
                    .map(|(l, arm)| (l, indices(arm, scope)))
                    .collect();
                let default = default.map(|arm| indices(arm, scope));
                Stmt::Case(test, arms, default)
            }
            other => other,
        })
        .collect()
}

/// Whether all statements are unconditional assignments of different bits, none reading its target.
fn apart(stmts: &[Stmt], group: &BTreeSet<NetId>) -> bool {
    let mut seen = BigUint::default();
    stmts.iter().all(|stmt| match stmt {
        Stmt::Assign(Assign {
            at: At::Bits(lo),
            value,
            ..
        }) => {
            let bits = crate::literal::mask(*lo, value.width);
            let fresh = &seen & &bits == BigUint::default();
            seen |= bits;
            let mut own = false;
            value.reads(&mut |id, _, _| own |= group.contains(&id));
            fresh && !own
        }
        _ => false,
    })
}

pub(crate) fn targets(stmts: &[Stmt], out: &mut BTreeSet<NetId>) {
    for stmt in stmts {
        match stmt {
            Stmt::Assign(assign) => drop(out.insert(assign.target)),
            Stmt::If(_, then, otherwise) => {
                targets(then, out);
                targets(otherwise, out);
            }
            Stmt::Case(_, arms, default) => {
                arms.iter().for_each(|(_, arm)| targets(arm, out));
                targets(default.as_deref().unwrap_or_default(), out);
            }
        }
    }
}

impl Body {
    /// Which bits of which nets anything in the module reads.
    pub fn reads(&self) -> BTreeMap<NetId, BigUint> {
        let mut out: BTreeMap<NetId, BigUint> = BTreeMap::new();
        let mut read = |id: NetId, lo: usize, width: usize| {
            *out.entry(id).or_default() |= crate::literal::mask(lo, width);
        };
        let mut expr = |e: &Expr| e.reads(&mut read);
        self.wires.iter().for_each(|(_, e)| expr(e));
        for driver in &self.drivers {
            match driver {
                Driver::Continuous(assign) => expr(&assign.value),
                Driver::Block(stmts) => each_expr(stmts, &mut expr),
            }
        }
        for register in &self.registers {
            expr(&register.d);
            register.reset.iter().for_each(&mut expr);
            expr(&Expr::net(register.clock, 1, false));
        }
        for instance in &self.instances {
            instance
                .connections
                .iter()
                .filter(|c| !c.output)
                .for_each(|c| expr(&c.expr));
        }
        out
    }
}

//! Verilog-2001 can only slice and index named nets: this gives names to what is sliced.

use crate::expr::{Expr, Kind, NetId, Op};
use crate::kernel::{Assign, At, Stmt};
use rust_hdl::core::bits::clog2;
use std::collections::BTreeSet;

/// Where new names come from.
pub(crate) trait Namer {
    /// A new net of `width` bits, its name made from `hint`.
    fn fresh(&mut self, hint: &str, width: usize) -> NetId;
}

/// Rewrites expressions so that slices and indices have nets as their base.
pub(crate) struct Lower<'a> {
    pub namer: &'a mut dyn Namer,
    /// Name of what is being driven, for readable names.
    pub subject: String,
    /// Nets that change in the course of the block at hand: what reads them stays inside.
    pub inside: BTreeSet<NetId>,
    /// Wires made so far: net and value.
    pub wires: &'a mut Vec<(NetId, Expr)>,
    /// Assignments to be made before the current statement.
    before: Vec<(NetId, Expr)>,
    /// All variables of the block made here.
    pub variables: Vec<(NetId, usize)>,
}

impl<'a> Lower<'a> {
    pub fn new(
        namer: &'a mut dyn Namer,
        wires: &'a mut Vec<(NetId, Expr)>,
        subject: String,
    ) -> Self {
        Lower {
            namer,
            subject,
            inside: BTreeSet::new(),
            wires,
            before: Vec::new(),
            variables: Vec::new(),
        }
    }

    pub fn expr(&mut self, e: Expr) -> Expr {
        let Expr {
            width,
            signed,
            kind,
        } = e;
        let kind = match kind {
            Kind::Not(e) => Kind::Not(self.boxed(*e)),
            Kind::Neg(e) => Kind::Neg(self.boxed(*e)),
            Kind::Reduce(op, e) => Kind::Reduce(op, self.boxed(*e)),
            Kind::Binary(op, l, r) => Kind::Binary(op, self.boxed(*l), self.boxed(*r)),
            Kind::Shift(direction, l, r) => Kind::Shift(direction, self.boxed(*l), self.boxed(*r)),
            Kind::Concat(parts) => Kind::Concat(parts.into_iter().map(|p| self.expr(p)).collect()),
            Kind::Slice(base, lo) => Kind::Slice(Box::new(self.named(*base)), lo),
            Kind::Bit(base, at) => {
                if base.width == 1 {
                    // The only index that Rust allows is 0.
                    return self.expr(*base);
                }
                let at = self.index(*at, base.width);
                Kind::Bit(Box::new(self.named(*base)), Box::new(at))
            }
            Kind::Part(base, at) => {
                let at = self.index(*at, base.width);
                Kind::Part(Box::new(self.named(*base)), Box::new(at))
            }
            other => other,
        };
        Expr {
            width,
            signed,
            kind,
        }
    }

    fn boxed(&mut self, e: Expr) -> Box<Expr> {
        Box::new(self.expr(e))
    }

    /// An index as wide as the indexed net asks for.
    fn index(&mut self, at: Expr, width: usize) -> Expr {
        let at = at.resize(clog2(width));
        self.expr(at)
    }

    fn named(&mut self, e: Expr) -> Expr {
        let e = self.expr(e);
        if matches!(e.kind, Kind::Net(_)) {
            return e;
        }
        let mut changes = false;
        e.reads(&mut |id, _, _| changes |= self.inside.contains(&id));
        let list = if changes { &self.before } else { &*self.wires };
        if let Some((id, _)) = list.iter().find(|(_, known)| *known == e) {
            return Expr::net(*id, e.width, e.signed);
        }
        let hint = format!("{}_{}", self.subject, word(&e));
        let id = self.namer.fresh(&hint, e.width);
        let net = Expr::net(id, e.width, e.signed);
        if changes {
            self.inside.insert(id);
            self.variables.push((id, e.width));
            self.before.push((id, e));
        } else {
            self.wires.push((id, e));
        }
        net
    }

    /// Lowers a block of statements; variables of the block are assigned just before their use.
    pub fn block(&mut self, body: Vec<Stmt>) -> Vec<Stmt> {
        let mut out = Vec::new();
        for stmt in body {
            let stmt = match stmt {
                Stmt::Assign(Assign { target, at, value }) => {
                    let value = self.expr(value);
                    let at = match at {
                        At::Index(index) => At::Index(self.expr(index)),
                        bits => bits,
                    };
                    self.flush(&mut out);
                    Stmt::Assign(Assign { target, at, value })
                }
                Stmt::If(test, then, otherwise) => {
                    let test = self.expr(test);
                    self.flush(&mut out);
                    Stmt::If(test, self.block(then), self.block(otherwise))
                }
                Stmt::Case(test, arms, default) => {
                    let test = self.expr(test);
                    self.flush(&mut out);
                    let arms = arms
                        .into_iter()
                        .map(|(label, arm)| (label, self.block(arm)))
                        .collect();
                    let default = default.map(|arm| self.block(arm));
                    Stmt::Case(test, arms, default)
                }
            };
            out.push(stmt);
        }
        out
    }

    fn flush(&mut self, out: &mut Vec<Stmt>) {
        for (target, value) in self.before.drain(..) {
            out.push(Stmt::Assign(Assign {
                target,
                at: At::Bits(0),
                value,
            }));
        }
    }
}

/// One word for what an expression computes.
fn word(e: &Expr) -> &'static str {
    match &e.kind {
        Kind::Binary(Op::Add, ..) => "sum",
        Kind::Binary(Op::Sub, ..) => "difference",
        Kind::Binary(Op::Mul, ..) => "product",
        Kind::Shift(..) => "shifted",
        Kind::Neg(_) => "negated",
        Kind::Concat(_) => "joined",
        Kind::Slice(..) | Kind::Part(..) => "part",
        Kind::Const(_) | Kind::Variant(..) => "constant",
        _ => "value",
    }
}

//! A kernel as typed statements: loops unrolled, links and joins turned into assignments.

use crate::design::type_width;
use crate::error::EmitError;
use crate::expr::{Expr, Kind, NetId};
use crate::infer::Infer;
use crate::literal::{fits, parse_rust_integer, wrap};
use crate::scope::{is_signed, Role, Scope, Symbol};
use crate::select::Position;
use crate::text;
use num_bigint::BigInt;
use num_traits::{One, ToPrimitive};
use rust_hdl::core::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogLink,
    VerilogLoop, VerilogMatch, VerilogStatement,
};

#[derive(Debug, Clone)]
pub(crate) enum Stmt {
    Assign(Assign),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// Arms with their labels; the last field is the arm of `_`. Rust has checked that the arms
    /// cover every value that can occur.
    Case(Expr, Vec<(Expr, Vec<Stmt>)>, Option<Vec<Stmt>>),
}

/// `width` bits of the target, from `at` on, take the value.
#[derive(Debug, Clone)]
pub(crate) struct Assign {
    pub target: NetId,
    pub at: At,
    pub value: Expr,
}

#[derive(Debug, Clone)]
pub(crate) enum At {
    Bits(usize),
    /// One bit at a run-time index.
    Index(Expr),
}

/// Upper bound for unrolled iterations of one kernel: far above any design, far below memory.
const MAX_ITERATIONS: u64 = 1 << 20;

/// What a kernel does.
#[derive(Debug, Default)]
pub(crate) struct Statements {
    pub stmts: Vec<Stmt>,
    /// Bidirectional ports that are one wire.
    pub ties: Vec<(NetId, NetId)>,
}

pub(crate) fn statements(scope: &Scope, block: &VerilogBlock) -> Result<Statements, EmitError> {
    let mut kernel = Kernel {
        infer: Infer::new(scope),
        scope,
        iterations: 0,
        conditions: 0,
        ties: Vec::new(),
    };
    let mut stmts = Vec::new();
    kernel.block(block, &mut stmts)?;
    Ok(Statements {
        stmts,
        ties: kernel.ties,
    })
}

struct Kernel<'a> {
    infer: Infer<'a>,
    scope: &'a Scope,
    iterations: u64,
    /// How many conditions are around the statement at hand.
    conditions: usize,
    ties: Vec<(NetId, NetId)>,
}

type Result<T, E = EmitError> = std::result::Result<T, E>;

impl Kernel<'_> {
    fn block(&mut self, block: &VerilogBlock, out: &mut Vec<Stmt>) -> Result<()> {
        block
            .iter()
            .try_for_each(|statement| self.statement(statement, out))
    }

    /// What happens under a condition.
    fn branch(&mut self, block: &VerilogBlock) -> Result<Vec<Stmt>> {
        let mut out = Vec::new();
        self.conditions += 1;
        self.block(block, &mut out)?;
        self.conditions -= 1;
        Ok(out)
    }

    fn statement(&mut self, statement: &VerilogStatement, out: &mut Vec<Stmt>) -> Result<()> {
        match statement {
            VerilogStatement::Assignment(target, value) => {
                out.push(self.assignment(target, value)?)
            }
            VerilogStatement::SliceAssignment {
                base,
                width,
                offset,
                replacement,
            } => out.push(self.slice_assignment(base, *width, offset, replacement)?),
            VerilogStatement::If(conditional) => self.conditional(conditional, out)?,
            VerilogStatement::Match(matching) => self.matching(matching, out)?,
            VerilogStatement::Loop(repeat) => self.repeat(repeat, out)?,
            // `assert!` and `println!`: they belong to the simulation.
            VerilogStatement::Comment(_) => {}
            VerilogStatement::Link(links) => {
                for link in links {
                    self.link(link, out)?;
                }
            }
            VerilogStatement::Macro(block) => self.block(block, out)?,
        }
        Ok(())
    }

    /// The net that an assignment drives, with the field path behind `.next`, if any.
    fn target(&self, name: &str) -> Result<(NetId, Option<String>)> {
        let (name, path) = match name.split_once("$next$") {
            Some((name, path)) => (name, Some(path.to_string())),
            None => (name.strip_suffix("$next").unwrap_or(name), None),
        };
        let flat = self.infer.flat(name)?;
        let not_assignable = || EmitError::NotAssignable {
            module: self.scope.path.clone(),
            signal: flat.replace('$', "."),
        };
        match self.scope.symbol(&flat) {
            Some(Symbol::Net(id)) => match self.scope.nets[*id].role {
                Role::Input | Role::ChildOutput(_) => Err(not_assignable()),
                Role::Inout | Role::ChildInout(_) => Err(self.infer.unsupported(
                    self.scope.name(*id),
                    "driving a bidirectional port in a kernel",
                )),
                Role::Output | Role::Local | Role::ChildInput(_) => Ok((*id, path)),
            },
            Some(Symbol::Const(_)) => Err(not_assignable()),
            None => Err(EmitError::UnknownName {
                module: self.scope.path.clone(),
                name: flat,
            }),
        }
    }

    fn signal_target(&self, target: &VerilogExpression) -> Result<(NetId, Option<String>)> {
        match target {
            VerilogExpression::Signal(name) => self.target(name),
            other => Err(self
                .infer
                .unsupported(text::expression(other), "this target")),
        }
    }

    fn assignment(
        &mut self,
        target: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Result<Stmt> {
        let (id, path) = self.signal_target(target)?;
        let net = &self.scope.nets[id];
        if let Some(path) = path {
            let (offset, ty) = self.infer.field(&net.ty, &path)?;
            let value = self.infer.sized(value, type_width(ty), is_signed(ty))?;
            return Ok(Stmt::Assign(Assign {
                target: id,
                at: At::Bits(offset),
                value,
            }));
        }
        if let Some(bit) = self.own_bit(id, value)? {
            return Ok(bit);
        }
        let value = self.infer.sized(value, net.width, is_signed(&net.ty))?;
        Ok(Stmt::Assign(Assign {
            target: id,
            at: At::Bits(0),
            value,
        }))
    }

    /// `x.next = x.val().replace_bit(i, v)` sets one bit, where reading `x` gives what was written last.
    fn own_bit(&self, id: NetId, value: &VerilogExpression) -> Result<Option<Stmt>> {
        let VerilogExpression::IndexReplace(base, at, bit) = value else {
            return Ok(None);
        };
        let net = &self.scope.nets[id];
        let own = matches!(net.role, Role::Local | Role::Output)
            && self.infer.typed(base)?.kind == Kind::Net(id);
        if !own || is_signed(&net.ty) {
            return Ok(None);
        }
        let bit = self.infer.bit(bit)?;
        let at = match self.infer.position(at, base)? {
            Position::Constant(i) if i < net.width => At::Bits(i),
            // Out of range: the general route reports it.
            Position::Constant(_) => return Ok(None),
            Position::Dynamic(_) if net.width == 1 => At::Bits(0),
            Position::Dynamic(i) => At::Index(i),
        };
        Ok(Some(Stmt::Assign(Assign {
            target: id,
            at,
            value: bit,
        })))
    }

    fn slice_assignment(
        &mut self,
        base: &VerilogExpression,
        width: usize,
        offset: &VerilogExpression,
        value: &VerilogExpression,
    ) -> Result<Stmt> {
        let (id, path) = self.signal_target(base)?;
        let net = &self.scope.nets[id];
        let lo = match self.infer.position(offset, base)? {
            Position::Constant(lo)
                if path.is_none()
                    && width > 0
                    && lo.checked_add(width).is_some_and(|end| end <= net.width) =>
            {
                lo
            }
            _ => {
                return Err(self
                    .infer
                    .unsupported(text::expression(base), "this field assignment"))
            }
        };
        let signed = crate::design::fields(&net.ty)
            .into_iter()
            .any(|(_, at, ty)| at == lo && type_width(ty) == width && is_signed(ty));
        let value = self.infer.sized(value, width, signed)?;
        Ok(Stmt::Assign(Assign {
            target: id,
            at: At::Bits(lo),
            value,
        }))
    }

    fn conditional(&mut self, conditional: &VerilogConditional, out: &mut Vec<Stmt>) -> Result<()> {
        let test = self.infer.bit(&conditional.test)?;
        let then = self.branch(&conditional.then)?;
        let otherwise = match &conditional.otherwise {
            VerilogBlockOrConditional::Block(block) => self.branch(block)?,
            VerilogBlockOrConditional::Conditional(statement) => {
                self.branch(&vec![(**statement).clone()])?
            }
            VerilogBlockOrConditional::None => Vec::new(),
        };
        // A condition on loop variables or constants is decided here.
        match test.value().map(|v| v.is_one()) {
            Some(true) => out.extend(then),
            Some(false) => out.extend(otherwise),
            None => out.push(Stmt::If(test, then, otherwise)),
        }
        Ok(())
    }

    fn matching(&mut self, matching: &VerilogMatch, out: &mut Vec<Stmt>) -> Result<()> {
        let test = match self.infer.infer(&matching.test)? {
            crate::infer::Value::Typed(test) => test,
            crate::infer::Value::Int(int) => Expr::constant(wrap(&int, 64), 64),
            _ => {
                return Err(self
                    .infer
                    .unsupported(text::expression(&matching.test), "a match on this value"))
            }
        };
        let mut arms: Vec<(Expr, Vec<Stmt>)> = Vec::new();
        let mut default = None;
        for case in &matching.cases {
            let body = self.branch(&case.block)?;
            // Rust would warn of an arm that is never taken, unless a guard decides; guards leave no trace in the tree.
            let taken = || {
                let arm = case.condition.replace('$', "::").replace("default", "_");
                let what = "a second match arm for one value";
                self.infer.unsupported(arm, what)
            };
            if default.is_some() {
                return Err(taken());
            }
            if case.condition == "default" {
                default = Some(body);
                continue;
            }
            let label = self.label(&case.condition, test.width)?;
            if arms.iter().any(|(known, _)| known.value() == label.value()) {
                return Err(taken());
            }
            arms.push((label, body));
        }
        if let Some(value) = test.value() {
            let taken = arms
                .into_iter()
                .find(|(label, _)| label.value() == Some(value));
            out.extend(taken.map(|(_, body)| body).or(default).unwrap_or_default());
            return Ok(());
        }
        out.push(Stmt::Case(test, arms, default));
        Ok(())
    }

    fn label(&self, condition: &str, width: usize) -> Result<Expr> {
        if let Some(int) = parse_rust_integer(condition) {
            if !fits(&int, width) {
                return Err(EmitError::LiteralTooWide {
                    module: self.scope.path.clone(),
                    expression: format!("match arm {condition}"),
                    width,
                });
            }
            return Ok(Expr::constant(wrap(&int, width), width));
        }
        match self.scope.variant(&condition.replace("::", "$")) {
            Some(variant) if variant.width == width => Ok(variant.clone()),
            _ => Err(EmitError::UnknownName {
                module: self.scope.path.clone(),
                name: condition.replace('$', "::"),
            }),
        }
    }

    fn repeat(&mut self, repeat: &VerilogLoop, out: &mut Vec<Stmt>) -> Result<()> {
        let bound = |literal| -> Result<u64> {
            let value: BigInt = self.infer.literal(literal)?.value;
            value
                .to_u64()
                .ok_or_else(|| self.infer.unsupported(value.to_string(), "this loop bound"))
        };
        let (from, to) = (bound(&repeat.from)?, bound(&repeat.to)?);
        let outer = self.infer.variables.get(&repeat.index).copied();
        for value in from..to {
            self.iterations += 1;
            if self.iterations > MAX_ITERATIONS {
                return Err(self
                    .infer
                    .unsupported(repeat.index.clone(), "a loop of this length"));
            }
            self.infer.variables.insert(repeat.index.clone(), value);
            self.block(&repeat.block, out)?;
        }
        match outer {
            Some(value) => self.infer.variables.insert(repeat.index.clone(), value),
            None => self.infer.variables.remove(&repeat.index),
        };
        Ok(())
    }

    /// One of the two ends of a link or join.
    fn end(&self, owner: &str, port: &str) -> Result<NetId> {
        let flat = self.infer.flat(&format!("{owner}${port}"))?;
        match self.scope.symbol(&flat) {
            Some(Symbol::Net(id)) => Ok(*id),
            _ => Err(EmitError::UnknownName {
                module: self.scope.path.clone(),
                name: flat,
            }),
        }
    }

    fn link(&mut self, link: &VerilogLink, out: &mut Vec<Stmt>) -> Result<()> {
        let (VerilogLink::Forward(details)
        | VerilogLink::Backward(details)
        | VerilogLink::Bidirectional(details)) = link;
        let owner = self.end(&details.owner_name, &details.my_name)?;
        let other = self.end(&details.other_name, &details.my_name)?;
        let (target, source) = match link {
            VerilogLink::Backward(_) => (owner, other),
            _ => (other, owner),
        };
        let widths = [target, source].map(|id| self.scope.nets[id].width);
        let text = || {
            let [target, source] = [target, source].map(|id| self.scope.name(id));
            format!("link {target} {source}")
        };
        if widths[0] != widths[1] {
            return Err(EmitError::WidthMismatch {
                module: self.scope.path.clone(),
                expression: text(),
                left: widths[0],
                right: widths[1],
            });
        }
        let inouts = [target, source].map(|id| self.scope.is_inout(id));
        if inouts == [true, true] {
            if self.conditions > 0 {
                let what = "a bidirectional link under a condition";
                return Err(self.infer.unsupported(text(), what));
            }
            self.ties.push((target, source));
            return Ok(());
        }
        if inouts != [false, false] || matches!(link, VerilogLink::Bidirectional(_)) {
            let what = "a bidirectional link of this signal";
            return Err(self.infer.unsupported(text(), what));
        }
        let (target, _) = self.target(&self.scope.nets[target].flat)?;
        out.push(Stmt::Assign(Assign {
            target,
            at: At::Bits(0),
            value: self.scope.read(source),
        }));
        Ok(())
    }
}

//! Typed expressions and statements as Verilog-2001 text.

use crate::design::field_at;
use crate::expr::{Direction, Expr, Kind, NetId, Op, Reduce};
use crate::kernel::{Assign, At, Stmt};
use crate::literal;
use crate::scope::Net;
use num_bigint::BigUint;
use num_traits::ToPrimitive;
use rust_hdl::core::type_descriptor::TypeKind;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Names and widths of the nets and enum constants of one module.
pub(crate) struct Names<'a> {
    pub nets: &'a [(String, usize)],
    pub variants: &'a BTreeMap<String, String>,
    /// The design's signals, which come first among the nets.
    pub signals: &'a [Net],
    /// Enum constants that the text made so far needs.
    pub used: RefCell<BTreeSet<String>>,
}

/// Binding strength of an operator, as Verilog-2001 has it; 13 needs no parentheses anywhere.
fn strength(e: &Expr) -> u8 {
    match &e.kind {
        Kind::Not(_) | Kind::Neg(_) | Kind::Reduce(..) => 12,
        Kind::Binary(op, ..) => match op {
            Op::Mul => 11,
            Op::Add | Op::Sub => 10,
            Op::Lt | Op::Le | Op::Gt | Op::Ge => 8,
            Op::Eq | Op::Ne => 7,
            Op::And => 6,
            Op::Xor => 5,
            Op::Or => 4,
            Op::LogicalAnd => 3,
            Op::LogicalOr => 2,
        },
        Kind::Shift(..) => 9,
        _ => 13,
    }
}

impl Names<'_> {
    pub fn net(&self, id: NetId) -> &str {
        &self.nets[id].0
    }

    /// Bits `lo..lo + width` of a net: all of it, one bit, or a range.
    pub fn bits(&self, id: NetId, lo: usize, width: usize) -> String {
        let (name, whole) = &self.nets[id];
        if lo == 0 && width == *whole {
            name.clone()
        } else if width == 1 {
            format!("{name}[{lo}]")
        } else {
            format!("{name}[{}:{lo}]", lo + width - 1)
        }
    }

    pub fn expr(&self, e: &Expr) -> String {
        match &e.kind {
            Kind::Net(id) => self.net(*id).to_string(),
            Kind::Const(value) => literal::verilog(value, e.width),
            Kind::Variant(name, value) => match self.variants.get(name) {
                Some(constant) => {
                    self.used.borrow_mut().insert(name.clone());
                    constant.clone()
                }
                None => literal::verilog(value, e.width),
            },
            Kind::Not(inner) if e.width == 1 => format!("!{}", self.inner(inner, 13)),
            Kind::Not(inner) => format!("~{}", self.inner(inner, 13)),
            Kind::Neg(inner) => format!("-{}", self.inner(inner, 13)),
            Kind::Reduce(op, inner) => {
                let op = match op {
                    Reduce::And => "&",
                    Reduce::Or => "|",
                    Reduce::Xor => "^",
                };
                format!("{op}{}", self.inner(inner, 13))
            }
            Kind::Binary(op, l, r) => self.binary(e, *op, l, r),
            Kind::Shift(direction, l, r) => {
                let op = match direction {
                    Direction::Left => "<<",
                    Direction::Right => ">>",
                };
                let amount = match r.value() {
                    Some(value) => value.to_string(),
                    None => self.inner(r, 12),
                };
                format!("{} {op} {amount}", self.inner(l, 12))
            }
            Kind::Slice(base, lo) => match base.kind {
                Kind::Net(id) => self.bits(id, *lo, e.width),
                // `Lower` has named every other base.
                _ => self.expr(base),
            },
            Kind::Bit(base, at) => format!("{}[{}]", self.expr(base), self.expr(at)),
            Kind::Part(base, at) if e.width == 1 => {
                format!("{}[{}]", self.expr(base), self.expr(at))
            }
            Kind::Part(base, at) => {
                format!("{}[{} +: {}]", self.expr(base), self.expr(at), e.width)
            }
            Kind::Concat(parts) => self.concat(parts),
        }
    }

    fn inner(&self, e: &Expr, at_least: u8) -> String {
        let text = self.expr(e);
        if strength(e) < at_least {
            format!("({text})")
        } else {
            text
        }
    }

    fn binary(&self, e: &Expr, op: Op, l: &Expr, r: &Expr) -> String {
        let symbol = match op {
            Op::Add => "+",
            Op::Sub => "-",
            Op::Mul => "*",
            Op::And => "&",
            Op::Or => "|",
            Op::Xor => "^",
            Op::LogicalAnd => "&&",
            Op::LogicalOr => "||",
            Op::Eq => "==",
            Op::Ne => "!=",
            Op::Lt => "<",
            Op::Le => "<=",
            Op::Gt => ">",
            Op::Ge => ">=",
        };
        let ordered = matches!(op, Op::Lt | Op::Le | Op::Gt | Op::Ge);
        if ordered && l.signed {
            return format!(
                "$signed({}) {symbol} $signed({})",
                self.expr(l),
                self.expr(r)
            );
        }
        let own = strength(e);
        let joins = |op: Op| {
            matches!(
                op,
                Op::And | Op::Or | Op::Xor | Op::LogicalAnd | Op::LogicalOr
            )
        };
        let bitwise = matches!(op, Op::And | Op::Or | Op::Xor);
        let operand = |x: &Expr, right: bool| {
            let s = strength(x);
            let unary = matches!(x.kind, Kind::Reduce(..) | Kind::Neg(_));
            // Not needed, but few readers know that `==` binds tighter than `&`, and `&` than `|`.
            let mixed = matches!(x.kind, Kind::Binary(inner, ..) if joins(inner) && inner != op);
            let unclear = bitwise && (7..=11).contains(&s) || joins(op) && mixed;
            let needed = s < own || (s == own && (right || op.is_comparison()));
            if needed || unary || unclear {
                format!("({})", self.expr(x))
            } else {
                self.expr(x)
            }
        };
        format!("{} {symbol} {}", operand(l, false), operand(r, true))
    }

    fn concat(&self, parts: &[Expr]) -> String {
        let mut out: Vec<String> = Vec::new();
        let mut at = 0;
        while at < parts.len() {
            let same = parts[at..].iter().take_while(|p| **p == parts[at]).count();
            let text = self.expr(&parts[at]);
            out.push(if same == 1 {
                text
            } else {
                format!("{{{same}{{{text}}}}}")
            });
            at += same;
        }
        match &out[..] {
            [only] if parts.len() > 1 => only.clone(),
            _ => format!("{{{}}}", out.join(", ")),
        }
    }

    /// `target = value;`, with the name of the field that is assigned, if it is one.
    pub fn assignment(&self, assign: &Assign) -> String {
        let value = self.expr(&assign.value);
        let lo = match &assign.at {
            At::Bits(lo) => *lo,
            At::Index(index) => {
                return format!(
                    "{}[{}] = {value};",
                    self.net(assign.target),
                    self.expr(index)
                );
            }
        };
        let width = assign.value.width;
        let target = self.bits(assign.target, lo, width);
        let field = self
            .signals
            .get(assign.target)
            .and_then(|net| field_at(&net.ty, lo, width));
        let line = format!("{target} = {value};");
        match (field, self.fields_read(&assign.value)) {
            (Some(field), None) => format!("{line}  // {field}"),
            (Some(field), Some(read)) => format!("{line}  // {field}: {read}"),
            (None, read) => line + &remark(read),
        }
    }

    /// The struct fields that a value is made of, by name. None where there are none, or too many to read.
    pub fn fields_read(&self, e: &Expr) -> Option<String> {
        let mut fields: Vec<String> = Vec::new();
        e.reads(&mut |id, lo, width| {
            // A struct of one field is that field.
            let signal = self.signals.get(id).filter(|net| net.width != width);
            let field = signal.and_then(|net| field_at(&net.ty, lo, width));
            let name = field.map(|field| format!("{}.{field}", self.net(id)));
            if let Some(name) = name.filter(|name| !fields.contains(name)) {
                fields.push(name);
            }
        });
        (1..=4).contains(&fields.len()).then(|| fields.join(", "))
    }

    /// A value of the type of a signal: an enum's by name.
    pub fn constant(&self, id: NetId, value: &BigUint) -> String {
        let signal = &self.signals[id];
        let kind = match &signal.ty.kind {
            TypeKind::Enum(variants) => value
                .to_usize()
                .and_then(|at| variants.get(at))
                .map(|name| Kind::Variant(name.clone(), value.clone())),
            _ => None,
        };
        let kind = kind.unwrap_or_else(|| Kind::Const(value.clone()));
        self.expr(&Expr::new(signal.width, false, kind))
    }

    /// Statements of an `always` block, indented by `depth` levels.
    pub fn block(&self, body: &[Stmt], depth: usize, out: &mut String) {
        let pad = "  ".repeat(depth);
        for stmt in body {
            match stmt {
                Stmt::Assign(assign) => {
                    out.push_str(&format!("{pad}{}\n", self.assignment(assign)));
                }
                Stmt::If(..) => {
                    out.push_str(&pad);
                    self.conditional(stmt, depth, out);
                }
                Stmt::Case(test, arms, default) => {
                    self.case(test, arms, default.as_deref(), depth, out);
                }
            }
        }
    }

    fn conditional(&self, stmt: &Stmt, depth: usize, out: &mut String) {
        let Stmt::If(test, then, otherwise) = stmt else {
            return;
        };
        let pad = "  ".repeat(depth);
        if then.is_empty() {
            let turned = Stmt::If(negated(test), otherwise.clone(), Vec::new());
            return self.conditional(&turned, depth, out);
        }
        let fields = remark(self.fields_read(test));
        out.push_str(&format!("if ({}) begin{fields}\n", self.expr(test)));
        self.block(then, depth + 1, out);
        out.push_str(&format!("{pad}end"));
        match &otherwise[..] {
            [] => out.push('\n'),
            [next @ Stmt::If(..)] => {
                out.push_str(" else ");
                self.conditional(next, depth, out);
            }
            body => {
                out.push_str(" else begin\n");
                self.block(body, depth + 1, out);
                out.push_str(&format!("{pad}end\n"));
            }
        }
    }

    fn case(
        &self,
        test: &Expr,
        arms: &[(Expr, Vec<Stmt>)],
        default: Option<&[Stmt]>,
        depth: usize,
        out: &mut String,
    ) {
        let pad = "  ".repeat(depth);
        let inner = "  ".repeat(depth + 1);
        let arm = |label: &str, body: &[Stmt], out: &mut String| match body {
            [] => out.push_str(&format!("{inner}{label}: ;\n")),
            [Stmt::Assign(assign)] => {
                out.push_str(&format!("{inner}{label}: {}\n", self.assignment(assign)));
            }
            body => {
                out.push_str(&format!("{inner}{label}: begin\n"));
                self.block(body, depth + 2, out);
                out.push_str(&format!("{inner}end\n"));
            }
        };
        let fields = remark(self.fields_read(test));
        out.push_str(&format!("{pad}case ({}){fields}\n", self.expr(test)));
        // Rust's match is complete; Verilog's case also needs an arm for bit patterns that cannot occur.
        let complete = test.width < 20 && arms.len() == 1 << test.width;
        let idle = default.is_none_or(<[Stmt]>::is_empty);
        let any_empty = arms.iter().any(|(_, body)| body.is_empty());
        if idle && (default.is_some() || any_empty) {
            for (label, body) in arms.iter().filter(|(_, body)| !body.is_empty()) {
                arm(&self.expr(label), body, out);
            }
            arm("default", &[], out);
        } else if let Some(default) = default {
            for (label, body) in arms {
                arm(&self.expr(label), body, out);
            }
            arm("default", default, out);
        } else {
            for (index, (label, body)) in arms.iter().enumerate() {
                if index + 1 == arms.len() && !complete {
                    let value = match &label.kind {
                        Kind::Variant(name, _) => name.clone(),
                        _ => self.expr(label),
                    };
                    arm(&format!("default /* {value} */"), body, out);
                } else {
                    arm(&self.expr(label), body, out);
                }
            }
        }
        out.push_str(&format!("{pad}endcase\n"));
    }
}

/// A remark behind a line, or nothing.
pub(crate) fn remark(text: Option<String>) -> String {
    text.map(|text| format!("  // {text}")).unwrap_or_default()
}

/// The opposite of a condition, without a `!` where the operator has an opposite.
fn negated(test: &Expr) -> Expr {
    let opposite = |op: Op| match op {
        Op::Eq => Some(Op::Ne),
        Op::Ne => Some(Op::Eq),
        Op::Lt => Some(Op::Ge),
        Op::Ge => Some(Op::Lt),
        Op::Gt => Some(Op::Le),
        Op::Le => Some(Op::Gt),
        _ => None,
    };
    match &test.kind {
        Kind::Not(inner) => (**inner).clone(),
        Kind::Binary(op, l, r) => match opposite(*op) {
            Some(op) => Expr::new(1, false, Kind::Binary(op, l.clone(), r.clone())),
            None => test.clone().not(),
        },
        _ => test.clone().not(),
    }
}

/// `[7:0] ` or nothing for one bit.
pub(crate) fn range(width: usize) -> String {
    if width == 1 {
        String::new()
    } else {
        format!("[{}:0] ", width - 1)
    }
}

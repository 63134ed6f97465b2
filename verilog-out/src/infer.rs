//! From kernel expressions to typed ones: names resolved, widths and signs inferred bottom-up.

use crate::design::{fields, type_width};
use crate::error::EmitError;
use crate::expr::{Direction, Expr, Op, Reduce};
use crate::index;
use crate::literal::{fits, wrap, Literal};
use crate::scope::{is_signed, Scope, Symbol};
use crate::text;
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::ToPrimitive;
use rust_hdl::core::ast::{VerilogExpression, VerilogLiteral, VerilogOp, VerilogOpUnary};
use rust_hdl::core::type_descriptor::TypeDescriptor;
use std::collections::HashMap;

/// An expression before its surroundings have given it a width.
#[derive(Debug, Clone)]
pub(crate) enum Value {
    Typed(Expr),
    /// An integer: a literal or a loop variable. Takes the width of what it meets.
    Int(BigInt),
    /// `signed_bit_cast`: the tree does not hold its width. The flag says whether the result is signed.
    SignResize(Expr, bool),
}

pub(crate) struct Infer<'a> {
    pub scope: &'a Scope,
    pub variables: HashMap<String, u64>,
}

pub(crate) type Result<T> = std::result::Result<T, EmitError>;

impl<'a> Infer<'a> {
    pub fn new(scope: &'a Scope) -> Self {
        Infer {
            scope,
            variables: HashMap::new(),
        }
    }

    pub fn module(&self) -> String {
        self.scope.path.clone()
    }

    pub fn unsupported(&self, expression: impl Into<String>, what: &'static str) -> EmitError {
        EmitError::Unsupported {
            module: self.module(),
            expression: expression.into(),
            what,
        }
    }

    fn unknown_width(&self, e: &VerilogExpression) -> EmitError {
        EmitError::UnknownWidth {
            module: self.module(),
            expression: text::expression(e),
        }
    }

    pub fn literal(&self, literal: &VerilogLiteral) -> Result<Literal> {
        let text = literal.to_string();
        Literal::parse(&text).ok_or_else(|| self.unsupported(text, "this literal"))
    }

    /// The flattened name: array indices evaluated, leading dots of links dropped.
    pub fn flat(&self, name: &str) -> Result<String> {
        let unknown = || EmitError::UnknownName {
            module: self.module(),
            name: name.to_string(),
        };
        let resolved = index::resolve(name, &self.variables).ok_or_else(unknown)?;
        Ok(resolved
            .replace('.', "$")
            .replace("$$", "$")
            .trim_matches('$')
            .to_string())
    }

    /// A condition, or anything else that is one bit.
    pub fn bit(&self, e: &VerilogExpression) -> Result<Expr> {
        self.sized(e, 1, false)
    }

    /// The expression at exactly `width` bits; integers are given that width.
    pub fn sized(&self, e: &VerilogExpression, width: usize, signed: bool) -> Result<Expr> {
        let expr = self.coerce(self.infer(e)?, width, signed, e)?;
        if expr.width != width {
            return Err(self.mismatch(e, width, expr.width));
        }
        Ok(expr)
    }

    /// The expression at the width it has by itself.
    pub fn typed(&self, e: &VerilogExpression) -> Result<Expr> {
        match self.infer(e)? {
            Value::Typed(expr) => Ok(expr),
            _ => Err(self.unknown_width(e)),
        }
    }

    pub fn mismatch(&self, e: &VerilogExpression, left: usize, right: usize) -> EmitError {
        EmitError::WidthMismatch {
            module: self.module(),
            expression: text::expression(e),
            left,
            right,
        }
    }

    fn coerce(
        &self,
        value: Value,
        width: usize,
        signed: bool,
        e: &VerilogExpression,
    ) -> Result<Expr> {
        match value {
            Value::Typed(expr) => Ok(expr),
            Value::SignResize(expr, result) => Ok(expr.sign_resize(width).with_sign(result)),
            Value::Int(int) => {
                // rust-hdl panics above 32 bits never, up to 32 bits whenever the value is too wide.
                let too_wide = !fits(&int, width) && (width <= 32 || int.bits() > 64);
                if too_wide || (int.sign() == Sign::Minus && !signed) {
                    return Err(EmitError::LiteralTooWide {
                        module: self.module(),
                        expression: text::expression(e),
                        width,
                    });
                }
                Ok(Expr::constant(wrap(&int, width), width).with_sign(signed))
            }
        }
    }

    pub fn infer(&self, e: &VerilogExpression) -> Result<Value> {
        use VerilogExpression as E;
        Ok(match e {
            E::Signal(name) => self.signal(name)?,
            E::Literal(literal) => {
                let literal = self.literal(literal)?;
                match literal.bits {
                    // Only `true` and `false` are one bit wide.
                    1 => Value::Typed(Expr::constant(wrap(&literal.value, 1), 1)),
                    _ => Value::Int(literal.value),
                }
            }
            E::Paren(inner) => self.infer(inner)?,
            E::Cast(inner, width) => Value::Typed(match self.infer(inner)? {
                _ if *width == 0 => {
                    return Err(self.unsupported(text::expression(e), "a cast to no bits"))
                }
                Value::Int(int) if int.sign() == Sign::Minus => {
                    return Err(self.unsupported(text::expression(e), "a negative number as Bits"))
                }
                Value::Int(int) => Expr::constant(wrap(&int, *width), *width),
                Value::Typed(expr) if !expr.signed => expr.resize(*width),
                _ => {
                    return Err(self.unsupported(text::expression(e), "bit_cast of a signed value"))
                }
            }),
            E::Signed(inner) => match self.infer(inner)? {
                Value::Typed(expr) if expr.signed => Value::SignResize(expr, true),
                Value::Typed(expr) => Value::Typed(expr.with_sign(true)),
                Value::Int(int) => Value::Int(int),
                Value::SignResize(..) => return Err(self.unknown_width(e)),
            },
            E::Unsigned(inner) => match self.infer(inner)? {
                Value::Typed(expr) => Value::Typed(expr.with_sign(false)),
                Value::SignResize(expr, _) => Value::SignResize(expr, false),
                Value::Int(_) => return Err(self.unknown_width(e)),
            },
            E::Unary(op, inner) => self.unary(op, inner, e)?,
            E::Binary(left, op, right) => self.binary(left, op, right, e)?,
            E::Index(base, at) => Value::Typed(self.index(base, at)?),
            E::Slice(base, width, at) => Value::Typed(self.slice(base, *width, at, e)?),
            E::IndexReplace(base, at, bit) => Value::Typed(self.replace(base, at, bit)?),
        })
    }

    fn signal(&self, name: &str) -> Result<Value> {
        if let Some(value) = self.variables.get(name) {
            return Ok(Value::Int(BigInt::from(*value)));
        }
        // `x.val().a.b` reaches the tree as one name, fields included.
        let (name, path) = match name.split_once("$val()$") {
            Some((name, path)) => (name, Some(path)),
            None => (name, None),
        };
        let flat = self.flat(name)?;
        let expr = match (self.scope.symbol(&flat), path) {
            (Some(Symbol::Net(id)), _) if self.scope.is_inout(*id) => {
                return Err(self.unsupported(
                    self.scope.name(*id),
                    "reading a bidirectional port in a kernel",
                ))
            }
            (Some(Symbol::Net(id)), None) => self.scope.read(*id),
            (Some(Symbol::Net(id)), Some(path)) => {
                let (offset, ty) = self.field(&self.scope.nets[*id].ty, path)?;
                self.scope
                    .read(*id)
                    .slice(offset, type_width(ty))
                    .with_sign(is_signed(ty))
            }
            (Some(Symbol::Const(expr)), None) => expr.clone(),
            (None, None) => match self.scope.variant(&flat) {
                Some(variant) => variant.clone(),
                None => {
                    return Err(EmitError::UnknownName {
                        module: self.module(),
                        name: flat,
                    })
                }
            },
            _ => {
                return Err(EmitError::UnknownName {
                    module: self.module(),
                    name: name.to_string(),
                })
            }
        };
        Ok(Value::Typed(expr))
    }

    /// Offset and type of the field at a `$`-separated path.
    pub fn field<'t>(
        &self,
        ty: &'t TypeDescriptor,
        path: &str,
    ) -> Result<(usize, &'t TypeDescriptor)> {
        let mut at = (0, ty);
        for part in path.split('$') {
            let found = fields(at.1).into_iter().find(|(name, ..)| *name == part);
            let Some((_, offset, field)) = found else {
                return Err(EmitError::UnknownName {
                    module: self.module(),
                    name: path.replace('$', "."),
                });
            };
            at = (at.0 + offset, field);
        }
        Ok(at)
    }

    fn unary(
        &self,
        op: &VerilogOpUnary,
        inner: &VerilogExpression,
        e: &VerilogExpression,
    ) -> Result<Value> {
        let value = self.infer(inner)?;
        if let (VerilogOpUnary::Neg, Value::Int(int)) = (op, &value) {
            return Ok(Value::Int(-int));
        }
        let Value::Typed(expr) = value else {
            return Err(self.unknown_width(e));
        };
        Ok(Value::Typed(match op {
            VerilogOpUnary::Not if !expr.signed => expr.not(),
            VerilogOpUnary::Neg if expr.signed => expr.neg(),
            VerilogOpUnary::All => expr.reduce(Reduce::And),
            VerilogOpUnary::Any => expr.reduce(Reduce::Or),
            VerilogOpUnary::Xor => expr.reduce(Reduce::Xor),
            _ => return Err(self.unsupported(text::expression(e), "this operator on this type")),
        }))
    }

    fn binary(
        &self,
        left: &VerilogExpression,
        op: &VerilogOp,
        right: &VerilogExpression,
        e: &VerilogExpression,
    ) -> Result<Value> {
        let (l, r) = (self.infer(left)?, self.infer(right)?);
        if let (Value::Int(l), Value::Int(r)) = (&l, &r) {
            return integer(l, op, r)
                .ok_or_else(|| self.unsupported(text::expression(e), "this constant"));
        }
        if matches!(op, VerilogOp::Shl | VerilogOp::Shr) {
            return self.shift(l, op, r, e);
        }
        let (l, r) = match (l, r) {
            (Value::Typed(l), r) => {
                let r = self.coerce(r, l.width, l.signed, e)?;
                (l, r)
            }
            (l, Value::Typed(r)) => (self.coerce(l, r.width, r.signed, e)?, r),
            _ => return Err(self.unknown_width(e)),
        };
        if l.signed != r.signed {
            return Err(EmitError::SignMismatch {
                module: self.module(),
                expression: text::expression(e),
            });
        }
        if matches!(op, VerilogOp::Mul) {
            return self.multiply(l, r, e);
        }
        // `Bits + bool` is the only operator whose operands may differ in width.
        let r = match op {
            VerilogOp::Add if r.width == 1 && l.width > 1 && !l.signed => r.resize(l.width),
            _ if l.width != r.width => return Err(self.mismatch(e, l.width, r.width)),
            _ => r,
        };
        let op = match op {
            VerilogOp::Add => Op::Add,
            VerilogOp::Sub => Op::Sub,
            VerilogOp::BitAnd => Op::And,
            VerilogOp::BitOr => Op::Or,
            VerilogOp::BitXor => Op::Xor,
            VerilogOp::LogicalAnd => Op::LogicalAnd,
            VerilogOp::LogicalOr => Op::LogicalOr,
            VerilogOp::Eq => Op::Eq,
            VerilogOp::Ne => Op::Ne,
            VerilogOp::Lt => Op::Lt,
            VerilogOp::Le => Op::Le,
            VerilogOp::Gt => Op::Gt,
            VerilogOp::Ge => Op::Ge,
            VerilogOp::Mul | VerilogOp::Shl | VerilogOp::Shr => {
                return Err(self.unsupported(text::expression(e), "this operator"))
            }
        };
        if matches!(op, Op::LogicalAnd | Op::LogicalOr) && l.width != 1 {
            return Err(self.mismatch(e, 1, l.width));
        }
        Ok(Value::Typed(Expr::binary(op, l, r)))
    }

    /// rust-hdl multiplies 16 by 16 bits, with a 32-bit product.
    fn multiply(&self, l: Expr, r: Expr, e: &VerilogExpression) -> Result<Value> {
        if l.width != 16 || r.width != 16 {
            return Err(self.mismatch(e, l.width, r.width));
        }
        let signed = l.signed;
        let extend = |x: Expr| {
            if signed {
                x.sign_resize(32)
            } else {
                x.resize(32)
            }
        };
        let product = Expr::binary(Op::Mul, extend(l), extend(r));
        Ok(Value::Typed(product.with_sign(signed)))
    }

    fn shift(&self, l: Value, op: &VerilogOp, r: Value, e: &VerilogExpression) -> Result<Value> {
        let direction = match op {
            VerilogOp::Shl => Direction::Left,
            _ => Direction::Right,
        };
        // An integer that is shifted by Bits is a u64.
        let l = self.coerce(l, 64, false, e)?;
        let r = match r {
            Value::Typed(r) => r,
            Value::Int(by) if by.sign() != Sign::Minus => {
                let by = by.to_biguint().unwrap_or_default();
                let width = (by.bits() as usize).max(1);
                Expr::constant(by, width)
            }
            _ => return Err(self.unknown_width(e)),
        };
        if l.signed || r.signed {
            return Err(self.unsupported(text::expression(e), "a shift of a signed value"));
        }
        if r.width > 32 && r.value().is_none() {
            return Err(
                self.unsupported(text::expression(e), "a shift amount of more than 32 bits")
            );
        }
        Ok(Value::Typed(l.shift(direction, r)))
    }
}

/// Arithmetic among integers, which Rust does in `usize` or a literal's type.
fn integer(l: &BigInt, op: &VerilogOp, r: &BigInt) -> Option<Value> {
    let truth = |t: bool| Some(Value::Typed(Expr::constant(BigUint::from(t as u8), 1)));
    let value = match op {
        VerilogOp::Eq => return truth(l == r),
        VerilogOp::Ne => return truth(l != r),
        VerilogOp::Lt => return truth(l < r),
        VerilogOp::Le => return truth(l <= r),
        VerilogOp::Gt => return truth(l > r),
        VerilogOp::Ge => return truth(l >= r),
        VerilogOp::Add => l + r,
        VerilogOp::Sub => l - r,
        VerilogOp::Mul => l * r,
        VerilogOp::BitAnd => l & r,
        VerilogOp::BitOr => l | r,
        VerilogOp::BitXor => l ^ r,
        VerilogOp::Shl => l << r.to_u64().filter(|by| *by < 64)?,
        VerilogOp::Shr => l >> r.to_u64().filter(|by| *by < 64)?,
        VerilogOp::LogicalAnd | VerilogOp::LogicalOr => return None,
    };
    // Beyond 64 bits Rust would have overflowed; literals are never 128 bits wide in an operator.
    (value.bits() <= 64).then_some(Value::Int(value))
}

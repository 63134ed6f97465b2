//! Bits and slices of values: `get_bit`, `get_bits`, `replace_bit`.

use crate::design::{fields, type_width};
use crate::error::EmitError;
use crate::expr::{Direction, Expr, Kind, Op};
use crate::infer::{Infer, Result, Value};
use crate::scope::is_signed;
use crate::text;
use num_bigint::{BigInt, BigUint};
use num_traits::ToPrimitive;
use rust_hdl::core::ast::{VerilogExpression, VerilogOp};

/// A bit position.
#[derive(Debug, Clone)]
pub(crate) enum Position {
    Constant(usize),
    Dynamic(Expr),
}

impl Infer<'_> {
    /// An index or offset: a number, or an expression whose `usize` value equals its `Bits` value.
    pub fn position(&self, at: &VerilogExpression, base: &VerilogExpression) -> Result<Position> {
        match self.infer(at)? {
            Value::Int(int) => int
                .to_usize()
                .map(Position::Constant)
                .ok_or_else(|| self.outside(base, &int, 0)),
            Value::Typed(expr) if !expr.signed && self.exact_as_usize(at) => match expr.value() {
                Some(value) => {
                    let value = BigInt::from(value.clone());
                    value
                        .to_usize()
                        .map(Position::Constant)
                        .ok_or_else(|| self.outside(base, &value, 0))
                }
                None => Ok(Position::Dynamic(expr)),
            },
            _ => Err(EmitError::AmbiguousIndex {
                module: self.module(),
                expression: text::expression(base),
            }),
        }
    }

    /// `a.val().index() + 1` and `(a.val() + 1).index()` are one tree and two values.
    fn exact_as_usize(&self, e: &VerilogExpression) -> bool {
        use VerilogExpression as E;
        match e {
            E::Paren(inner) => self.exact_as_usize(inner),
            E::Binary(l, VerilogOp::BitAnd | VerilogOp::BitOr | VerilogOp::BitXor, r) => {
                self.exact_as_usize(l) && self.exact_as_usize(r)
            }
            E::Binary(l, VerilogOp::Shr, _) => self.exact_as_usize(l),
            E::Signal(_) | E::Literal(_) | E::Cast(..) | E::Index(..) | E::Slice(..) => true,
            _ => false,
        }
    }

    fn outside(&self, base: &VerilogExpression, index: &BigInt, width: usize) -> EmitError {
        EmitError::IndexOutOfRange {
            module: self.module(),
            expression: text::expression(base),
            index: index.to_string(),
            width,
        }
    }

    pub fn index(&self, base: &VerilogExpression, at: &VerilogExpression) -> Result<Expr> {
        let value = self.typed(base)?;
        match self.position(at, base)? {
            Position::Constant(i) if i < value.width => Ok(value.slice(i, 1).with_sign(false)),
            Position::Constant(i) => Err(self.outside(base, &i.into(), value.width)),
            Position::Dynamic(i) => {
                Ok(Expr::new(1, false, Kind::Bit(Box::new(value), Box::new(i))))
            }
        }
    }

    pub fn slice(
        &self,
        base: &VerilogExpression,
        width: usize,
        at: &VerilogExpression,
        e: &VerilogExpression,
    ) -> Result<Expr> {
        let value = self.typed(base)?;
        if width == 0 {
            return Err(self.unsupported(text::expression(e), "a slice of no bits"));
        }
        let signed = value.signed;
        match self.position(at, base)? {
            Position::Constant(lo) if lo <= value.width => {
                // A struct has no `get_bits`: a slice of one is a field, and may be signed.
                let field = match &value.kind {
                    Kind::Net(id) => fields(&self.scope.nets[*id].ty)
                        .into_iter()
                        .find(|(_, at, ty)| *at == lo && type_width(ty) == width)
                        .map(|(.., ty)| is_signed(ty)),
                    _ => None,
                };
                Ok(value
                    .slice_filled(lo, width)
                    .with_sign(field.unwrap_or(signed)))
            }
            Position::Constant(lo) => Err(self.outside(base, &lo.into(), value.width)),
            Position::Dynamic(offset) => {
                let last = (BigUint::from(1u8) << offset.width) - 1u8 + width;
                let part = if last <= BigUint::from(value.width) {
                    Expr::new(width, false, Kind::Part(Box::new(value), Box::new(offset)))
                } else {
                    if offset.width > 32 {
                        return Err(
                            self.unsupported(text::expression(e), "an offset of more than 32 bits")
                        );
                    }
                    value
                        .with_sign(false)
                        .shift(Direction::Right, offset)
                        .resize(width)
                };
                Ok(part.with_sign(signed))
            }
        }
    }

    pub fn replace(
        &self,
        base: &VerilogExpression,
        at: &VerilogExpression,
        bit: &VerilogExpression,
    ) -> Result<Expr> {
        let value = self.typed(base)?;
        let bit = self.bit(bit)?;
        let width = value.width;
        if value.signed {
            return Err(self.unsupported(text::expression(base), "replace_bit of a signed value"));
        }
        match self.position(at, base)? {
            Position::Constant(i) if i >= width => Err(self.outside(base, &i.into(), width)),
            Position::Constant(i) => {
                let low = if i > 0 {
                    value.clone().slice(0, i)
                } else {
                    Expr::zero(0)
                };
                let high = if i + 1 < width {
                    value.slice(i + 1, width - i - 1)
                } else {
                    Expr::zero(0)
                };
                Ok(Expr::concat(vec![high, bit, low]))
            }
            Position::Dynamic(i) => {
                let one = Expr::constant(BigUint::from(1u8), width);
                let hole = one.shift(Direction::Left, i.clone()).not();
                let put = bit.resize(width).shift(Direction::Left, i);
                Ok(Expr::binary(
                    Op::Or,
                    Expr::binary(Op::And, value, hole),
                    put,
                ))
            }
        }
    }
}

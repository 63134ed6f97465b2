//! Typed expressions: every node knows its width, so that nothing is left to Verilog's context rules.

use crate::literal::mask;
use num_bigint::BigUint;
use num_traits::{ToPrimitive, Zero};

/// A net of the module at hand: index into its `Scope`.
pub(crate) type NetId = usize;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Expr {
    pub width: usize,
    /// Whether the Rust type is `Signed`. Nets are declared unsigned; only comparison, product and
    /// extension ask.
    pub signed: bool,
    pub kind: Kind,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Kind {
    Net(NetId),
    Const(BigUint),
    /// An enum variant by its full name (`State::Idle`) and value.
    Variant(String, BigUint),
    Not(Box<Expr>),
    Neg(Box<Expr>),
    Reduce(Reduce, Box<Expr>),
    /// Both operands have one width; so has the result, except for comparisons (1 bit).
    Binary(Op, Box<Expr>, Box<Expr>),
    /// The amount is self-determined, the result has the width of the value.
    Shift(Direction, Box<Expr>, Box<Expr>),
    /// `width` bits from bit `lo` on, all inside the operand.
    Slice(Box<Expr>, usize),
    /// One bit at a run-time index.
    Bit(Box<Expr>, Box<Expr>),
    /// `width` bits from a run-time offset on, provably inside the operand.
    Part(Box<Expr>, Box<Expr>),
    /// Most significant part first.
    Concat(Vec<Expr>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reduce {
    And,
    Or,
    Xor,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Left,
    Right,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Op {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Op {
    pub fn is_comparison(self) -> bool {
        matches!(self, Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge)
    }
}

impl Expr {
    pub fn new(width: usize, signed: bool, kind: Kind) -> Expr {
        Expr {
            width,
            signed,
            kind,
        }
    }

    pub fn net(id: NetId, width: usize, signed: bool) -> Expr {
        Expr::new(width, signed, Kind::Net(id))
    }

    pub fn constant(value: BigUint, width: usize) -> Expr {
        Expr::new(width, false, Kind::Const(value))
    }

    pub fn zero(width: usize) -> Expr {
        Expr::constant(BigUint::zero(), width)
    }

    pub fn with_sign(mut self, signed: bool) -> Expr {
        self.signed = signed;
        self
    }

    /// The value, when it is known at emit time.
    pub fn value(&self) -> Option<&BigUint> {
        match &self.kind {
            Kind::Const(value) | Kind::Variant(_, value) => Some(value),
            _ => None,
        }
    }

    pub fn binary(op: Op, left: Expr, right: Expr) -> Expr {
        if let Some(truth) = decided(op, &left, &right) {
            return Expr::constant(BigUint::from(truth as u8), 1);
        }
        let width = if op.is_comparison() { 1 } else { left.width };
        let signed = left.signed && !op.is_comparison();
        Expr::new(
            width,
            signed,
            Kind::Binary(op, Box::new(left), Box::new(right)),
        )
    }

    pub fn not(self) -> Expr {
        Expr::new(self.width, false, Kind::Not(Box::new(self)))
    }

    pub fn neg(self) -> Expr {
        Expr::new(self.width, self.signed, Kind::Neg(Box::new(self)))
    }

    pub fn reduce(self, op: Reduce) -> Expr {
        Expr::new(1, false, Kind::Reduce(op, Box::new(self)))
    }

    /// Shift with zero fill; a constant amount of the width or more gives zero.
    pub fn shift(self, direction: Direction, amount: Expr) -> Expr {
        if let Some(value) = amount.value() {
            if value.is_zero() {
                return self;
            }
            if value >= &BigUint::from(self.width) {
                return Expr::zero(self.width);
            }
        }
        let width = self.width;
        Expr::new(
            width,
            false,
            Kind::Shift(direction, Box::new(self), Box::new(amount)),
        )
    }

    /// Parts, most significant first; neighbouring constants become one.
    pub fn concat(parts: Vec<Expr>) -> Expr {
        let mut out: Vec<Expr> = Vec::new();
        for part in parts.into_iter().filter(|p| p.width > 0) {
            let inner = match part.kind {
                Kind::Concat(inner) => inner,
                _ => vec![part],
            };
            for next in inner {
                match (out.last_mut(), &next.kind) {
                    (
                        Some(Expr {
                            width,
                            kind: Kind::Const(high),
                            ..
                        }),
                        Kind::Const(low),
                    ) => {
                        *high = (high.clone() << next.width) | low;
                        *width += next.width;
                    }
                    _ => out.push(next.with_sign(false)),
                }
            }
        }
        if out.len() == 1 {
            return out.remove(0);
        }
        Expr::new(out.iter().map(|p| p.width).sum(), false, Kind::Concat(out))
    }

    /// Zero extension or truncation: `bit_cast`.
    pub fn resize(self, width: usize) -> Expr {
        if width <= self.width {
            self.slice(0, width).with_sign(false)
        } else if let Some(value) = self.value() {
            Expr::constant(value.clone(), width)
        } else {
            Expr::concat(vec![Expr::zero(width - self.width), self])
        }
    }

    /// Sign extension or truncation: `signed_bit_cast`.
    pub fn sign_resize(self, width: usize) -> Expr {
        if width <= self.width {
            return self.slice(0, width).with_sign(true);
        }
        let sign = self.clone().slice(self.width - 1, 1);
        let mut parts = vec![sign; width - self.width];
        parts.push(self);
        Expr::concat(parts).with_sign(true)
    }

    /// `width` bits from `lo` on, zero beyond the end: `get_bits` with a constant offset.
    pub fn slice_filled(self, lo: usize, width: usize) -> Expr {
        if lo >= self.width {
            return Expr::zero(width);
        }
        let inside = width.min(self.width - lo);
        self.slice(lo, inside).resize(width)
    }

    /// `width` bits from `lo` on, which must exist. Goes through everything that allows it, so that
    /// few expressions need a name of their own only to be sliced.
    pub fn slice(self, lo: usize, width: usize) -> Expr {
        if lo == 0 && width == self.width {
            return self;
        }
        let both =
            |op: Op, l: Expr, r: Expr| Expr::binary(op, l.slice(lo, width), r.slice(lo, width));
        match self.kind {
            Kind::Const(value) | Kind::Variant(_, value) => {
                Expr::constant((value >> lo) & mask(0, width), width)
            }
            Kind::Slice(inner, at) => inner.slice(at + lo, width),
            Kind::Concat(parts) => slice_parts(parts, lo, width),
            Kind::Not(inner) => inner.slice(lo, width).not(),
            Kind::Neg(inner) if lo == 0 => inner.slice(lo, width).neg(),
            Kind::Binary(op @ (Op::And | Op::Or | Op::Xor), l, r) => both(op, *l, *r),
            Kind::Binary(op @ (Op::Add | Op::Sub | Op::Mul), l, r) if lo == 0 => both(op, *l, *r),
            Kind::Shift(direction, inner, amount) => {
                match amount.value().and_then(|v| v.to_usize()) {
                    Some(by) if direction == Direction::Right => inner.slice_filled(lo + by, width),
                    Some(by) => {
                        let kept = inner.width - by;
                        let shifted = vec![inner.slice(0, kept), Expr::zero(by)];
                        slice_parts(shifted, lo, width)
                    }
                    None => {
                        let whole =
                            Expr::new(self.width, false, Kind::Shift(direction, inner, amount));
                        Expr::new(width, false, Kind::Slice(Box::new(whole), lo))
                    }
                }
            }
            kind => {
                let whole = Expr::new(self.width, self.signed, kind);
                Expr::new(width, false, Kind::Slice(Box::new(whole), lo))
            }
        }
    }

    /// Calls `f` on every net read, with the bits read (`lo`, `width`).
    pub fn reads(&self, f: &mut dyn FnMut(NetId, usize, usize)) {
        match &self.kind {
            Kind::Net(id) => f(*id, 0, self.width),
            Kind::Const(_) | Kind::Variant(..) => {}
            Kind::Slice(inner, lo) => match inner.kind {
                Kind::Net(id) => f(id, *lo, self.width),
                _ => inner.reads(f),
            },
            Kind::Not(e) | Kind::Neg(e) | Kind::Reduce(_, e) => e.reads(f),
            Kind::Binary(_, l, r) | Kind::Shift(_, l, r) | Kind::Bit(l, r) | Kind::Part(l, r) => {
                l.reads(f);
                r.reads(f);
            }
            Kind::Concat(parts) => parts.iter().for_each(|p| p.reads(f)),
        }
    }

    /// The same expression with every net replaced by what `f` gives for it, if anything.
    pub fn substitute(self, f: &dyn Fn(NetId) -> Option<Expr>) -> Expr {
        let Expr {
            width,
            signed,
            kind,
        } = self;
        let one = |e: Box<Expr>| Box::new(e.substitute(f));
        let kind = match kind {
            Kind::Net(id) => match f(id) {
                Some(expr) => return expr.with_sign(signed),
                None => Kind::Net(id),
            },
            Kind::Slice(e, lo) => return e.substitute(f).slice(lo, width).with_sign(signed),
            Kind::Concat(parts) => {
                return Expr::concat(parts.into_iter().map(|p| p.substitute(f)).collect())
                    .with_sign(signed)
            }
            Kind::Not(e) => Kind::Not(one(e)),
            Kind::Neg(e) => Kind::Neg(one(e)),
            Kind::Reduce(op, e) => Kind::Reduce(op, one(e)),
            Kind::Binary(op, l, r) => Kind::Binary(op, one(l), one(r)),
            Kind::Shift(direction, l, r) => Kind::Shift(direction, one(l), one(r)),
            Kind::Bit(l, r) => Kind::Bit(one(l), one(r)),
            Kind::Part(l, r) => Kind::Part(one(l), one(r)),
            other => other,
        };
        Expr {
            width,
            signed,
            kind,
        }
    }
}

/// Comparisons that no run-time value can change, such as `x >= 0`: lint tools reject them.
fn decided(op: Op, left: &Expr, right: &Expr) -> Option<bool> {
    if !op.is_comparison() || left.signed {
        return None;
    }
    let top = mask(0, left.width);
    match (left.value(), right.value()) {
        (Some(l), Some(r)) => Some(match op {
            Op::Eq => l == r,
            Op::Ne => l != r,
            Op::Lt => l < r,
            Op::Le => l <= r,
            Op::Gt => l > r,
            _ => l >= r,
        }),
        (None, Some(r)) => match op {
            Op::Lt if r.is_zero() => Some(false),
            Op::Ge if r.is_zero() => Some(true),
            Op::Gt if r == &top => Some(false),
            Op::Le if r == &top => Some(true),
            _ => None,
        },
        (Some(l), None) => match op {
            Op::Gt if l.is_zero() => Some(false),
            Op::Le if l.is_zero() => Some(true),
            Op::Lt if l == &top => Some(false),
            Op::Ge if l == &top => Some(true),
            _ => None,
        },
        _ => None,
    }
}

fn slice_parts(parts: Vec<Expr>, lo: usize, width: usize) -> Expr {
    let mut picked = Vec::new();
    let mut at = 0;
    for part in parts.into_iter().rev() {
        let (start, end) = (lo.max(at), (lo + width).min(at + part.width));
        let base = at;
        at += part.width;
        if start < end {
            picked.push(part.slice(start - base, end - start));
        }
    }
    picked.reverse();
    Expr::concat(picked)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net(id: NetId, width: usize) -> Expr {
        Expr::net(id, width, false)
    }

    #[test]
    fn slices_go_through_wiring_and_modular_arithmetic() {
        let sum = Expr::binary(Op::Add, net(0, 16), net(1, 16));
        assert_eq!(
            sum.clone().slice(0, 8),
            Expr::binary(Op::Add, net(0, 16).slice(0, 8), net(1, 16).slice(0, 8))
        );
        assert!(matches!(sum.slice(4, 8).kind, Kind::Slice(..)));
        let shifted = net(0, 16).shift(Direction::Right, Expr::constant(12u8.into(), 4));
        assert_eq!(shifted.slice(0, 8), net(0, 16).slice(12, 4).resize(8));
        let left = net(0, 16).shift(Direction::Left, Expr::constant(4u8.into(), 4));
        assert_eq!(
            left.slice(0, 8),
            Expr::concat(vec![net(0, 16).slice(0, 4), Expr::zero(4)])
        );
        let cat = Expr::concat(vec![net(0, 8), net(1, 8)]);
        assert_eq!(
            cat.slice(4, 8),
            Expr::concat(vec![net(0, 8).slice(0, 4), net(1, 8).slice(4, 4)])
        );
    }

    #[test]
    fn constants_merge() {
        let cat = Expr::concat(vec![
            Expr::zero(3),
            Expr::constant(5u8.into(), 4),
            net(0, 2),
        ]);
        let expected = vec![Expr::constant(5u8.into(), 7), net(0, 2)];
        assert_eq!(cat.kind, Kind::Concat(expected));
    }
}

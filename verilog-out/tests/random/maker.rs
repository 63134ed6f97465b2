//! Well-typed random kernels.

use crate::kernel::{INPUTS, LOOPS, T, VARIABLES, X};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rust_hdl::core::ast::{VerilogOp, VerilogOpUnary};

/// How one kernel is made; smaller numbers make smaller kernels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recipe {
    pub seed: u64,
    pub statements: usize,
    pub depth: usize,
}

impl Recipe {
    pub fn body(self) -> Vec<T> {
        let mut maker = Maker {
            rng: SmallRng::seed_from_u64(self.seed),
            loops: 0,
        };
        // Every variable starts from an input, so that nothing is read before it is written.
        let first = |(v, width): (usize, &usize)| {
            let input = X::Input((v + 2) % INPUTS.len());
            T::Assign(v, X::Cast(Box::new(input), *width))
        };
        let mut body: Vec<T> = VARIABLES.iter().enumerate().map(first).collect();
        body.extend(maker.statements(self.statements, self.depth));
        body
    }
}

struct Maker {
    rng: SmallRng,
    /// Loops around what is made.
    loops: usize,
}

impl Maker {
    /// One of a list.
    fn pick<V: Clone>(&mut self, list: &[V]) -> V {
        list[self.rng.gen_range(0..list.len())].clone()
    }

    /// An expression of `width` bits.
    fn expr(&mut self, width: usize, depth: usize) -> X {
        if depth == 0 || self.rng.gen_ratio(1, 6) {
            return self.leaf(width);
        }
        let depth = depth - 1;
        if width == 1 && self.rng.gen_ratio(2, 3) {
            return self.condition(depth);
        }
        match self.rng.gen_range(0..14) {
            0..=3 => {
                use VerilogOp::*;
                let op = self.pick(&[Add, Sub, BitAnd, BitOr, BitXor]);
                let right = if self.rng.gen_ratio(1, 4) {
                    self.literal(width)
                } else {
                    self.expr(width, depth)
                };
                X::Binary(op, self.boxed(width, depth), Box::new(right))
            }
            4 if width > 1 => X::Binary(
                VerilogOp::Add,
                self.boxed(width, depth),
                self.boxed(1, depth),
            ),
            5 => X::Not(self.boxed(width, depth)),
            6 => {
                let op = self.pick(&[VerilogOp::Shl, VerilogOp::Shr]);
                let by = if self.rng.gen() {
                    X::Literal(self.rng.gen_range(0..20))
                } else {
                    self.expr(5, depth)
                };
                X::Binary(op, self.boxed(width, depth), Box::new(by))
            }
            7 => {
                let (from, _) = self.operand(depth);
                X::Cast(Box::new(from), width)
            }
            8 | 9 => {
                let (from, bits) = self.operand(depth);
                let at = self.position(bits);
                X::Slice(Box::new(from), Box::new(at), width)
            }
            10 => {
                let at = self.position(width);
                X::Replace(self.boxed(width, depth), Box::new(at), self.boxed(1, depth))
            }
            11 => {
                let op = self.pick(&[VerilogOp::Add, VerilogOp::Sub]);
                X::Signed(op, self.boxed(width, depth), self.boxed(width, depth))
            }
            12 => X::Negate(self.boxed(width, depth)),
            _ => self.leaf(width),
        }
    }

    fn boxed(&mut self, width: usize, depth: usize) -> Box<X> {
        Box::new(self.expr(width, depth))
    }

    /// Something to be cast or sliced, and its width.
    fn operand(&mut self, depth: usize) -> (X, usize) {
        if self.rng.gen_ratio(1, 6) {
            let signed = self.rng.gen();
            let product = X::Product(signed, self.boxed(16, depth), self.boxed(16, depth));
            return (product, 32);
        }
        let width = self.pick(&INPUTS);
        (self.expr(width, depth), width)
    }

    fn condition(&mut self, depth: usize) -> X {
        use VerilogOp::*;
        const COMPARISONS: [VerilogOp; 6] = [Eq, Ne, Lt, Le, Gt, Ge];
        match self.rng.gen_range(0..6) {
            0 => {
                let op = self.pick(&[LogicalAnd, LogicalOr]);
                X::Binary(op, self.boxed(1, depth), self.boxed(1, depth))
            }
            1 => {
                let (from, bits) = self.operand(depth);
                let at = self.position(bits);
                X::Bit(Box::new(from), Box::new(at))
            }
            2 => {
                use VerilogOpUnary::*;
                let op = self.pick(&[All, Any, Xor]);
                let width = self.pick(&INPUTS);
                X::Reduce(op, self.boxed(width, depth))
            }
            3 => {
                let width = self.pick(&INPUTS);
                let op = self.pick(&COMPARISONS);
                X::Signed(op, self.boxed(width, depth), self.boxed(width, depth))
            }
            _ => {
                let width = self.pick(&INPUTS);
                let op = self.pick(&COMPARISONS);
                let (l, r) = (self.boxed(width, depth), self.boxed(width, depth));
                match self.rng.gen_range(0..4) {
                    0 => X::Binary(op, l, Box::new(self.literal(width))),
                    1 => X::Binary(op, Box::new(self.literal(width)), r),
                    _ => X::Binary(op, l, r),
                }
            }
        }
    }

    fn leaf(&mut self, width: usize) -> X {
        let input = INPUTS.iter().position(|w| *w == width).unwrap_or(0);
        let variables: Vec<usize> = (0..VARIABLES.len())
            .filter(|v| VARIABLES[*v] == width)
            .collect();
        if self.rng.gen_ratio(2, 3) {
            X::Input(input)
        } else {
            X::Variable(self.pick(&variables))
        }
    }

    fn literal(&mut self, width: usize) -> X {
        let top = if width >= 64 {
            u64::MAX
        } else {
            (1 << width) - 1
        };
        // One bit wide literals are booleans in the tree; integers meet wider operands.
        X::Literal(match self.rng.gen_range(0..4) {
            0 => 0,
            1 => top,
            _ => self.rng.gen_range(0..=top),
        })
    }

    /// A valid bit position in `width` bits: a number, a loop variable's, or a narrow enough piece of an input.
    fn position(&mut self, width: usize) -> X {
        if self.loops > 0 && width >= 8 && self.rng.gen_ratio(1, 3) {
            let times = if width >= 32 { self.pick(&[1, 8]) } else { 1 };
            // A loop runs up to three.
            return X::Place(
                self.rng.gen_range(0..self.loops),
                times,
                self.rng.gen_range(0..5),
            );
        }
        let bits = (usize::BITS - 1 - width.leading_zeros()).min(5) as usize;
        if bits == 0 || self.rng.gen() {
            return X::Literal(self.rng.gen_range(0..width as u64));
        }
        if bits == 5 {
            X::Input(1)
        } else {
            X::Slice(
                Box::new(X::Input(3)),
                Box::new(X::Literal(self.rng.gen_range(0..16))),
                bits,
            )
        }
    }

    fn statements(&mut self, count: usize, depth: usize) -> Vec<T> {
        (0..count).map(|_| self.statement(depth)).collect()
    }

    fn statement(&mut self, depth: usize) -> T {
        match self.rng.gen_range(0..7) {
            0 if depth > 0 => {
                let test = if self.loops > 0 && self.rng.gen_ratio(1, 4) {
                    let place = X::Place(self.loops - 1, 1, 0);
                    let number = X::Literal(self.rng.gen_range(0..3));
                    X::Binary(VerilogOp::Eq, Box::new(place), Box::new(number))
                } else {
                    self.expr(1, 2)
                };
                let otherwise = self.rng.gen_range(0..2);
                T::If(
                    test,
                    self.statements(2, depth - 1),
                    self.statements(otherwise, depth - 1),
                )
            }
            1 if depth > 0 => {
                let test = X::Slice(self.boxed(16, 1), Box::new(X::Literal(3)), 2);
                let [one, two, rest] = [1, 2, 1].map(|n| self.statements(n, depth - 1));
                T::Match(test, one, two, rest)
            }
            2 if depth > 0 && self.loops < LOOPS => {
                let (level, count) = (self.loops, self.rng.gen_range(2..4));
                self.loops += 1;
                let body = self.statements(2, depth - 1);
                self.loops -= 1;
                T::Loop(level, count, body)
            }
            _ => self.assignment(depth),
        }
    }

    fn assignment(&mut self, depth: usize) -> T {
        let target = self.rng.gen_range(0..VARIABLES.len());
        let width = VARIABLES[target];
        match self.rng.gen_range(0..10) {
            0 | 1 if width > 1 => {
                let at = self.position(width);
                let own = Box::new(X::Variable(target));
                T::Assign(target, X::Replace(own, Box::new(at), self.boxed(1, 2)))
            }
            2 => {
                let narrow: Vec<usize> = INPUTS.into_iter().filter(|w| *w <= width).collect();
                let bits = self.pick(&narrow);
                let lo = self.rng.gen_range(0..=width - bits);
                T::Field(target, lo, self.expr(bits, depth + 1), bits)
            }
            3 => {
                let (from, _) = self.operand(depth);
                T::Extend(target, from)
            }
            _ => T::Assign(target, self.expr(width, depth + 1)),
        }
    }
}

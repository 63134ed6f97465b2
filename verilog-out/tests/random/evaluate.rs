//! What a kernel computes, said in big integers. Shares nothing with the backend.

use crate::kernel::{comparison, INPUTS, LOOPS, T, VARIABLES, X};
use num_bigint::{BigInt, BigUint};
use rust_hdl::core::ast::{VerilogOp, VerilogOpUnary};

/// The variables after a run of the kernel, by index.
pub fn run(body: &[T], inputs: &[BigUint]) -> Vec<BigUint> {
    let mut state = State {
        inputs,
        variables: vec![BigUint::default(); VARIABLES.len()],
        loops: [0; LOOPS],
    };
    state.run(body);
    state.variables
}

struct State<'a> {
    inputs: &'a [BigUint],
    variables: Vec<BigUint>,
    loops: [u64; LOOPS],
}

/// A value and its width; integers have none.
type Value = (BigUint, usize);

/// The low bits.
pub fn low(value: BigUint, width: usize) -> BigUint {
    value % (BigUint::from(1u8) << width)
}

fn signed((value, width): &Value) -> BigInt {
    let half = BigUint::from(1u8) << (width - 1);
    let value = BigInt::from(value.clone());
    if value >= half.into() {
        value - (BigInt::from(1) << *width)
    } else {
        value
    }
}

/// Two's complement.
fn wrapped(value: BigInt, width: usize) -> Value {
    let modulus = BigInt::from(1) << width;
    let rest = ((value % &modulus) + &modulus) % &modulus;
    (rest.to_biguint().unwrap(), width)
}

fn compare<N: PartialOrd>(op: &VerilogOp, l: N, r: N) -> bool {
    match op {
        VerilogOp::Eq => l == r,
        VerilogOp::Ne => l != r,
        VerilogOp::Lt => l < r,
        VerilogOp::Le => l <= r,
        VerilogOp::Gt => l > r,
        VerilogOp::Ge => l >= r,
        other => unreachable!("{other:?}"),
    }
}

impl State<'_> {
    fn number(&self, x: &X) -> usize {
        self.eval(x).0.try_into().unwrap()
    }

    fn truth(&self, x: &X) -> bool {
        self.eval(x).0 == BigUint::from(1u8)
    }

    fn eval(&self, x: &X) -> Value {
        let truth = |t: bool| (BigUint::from(t as u8), 1);
        match x {
            X::Input(i) => (self.inputs[*i].clone(), INPUTS[*i]),
            X::Variable(v) => (self.variables[*v].clone(), VARIABLES[*v]),
            X::Literal(value) => (BigUint::from(*value), 0),
            X::Place(level, times, plus) => (BigUint::from(self.loops[*level] * times + plus), 0),
            X::Binary(op, l, r) => {
                let ((l, lw), (r, rw)) = (self.eval(l), self.eval(r));
                let width = if lw == 0 { rw } else { lw };
                match op {
                    VerilogOp::Add => (low(l + r, width), width),
                    VerilogOp::Sub => (low(l + (BigUint::from(1u8) << width) - r, width), width),
                    VerilogOp::BitAnd | VerilogOp::LogicalAnd => (l & r, width),
                    VerilogOp::BitOr | VerilogOp::LogicalOr => (l | r, width),
                    VerilogOp::BitXor => (l ^ r, width),
                    VerilogOp::Shl => (low(l << usize::try_from(r).unwrap(), width), width),
                    VerilogOp::Shr => (l >> usize::try_from(r).unwrap(), width),
                    _ => truth(compare(op, l, r)),
                }
            }
            X::Signed(op, l, r) => {
                let (l, r) = (self.eval(l), self.eval(r));
                let width = l.1;
                let (l, r) = (signed(&l), signed(&r));
                match op {
                    op if comparison(op) => truth(compare(op, l, r)),
                    VerilogOp::Add => wrapped(l + r, width),
                    _ => wrapped(l - r, width),
                }
            }
            X::Product(false, l, r) => (self.eval(l).0 * self.eval(r).0, 32),
            X::Product(true, l, r) => wrapped(signed(&self.eval(l)) * signed(&self.eval(r)), 32),
            X::Not(x) => {
                let (value, width) = self.eval(x);
                ((BigUint::from(1u8) << width) - 1u8 - value, width)
            }
            X::Negate(x) => {
                let value = self.eval(x);
                wrapped(-signed(&value), value.1)
            }
            X::Reduce(op, x) => {
                let (value, width) = self.eval(x);
                let ones = value.count_ones() as usize;
                truth(match op {
                    VerilogOpUnary::All => ones == width,
                    VerilogOpUnary::Any => ones > 0,
                    _ => ones % 2 == 1,
                })
            }
            X::Cast(x, width) => (low(self.eval(x).0, *width), *width),
            X::Slice(x, at, width) => (low(self.eval(x).0 >> self.number(at), *width), *width),
            X::Bit(x, at) => truth(self.eval(x).0.bit(self.number(at) as u64)),
            X::Replace(x, at, bit) => {
                let (mut value, width) = self.eval(x);
                value.set_bit(self.number(at) as u64, self.truth(bit));
                (value, width)
            }
        }
    }

    fn run(&mut self, body: &[T]) {
        for t in body {
            match t {
                T::Assign(v, x) => self.variables[*v] = self.eval(x).0,
                T::Extend(v, x) => {
                    self.variables[*v] = wrapped(signed(&self.eval(x)), VARIABLES[*v]).0;
                }
                T::Field(v, lo, x, width) => {
                    let value = self.eval(x).0;
                    for bit in 0..*width {
                        let set = value.bit(bit as u64);
                        self.variables[*v].set_bit((lo + bit) as u64, set);
                    }
                }
                T::If(test, then, otherwise) => {
                    let taken = self.truth(test);
                    self.run(if taken { then } else { otherwise });
                }
                T::Match(test, one, two, rest) => match self.number(test) {
                    1 => self.run(one),
                    2 => self.run(two),
                    _ => self.run(rest),
                },
                T::Loop(level, count, body) => {
                    for value in 0..*count {
                        self.loops[*level] = value;
                        self.run(body);
                    }
                }
            }
        }
    }
}

//! What a random kernel is, and its syntax tree.

use rust_hdl::core::ast::{
    VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression as E,
    VerilogLoop, VerilogMatch, VerilogOp, VerilogOpUnary, VerilogStatement as S,
};
use rust_hdl::prelude::{block, probe, Bits, In, Local, Logic, LogicBlock, Out, Signal, Verilog};

/// Signals by index: inputs, then variables (locals and outputs).
pub const INPUTS: [usize; 7] = [1, 5, 8, 16, 33, 64, 80];
pub const VARIABLES: [usize; 9] = [8, 33, 1, 5, 8, 16, 33, 64, 80];
pub const LOCALS: usize = 2;
/// How deep loops are nested.
pub const LOOPS: usize = 2;

#[derive(LogicBlock, Default)]
pub struct Machine {
    i0: Signal<In, Bits<1>>,
    i1: Signal<In, Bits<5>>,
    i2: Signal<In, Bits<8>>,
    i3: Signal<In, Bits<16>>,
    i4: Signal<In, Bits<33>>,
    i5: Signal<In, Bits<64>>,
    i6: Signal<In, Bits<80>>,
    v0: Signal<Local, Bits<8>>,
    v1: Signal<Local, Bits<33>>,
    v2: Signal<Out, Bits<1>>,
    v3: Signal<Out, Bits<5>>,
    v4: Signal<Out, Bits<8>>,
    v5: Signal<Out, Bits<16>>,
    v6: Signal<Out, Bits<33>>,
    v7: Signal<Out, Bits<64>>,
    v8: Signal<Out, Bits<80>>,
    _kernel: Vec<S>,
}

impl Machine {
    pub fn new(body: &[T]) -> Self {
        Machine {
            _kernel: body.iter().map(statement).collect(),
            ..Default::default()
        }
    }
}

impl Logic for Machine {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._kernel.clone())
    }
}

/// An expression.
#[derive(Debug, Clone)]
pub enum X {
    Input(usize),
    Variable(usize),
    Literal(u64),
    /// A loop variable by the level of its loop, times a number, plus a number.
    Place(usize, u64, u64),
    Binary(VerilogOp, Box<X>, Box<X>),
    /// A comparison, sum or difference of the operands as signed numbers.
    Signed(VerilogOp, Box<X>, Box<X>),
    /// Sixteen by sixteen bits, unsigned or signed.
    Product(bool, Box<X>, Box<X>),
    Not(Box<X>),
    Negate(Box<X>),
    Reduce(VerilogOpUnary, Box<X>),
    Cast(Box<X>, usize),
    Slice(Box<X>, Box<X>, usize),
    Bit(Box<X>, Box<X>),
    Replace(Box<X>, Box<X>, Box<X>),
}

/// A statement.
#[derive(Debug, Clone)]
pub enum T {
    Assign(usize, X),
    /// The value is sign-extended, or truncated, to the variable's width.
    Extend(usize, X),
    /// As many bits as the last number says, from a bit on: what `y.next.field = x` becomes.
    Field(usize, usize, X, usize),
    If(X, Vec<T>, Vec<T>),
    Match(X, Vec<T>, Vec<T>, Vec<T>),
    /// Level, and how often.
    Loop(usize, u64, Vec<T>),
}

pub fn comparison(op: &VerilogOp) -> bool {
    use VerilogOp::*;
    matches!(op, Eq | Ne | Lt | Le | Gt | Ge)
}

fn tree(x: &X) -> E {
    let t = |x: &X| Box::new(E::Paren(Box::new(tree(x))));
    let signed = |x: &X| Box::new(E::Signed(Box::new(tree(x))));
    match x {
        X::Input(i) => E::Signal(format!("i{i}")),
        X::Variable(v) => E::Signal(format!("v{v}")),
        X::Literal(value) => E::Literal((*value).into()),
        X::Place(level, times, plus) => {
            let mut place = E::Signal(format!("n{level}"));
            for (op, number) in [(VerilogOp::Mul, times), (VerilogOp::Add, plus)] {
                place = E::Binary(
                    Box::new(place),
                    op,
                    Box::new(E::Literal((*number as usize).into())),
                );
            }
            place
        }
        X::Binary(op, l, r) => E::Binary(t(l), op.clone(), t(r)),
        X::Signed(op, l, r) if comparison(op) => E::Binary(signed(l), op.clone(), signed(r)),
        X::Signed(op, l, r) => E::Unsigned(Box::new(E::Binary(signed(l), op.clone(), signed(r)))),
        X::Product(false, l, r) => E::Binary(t(l), VerilogOp::Mul, t(r)),
        X::Product(true, l, r) => {
            E::Unsigned(Box::new(E::Binary(signed(l), VerilogOp::Mul, signed(r))))
        }
        X::Not(x) => E::Unary(VerilogOpUnary::Not, t(x)),
        X::Negate(x) => E::Unsigned(Box::new(E::Unary(VerilogOpUnary::Neg, signed(x)))),
        X::Reduce(op, x) => E::Unary(op.clone(), t(x)),
        X::Cast(x, width) => E::Cast(Box::new(tree(x)), *width),
        X::Slice(x, at, width) => E::Slice(t(x), *width, Box::new(tree(at))),
        X::Bit(x, at) => E::Index(t(x), Box::new(tree(at))),
        // Without parentheses, as `x.val().replace_bit(..)` is.
        X::Replace(x, at, bit) => E::IndexReplace(Box::new(tree(x)), Box::new(tree(at)), t(bit)),
    }
}

fn statement(t: &T) -> S {
    let all = |list: &[T]| list.iter().map(statement).collect::<Vec<_>>();
    let next = |v: &usize| E::Signal(format!("v{v}$next"));
    match t {
        T::Assign(v, x) => S::Assignment(next(v), tree(x)),
        T::Extend(v, x) => {
            let signed = E::Signed(Box::new(E::Signed(Box::new(tree(x)))));
            S::Assignment(next(v), E::Unsigned(Box::new(signed)))
        }
        T::Field(v, lo, x, width) => S::SliceAssignment {
            base: E::Signal(format!("v{v}")),
            width: *width,
            offset: E::Literal((*lo).into()),
            replacement: tree(x),
        },
        T::If(test, then, otherwise) => S::If(VerilogConditional {
            test: tree(test),
            then: all(then),
            otherwise: match &otherwise[..] {
                [] => VerilogBlockOrConditional::None,
                [next @ T::If(..)] => {
                    VerilogBlockOrConditional::Conditional(Box::new(statement(next)))
                }
                body => VerilogBlockOrConditional::Block(all(body)),
            },
        }),
        T::Match(test, one, two, rest) => {
            let arms = [("1", one), ("0b10", two), ("default", rest)];
            let cases = arms.map(|(label, body)| VerilogCase {
                condition: label.into(),
                block: all(body),
            });
            S::Match(VerilogMatch {
                test: tree(test),
                cases: cases.to_vec(),
            })
        }
        T::Loop(level, count, body) => S::Loop(VerilogLoop {
            index: format!("n{level}"),
            from: 0_usize.into(),
            to: (*count as usize).into(),
            block: all(body),
        }),
    }
}

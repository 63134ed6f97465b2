#![cfg(feature = "tools")]
//! Random kernels, built as syntax trees, computed by a plain evaluator and replayed in Icarus and in a model
//! that Verilator makes.
//!
//! The evaluator shares nothing with the backend: it says in big integers what each construct of
//! rust-hdl does.

use ibhdl_sim::verilated::{Compiled, Model};
use ibhdl_verilog::{EmitError, Emitter, Verilog as Exported};
use num_bigint::{BigInt, BigUint};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rust_hdl::core::ast::{
    VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression as E,
    VerilogMatch, VerilogOp, VerilogOpUnary, VerilogStatement as S,
};
use rust_hdl::prelude::{block, probe, Bits, In, Local, Logic, LogicBlock, Out, Signal, Verilog};
use std::fmt::Write;
use std::process::Command;
use std::sync::OnceLock;

/// Signals by index: inputs, then variables (locals and outputs).
const INPUTS: [usize; 7] = [1, 5, 8, 16, 33, 64, 80];
const VARIABLES: [usize; 9] = [8, 33, 1, 5, 8, 16, 33, 64, 80];
const LOCALS: usize = 2;

#[derive(LogicBlock, Default)]
struct Machine {
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

impl Logic for Machine {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._kernel.clone())
    }
}

#[derive(Debug, Clone)]
enum X {
    Input(usize),
    Variable(usize),
    Literal(u64),
    Binary(VerilogOp, Box<X>, Box<X>),
    SignedLess(Box<X>, Box<X>),
    Not(Box<X>),
    Reduce(VerilogOpUnary, Box<X>),
    Cast(Box<X>, usize),
    Slice(Box<X>, Box<X>, usize),
    Bit(Box<X>, Box<X>),
    Replace(Box<X>, Box<X>, Box<X>),
}

#[derive(Debug, Clone)]
enum T {
    Assign(usize, X),
    If(X, Vec<T>, Vec<T>),
    Match(X, Vec<T>, Vec<T>, Vec<T>),
}

struct Maker {
    rng: SmallRng,
}

impl Maker {
    /// An expression of `width` bits.
    fn expr(&mut self, width: usize, depth: usize) -> X {
        if depth == 0 || self.rng.gen_ratio(1, 6) {
            return self.leaf(width);
        }
        let depth = depth - 1;
        if width == 1 && self.rng.gen_ratio(2, 3) {
            return self.condition(depth);
        }
        match self.rng.gen_range(0..12) {
            0..=3 => {
                use VerilogOp::*;
                let op = [Add, Sub, BitAnd, BitOr, BitXor][self.rng.gen_range(0..5)].clone();
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
                let op = if self.rng.gen() {
                    VerilogOp::Shl
                } else {
                    VerilogOp::Shr
                };
                let by = if self.rng.gen() {
                    X::Literal(self.rng.gen_range(0..20))
                } else {
                    self.expr(5, depth)
                };
                X::Binary(op, self.boxed(width, depth), Box::new(by))
            }
            7 => {
                let from = INPUTS[self.rng.gen_range(0..INPUTS.len())];
                X::Cast(self.boxed(from, depth), width)
            }
            8 | 9 => {
                let from = INPUTS[self.rng.gen_range(0..INPUTS.len())];
                let at = self.position(from);
                X::Slice(self.boxed(from, depth), Box::new(at), width)
            }
            10 => {
                let at = self.position(width);
                X::Replace(self.boxed(width, depth), Box::new(at), self.boxed(1, depth))
            }
            _ => self.leaf(width),
        }
    }

    fn boxed(&mut self, width: usize, depth: usize) -> Box<X> {
        Box::new(self.expr(width, depth))
    }

    fn condition(&mut self, depth: usize) -> X {
        use VerilogOp::*;
        match self.rng.gen_range(0..6) {
            0 => {
                let op = if self.rng.gen() {
                    LogicalAnd
                } else {
                    LogicalOr
                };
                X::Binary(op, self.boxed(1, depth), self.boxed(1, depth))
            }
            1 => {
                let from = INPUTS[self.rng.gen_range(0..INPUTS.len())];
                let at = self.position(from);
                X::Bit(self.boxed(from, depth), Box::new(at))
            }
            2 => {
                let op = [
                    VerilogOpUnary::All,
                    VerilogOpUnary::Any,
                    VerilogOpUnary::Xor,
                ][self.rng.gen_range(0..3)]
                .clone();
                X::Reduce(op, {
                    let from = INPUTS[self.rng.gen_range(0..INPUTS.len())];
                    self.boxed(from, depth)
                })
            }
            3 => {
                let width = INPUTS[self.rng.gen_range(0..INPUTS.len())];
                X::SignedLess(self.boxed(width, depth), self.boxed(width, depth))
            }
            _ => {
                let width = INPUTS[self.rng.gen_range(0..INPUTS.len())];
                let op = [Eq, Ne, Lt, Le, Gt, Ge][self.rng.gen_range(0..6)].clone();
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
            X::Variable(variables[self.rng.gen_range(0..variables.len())])
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

    /// A valid bit position in `width` bits: a number, or a narrow enough piece of an input.
    fn position(&mut self, width: usize) -> X {
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
        (0..count)
            .map(|_| match self.rng.gen_range(0..6) {
                0 if depth > 0 => {
                    let test = self.expr(1, 2);
                    T::If(
                        test,
                        self.statements(2, depth - 1),
                        self.statements(1, depth - 1),
                    )
                }
                1 if depth > 0 => {
                    let test = X::Slice(self.boxed(16, 1), Box::new(X::Literal(3)), 2);
                    let arms = [1, 2, 1].map(|n| self.statements(n, depth - 1));
                    let [one, two, rest] = arms;
                    T::Match(test, one, two, rest)
                }
                _ => {
                    let target = self.rng.gen_range(0..VARIABLES.len());
                    let width = VARIABLES[target];
                    if width > 1 && self.rng.gen_ratio(1, 5) {
                        let at = self.position(width);
                        let own = Box::new(X::Variable(target));
                        return T::Assign(target, X::Replace(own, Box::new(at), self.boxed(1, 2)));
                    }
                    T::Assign(target, self.expr(width, depth + 1))
                }
            })
            .collect()
    }
}

fn tree(x: &X) -> E {
    let t = |x: &X| Box::new(E::Paren(Box::new(tree(x))));
    match x {
        X::Input(i) => E::Signal(format!("i{i}")),
        X::Variable(v) => E::Signal(format!("v{v}")),
        X::Literal(value) => E::Literal((*value).into()),
        X::Binary(op, l, r) => E::Binary(t(l), op.clone(), t(r)),
        X::SignedLess(l, r) => {
            let signed = |x: &X| Box::new(E::Signed(Box::new(tree(x))));
            E::Binary(signed(l), VerilogOp::Lt, signed(r))
        }
        X::Not(x) => E::Unary(VerilogOpUnary::Not, t(x)),
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
    match t {
        T::Assign(v, x) => S::Assignment(E::Signal(format!("v{v}$next")), tree(x)),
        T::If(test, then, otherwise) => S::If(VerilogConditional {
            test: tree(test),
            then: all(then),
            otherwise: VerilogBlockOrConditional::Block(all(otherwise)),
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
    }
}

#[derive(Clone)]
struct State {
    inputs: Vec<BigUint>,
    variables: Vec<BigUint>,
}

/// A value and its width; integers have none.
type Value = (BigUint, usize);

fn low(value: BigUint, width: usize) -> BigUint {
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

impl State {
    fn number(&self, x: &X) -> usize {
        self.eval(x).0.try_into().unwrap()
    }

    fn eval(&self, x: &X) -> Value {
        let truth = |t: bool| (BigUint::from(t as u8), 1);
        match x {
            X::Input(i) => (self.inputs[*i].clone(), INPUTS[*i]),
            X::Variable(v) => (self.variables[*v].clone(), VARIABLES[*v]),
            X::Literal(value) => (BigUint::from(*value), 0),
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
                    VerilogOp::Eq => truth(l == r),
                    VerilogOp::Ne => truth(l != r),
                    VerilogOp::Lt => truth(l < r),
                    VerilogOp::Le => truth(l <= r),
                    VerilogOp::Gt => truth(l > r),
                    VerilogOp::Ge => truth(l >= r),
                    VerilogOp::Mul => unreachable!(),
                }
            }
            X::SignedLess(l, r) => truth(signed(&self.eval(l)) < signed(&self.eval(r))),
            X::Not(x) => {
                let (value, width) = self.eval(x);
                ((BigUint::from(1u8) << width) - 1u8 - value, width)
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
                value.set_bit(
                    self.number(at) as u64,
                    self.eval(bit).0 == BigUint::from(1u8),
                );
                (value, width)
            }
        }
    }

    fn run(&mut self, body: &[T]) {
        for t in body {
            match t {
                T::Assign(v, x) => self.variables[*v] = self.eval(x).0,
                T::If(test, then, otherwise) => {
                    let taken = self.eval(test).0 == BigUint::from(1u8);
                    self.run(if taken { then } else { otherwise });
                }
                T::Match(test, one, two, rest) => match self.number(test) {
                    1 => self.run(one),
                    2 => self.run(two),
                    _ => self.run(rest),
                },
            }
        }
    }
}

fn number(rng: &mut SmallRng, width: usize) -> BigUint {
    let all = (BigUint::from(1u8) << width) - 1u8;
    match rng.gen_range(0..6) {
        0 => BigUint::default(),
        1 => all,
        _ => low(
            (0..3).fold(BigUint::default(), |n, _| (n << 64) + rng.gen::<u64>()),
            width,
        ),
    }
}

/// Inputs and the outputs that the evaluator gives for them.
type Vector = (Vec<BigUint>, Vec<BigUint>);

fn vectors(body: &[T], rng: &mut SmallRng) -> Vec<Vector> {
    let vector = |_| {
        let inputs: Vec<_> = INPUTS.iter().map(|w| number(rng, *w)).collect();
        let mut state = State {
            inputs: inputs.clone(),
            variables: vec![BigUint::default(); VARIABLES.len()],
        };
        state.run(body);
        (inputs, state.variables.split_off(LOCALS))
    };
    (0..40).map(vector).collect()
}

fn bench(vectors: &[Vector]) -> String {
    let mut out = "module bench;\n".to_string();
    let mut pins = Vec::new();
    for (i, width) in INPUTS.iter().enumerate() {
        writeln!(out, "  reg [{}:0] i{i};", width - 1).unwrap();
        pins.push(format!(".i{i}(i{i})"));
    }
    for (v, width) in VARIABLES.iter().enumerate().skip(LOCALS) {
        writeln!(out, "  wire [{}:0] v{v};", width - 1).unwrap();
        pins.push(format!(".v{v}(v{v})"));
    }
    writeln!(
        out,
        "  machine dut({});\n  reg bad;\n  initial begin\n    bad = 0;",
        pins.join(", ")
    )
    .unwrap();
    for (number, (inputs, outputs)) in vectors.iter().enumerate() {
        for (i, width) in INPUTS.iter().enumerate() {
            writeln!(out, "    i{i} = {width}'h{:x};", inputs[i]).unwrap();
        }
        writeln!(out, "    #1;").unwrap();
        for (v, width) in VARIABLES.iter().enumerate().skip(LOCALS) {
            let want = format!("{width}'h{:x}", outputs[v - LOCALS]);
            writeln!(
                out,
                "    if (v{v} !== {want}) begin bad = 1; $display(\"vector {number}: v{v} is %h, not {want}\", v{v}); end"
            )
            .unwrap();
        }
    }
    out + "    if (!bad) $display(\"PASS\");\n    $finish;\n  end\nendmodule\n"
}

/// The first output in which Verilator's model of the text differs.
fn verilated(folder: &std::path::Path, verilog: &Exported, vectors: &[Vector]) -> Option<String> {
    let mut model = Compiled::new(verilog, folder)
        .and_then(|compiled| Model::new(&compiled, 1))
        .unwrap_or_else(|error| panic!("{error}\n{}", verilog.text));
    vectors
        .iter()
        .enumerate()
        .find_map(|(number, (inputs, outputs))| {
            for (i, value) in inputs.iter().enumerate() {
                let slot = model.input(&format!("i{i}")).unwrap();
                model.set(slot, &value.to_u32_digits());
            }
            model.low();
            (LOCALS..VARIABLES.len()).find_map(|v| {
                let slot = model.output(&format!("v{v}")).unwrap();
                let got = BigUint::new(model.get(slot).to_vec());
                let want = &outputs[v - LOCALS];
                (got != *want).then(|| format!("vector {number}: v{v} is {got:x}, not {want:x}"))
            })
        })
}

/// Where the models are built; Verilator's run time, which they share, is compiled once.
fn cache() -> std::path::PathBuf {
    static FOLDER: OnceLock<tempfile::TempDir> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| tempfile::tempdir().unwrap());
    folder.path().into()
}

/// Runs a tool; one that does not come to an end within a minute has failed.
fn run(folder: &std::path::Path, tool: &str, arguments: &[&str]) -> (bool, String) {
    let out = Command::new("timeout")
        .args(["60", tool])
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap_or_else(|error| panic!("{tool} must be on PATH: {error}"));
    let text =
        String::from_utf8_lossy(&out.stdout).to_string() + &String::from_utf8_lossy(&out.stderr);
    (out.status.success(), text)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, max_shrink_iters: 30, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_kernels_compute_what_the_evaluator_computes(seed: u64, count in 1usize..12, depth in 1usize..4) {
        let mut maker = Maker { rng: SmallRng::seed_from_u64(seed) };
        // Every variable starts from an input, so that nothing is read before it is written.
        let mut body: Vec<T> = VARIABLES
            .iter()
            .enumerate()
            .map(|(v, width)| T::Assign(v, X::Cast(Box::new(X::Input((v + 2) % INPUTS.len())), *width)))
            .collect();
        body.extend(maker.statements(count, depth));
        let machine = Machine { _kernel: body.iter().map(statement).collect(), ..Default::default() };
        let verilog = match Emitter::new(&machine).module_name("machine").emit() {
            // A variable may end up with constants only: refused, and rightly.
            Err(EmitError::ConstantBlock { .. }) => return Err(TestCaseError::reject("constants only")),
            other => other.map_err(|e| TestCaseError::fail(e.to_string()))?,
        };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        std::fs::write(path.join("machine.v"), &verilog.text).unwrap();
        let vectors = vectors(&body, &mut maker.rng);
        std::fs::write(path.join("bench.v"), bench(&vectors)).unwrap();
        let (ok, said) = run(path, "iverilog", &["-g2001", "-Wall", "-o", "bench.vvp", "machine.v", "bench.v"]);
        prop_assert!(ok && !said.contains("machine.v"), "{}\n{}", said, verilog.text);
        let (_, said) = run(path, "vvp", &["-n", "bench.vvp"]);
        prop_assert!(said.contains("PASS"), "{}\n{}", said, verilog.text);
        let differs = verilated(&cache(), &verilog, &vectors);
        prop_assert!(differs.is_none(), "{:?}\n{}", differs, verilog.text);
        // Random expressions can be constant (`(a ^ a) > b`), which is none of the backend's doing.
        let lint = ["--lint-only", "-Wall", "-Wno-UNSIGNED", "-Wno-CMPCONST", "machine.v"];
        let (_, said) = run(path, "verilator", &lint);
        let said: Vec<&str> = said.lines().filter(|l| !l.starts_with("- ")).collect();
        prop_assert!(said.is_empty(), "{}\n{}", said.join("\n"), verilog.text);
    }
}

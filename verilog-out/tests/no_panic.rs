//! Whatever the syntax tree, the emitter gives a text or an error: it never panics, and a text is never cut short.

#[path = "common/parts.rs"]
mod parts;

use ibhdl_verilog::Emitter;
use parts::{Gf2, RegRst};
use proptest::prelude::*;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rust_hdl::core::ast::{
    VerilogBlockOrConditional, VerilogCase, VerilogConditional, VerilogExpression as E,
    VerilogLink, VerilogLinkDetails, VerilogLiteral, VerilogLoop, VerilogMatch, VerilogOp,
    VerilogOpUnary, VerilogStatement as S,
};
use rust_hdl::prelude::*;

#[derive(LogicState, Copy, Clone, Debug, PartialEq)]
enum Phase {
    Idle,
    Head,
    Data,
}

/// Names for the trees; the type has to have them.
const PHASES: [Phase; 3] = [Phase::Idle, Phase::Head, Phase::Data];

#[derive(LogicStruct, Copy, Clone, Debug, PartialEq, Default)]
struct Pair {
    low: Bits<5>,
    phase: Phase,
}

#[derive(LogicBlock, Default)]
struct Anything {
    clk: Signal<In, Clock>,
    a: Signal<In, Bits<8>>,
    bit: Signal<In, Bit>,
    wide: Signal<In, Bits<70>>,
    s: Signal<In, Signed<8>>,
    pair: Signal<In, Pair>,
    phase: Signal<In, Phase>,
    lane: [Signal<In, Bits<8>>; 3],
    y: Signal<Out, Bits<8>>,
    t: Signal<Out, Signed<8>>,
    twin: Signal<Out, Pair>,
    x: Signal<Local, Bits<8>>,
    pin: Signal<InOut, Bits<8>>,
    map: Gf2,
    r: RegRst<Bits<8>>,
    pad: TristateBuffer<Bits<8>>,
    _kernel: Vec<S>,
}

impl Logic for Anything {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._kernel.clone())
    }
}

const NAMES: [&str; 34] = [
    "a",
    "a",
    "bit",
    "wide",
    "s",
    "pair",
    "phase",
    "lane[n]",
    "lane[n+1]",
    "lane[0]",
    "y",
    "t",
    "twin",
    "x",
    "pin",
    "map$q",
    "map$d",
    "r$q",
    "r$d",
    "r$rst",
    "pad$bus",
    "clk",
    "n",
    "m",
    "pair$val()$low",
    "pair$val()$phase",
    "pair$val()$none",
    "Phase$Head",
    "",
    "$",
    "x[",
    "lane[n/0]",
    "lane[99999999999999999999]",
    "\u{e9}[n]",
];
const TARGETS: [&str; 14] = [
    "y$next",
    "y$next",
    "x$next",
    "t$next",
    "twin$next",
    "twin$next$low",
    "twin$next$none",
    "map$d$next",
    "r$d$next",
    "r$clk$next",
    "r$rst$next",
    "a$next",
    "pin$next",
    "$next",
];
const WIDTHS: [usize; 9] = [0, 1, 3, 5, 8, 16, 32, 70, 4000];
const LABELS: [&str; 8] = [
    "default",
    "0",
    "1",
    "0xFF",
    "Phase::Idle",
    "Phase$Data",
    "true",
    "-1",
];

struct Maker(SmallRng);

impl Maker {
    fn pick<V: Clone>(&mut self, list: &[V]) -> V {
        list[self.0.gen_range(0..list.len())].clone()
    }

    fn literal(&mut self) -> VerilogLiteral {
        match self.0.gen_range(0..8) {
            0 => self.0.gen::<bool>().into(),
            1 => (-self.0.gen_range(0..300)).into(),
            2 => u64::MAX.into(),
            3 => u128::MAX.into(),
            4 => (1_u64 << self.0.gen_range(0..64)).into(),
            _ => self.0.gen_range(0..10_u64).into(),
        }
    }

    fn boxed(&mut self, depth: usize) -> Box<E> {
        Box::new(self.expr(depth))
    }

    fn expr(&mut self, depth: usize) -> E {
        if depth == 0 {
            return match self.0.gen_range(0..3) {
                0 => E::Literal(self.literal()),
                _ => E::Signal(self.pick(&NAMES).into()),
            };
        }
        let d = depth - 1;
        match self.0.gen_range(0..11) {
            0 => E::Cast(self.boxed(d), self.pick(&WIDTHS)),
            1 => E::Signed(self.boxed(d)),
            2 => E::Unsigned(self.boxed(d)),
            3 => E::Paren(self.boxed(d)),
            4 => E::Index(self.boxed(d), self.boxed(d)),
            5 => E::Slice(self.boxed(d), self.pick(&WIDTHS), self.boxed(d)),
            6 => E::IndexReplace(self.boxed(d), self.boxed(d), self.boxed(d)),
            7 => {
                use VerilogOpUnary::*;
                E::Unary(self.pick(&[Not, Neg, All, Any, Xor]), self.boxed(d))
            }
            8..=9 => {
                use VerilogOp::*;
                let all = [
                    Add, Sub, Mul, LogicalAnd, LogicalOr, BitXor, BitAnd, BitOr, Shl, Shr, Eq, Lt,
                    Le, Ne, Ge, Gt,
                ];
                E::Binary(self.boxed(d), self.pick(&all), self.boxed(d))
            }
            _ => self.expr(0),
        }
    }

    fn block(&mut self, depth: usize) -> Vec<S> {
        (0..self.0.gen_range(0..3))
            .map(|_| self.statement(depth))
            .collect()
    }

    fn statement(&mut self, depth: usize) -> S {
        let details = |maker: &mut Self| VerilogLinkDetails {
            my_name: maker.pick(&["", "", ".q", "$"]).into(),
            owner_name: maker.pick(&NAMES).into(),
            other_name: maker.pick(&NAMES).into(),
        };
        let d = depth.saturating_sub(1);
        match self.0.gen_range(0..if depth > 0 { 9 } else { 5 }) {
            0..=2 => {
                let levels = self.0.gen_range(0..4);
                S::Assignment(E::Signal(self.pick(&TARGETS).into()), self.expr(levels))
            }
            3 => S::SliceAssignment {
                base: E::Signal(self.pick(&["y", "twin", "x", "a", "r$d"]).into()),
                width: self.pick(&WIDTHS),
                offset: self.expr(0),
                replacement: self.expr(1),
            },
            4 => {
                let kinds = [
                    VerilogLink::Forward,
                    VerilogLink::Backward,
                    VerilogLink::Bidirectional,
                ];
                let kind = kinds[self.0.gen_range(0..3)];
                S::Link(vec![kind(details(self))])
            }
            5 => S::If(VerilogConditional {
                test: self.expr(2),
                then: self.block(d),
                otherwise: match self.0.gen_range(0..3) {
                    0 => VerilogBlockOrConditional::None,
                    1 => VerilogBlockOrConditional::Block(self.block(d)),
                    _ => VerilogBlockOrConditional::Conditional(Box::new(self.statement(d))),
                },
            }),
            6 => S::Match(VerilogMatch {
                test: self.expr(1),
                cases: (0..self.0.gen_range(0..4))
                    .map(|_| VerilogCase {
                        condition: self.pick(&LABELS).into(),
                        block: self.block(d),
                    })
                    .collect(),
            }),
            7 => S::Loop(VerilogLoop {
                index: self.pick(&["n", "m", "a"]).into(),
                from: self.pick(&[0_i32, 2, -1]).into(),
                to: self.pick(&[3_u128, 0, 5, u128::MAX]).into(),
                block: self.block(d),
            }),
            _ => S::Macro(self.block(d)),
        }
    }
}

/// What makes the block complete: every random statement may still spoil it.
fn frame() -> Vec<S> {
    let set = |target: &str, value: E| S::Assignment(E::Signal(format!("{target}$next")), value);
    let signal = |name: &str| E::Signal(name.into());
    vec![
        set("y", signal("a")),
        set("x", signal("a")),
        set("t", signal("s")),
        set("twin", signal("pair")),
        set("map$d", signal("a")),
        set("r$clk", signal("clk")),
        set("r$rst", signal("bit")),
        set("r$d", signal("a")),
        set("pad$write_enable", signal("bit")),
        set("pad$write_data", signal("a")),
        S::Link(vec![VerilogLink::Bidirectional(VerilogLinkDetails {
            my_name: String::new(),
            owner_name: "pin".into(),
            other_name: "pad$bus".into(),
        })]),
    ]
}

fn emit(kernel: Vec<S>) -> Result<String, String> {
    let block = Anything {
        _kernel: kernel,
        ..Default::default()
    };
    let emitter = Emitter::new(&block).module_name("anything");
    emitter
        .emit()
        .map(|verilog| verilog.text)
        .map_err(|error| error.to_string())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_tree_is_a_text_or_an_error_of_one_line(seed: u64, count in 1usize..6, depth in 0usize..4) {
        let mut maker = Maker(SmallRng::seed_from_u64(seed));
        let mut kernel = frame();
        kernel.extend((0..count).map(|_| maker.statement(depth)));
        match emit(kernel) {
            Ok(text) => prop_assert!(text.contains("module anything (") && text.trim_end().ends_with("`endif")),
            Err(error) => prop_assert!(error.starts_with("anything: ") && !error.contains('\n'), "{}", error),
        }
    }
}

/// The frame by itself is fine, and so is part of what is put into it: the errors are not all the same one.
#[test]
fn many_trees_are_texts_and_there_are_many_errors() {
    emit(frame()).unwrap();
    assert_eq!(PHASES[0], Phase::default());
    let (mut texts, mut kinds) = (0, std::collections::BTreeSet::new());
    for seed in 0..1000 {
        let mut maker = Maker(SmallRng::seed_from_u64(seed));
        let mut kernel = frame();
        kernel.push(maker.statement(2));
        match emit(kernel) {
            Ok(_) => texts += 1,
            Err(error) => drop(kinds.insert(error.replace(|c: char| !c.is_ascii_lowercase(), ""))),
        }
    }
    assert!(texts > 50 && kinds.len() > 100, "{texts} {}", kinds.len());
}

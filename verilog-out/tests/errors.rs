//! What cannot be translated is named, not guessed.

#[path = "common/parts.rs"]
mod parts;

use ibhdl_verilog::{EmitError, Emitter, Options, ResetPolarity, ResetStyle};
use parts::RegRst;
use rust_hdl::core::ast::{
    Verilog, VerilogCase, VerilogExpression as E, VerilogMatch, VerilogOp, VerilogStatement as S,
};
use rust_hdl::prelude::*;

/// A block whose kernel is given as a syntax tree.
#[derive(LogicBlock, Default)]
struct Tree {
    a: Signal<In, Bits<8>>,
    n: Signal<In, Bits<3>>,
    s: Signal<In, Signed<8>>,
    y: Signal<Out, Bits<8>>,
    z: Signal<Local, Bits<8>>,
    _kernel: Vec<S>,
}

impl Logic for Tree {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        Verilog::Combinatorial(self._kernel.clone())
    }
}

fn emit(kernel: Vec<S>) -> Result<String, EmitError> {
    let tree = Tree {
        _kernel: kernel,
        ..Default::default()
    };
    Emitter::new(&tree)
        .module_name("tree")
        .emit()
        .map(|v| v.text)
}

fn signal(name: &str) -> Box<E> {
    Box::new(E::Signal(name.into()))
}

fn int(value: i32) -> Box<E> {
    Box::new(E::Literal(value.into()))
}

fn binary(l: Box<E>, op: VerilogOp, r: Box<E>) -> Box<E> {
    Box::new(E::Binary(l, op, r))
}

#[allow(clippy::boxed_local)] // All helpers here pass boxed trees on.
fn y(value: Box<E>) -> Result<String, EmitError> {
    emit(vec![S::Assignment(*signal("y$next"), *value)])
}

macro_rules! fails {
    ($test:ident: $result:expr, $error:pat, $text:expr) => {
        #[test]
        fn $test() {
            let error = $result.unwrap_err();
            assert!(matches!(error, $error), "{error:?}");
            assert_eq!(error.to_string(), $text);
        }
    };
}

fails!(unknown_name: y(signal("b")), EmitError::UnknownName { .. },
    "tree: `b` is not a signal, constant, enum variant or loop variable here");
fails!(const_generic_in_an_index: y(signal("lane[i+N]")), EmitError::UnknownName { .. },
    "tree: `lane[i+N]` is not a signal, constant, enum variant or loop variable here");
fails!(widths_differ: y(binary(signal("a"), VerilogOp::Add, signal("n"))), EmitError::WidthMismatch { .. },
    "tree: widths differ in `a + n`: 8 and 3 bits");
fails!(target_width_differs: y(signal("n")), EmitError::WidthMismatch { .. },
    "tree: widths differ in `n`: 8 and 3 bits");
fails!(signs_differ: y(binary(signal("a"), VerilogOp::Sub, signal("s"))), EmitError::SignMismatch { .. },
    "tree: `a - s` mixes signed and unsigned");
fails!(literal_too_wide: y(binary(signal("a"), VerilogOp::Add, int(256))), EmitError::LiteralTooWide { .. },
    "tree: a literal in `a + 256` does not fit 8 bits");
fails!(negative_bits: y(binary(int(3), VerilogOp::Sub, int(4))), EmitError::LiteralTooWide { .. },
    "tree: a literal in `3 - 4` does not fit 8 bits");
fails!(index_out_of_range: y(Box::new(E::Cast(Box::new(E::Index(signal("a"), int(8))), 8))), EmitError::IndexOutOfRange { .. },
    "tree: index 8 is outside the 8 bits of `a`");
fails!(index_arithmetic: y(Box::new(E::Slice(signal("a"), 8, binary(signal("n"), VerilogOp::Add, int(1))))),
    EmitError::AmbiguousIndex { .. },
    "tree: arithmetic in the index of `a` is ambiguous; name it with a local signal");
fails!(signed_cast_without_width: y(Box::new(E::Cast(Box::new(E::Signed(signal("s"))), 8))), EmitError::Unsupported { .. },
    "tree: bit_cast of a signed value is not supported: `bit_cast::<8>(signed(s))`");
fails!(product_of_other_widths: y(binary(signal("a"), VerilogOp::Mul, signal("a"))), EmitError::WidthMismatch { .. },
    "tree: widths differ in `a * a`: 8 and 8 bits");
fails!(input_assigned: emit(vec![S::Assignment(*signal("a$next"), *int(0))]), EmitError::NotAssignable { .. },
    "tree: `a` cannot be assigned here");
fails!(output_undriven: emit(vec![]), EmitError::Undriven { .. }, "tree: `y` is never driven");
fails!(local_undriven: y(signal("z")), EmitError::Undriven { .. }, "tree: `z` is never driven");
fails!(bidirectional_link_of_others: emit(vec![S::Link(vec![rust_hdl::core::ast::VerilogLink::Bidirectional(
        rust_hdl::core::ast::VerilogLinkDetails { my_name: "".into(), owner_name: "a".into(), other_name: "y".into() })])]),
    EmitError::Unsupported { .. }, "tree: a bidirectional link of this signal is not supported: `link y a`");
fails!(only_constants: emit(vec![
        S::Assignment(*signal("y$next"), *int(0)),
        S::Assignment(*signal("y$next"), E::IndexReplace(signal("y"), int(1), Box::new(E::Literal(true.into())))),
    ]), EmitError::ConstantBlock { .. },
    "tree: `y` is computed from constants only; assign it one literal");
fails!(reads_itself: y(binary(signal("y"), VerilogOp::Add, int(1))), EmitError::ReadBeforeWrite { .. },
    "tree: `y` is read before it is written");

fn arms(labels: &[&str]) -> Result<String, EmitError> {
    let case = |label: &&str| VerilogCase {
        condition: label.to_string(),
        block: vec![S::Assignment(*signal("y$next"), *signal("a"))],
    };
    emit(vec![S::Match(VerilogMatch {
        test: *signal("n"),
        cases: labels.iter().map(case).collect(),
    })])
}

// What a guard on an arm leaves of itself.
fails!(arms_for_one_value: arms(&["1", "0b1", "default"]), EmitError::Unsupported { .. },
    "tree: a second match arm for one value is not supported: `0b1`");
fails!(arm_behind_all: arms(&["default", "2"]), EmitError::Unsupported { .. },
    "tree: a second match arm for one value is not supported: `2`");
fails!(slice_beyond_all: emit(vec![S::SliceAssignment {
        base: *signal("y"), width: 8, offset: E::Literal(u64::MAX.into()), replacement: *signal("a") }]),
    EmitError::Unsupported { .. }, "tree: this field assignment is not supported: `y`");

macro_rules! block {
    ($block:ident { $($field:ident : $ty:ty),* } $($update:tt)*) => {
        #[derive(LogicBlock, Default)]
        struct $block {
            $($field: $ty,)*
        }
        impl Logic for $block {
            $($update)*
        }
    };
}

fn emit_block(block: &dyn Block, options: Options) -> Result<String, EmitError> {
    Emitter::new(block).options(options).emit().map(|v| v.text)
}

block!(Latch { a: Signal<In, Bit>, y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        if self.a.val() {
            self.y.next = 1.into();
        }
    }
);
fails!(latch: emit_block(&Latch::default(), Options::default()), EmitError::Latch { .. },
    "top: `y` is not assigned on every path (latch)");

block!(Early { a: Signal<In, Bits<8>>, x: Signal<Local, Bits<8>>, y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        if self.a.val().any() {
            self.x.next = self.a.val();
        }
        self.y.next = self.x.val();
        self.x.next = !self.a.val();
    }
);
fails!(read_of_half_written: emit_block(&Early::default(), Options::default()), EmitError::ReadBeforeWrite { .. },
    "top: `x` is read before it is written");

block!(Gated { clk: Signal<In, Clock>, rst: Signal<In, Bit>, other: Signal<In, Clock>, pick: Signal<In, Bit>, r: RegRst<Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.r.clk.next = self.clk.val();
        if self.pick.val() {
            self.r.clk.next = self.other.val();
        }
        self.r.rst.next = self.rst.val();
        self.r.d.next = self.pick.val();
    }
);
fails!(gated_clock: emit_block(&Gated::default(), Options::default()), EmitError::ClockFromLogic { .. },
    "top: the clock `r.clk` does not come straight from a port");

block!(Combined { clk: Signal<In, Clock>, rst: Signal<In, Bit>, a: Signal<In, Bit>, y: Signal<Out, Bit>, r: RegRst<Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.r.clk.next = self.clk.val();
        self.r.rst.next = self.rst.val() | self.a.val();
        self.r.d.next = self.a.val();
        self.y.next = self.r.q.val();
    }
);
fails!(asynchronous_reset_from_logic: emit_block(&Combined::default(), Options { reset_style: ResetStyle::Asynchronous, ..Options::default() }),
    EmitError::ResetFromLogic { .. }, "top: the asynchronous reset `rst` does not come straight from a port");
fails!(no_reset_port: emit_block(&Latch::default(), Options { reset_polarity: ResetPolarity::ActiveLow, ..Options::default() }),
    EmitError::NoResetPort { .. }, "the top has no one-bit reset input `rst`");

block!(InitialOnly { clk: Signal<In, Clock>, a: Signal<In, Bit>, y: Signal<Out, Bit>, r: DFF<Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clk, r);
        self.r.d.next = self.a.val();
        self.y.next = self.r.q.val();
    }
);
fails!(initial_value: emit_block(&InitialOnly::default(), Options::default()), EmitError::InitialValue { .. },
    "top: register `r.q` has no reset, only an initial value");

block!(Bidirectional { a: Signal<In, Bit>, pin: Signal<InOut, Bit> } fn update(&mut self) {});
fails!(bidirectional_port: emit_block(&Bidirectional::default(), Options::default()), EmitError::Unsupported { .. },
    "top: a bidirectional port that is linked to nothing is not supported: `pin`");

block!(Panics { a: Signal<In, Bits<2>>, y: Signal<Out, Bits<2>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bits::<2>(9);
    }
);
fails!(hdl_panics: emit_block(&Panics::default(), Options::default()), EmitError::HdlPanicked { .. },
    "top: hdl() panicked: Value 0x9 does not fit into bitvector of length 2");

/// A type whose literal cannot be had.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Mute;

impl Synth for Mute {
    const BITS: usize = 4;
    fn descriptor() -> TypeDescriptor {
        Bits::<4>::descriptor()
    }
    fn vcd(self) -> VCDValue {
        Bits::<4>::default().vcd()
    }
    fn verilog(self) -> VerilogLiteral {
        panic!("no literal")
    }
}

block!(Silent { a: Signal<In, Mute> } fn update(&mut self) {});
fails!(a_type_panics: emit_block(&Silent::default(), Options::default()), EmitError::HdlPanicked { .. },
    "top: hdl() panicked: no literal");

#[test]
fn bad_prefix() {
    for prefix in ["1x", "a-b", "a$", " "] {
        let options = Options {
            module_prefix: prefix.into(),
            ..Options::default()
        };
        let error = emit_block(&Latch::default(), options).unwrap_err();
        assert_eq!(
            error,
            EmitError::BadName {
                name: prefix.into()
            }
        );
    }
}

#[test]
fn bad_module_name() {
    let error = Emitter::new(&Latch::default())
        .module_name("two words")
        .emit()
        .unwrap_err();
    assert_eq!(
        error,
        EmitError::BadName {
            name: "two words".into()
        }
    );
}

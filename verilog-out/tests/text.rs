//! How the exported text reads.

#[cfg(feature = "tools")]
mod common;
#[path = "common/parts.rs"]
mod parts;

use ibhdl_verilog::{Emitter, Options, PortDirection, ResetPolarity};
use parts::{Gf2, Reg, RegRst};
use rust_hdl::prelude::*;

#[derive(LogicState, Copy, Clone, Debug, PartialEq)]
enum State {
    Idle,
    WaitData,
    Done,
}

#[derive(LogicStruct, Copy, Clone, Debug, PartialEq, Default)]
struct Descriptor {
    dlid: Bits<16>,
    vl: Bits<4>,
    last: Bit,
}

#[derive(LogicBlock, Default)]
struct Control {
    clk: Signal<In, Clock>,
    rst: Signal<In, Bit>,
    start: Signal<In, Bit>,
    length: Signal<In, Bits<11>>,
    header: Signal<In, Descriptor>,
    report: Signal<Out, Descriptor>,
    busy: Signal<Out, Bit>,
    state: RegRst<State>,
    left: RegRst<Bits<11>>,
    descriptor: Reg<Descriptor>,
    parity: [Gf2; 2],
}

impl Logic for Control {
    #[hdl_gen]
    fn update(&mut self) {
        self.state.clk.next = self.clk.val();
        self.state.rst.next = self.rst.val();
        self.left.clk.next = self.clk.val();
        self.left.rst.next = self.rst.val();
        self.descriptor.clk.next = self.clk.val();
        self.state.d.next = self.state.q.val();
        self.left.d.next = self.left.q.val();
        match self.state.q.val() {
            State::Idle => {
                if self.start.val() {
                    self.state.d.next = State::WaitData;
                    self.left.d.next = self.length.val() - 1;
                }
            }
            State::WaitData => {
                self.left.d.next = self.left.q.val() - 1;
                if self.left.q.val() == 0 {
                    self.state.d.next = State::Done;
                }
            }
            State::Done => self.state.d.next = State::Idle,
        }
        self.busy.next = self.state.q.val() != State::Idle;
        self.descriptor.d.next.dlid =
            bit_cast::<16, 11>(self.left.q.val() + 1) ^ self.header.val().dlid;
        self.descriptor.d.next.vl = self.parity[0].q.val() & self.parity[1].q.val();
        self.descriptor.d.next.last = self.header.val().last;
        self.parity[0].d.next = self.length.val().get_bits::<8>(0);
        self.parity[1].d.next = (self.length.val() + self.left.q.val()).get_bits::<8>(3);
        self.report.next = self.descriptor.q.val();
    }
}

fn control() -> ibhdl_verilog::Verilog {
    let mut control = Control::default();
    control.connect_all();
    Emitter::new(&control)
        .module_name("control")
        .head(["control: an example.", "", "Parameters: none."])
        .describe("control", "Counts a packet down.")
        .describe("gf2_8_4", "Four parities of eight bits.")
        .describe("start", "A packet begins.")
        .describe("report_vl", "Virtual lane.")
        .options(Options {
            reset_polarity: ResetPolarity::ActiveLow,
            ..Options::default()
        })
        .emit()
        .unwrap()
}

#[test]
fn a_whole_file_reads_like_this() {
    let text = control().text;
    let expected = include_str!("text/control.v");
    assert_eq!(text, expected, "\n{text}");
}

#[cfg(feature = "tools")]
impl common::Random for Descriptor {
    fn random(rng: &mut rand::rngs::SmallRng) -> Self {
        Descriptor {
            dlid: common::Random::random(rng),
            vl: common::Random::random(rng),
            last: common::Random::random(rng),
        }
    }
}

#[cfg(feature = "tools")]
#[test]
fn the_whole_file_computes_what_rust_computes() {
    let options = Options {
        reset_polarity: ResetPolarity::ActiveLow,
        ..Options::default()
    };
    check_clocked!("control", Control::default(), options, 2; rst; start, length, header);
}

#[test]
fn ports_and_modules_are_listed() {
    let verilog = control();
    assert_eq!(verilog.file, "control.v");
    assert_eq!(verilog.modules, ["control", "gf2_8_4"]);
    let names: Vec<&str> = verilog.ports.iter().map(|p| p.name.as_str()).collect();
    let expected = [
        "clk",
        "rst_n",
        "start",
        "length",
        "header_dlid",
        "header_vl",
        "header_last",
        "report_dlid",
        "report_vl",
        "report_last",
        "busy",
    ];
    assert_eq!(names, expected);
    let vl = &verilog.ports[8];
    assert_eq!((vl.direction, vl.bits), (PortDirection::Output, 4));
    assert_eq!(vl.description, "Virtual lane.");
}

/// The text depends on the design alone, not on what was emitted before or how often.
#[test]
fn the_text_is_stable() {
    assert_eq!(control(), control());
}

#[derive(LogicBlock, Default)]
struct Add<const N: usize> {
    a: Signal<In, Bits<N>>,
    y: Signal<Out, Bits<N>>,
}

impl<const N: usize> Logic for Add<N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() + 1;
    }
    fn timing(&self) -> Vec<TimingInfo> {
        parts::module("add")
    }
}

#[derive(LogicBlock, Default)]
struct Adders {
    a: Signal<In, Bits<8>>,
    b: Signal<In, Bits<8>>,
    c: Signal<In, Bits<9>>,
    x: Signal<Out, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    z: Signal<Out, Bits<9>>,
    one: Add<8>,
    two: Add<8>,
    three: Add<9>,
}

impl Logic for Adders {
    #[hdl_gen]
    fn update(&mut self) {
        self.one.a.next = self.a.val();
        self.two.a.next = self.b.val();
        self.three.a.next = self.c.val();
        self.x.next = self.one.y.val();
        self.y.next = self.two.y.val();
        self.z.next = self.three.y.val();
    }
}

#[test]
fn equal_blocks_share_a_module_and_namesakes_differ_by_width() {
    let verilog = Emitter::new(&Adders::default())
        .module_name("adders")
        .emit()
        .unwrap();
    assert_eq!(verilog.modules, ["adders", "add_8", "add_9"]);
    assert_eq!(verilog.text.matches("add_8 u_one (").count(), 1);
    assert_eq!(verilog.text.matches("add_8 u_two (").count(), 1);
    assert_eq!(
        verilog.text.matches("\nmodule ").count(),
        3 - verilog.text.starts_with("module") as usize
    );
}

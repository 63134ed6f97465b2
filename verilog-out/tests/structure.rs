#![cfg(feature = "tools")]
//! Hierarchies: registers, instances, interfaces, custom leaves, user types, options.

mod common;
#[path = "common/parts.rs"]
mod parts;

use ibhdl_verilog::{InitialValues, Options, ResetPolarity, ResetStyle};
use parts::{Gf2, Memory, Reg, RegRst};
use rust_hdl::prelude::*;

#[derive(LogicBlock, Default)]
struct Counter {
    clk: Signal<In, Clock>,
    rst: Signal<In, Bit>,
    enable: Signal<In, Bit>,
    count: Signal<Out, Bits<12>>,
    n: RegRst<Bits<12>>,
    last: RegRst<Bit>,
    ticked: Signal<Out, Bit>,
}

impl Counter {
    fn new() -> Self {
        Counter {
            n: RegRst::new(0xF0.into()),
            ..Default::default()
        }
    }
}

impl Logic for Counter {
    #[hdl_gen]
    fn update(&mut self) {
        self.n.clk.next = self.clk.val();
        self.n.rst.next = self.rst.val();
        self.last.clk.next = self.clk.val();
        self.last.rst.next = self.rst.val();
        self.n.d.next = self.n.q.val();
        if self.enable.val() {
            self.n.d.next = self.n.q.val() + 1;
        }
        self.last.d.next = self.enable.val();
        self.count.next = self.n.q.val();
        self.ticked.next = self.last.q.val();
    }
}

#[test]
fn registers_with_reset() {
    check_clocked!("counter", Counter::new(), Options::default(), 0; rst; enable);
}

#[test]
fn active_low_reset() {
    let options = Options {
        reset_polarity: ResetPolarity::ActiveLow,
        ..Options::default()
    };
    check_clocked!("counter_n", Counter::new(), options, 0; rst; enable);
}

/// Reset changes while the clock is low here, so the value after the edge is the same.
#[test]
fn asynchronous_reset() {
    let options = Options {
        reset_style: ResetStyle::Asynchronous,
        ..Options::default()
    };
    check_clocked!("counter_async", Counter::new(), options, 0; rst; enable);
}

#[derive(LogicBlock, Default)]
struct Pipeline {
    clk: Signal<In, Clock>,
    a: Signal<In, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    stage: [Reg<Bits<8>>; 4],
}

impl Logic for Pipeline {
    #[hdl_gen]
    fn update(&mut self) {
        self.stage[0].d.next = self.a.val() ^ 0x3C;
        for i in 0..4 {
            self.stage[i].clk.next = self.clk.val();
        }
        for i in 0..3 {
            self.stage[i + 1].d.next = self.stage[i].q.val();
        }
        self.y.next = self.stage[3].q.val();
    }
}

#[test]
fn array_of_registers() {
    check_clocked!("pipeline", Pipeline::default(), Options::default(), 4; ; a);
}

#[derive(LogicBlock, Default)]
struct WithDff {
    clk: Signal<In, Clock>,
    a: Signal<In, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    r: DFF<Bits<8>>,
    s: DFF<Bits<8>>,
}

impl Logic for WithDff {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clk, r, s);
        self.r.d.next = self.r.q.val() + self.a.val();
        if self.a.val().get_bit(0) {
            self.s.d.next = self.r.q.val();
        }
        self.y.next = self.s.q.val();
    }
}

#[test]
fn dff_with_initial_value() {
    let options = Options {
        initial_values: InitialValues::Emit,
        ..Options::default()
    };
    check_clocked!("with_dff", WithDff::default(), options, 0; ; a);
}

#[derive(LogicBlock, Default)]
struct Inverter<const N: usize> {
    a: Signal<In, Bits<N>>,
    y: Signal<Out, Bits<N>>,
}

impl<const N: usize> Logic for Inverter<N> {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = !self.a.val();
    }
    fn timing(&self) -> Vec<TimingInfo> {
        parts::module("inverter")
    }
}

#[derive(LogicBlock, Default)]
struct Tree {
    a: Signal<In, Bits<8>>,
    b: Signal<In, Bits<16>>,
    y: Signal<Out, Bits<8>>,
    z: Signal<Out, Bits<16>>,
    parity: Signal<Out, Bits<4>>,
    left: Inverter<8>,
    right: Inverter<8>,
    wide: Inverter<16>,
    map: Gf2,
}

impl Logic for Tree {
    #[hdl_gen]
    fn update(&mut self) {
        self.left.a.next = self.a.val();
        self.right.a.next = self.left.y.val() + 1;
        self.wide.a.next = self.b.val();
        self.map.d.next = self.b.val().get_bits::<8>(4);
        self.y.next = self.right.y.val() ^ self.right.a.val();
        self.z.next = self.wide.y.val();
        self.parity.next = self.map.q.val();
    }
}

#[test]
fn shared_modules_and_gf2_leaf() {
    check_kernel!("tree", Tree::default(); a, b);
}

/// Through two instances of one block and back: no false loop may appear.
#[derive(LogicBlock, Default)]
struct TwoWay {
    a: Signal<In, Bits<4>>,
    b: Signal<In, Bits<4>>,
    x: Signal<Out, Bits<4>>,
    y: Signal<Out, Bits<4>>,
}

impl Logic for TwoWay {
    #[hdl_gen]
    fn update(&mut self) {
        if self.a.val().any() {
            self.x.next = self.a.val() + 1;
        } else {
            self.x.next = 0.into();
        }
        if self.b.val().any() {
            self.y.next = self.b.val() - 1;
        } else {
            self.y.next = 0.into();
        }
    }
}

#[derive(LogicBlock, Default)]
struct Braid {
    a: Signal<In, Bits<4>>,
    y: Signal<Out, Bits<4>>,
    cross: TwoWay,
}

impl Logic for Braid {
    #[hdl_gen]
    fn update(&mut self) {
        if self.a.val().get_bit(0) {
            self.cross.a.next = self.a.val();
        } else {
            self.cross.a.next = !self.a.val();
        }
        self.cross.b.next = self.cross.x.val() ^ 5;
        self.y.next = self.cross.y.val();
    }
}

#[test]
fn no_false_loop_through_a_child() {
    check_kernel!("braid", Braid::default(); a);
}

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Sink"]
struct Source {
    data: Signal<Out, Bits<8>>,
    valid: Signal<Out, Bit>,
    ready: Signal<In, Bit>,
}

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Source"]
struct Sink {
    data: Signal<In, Bits<8>>,
    valid: Signal<In, Bit>,
    ready: Signal<Out, Bit>,
}

#[derive(LogicBlock, Default)]
struct Stage {
    s_axis: Sink,
    m_axis: Source,
}

impl Logic for Stage {
    #[hdl_gen]
    fn update(&mut self) {
        self.m_axis.data.next = self.s_axis.data.val() + 1;
        self.m_axis.valid.next = self.s_axis.valid.val();
        self.s_axis.ready.next = self.m_axis.ready.val();
    }
}

#[derive(LogicBlock, Default)]
struct Chain {
    s_axis: Sink,
    m_axis: Source,
    first: Stage,
    second: Stage,
}

impl Logic for Chain {
    #[hdl_gen]
    fn update(&mut self) {
        Sink::link(&mut self.s_axis, &mut self.first.s_axis);
        Source::join(&mut self.first.m_axis, &mut self.second.s_axis);
        Source::link(&mut self.m_axis, &mut self.second.m_axis);
    }
}

#[test]
fn interfaces_linked_and_joined() {
    check_kernel!("chain", Chain::default(); s_axis.data, s_axis.valid, m_axis.ready);
}

#[derive(LogicBlock, Default)]
struct WithMemory {
    clk: Signal<In, Clock>,
    rst: Signal<In, Bit>,
    write: Signal<In, Bit>,
    address: Signal<In, Bits<2>>,
    data: Signal<In, Bits<8>>,
    out: Signal<Out, Bits<8>>,
    fill: RegRst<Bits<3>>,
    memory: Memory,
}

impl Logic for WithMemory {
    #[hdl_gen]
    fn update(&mut self) {
        self.fill.clk.next = self.clk.val();
        self.fill.rst.next = self.rst.val();
        self.memory.clk.next = self.clk.val();
        self.memory.data.next = self.data.val();
        self.fill.d.next = self.fill.q.val();
        self.memory.write.next = self.write.val();
        self.memory.address.next = self.address.val();
        if !self.fill.q.val().get_bit(2) {
            self.fill.d.next = self.fill.q.val() + 1;
            self.memory.write.next = true;
            self.memory.address.next = self.fill.q.val().get_bits::<2>(0);
        }
        self.out.next = self.memory.out.val();
    }
}

#[test]
fn memory_leaf() {
    check_clocked!("with_memory", WithMemory::default(), Options::default(), 12; rst; write, address, data);
}

/// A type of our own in several machine words, as the hardware crate has it.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
struct Words {
    words: [u64; 3],
}

impl Synth for Words {
    const BITS: usize = 192;
    fn descriptor() -> TypeDescriptor {
        TypeDescriptor {
            name: "Words".into(),
            kind: TypeKind::Bits(192),
        }
    }
    fn vcd(self) -> VCDValue {
        let bit = |i: usize| {
            if self.get_bit(191 - i) {
                vcd::Value::V1
            } else {
                vcd::Value::V0
            }
        };
        VCDValue::Vector((0..192).map(bit).collect())
    }
    fn verilog(self) -> VerilogLiteral {
        let mut bits = Bits::<192>::default();
        for i in 0..192 {
            bits = bits.replace_bit(i, self.get_bit(i));
        }
        bits.into()
    }
}

impl Words {
    fn get_bit(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 == 1
    }
    fn get_bits<const M: usize>(&self, offset: usize) -> Bits<M> {
        let mut bits = Bits::<M>::default();
        for i in (0..M).filter(|i| offset + i < 192) {
            bits = bits.replace_bit(i, self.get_bit(offset + i));
        }
        bits
    }
}

impl std::ops::BitXor for Words {
    type Output = Words;
    fn bitxor(self, other: Words) -> Words {
        let mut words = self.words;
        words.iter_mut().zip(other.words).for_each(|(a, b)| *a ^= b);
        Words { words }
    }
}

impl common::Random for Words {
    fn random(rng: &mut rand::rngs::SmallRng) -> Self {
        Words {
            words: rand::Rng::gen(rng),
        }
    }
}

#[derive(LogicBlock, Default)]
struct WideData {
    clk: Signal<In, Clock>,
    a: Signal<In, Words>,
    b: Signal<In, Words>,
    lane: Signal<In, Bits<3>>,
    y: Signal<Out, Words>,
    field: Signal<Out, Bits<20>>,
    pick: Signal<Out, Bits<32>>,
    odd: Signal<Out, Bit>,
    r: Reg<Words>,
}

impl Logic for WideData {
    #[hdl_gen]
    fn update(&mut self) {
        self.r.clk.next = self.clk.val();
        self.r.d.next = self.a.val() ^ self.b.val();
        self.y.next = self.r.q.val();
        self.field.next = (self.a.val() ^ self.b.val()).get_bits::<20>(55);
        self.odd.next = self.r.q.val().get_bit(190);
        self.pick.next = 0.into();
        for i in 0..6 {
            if self.lane.val().index() == i {
                self.pick.next = self.a.val().get_bits::<32>(i * 32);
            }
        }
    }
}

#[test]
fn user_type() {
    check_clocked!("wide_data", WideData::default(), Options::default(), 1; ; a, b, lane);
}

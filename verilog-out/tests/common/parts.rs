//! Leaf blocks as the hardware crate has them.

// Each test file uses a part of this.
#![allow(dead_code)]

use rust_hdl::prelude::*;

/// Register without reset.
#[derive(LogicBlock, Default)]
pub struct Reg<T: Synth> {
    pub clk: Signal<In, Clock>,
    pub d: Signal<In, T>,
    pub q: Signal<Out, T>,
}

impl<T: Synth> Logic for Reg<T> {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            self.q.next = self.d.val();
        }
    }
    fn connect(&mut self) {
        self.q.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom("always @(posedge clk) q <= d;".into())
    }
    fn timing(&self) -> Vec<TimingInfo> {
        vec![register("reg".into())]
    }
}

fn register(name: String) -> TimingInfo {
    TimingInfo {
        name,
        clock: "clk".into(),
        inputs: vec!["d".into()],
        outputs: vec!["q".into()],
    }
}

/// Register with synchronous reset to a value.
#[derive(LogicBlock, Default)]
pub struct RegRst<T: Synth> {
    pub clk: Signal<In, Clock>,
    pub rst: Signal<In, Bit>,
    pub d: Signal<In, T>,
    pub q: Signal<Out, T>,
    _reset: T,
}

impl<T: Synth> RegRst<T> {
    pub fn new(reset: T) -> Self {
        RegRst {
            _reset: reset,
            ..Default::default()
        }
    }
}

impl<T: Synth> Logic for RegRst<T> {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            self.q.next = if self.rst.val() {
                self._reset
            } else {
                self.d.val()
            };
        }
    }
    fn connect(&mut self) {
        self.q.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "always @(posedge clk) if (rst) q <= {:x}; else q <= d;",
            self._reset.verilog()
        ))
    }
    fn timing(&self) -> Vec<TimingInfo> {
        vec![register(format!("reg_rst:{:x}", self._reset.verilog()))]
    }
}

/// Names the exported module of a block.
pub fn module(name: &str) -> Vec<TimingInfo> {
    vec![TimingInfo {
        name: format!("module:{name}"),
        clock: String::new(),
        inputs: vec![],
        outputs: vec![],
    }]
}

/// A constant GF(2) map, from its Rust masks.
#[derive(LogicBlock, Default)]
pub struct Gf2 {
    pub d: Signal<In, Bits<8>>,
    pub q: Signal<Out, Bits<4>>,
}

const MASKS: [u64; 4] = [0x31, 0xC3, 0x5A, 0xFF];

impl Logic for Gf2 {
    fn update(&mut self) {
        let mut q = Bits::<4>::default();
        for (bit, mask) in MASKS.iter().enumerate() {
            q = q.replace_bit(bit, (self.d.val() & *mask).xor());
        }
        self.q.next = q;
    }
    fn connect(&mut self) {
        self.q.connect();
    }
    fn hdl(&self) -> Verilog {
        let lines = MASKS.iter().enumerate();
        Verilog::Custom(
            lines
                .map(|(bit, mask)| format!("assign q[{bit}] = ^(d & 8'h{mask:02x});\n"))
                .collect(),
        )
    }
    fn timing(&self) -> Vec<TimingInfo> {
        module("gf2_8_4")
    }
}

/// A small memory with a registered read, in its own Verilog.
#[derive(LogicBlock, Default)]
pub struct Memory {
    pub clk: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub address: Signal<In, Bits<2>>,
    pub data: Signal<In, Bits<8>>,
    pub out: Signal<Out, Bits<8>>,
    _words: [Bits<8>; 4],
}

impl Logic for Memory {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            let at = self.address.val().index();
            self.out.next = self._words[at];
            if self.write.val() {
                self._words[at] = self.data.val();
            }
        }
    }
    fn connect(&mut self) {
        self.out.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Custom(
            "reg [7:0] words [0:3];\n\nalways @(posedge clk) begin\n  out <= words[address];\n  if (write) words[address] <= data;\nend"
                .into(),
        )
    }
}

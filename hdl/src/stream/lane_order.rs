//! From AXI4-Stream byte order to lanes and back: wires, and a gate per byte.

use crate::prim::{Keep, Lanes};
use rust_hdl::prelude::*;

/// AXI4-Stream order in, lanes out, with the bytes that `keep` does not name set to zero. Combinational.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct FromAxi<const LANES: usize> {
    /// Bits 7:0 are the first byte.
    pub tdata: Signal<In, Lanes<LANES>>,
    /// The bytes that count.
    pub keep: Signal<In, Keep<LANES>>,
    /// Bits 31:24 are the first byte.
    pub data: Signal<Out, Lanes<LANES>>,
}

impl<const LANES: usize> Logic for FromAxi<LANES> {
    fn update(&mut self) {
        let (tdata, keep) = (self.tdata.val(), self.keep.val());
        let lane = |i: usize| {
            let gate = (0..4)
                .filter(|b| (keep.word(i) >> b) & 1 == 1)
                .fold(0u32, |gate, b| gate | 0xff << (8 * b));
            (tdata.word(i) & gate).swap_bytes()
        };
        self.data.next = std::array::from_fn(lane).into();
    }

    fn connect(&mut self) {
        self.data.connect();
    }

    fn hdl(&self) -> Verilog {
        let lane = |i: usize| {
            let bytes = (0..4).map(|b| {
                let at = 32 * i + 8 * b;
                format!("tdata[{}:{at}] & {{8{{keep[{}]}}}}", at + 7, 4 * i + b)
            });
            format!(
                "assign data[{}:{}] = {{{}}};",
                32 * i + 31,
                32 * i,
                bytes.collect::<Vec<_>>().join(", ")
            )
        };
        Verilog::Custom((0..LANES).map(lane).collect::<Vec<_>>().join("\n"))
    }
}

/// Lanes in, AXI4-Stream order out. Combinational, wires only.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct ToAxi<const LANES: usize> {
    /// Bits 31:24 are the first byte.
    pub data: Signal<In, Lanes<LANES>>,
    /// Bits 7:0 are the first byte.
    pub tdata: Signal<Out, Lanes<LANES>>,
}

impl<const LANES: usize> Logic for ToAxi<LANES> {
    fn update(&mut self) {
        self.tdata.next = self.data.val().words().map(u32::swap_bytes).into();
    }

    fn connect(&mut self) {
        self.tdata.connect();
    }

    fn hdl(&self) -> Verilog {
        let lane = |i: usize| {
            let bytes = (0..4).map(|b| {
                let at = 32 * i + 8 * b;
                format!("data[{}:{at}]", at + 7)
            });
            format!(
                "assign tdata[{}:{}] = {{{}}};",
                32 * i + 31,
                32 * i,
                bytes.collect::<Vec<_>>().join(", ")
            )
        };
        Verilog::Custom((0..LANES).map(lane).collect::<Vec<_>>().join("\n"))
    }
}

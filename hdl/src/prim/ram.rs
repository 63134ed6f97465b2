//! A small memory with one write port and one unregistered read port.

use super::Word;
use rust_hdl::prelude::*;

/// 32 cells, written at the rising edge, read at once: distributed RAM on an FPGA.
///
/// The content is undefined until written; the simulation starts it at zero.
#[derive(Clone, Debug, LogicBlock)]
pub struct Ram<T: Synth> {
    pub clk: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub write_address: Signal<In, Word<5>>,
    pub write_data: Signal<In, T>,
    pub read_address: Signal<In, Word<5>>,
    pub read_data: Signal<Out, T>,
    _cells: Vec<T>,
}

impl<T: Synth> Ram<T> {
    /// How many cells there are.
    pub const DEPTH: usize = 32;
}

impl<T: Synth> Default for Ram<T> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            write: Default::default(),
            write_address: Default::default(),
            write_data: Default::default(),
            read_address: Default::default(),
            read_data: Default::default(),
            _cells: vec![T::default(); Self::DEPTH],
        }
    }
}

impl<T: Synth> Logic for Ram<T> {
    fn update(&mut self) {
        if self.clk.pos_edge() && self.write.val() {
            self._cells[self.write_address.val().index()] = self.write_data.val();
        }
        self.read_data.next = self._cells[self.read_address.val().index()];
    }

    fn connect(&mut self) {
        self.read_data.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "reg [{msb}:0] cells [0:{last}];\n\
             always @(posedge clk) if (write) cells[write_address] <= write_data;\n\
             assign read_data = cells[read_address];",
            msb = T::BITS - 1,
            last = Self::DEPTH - 1,
        ))
    }
}

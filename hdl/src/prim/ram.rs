//! A small memory with one write port and one unregistered read port.

use super::{module, Word};
use rust_hdl::prelude::*;

/// 32 cells, written at the rising edge, read at once: distributed RAM on an FPGA.
///
/// The content is undefined until written; the simulation starts it at zero.
#[derive(Clone, Debug, LogicBlock)]
pub struct Ram<T: Synth> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Store `write_data` at the rising edge.
    pub write: Signal<In, Bit>,
    /// In which cell.
    pub write_address: Signal<In, Word<5>>,
    /// What to store.
    pub write_data: Signal<In, T>,
    /// Which cell to show.
    pub read_address: Signal<In, Word<5>>,
    /// What the cell holds.
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

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("ram_{}", T::BITS),
            "memory of 32 cells, read without a clock",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Clocked;
    use proptest::prelude::*;

    proptest! {
        /// Reads see what was written at earlier edges, at once.
        #[test]
        fn is_an_array(steps in prop::collection::vec((any::<bool>(), 0u64..32, any::<u16>(), 0u64..32), 0..200)) {
            let mut ram = Clocked::new(Ram::<Word<16>>::default(), |b| &mut b.clk);
            let mut cells = [0; Ram::<Word<16>>::DEPTH];
            for (write, to, data, from) in steps {
                let shown = ram.low(|b| {
                    b.write.next = write;
                    b.write_address.next = to.into();
                    b.write_data.next = u64::from(data).into();
                    b.read_address.next = from.into();
                });
                prop_assert_eq!(shown.read_data.val().value(), cells[from as usize]);
                if write {
                    cells[to as usize] = data.into();
                }
                prop_assert_eq!(ram.high().read_data.val().value(), cells[from as usize]);
            }
        }
    }
}

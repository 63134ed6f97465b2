//! Steps a block directly, without rust-hdl's threaded simulation.

use rust_hdl::prelude::*;

/// A pass moves a change one level down the hierarchy; no design here needs a tenth of these.
const PASSES: usize = 1000;

/// Lets a block settle; a combinational loop fails the test.
pub fn settle(block: &mut impl Block) {
    for _ in 0..PASSES {
        block.update_all();
        if !block.has_changed() {
            return;
        }
    }
    panic!("the block does not settle: it has a combinational loop");
}

/// A block with a clock.
pub struct Clocked<B> {
    block: Box<B>,
    clock: fn(&mut B) -> &mut Signal<In, Clock>,
}

impl<B: Block> Clocked<B> {
    /// Takes a block whose inputs are connected to nothing; `clock` names its clock port.
    pub fn new(block: B, clock: fn(&mut B) -> &mut Signal<In, Clock>) -> Self {
        let mut block = Box::new(block);
        block.connect_all();
        Self { block, clock }
    }

    /// Clock low, inputs as `set` puts them, settled: what the block shows in this cycle.
    pub fn low(&mut self, set: impl FnOnce(&mut B)) -> &B {
        (self.clock)(&mut self.block).next = Clock { clk: false };
        set(&mut self.block);
        settle(&mut *self.block);
        &self.block
    }

    /// The rising edge that ends the cycle, settled. Inputs must not change together with it.
    pub fn high(&mut self) -> &B {
        (self.clock)(&mut self.block).next = Clock { clk: true };
        settle(&mut *self.block);
        &self.block
    }

    /// One cycle: what the block shows behind its edge.
    pub fn cycle(&mut self, set: impl FnOnce(&mut B)) -> &B {
        self.low(set);
        self.high()
    }
}

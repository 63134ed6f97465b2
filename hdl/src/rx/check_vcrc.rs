//! The VCRC of a stream of beats.

use crate::crc::{Engine, VCRC};
use crate::prim::{module, Lanes};
use crate::stream::Beat;
use rust_hdl::prelude::*;

/// Checks the VCRC of every packet: all its bytes (FACTS 4.2). Latency: `4 + log2(LANES)` cycles.
///
/// A packet of an odd number of bytes is bad, whatever its bytes are: the engine counts in units of two.
#[derive(Clone, Debug, LogicBlock)]
pub struct CheckVcrc<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat, zero beyond the end of the packet.
    pub data: Signal<In, Lanes<LANES>>,
    /// Its side band.
    pub beat: Signal<In, Beat>,
    /// High for one cycle per packet.
    pub done: Signal<Out, Bit>,
    /// The VCRC is right.
    pub good: Signal<Out, Bit>,
    engine: Engine<LANES, 16>,
}

impl<const LANES: usize> Default for CheckVcrc<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            data: Default::default(),
            beat: Default::default(),
            done: Default::default(),
            good: Default::default(),
            engine: Engine::new(&VCRC),
        }
    }
}

impl<const LANES: usize> Logic for CheckVcrc<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.engine.clk.next = self.clk.val();
        self.engine.rst.next = self.rst.val();
        self.engine.data.next = self.data.val();
        self.engine.valid.next = self.beat.val().valid;
        self.engine.first.next = self.beat.val().first;
        self.engine.last.next = self.beat.val().last;
        self.engine.units.next = self.beat.val().bytes.get_bits::<6>(1);
        self.engine.present.next = true;
        self.engine.aligned.next = !self.beat.val().bytes.get_bit(0);
        self.done.next = self.engine.done.val();
        self.good.next = self.engine.good.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("check_vcrc_{}", 32 * LANES),
            "the VCRC of every packet",
        )
    }
}

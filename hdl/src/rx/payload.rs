//! The payload path: cut, rotate, merge.

use super::{Cut, Merge, Piece, Rotate};
use crate::header::{Descriptor, Layout};
use crate::prim::{module, Lanes, Reg, Word};
use crate::stream::Beat;
use rust_hdl::prelude::*;

/// Brings the payload of every packet to lane 0, one beat per cycle.
///
/// Latency: `2 + log2(LANES)` cycles, for what is left at the end of a packet one more.
#[derive(Clone, Debug, LogicBlock)]
pub struct Payload<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat.
    pub data: Signal<In, Lanes<LANES>>,
    /// Its packet.
    pub descriptor: Signal<In, Descriptor>,
    /// Where the headers end.
    pub layout: Signal<In, Layout>,
    /// Its side band.
    pub beat: Signal<In, Beat>,
    /// There is a beat of payload in this cycle.
    pub valid: Signal<Out, Bit>,
    /// The payload from lane 0 on.
    pub payload: Signal<Out, Lanes<LANES>>,
    /// Bytes in the beat, 1 to `4 * LANES`; all unless it is the last.
    pub bytes: Signal<Out, Word<7>>,
    /// It is the last of its packet.
    pub last: Signal<Out, Bit>,
    cut: Cut,
    cut_data: Reg<Lanes<LANES>>,
    stages: Vec<Rotate<LANES>>,
    links: Vec<Signal<Local, Lanes<LANES>>>,
    pieces: Vec<Signal<Local, Piece>>,
    merge: Merge<LANES>,
}

impl<const LANES: usize> Default for Payload<LANES> {
    fn default() -> Self {
        let stages = LANES.ilog2() as usize;
        Self {
            clk: Default::default(),
            rst: Default::default(),
            data: Default::default(),
            descriptor: Default::default(),
            layout: Default::default(),
            beat: Default::default(),
            valid: Default::default(),
            payload: Default::default(),
            bytes: Default::default(),
            last: Default::default(),
            cut: Default::default(),
            cut_data: Default::default(),
            stages: (0..stages).map(Rotate::new).collect(),
            links: vec![Default::default(); stages + 1],
            pieces: vec![Default::default(); stages + 1],
            merge: Default::default(),
        }
    }
}

impl<const LANES: usize> Logic for Payload<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.cut.clk.next = self.clk.val();
        self.cut.rst.next = self.rst.val();
        self.cut.descriptor.next = self.descriptor.val();
        self.cut.layout.next = self.layout.val();
        self.cut.beat.next = self.beat.val();
        self.cut_data.clk.next = self.clk.val();
        self.cut_data.d.next = self.data.val();

        self.links[0].next = self.cut_data.q.val();
        self.pieces[0].next = self.cut.piece.val();
        for i in 0..self.stages.len() {
            self.stages[i].clk.next = self.clk.val();
            self.stages[i].rst.next = self.rst.val();
            self.stages[i].data.next = self.links[i].val();
            self.stages[i].piece.next = self.pieces[i].val();
            self.links[i + 1].next = self.stages[i].rotated.val();
            self.pieces[i + 1].next = self.stages[i].rotated_piece.val();
        }

        self.merge.clk.next = self.clk.val();
        self.merge.rst.next = self.rst.val();
        // The links are one more than the stages; an index has to be a loop variable.
        for end in self.stages.len()..self.links.len() {
            self.merge.data.next = self.links[end].val();
            self.merge.piece.next = self.pieces[end].val();
        }

        self.valid.next = self.merge.valid.val();
        self.payload.next = self.merge.payload.val();
        self.bytes.next = self.merge.bytes.val();
        self.last.next = self.merge.last.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("payload_{}", 32 * LANES),
            "brings the payload to lane 0",
        )
    }
}

//! A small FIFO whose output is there one cycle after the push.

use super::{Ram, RegRst, Word};
use rust_hdl::prelude::*;

/// A FIFO of 32 entries with a valid/ready output. One push and one pop in every cycle.
///
/// There is no full flag: the owner watches `level` and stops its source early enough, so that what is still on
/// its way through free-running stages finds a place. A push at level 32 would be lost.
/// Latency: an entry pushed in cycle t is offered in cycle t + 1.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Fifo<T: Synth> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// `push_data` is stored at this rising edge.
    pub push: Signal<In, Bit>,
    /// What to store.
    pub push_data: Signal<In, T>,
    /// There is an entry on offer.
    pub valid: Signal<Out, Bit>,
    /// The oldest entry.
    pub data: Signal<Out, T>,
    /// The entry on offer is taken at this rising edge; ignored while `valid` is low.
    pub ready: Signal<In, Bit>,
    /// Entries stored.
    pub level: Signal<Out, Word<6>>,
    pop: Signal<Local, Bit>,
    head: RegRst<Word<5>>,
    tail: RegRst<Word<5>>,
    count: RegRst<Word<6>>,
    ram: Ram<T>,
}

impl<T: Synth> Logic for Fifo<T> {
    #[hdl_gen]
    fn update(&mut self) {
        self.head.clk.next = self.clk.val();
        self.head.rst.next = self.rst.val();
        self.tail.clk.next = self.clk.val();
        self.tail.rst.next = self.rst.val();
        self.count.clk.next = self.clk.val();
        self.count.rst.next = self.rst.val();
        self.ram.clk.next = self.clk.val();

        self.pop.next = self.ready.val() & (self.count.q.val() != 0);
        self.head.d.next = self.head.q.val();
        self.tail.d.next = self.tail.q.val();
        self.count.d.next = self.count.q.val();
        if self.push.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.pop.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.push.val() & !self.pop.val() {
            self.count.d.next = self.count.q.val() + 1;
        }
        if !self.push.val() & self.pop.val() {
            self.count.d.next = self.count.q.val() - 1;
        }

        self.ram.write.next = self.push.val();
        self.ram.write_address.next = self.tail.q.val();
        self.ram.write_data.next = self.push_data.val();
        self.ram.read_address.next = self.head.q.val();
        self.data.next = self.ram.read_data.val();
        self.valid.next = self.count.q.val() != 0;
        self.level.next = self.count.q.val();
    }
}

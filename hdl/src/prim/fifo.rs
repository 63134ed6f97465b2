//! A small FIFO whose output is there one cycle after the push.

use super::{module, Ram, RegRst, Word};
use rust_hdl::prelude::*;

/// A FIFO of 32 entries with a valid/ready output. One push and one pop in every cycle.
///
/// There is no full flag: the owner watches `level` and stops its source early enough, so that what is still on
/// its way through free-running stages finds a place. A push at level 32 must not happen unless an entry is taken in the
/// same cycle: it would overwrite the oldest entry.
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

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("fifo_{}", T::BITS),
            "FIFO of 32 entries, offered one cycle after the push",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Clocked;
    use proptest::prelude::*;
    use std::collections::VecDeque;

    type Dut = Clocked<Fifo<Word<16>>>;

    fn fifo() -> Dut {
        Clocked::new(Fifo::default(), |b| &mut b.clk)
    }

    fn show(fifo: &mut Dut, push: Option<u64>, ready: bool) -> (Option<u64>, u64) {
        let shown = fifo.low(|b| {
            b.push.next = push.is_some();
            b.push_data.next = push.unwrap_or(0xdead).into();
            b.ready.next = ready;
        });
        let offer = shown.valid.val().then(|| shown.data.val().value());
        let level = shown.level.val().value();
        fifo.high();
        (offer, level)
    }

    proptest! {
        /// Against a queue, over many fillings and emptyings; what was pushed in a cycle is on offer in the next.
        #[test]
        fn is_a_queue(steps in prop::collection::vec((0..4u8, 0..4u8), 0..400), eager in 0..4u8) {
            let mut fifo = fifo();
            let mut queue = VecDeque::new();
            for (i, (push, pop)) in steps.into_iter().enumerate() {
                let ready = pop < eager;
                let push = (push < 2 && (queue.len() < 32 || ready)).then_some(i as u64);
                let (offer, level) = show(&mut fifo, push, ready);
                prop_assert_eq!(offer, queue.front().copied());
                prop_assert_eq!(level, queue.len() as u64);
                if ready {
                    queue.pop_front();
                }
                queue.extend(push);
            }
        }
    }

    fn filled() -> Dut {
        let mut fifo = fifo();
        for i in 0..32 {
            show(&mut fifo, Some(i), false);
        }
        fifo
    }

    #[test]
    fn holds_32_entries() {
        let mut fifo = filled();
        for i in 0..32 {
            assert_eq!(show(&mut fifo, None, true), (Some(i), 32 - i));
        }
        assert_eq!(show(&mut fifo, None, true), (None, 0));
    }

    #[test]
    fn a_full_one_takes_an_entry_while_it_gives_one() {
        let mut fifo = filled();
        for i in 0..100 {
            assert_eq!(show(&mut fifo, Some(32 + i), true), (Some(i), 32));
        }
    }

    /// The owner must not let it come to this.
    #[test]
    fn one_push_too_many_overwrites_the_oldest_entry() {
        let mut fifo = filled();
        show(&mut fifo, Some(99), false);
        assert_eq!(show(&mut fifo, None, false), (Some(99), 33));
    }

    #[test]
    fn reset_empties_it() {
        let mut fifo = filled();
        fifo.low(|b| b.rst.next = true);
        fifo.high();
        fifo.low(|b| b.rst.next = false);
        assert_eq!(show(&mut fifo, Some(7), true), (None, 0));
        assert_eq!(show(&mut fifo, None, true), (Some(7), 1));
    }
}

//! A buffer of two entries that cuts the path of `ready`.

use super::{module, Reg, RegRst};
use rust_hdl::prelude::*;

/// A register with a spare: one entry per cycle, and no path from the output's `ready` to the input's.
///
/// `in_ready` is a register, `out_valid` and `out_data` are registers. Latency: 1 cycle. Both sides keep the rules of the stream.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Skid<T: Synth> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// An entry is offered.
    pub in_valid: Signal<In, Bit>,
    /// It is taken at this rising edge.
    pub in_ready: Signal<Out, Bit>,
    /// The entry.
    pub in_data: Signal<In, T>,
    /// An entry is on offer.
    pub out_valid: Signal<Out, Bit>,
    /// It is taken at this rising edge.
    pub out_ready: Signal<In, Bit>,
    /// The oldest entry.
    pub out_data: Signal<Out, T>,
    full: RegRst<Bit>,
    first: Reg<T>,
    spare_full: RegRst<Bit>,
    spare: Reg<T>,
}

impl<T: Synth> Logic for Skid<T> {
    #[hdl_gen]
    fn update(&mut self) {
        self.full.clk.next = self.clk.val();
        self.full.rst.next = self.rst.val();
        self.first.clk.next = self.clk.val();
        self.spare_full.clk.next = self.clk.val();
        self.spare_full.rst.next = self.rst.val();
        self.spare.clk.next = self.clk.val();

        self.full.d.next = self.full.q.val();
        self.first.d.next = self.first.q.val();
        self.spare_full.d.next = self.spare_full.q.val();
        self.spare.d.next = self.spare.q.val();
        if !self.spare_full.q.val() {
            self.spare.d.next = self.in_data.val();
        }
        if !self.full.q.val() | self.out_ready.val() {
            // The first place is free, or becomes so: the spare goes in front of what is offered.
            self.full.d.next = self.spare_full.q.val() | self.in_valid.val();
            self.first.d.next = self.in_data.val();
            if self.spare_full.q.val() {
                self.first.d.next = self.spare.q.val();
            }
            self.spare_full.d.next = false;
        } else {
            self.spare_full.d.next = self.spare_full.q.val() | self.in_valid.val();
        }
        self.in_ready.next = !self.spare_full.q.val();
        self.out_valid.next = self.full.q.val();
        self.out_data.next = self.first.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("skid_{}", T::BITS),
            "two entries, ready cut by a register",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prim::Word;
    use crate::testing::Clocked;
    use proptest::prelude::*;
    use std::collections::VecDeque;

    proptest! {
        /// Against a queue of two; a source that waits and a sink that stalls.
        #[test]
        fn is_a_queue_of_two(steps in prop::collection::vec((0..4u8, 0..4u8), 0..400), eager in 0..5u8, busy in 0..5u8) {
            let mut dut = Clocked::new(Skid::<Word<16>>::default(), |b| &mut b.clk);
            let mut queue = VecDeque::new();
            for (i, (push, pop)) in steps.into_iter().enumerate() {
                let (valid, ready) = (push < busy, pop < eager);
                let shown = dut.low(|b| {
                    b.in_valid.next = valid;
                    b.in_data.next = (i as u64).into();
                    b.out_ready.next = ready;
                });
                let offer = shown.out_valid.val().then(|| shown.out_data.val().value());
                prop_assert_eq!(offer, queue.front().copied());
                prop_assert_eq!(shown.in_ready.val(), queue.len() < 2);
                let taken = valid && queue.len() < 2;
                dut.high();
                if ready {
                    queue.pop_front();
                }
                if taken {
                    queue.push_back(i as u64);
                }
            }
        }
    }

    /// With both sides at work, no idle cycle.
    #[test]
    fn one_entry_per_cycle() {
        let mut dut = Clocked::new(Skid::<Word<16>>::default(), |b| &mut b.clk);
        for i in 0..100 {
            let shown = dut.low(|b| {
                b.in_valid.next = true;
                b.in_data.next = i.into();
                b.out_ready.next = true;
            });
            assert!(shown.in_ready.val());
            assert_eq!(shown.out_valid.val(), i > 0);
            dut.high();
        }
    }
}

//! One counter.

use crate::prim::{bit_cast_word, module, RegRst, Word};
use rust_hdl::prelude::*;

/// A counter of 32 bits that stays at its end.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Counter {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// How much is counted at this edge.
    pub add: Signal<In, Word<11>>,
    /// It is 0 after this edge; `add` is lost.
    pub clear: Signal<In, Bit>,
    /// What it is.
    pub value: Signal<Out, Word<32>>,
    sum: Signal<Local, Word<33>>,
    count: RegRst<Word<32>>,
}

impl Logic for Counter {
    #[hdl_gen]
    fn update(&mut self) {
        self.count.clk.next = self.clk.val();
        self.count.rst.next = self.rst.val();

        self.sum.next =
            bit_cast_word::<33, 32>(self.count.q.val()) + bit_cast_word::<33, 11>(self.add.val());
        self.count.d.next = self.sum.val().get_bits::<32>(0);
        if self.sum.val().get_bit(32) {
            self.count.d.next = 0xffff_ffff_u64.into();
        }
        if self.clear.val() {
            self.count.d.next = 0.into();
        }
        self.value.next = self.count.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("counter", "a counter of 32 bits that stays at its end")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Clocked;

    #[test]
    fn stays_at_its_end() {
        let mut dut = Clocked::new(Counter::default(), |b| &mut b.clk);
        let mut expected = 0u64;
        let mut reached = 0;
        // Two million steps of 2047 come to the end.
        while reached < 3 {
            let shown = dut.cycle(|b| b.add.next = 2047.into());
            expected = (expected + 2047).min(0xffff_ffff);
            reached += u32::from(expected == 0xffff_ffff);
            assert_eq!(shown.value.val().value(), expected);
        }
        let shown = dut.cycle(|b| b.clear.next = true);
        assert_eq!(shown.value.val().value(), 0);
        let shown = dut.cycle(|b| {
            b.clear.next = false;
            b.add.next = 1.into();
        });
        assert_eq!(shown.value.val().value(), 1);
    }
}

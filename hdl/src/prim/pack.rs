//! Words side by side as one signal.

use super::{module, Word, Words};
use rust_hdl::prelude::*;

/// `N` words of `W` bits become one signal; word 0 is the least significant. Wires only.
#[derive(Clone, Debug, LogicBlock)]
pub struct Pack<const N: usize, const W: usize> {
    /// The words.
    pub parts: Vec<Signal<In, Word<W>>>,
    /// All of them.
    pub whole: Signal<Out, Words<N, W>>,
}

impl<const N: usize, const W: usize> Default for Pack<N, W> {
    fn default() -> Self {
        Self {
            parts: vec![Default::default(); N],
            whole: Default::default(),
        }
    }
}

impl<const N: usize, const W: usize> Logic for Pack<N, W> {
    fn update(&mut self) {
        let part = |i: usize| self.parts[i].val().value() as u32;
        self.whole.next = std::array::from_fn(part).into();
    }

    fn connect(&mut self) {
        self.whole.connect();
    }

    fn hdl(&self) -> Verilog {
        let parts: Vec<String> = (0..N).rev().map(|i| format!("parts${i}")).collect();
        Verilog::Custom(format!("assign whole = {{{}}};", parts.join(", ")))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(format!("pack_{N}_{W}"), "words side by side")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::settle;

    #[test]
    fn word_0_is_the_least_significant() {
        let mut pack = Pack::<3, 11>::default();
        pack.connect_all();
        for (part, value) in pack.parts.iter_mut().zip([0x7ff_u64, 0x123, 0x400]) {
            part.next = value.into();
        }
        settle(&mut pack);
        assert_eq!(pack.whole.val().words(), &[0x7ff, 0x123, 0x400]);
    }
}

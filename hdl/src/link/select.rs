//! One of several fields by number.

use crate::prim::{module, Word, Words};
use rust_hdl::prelude::*;

/// Word `index` of `x`, zero beyond the last; combinational. A tree of choices, where a kernel's loop would be a chain of them.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Select<const N: usize, const W: usize> {
    /// At most 16 words.
    pub x: Signal<In, Words<N, W>>,
    /// Which.
    pub index: Signal<In, Word<4>>,
    /// It.
    pub y: Signal<Out, Word<W>>,
}

impl<const N: usize, const W: usize> Logic for Select<N, W> {
    fn update(&mut self) {
        let index = self.index.val().index();
        let word = if index < N {
            self.x.val().word(index)
        } else {
            0
        };
        self.y.next = u64::from(word).into();
    }

    fn connect(&mut self) {
        self.y.connect();
    }

    fn hdl(&self) -> Verilog {
        let bits = (0..W).map(|bit| {
            let beyond = match 16 - N {
                0 => String::new(),
                n => format!("{n}'d0, "),
            };
            let words = (0..N).rev().map(|i| format!("x[{}]", i * W + bit));
            let all = words.collect::<Vec<_>>().join(", ");
            format!(
                "wire [15:0] bit_{bit};\n\
                 assign bit_{bit} = {{{beyond}{all}}};\n\
                 assign y[{bit}] = bit_{bit}[index];"
            )
        });
        Verilog::Custom(bits.collect::<Vec<_>>().join("\n"))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(format!("select_{N}_{W}"), "one of several fields by number")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::settle;
    use proptest::prelude::*;

    fn check<const N: usize>(words: [u32; 16]) {
        let mut select = Select::<N, 11>::default();
        select.connect_all();
        for index in 0..16 {
            select.x.next = std::array::from_fn(|i| words[i]).into();
            select.index.next = (index as u64).into();
            settle(&mut select);
            let expected = if index < N { words[index] & 0x7ff } else { 0 };
            assert_eq!(select.y.val().value(), u64::from(expected));
        }
    }

    proptest! {
        #[test]
        fn is_the_word(words: [u32; 16]) {
            check::<1>(words);
            check::<2>(words);
            check::<15>(words);
        }
    }
}

//! How many blocks of 64 bytes a packet takes.

use crate::prim::{bit_cast_word, module, Word};
use rust_hdl::prelude::*;

/// PktLen in blocks, at least 1 (FACTS 5.2). Combinational.
///
/// ceil((4 * PktLen + 2) / 64) is floor(PktLen / 16) + 1. Without the VCRC it is one less where PktLen is a multiple of 16.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Blocks {
    /// Dwords, LRH to ICRC.
    pub pkt_len: Signal<In, Word<11>>,
    /// The two bytes of the VCRC do not count.
    pub without_vcrc: Signal<In, Bit>,
    /// 1 to 128.
    pub blocks: Signal<Out, Word<8>>,
    whole: Signal<Local, Word<8>>,
    exact: Signal<Local, Bit>,
}

impl Logic for Blocks {
    #[hdl_gen]
    fn update(&mut self) {
        self.whole.next = bit_cast_word::<8, 7>(self.pkt_len.val().get_bits::<7>(4));
        self.exact.next = self.without_vcrc.val()
            & (self.pkt_len.val().get_bits::<4>(0) == 0)
            & (self.pkt_len.val() != 0);
        self.blocks.next = self.whole.val() + 1;
        if self.exact.val() {
            self.blocks.next = self.whole.val();
        }
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("blocks", "PktLen in blocks of 64 bytes")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::settle;

    #[test]
    fn every_pkt_len() {
        let mut dut = Blocks::default();
        dut.connect_all();
        for pkt_len in 0..2048u64 {
            for (without_vcrc, vcrc) in [(false, 2), (true, 0)] {
                dut.pkt_len.next = pkt_len.into();
                dut.without_vcrc.next = without_vcrc;
                settle(&mut dut);
                let expected = (4 * pkt_len + vcrc).div_ceil(64).max(1);
                assert_eq!(dut.blocks.val().value(), expected, "PktLen {pkt_len}");
            }
        }
    }
}

//! How far the headers reach, and how much of them arrived.

use super::Opcode;
use crate::prim::{bit_cast_word, module, Word};
use rust_hdl::prelude::*;

/// Which headers arrived as a whole, and where the payload starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Extent {
    pub has_lrh: Bit,
    pub has_rwh: Bit,
    pub has_ipv6: Bit,
    pub has_grh: Bit,
    pub has_bth: Bit,
    /// Dwords behind the BTH that arrived, at most 10.
    pub extended: Word<4>,
    /// Dwords of all headers, as far as LNH and opcode are known.
    pub dwords: Word<5>,
    /// Every header that should be there arrived.
    pub complete: Bit,
}

/// Finds the extent of the headers. Combinational.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct FindExtent {
    pub lnh: Signal<In, Word<2>>,
    pub opcode: Signal<In, Opcode>,
    /// Bytes of the packet that arrived.
    pub total: Signal<In, Word<16>>,
    pub extent: Signal<Out, Extent>,
    /// Dwords that arrived, at most 31: more than any header has.
    arrived: Signal<Local, Word<5>>,
    base: Signal<Local, Word<5>>,
    behind: Signal<Local, Word<5>>,
    dwords: Signal<Local, Word<5>>,
    iba: Signal<Local, Bit>,
}

impl Logic for FindExtent {
    #[hdl_gen]
    fn update(&mut self) {
        self.arrived.next = self.total.val().get_bits::<5>(2);
        if self.total.val() >= 128 {
            self.arrived.next = 31.into();
        }
        // RWH, IPv6 header or BTH end here.
        match self.lnh.val().index() {
            0 => self.base.next = 3.into(),
            1 => self.base.next = 12.into(),
            2 => self.base.next = 5.into(),
            _ => self.base.next = 15.into(),
        }
        self.iba.next = self.lnh.val().get_bit(1);
        self.dwords.next = self.base.val();
        if self.iba.val() {
            self.dwords.next =
                self.base.val() + bit_cast_word::<5, 4>(self.opcode.val().eth_dwords);
        }
        self.behind.next = 0.into();
        if self.arrived.val() > self.base.val() {
            self.behind.next = self.arrived.val() - self.base.val();
        }

        self.extent.next.has_lrh = self.arrived.val() >= 2;
        self.extent.next.has_rwh = (self.lnh.val() == 0) & (self.arrived.val() >= 3);
        self.extent.next.has_ipv6 = (self.lnh.val() == 1) & (self.arrived.val() >= 12);
        self.extent.next.has_grh = (self.lnh.val() == 3) & (self.arrived.val() >= 12);
        self.extent.next.has_bth = self.iba.val() & (self.arrived.val() >= self.base.val());
        self.extent.next.extended = self.behind.val().get_bits::<4>(0);
        if self.behind.val() > 10 {
            self.extent.next.extended = 10.into();
        }
        self.extent.next.dwords = self.dwords.val();
        // Before the BTH arrived `opcode` is what an earlier packet left, but then the base is not reached either.
        self.extent.next.complete =
            (self.arrived.val() >= self.base.val()) & (self.arrived.val() >= self.dwords.val());
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            "find_extent",
            "how far the headers reach and how much of them arrived",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::settle;

    /// docs/receive.md, in bytes: a header is there when all of it arrived.
    fn expected(lnh: u64, eth_dwords: u64, total: u64) -> Extent {
        let base = [12, 48, 20, 60][lnh as usize];
        let end = if lnh < 2 { base } else { base + 4 * eth_dwords };
        Extent {
            has_lrh: total >= 8,
            has_rwh: lnh == 0 && total >= 12,
            has_ipv6: lnh == 1 && total >= 48,
            has_grh: lnh == 3 && total >= 48,
            has_bth: lnh >= 2 && total >= base,
            extended: (total.saturating_sub(base) / 4).min(10).into(),
            dwords: (end / 4).into(),
            complete: total >= end,
        }
    }

    #[test]
    fn every_lnh_and_length() {
        let mut dut = FindExtent::default();
        dut.connect_all();
        let lengths = || (0..200).chain([1023, 1024, 32768, 65535]);
        for lnh in 0..4 {
            for eth_dwords in 0..=10 {
                for total in lengths() {
                    dut.lnh.next = lnh.into();
                    dut.opcode.next = Opcode {
                        eth_dwords: eth_dwords.into(),
                        ..Default::default()
                    };
                    dut.total.next = total.into();
                    settle(&mut dut);
                    let mut extent = dut.extent.val();
                    let mut expected = expected(lnh, eth_dwords, total);
                    if lnh < 2 {
                        // There is no BTH for anything to be behind.
                        extent.extended = 0.into();
                        expected.extended = 0.into();
                    }
                    assert_eq!(
                        extent, expected,
                        "LNH {lnh}, {eth_dwords} dwords, {total} bytes"
                    );
                }
            }
        }
    }
}

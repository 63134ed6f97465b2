//! SL to VL.

use crate::prim::{bit_cast_word, module, RegRst, Word, Words};
use rust_hdl::prelude::*;

/// The SL-to-VL table of a port: 16 entries of 4 bits, all 0 after reset (FACTS 6).
#[derive(Clone, Debug, LogicBlock)]
pub struct SlToVl {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// An entry is written at this edge.
    pub write: Signal<In, Bit>,
    /// Which one.
    pub write_sl: Signal<In, Word<4>>,
    /// Its VL; 15: packets of this SL are dropped.
    pub write_vl: Signal<In, Word<4>>,
    /// The SL to look up.
    pub sl: Signal<In, Word<4>>,
    /// Its entry.
    pub vl: Signal<Out, Word<4>>,
    /// All entries, that of SL 0 in bits 3:0.
    pub all: Signal<Out, Words<16, 4>>,
    one: Constant<Words<16, 4>>,
    zero: Constant<Words<16, 4>>,
    bit: [Constant<Words<16, 4>>; 4],
    place: Signal<Local, Words<16, 4>>,
    everywhere: Signal<Local, Words<16, 4>>,
    found: Signal<Local, Words<16, 4>>,
    table: RegRst<Words<16, 4>>,
}

impl Default for SlToVl {
    fn default() -> Self {
        let mut one = [0; 16];
        one[0] = 0xf;
        Self {
            clk: Default::default(),
            rst: Default::default(),
            write: Default::default(),
            write_sl: Default::default(),
            write_vl: Default::default(),
            sl: Default::default(),
            vl: Default::default(),
            all: Default::default(),
            one: Constant::new(one.into()),
            zero: Constant::new(Default::default()),
            bit: std::array::from_fn(|i| Constant::new([1 << i; 16].into())),
            place: Default::default(),
            everywhere: Default::default(),
            found: Default::default(),
            table: Default::default(),
        }
    }
}

impl Logic for SlToVl {
    #[hdl_gen]
    fn update(&mut self) {
        self.table.clk.next = self.clk.val();
        self.table.rst.next = self.rst.val();

        self.place.next = self.one.val() << (bit_cast_word::<6, 4>(self.write_sl.val()) << 2);
        self.everywhere.next = self.zero.val();
        for i in 0..4 {
            if self.write_vl.val().get_bit(i) {
                self.everywhere.next = self.everywhere.val() | self.bit[i].val();
            }
        }
        self.table.d.next = self.table.q.val();
        if self.write.val() {
            self.table.d.next = (self.table.q.val() & !self.place.val())
                | (self.everywhere.val() & self.place.val());
        }

        self.found.next = self.table.q.val() >> (bit_cast_word::<6, 4>(self.sl.val()) << 2);
        self.vl.next = self.found.val().get_bits::<4>(0);
        self.all.next = self.table.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("sl_to_vl", "the SL-to-VL table of a port")
    }
}

#[cfg(test)]
mod tests {
    use super::super::IsOperational;
    use super::*;
    use crate::link::at_every_vls;
    use crate::testing::{settle, Clocked};
    use proptest::prelude::*;

    fn look_up(dut: &mut Clocked<SlToVl>, table: &[u64; 16]) {
        for (sl, &vl) in table.iter().enumerate() {
            let shown = dut.low(|b| {
                b.write.next = false;
                b.sl.next = (sl as u64).into();
            });
            assert_eq!(shown.vl.val().value(), vl, "SL {sl}");
            assert_eq!(shown.all.val().word(sl), vl as u32, "SL {sl}");
            dut.high();
        }
    }

    fn write(dut: &mut Clocked<SlToVl>, sl: u64, vl: u64) {
        dut.cycle(|b| {
            b.write.next = true;
            b.write_sl.next = sl.into();
            b.write_vl.next = vl.into();
        });
    }

    proptest! {
        #[test]
        fn entries_keep_what_was_written_last(writes in prop::collection::vec((0..16u64, 0..16u64), 0..60)) {
            let mut dut = Clocked::new(SlToVl::default(), |b| &mut b.clk);
            let mut table = [0; 16];
            look_up(&mut dut, &table);
            for (sl, vl) in writes {
                write(&mut dut, sl, vl);
                table[sl as usize] = vl;
            }
            look_up(&mut dut, &table);
            dut.cycle(|b| b.rst.next = true);
            dut.low(|b| b.rst.next = false);
            look_up(&mut dut, &[0; 16]);
        }
    }

    /// FACTS 6: entry 15 drops, and so does an entry that is not operational.
    fn drops<const VLS: usize>() {
        let mut dut = Clocked::new(SlToVl::default(), |b| &mut b.clk);
        for sl in 0..16 {
            write(&mut dut, sl, sl);
        }
        for operational in 0..=VLS {
            for sl in 0..16u64 {
                let shown = dut.low(|b| {
                    b.write.next = false;
                    b.sl.next = sl.into();
                });
                let mut is = IsOperational::<VLS>::default();
                is.connect_all();
                is.vl.next = shown.vl.val();
                is.operational.next = ((1 << operational) - 1).into();
                settle(&mut is);
                assert_eq!(is.yes.val(), sl < operational as u64, "VL {sl}");
            }
        }
    }

    #[test]
    fn entries_that_drop() {
        at_every_vls!(drops());
    }
}

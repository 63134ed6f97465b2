//! The LNH branch: where the headers are.

use super::{Opcode, OpcodeDecode, DWORDS};
use crate::prim::{module, Reg, RegRst, Word, Words};
use crate::stream::Beat;
use rust_hdl::prelude::*;

/// The headers of a packet, each at its own place whatever LNH says.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Located {
    /// Dwords 0 and 1.
    pub lrh: Word<64>,
    /// Dwords 2 to 11: GRH, IPv6 header, or RWH in the first dword.
    pub network: Words<10, 32>,
    /// The three dwords at the place of the BTH.
    pub bth: Words<3, 32>,
    /// The ten dwords behind the BTH.
    pub extended: Words<10, 32>,
    /// What the first byte of `bth` means.
    pub opcode: Opcode,
}

/// Picks the headers out of the window and decodes the opcode. Latency: 1 cycle.
///
/// A BTH is at dword 2 (LNH 2) or 12 (LNH 3): a choice of two, no shifter. For raw packets `bth`, `extended` and
/// `opcode` mean nothing.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Locate {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The first dwords of the packet, dword 0 most significant.
    pub window: Signal<In, Words<DWORDS, 32>>,
    /// The beat that the window has just taken.
    pub beat: Signal<In, Beat>,
    /// Decode FLUSH and ATOMIC WRITE.
    pub mpe: Signal<In, Bit>,
    /// The headers.
    pub located: Signal<Out, Located>,
    /// `beat`, as late as the headers.
    pub located_beat: Signal<Out, Beat>,
    decode: OpcodeDecode,
    bth: Signal<Local, Words<3, 32>>,
    extended: Signal<Local, Words<10, 32>>,
    register: Reg<Located>,
    beat_register: RegRst<Beat>,
}

impl Logic for Locate {
    #[hdl_gen]
    fn update(&mut self) {
        self.register.clk.next = self.clk.val();
        self.beat_register.clk.next = self.clk.val();
        self.beat_register.rst.next = self.rst.val();

        // Dword d of the window is at bits 32 * (25 - d) - 1 and down; bit 784 is the low bit of LNH.
        if self.window.val().get_bit(784) {
            self.bth.next = self.window.val().get_bits::<96>(320);
            self.extended.next = self.window.val().get_bits::<320>(0);
        } else {
            self.bth.next = self.window.val().get_bits::<96>(640);
            self.extended.next = self.window.val().get_bits::<320>(320);
        }
        self.decode.opcode.next = self.bth.val().get_bits::<8>(88);
        self.decode.mpe.next = self.mpe.val();

        self.register.d.next.lrh = self.window.val().get_bits::<64>(736);
        self.register.d.next.network = self.window.val().get_bits::<320>(416);
        self.register.d.next.bth = self.bth.val();
        self.register.d.next.extended = self.extended.val();
        self.register.d.next.opcode = self.decode.decoded.val();
        self.beat_register.d.next = self.beat.val();

        self.located.next = self.register.q.val();
        self.located_beat.next = self.beat_register.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            "locate_headers",
            "the headers at their places, after the LNH branch",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Clocked;
    use proptest::prelude::*;

    proptest! {
        /// Dword by dword: LRH at 0, what is behind it at 2, the BTH at 2 or 12, the extended headers behind it.
        #[test]
        fn headers_come_to_their_places(
            mut dwords in prop::collection::vec(any::<u32>(), DWORDS),
            lnh in 0..4u32,
            index in 0..32u64,
            mpe: bool,
        ) {
            dwords[0] = dwords[0] & !(3 << 16) | lnh << 16;
            let mut dut = Clocked::new(Locate::default(), |b| &mut b.clk);
            let beat = Beat {
                valid: true,
                index: index.into(),
                ..Default::default()
            };
            let shown = dut.cycle(|b| {
                b.window.next = std::array::from_fn(|i| dwords[DWORDS - 1 - i]).into();
                b.beat.next = beat;
                b.mpe.next = mpe;
            });
            let located = shown.located.val();
            prop_assert_eq!(shown.located_beat.val(), beat);

            let big_endian = |words: &[u32]| words.iter().rev().copied().collect::<Vec<_>>();
            prop_assert_eq!(
                located.lrh.value(),
                u64::from(dwords[0]) << 32 | u64::from(dwords[1])
            );
            prop_assert_eq!(big_endian(located.network.words()), &dwords[2..12]);
            if lnh >= 2 {
                let at = if lnh == 3 { 12 } else { 2 };
                prop_assert_eq!(big_endian(located.bth.words()), &dwords[at..at + 3]);
                prop_assert_eq!(big_endian(located.extended.words()), &dwords[at + 3..at + 13]);
                let mut decode = OpcodeDecode::default();
                decode.connect_all();
                decode.opcode.next = u64::from(dwords[at] >> 24).into();
                decode.mpe.next = mpe;
                crate::testing::settle(&mut decode);
                prop_assert_eq!(located.opcode, decode.decoded.val());
            }
        }
    }
}

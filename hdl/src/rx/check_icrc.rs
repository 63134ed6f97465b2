//! The ICRC of a stream of beats.

use crate::crc::{Engine, IcrcMask, ICRC};
use crate::prim::{bit_cast_word, module, Lanes, Reg, RegRst, Word};
use crate::stream::Beat;
use rust_hdl::prelude::*;

/// Checks the ICRC of every packet that has one: all but the last two bytes, with the variant fields masked
/// (FACTS 4.1). Latency: `4 + log2(LANES)` cycles.
///
/// Only a packet that ends two bytes behind a dword can have a good ICRC.
#[derive(Clone, Debug, LogicBlock)]
pub struct CheckIcrc<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat, zero beyond the end of the packet.
    pub data: Signal<In, Lanes<LANES>>,
    /// Its side band.
    pub beat: Signal<In, Beat>,
    /// High for one cycle per packet.
    pub done: Signal<Out, Bit>,
    /// The packet has an ICRC.
    pub found: Signal<Out, Bit>,
    /// It has one, and it is right.
    pub good: Signal<Out, Bit>,
    mask: IcrcMask<LANES>,
    lnh: Signal<Local, Word<2>>,
    lnh_register: Reg<Word<2>>,
    masked: Reg<Lanes<LANES>>,
    masked_beat: RegRst<Beat>,
    present: Reg<Bit>,
    engine: Engine<LANES, 32>,
}

impl<const LANES: usize> Default for CheckIcrc<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            data: Default::default(),
            beat: Default::default(),
            done: Default::default(),
            found: Default::default(),
            good: Default::default(),
            mask: Default::default(),
            lnh: Default::default(),
            lnh_register: Default::default(),
            masked: Default::default(),
            masked_beat: Default::default(),
            present: Default::default(),
            engine: Engine::new(&ICRC),
        }
    }
}

impl<const LANES: usize> Logic for CheckIcrc<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.lnh_register.clk.next = self.clk.val();
        self.masked.clk.next = self.clk.val();
        self.masked_beat.clk.next = self.clk.val();
        self.masked_beat.rst.next = self.rst.val();
        self.present.clk.next = self.clk.val();

        // LNH is in the first dword: of this beat, or kept from the first one.
        self.lnh.next = self.lnh_register.q.val();
        if self.beat.val().first {
            self.lnh.next = self.data.val().get_bits::<2>(16);
        }
        self.lnh_register.d.next = self.lnh_register.q.val();
        if self.beat.val().valid {
            self.lnh_register.d.next = self.lnh.val();
        }

        self.mask.data.next = self.data.val();
        self.mask.index.next = self.beat.val().index;
        self.mask.has_grh.next = self.lnh.val().get_bit(0);
        self.mask.dwords.next = self.beat.val().bytes.get_bits::<5>(2);
        self.mask.last.next = self.beat.val().last;
        self.masked.d.next = self.mask.masked.val();
        self.masked_beat.d.next = self.beat.val();
        self.present.d.next = self.lnh.val().get_bit(1) & (self.beat.val().total >= 8);

        self.engine.clk.next = self.clk.val();
        self.engine.rst.next = self.rst.val();
        self.engine.data.next = self.masked.q.val();
        self.engine.valid.next = self.masked_beat.q.val().valid;
        self.engine.first.next = self.masked_beat.q.val().first;
        self.engine.last.next = self.masked_beat.q.val().last;
        self.engine.units.next =
            bit_cast_word::<6, 5>(self.masked_beat.q.val().bytes.get_bits::<5>(2));
        self.engine.present.next = self.present.q.val();
        self.engine.aligned.next = self.masked_beat.q.val().bytes.get_bits::<2>(0) == 2;
        self.done.next = self.engine.done.val();
        self.found.next = self.engine.found.val();
        self.good.next = self.engine.good.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("check_icrc_{}", 32 * LANES),
            "the ICRC of every packet that has one",
        )
    }
}

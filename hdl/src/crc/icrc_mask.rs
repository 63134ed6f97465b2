//! The ones that the ICRC sees in place of the fields that may change on the way (FACTS 4.1).

use crate::prim::{bit_cast_word, module, Lanes, Word};
use rust_hdl::prelude::*;

/// Which bits of dword `i` of a packet are forced to one: (dword, LNH 2, LNH 3).
///
/// LNH 2: the VL, and byte 4 of the BTH at dword 2. LNH 3: all of the LRH, TClass and FlowLabel, HopLmt, and byte 4
/// of the BTH at dword 12.
const ONES: [(usize, u32, u32); 5] = [
    (0, 0xf000_0000, 0xffff_ffff),
    (1, 0, 0xffff_ffff),
    (2, 0, 0x0fff_ffff),
    (3, 0xff00_0000, 0x0000_00ff),
    (13, 0, 0xff00_0000),
];

/// Forces the variant fields of a beat to one, and everything from the VCRC on to zero. Combinational.
#[derive(Clone, Debug, LogicBlock)]
pub struct IcrcMask<const LANES: usize> {
    /// The beat.
    pub data: Signal<In, Lanes<LANES>>,
    /// The number of the beat in its packet; a saturated count must be 14 or more.
    pub index: Signal<In, Word<5>>,
    /// Bit 0 of LNH: there is a GRH.
    pub has_grh: Signal<In, Bit>,
    /// Whole dwords of the beat that are not VCRC, counted on the last beat.
    pub dwords: Signal<In, Word<5>>,
    /// It is the last of its packet.
    pub last: Signal<In, Bit>,
    /// The beat as the ICRC sees it.
    pub masked: Signal<Out, Lanes<LANES>>,
    ones: Signal<Local, Lanes<LANES>>,
    counted: Signal<Local, Lanes<LANES>>,
    cut: Signal<Local, Word<10>>,
    beats: Vec<Constant<Word<5>>>,
    local_ones: Vec<Constant<Lanes<LANES>>>,
    global_ones: Vec<Constant<Lanes<LANES>>>,
    all: Constant<Lanes<LANES>>,
    none: Constant<Lanes<LANES>>,
}

impl<const LANES: usize> Default for IcrcMask<LANES> {
    fn default() -> Self {
        let mut beats: Vec<usize> = ONES.iter().map(|(dword, ..)| dword / LANES).collect();
        beats.dedup();
        let mask = |beat: usize, ones: fn(&(usize, u32, u32)) -> u32| {
            let mut lanes = [0; LANES];
            for entry in ONES.iter().filter(|(dword, ..)| dword / LANES == beat) {
                lanes[entry.0 % LANES] = ones(entry);
            }
            Constant::new(lanes.into())
        };
        Self {
            data: Default::default(),
            index: Default::default(),
            has_grh: Default::default(),
            dwords: Default::default(),
            last: Default::default(),
            masked: Default::default(),
            ones: Default::default(),
            counted: Default::default(),
            cut: Default::default(),
            local_ones: beats.iter().map(|&b| mask(b, |e| e.1)).collect(),
            global_ones: beats.iter().map(|&b| mask(b, |e| e.2)).collect(),
            beats: beats
                .iter()
                .map(|&b| Constant::new((b as u64).into()))
                .collect(),
            all: Constant::new(Lanes::ones()),
            none: Constant::new(Lanes::default()),
        }
    }
}

impl<const LANES: usize> Logic for IcrcMask<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.ones.next = self.none.val();
        for i in 0..self.beats.len() {
            if self.index.val() == self.beats[i].val() {
                if self.has_grh.val() {
                    self.ones.next = self.global_ones[i].val();
                } else {
                    self.ones.next = self.local_ones[i].val();
                }
            }
        }
        self.cut.next = bit_cast_word::<10, 5>(self.dwords.val()) << 5;
        self.counted.next = self.all.val();
        if self.last.val() {
            self.counted.next = !(self.all.val() << self.cut.val());
        }
        self.masked.next = (self.data.val() | self.ones.val()) & self.counted.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("icrc_mask_{}", 32 * LANES),
            "ones in place of the fields that may change on the way",
        )
    }
}

//! The VLs of an arbitration list, and all entries looked up at once.

use crate::prim::{module, Word};
use rust_hdl::prelude::*;

/// The VLs of the entries in registers; shows for every entry whether its VL is ready, and the VLs of some. Combinational.
///
/// An entry that is always skipped has VL 15, which is never ready: so a choice of one of 16 is all there is per entry. The
/// registers hold the VLs inverted, for they start at 0. The simulation keeps a set of entries per VL, and walks no entries.
#[derive(Clone, Debug, LogicBlock)]
pub struct Eligible<const VLS: usize, const ENTRIES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high: all entries are skipped.
    pub rst: Signal<In, Bit>,
    /// Store `vl` at the rising edge.
    pub write: Signal<In, Bit>,
    /// In which entry; nothing is stored beyond the last.
    pub entry: Signal<In, Word<6>>,
    /// Below `VLS`, or 15 to skip.
    pub vl: Signal<In, Word<4>>,
    /// The VLs that are ready.
    pub ready: Signal<In, Word<VLS>>,
    /// The entries whose VL is ready, from bit 0.
    pub eligible: Signal<Out, Word<64>>,
    /// In each group of eight entries at most one.
    pub first: Signal<In, Word<64>>,
    /// The VLs of the entries in `first`, inverted, four bits per group; 0 of none.
    pub vls_of_groups: Signal<Out, Word<32>>,
    /// A group, or none.
    pub group: Signal<In, Word<8>>,
    /// The VLs of the entries of that group, inverted, four bits each; 0 of none.
    pub vls_in_group: Signal<Out, Word<32>>,
    _entries_of: [u64; 16],
    /// The entries with bit `b` in their inverted VL.
    _with_bit: [u64; 4],
}

/// After reset.
const SKIPPED: [u64; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, u64::MAX];

impl<const VLS: usize, const ENTRIES: usize> Default for Eligible<VLS, ENTRIES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            write: Default::default(),
            entry: Default::default(),
            vl: Default::default(),
            ready: Default::default(),
            eligible: Default::default(),
            first: Default::default(),
            vls_of_groups: Default::default(),
            group: Default::default(),
            vls_in_group: Default::default(),
            _entries_of: SKIPPED,
            _with_bit: [0; 4],
        }
    }
}

impl<const VLS: usize, const ENTRIES: usize> Logic for Eligible<VLS, ENTRIES> {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            if self.rst.val() {
                self._entries_of = SKIPPED;
                self._with_bit = [0; 4];
            } else if self.write.val() && self.entry.val().index() < ENTRIES {
                let entry = 1 << self.entry.val().index();
                for entries in &mut self._entries_of {
                    *entries &= !entry;
                }
                let vl = self.vl.val().index();
                self._entries_of[vl] |= entry;
                for (bit, entries) in self._with_bit.iter_mut().enumerate() {
                    *entries &= !entry;
                    if vl >> bit & 1 == 0 {
                        *entries |= entry;
                    }
                }
            }
        }
        let ready = self.ready.val();
        let of_ready = (0..VLS).filter(|&vl| ready.get_bit(vl));
        let entries = of_ready.fold(0, |all, vl| all | self._entries_of[vl]);
        self.eligible.next = entries.into();
        let (first, groups) = (self.first.val().value(), self.group.val());
        let (mut of_groups, mut in_group) = (0, 0);
        for (bit, entries) in self._with_bit.iter().enumerate() {
            let bytes = |word: u64| word.to_le_bytes().into_iter().enumerate();
            for (group, entries) in bytes(first & entries) {
                of_groups |= u64::from(entries != 0) << (4 * group + bit);
            }
            let chosen = bytes(*entries).filter(|(group, _)| groups.get_bit(*group));
            let entries = chosen.fold(0, |all, (_, entries)| all | entries);
            for entry in 0..8 {
                in_group |= u64::from(entries >> entry & 1) << (4 * entry + bit);
            }
        }
        self.vls_of_groups.next = of_groups.into();
        self.vls_in_group.next = in_group.into();
    }

    fn connect(&mut self) {
        self.eligible.connect();
        self.vls_of_groups.connect();
        self.vls_in_group.connect();
    }

    fn hdl(&self) -> Verilog {
        let last = 4 * ENTRIES - 1;
        let entries = (0..ENTRIES).map(|i| {
            let vl = format!("inverted[{}:{}]", 4 * i + 3, 4 * i);
            format!(
                "always @(posedge clk)\n\
                 \x20 if (rst) {vl} <= 4'd0;\n\
                 \x20 else if (write & entry == 6'd{i}) {vl} <= ~vl;\n\
                 assign eligible[{i}] = by_vl[~{vl}];"
            )
        });
        let beyond = match 64 - ENTRIES {
            0 => String::new(),
            bits => format!("assign eligible[63:{ENTRIES}] = {bits}'d0;\n"),
        };
        let all = match 256 - 4 * ENTRIES {
            0 => String::from("inverted"),
            bits => format!("{{{bits}'d0, inverted}}"),
        };
        let bits_of = |bit: usize, entries: [usize; 8]| {
            let bits = entries.into_iter().rev();
            let bits = bits.map(|entry| format!("all[{}]", 4 * entry + bit));
            bits.collect::<Vec<_>>().join(", ")
        };
        let vls = (0..32).map(|i| {
            let (bit, one) = (i % 4, i / 4);
            let (lowest, highest) = (8 * one, 8 * one + 7);
            format!(
                "assign vls_of_groups[{i}] = |(first[{highest}:{lowest}] & {{{}}});\n\
                 assign vls_in_group[{i}] = |(group & {{{}}});",
                bits_of(bit, std::array::from_fn(|entry| 8 * one + entry)),
                bits_of(bit, std::array::from_fn(|group| 8 * group + one))
            )
        });
        Verilog::Custom(format!(
            "reg [{last}:0] inverted;\n\
             wire [255:0] all;\n\
             assign all = {all};\n\
             wire [15:0] by_vl;\n\
             assign by_vl = {{{}'d0, ready}};\n{beyond}{}\n{}",
            16 - VLS,
            entries.collect::<Vec<_>>().join("\n"),
            vls.collect::<Vec<_>>().join("\n")
        ))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("eligible_{VLS}_{ENTRIES}"),
            "VLs of an arbitration list, and which entries are ready",
        )
    }
}

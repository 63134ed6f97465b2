//! The VLs of an arbitration list, and all entries looked up at once.

use crate::prim::{module, Word};
use rust_hdl::prelude::*;

/// The VLs of the entries in registers; shows for every entry whether its VL is ready, and the VL of one entry. Combinational.
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
    pub chosen: Signal<In, Word<64>>,
    /// A group by the highest bit of its eight, or none.
    pub group: Signal<In, Word<64>>,
    /// The VL of the entry chosen in that group; 15 of none.
    pub chosen_vl: Signal<Out, Word<4>>,
    _entries_of: [u64; 16],
}

/// The highest bit of each group of eight.
const HIGHEST_OF_GROUPS: u64 = 0x8080_8080_8080_8080;

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
            chosen: Default::default(),
            group: Default::default(),
            chosen_vl: Default::default(),
            _entries_of: SKIPPED,
        }
    }
}

impl<const VLS: usize, const ENTRIES: usize> Logic for Eligible<VLS, ENTRIES> {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            if self.rst.val() {
                self._entries_of = SKIPPED;
            } else if self.write.val() && self.entry.val().index() < ENTRIES {
                let entry = 1 << self.entry.val().index();
                for entries in &mut self._entries_of {
                    *entries &= !entry;
                }
                self._entries_of[self.vl.val().index()] |= entry;
            }
        }
        let ready = self.ready.val();
        let of_ready = (0..VLS).filter(|&vl| ready.get_bit(vl));
        let entries = of_ready.fold(0, |all, vl| all | self._entries_of[vl]);
        self.eligible.next = entries.into();
        // 0x80 less 1 is 0x7f, and 0 less 0 nothing: the bits below the one that names a group.
        let group = self.group.val().value() & HIGHEST_OF_GROUPS;
        let chosen = self.chosen.val().value() & (group | (group - (group >> 7)));
        let with_vl = (0..16).filter(|&vl| self._entries_of[vl as usize] & chosen != 0);
        self.chosen_vl.next = (!with_vl.fold(0, |all, vl: u64| all | !vl)).into();
    }

    fn connect(&mut self) {
        self.eligible.connect();
        self.chosen_vl.connect();
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
        let groups = || (0..ENTRIES.div_ceil(8)).rev();
        let bits = (0..4).map(|bit| {
            let of_groups = groups().map(|group| {
                let (first, last) = (8 * group, ENTRIES.min(8 * group + 8) - 1);
                let all = (first..=last).rev();
                let all = all.map(|i| format!("inverted[{}]", 4 * i + bit));
                format!(
                    "|(chosen[{last}:{first}] & {{{}}}) & group[{}]",
                    all.collect::<Vec<_>>().join(", "),
                    8 * group + 7
                )
            });
            format!(
                "assign chosen_vl[{bit}] = ~|{{\n  {}\n}};",
                of_groups.collect::<Vec<_>>().join(",\n  ")
            )
        });
        Verilog::Custom(format!(
            "reg [{last}:0] inverted;\n\
             wire [15:0] by_vl;\n\
             assign by_vl = {{{}'d0, ready}};\n{beyond}{}\n{}\n\
             wire _unused_ok;\n\
             assign _unused_ok = &{{1'b0, chosen, group}};",
            16 - VLS,
            entries.collect::<Vec<_>>().join("\n"),
            bits.collect::<Vec<_>>().join("\n")
        ))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("eligible_{VLS}_{ENTRIES}"),
            "VLs of an arbitration list, and which entries are ready",
        )
    }
}

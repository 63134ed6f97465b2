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
    /// The entries whose VL is ready.
    pub eligible: Signal<Out, Word<ENTRIES>>,
    /// An entry, one-hot, or none.
    pub chosen: Signal<In, Word<ENTRIES>>,
    /// Its VL; 15 of none.
    pub chosen_vl: Signal<Out, Word<4>>,
    _entries_of: [u64; 16],
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
            chosen: Default::default(),
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
        let chosen = self.chosen.val().value();
        let of_chosen = (0..16).filter(|&vl| self._entries_of[vl] & chosen != 0);
        let inverted = of_chosen.fold(0, |all, vl| all | !vl);
        self.chosen_vl.next = (!inverted as u64).into();
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
        let bits = (0..4).map(|bit| {
            let all = (0..ENTRIES)
                .rev()
                .map(|i| format!("inverted[{}]", 4 * i + bit));
            let all = all.collect::<Vec<_>>().join(", ");
            format!("assign chosen_vl[{bit}] = ~|(chosen & {{{all}}});")
        });
        Verilog::Custom(format!(
            "reg [{last}:0] inverted;\n\
             wire [15:0] by_vl;\n\
             assign by_vl = {{{}'d0, ready}};\n{}\n{}",
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

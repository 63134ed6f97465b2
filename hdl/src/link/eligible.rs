//! The VLs of an arbitration list, and all entries looked up at once.

use crate::prim::{module, Word};
use rust_hdl::prelude::*;

/// The code of an entry's VL in registers; shows for every entry whether its VL is ready. Combinational.
///
/// A code is VL + 1, and 0 for an entry that is always skipped: so the choice of one of 16 is all there is per entry.
/// One machine word holds the result, one set of entries per VL the table: the simulation does not walk the entries.
#[derive(Clone, Debug, LogicBlock)]
pub struct Eligible<const VLS: usize, const ENTRIES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high: all codes are 0.
    pub rst: Signal<In, Bit>,
    /// Store `code` at the rising edge.
    pub write: Signal<In, Bit>,
    /// In which entry; nothing is stored beyond the last.
    pub entry: Signal<In, Word<6>>,
    /// VL + 1, or 0 to skip; at most `VLS`.
    pub code: Signal<In, Word<4>>,
    /// The VLs that are ready.
    pub ready: Signal<In, Word<VLS>>,
    /// The entries whose VL is ready.
    pub eligible: Signal<Out, Word<ENTRIES>>,
    _entries_of: [u64; 16],
}

impl<const VLS: usize, const ENTRIES: usize> Default for Eligible<VLS, ENTRIES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            write: Default::default(),
            entry: Default::default(),
            code: Default::default(),
            ready: Default::default(),
            eligible: Default::default(),
            _entries_of: [0; 16],
        }
    }
}

impl<const VLS: usize, const ENTRIES: usize> Logic for Eligible<VLS, ENTRIES> {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            if self.rst.val() {
                self._entries_of = [0; 16];
            } else if self.write.val() && self.entry.val().index() < ENTRIES {
                let entry = 1 << self.entry.val().index();
                for entries in &mut self._entries_of {
                    *entries &= !entry;
                }
                self._entries_of[self.code.val().index()] |= entry;
            }
        }
        let ready = self.ready.val();
        let of_ready = (0..VLS).filter(|&vl| ready.get_bit(vl));
        let entries = of_ready.fold(0, |all, vl| all | self._entries_of[vl + 1]);
        self.eligible.next = entries.into();
    }

    fn connect(&mut self) {
        self.eligible.connect();
    }

    fn hdl(&self) -> Verilog {
        let unused = match 15 - VLS {
            0 => String::new(),
            bits => format!("{bits}'d0, "),
        };
        let last = 4 * ENTRIES - 1;
        let entries = (0..ENTRIES).map(|i| {
            let (low, high) = (4 * i, 4 * i + 3);
            format!(
                "always @(posedge clk)\n\
                 \x20 if (rst) codes[{high}:{low}] <= 4'd0;\n\
                 \x20 else if (write & entry == 6'd{i}) codes[{high}:{low}] <= code;\n\
                 assign eligible[{i}] = by_code[codes[{high}:{low}]];"
            )
        });
        Verilog::Custom(format!(
            "reg [{last}:0] codes;\n\
             wire [15:0] by_code;\n\
             assign by_code = {{{unused}ready, 1'b0}};\n{}",
            entries.collect::<Vec<_>>().join("\n")
        ))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("eligible_{VLS}_{ENTRIES}"),
            "VLs of an arbitration list, and which entries are ready",
        )
    }
}

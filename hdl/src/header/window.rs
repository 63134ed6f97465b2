//! The header window: the first 25 dwords of a packet, wherever a beat boundary falls.

use crate::prim::{module, Lanes, Word, Words};
use rust_hdl::prelude::*;

/// Longest header: LRH 2, GRH 10, BTH 3 and at most 10 dwords of extended headers.
pub const DWORDS: usize = 25;

/// Collects the header of a packet. Latency: 1 cycle.
///
/// The window is one big-endian number, as the specification draws headers: dword 0 is in the most significant place.
/// Dwords that did not arrive keep what an earlier packet left there; whoever reads them has to know how much arrived.
#[derive(Clone, Debug, LogicBlock, Default)]
pub struct HeaderWindow<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Store the beat.
    pub load: Signal<In, Bit>,
    /// Its number in the packet.
    pub index: Signal<In, Word<5>>,
    /// The beat.
    pub data: Signal<In, Lanes<LANES>>,
    /// The first dwords of the packet, dword 0 most significant.
    pub window: Signal<Out, Words<DWORDS, 32>>,
}

impl<const LANES: usize> Logic for HeaderWindow<LANES> {
    fn update(&mut self) {
        if self.clk.pos_edge() && self.load.val() {
            let mut window = *self.window.val().words();
            let from = self.index.val().index() * LANES;
            for (lane, dword) in (from..DWORDS.min(from + LANES)).enumerate() {
                window[DWORDS - 1 - dword] = self.data.val().word(lane);
            }
            self.window.next = window.into();
        }
    }

    fn connect(&mut self) {
        self.window.connect();
    }

    fn hdl(&self) -> Verilog {
        let beat = |index: usize| {
            let dwords = index * LANES..DWORDS.min((index + 1) * LANES);
            let lanes = (0..dwords.len()).map(|l| format!("data[{}:{}]", 32 * l + 31, 32 * l));
            format!(
                "      5'd{index}: window[{}:{}] <= {{{}}};\n",
                32 * (DWORDS - dwords.start) - 1,
                32 * (DWORDS - dwords.end),
                lanes.collect::<Vec<_>>().join(", ")
            )
        };
        let beats: String = (0..DWORDS.div_ceil(LANES)).map(beat).collect();
        Verilog::Custom(format!(
            "always @(posedge clk)\n  if (load)\n    case (index)\n{beats}      default: ;\n    endcase"
        ))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("header_window_{}", 32 * LANES),
            "the first 25 dwords of a packet",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{at_every_width, beats, Clocked};
    use proptest::prelude::*;

    /// What does not arrive keeps what an earlier packet left.
    fn check<const LANES: usize>(packets: &[Vec<u8>], idle: u64) {
        let mut dut = Clocked::new(HeaderWindow::<LANES>::default(), |b| &mut b.clk);
        let mut expected = [0; DWORDS];
        for packet in packets {
            for beat in beats::<LANES>(packet) {
                let index = beat.beat.index.index();
                if (idle >> (index % 64)) & 1 == 1 {
                    dut.cycle(|b| {
                        b.load.next = false;
                        b.index.next = 0.into();
                        b.data.next = Lanes::ones();
                    });
                }
                for lane in 0..LANES {
                    if let Some(dword) = expected.get_mut(index * LANES + lane) {
                        *dword = beat.data.word(lane);
                    }
                }
                let shown = dut.cycle(|b| {
                    b.load.next = true;
                    b.index.next = beat.beat.index;
                    b.data.next = beat.data;
                });
                let window = shown.window.val();
                let dwords: Vec<u32> = window.words().iter().rev().copied().collect();
                assert_eq!(dwords, expected, "beat {index} of {LANES} lanes");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn collects_headers_of_any_length(
            packets in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..260), 1..6),
            idle: u64,
        ) {
            at_every_width!(check(&packets, idle));
        }
    }
}

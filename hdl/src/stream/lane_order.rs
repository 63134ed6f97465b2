//! From AXI4-Stream byte order to lanes and back: wires, and a gate per byte.

use crate::prim::{module, Keep, Lanes};
use rust_hdl::prelude::*;

/// AXI4-Stream order in, lanes out, with the bytes that `keep` does not name set to zero. Combinational.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct FromAxi<const LANES: usize> {
    /// Bits 7:0 are the first byte.
    pub tdata: Signal<In, Lanes<LANES>>,
    /// The bytes that count.
    pub keep: Signal<In, Keep<LANES>>,
    /// Bits 31:24 are the first byte.
    pub data: Signal<Out, Lanes<LANES>>,
}

impl<const LANES: usize> Logic for FromAxi<LANES> {
    fn update(&mut self) {
        let (tdata, keep) = (self.tdata.val(), self.keep.val());
        let lane = |i: usize| {
            let gate = (0..4)
                .filter(|b| (keep.word(i) >> b) & 1 == 1)
                .fold(0u32, |gate, b| gate | 0xff << (8 * b));
            (tdata.word(i) & gate).swap_bytes()
        };
        self.data.next = std::array::from_fn(lane).into();
    }

    fn connect(&mut self) {
        self.data.connect();
    }

    fn hdl(&self) -> Verilog {
        let lane = |i: usize| {
            let bytes = (0..4).map(|b| {
                let at = 32 * i + 8 * b;
                format!("tdata[{}:{at}] & {{8{{keep[{}]}}}}", at + 7, 4 * i + b)
            });
            format!(
                "assign data[{}:{}] = {{{}}};",
                32 * i + 31,
                32 * i,
                bytes.collect::<Vec<_>>().join(", ")
            )
        };
        Verilog::Custom((0..LANES).map(lane).collect::<Vec<_>>().join("\n"))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("from_axi_{}", 32 * LANES),
            "AXI4-Stream byte order to lanes",
        )
    }
}

/// Lanes in, AXI4-Stream order out. Combinational, wires only.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct ToAxi<const LANES: usize> {
    /// Bits 31:24 are the first byte.
    pub data: Signal<In, Lanes<LANES>>,
    /// Bits 7:0 are the first byte.
    pub tdata: Signal<Out, Lanes<LANES>>,
}

impl<const LANES: usize> Logic for ToAxi<LANES> {
    fn update(&mut self) {
        self.tdata.next = self.data.val().words().map(u32::swap_bytes).into();
    }

    fn connect(&mut self) {
        self.tdata.connect();
    }

    fn hdl(&self) -> Verilog {
        let lane = |i: usize| {
            let bytes = (0..4).map(|b| {
                let at = 32 * i + 8 * b;
                format!("data[{}:{at}]", at + 7)
            });
            format!(
                "assign tdata[{}:{}] = {{{}}};",
                32 * i + 31,
                32 * i,
                bytes.collect::<Vec<_>>().join(", ")
            )
        };
        Verilog::Custom((0..LANES).map(lane).collect::<Vec<_>>().join("\n"))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("to_axi_{}", 32 * LANES),
            "lanes to AXI4-Stream byte order",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{at_every_width, axi_beats, settle, wire_bytes};
    use proptest::prelude::*;

    fn check<const LANES: usize>(noise: &[u8], keep: u64) {
        let bytes = &noise[..4 * LANES];
        let kept = |i: usize| (keep >> i) & 1 == 1;
        let mut from = FromAxi::<LANES>::default();
        from.connect_all();
        from.tdata.next = axi_beats::<LANES>(bytes)[0].tdata;
        from.keep.next =
            std::array::from_fn::<u32, LANES, _>(|i| (keep >> (4 * i)) as u32 & 0xf).into();
        settle(&mut from);
        let expected: Vec<u8> = (0..4 * LANES)
            .map(|i| if kept(i) { bytes[i] } else { 0 })
            .collect();
        assert_eq!(wire_bytes(from.data.val()), expected);

        let mut to = ToAxi::<LANES>::default();
        to.connect_all();
        to.data.next = from.data.val();
        settle(&mut to);
        assert_eq!(to.tdata.val(), axi_beats::<LANES>(&expected)[0].tdata);
    }

    proptest! {
        #[test]
        fn bytes_find_their_places(noise in prop::collection::vec(any::<u8>(), 64), keep: u64) {
            at_every_width!(check(&noise, keep));
        }
    }
}

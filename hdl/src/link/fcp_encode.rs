//! Flow-control packets as beats.

use super::Fcp;
use crate::crc::VCRC;
use crate::prim::{module, Gf2Map, Keep, Lanes, Reg, Words};
use rust_hdl::prelude::*;

/// Makes the six bytes of a flow-control packet with its LPCRC (FACTS 4.3, 5.1).
///
/// The beat is right from two cycles after the one in which `load` was high, until the next load. At 32 bits the packet has two
/// beats, and `second` chooses; at all other widths it has one.
#[derive(Clone, Debug, LogicBlock)]
pub struct FcpEncode<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// `fcp` is taken at this edge.
    pub load: Signal<In, Bit>,
    /// What to say.
    pub fcp: Signal<In, Fcp>,
    /// The second beat is asked for; unread above 32 bits.
    pub second: Signal<In, Bit>,
    /// Bits 7:0 are the first byte on the wire.
    pub tdata: Signal<Out, Lanes<LANES>>,
    /// The bytes that count.
    pub tkeep: Signal<Out, Keep<LANES>>,
    /// The last beat of the packet.
    pub tlast: Signal<Out, Bit>,
    loaded: Reg<Fcp>,
    order: FcpDword,
    contribution: Gf2Map<1, 32, 1, 16>,
    initial: Constant<Words<1, 16>>,
    lpcrc: Reg<Words<1, 16>>,
    beat: FcpBeat<LANES>,
}

impl<const LANES: usize> Default for FcpEncode<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            load: Default::default(),
            fcp: Default::default(),
            second: Default::default(),
            tdata: Default::default(),
            tkeep: Default::default(),
            tlast: Default::default(),
            loaded: Default::default(),
            order: Default::default(),
            contribution: Gf2Map::new("vcrc_of_lanes_32", VCRC.lane_contributions(1)),
            initial: Constant::new([VCRC.advanced(VCRC.initial, 4)].into()),
            lpcrc: Default::default(),
            beat: Default::default(),
        }
    }
}

impl<const LANES: usize> Logic for FcpEncode<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.loaded.clk.next = self.clk.val();
        self.lpcrc.clk.next = self.clk.val();

        self.loaded.d.next = self.loaded.q.val();
        if self.load.val() {
            self.loaded.d.next = self.fcp.val();
        }
        self.order.fcp.next = self.loaded.q.val();
        self.contribution.x.next = self.order.dword.val();
        self.lpcrc.d.next = !(self.contribution.y.val() ^ self.initial.val());

        self.beat.dword.next = self.order.dword.val();
        self.beat.lpcrc.next = self.lpcrc.q.val();
        self.beat.second.next = self.second.val();
        self.tdata.next = self.beat.tdata.val();
        self.tkeep.next = self.beat.tkeep.val();
        self.tlast.next = self.beat.tlast.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("fcp_encode_{}", 32 * LANES),
            "a flow-control packet as beats, with its LPCRC",
        )
    }
}

/// The first four bytes of a flow-control packet as a lane: bits 31:24 are the first byte. Wires only.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct FcpDword {
    /// The fields.
    pub fcp: Signal<In, Fcp>,
    /// Their bytes.
    pub dword: Signal<Out, Lanes<1>>,
}

impl Logic for FcpDword {
    fn update(&mut self) {
        let fcp = self.fcp.val();
        let dword = fcp.op.value() << 28
            | fcp.fctbs.value() << 16
            | fcp.vl.value() << 12
            | fcp.fccl.value();
        self.dword.next = [dword as u32].into();
    }

    fn connect(&mut self) {
        self.dword.connect();
    }

    fn hdl(&self) -> Verilog {
        let fcp = Fcp::default();
        let fields = [
            (fcp.get_my_offset_op(), fcp.get_my_width_op()),
            (fcp.get_my_offset_fctbs(), fcp.get_my_width_fctbs()),
            (fcp.get_my_offset_vl(), fcp.get_my_width_vl()),
            (fcp.get_my_offset_fccl(), fcp.get_my_width_fccl()),
        ];
        let slices = fields.map(|(at, bits)| format!("fcp[{}:{at}]", at + bits - 1));
        Verilog::Custom(format!("assign dword = {{{}}};", slices.join(", ")))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            "fcp_dword",
            "fields of a flow-control packet to their bytes",
        )
    }
}

/// A flow-control packet in AXI4-Stream byte order. Wires, and at 32 bits a choice.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct FcpBeat<const LANES: usize> {
    /// The first four bytes; bits 31:24 are the first.
    pub dword: Signal<In, Lanes<1>>,
    /// The LPCRC; bits 7:0 are the first byte.
    pub lpcrc: Signal<In, Words<1, 16>>,
    /// The second beat is asked for.
    pub second: Signal<In, Bit>,
    /// Bits 7:0 are the first byte on the wire.
    pub tdata: Signal<Out, Lanes<LANES>>,
    /// The bytes that count.
    pub tkeep: Signal<Out, Keep<LANES>>,
    /// The last beat of the packet.
    pub tlast: Signal<Out, Bit>,
}

impl<const LANES: usize> Logic for FcpBeat<LANES> {
    fn update(&mut self) {
        let packet = [
            self.dword.val().word(0).swap_bytes(),
            self.lpcrc.val().word(0),
        ];
        let keep = [0xf, 0x3];
        let from = usize::from(LANES == 1 && self.second.val());
        let lane = |words: [u32; 2]| move |i: usize| words.get(from + i).copied().unwrap_or(0);
        self.tdata.next = std::array::from_fn(lane(packet)).into();
        self.tkeep.next = std::array::from_fn(lane(keep)).into();
        self.tlast.next = LANES > 1 || self.second.val();
    }

    fn connect(&mut self) {
        self.tdata.connect();
        self.tkeep.connect();
        self.tlast.connect();
    }

    fn hdl(&self) -> Verilog {
        let front = "dword[7:0], dword[15:8], dword[23:16], dword[31:24]";
        Verilog::Custom(match LANES {
            1 => format!(
                "assign tdata = second ? {{16'h0, lpcrc}} : {{{front}}};\n\
                 assign tkeep = second ? 4'h3 : 4'hf;\n\
                 assign tlast = second;"
            ),
            _ => format!(
                "assign tdata = {{{}'h0, lpcrc, {front}}};\n\
                 assign tkeep = {}'h3f;\n\
                 assign tlast = 1'b1;\n\
                 wire _unused_ok = &{{1'b0, second}};",
                32 * LANES - 48,
                4 * LANES
            ),
        })
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("fcp_beat_{}", 32 * LANES),
            "a flow-control packet in AXI4-Stream byte order",
        )
    }
}

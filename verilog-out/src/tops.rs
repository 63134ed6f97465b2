//! The designs that ibhdl exports, by name and width.

use crate::{EmitError, Emitter, Verilog};
use ibhdl::rx::{IbIcrc, IbRx, IbVcrc};
use rust_hdl::core::block::Block;

/// The widths there are, in lanes of 32 bits.
pub const LANES: [usize; 5] = [1, 2, 4, 8, 16];

/// A design that is exported at every width.
#[derive(Debug)]
pub struct Top {
    /// The module is called this, `_` and the bits of a beat.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    block: fn(usize) -> Option<Box<dyn Block>>,
    ports: &'static [(&'static str, &'static str)],
}

/// The block of a width, connected; `None` where there is no such width.
macro_rules! at_width {
    ($block:ident, $lanes:expr) => {
        match $lanes {
            1 => Some(connected($block::<1>::default())),
            2 => Some(connected($block::<2>::default())),
            4 => Some(connected($block::<4>::default())),
            8 => Some(connected($block::<8>::default())),
            16 => Some(connected($block::<16>::default())),
            _ => None,
        }
    };
}

/// All of them.
pub static TOPS: [Top; 3] = [
    Top {
        name: "ib_rx",
        about: "receive pipeline: header descriptor, payload and status of every packet",
        block: |lanes| at_width!(IbRx, lanes),
        ports: &[
            ("clk", "clock, rising edge"),
            ("rst", "reset, synchronous, active high"),
            (
                "cfg_mtu",
                "PortInfo's MTU code: 1 to 5 for 256 to 4096 bytes; others as 5",
            ),
            (
                "cfg_mpe",
                "decode FLUSH and ATOMIC WRITE; reserved opcodes while low",
            ),
            (
                "s_axis_tvalid",
                "a beat of a packet, LRH to VCRC, is offered",
            ),
            ("s_axis_tready", "it is taken at this edge; a register"),
            ("s_axis_tdata", "bits 7:0 are the first byte on the wire"),
            (
                "s_axis_tkeep",
                "bytes of a last beat, contiguous from bit 0; not looked at before",
            ),
            ("s_axis_tlast", "the last beat of a packet"),
            (
                "s_axis_tuser",
                "on the last beat: the link says the packet ended bad",
            ),
            (
                "m_axis_desc_tvalid",
                "a descriptor is offered; one per packet, 4 cycles behind its headers",
            ),
            ("m_axis_desc_tready", "it is taken at this edge"),
            (
                "m_axis_payload_tvalid",
                "a beat of payload is offered; none for a packet without",
            ),
            ("m_axis_payload_tready", "it is taken at this edge"),
            ("m_axis_payload_tdata", "bits 7:0 are the first byte"),
            (
                "m_axis_payload_tkeep",
                "bytes of the beat; all ones unless it is the last",
            ),
            (
                "m_axis_payload_tlast",
                "the last beat of a packet's payload",
            ),
            (
                "m_axis_payload_tuser",
                "on the last beat: a check of this packet failed",
            ),
            (
                "m_axis_status_tvalid",
                "a status is offered; one per packet, behind its last beat",
            ),
            ("m_axis_status_tready", "it is taken at this edge"),
        ],
    },
    Top {
        name: "ib_icrc",
        about: "ICRC engine: whether each packet has an ICRC and whether it is right",
        block: |lanes| at_width!(IbIcrc, lanes),
        ports: &[
            ("clk", "clock, rising edge"),
            ("rst", "reset, synchronous, active high"),
            (
                "s_axis_tvalid",
                "a beat of a packet, LRH to VCRC, is offered",
            ),
            ("s_axis_tready", "it is taken at this edge; a register"),
            ("s_axis_tdata", "bits 7:0 are the first byte on the wire"),
            (
                "s_axis_tkeep",
                "bytes of a last beat, contiguous from bit 0; not looked at before",
            ),
            ("s_axis_tlast", "the last beat of a packet"),
            (
                "m_axis_result_tvalid",
                "a result is offered; one per packet",
            ),
            ("m_axis_result_tready", "it is taken at this edge"),
            ("m_axis_result_found", "the packet has an ICRC"),
            ("m_axis_result_good", "it has one, and it is right"),
        ],
    },
    Top {
        name: "ib_vcrc",
        about: "VCRC engine: whether the VCRC of each packet is right",
        block: |lanes| at_width!(IbVcrc, lanes),
        ports: &[
            ("clk", "clock, rising edge"),
            ("rst", "reset, synchronous, active high"),
            (
                "s_axis_tvalid",
                "a beat of a packet, LRH to VCRC, is offered",
            ),
            ("s_axis_tready", "it is taken at this edge; a register"),
            ("s_axis_tdata", "bits 7:0 are the first byte on the wire"),
            (
                "s_axis_tkeep",
                "bytes of a last beat, contiguous from bit 0; not looked at before",
            ),
            ("s_axis_tlast", "the last beat of a packet"),
            (
                "m_axis_result_tvalid",
                "a result is offered; one per packet",
            ),
            ("m_axis_result_tready", "it is taken at this edge"),
            ("m_axis_result_good", "the VCRC is right"),
        ],
    },
];

fn connected<B: Block + 'static>(mut block: B) -> Box<dyn Block> {
    block.connect_all();
    Box::new(block)
}

impl Top {
    /// The top called `name`.
    pub fn named(name: &str) -> Option<&'static Top> {
        TOPS.iter().find(|top| top.name == name)
    }

    /// The module's name at a width.
    pub fn module(&self, lanes: usize) -> String {
        format!("{}_{}", self.name, 32 * lanes)
    }

    /// The Verilog of a width.
    ///
    /// # Errors
    /// [`EmitError::NoSuchWidth`] where [`LANES`] does not have it.
    pub fn export(&self, lanes: usize) -> Result<Verilog, EmitError> {
        let module = self.module(lanes);
        let block = (self.block)(lanes).ok_or(EmitError::NoSuchWidth { lanes })?;
        let mut emitter = Emitter::new(&*block).module_name(&module).head([
            format!("{module}: {}.", self.about),
            format!(
                "ibhdl {}, LANES = {lanes} ({} bits per beat).",
                env!("CARGO_PKG_VERSION"),
                32 * lanes
            ),
            format!("Made by: ibhdl emit --top {} --lanes {lanes}", self.name),
            "SPDX-License-Identifier: MIT OR Apache-2.0".to_string(),
        ]);
        for (port, line) in self.ports {
            emitter = emitter.describe(*port, *line);
        }
        emitter.emit()
    }
}

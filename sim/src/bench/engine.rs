//! The receive pipeline seen from outside its ports.

use super::NotSettled;
use ibhdl::header::Descriptor;
use ibhdl::rx::Status;

/// Configuration inputs, constant during a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// `cfg_mtu`: PortInfo's code, 1 to 5.
    pub mtu: u8,
    /// `cfg_mpe`: FLUSH and ATOMIC WRITE are decoded.
    pub mpe: bool,
}

/// What the input ports carry in one cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    pub rst: bool,
    pub tvalid: bool,
    /// `s_axis_tdata`, the first byte on the wire first; `4 * LANES` bytes count.
    pub tdata: [u8; 64],
    pub tkeep: u64,
    pub tlast: bool,
    pub tuser: bool,
    pub desc_tready: bool,
    pub payload_tready: bool,
    pub status_tready: bool,
}

impl Default for Inputs {
    fn default() -> Self {
        Self {
            rst: false,
            tvalid: false,
            tdata: [0; 64],
            tkeep: 0,
            tlast: false,
            tuser: false,
            desc_tready: false,
            payload_tready: false,
            status_tready: false,
        }
    }
}

/// A beat on `m_axis_payload`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayloadBeat {
    /// `tdata`, the first byte first.
    pub tdata: [u8; 64],
    pub tkeep: u64,
    pub tlast: bool,
    pub tuser: bool,
}

/// What the output ports carry in one cycle, before its rising edge; `None` where valid is low.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outputs {
    pub tready: bool,
    pub desc: Option<Descriptor>,
    pub payload: Option<PayloadBeat>,
    pub status: Option<Status>,
}

/// A cycle that has no outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    #[error(transparent)]
    NotSettled(#[from] NotSettled),
    /// Something is on offer that is no value of its type: the code of an enum that stands for nothing.
    #[error("{port} offers a code that stands for nothing")]
    NoSuchCode { port: &'static str },
}

/// A receive pipeline that can be clocked.
pub trait Engine {
    /// Dwords per beat.
    fn lanes(&self) -> usize;

    /// One clock cycle: puts the inputs on, reads the outputs, then lets the clock rise.
    fn cycle(&mut self, inputs: &Inputs) -> Result<Outputs, EngineError>;
}

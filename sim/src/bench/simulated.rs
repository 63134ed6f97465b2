//! The receive pipeline as rust-hdl simulates it.

use super::{Clocked, Config, Engine, EngineError, Inputs, Outputs, PayloadBeat};
use ibhdl::prim::{Keep, Lanes};
use ibhdl::rx::IbRx;
use rust_hdl::prelude::Block;

/// The widths there are, in dwords per beat.
pub const LANES: [usize; 5] = [1, 2, 4, 8, 16];

/// [`IbRx`] in simulation.
pub struct Simulated<const LANES: usize> {
    top: Clocked<IbRx<LANES>>,
    config: Config,
    observer: Observer,
}

/// Called when the block has settled: with the clock low (false), and after its rise (true).
pub type Observer = Box<dyn FnMut(&dyn Block, bool)>;

impl<const LANES: usize> Simulated<LANES> {
    pub fn new(config: Config) -> Self {
        Self::observed(config, Box::new(|_, _| ()))
    }

    /// Shows `observer` the block twice per cycle.
    pub fn observed(config: Config, observer: Observer) -> Self {
        Self {
            top: Clocked::new(Box::default(), |top| &mut top.clk),
            config,
            observer,
        }
    }
}

/// A simulated pipeline of `lanes` dwords, or `None` where there is no such width.
pub fn engine(lanes: usize, config: Config) -> Option<Box<dyn Engine>> {
    observed(lanes, config, Box::new(|_, _| ()))
}

/// [`engine`] that shows `observer` its block twice per cycle.
pub fn observed(lanes: usize, config: Config, observer: Observer) -> Option<Box<dyn Engine>> {
    Some(match lanes {
        1 => Box::new(Simulated::<1>::observed(config, observer)),
        2 => Box::new(Simulated::<2>::observed(config, observer)),
        4 => Box::new(Simulated::<4>::observed(config, observer)),
        8 => Box::new(Simulated::<8>::observed(config, observer)),
        16 => Box::new(Simulated::<16>::observed(config, observer)),
        _ => return None,
    })
}

impl<const LANES: usize> Engine for Simulated<LANES> {
    fn lanes(&self) -> usize {
        LANES
    }

    fn cycle(&mut self, inputs: &Inputs) -> Result<Outputs, EngineError> {
        let config = self.config;
        let top = self.top.low(|top| {
            top.rst.next = inputs.rst;
            top.cfg_mtu.next = u64::from(config.mtu).into();
            top.cfg_mpe.next = config.mpe;
            top.s_axis_tvalid.next = inputs.tvalid;
            top.s_axis_tdata.next = to_lanes(&inputs.tdata);
            top.s_axis_tkeep.next = to_keep(inputs.tkeep);
            top.s_axis_tlast.next = inputs.tlast;
            top.s_axis_tuser.next = inputs.tuser;
            top.m_axis_desc_tready.next = inputs.desc_tready;
            top.m_axis_payload_tready.next = inputs.payload_tready;
            top.m_axis_status_tready.next = inputs.status_tready;
        })?;
        let outputs = Outputs {
            tready: top.s_axis_tready.val(),
            desc: top.m_axis_desc_tvalid.val().then(|| top.m_axis_desc.val()),
            payload: top.m_axis_payload_tvalid.val().then(|| PayloadBeat {
                tdata: from_lanes(&top.m_axis_payload_tdata.val()),
                tkeep: from_keep(&top.m_axis_payload_tkeep.val()),
                tlast: top.m_axis_payload_tlast.val(),
                tuser: top.m_axis_payload_tuser.val(),
            }),
            status: top
                .m_axis_status_tvalid
                .val()
                .then(|| top.m_axis_status.val()),
        };
        (self.observer)(top, false);
        let top = self.top.high()?;
        (self.observer)(top, true);
        Ok(outputs)
    }
}

pub(super) fn to_lanes<const LANES: usize>(bytes: &[u8; 64]) -> Lanes<LANES> {
    std::array::from_fn(|i| {
        let dword = &bytes[4 * i..4 * i + 4];
        u32::from_le_bytes([dword[0], dword[1], dword[2], dword[3]])
    })
    .into()
}

pub(super) fn from_lanes<const LANES: usize>(lanes: &Lanes<LANES>) -> [u8; 64] {
    let mut bytes = [0; 64];
    for (dword, word) in bytes.chunks_exact_mut(4).zip(lanes.words()) {
        dword.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

pub(super) fn to_keep<const LANES: usize>(keep: u64) -> Keep<LANES> {
    std::array::from_fn(|i| (keep >> (4 * i)) as u32 & 0xf).into()
}

pub(super) fn from_keep<const LANES: usize>(keep: &Keep<LANES>) -> u64 {
    let nibbles = keep.words().iter().enumerate();
    nibbles.fold(0, |all, (i, &n)| all | u64::from(n) << (4 * i))
}

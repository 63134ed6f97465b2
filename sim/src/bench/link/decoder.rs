//! Link packets through the simulated decoder of flow-control packets.

use crate::bench::simulated::{to_keep, to_lanes};
use crate::bench::{Clocked, NotSettled};
use crate::model::link::Fcp;
use ibhdl::link::IbFcp;
use rust_hdl::prelude::Block;

/// A decoder that takes one link packet after the other.
pub(super) trait FcpDecoder {
    /// What the packet says, and the five status bits; `None` if the hardware gives no result.
    fn decode(&mut self, bytes: &[u8], bad: bool) -> Result<Option<(Fcp, u8)>, NotSettled>;
}

/// A decoder of `lanes` dwords for a port with `operational` (PortInfo's code), in Arm or Active.
pub(super) fn decoder(lanes: usize, operational: u8) -> Result<Box<dyn FcpDecoder>, NotSettled> {
    Ok(match lanes {
        1 => Box::new(Simulated::<1>::new(operational)?),
        2 => Box::new(Simulated::<2>::new(operational)?),
        4 => Box::new(Simulated::<4>::new(operational)?),
        8 => Box::new(Simulated::<8>::new(operational)?),
        _ => Box::new(Simulated::<16>::new(operational)?),
    })
}

/// More than the latency of the decoder.
const PATIENCE: u32 = 40;

struct Simulated<const LANES: usize>(Clocked<IbFcp<LANES>>);

impl<const LANES: usize> Simulated<LANES> {
    fn new(operational: u8) -> Result<Self, NotSettled>
    where
        IbFcp<LANES>: Block,
    {
        let mut top = Clocked::new(Box::<IbFcp<LANES>>::default(), |top| &mut top.clk);
        for rst in [true, false] {
            top.low(|top| {
                top.rst.next = rst;
                top.cfg_operational_vls.next = u64::from(operational).into();
                top.cfg_check_vl.next = true;
                top.m_axis_fcp_tready.next = true;
            })?;
            top.high()?;
        }
        Ok(Self(top))
    }
}

impl<const LANES: usize> FcpDecoder for Simulated<LANES> {
    fn decode(&mut self, bytes: &[u8], bad: bool) -> Result<Option<(Fcp, u8)>, NotSettled> {
        let mut rest = bytes;
        for _ in 0..PATIENCE {
            let beat = &rest[..rest.len().min(4 * LANES)];
            let (valid, last) = (!rest.is_empty(), rest.len() <= 4 * LANES);
            let top = self.0.low(|top| {
                let mut tdata = [0; 64];
                tdata[..beat.len()].copy_from_slice(beat);
                top.s_axis_tvalid.next = valid;
                top.s_axis_tdata.next = to_lanes(&tdata);
                top.s_axis_tkeep.next = to_keep((1u64 << beat.len().min(63)) - 1);
                top.s_axis_tlast.next = last;
                top.s_axis_tuser.next = last && bad;
            })?;
            let result = top.m_axis_fcp_tvalid.val().then(|| top.m_axis_fcp.val());
            if top.s_axis_tready.val() {
                rest = &rest[beat.len()..];
            }
            self.0.high()?;
            if let Some(result) = result {
                let errors = &result.errors;
                let bits = [
                    errors.lpcrc,
                    errors.op,
                    errors.length,
                    errors.vl,
                    errors.link_error,
                ];
                let fcp = Fcp {
                    op: result.op.value() as u8,
                    fctbs: result.fctbs.value() as u16,
                    vl: result.vl.value() as u8,
                    fccl: result.fccl.value() as u16,
                };
                let bits = (0..).zip(bits);
                return Ok(Some((
                    fcp,
                    bits.fold(0, |all, (at, bit)| all | u8::from(bit) << at),
                )));
            }
        }
        Ok(None)
    }
}

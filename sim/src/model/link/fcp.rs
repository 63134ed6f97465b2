//! Flow-control packets (FACTS 5.1).

use super::{FcpError, FcpErrorSet, OperationalVls};
use crate::model::bits::Fields;
use crate::model::crc;

/// What a flow-control packet says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fcp {
    /// 0 normal, 1 while the link is initialised.
    pub op: u8,
    /// Blocks that the sender has sent on the VL, modulo 4096.
    pub fctbs: u16,
    pub vl: u8,
    /// Up to which block the other end may send, modulo 4096.
    pub fccl: u16,
}

impl Fcp {
    /// Op to LPCRC. Bits that do not fit are dropped.
    pub fn to_bytes(self) -> [u8; 6] {
        let high = |nibble: u8, low: u16| u16::from(nibble & 0xF) << 12 | low & 0xFFF;
        let [a, b] = high(self.op, self.fctbs).to_be_bytes();
        let [c, d] = high(self.vl, self.fccl).to_be_bytes();
        let [e, f] = crc::vcrc(&[a, b, c, d]);
        [a, b, c, d, e, f]
    }
}

/// Reads a link packet of any length and content: its fields, zero where they did not arrive, and the checks that it
/// failed. `link_error`: it ended bad. `check_vl`: the link is in Arm or Active, so a VL must be one in use.
pub fn decode_fcp(
    bytes: &[u8],
    link_error: bool,
    operational: OperationalVls,
    check_vl: bool,
) -> (Fcp, FcpErrorSet) {
    let mut header = [0; 4];
    let arrived = bytes.len().min(4);
    header[..arrived].copy_from_slice(&bytes[..arrived]);
    let fields = Fields::new(&header);
    let here = |bytes: usize| arrived >= bytes;
    let fcp = Fcp {
        op: fields.u8(0..4),
        fctbs: if here(2) { fields.u16(4..16) } else { 0 },
        vl: fields.u8(16..20),
        fccl: if here(4) { fields.u16(20..32) } else { 0 },
    };
    let fails = |error: &FcpError| match error {
        FcpError::Lpcrc => !crc::vcrc_is_good(bytes),
        FcpError::Op => here(1) && fcp.op > 1,
        FcpError::Length => bytes.len() != 6,
        FcpError::Vl => {
            here(3) && (fcp.vl == super::VL15 || check_vl && !operational.contains(fcp.vl))
        }
        FcpError::LinkError => link_error,
    };
    (fcp, FcpError::ALL.into_iter().filter(fails).collect())
}

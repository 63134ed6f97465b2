//! Base transport header (FACTS 3.1).

use serde::Serialize;

use super::{bits::Fields, opcode::Opcode};

/// BTH, 12 bytes, with the meaning of its opcode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Bth {
    pub opcode: u8,
    /// RC, UC, RD, UD, CNP, XRC or MFR: follows from the opcode.
    pub service: &'static str,
    /// Name of the operation: follows from the opcode, and for FLUSH and ATOMIC WRITE from the configuration.
    pub operation: &'static str,
    pub se: u8,
    pub mig_req: u8,
    pub pad_cnt: u8,
    pub t_ver: u8,
    pub p_key: u16,
    pub fecn: u8,
    pub becn: u8,
    pub dest_qp: u32,
    pub ack_req: u8,
    pub psn: u32,
}

impl Bth {
    pub const BYTES: usize = 12;

    /// The header in its wire form; `mpe` as in [`Config`](super::Config).
    pub fn parse(bytes: &[u8; Self::BYTES], mpe: bool) -> Self {
        let h = Fields::new(bytes);
        Self {
            se: h.bit(8),
            mig_req: h.bit(9),
            pad_cnt: h.u8(10..12),
            t_ver: h.u8(12..16),
            p_key: h.u16(16..32),
            fecn: h.bit(32),
            becn: h.bit(33),
            dest_qp: h.u32(40..64),
            ack_req: h.bit(64),
            psn: h.u32(72..96),
            ..Self::with_opcode(h.u8(0..8), mpe)
        }
    }

    /// A header with the opcode and its names, and zero in every other field.
    pub fn with_opcode(opcode: u8, mpe: bool) -> Self {
        let meaning = Opcode::new(opcode, mpe);
        Self {
            opcode,
            service: meaning.service.name(),
            operation: meaning.operation,
            ..Self::default()
        }
    }

    /// The wire form, reserved bits zero. The names play no part.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let [p0, p1] = self.p_key.to_be_bytes();
        let [_, q0, q1, q2] = self.dest_qp.to_be_bytes();
        let [_, n0, n1, n2] = self.psn.to_be_bytes();
        let flags =
            self.se << 7 | (self.mig_req & 1) << 6 | (self.pad_cnt & 3) << 4 | self.t_ver & 0xF;
        let ecn = self.fecn << 7 | (self.becn & 1) << 6;
        [
            self.opcode,
            flags,
            p0,
            p1,
            ecn,
            q0,
            q1,
            q2,
            self.ack_req << 7,
            n0,
            n1,
            n2,
        ]
    }
}

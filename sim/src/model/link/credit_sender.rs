//! The sending side of the credits of one data VL (FACTS 5.2).

use super::{MAX_CREDIT, MODULUS};

/// Blocks sent, and how far the other end allows to go. Both are 0 after reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CreditSender {
    fctbs: u16,
    fccl: u16,
}

impl CreditSender {
    /// Blocks sent since reset, modulo 4096.
    pub const fn fctbs(&self) -> u16 {
        self.fctbs
    }

    /// The FCCL received last.
    pub const fn fccl(&self) -> u16 {
        self.fccl
    }

    /// A good flow-control packet has brought this FCCL.
    pub fn set_fccl(&mut self, fccl: u16) {
        self.fccl = fccl % MODULUS;
    }

    /// Whether a packet of that many blocks may start: checked for the whole packet.
    pub const fn may_send(&self, blocks: u16) -> bool {
        distance(self.fccl, (self.fctbs + blocks) % MODULUS) <= MAX_CREDIT
    }

    /// Blocks that may be sent now; none where the last FCCL is behind the FCTBS.
    pub const fn available(&self) -> u16 {
        let ahead = distance(self.fccl, self.fctbs);
        if ahead <= MAX_CREDIT {
            ahead
        } else {
            0
        }
    }

    /// A packet of that many blocks has been granted.
    pub fn sent(&mut self, blocks: u16) {
        self.fctbs = (self.fctbs + blocks) % MODULUS;
    }
}

/// How far `a` is ahead of `b`, modulo 4096.
const fn distance(a: u16, b: u16) -> u16 {
    (a + MODULUS - b) % MODULUS
}

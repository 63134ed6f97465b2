//! The receiving side of the credits of one data VL, and the buffer of VL15 (FACTS 5.2).

use super::{MAX_CREDIT, MODULUS};

/// What becomes of a packet at a receive buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    Accepted,
    /// There is no room for it.
    Overrun,
}

/// Blocks received, and what of them is still in the buffer. Both are 0 after reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CreditReceiver {
    abr: u16,
    occupied: u16,
    buffer: u16,
}

impl CreditReceiver {
    /// With a buffer of that many blocks, at most 4095.
    pub const fn new(buffer: u16) -> Self {
        Self {
            abr: 0,
            occupied: 0,
            buffer,
        }
    }

    /// Adjusted block count: blocks received, modulo 4096, with what the sender says that it sent.
    pub const fn abr(&self) -> u16 {
        self.abr
    }

    /// Blocks in the buffer.
    pub const fn occupied(&self) -> u16 {
        self.occupied
    }

    /// Blocks that the buffer can still take.
    pub const fn free(&self) -> u16 {
        self.buffer.saturating_sub(self.occupied)
    }

    /// What a flow-control packet says now.
    pub fn fccl(&self) -> u16 {
        (self.abr + self.free().min(MAX_CREDIT)) % MODULUS
    }

    /// A good packet of that many blocks arrives.
    pub fn packet(&mut self, blocks: u16) -> Arrival {
        if blocks > self.free() {
            return Arrival::Overrun;
        }
        self.abr = (self.abr + blocks) % MODULUS;
        self.occupied += blocks;
        Arrival::Accepted
    }

    /// A good flow-control packet brings the FCTBS of the other end.
    pub fn fcp(&mut self, fctbs: u16) {
        self.abr = fctbs % MODULUS;
    }

    /// A packet of that many blocks leaves the buffer.
    pub fn leaves(&mut self, blocks: u16) {
        self.occupied = self.occupied.saturating_sub(blocks);
    }
}

/// The receive buffer of VL15, which has no credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vl15Buffer(CreditReceiver);

impl Vl15Buffer {
    /// Of that many blocks.
    pub const fn new(buffer: u16) -> Self {
        Self(CreditReceiver::new(buffer))
    }

    /// Blocks in the buffer.
    pub const fn occupied(&self) -> u16 {
        self.0.occupied
    }

    /// A good packet of that many blocks arrives; one without room counts in VL15Dropped.
    pub fn packet(&mut self, blocks: u16) -> Arrival {
        self.0.packet(blocks)
    }

    /// A packet of that many blocks leaves the buffer.
    pub fn leaves(&mut self, blocks: u16) {
        self.0.leaves(blocks);
    }
}

//! Fields by their bit positions, as the specification draws a header.

use std::ops::Range;

use bitvec::prelude::*;

/// A header whose fields are cut out by bit number. Bit 0 is the first on the page: the most significant bit of the
/// byte that is first on the wire.
#[derive(Clone, Copy)]
pub struct Fields<'a>(&'a BitSlice<u8, Msb0>);

impl<'a> Fields<'a> {
    pub fn new(header: &'a [u8]) -> Self {
        Self(header.view_bits())
    }

    pub fn bit(self, at: usize) -> u8 {
        self.0[at].into()
    }

    /// Up to 8 bits.
    pub fn u8(self, bits: Range<usize>) -> u8 {
        self.0[bits].load_be()
    }

    /// Up to 16 bits.
    pub fn u16(self, bits: Range<usize>) -> u16 {
        self.0[bits].load_be()
    }

    /// Up to 32 bits.
    pub fn u32(self, bits: Range<usize>) -> u32 {
        self.0[bits].load_be()
    }

    /// Up to 64 bits.
    pub fn u64(self, bits: Range<usize>) -> u64 {
        self.0[bits].load_be()
    }

    /// Exactly 128 bits.
    pub fn u128(self, at: usize) -> u128 {
        u128::from(self.u64(at..at + 64)) << 64 | u128::from(self.u64(at + 64..at + 128))
    }
}

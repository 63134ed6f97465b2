//! Raw header of a packet with LNH 0 (FACTS 1).

use serde::Serialize;

use super::bits::Fields;

/// RWH, 4 bytes. The order of its halves is not confirmed: both are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Rwh {
    /// Bytes 0-1.
    #[serde(skip)]
    pub reserved: u16,
    /// Bytes 2-3.
    pub ether_type: u16,
}

impl Rwh {
    pub const BYTES: usize = 4;

    /// The header in its wire form.
    pub fn parse(bytes: &[u8; Self::BYTES]) -> Self {
        let h = Fields::new(bytes);
        Self {
            reserved: h.u16(0..16),
            ether_type: h.u16(16..32),
        }
    }

    /// The wire form.
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let [r0, r1] = self.reserved.to_be_bytes();
        let [e0, e1] = self.ether_type.to_be_bytes();
        [r0, r1, e0, e1]
    }
}

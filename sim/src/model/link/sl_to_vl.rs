//! From service level to VL (FACTS 6).

use super::OperationalVls;

/// The table of a port: 16 entries of 4 bits, all 0 after reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlToVl {
    entries: [u8; 16],
}

impl SlToVl {
    /// Writes the entry of `sl`; bits above the four are dropped.
    pub fn set(&mut self, sl: u8, vl: u8) {
        self.entries[usize::from(sl & 0xF)] = vl & 0xF;
    }

    /// The data VL of a packet with that SL; none: it is dropped. 15, and any VL that is not in use, mean drop.
    pub fn vl(&self, sl: u8, operational: OperationalVls) -> Option<u8> {
        let vl = self.entries[usize::from(sl & 0xF)];
        operational.contains(vl).then_some(vl)
    }
}

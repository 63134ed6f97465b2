//! Which data VLs a port uses (docs/link.md, "Operational VLs").

use super::DATA_VLS;

/// The data VLs in use: VL0 up to some number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperationalVls {
    count: u8,
}

impl OperationalVls {
    /// PortInfo's code, 1 to 5, in a port that has `vls` data VLs. Other codes read as 1.
    pub fn new(code: u8, vls: usize) -> Self {
        let count = match code {
            2 => 2,
            3 => 4,
            4 => 8,
            5 => 15,
            _ => 1,
        };
        Self {
            count: count.min(vls.min(DATA_VLS) as u8),
        }
    }

    /// PortInfo's code for `count` VLs: 1, 2, 4, 8 or 15.
    pub const fn code(count: usize) -> Option<u8> {
        match count {
            1 => Some(1),
            2 => Some(2),
            4 => Some(3),
            8 => Some(4),
            15 => Some(5),
            _ => None,
        }
    }

    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// Whether `vl` is a data VL in use.
    pub const fn contains(self, vl: u8) -> bool {
        vl < self.count
    }
}

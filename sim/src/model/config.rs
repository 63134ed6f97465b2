//! What a receiver has to be told: its MTU and whether it knows the memory placement extensions.

/// The MTU of the port: payload bytes of the largest packet (FACTS 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mtu {
    B256,
    B512,
    B1024,
    B2048,
    #[default]
    B4096,
}

impl Mtu {
    /// The five legal MTUs, smallest first.
    pub const ALL: [Self; 5] = [
        Self::B256,
        Self::B512,
        Self::B1024,
        Self::B2048,
        Self::B4096,
    ];

    /// Payload bytes.
    pub const fn bytes(self) -> usize {
        match self {
            Self::B256 => 256,
            Self::B512 => 512,
            Self::B1024 => 1024,
            Self::B2048 => 2048,
            Self::B4096 => 4096,
        }
    }

    /// The MTU of that many payload bytes; `None` for a number that is not an MTU.
    pub fn from_bytes(bytes: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|mtu| mtu.bytes() == bytes)
    }

    /// PortInfo's code, 1 to 5: what the hardware's `cfg_mtu` takes.
    pub const fn code(self) -> u8 {
        match self {
            Self::B256 => 1,
            Self::B512 => 2,
            Self::B1024 => 3,
            Self::B2048 => 4,
            Self::B4096 => 5,
        }
    }

    /// The MTU of PortInfo's code; codes other than 1 to 5 read as 5.
    pub const fn from_code(code: u8) -> Self {
        match code {
            1 => Self::B256,
            2 => Self::B512,
            3 => Self::B1024,
            4 => Self::B2048,
            _ => Self::B4096,
        }
    }
}

/// How a receiver is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Config {
    /// Limits PktLen and the payload.
    pub mtu: Mtu,
    /// FLUSH and ATOMIC WRITE (Annex A19) are known; otherwise they are reserved opcodes.
    pub mpe: bool,
}

//! How much payload an operation may carry (docs/receive.md, "Payload rule").

use super::config::Mtu;

/// Payload rule of an opcode, over the payload bytes without pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PayloadRule {
    /// First, Middle: exactly one path MTU, so one of the five MTUs, not above the port's.
    Pmtu,
    /// Last: at least one byte.
    OneToMtu,
    /// Only: also no byte at all.
    ZeroToMtu,
    /// No payload.
    Empty,
    /// ATOMIC WRITE: 8 bytes.
    Eight,
    /// RoCEv2 congestion notification: 16 reserved bytes.
    Sixteen,
    /// IBA congestion notification: what follows its BTH is not confirmed.
    Any,
}

impl PayloadRule {
    /// Whether `payload` bytes and `pad_cnt` pad bytes behind them obey the rule.
    pub fn holds(self, payload: usize, pad_cnt: u8, mtu: Mtu) -> bool {
        let fits = payload <= mtu.bytes();
        let no_pad = pad_cnt == 0;
        match self {
            Self::Pmtu => no_pad && fits && Mtu::from_bytes(payload).is_some(),
            Self::OneToMtu => fits && payload > 0,
            Self::ZeroToMtu | Self::Any => fits,
            Self::Empty => no_pad && payload == 0,
            Self::Eight => no_pad && payload == 8,
            Self::Sixteen => no_pad && payload == 16,
        }
    }
}

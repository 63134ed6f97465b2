//! From a pcapng timestamp to nanoseconds.

use pcap_parser::{OptionCode, PcapNGOption};

use super::bytes::ByteOrder;

const NS_PER_S: u128 = 1_000_000_000;

/// The clock of one pcapng interface: options `if_tsresol` and `if_tsoffset`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Ticks per second: 10^n, or 2^n when bit 7 is set (n in bits 6:0).
    resolution: u8,
    /// Seconds to add to every timestamp.
    offset_s: i64,
}

impl Clock {
    pub fn from_options(options: &[PcapNGOption<'_>], order: ByteOrder) -> Self {
        // Microseconds are the default of the format.
        let mut clock = Self {
            resolution: 6,
            offset_s: 0,
        };
        for option in options {
            let Ok(value) = option.as_bytes() else {
                continue;
            };
            match option.code {
                OptionCode::EndOfOpt => break,
                OptionCode::IfTsresol => {
                    if let [resolution] = value {
                        clock.resolution = *resolution;
                    }
                }
                OptionCode::IfTsoffset => {
                    if let Ok(offset) = value.try_into() {
                        clock.offset_s = order.i64(offset);
                    }
                }
                _ => {}
            }
        }
        clock
    }

    /// Nanoseconds since 1970, or `None` for a time before that or past the year 2554.
    pub fn time_ns(self, ticks: u64) -> Option<u64> {
        let exponent = u32::from(self.resolution & 0x7f);
        let ns = u128::from(ticks) * NS_PER_S;
        let ns = if self.resolution & 0x80 != 0 {
            ns >> exponent
        } else {
            // A divisor above 2^128 leaves nothing of a 64-bit count.
            10u128.checked_pow(exponent).map_or(0, |unit| ns / unit)
        };
        let offset_ns = i128::from(self.offset_s) * NS_PER_S as i128;
        u64::try_from(i128::try_from(ns).ok()? + offset_ns).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::Clock;

    fn ns(resolution: u8, offset_s: i64, ticks: u64) -> Option<u64> {
        Clock {
            resolution,
            offset_s,
        }
        .time_ns(ticks)
    }

    #[test]
    fn decimal_and_binary_resolutions() {
        assert_eq!(ns(6, 0, 1_500_000), Some(1_500_000_000));
        assert_eq!(ns(9, 0, 1_500_000_001), Some(1_500_000_001));
        assert_eq!(ns(0, 0, 3), Some(3_000_000_000));
        assert_eq!(ns(12, 0, 1_999), Some(1));
        assert_eq!(ns(0x80 | 20, 0, 3 << 19), Some(1_500_000_000));
        assert_eq!(ns(0x80 | 32, 0, 1 << 31), Some(500_000_000));
    }

    #[test]
    fn extreme_values_give_no_time_or_zero() {
        assert_eq!(ns(0, 0, u64::MAX), None);
        assert_eq!(ns(127, 0, u64::MAX), Some(0));
        assert_eq!(ns(0xff, 0, u64::MAX), Some(0));
        assert_eq!(ns(6, i64::MIN, 0), None);
        assert_eq!(ns(6, i64::MAX, u64::MAX), None);
        assert_eq!(ns(6, -1, 1_000_001), Some(1_000));
    }
}

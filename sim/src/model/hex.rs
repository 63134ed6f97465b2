//! 64- and 128-bit values as hexadecimal strings: JSON numbers are exact only to 53 bits.

use serde::Serializer;

/// "0x" and 16 digits.
pub fn u64<S: Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{value:#018x}"))
}

/// "0x" and 32 digits.
pub fn u128<S: Serializer>(value: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{value:#034x}"))
}

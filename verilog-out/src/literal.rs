//! Reading rust-hdl's literals: their fields are private, their text is not.

use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Zero};

/// A literal of the kernel: its value and the width of the Rust type it was made from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Literal {
    pub value: BigInt,
    pub bits: usize,
}

impl Literal {
    /// Parses `8'hff`, `3'b101` or `4'd9`, also with a minus sign or `_` among the digits.
    pub fn parse(text: &str) -> Option<Literal> {
        let (bits, rest) = text.trim().split_once('\'')?;
        let radix = match rest.chars().next()?.to_ascii_lowercase() {
            'b' => 2,
            'd' => 10,
            'h' => 16,
            _ => return None,
        };
        let digits = rest[1..].replace('_', "");
        Some(Literal {
            value: BigInt::parse_bytes(digits.as_bytes(), radix)?,
            bits: bits.trim().parse().ok()?,
        })
    }
}

/// `value` modulo 2^`width`.
pub(crate) fn wrap(value: &BigInt, width: usize) -> BigUint {
    let modulus = BigInt::one() << width;
    let rest = ((value % &modulus) + &modulus) % &modulus;
    rest.to_biguint().unwrap_or_default()
}

/// Whether a non-negative magnitude of `value` fits `width` bits.
pub(crate) fn fits(value: &BigInt, width: usize) -> bool {
    value.bits() <= width as u64
}

/// A mask of `width` ones starting at bit `lo`.
pub(crate) fn mask(lo: usize, width: usize) -> BigUint {
    ((BigUint::one() << width) - BigUint::one()) << lo
}

/// Verilog text of a sized constant: binary for one bit, decimal for one digit, hexadecimal else.
pub(crate) fn verilog(value: &BigUint, width: usize) -> String {
    if width == 1 {
        format!("1'b{value}")
    } else if value < &BigUint::from(10u8) {
        format!("{width}'d{value}")
    } else {
        format!("{width}'h{value:x}")
    }
}

/// Reads an integer literal of a match pattern: `3`, `0x1F`, `0b10_01`, `7_u8`, `true`.
pub(crate) fn parse_rust_integer(text: &str) -> Option<BigInt> {
    let text = text.replace('_', "");
    match text.as_str() {
        "true" => return Some(BigInt::one()),
        "false" => return Some(BigInt::zero()),
        _ => {}
    }
    let (radix, digits) = match text.get(..2) {
        Some("0x") => (16, &text[2..]),
        Some("0b") => (2, &text[2..]),
        Some("0o") => (8, &text[2..]),
        _ => (10, text.as_str()),
    };
    let digits = [
        "usize", "u128", "u64", "u32", "u16", "u8", "i128", "i64", "i32", "i16", "i8", "isize",
    ]
    .iter()
    .find_map(|suffix| digits.strip_suffix(suffix))
    .unwrap_or(digits);
    BigUint::parse_bytes(digits.as_bytes(), radix).map(|v| BigInt::from_biguint(Sign::Plus, v))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rust_hdl::prelude::*;

    #[test]
    fn reads_what_rust_hdl_prints() {
        let cases: Vec<(VerilogLiteral, i64, usize)> = vec![
            (true.into(), 1, 1),
            (5_i32.into(), 5, 32),
            (0xDEAD_u64.into(), 0xDEAD, 64),
            (Bits::<3>::from(5).into(), 5, 3),
            (Bits::<24>::from(0xFFFFFF).into(), 0xFFFFFF, 24),
            (Signed::<8>::from(-3).into(), -3, 8),
        ];
        for (literal, value, bits) in cases {
            let expected = Some(Literal {
                value: value.into(),
                bits,
            });
            assert_eq!(Literal::parse(&literal.to_string()), expected);
            assert_eq!(Literal::parse(&format!("{literal:x}")), expected);
        }
    }

    #[test]
    fn wraps_negative_values() {
        assert_eq!(wrap(&BigInt::from(-3), 8), BigUint::from(0xFDu8));
        assert_eq!(wrap(&BigInt::from(0x1FF), 8), BigUint::from(0xFFu8));
    }

    #[test]
    fn reads_patterns() {
        assert_eq!(parse_rust_integer("0x1F_u8"), Some(31.into()));
        assert_eq!(parse_rust_integer("0b10_01"), Some(9.into()));
        assert_eq!(parse_rust_integer("true"), Some(1.into()));
        assert_eq!(parse_rust_integer("IDLE"), None);
    }
}

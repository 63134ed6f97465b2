//! [`Word`]: an unsigned number of up to 64 bits in one machine word.

use rust_hdl::prelude::*;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

/// An unsigned number of `W` bits, 1 to 64, that wraps like a `W`-bit register.
///
/// rust-hdl's `Bits<W>` is an enum that can also hold an array of bool; a word is one machine word,
/// which makes a simulated descriptor of sixty fields an eighth of the size.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word<const W: usize>(u64);

impl<const W: usize> Word<W> {
    const MASK: u64 = {
        assert!(W >= 1 && W <= 64, "a Word has 1 to 64 bits");
        u64::MAX >> (64 - W)
    };

    /// The number itself.
    pub fn value(self) -> u64 {
        self.0
    }

    /// Bit `index`, 0 the least significant; beyond the end false.
    pub fn get_bit(self, index: usize) -> bool {
        index < W && (self.0 >> index) & 1 == 1
    }

    /// `M` bits from bit `offset` up; bits beyond the end read zero.
    pub fn get_bits<const M: usize>(self, offset: usize) -> Word<M> {
        if offset < W {
            Word::from(self.0 >> offset)
        } else {
            Word::from(0)
        }
    }

    /// The number with bit `index` as `value`; beyond the end nothing changes.
    pub fn replace_bit(self, index: usize, value: bool) -> Self {
        if index >= W {
            return self;
        }
        Self(self.0 & !(1 << index) | u64::from(value) << index)
    }

    /// The number as the subject of a `match` in a kernel.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// `x` in `M` bits: zero-extended, or its upper bits dropped.
///
/// The name starts with `bit_cast` because that is how rust-hdl's kernel translation knows a cast.
pub fn bit_cast_word<const M: usize, const W: usize>(x: Word<W>) -> Word<M> {
    Word::from(x.0)
}

impl<const W: usize> From<u64> for Word<W> {
    fn from(x: u64) -> Self {
        Self(x & Self::MASK)
    }
}

/// A bit as a number, for a kernel that counts or widens it.
impl From<bool> for Word<1> {
    fn from(x: bool) -> Self {
        Self(u64::from(x))
    }
}

impl<const W: usize> From<Word<W>> for u64 {
    fn from(x: Word<W>) -> Self {
        x.0
    }
}

/// Needed by rust-hdl's `LogicStruct`, which packs its fields as `Bits`.
impl<const W: usize> From<Word<W>> for Bits<W> {
    fn from(x: Word<W>) -> Self {
        x.0.into()
    }
}

impl<const W: usize> std::fmt::Debug for Word<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{W}'h{:x}", self.0)
    }
}

macro_rules! operators {
    ($($trait:ident $method:ident $body:expr;)*) => {$(
        impl<const W: usize> $trait for Word<W> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let f: fn(u64, u64) -> u64 = $body;
                Self::from(f(self.0, other.0))
            }
        }
        impl<const W: usize> $trait<u64> for Word<W> {
            type Output = Self;
            fn $method(self, other: u64) -> Self {
                let f: fn(u64, u64) -> u64 = $body;
                Self::from(f(self.0, other))
            }
        }
    )*};
}

operators! {
    Add add |a, b| a.wrapping_add(b);
    Sub sub |a, b| a.wrapping_sub(b);
    BitAnd bitand |a, b| a & b;
    BitOr bitor |a, b| a | b;
    BitXor bitxor |a, b| a ^ b;
}

impl<const W: usize> Not for Word<W> {
    type Output = Self;
    fn not(self) -> Self {
        Self::from(!self.0)
    }
}

impl<const W: usize> Shl<u64> for Word<W> {
    type Output = Self;
    fn shl(self, by: u64) -> Self {
        Self::from(if by < 64 { self.0 << by } else { 0 })
    }
}

impl<const W: usize, const S: usize> Shl<Word<S>> for Word<W> {
    type Output = Self;
    fn shl(self, by: Word<S>) -> Self {
        self << by.0
    }
}

impl<const W: usize> Shr<u64> for Word<W> {
    type Output = Self;
    fn shr(self, by: u64) -> Self {
        Self::from(if by < 64 { self.0 >> by } else { 0 })
    }
}

impl<const W: usize, const S: usize> Shr<Word<S>> for Word<W> {
    type Output = Self;
    fn shr(self, by: Word<S>) -> Self {
        self >> by.0
    }
}

impl<const W: usize> PartialEq<u64> for Word<W> {
    fn eq(&self, other: &u64) -> bool {
        self.0 == *other
    }
}

impl<const W: usize> PartialOrd<u64> for Word<W> {
    fn partial_cmp(&self, other: &u64) -> Option<std::cmp::Ordering> {
        self.0.partial_cmp(other)
    }
}

impl<const W: usize> Synth for Word<W> {
    const BITS: usize = W;

    fn descriptor() -> TypeDescriptor {
        TypeDescriptor {
            name: format!("Word::<{W}>"),
            kind: TypeKind::Bits(W),
        }
    }

    fn vcd(self) -> VCDValue {
        VCDValue::Vector(
            (0..W)
                .rev()
                .map(|i| vcd_bit((self.0 >> i) & 1 == 1))
                .collect(),
        )
    }

    fn verilog(self) -> VerilogLiteral {
        Bits::<W>::from(self.0).into()
    }
}

pub(super) fn vcd_bit(bit: bool) -> vcd::Value {
    if bit {
        vcd::Value::V1
    } else {
        vcd::Value::V0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn arithmetic_wraps_at_the_width() {
        assert_eq!(Word::<24>::from(0xff_ffff) + 1, Word::<24>::from(0));
        assert_eq!(Word::<7>::from(0) - 1, Word::<7>::from(0x7f));
        assert_eq!(Word::<64>::from(u64::MAX) + 2, Word::<64>::from(1));
    }

    #[test]
    fn slices_and_casts() {
        let x = Word::<12>::from(0xabc);
        assert_eq!(x.get_bits::<4>(8).value(), 0xa);
        assert_eq!(x.get_bits::<8>(8).value(), 0xa);
        assert_eq!(x.get_bits::<4>(12).value(), 0);
        assert_eq!(bit_cast_word::<4, 12>(x).value(), 0xc);
        assert!(x.get_bit(11) && !x.get_bit(12));
        assert_eq!(x.replace_bit(0, true).value(), 0xabd);
        assert_eq!(x.replace_bit(11, false).value(), 0x2bc);
        assert_eq!(x.replace_bit(12, true), x);
    }

    #[test]
    fn literals_keep_their_width() {
        assert_eq!(format!("{:x}", Word::<24>::from(5).verilog()), "24'h5");
        assert_eq!(format!("{:x}", Word::<64>::from(5).verilog()), "64'h5");
    }

    /// Every operator at width `W` against the same on 128 bits.
    fn operators<const W: usize>(a: u64, b: u64, by: u64) {
        let cut = |x: u128| (x & (u128::MAX >> (128 - W))) as u64;
        let (x, y) = (Word::<W>::from(a), Word::<W>::from(b));
        let (a, b) = (u128::from(x.value()), u128::from(y.value()));
        let checks = [
            ("from", x.value(), cut(a)),
            ("+", (x + y).value(), cut(a + b)),
            ("+ u64", (x + y.value()).value(), cut(a + b)),
            ("-", (x - y).value(), cut(a.wrapping_sub(b))),
            ("- u64", (x - y.value()).value(), cut(a.wrapping_sub(b))),
            ("&", (x & y).value(), cut(a & b)),
            ("|", (x | y).value(), cut(a | b)),
            ("^", (x ^ y).value(), cut(a ^ b)),
            ("!", (!x).value(), cut(!a)),
            (
                "<<",
                (x << by).value(),
                cut(a.checked_shl(by as u32).unwrap_or(0)),
            ),
            (
                ">>",
                (x >> by).value(),
                cut(a.checked_shr(by as u32).unwrap_or(0)),
            ),
            (
                "slice",
                x.get_bits::<9>(by as usize).value(),
                cut(a >> (by % 128)) & 0x1ff,
            ),
            ("narrow", bit_cast_word::<5, W>(x).value(), cut(a) & 0x1f),
            ("widen", bit_cast_word::<64, W>(x).value(), cut(a)),
            (
                "bit",
                x.get_bit(by as usize).into(),
                (cut(a >> (by % 128))) & 1,
            ),
            (
                "set bit",
                x.replace_bit(by as usize, true).value(),
                cut(a | 1 << by),
            ),
            (
                "clear bit",
                x.replace_bit(by as usize, false).value(),
                cut(a & !(1 << by)),
            ),
        ];
        for (name, got, expected) in checks {
            assert_eq!(got, expected, "{name} of {x:?} and {y:?}, by {by}");
        }
        assert_eq!(x < y, a < b);
        assert_eq!(x >= y.value(), a >= b);
        assert_eq!(x == y.value(), a == b);
        assert_eq!(format!("{:x}", x.verilog()), format!("{W}'h{a:x}"));
        let VCDValue::Vector(bits) = x.vcd() else {
            panic!("a word is a vector");
        };
        let text: String = bits.iter().map(ToString::to_string).collect();
        assert_eq!(text, format!("{a:0W$b}"));
    }

    proptest! {
        #[test]
        fn operators_at_the_widths_where_they_could_slip(a: u64, b: u64, by in 0..128u64) {
            operators::<1>(a, b, by);
            operators::<31>(a, b, by);
            operators::<32>(a, b, by);
            operators::<33>(a, b, by);
            operators::<63>(a, b, by);
            operators::<64>(a, b, by);
        }
    }
}

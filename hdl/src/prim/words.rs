//! [`Words`]: wide data as one signal, one register and one port.

use super::word::{vcd_bit, Word};
use rust_hdl::prelude::*;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// `N` words of `W` bits, 1 to 32, side by side: word 0 is the least significant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Words<const N: usize, const W: usize>([u32; N]);

/// The data of one beat: lane 0 is the first dword on the wire, its bits 31:24 the first byte.
pub type Lanes<const N: usize> = Words<N, 32>;

/// One bit for each byte of a beat.
pub type Keep<const N: usize> = Words<N, 4>;

impl<const N: usize, const W: usize> Words<N, W> {
    const MASK: u32 = {
        assert!(W >= 1 && W <= 32, "a lane has 1 to 32 bits");
        u32::MAX >> (32 - W)
    };

    /// All bits one.
    pub fn ones() -> Self {
        Self([Self::MASK; N])
    }

    /// Word `i`, 0 the least significant.
    pub fn word(&self, i: usize) -> u32 {
        self.0[i]
    }

    /// The words, the least significant first.
    pub fn words(&self) -> &[u32; N] {
        &self.0
    }

    /// Bit `index`, 0 the least significant; beyond the end false.
    pub fn get_bit(&self, index: usize) -> bool {
        index < N * W && (self.0[index / W] >> (index % W)) & 1 == 1
    }

    /// `M` bits from bit `offset` up; bits beyond the end read zero.
    pub fn get_bits<const M: usize>(&self, offset: usize) -> Field<M>
    where
        Pick<M>: Slice,
    {
        <Pick<M> as Slice>::gather(|i, n| self.range(offset + i, n))
    }

    /// `n` bits, at most 32, from bit `offset` up.
    fn range(&self, offset: usize, n: usize) -> u32 {
        let mut value = 0;
        let mut have = 0;
        while have < n && offset + have < N * W {
            let (i, shift) = ((offset + have) / W, (offset + have) % W);
            value |= u64::from(self.0[i] >> shift) << have;
            have += W - shift;
        }
        (value & (u64::MAX >> (64 - n))) as u32
    }
}

impl<const N: usize, const W: usize> Default for Words<N, W> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize, const W: usize> From<[u32; N]> for Words<N, W> {
    /// Bits above `W` of a word are dropped.
    fn from(words: [u32; N]) -> Self {
        Self(words.map(|w| w & Self::MASK))
    }
}

impl<const N: usize, const W: usize> std::fmt::Debug for Words<N, W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}'h", N * W)?;
        if W.is_multiple_of(4) {
            self.0
                .iter()
                .rev()
                .try_for_each(|w| write!(f, "{w:0width$x}", width = W / 4))
        } else {
            write!(f, "{:x?}", self.0)
        }
    }
}

macro_rules! bitwise {
    ($($trait:ident $method:ident $op:tt;)*) => {$(
        impl<const N: usize, const W: usize> $trait for Words<N, W> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                Self(std::array::from_fn(|i| self.0[i] $op other.0[i]))
            }
        }
    )*};
}

bitwise! {
    BitAnd bitand &;
    BitOr bitor |;
    BitXor bitxor ^;
}

impl<const N: usize, const W: usize> Not for Words<N, W> {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0.map(|w| !w & Self::MASK))
    }
}

impl<const N: usize, const W: usize, const S: usize> Shl<Word<S>> for Words<N, W> {
    type Output = Self;
    fn shl(self, by: Word<S>) -> Self {
        let (words, bits) = ((by.index() / W).min(N), by.index() % W);
        Self(std::array::from_fn(|i| {
            let at = |k: usize| if k <= i { u64::from(self.0[i - k]) } else { 0 };
            let pair = (at(words) << W) | at(words + 1);
            (pair << bits >> W) as u32 & Self::MASK
        }))
    }
}

impl<const N: usize, const W: usize, const S: usize> Shr<Word<S>> for Words<N, W> {
    type Output = Self;
    fn shr(self, by: Word<S>) -> Self {
        let (words, bits) = ((by.index() / W).min(N), by.index() % W);
        Self(std::array::from_fn(|i| {
            let at = |k: usize| self.0.get(i + k).map_or(0, |&w| u64::from(w));
            let pair = (at(words + 1) << W) | at(words);
            (pair >> bits) as u32 & Self::MASK
        }))
    }
}

impl<const N: usize, const W: usize> Synth for Words<N, W> {
    const BITS: usize = N * W;

    fn descriptor() -> TypeDescriptor {
        TypeDescriptor {
            name: format!("Words::<{N}, {W}>"),
            kind: TypeKind::Bits(N * W),
        }
    }

    fn vcd(self) -> VCDValue {
        VCDValue::Vector((0..N * W).rev().map(|i| vcd_bit(self.get_bit(i))).collect())
    }

    fn verilog(self) -> VerilogLiteral {
        const { assert!(literal_width(N * W), "add this width to literal_widths") };
        literal_of(N * W, |i| self.get_bit(i))
    }
}

/// `VerilogLiteral` is only to be had from types that carry their width: one match arm per width that is in use.
macro_rules! literal_widths {
    ($($bits:literal)*) => {
        const fn literal_width(bits: usize) -> bool {
            matches!(bits, $($bits)|*)
        }

        fn literal_of(bits: usize, bit: impl Fn(usize) -> bool) -> VerilogLiteral {
            match bits {
                $($bits => {
                    let ones = (0..$bits).filter(|&i| bit(i));
                    ones.fold(Bits::<$bits>::default(), |all, i| all.replace_bit(i, true)).into()
                })*
                _ => unreachable!("the width is checked when the caller is compiled"),
            }
        }
    };
}

literal_widths!(4 7 8 11 16 22 32 44 64 88 96 128 160 165 224 256 320 512 800);

/// The type of a field of `M` bits: [`Pick<1>`](Pick) is a `Bit`, up to 64 bits a [`Word`], above that [`Words`].
pub type Field<const M: usize> = <Pick<M> as Slice>::Out;

/// Selects the type of a slice of `M` bits.
pub struct Pick<const M: usize>;

/// A slice that can be cut out of [`Words`].
pub trait Slice {
    /// The type the slice has.
    type Out: Synth;

    /// Builds the slice from `bits(offset, n)`, which gives `n` bits, at most 32, from `offset` up.
    fn gather(bits: impl Fn(usize, usize) -> u32) -> Self::Out;
}

impl Slice for Pick<1> {
    type Out = Bit;
    fn gather(bits: impl Fn(usize, usize) -> u32) -> Bit {
        bits(0, 1) == 1
    }
}

macro_rules! slices {
    ($($m:literal)*; $($n:literal)*; $($words:literal)*) => {
        $(impl Slice for Pick<$m> {
            type Out = Word<$m>;
            fn gather(bits: impl Fn(usize, usize) -> u32) -> Word<$m> {
                u64::from(bits(0, $m)).into()
            }
        })*
        $(impl Slice for Pick<$n> {
            type Out = Word<$n>;
            fn gather(bits: impl Fn(usize, usize) -> u32) -> Word<$n> {
                (u64::from(bits(32, $n - 32)) << 32 | u64::from(bits(0, 32))).into()
            }
        })*
        $(impl Slice for Pick<{ 32 * $words }> {
            type Out = Words<$words, 32>;
            fn gather(bits: impl Fn(usize, usize) -> u32) -> Words<$words, 32> {
                std::array::from_fn(|i| bits(32 * i, 32)).into()
            }
        })*
        $(/// Needed by rust-hdl's `LogicStruct`, which packs its fields as `Bits`.
        impl From<Words<$words, 32>> for Bits<{ 32 * $words }> {
            fn from(x: Words<$words, 32>) -> Self {
                (0..32 * $words)
                    .filter(|&i| x.get_bit(i))
                    .fold(Self::default(), |all, i| all.replace_bit(i, true))
            }
        })*
    };
}

slices! {
    2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 20 24 32;
    48 56 64;
    3 4 5 7 10 16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::at_every_width;
    use proptest::prelude::*;

    fn sample() -> Words<4, 32> {
        [0x3322_1100, 0x7766_5544, 0xbbaa_9988, 0xffee_ddcc].into()
    }

    #[test]
    fn slices_cross_word_borders() {
        assert_eq!(sample().get_bits::<8>(28).value(), 0x43);
        assert_eq!(sample().get_bits::<64>(16).value(), 0x9988_7766_5544_3322);
        assert_eq!(
            sample().get_bits::<96>(32).words(),
            &[0x7766_5544, 0xbbaa_9988, 0xffee_ddcc]
        );
        assert_eq!(sample().get_bits::<8>(124).value(), 0xf);
        assert!(sample().get_bits::<1>(127));
    }

    #[test]
    fn shifts_by_any_amount() {
        let x = sample();
        for by in 0..140usize {
            let (left, right) = (
                x << Word::<8>::from(by as u64),
                x >> Word::<8>::from(by as u64),
            );
            for i in 0..128 {
                assert_eq!(
                    left.get_bit(i),
                    i >= by && x.get_bit(i - by),
                    "<< {by}, bit {i}"
                );
                assert_eq!(right.get_bit(i), x.get_bit(i + by), ">> {by}, bit {i}");
            }
        }
    }

    #[test]
    fn narrow_words() {
        let keep: Keep<2> = [0xf, 0x3].into();
        assert_eq!(keep.get_bits::<8>(0).value(), 0x3f);
        assert_eq!((!keep).words(), &[0, 0xc]);
        assert_eq!((keep << Word::<3>::from(3)).words(), &[0x8, 0xf]);
        assert_eq!(format!("{:x}", keep.verilog()), "8'h3f");
    }

    /// Every operator at `N` words of `W` bits, bit by bit.
    fn operators<const N: usize, const W: usize>(a: [u32; 5], b: [u32; 5], by: u16, at: usize) {
        let first = |words: [u32; 5]| Words::<N, W>::from(std::array::from_fn(|i| words[i]));
        let (x, y) = (first(a), first(b));
        let bits = N * W;
        let shift = Word::<16>::from(u64::from(by));
        let by = usize::from(by);
        for i in 0..bits {
            let (p, q) = (x.get_bit(i), y.get_bit(i));
            assert_eq!(p, (a[i / W] >> (i % W)) & 1 == 1);
            assert_eq!((x & y).get_bit(i), p & q);
            assert_eq!((x | y).get_bit(i), p | q);
            assert_eq!((x ^ y).get_bit(i), p ^ q);
            assert_eq!((!x).get_bit(i), !p);
            assert_eq!((x << shift).get_bit(i), i >= by && x.get_bit(i - by));
            assert_eq!((x >> shift).get_bit(i), x.get_bit(i + by));
        }
        // Nothing is kept above the width, where a comparison would see it.
        assert_eq!(!!x, x);
        assert_eq!(!x ^ x, Words::ones());
        assert_eq!((x << shift) & Words::ones(), x << shift);

        let narrow = x.get_bits::<7>(at);
        let wide = x.get_bits::<48>(at);
        let widest = x.get_bits::<96>(at);
        assert_eq!(x.get_bits::<1>(at), x.get_bit(at));
        for i in 0..96 {
            assert_eq!(narrow.get_bit(i), i < 7 && x.get_bit(at + i));
            assert_eq!(wide.get_bit(i), i < 48 && x.get_bit(at + i));
            assert_eq!(widest.get_bit(i), x.get_bit(at + i));
        }
        let VCDValue::Vector(vcd) = x.vcd() else {
            panic!("words are a vector");
        };
        let shown: Vec<bool> = vcd.iter().rev().map(|&bit| bit == vcd::Value::V1).collect();
        assert_eq!(shown, (0..bits).map(|i| x.get_bit(i)).collect::<Vec<_>>());
    }

    proptest! {
        #[test]
        fn operators_at_the_widths_where_they_could_slip(
            a: [u32; 5],
            b: [u32; 5],
            by in prop_oneof![0..200u16, any::<u16>()],
            at in 0..200usize,
        ) {
            operators::<1, 1>(a, b, by, at);
            operators::<5, 1>(a, b, by, at);
            operators::<4, 4>(a, b, by, at);
            operators::<1, 7>(a, b, by, at);
            operators::<3, 31>(a, b, by, at);
            operators::<1, 32>(a, b, by, at);
            operators::<2, 32>(a, b, by, at);
            operators::<5, 32>(a, b, by, at);
        }
    }

    /// Every width that a block uses has a literal.
    #[test]
    fn literals_of_every_width_in_use() {
        fn check<const N: usize, const W: usize>() {
            let text = format!("{:x}", Words::<N, W>::ones().verilog());
            let top = (N * W).div_ceil(4) - 1;
            let expected = match (N * W) % 4 {
                0 => "f".repeat(top + 1),
                bits => format!("{:x}{}", (1 << bits) - 1, "f".repeat(top)),
            };
            assert_eq!(text, format!("{}'h{expected}", N * W));
        }
        fn lanes<const LANES: usize>() {
            check::<LANES, 4>();
            check::<LANES, 16>();
            check::<LANES, 32>();
        }
        at_every_width!(lanes());
        check::<1, 7>();
        check::<3, 32>();
        check::<7, 32>();
        check::<10, 32>();
        check::<25, 32>();
    }

    #[test]
    fn shifts_by_more_than_fits() {
        let x = Words::<3, 1>::ones();
        for by in [3, 1 << 40, u64::MAX] {
            assert_eq!(x << Word::<64>::from(by), Words::default());
            assert_eq!(x >> Word::<64>::from(by), Words::default());
        }
    }
}

#![cfg(feature = "tools")]
//! One kernel per kind of expression, Rust simulation against exported text.

// The kernels show one construct each, also where another would be shorter.
#![allow(clippy::bool_comparison)]

mod common;

use rust_hdl::prelude::*;

macro_rules! expression {
    ($test:ident, $kernel:ident { $($input:ident : $ty:ty),* } -> $out:ty, $($update:tt)*) => {
        #[derive(LogicBlock, Default)]
        struct $kernel {
            $($input: Signal<In, $ty>,)*
            y: Signal<Out, $out>,
        }

        impl Logic for $kernel {
            $($update)*
        }

        #[test]
        fn $test() {
            check_kernel!($kernel; $($input),*);
        }
    };
}

// The six constructs that rust-hdl's own generator gets wrong (RUST_HDL.md).
expression!(fault_sum_in_comparison, FaultCompare { psn: Bits<24>, exp: Bits<24> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.psn.val() + 1 == self.exp.val();
    }
);
expression!(fault_cast_of_sum, FaultCast { a: Bits<8>, b: Bits<8> } -> Bits<9>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<9, 8>(self.a.val() + self.b.val());
    }
);
expression!(fault_cast_of_shifted_sum, FaultShift { a: Bits<8>, b: Bits<8> } -> Bits<16>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<16, 8>((self.a.val() + self.b.val()) >> 1);
    }
);
expression!(fault_difference_less_than, FaultLess { a: Bits<8>, b: Bits<8> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() - self.b.val() < 16;
    }
);
expression!(fault_and_beside_comparison, FaultPrecedence { a: Bits<8>, b: Bits<8> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() & self.b.val() == 2;
    }
);
expression!(fault_slice_of_sum, FaultSlice { a: Bits<16>, b: Bits<16> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() + self.b.val()).get_bits::<8>(4);
    }
);

expression!(add, Add { a: Bits<8>, b: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() + self.b.val();
    }
);
expression!(add_wide, AddWide { a: Bits<100>, b: Bits<100> } -> Bits<100>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() + self.b.val();
    }
);
expression!(add_literal_left, AddLeft { a: Bits<12> } -> Bits<12>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 0xFFF + self.a.val();
    }
);
expression!(add_flag, AddFlag { a: Bits<8>, c: Bit } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() + self.c.val();
    }
);
expression!(add_comparison, AddComparison { a: Bits<8>, b: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() + (self.a.val() == self.b.val());
    }
);
expression!(sub, Sub { a: Bits<8>, b: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() - self.b.val();
    }
);
expression!(sub_nested, SubNested { a: Bits<8>, b: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() - (self.b.val() - (self.a.val() - 3));
    }
);
expression!(mul, Mul { a: Bits<16>, b: Bits<16> } -> Bits<32>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() * self.b.val();
    }
);
expression!(mul_truncated, MulTruncated { a: Bits<16>, b: Bits<16> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<8, 32>(self.a.val() * self.b.val());
    }
);
expression!(and_or_xor, AndOrXor { a: Bits<8>, b: Bits<8>, c: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() & self.b.val() | self.c.val() ^ self.a.val();
    }
);
expression!(or_under_and, OrUnderAnd { a: Bits<8>, b: Bits<8>, c: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() | self.b.val()) & !(self.c.val() ^ 0x0F);
    }
);
expression!(not_of_sum_widened, NotSum { a: Bits<8>, b: Bits<8> } -> Bits<16>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<16, 8>(!(self.a.val() + self.b.val()));
    }
);
expression!(not_in_comparison, NotCompare { a: Bits<8>, b: Bits<8> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = !self.a.val() == self.b.val();
    }
);
expression!(not_of_bool, NotBool { a: Bit, b: Bit } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = !(self.a.val() & !self.b.val());
    }
);
expression!(logical, Logical { a: Bit, b: Bit, c: Bit } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() && !self.b.val() || self.c.val() && self.b.val();
    }
);
expression!(bool_operators, BoolOps { a: Bit, b: Bit } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() ^ self.b.val()) | (self.a.val() == self.b.val());
    }
);
expression!(bool_order, BoolOrder { a: Bit, b: Bit } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() < self.b.val();
    }
);
expression!(bits1_equals_bool, Bits1Bool { a: Bits<1>, b: Bit } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() == self.b.val();
    }
);

expression!(shift_left_literal, ShlLiteral { a: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() << 3;
    }
);
expression!(shift_right_all_out, ShrOut { a: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() >> 8;
    }
);
expression!(shift_left_by_signal, ShlSignal { a: Bits<8>, n: Bits<4> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() << self.n.val();
    }
);
expression!(shift_right_by_sum, ShrSum { a: Bits<20>, n: Bits<3> } -> Bits<20>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() >> (self.n.val() + 1);
    }
);
expression!(shift_literal_by_signal, ShlOne { n: Bits<6> } -> Bits<64>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 1 << self.n.val();
    }
);
expression!(shift_of_sum, ShiftSum { a: Bits<8>, b: Bits<8>, n: Bits<2> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() + self.b.val()) >> self.n.val();
    }
);
expression!(shift_of_and, ShiftAnd { a: Bits<8>, b: Bits<8>, n: Bits<2> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() & self.b.val()) << self.n.val();
    }
);
expression!(shift_wide, ShiftWide { a: Bits<130>, n: Bits<8> } -> Bits<130>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() >> self.n.val();
    }
);
expression!(cast_of_left_shift, CastShl { a: Bits<8> } -> Bits<16>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<16, 8>(self.a.val() << 4);
    }
);
expression!(truncated_shift_of_sum, TruncShift { a: Bits<16>, b: Bits<16> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<8, 16>((self.a.val() + self.b.val()) >> 8);
    }
);

expression!(equal, Equal { a: Bits<4>, b: Bits<4> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() == self.b.val();
    }
);
expression!(not_equal_literal, NotEqual { a: Bits<4> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() != 9;
    }
);
expression!(less_literal_left, LessLeft { a: Bits<4> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 9 < self.a.val();
    }
);
expression!(at_least, AtLeast { a: Bits<40>, b: Bits<40> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() >= self.b.val();
    }
);
expression!(at_most_all, AtMostAll { a: Bits<4> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() <= 15) & (self.a.val() > 3);
    }
);
expression!(wide_literal, WideLiteral { a: Bits<64> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() == 0xFFFF_FFFF_FFFF_FFFF_u64;
    }
);
expression!(literal_truncates_above_32_bits, LongLiteral { a: Bits<40> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() == 0xFFFF_FFFF_FFFF_u64;
    }
);

expression!(truncate, Truncate { a: Bits<12> } -> Bits<5>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<5, 12>(self.a.val());
    }
);
expression!(extend, Extend { a: Bits<5> } -> Bits<70>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<70, 5>(self.a.val());
    }
);
expression!(cast_chain, CastChain { a: Bits<8>, b: Bits<8> } -> Bits<16>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<16, 4>(bit_cast::<4, 8>(self.a.val() - self.b.val()));
    }
);
expression!(bits_of_literal, BitsLiteral { a: Bits<8> } -> Bits<16>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<16, 8>(self.a.val()) + bits::<16>(300);
    }
);
expression!(sum_of_casts, SumOfCasts { a: Bits<8>, b: Bits<8> } -> Bits<9>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<9, 8>(self.a.val()) + bit_cast::<9, 8>(self.b.val());
    }
);
expression!(bits_from_bool, BitsBool { a: Bit, b: Bits<4> } -> Bits<4>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<4, 1>(Bits::<1>::from(self.a.val())) + self.b.val();
    }
);

expression!(get_bits, GetBits { a: Bits<16> } -> Bits<5>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<5>(7);
    }
);
expression!(get_bits_beyond_end, GetBeyond { a: Bits<16> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<8>(12);
    }
);
expression!(get_bits_by_signal, GetSignal { a: Bits<16>, n: Bits<4> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<8>(self.n.val().index());
    }
);
expression!(get_bits_in_range, GetInRange { a: Bits<16>, n: Bits<2> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<8>(self.n.val().index());
    }
);
expression!(slice_of_slice, SliceSlice { a: Bits<32> } -> Bits<4>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<16>(8).get_bits::<4>(6);
    }
);
expression!(bit_of_slice, BitSlice { a: Bits<32> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<16>(8).get_bit(15);
    }
);
expression!(bit_of_sum, BitSum { a: Bits<8>, b: Bits<8> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() + self.b.val()).get_bit(7);
    }
);
expression!(get_bit_by_signal, BitSignal { a: Bits<16>, n: Bits<4> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bit(self.n.val().index());
    }
);
expression!(get_bit_by_narrow_signal, BitNarrow { a: Bits<20>, n: Bits<3> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() - 1).get_bit(self.n.val().index());
    }
);
expression!(replace_bit, ReplaceBit { a: Bits<8>, v: Bit } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().replace_bit(3, self.v.val());
    }
);
expression!(replace_bit_ends, ReplaceEnds { a: Bits<8>, v: Bit } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().replace_bit(0, self.v.val()).replace_bit(7, !self.v.val());
    }
);
expression!(replace_bit_by_signal, ReplaceSignal { a: Bits<8>, n: Bits<3>, v: Bit } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (self.a.val() + 1).replace_bit(self.n.val().index(), self.v.val());
    }
);

expression!(all_any_xor, Reductions { a: Bits<9>, b: Bits<9> } -> Bits<3>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = bit_cast::<3, 1>(self.a.val().all().into())
        | (bit_cast::<3, 1>((self.a.val() & self.b.val()).any().into()) << 1)
        | (bit_cast::<3, 1>((self.a.val() + self.b.val()).xor().into()) << 2);
    }
);
expression!(reduction_in_and, ReductionAnd { a: Bits<9>, b: Bit } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.b.val() & self.a.val().all() | !self.a.val().any();
    }
);

expression!(signed_sum, SignedSum { a: Signed<8>, b: Signed<8> } -> Signed<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() + self.b.val();
    }
);
expression!(signed_less, SignedLess { a: Signed<8>, b: Signed<8> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() - self.b.val() < self.b.val();
    }
);
expression!(signed_negate, SignedNegate { a: Signed<8> } -> Signed<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = -self.a.val();
    }
);
expression!(signed_mul, SignedMul { a: Signed<16>, b: Signed<16> } -> Signed<32>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() * self.b.val();
    }
);
expression!(signed_cast_and_back, SignedCast { a: Bits<8>, b: Bits<8> } -> Bits<8>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = unsigned_cast(signed_cast(self.a.val()) - signed_cast(self.b.val()));
    }
);
expression!(signed_cast_compare, SignedCastLess { a: Bits<8>, b: Bits<8> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = signed_cast(self.a.val()) <= signed_cast(self.b.val());
    }
);
expression!(signed_slice, SignedSlice { a: Signed<16> } -> Signed<4>,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bits::<4>(6);
    }
);
expression!(signed_bit, SignedBit { a: Signed<16> } -> Bit,
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val().get_bit(15);
    }
);

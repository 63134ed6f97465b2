#![cfg(feature = "tools")]
//! One kernel per kind of statement, Rust simulation against exported text.

// The kernels show one construct each, also where another would be shorter.
#![allow(clippy::single_match, clippy::collapsible_else_if)]

mod common;

use rust_hdl::prelude::*;

#[derive(LogicState, Copy, Clone, Debug, PartialEq)]
enum Phase {
    Idle,
    Head,
    Data,
}

impl common::Random for Phase {
    fn random(rng: &mut rand::rngs::SmallRng) -> Self {
        [Phase::Idle, Phase::Head, Phase::Data][rand::Rng::gen_range(rng, 0..3)]
    }
}

#[derive(LogicStruct, Copy, Clone, Debug, PartialEq, Default)]
struct Inner {
    low: Bits<5>,
    level: Bits<6>,
}

#[derive(LogicStruct, Copy, Clone, Debug, PartialEq, Default)]
struct Outer {
    flag: Bit,
    inner: Inner,
    phase: Phase,
    wide: Bits<40>,
}

impl common::Random for Outer {
    fn random(rng: &mut rand::rngs::SmallRng) -> Self {
        Outer {
            flag: common::Random::random(rng),
            inner: Inner {
                low: common::Random::random(rng),
                level: common::Random::random(rng),
            },
            phase: common::Random::random(rng),
            wide: common::Random::random(rng),
        }
    }
}

macro_rules! kernel {
    ($test:ident, $kernel:ident { $($input:ident : $ty:ty),*; $($field:ident : $kind:ty),* } $($update:tt)*) => {
        #[derive(LogicBlock, Default)]
        struct $kernel {
            $($input: Signal<In, $ty>,)*
            $($field: $kind,)*
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

kernel!(if_without_else, IfOnly { a: Bits<8>, b: Bits<8>; y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val();
        if self.a.val() > self.b.val() {
            self.y.next = self.b.val();
        }
    }
);
kernel!(if_else_chain, IfChain { a: Bits<8>, b: Bits<8>; y: Signal<Out, Bits<8>>, z: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.z.next = false;
        if self.a.val() == 0 {
            self.y.next = 1.into();
        } else if self.a.val() == self.b.val() {
            self.y.next = 2.into();
            self.z.next = true;
        } else {
            if self.b.val().get_bit(0) {
                self.y.next = self.b.val();
            } else {
                self.y.next = self.a.val() - self.b.val();
            }
        }
    }
);
kernel!(if_only_else_drives, IfElseOnly { a: Bits<8>, c: Bit; y: Signal<Out, Bits<8>>, z: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val();
        self.z.next = false;
        if self.c.val() & self.a.val().get_bit(1) {
            self.z.next = true;
        } else {
            self.y.next = self.a.val() + 1;
        }
    }
);
kernel!(match_complete, MatchAll { p: Phase, a: Bits<8>; y: Signal<Out, Bits<8>>, z: Signal<Out, Phase> }
    #[hdl_gen]
    fn update(&mut self) {
        match self.p.val() {
            Phase::Idle => {
                self.y.next = self.a.val();
                self.z.next = Phase::Head;
            }
            Phase::Head => {
                self.y.next = self.a.val() + 1;
                self.z.next = Phase::Data;
            }
            Phase::Data => {
                self.y.next = 7.into();
                self.z.next = Phase::Idle;
            }
        }
    }
);
kernel!(match_with_default, MatchDefault { p: Phase, a: Bits<8>; y: Signal<Out, Bits<8>>, z: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val();
        self.z.next = self.p.val() == Phase::Head;
        match self.p.val() {
            Phase::Data => self.y.next = 0.into(),
            _ => {}
        }
    }
);
kernel!(match_on_index, MatchIndex { a: Bits<3>; y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        match self.a.val().index() {
            0 => self.y.next = 0x10.into(),
            0x3 => self.y.next = 0x20.into(),
            7 => self.y.next = 0x30.into(),
            _ => self.y.next = 0xFF.into(),
        }
    }
);
kernel!(match_on_bool, MatchBool { a: Bit, b: Bits<4>; y: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        match self.a.val() {
            true => self.y.next = self.b.val(),
            false => self.y.next = !self.b.val(),
        }
    }
);
kernel!(local_chain, LocalChain { a: Bits<8>, b: Bits<8>; sum: Signal<Local, Bits<8>>, y: Signal<Out, Bits<9>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.sum.next = self.a.val() + self.b.val();
        self.y.next = bit_cast::<9, 8>(self.sum.val()) + 1;
    }
);
kernel!(accumulating_local, Accumulate { a: Bits<8>; n: Signal<Local, Bits<4>>, y: Signal<Out, Bits<4>>, z: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.n.next = 0.into();
        self.z.next = 0.into();
        for i in 0..8 {
            if self.a.val().get_bit(i) {
                self.n.next = self.n.val() + 1;
            }
            if i == 3 {
                self.z.next = self.n.val();
            }
        }
        self.y.next = self.n.val();
    }
);
kernel!(output_read_back, ReadBack { a: Bits<8>; y: Signal<Out, Bits<8>>, z: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val();
        self.z.next = self.y.val();
        self.y.next = self.a.val() ^ 0x55;
    }
);
kernel!(read_before_write_settles, ReadEarly { a: Bits<8>; x: Signal<Local, Bits<8>>, y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.x.val() + 1;
        self.x.next = self.a.val() + 1;
    }
);
kernel!(slice_of_changing_local, ChangingSlice { a: Bits<16>, c: Bit; x: Signal<Local, Bits<16>>, y: Signal<Out, Bits<4>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.x.next = self.a.val();
        self.y.next = 0.into();
        if self.c.val() {
            self.y.next = (self.x.val() + 1).get_bits::<4>(10);
        }
        self.x.next = self.x.val() ^ 0xFFFF;
        if self.x.val().get_bit(0) {
            self.y.next = (self.x.val() - self.a.val()).get_bits::<4>(3);
        }
    }
);
kernel!(signals_that_read_each_other_in_order, InOrder { a: Bits<8>, b: Bits<8>; p: Signal<Out, Bits<8>>, q: Signal<Out, Bits<8>>, z: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.p.next = self.a.val();
        self.q.next = self.a.val();
        self.p.next = self.q.val() + 1;
        self.q.next = self.q.val() ^ self.b.val();
        self.z.next = self.q.val() + 2;
        self.p.next = self.p.val() + self.z.val();
    }
);
kernel!(reverse_bits, Reverse { a: Bits<8>; y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 0.into();
        for i in 0..8 {
            self.y.next = self.y.val().replace_bit(7 - i, self.a.val().get_bit(i));
        }
    }
);
kernel!(set_bit_by_signal, SetBit { n: Bits<5>, v: Bit; y: Signal<Out, Bits<20>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 0xA5A5A.into();
        if self.n.val() < 20 {
            self.y.next = self.y.val().replace_bit(self.n.val().index(), self.v.val());
        }
    }
);
kernel!(loop_with_offsets, LoopSlices { a: Bits<64>; y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 0.into();
        for i in 0..8 {
            self.y.next = self.y.val() ^ self.a.val().get_bits::<8>(i * 8);
        }
    }
);
kernel!(nested_loops, NestedLoops { a: Bits<16>; y: Signal<Out, Bits<16>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 0.into();
        for i in 0..4 {
            for j in 0..4 {
                self.y.next = self.y.val().replace_bit(j * 4 + i, self.a.val().get_bit(i * 4 + j));
            }
        }
    }
);
kernel!(struct_fields, Fields { a: Outer, b: Bits<5>; y: Signal<Out, Outer>, z: Signal<Out, Bits<40>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val();
        self.y.next.flag = self.a.val().phase == Phase::Data;
        self.y.next.inner.low = self.a.val().inner.low + self.b.val();
        self.y.next.phase = Phase::Head;
        self.z.next = self.a.val().wide.get_bits::<40>(8);
    }
);
kernel!(struct_built_from_fields, Build { b: Bits<5>, c: Bits<6>, w: Bits<40>; y: Signal<Out, Outer> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next.flag = self.b.val().all();
        self.y.next.inner.low = !self.b.val();
        self.y.next.inner.level = self.c.val() - 9;
        self.y.next.phase = Phase::Idle;
        self.y.next.wide = self.w.val() << self.b.val();
    }
);
kernel!(struct_equality, StructEqual { a: Outer, b: Outer; y: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() == self.b.val();
    }
);
kernel!(negative_literal, Negative { a: Signed<8>; y: Signal<Out, Signed<8>>, z: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = (-3).into();
        self.z.next = self.a.val() < (-3).into();
    }
);
kernel!(signed_extension, SignedExtend { a: Bits<8>; y: Signal<Out, Signed<12>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = signed_bit_cast(signed_cast(self.a.val() | 1));
    }
);
kernel!(assertions_are_dropped, Assertions { a: Bits<8>; y: Signal<Out, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        assert!(self.a.val() <= 255);
        self.y.next = self.a.val();
    }
);
kernel!(constants_only, Constants { a: Bit; y: Signal<Out, Bits<8>>, z: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = 0x5A.into();
        self.z.next = true;
    }
);
kernel!(keyword_names, Keywords { signed: Bits<8>, begin: Bit; task: Signal<Out, Bits<8>>, case: Signal<Local, Bits<8>> }
    #[hdl_gen]
    fn update(&mut self) {
        self.case.next = self.signed.val() + 1;
        self.task.next = self.case.val() + self.begin.val();
    }
);

#[derive(LogicBlock)]
struct WithConstant {
    a: Signal<In, Bits<8>>,
    offset: Constant<Bits<8>>,
    place: Constant<Bits<3>>,
    y: Signal<Out, Bits<8>>,
    z: Signal<Out, Bit>,
}

impl Logic for WithConstant {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() + self.offset.val();
        self.z.next = self.a.val().get_bit(self.place.val().index());
    }
}

#[test]
fn constant_fields() {
    let kernel = WithConstant {
        a: Default::default(),
        offset: Constant::new(0xC3.into()),
        place: Constant::new(6.into()),
        y: Default::default(),
        z: Default::default(),
    };
    check_kernel!("with_constant", kernel; a);
}

//! One stage of the lane rotation that brings the payload to lane 0.

use super::Piece;
use crate::prim::{module, Lanes, Reg, RegRst, Word};
use rust_hdl::prelude::*;

/// Rotates a beat towards lane 0 by `1 << stage` lanes where that bit of `piece.rotate` is set. Latency: 1 cycle.
#[derive(Clone, Debug, LogicBlock)]
pub struct Rotate<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat.
    pub data: Signal<In, Lanes<LANES>>,
    /// The payload in it.
    pub piece: Signal<In, Piece>,
    /// The beat, rotated.
    pub rotated: Signal<Out, Lanes<LANES>>,
    /// `piece`, as late as the beat.
    pub rotated_piece: Signal<Out, Piece>,
    down: Constant<Word<9>>,
    up: Constant<Word<9>>,
    select: Constant<Word<4>>,
    register: Reg<Lanes<LANES>>,
    piece_register: RegRst<Piece>,
    _lanes: usize,
}

impl<const LANES: usize> Rotate<LANES> {
    /// Stage `stage`, from 0.
    ///
    /// # Panics
    /// When `1 << stage` is not less than `LANES`.
    pub fn new(stage: usize) -> Self {
        let lanes = 1 << stage;
        assert!(lanes < LANES, "stage {stage} of a beat of {LANES} lanes");
        Self {
            clk: Default::default(),
            rst: Default::default(),
            data: Default::default(),
            piece: Default::default(),
            rotated: Default::default(),
            rotated_piece: Default::default(),
            down: Constant::new((32 * lanes as u64).into()),
            up: Constant::new((32 * (LANES - lanes) as u64).into()),
            select: Constant::new((1 << stage).into()),
            register: Default::default(),
            piece_register: Default::default(),
            _lanes: lanes,
        }
    }
}

impl<const LANES: usize> Logic for Rotate<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.register.clk.next = self.clk.val();
        self.piece_register.clk.next = self.clk.val();
        self.piece_register.rst.next = self.rst.val();

        self.register.d.next = self.data.val();
        if (self.piece.val().rotate & self.select.val()) != 0 {
            self.register.d.next =
                (self.data.val() >> self.down.val()) | (self.data.val() << self.up.val());
        }
        self.piece_register.d.next = self.piece.val();
        self.rotated.next = self.register.q.val();
        self.rotated_piece.next = self.piece_register.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("payload_rotate_{}_by_{}", 32 * LANES, self._lanes),
            "one stage of the lane rotation",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Clocked;
    use proptest::prelude::*;

    fn check<const LANES: usize>(noise: &[u32; 16]) {
        for stage in 0..LANES.ilog2() as usize {
            let mut dut = Clocked::new(Rotate::<LANES>::new(stage), |b| &mut b.clk);
            for rotate in 0..16u64 {
                let mut lanes: [u32; LANES] = std::array::from_fn(|i| noise[i]);
                let piece = Piece {
                    valid: true,
                    bytes: (rotate + 1).into(),
                    ended: rotate % 2 == 0,
                    rotate: rotate.into(),
                };
                let shown = dut.cycle(|b| {
                    b.data.next = lanes.into();
                    b.piece.next = piece;
                });
                if (rotate >> stage) & 1 == 1 {
                    lanes.rotate_left(1 << stage);
                }
                assert_eq!(shown.rotated.val(), lanes.into(), "stage {stage}, {rotate}");
                assert_eq!(shown.rotated_piece.val(), piece);
            }
        }
    }

    proptest! {
        #[test]
        fn every_stage_rotates_where_its_bit_is_set(noise: [u32; 16]) {
            check::<2>(&noise);
            check::<4>(&noise);
            check::<8>(&noise);
            check::<16>(&noise);
        }
    }

    #[test]
    #[should_panic(expected = "stage 2 of a beat of 4 lanes")]
    fn a_stage_that_does_not_exist() {
        Rotate::<4>::new(2);
    }
}

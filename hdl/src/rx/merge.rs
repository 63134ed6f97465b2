//! Joins the rotated beats of a packet to full beats of payload.

use super::Piece;
use crate::prim::{bit_cast_word, module, Lanes, Reg, RegRst, Word};
use rust_hdl::prelude::*;

/// Holds what a beat leaves over and fills it up from the next one. Latency: 1 cycle, for what is left at the
/// end of a packet 2.
///
/// The leftover of a packet goes out in the cycle in which the next packet's first beat comes in. That beat never has
/// to go out at once, since it can be held in its turn: no cycle is lost, and no beat needs two.
#[derive(Clone, Debug, LogicBlock)]
pub struct Merge<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat, rotated by `piece.rotate` lanes.
    pub data: Signal<In, Lanes<LANES>>,
    /// The payload in it.
    pub piece: Signal<In, Piece>,
    /// There is a beat of payload in this cycle.
    pub valid: Signal<Out, Bit>,
    /// The payload from lane 0 on.
    pub payload: Signal<Out, Lanes<LANES>>,
    /// Bytes in the beat, 1 to `4 * LANES`; all unless it is the last.
    pub bytes: Signal<Out, Word<7>>,
    /// It is the last of its packet.
    pub last: Signal<Out, Bit>,
    held: Reg<Lanes<LANES>>,
    held_valid: RegRst<Bit>,
    /// The held lanes are the end of a packet.
    held_last: RegRst<Bit>,
    held_bytes: Reg<Word<7>>,
    out_valid: RegRst<Bit>,
    out: Reg<Lanes<LANES>>,
    out_bytes: Reg<Word<7>>,
    out_last: Reg<Bit>,
    sum: Signal<Local, Word<8>>,
    rest: Signal<Local, Word<8>>,
    take: Signal<Local, Bit>,
    lanes: Signal<Local, Word<4>>,
    shift: Signal<Local, Word<9>>,
    from_held: Signal<Local, Lanes<LANES>>,
    all: Constant<Lanes<LANES>>,
    full: Constant<Word<8>>,
    lane_mask: Constant<Word<4>>,
}

impl<const LANES: usize> Default for Merge<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            data: Default::default(),
            piece: Default::default(),
            valid: Default::default(),
            payload: Default::default(),
            bytes: Default::default(),
            last: Default::default(),
            held: Default::default(),
            held_valid: Default::default(),
            held_last: Default::default(),
            held_bytes: Default::default(),
            out_valid: Default::default(),
            out: Default::default(),
            out_bytes: Default::default(),
            out_last: Default::default(),
            sum: Default::default(),
            rest: Default::default(),
            take: Default::default(),
            lanes: Default::default(),
            shift: Default::default(),
            from_held: Default::default(),
            all: Constant::new(Lanes::ones()),
            full: Constant::new((4 * LANES as u64).into()),
            lane_mask: Constant::new((LANES as u64 - 1).into()),
        }
    }
}

impl<const LANES: usize> Logic for Merge<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.held.clk.next = self.clk.val();
        self.held_valid.clk.next = self.clk.val();
        self.held_valid.rst.next = self.rst.val();
        self.held_last.clk.next = self.clk.val();
        self.held_last.rst.next = self.rst.val();
        self.held_bytes.clk.next = self.clk.val();
        self.out_valid.clk.next = self.clk.val();
        self.out_valid.rst.next = self.rst.val();
        self.out.clk.next = self.clk.val();
        self.out_bytes.clk.next = self.clk.val();
        self.out_last.clk.next = self.clk.val();

        // The lanes that a beat adds to the held ones are those that the rotation carried over the top.
        self.lanes.next = self.piece.val().rotate & self.lane_mask.val();
        self.shift.next = bit_cast_word::<9, 4>(self.lanes.val()) << 5;
        self.from_held.next = self.all.val() >> self.shift.val();
        self.sum.next = bit_cast_word::<8, 7>(self.held_bytes.q.val())
            + bit_cast_word::<8, 7>(self.piece.val().bytes);
        self.rest.next = self.sum.val() - self.full.val();

        self.held.d.next = self.held.q.val();
        self.held_valid.d.next = self.held_valid.q.val();
        self.held_last.d.next = self.held_last.q.val();
        self.held_bytes.d.next = self.held_bytes.q.val();
        self.out_valid.d.next = false;
        self.out_last.d.next = false;
        self.out_bytes.d.next = self.held_bytes.q.val();
        self.out.d.next = self.held.q.val();

        // A beat that starts a payload: nothing is held, or what is held leaves in this cycle.
        self.take.next = !self.held_valid.q.val() | self.held_last.q.val();
        if self.held_last.q.val() {
            self.out_valid.d.next = true;
            self.out_last.d.next = true;
            self.held_valid.d.next = false;
            self.held_last.d.next = false;
        }
        if self.piece.val().valid {
            if self.take.val() {
                if self.piece.val().bytes != 0 {
                    self.held.d.next = self.data.val();
                    self.held_valid.d.next = true;
                    self.held_last.d.next = self.piece.val().ended;
                    self.held_bytes.d.next = self.piece.val().bytes;
                }
            } else {
                self.out_valid.d.next = true;
                self.out.d.next = (self.held.q.val() & self.from_held.val())
                    | (self.data.val() & !self.from_held.val());
                self.held.d.next = self.data.val();
                if self.piece.val().ended & (self.sum.val() <= self.full.val()) {
                    self.out_last.d.next = true;
                    self.out_bytes.d.next = self.sum.val().get_bits::<7>(0);
                    self.held_valid.d.next = false;
                } else {
                    self.out_bytes.d.next = self.full.val().get_bits::<7>(0);
                    self.held_bytes.d.next = self.rest.val().get_bits::<7>(0);
                    self.held_last.d.next = self.piece.val().ended;
                }
            }
        }

        self.valid.next = self.out_valid.q.val();
        self.payload.next = self.out.q.val();
        self.bytes.next = self.out_bytes.q.val();
        self.last.next = self.out_last.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("payload_merge_{}", 32 * LANES),
            "joins rotated beats to full beats of payload",
        )
    }
}

//! Which bytes of a beat are payload.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use crate::header::{Descriptor, Layout};
use crate::prim::{bit_cast_word, module, RegRst, Word};
use crate::stream::Beat;
use rust_hdl::prelude::*;

/// The payload in one beat.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Piece {
    /// There is a beat in this cycle.
    pub valid: Bit,
    /// Bytes of payload in it, 0 to `4 * LANES`.
    pub bytes: Word<7>,
    /// No later beat of this packet has payload.
    pub ended: Bit,
    /// Lane at which the payload starts in the packet's first beat that has any, modulo 16.
    pub rotate: Word<4>,
}

/// Finds the payload of every beat. Latency: 1 cycle.
///
/// It goes from the end of the headers to where PktLen says, or to the end of the packet where that comes first.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Cut {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat's packet.
    pub descriptor: Signal<In, Descriptor>,
    /// Where its headers end.
    pub layout: Signal<In, Layout>,
    /// The beat.
    pub beat: Signal<In, Beat>,
    /// The payload in it, one cycle later.
    pub piece: Signal<Out, Piece>,
    headers: Signal<Local, Word<16>>,
    end: Signal<Local, Word<16>>,
    from: Signal<Local, Word<16>>,
    to: Signal<Local, Word<16>>,
    bytes: Signal<Local, Word<16>>,
    register: RegRst<Piece>,
}

impl Logic for Cut {
    #[hdl_gen]
    fn update(&mut self) {
        self.register.clk.next = self.clk.val();
        self.register.rst.next = self.rst.val();

        self.headers.next = bit_cast_word::<16, 5>(self.layout.val().dwords) << 2;
        self.end.next =
            self.headers.val() + bit_cast_word::<16, 13>(self.descriptor.val().payload_bytes);
        self.from.next = self.beat.val().before;
        if self.from.val() < self.headers.val() {
            self.from.next = self.headers.val();
        }
        self.to.next = self.beat.val().total;
        if self.to.val() > self.end.val() {
            self.to.next = self.end.val();
        }
        self.bytes.next = 0.into();
        if self.layout.val().complete & (self.to.val() > self.from.val()) {
            self.bytes.next = self.to.val() - self.from.val();
        }

        self.register.d.next.valid = self.beat.val().valid;
        self.register.d.next.bytes = self.bytes.val().get_bits::<7>(0);
        self.register.d.next.ended =
            self.beat.val().last | (self.beat.val().total >= self.end.val());
        self.register.d.next.rotate = self.layout.val().dwords.get_bits::<4>(0);
        self.piece.next = self.register.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("payload_cut", "which bytes of a beat are payload")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Clocked;
    use proptest::prelude::*;

    proptest! {
        /// Byte by byte: those of the beat that are behind the headers and that PktLen promises.
        #[test]
        fn counts_payload_bytes(
            dwords in 3..26u64,
            payload in prop_oneof![0..80u64, 0..8191u64],
            before in prop_oneof![0..200u64, 0..9000u64, Just(65535)],
            bytes in 0..=64u64,
            valid: bool,
            last: bool,
            complete: bool,
        ) {
            let mut dut = Clocked::new(Cut::default(), |b| &mut b.clk);
            let total = (before + bytes).min(65535);
            let shown = dut.cycle(|b| {
                b.descriptor.next.payload_bytes = payload.into();
                b.layout.next.dwords = dwords.into();
                b.layout.next.complete = complete;
                b.beat.next = Beat {
                    valid,
                    last,
                    before: before.into(),
                    total: total.into(),
                    ..Default::default()
                };
            });
            let piece = shown.piece.val();
            let end = 4 * dwords + payload;
            let is_payload = |at: &u64| (4 * dwords..end).contains(at);
            let expected = (before..total).filter(is_payload).count() as u64;
            prop_assert_eq!(piece.valid, valid);
            prop_assert_eq!(piece.bytes.value(), if complete { expected } else { 0 });
            prop_assert_eq!(piece.ended, last || total >= end);
            prop_assert_eq!(piece.rotate.value(), dwords % 16);
        }
    }
}

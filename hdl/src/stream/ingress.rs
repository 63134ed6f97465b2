//! The edge where AXI4-Stream beats become pipeline beats.

use super::{Beat, FromAxi};
use crate::crc::Matrix;
use crate::prim::{bit_cast_word, module, Gf2Map, Keep, Lanes, RegRst, Word};
use rust_hdl::prelude::*;

/// Turns an AXI4-Stream of packets into lanes and a [`Beat`], numbering beats and counting bytes.
///
/// The outputs are combinational from the ports; whoever uses them puts them into a register of its own.
/// `tkeep` is looked at on last beats only and has to be contiguous from byte 0: with gaps the byte count of that
/// packet is unspecified, the next packet is not touched. A last beat may be empty (`tkeep` zero).
#[derive(Clone, Debug, LogicBlock)]
pub struct Ingress<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat; bits 7:0 are its first byte.
    pub tdata: Signal<In, Lanes<LANES>>,
    /// The bytes that count (looked at on a last beat).
    pub tkeep: Signal<In, Keep<LANES>>,
    /// The last beat of its packet.
    pub tlast: Signal<In, Bit>,
    /// On the last beat: the packet ended bad.
    pub tuser: Signal<In, Bit>,
    /// A beat moves in this cycle.
    pub fire: Signal<In, Bit>,
    /// The beat in lanes, zero beyond the end of the packet.
    pub data: Signal<Out, Lanes<LANES>>,
    /// Its side band.
    pub beat: Signal<Out, Beat>,
    order: FromAxi<LANES>,
    count: Gf2Map<LANES, 4, 1, 7>,
    keep: Signal<Local, Keep<LANES>>,
    bytes: Signal<Local, Word<7>>,
    first: Signal<Local, Bit>,
    index: Signal<Local, Word<5>>,
    before: Signal<Local, Word<16>>,
    sum: Signal<Local, Word<17>>,
    total: Signal<Local, Word<16>>,
    in_packet: RegRst<Bit>,
    next_index: RegRst<Word<5>>,
    next_before: RegRst<Word<16>>,
    full: Constant<Word<7>>,
    all: Constant<Keep<LANES>>,
}

impl<const LANES: usize> Default for Ingress<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            tdata: Default::default(),
            tkeep: Default::default(),
            tlast: Default::default(),
            tuser: Default::default(),
            fire: Default::default(),
            data: Default::default(),
            beat: Default::default(),
            order: Default::default(),
            count: Gf2Map::new(
                format!("count_keep_{}", 4 * LANES),
                thermometer_to_binary(4 * LANES),
            ),
            keep: Default::default(),
            bytes: Default::default(),
            first: Default::default(),
            index: Default::default(),
            before: Default::default(),
            sum: Default::default(),
            total: Default::default(),
            in_packet: Default::default(),
            next_index: Default::default(),
            next_before: Default::default(),
            full: Constant::new((4 * LANES as u64).into()),
            all: Constant::new(Keep::ones()),
        }
    }
}

/// Counts the ones of a contiguous `keep` by XOR: bit `b` of the count flips wherever bit `b` of `i` and of `i + 1` differ.
fn thermometer_to_binary(inputs: usize) -> Matrix {
    Matrix::from_columns(7, inputs, |i| {
        (0..7).filter(move |b| ((i ^ (i + 1)) >> b) & 1 == 1)
    })
}

impl<const LANES: usize> Logic for Ingress<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.in_packet.clk.next = self.clk.val();
        self.in_packet.rst.next = self.rst.val();
        self.next_index.clk.next = self.clk.val();
        self.next_index.rst.next = self.rst.val();
        self.next_before.clk.next = self.clk.val();
        self.next_before.rst.next = self.rst.val();

        self.keep.next = self.all.val();
        if self.tlast.val() {
            self.keep.next = self.tkeep.val();
        }
        self.order.tdata.next = self.tdata.val();
        self.order.keep.next = self.keep.val();
        self.data.next = self.order.data.val();
        self.count.x.next = self.tkeep.val();
        self.bytes.next = self.full.val();
        if self.tlast.val() {
            self.bytes.next = self.count.y.val().get_bits::<7>(0);
        }

        self.first.next = !self.in_packet.q.val();
        self.index.next = self.next_index.q.val();
        self.before.next = self.next_before.q.val();
        self.sum.next =
            bit_cast_word::<17, 16>(self.before.val()) + bit_cast_word::<17, 7>(self.bytes.val());
        self.total.next = self.sum.val().get_bits::<16>(0);
        if self.sum.val().get_bit(16) | (self.before.val() == 0xffff) {
            self.total.next = 0xffff.into();
        }

        self.in_packet.d.next = self.in_packet.q.val();
        self.next_index.d.next = self.next_index.q.val();
        self.next_before.d.next = self.next_before.q.val();
        if self.fire.val() {
            self.in_packet.d.next = !self.tlast.val();
            self.next_before.d.next = self.total.val();
            if self.index.val() != 31 {
                self.next_index.d.next = self.index.val() + 1;
            }
            if self.tlast.val() {
                self.next_before.d.next = 0.into();
                self.next_index.d.next = 0.into();
            }
        }

        self.beat.next.valid = self.fire.val();
        self.beat.next.first = self.first.val();
        self.beat.next.last = self.tlast.val();
        self.beat.next.link_error = self.tuser.val();
        self.beat.next.bytes = self.bytes.val();
        self.beat.next.index = self.index.val();
        self.beat.next.before = self.before.val();
        self.beat.next.total = self.total.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("ingress_{}", 32 * LANES),
            "AXI4-Stream to lanes, beats numbered and bytes counted",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{at_every_width, axi_beats, beats, AxiBeat, Clocked};
    use proptest::prelude::*;

    type Dut<const LANES: usize> = Clocked<Ingress<LANES>>;

    fn ingress<const LANES: usize>() -> Dut<LANES> {
        Clocked::new(Ingress::default(), |b| &mut b.clk)
    }

    /// One cycle: the side band and data that are shown in it.
    fn step<const LANES: usize>(
        dut: &mut Dut<LANES>,
        axi: AxiBeat<LANES>,
        tuser: bool,
        fire: bool,
    ) -> (Lanes<LANES>, Beat) {
        let shown = dut.low(|b| {
            b.tdata.next = axi.tdata;
            b.tkeep.next = axi.tkeep;
            b.tlast.next = axi.tlast;
            b.tuser.next = tuser;
            b.fire.next = fire;
        });
        let shown = (shown.data.val(), shown.beat.val());
        dut.high();
        shown
    }

    fn check_packet<const LANES: usize>(
        dut: &mut Dut<LANES>,
        packet: &[u8],
        tuser: bool,
        idle: u64,
    ) {
        let expected = beats::<LANES>(packet);
        for (i, axi) in axi_beats::<LANES>(packet).into_iter().enumerate() {
            // What is offered but not taken leaves no trace.
            if (idle >> (i % 64)) & 1 == 1 {
                assert!(!step(dut, axi, tuser, false).1.valid);
            }
            let (data, beat) = step(dut, axi, tuser, true);
            let mut want = expected[i].beat;
            want.link_error = tuser;
            assert_eq!((data, beat), (expected[i].data, want), "beat {i}");
        }
    }

    fn check_packets<const LANES: usize>(packets: &[(Vec<u8>, bool, u64)]) {
        let mut dut = ingress::<LANES>();
        for (packet, tuser, idle) in packets {
            check_packet(&mut dut, packet, *tuser, *idle);
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn numbers_beats_and_counts_bytes(
            packets in prop::collection::vec(
                (prop::collection::vec(any::<u8>(), 0..200), any::<bool>(), any::<u64>()),
                1..8,
            ),
        ) {
            at_every_width!(check_packets(&packets));
        }
    }

    /// A packet of every length round the limit of the count, which is no whole number of beats.
    #[test]
    fn counts_stay_at_their_ends() {
        fn check<const LANES: usize>(packet: &[u8]) {
            let mut dut = ingress::<LANES>();
            for length in [65535, 65532, 65536, 65600, 70001] {
                check_packet(&mut dut, &packet[..length], false, 0);
                check_packet(&mut dut, &packet[..9], false, 0);
            }
        }
        let packet = vec![0x5a; 70001];
        at_every_width!(check(&packet));
    }

    /// A `tkeep` with gaps breaks the rule of the stream, but not the next packet.
    #[test]
    fn a_gap_in_tkeep_hurts_its_own_packet_only() {
        fn check<const LANES: usize>() {
            let mut dut = ingress::<LANES>();
            let mut axi = axi_beats::<LANES>(&[1, 2, 3, 4])[0];
            axi.tkeep = [0b1010; LANES].into();
            step(&mut dut, axi, false, true);
            check_packet(&mut dut, &[7; 99], false, 0);
        }
        at_every_width!(check());
    }

    #[test]
    fn reset_ends_a_packet() {
        let mut dut = ingress::<2>();
        let packet = [3; 40];
        step(&mut dut, axi_beats(&packet)[0], false, true);
        dut.cycle(|b| {
            b.rst.next = true;
            b.fire.next = false;
        });
        dut.low(|b| b.rst.next = false);
        check_packet(&mut dut, &packet, false, 0);
    }
}

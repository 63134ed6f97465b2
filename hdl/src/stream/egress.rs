//! The edge where payload beats become AXI4-Stream beats.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use super::ToAxi;
use crate::prim::{module, Fifo, Keep, Lanes, Word};
use rust_hdl::prelude::*;

/// Side band of a payload beat on its way through the FIFO.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Tail {
    /// Bytes in it, 1 to `4 * LANES`.
    pub bytes: Word<7>,
    /// It is the last of its packet.
    pub last: Bit,
}

/// Buffers payload, and holds the last beat of a packet until it is known whether the packet is bad.
///
/// Latency: 1 cycle; a last beat waits for its token.
#[derive(Clone, Debug, LogicBlock)]
pub struct Egress<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// There is a beat of payload in this cycle.
    pub push: Signal<In, Bit>,
    /// The beat.
    pub payload: Signal<In, Lanes<LANES>>,
    /// Bytes in it, 1 to `4 * LANES`.
    pub bytes: Signal<In, Word<7>>,
    /// It is the last of its packet.
    pub last: Signal<In, Bit>,
    /// Once for every packet that has payload, in order: `bad` goes with its last beat.
    pub token: Signal<In, Bit>,
    /// The packet is bad.
    pub bad: Signal<In, Bit>,
    /// A beat is on offer.
    pub tvalid: Signal<Out, Bit>,
    /// It is taken at this rising edge.
    pub tready: Signal<In, Bit>,
    /// The beat; bits 7:0 are its first byte.
    pub tdata: Signal<Out, Lanes<LANES>>,
    /// The bytes that count: all but on a last beat.
    pub tkeep: Signal<Out, Keep<LANES>>,
    /// The last beat of its packet.
    pub tlast: Signal<Out, Bit>,
    /// On the last beat: the packet is bad.
    pub tuser: Signal<Out, Bit>,
    /// Entries in the fuller one of the FIFOs.
    pub level: Signal<Out, Word<6>>,
    order: ToAxi<LANES>,
    data: Fifo<Lanes<LANES>>,
    tails: Fifo<Tail>,
    tokens: Fifo<Bit>,
    tail: Signal<Local, Tail>,
    valid: Signal<Local, Bit>,
    pop: Signal<Local, Bit>,
    all: Constant<Keep<LANES>>,
}

impl<const LANES: usize> Default for Egress<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            push: Default::default(),
            payload: Default::default(),
            bytes: Default::default(),
            last: Default::default(),
            token: Default::default(),
            bad: Default::default(),
            tvalid: Default::default(),
            tready: Default::default(),
            tdata: Default::default(),
            tkeep: Default::default(),
            tlast: Default::default(),
            tuser: Default::default(),
            level: Default::default(),
            order: Default::default(),
            data: Default::default(),
            tails: Default::default(),
            tokens: Default::default(),
            tail: Default::default(),
            valid: Default::default(),
            pop: Default::default(),
            all: Constant::new(Keep::ones()),
        }
    }
}

impl<const LANES: usize> Logic for Egress<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.data.clk.next = self.clk.val();
        self.data.rst.next = self.rst.val();
        self.data.push.next = self.push.val();
        self.data.push_data.next = self.payload.val();
        self.tails.clk.next = self.clk.val();
        self.tails.rst.next = self.rst.val();
        self.tails.push.next = self.push.val();
        self.tails.push_data.next.bytes = self.bytes.val();
        self.tails.push_data.next.last = self.last.val();
        self.tokens.clk.next = self.clk.val();
        self.tokens.rst.next = self.rst.val();
        self.tokens.push.next = self.token.val();
        self.tokens.push_data.next = self.bad.val();

        self.tail.next = self.tails.data.val();
        self.valid.next =
            self.tails.valid.val() & (!self.tail.val().last | self.tokens.valid.val());
        self.pop.next = self.valid.val() & self.tready.val();
        self.data.ready.next = self.pop.val();
        self.tails.ready.next = self.pop.val();
        self.tokens.ready.next = self.pop.val() & self.tail.val().last;

        self.order.data.next = self.data.data.val();
        self.tdata.next = self.order.tdata.val();
        self.tkeep.next = !(self.all.val() << self.tail.val().bytes);
        self.tlast.next = self.tail.val().last;
        self.tuser.next = self.tail.val().last & self.tokens.data.val();
        self.tvalid.next = self.valid.val();

        self.level.next = self.data.level.val();
        if self.tokens.level.val() > self.data.level.val() {
            self.level.next = self.tokens.level.val();
        }
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("egress_{}", 32 * LANES),
            "payload to AXI4-Stream; a last beat waits for the verdict",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{at_every_width, axi_beats, beats, AxiBeat, Clocked, LaneBeat};
    use proptest::prelude::*;
    use std::collections::VecDeque;

    /// A packet of payload, whether it is bad, and how many cycles its token is late.
    type Packet = (Vec<u8>, bool, usize);

    /// Plays packets in, tokens late, and `tready` by `stall`: against a queue of beats and one of tokens.
    fn check<const LANES: usize>(packets: &[Packet], stall: u64) {
        let mut dut = Clocked::new(Egress::<LANES>::default(), |b| &mut b.clk);
        let mut to_push: VecDeque<(LaneBeat<LANES>, usize)> = packets
            .iter()
            .enumerate()
            .flat_map(|(i, p)| beats(&p.0).into_iter().map(move |beat| (beat, i)))
            .collect();
        let mut stored: VecDeque<AxiBeat<LANES>> = VecDeque::new();
        let mut tokens: VecDeque<bool> = VecDeque::new();
        let mut due: VecDeque<(usize, bool)> = VecDeque::new();
        let mut done = 0;
        let mut cycle = 0;
        while done < packets.len() {
            let push = if stored.len() < 16 {
                to_push.pop_front()
            } else {
                None
            };
            let is_due = due.front().is_some_and(|(at, _)| *at <= cycle);
            let token = if is_due { due.pop_front() } else { None };
            let tready = (stall >> (cycle % 64)) & 1 == 0;
            let shown = dut.low(|b| {
                b.push.next = push.is_some();
                if let Some((beat, _)) = push {
                    b.payload.next = beat.data;
                    b.bytes.next = beat.beat.bytes;
                    b.last.next = beat.beat.last;
                }
                b.token.next = token.is_some();
                b.bad.next = token.is_some_and(|(_, bad)| bad);
                b.tready.next = tready;
            });

            let level = stored.len().max(tokens.len());
            assert_eq!(shown.level.val().value(), level as u64);
            let offer = stored
                .front()
                .filter(|beat| !beat.tlast || !tokens.is_empty());
            assert_eq!(shown.tvalid.val(), offer.is_some(), "cycle {cycle}");
            if let Some(&beat) = offer {
                assert_eq!(shown.tkeep.val(), beat.tkeep);
                assert_eq!(shown.tlast.val(), beat.tlast);
                assert_eq!(shown.tuser.val(), beat.tlast && tokens[0]);
                // What `tkeep` does not name is zero here, noise there.
                let gate = |lane: usize| {
                    let keep = beat.tkeep.word(lane);
                    let byte = |b: u32| ((keep >> b) & 1) * (0xff << (8 * b));
                    (0..4).map(byte).sum::<u32>()
                };
                for lane in 0..LANES {
                    let want = beat.tdata.word(lane) & gate(lane);
                    assert_eq!(shown.tdata.val().word(lane), want);
                }
                if tready {
                    stored.pop_front();
                    if beat.tlast {
                        tokens.pop_front();
                        done += 1;
                    }
                }
            }
            dut.high();
            if let Some((beat, packet)) = push {
                let (bytes, bad, late) = &packets[packet];
                stored.push_back(axi_beats(bytes)[beat.beat.before.index() / (4 * LANES)]);
                if beat.beat.last {
                    due.push_back((cycle + 1 + late, *bad));
                }
            }
            tokens.extend(token.map(|(_, bad)| bad));
            cycle += 1;
            assert!(cycle < 10_000, "stuck");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn a_last_beat_waits_for_its_token(
            packets in prop::collection::vec(
                (prop::collection::vec(any::<u8>(), 1..150), any::<bool>(), 0..12usize),
                1..8,
            ),
            stall in any::<u64>().prop_filter("has to end", |s| *s != u64::MAX),
        ) {
            at_every_width!(check(&packets, stall));
        }
    }
}

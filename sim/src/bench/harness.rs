//! Packets in, one [`Received`] per packet out.

use super::monitor::Monitor;
use super::{BenchError, Engine, Inputs, Packet, PayloadBeat};
use ibhdl::header::Descriptor;
use ibhdl::rx::Status;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::VecDeque;

/// How often each side pauses: the probability per cycle, 0 to 1, and the seed of the draw.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stalls {
    /// The input has no beat.
    pub input: f64,
    pub desc: f64,
    pub payload: f64,
    pub status: f64,
    pub seed: u64,
}

impl Stalls {
    /// The same probability on all sides.
    pub fn all(probability: f64, seed: u64) -> Self {
        Self {
            input: probability,
            desc: probability,
            payload: probability,
            status: probability,
            seed,
        }
    }
}

/// Everything that the ports gave for one packet, and in which cycle it moved.
#[derive(Clone, Debug, PartialEq)]
pub struct Received {
    pub descriptor: Descriptor,
    pub payload: Vec<u8>,
    /// `tuser` of the last payload beat; false without payload.
    pub payload_bad: bool,
    pub status: Status,
    pub first_beat_cycle: u64,
    pub last_beat_cycle: u64,
    pub descriptor_cycle: u64,
    pub status_cycle: u64,
}

/// A packet on its way.
#[derive(Debug, Default)]
struct Pending {
    first_beat: u64,
    last_beat: u64,
    descriptor: Option<(u64, Descriptor)>,
    status: Option<(u64, Status)>,
}

/// The packets and stalls around an engine.
pub struct Bench<E: ?Sized> {
    cycle: u64,
    idle: u64,
    stalls: Stalls,
    random: Pcg64Mcg,
    sending: Option<(Packet, usize)>,
    inputs: Inputs,
    desc: Monitor<Descriptor>,
    payload: Monitor<PayloadBeat>,
    status: Monitor<Status>,
    pending: VecDeque<Pending>,
    described: usize,
    judged: usize,
    /// Payload of finished packets, and of the one that is coming in.
    payloads: VecDeque<(Vec<u8>, bool)>,
    partial: Vec<u8>,
    engine: Box<E>,
}

/// More idle cycles than any stage or FIFO takes, times the longest run of stalls that is at all likely.
const PATIENCE: u64 = 10_000;

impl<E: Engine + ?Sized> Bench<E> {
    /// Resets the engine: the first packet can go in at cycle 0 of the bench.
    pub fn new(mut engine: Box<E>, stalls: Stalls) -> Result<Self, BenchError> {
        let reset = Inputs {
            rst: true,
            ..Inputs::default()
        };
        // One cycle of reset is enough; in the next one the input becomes ready.
        for inputs in [reset, Inputs::default()] {
            engine
                .cycle(&inputs)
                .map_err(|source| BenchError::Engine { cycle: 0, source })?;
        }
        Ok(Self {
            cycle: 0,
            idle: 0,
            stalls,
            random: Pcg64Mcg::seed_from_u64(stalls.seed),
            sending: None,
            inputs: Inputs::default(),
            desc: Monitor::new("descriptor"),
            payload: Monitor::new("payload"),
            status: Monitor::new("status"),
            pending: VecDeque::new(),
            described: 0,
            judged: 0,
            payloads: VecDeque::new(),
            partial: Vec::new(),
            engine,
        })
    }

    /// Cycles since the reset.
    pub fn cycles(&self) -> u64 {
        self.cycle
    }

    /// Nothing is left inside or half sent.
    pub fn is_empty(&self) -> bool {
        self.sending.is_none() && self.pending.is_empty()
    }

    /// Stalls otherwise from the next cycle on; the draw goes on where it was.
    pub fn set_stalls(&mut self, stalls: Stalls) {
        self.stalls = stalls;
    }

    /// Gives the engine back as it stands, with whatever is inside.
    pub fn into_engine(self) -> Box<E> {
        self.engine
    }

    /// One clock cycle. `next` gives the next packet when one is wanted; finished packets come back in order.
    pub fn cycle(
        &mut self,
        next: &mut dyn FnMut() -> Option<Packet>,
    ) -> Result<Vec<Received>, BenchError> {
        let cycle = self.cycle;
        self.offer(next);
        self.inputs.desc_tready = !self.stalled(self.stalls.desc);
        self.inputs.payload_tready = !self.stalled(self.stalls.payload);
        self.inputs.status_tready = !self.stalled(self.stalls.status);
        let outputs = self
            .engine
            .cycle(&self.inputs)
            .map_err(|source| BenchError::Engine { cycle, source })?;
        let mut moved = false;
        if self.inputs.tvalid && outputs.tready {
            self.sent();
            moved = true;
        }
        let taken = self
            .desc
            .cycle(cycle, outputs.desc, self.inputs.desc_tready)?;
        if let Some(descriptor) = taken {
            let pending = self.pending.get_mut(self.described);
            let pending = pending.ok_or(BenchError::Unexpected {
                cycle,
                port: "descriptor",
            })?;
            pending.descriptor = Some((cycle, descriptor));
            self.described += 1;
            moved = true;
        }
        let taken = self
            .payload
            .cycle(cycle, outputs.payload, self.inputs.payload_tready)?;
        if let Some(beat) = taken {
            self.take_payload(&beat)?;
            moved = true;
        }
        let taken = self
            .status
            .cycle(cycle, outputs.status, self.inputs.status_tready)?;
        if let Some(status) = taken {
            let pending = self.pending.get_mut(self.judged);
            let pending = pending.ok_or(BenchError::Unexpected {
                cycle,
                port: "status",
            })?;
            pending.status = Some((cycle, status));
            self.judged += 1;
            moved = true;
        }
        self.cycle += 1;
        self.idle = if moved || self.is_empty() {
            0
        } else {
            self.idle + 1
        };
        if self.idle > PATIENCE {
            return Err(BenchError::Stuck {
                cycle,
                waiting: self.pending.len(),
            });
        }
        self.finished()
    }

    /// Sends all packets and waits for all of them to come out.
    pub fn run(
        &mut self,
        packets: impl IntoIterator<Item = Packet>,
    ) -> Result<Vec<Received>, BenchError> {
        let mut packets = packets.into_iter().peekable();
        let mut received = Vec::new();
        while packets.peek().is_some() || !self.is_empty() {
            received.extend(self.cycle(&mut || packets.next())?);
        }
        if !self.payloads.is_empty() || !self.partial.is_empty() {
            return Err(BenchError::Unexpected {
                cycle: self.cycle,
                port: "payload",
            });
        }
        Ok(received)
    }

    /// Puts the next beat on the input, unless one is waiting there: an offer stays until it has moved.
    fn offer(&mut self, next: &mut dyn FnMut() -> Option<Packet>) {
        if self.inputs.tvalid || self.stalled(self.stalls.input) {
            return;
        }
        if self.sending.is_none() {
            self.sending = next().map(|packet| (packet, 0));
        }
        if let Some((packet, index)) = &self.sending {
            packet.put(*index, 4 * self.engine.lanes(), &mut self.inputs);
        }
    }

    /// The beat on the input has moved.
    fn sent(&mut self) {
        self.inputs.tvalid = false;
        let Some((_, index)) = &mut self.sending else {
            return;
        };
        if *index == 0 {
            self.pending.push_back(Pending {
                first_beat: self.cycle,
                ..Pending::default()
            });
        }
        *index += 1;
        if let Some(pending) = self.pending.back_mut() {
            pending.last_beat = self.cycle;
        }
        if self.inputs.tlast {
            self.sending = None;
        }
    }

    fn take_payload(&mut self, beat: &PayloadBeat) -> Result<(), BenchError> {
        let full = 4 * self.engine.lanes();
        let bytes = beat.tkeep.count_ones() as usize;
        let wrong = |what: String| BenchError::Payload {
            cycle: self.cycle,
            what,
        };
        if beat.tkeep.trailing_ones() as usize != bytes || bytes == 0 || bytes > full {
            return Err(wrong(format!("tkeep is {:#x}", beat.tkeep)));
        }
        if !beat.tlast && (bytes != full || beat.tuser) {
            return Err(wrong(
                "a beat that is not the last is short or marked bad".into(),
            ));
        }
        self.partial.extend(&beat.tdata[..bytes]);
        if beat.tlast {
            self.payloads
                .push_back((std::mem::take(&mut self.partial), beat.tuser));
        }
        Ok(())
    }

    /// The packets at the front of which everything is there.
    fn finished(&mut self) -> Result<Vec<Received>, BenchError> {
        let mut finished = Vec::new();
        while let Some(Pending {
            descriptor: Some((descriptor_cycle, descriptor)),
            status: Some((status_cycle, status)),
            first_beat,
            last_beat,
        }) = self.pending.front()
        {
            let (payload, payload_bad) = match status.payload_bytes.value() {
                0 => Default::default(),
                bytes => match self.payloads.pop_front() {
                    Some((payload, bad)) if payload.len() as u64 == bytes => (payload, bad),
                    Some((payload, _)) => {
                        let got = payload.len();
                        return Err(BenchError::Payload {
                            cycle: self.cycle,
                            what: format!("the status says {bytes} bytes, the stream gave {got}"),
                        });
                    }
                    None => break,
                },
            };
            finished.push(Received {
                descriptor: *descriptor,
                payload,
                payload_bad,
                status: *status,
                first_beat_cycle: *first_beat,
                last_beat_cycle: *last_beat,
                descriptor_cycle: *descriptor_cycle,
                status_cycle: *status_cycle,
            });
            self.pending.pop_front();
            self.described -= 1;
            self.judged -= 1;
        }
        Ok(finished)
    }

    fn stalled(&mut self, probability: f64) -> bool {
        // 32 random bits as a fraction of one.
        probability > 0.0 && f64::from(self.random.next_u32()) < probability * 4_294_967_296.0
    }
}

//! The sender's memory: announces packets, keeps them, and gives them when they are fetched.

use std::collections::VecDeque;

use super::packet::{self, SMP_PKT_LEN};
use super::{Announcement, LinkBeat, LinkConfig, LinkInputs, LinkOutputs};
use crate::model::link::{PacketSizes, VL15};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Packets of a VL that are announced and not fetched, while every VL is kept full: enough that the next is there before it is looked for.
const AHEAD: usize = 8;

/// Whether something of that probability happens.
pub(super) fn happens(random: &mut Pcg64Mcg, probability: f64) -> bool {
    // 32 random bits as a fraction of one.
    probability > 0.0 && f64::from(random.next_u32()) < probability * 4_294_967_296.0
}

/// A packet in memory, and when it came.
#[derive(Clone, Copy, Debug)]
struct Stored {
    pkt_len: u16,
    since: u64,
}

/// A packet that has been fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fetched {
    pub vl: u8,
    pub sequence: u64,
    /// Cycle in which it came.
    pub since: u64,
}

pub(super) struct Host {
    vls: u8,
    beat: usize,
    sizes: PacketSizes,
    /// Probability that a packet comes, per VL and cycle; none: every VL is kept full.
    arrival: Option<f64>,
    smp_every: u64,
    stall: f64,
    random: Pcg64Mcg,
    /// By VL: not announced, announced and not fetched, and how many have been fetched.
    unannounced: [VecDeque<Stored>; 16],
    announced: [VecDeque<Stored>; 16],
    fetched: [u64; 16],
    offer: Option<u8>,
    turn: u8,
    sl_ready: u16,
    vl15_ready: bool,
    /// Packets to be sent, and the beat of the first that is next.
    sending: VecDeque<Vec<u8>>,
    at: usize,
    offered: Option<LinkBeat>,
}

impl Host {
    pub fn new(config: &LinkConfig) -> Self {
        let PacketSizes { min, max } = config.sizes;
        let beats: u64 = (min..=max).map(|n| packet::beats(n, config.lanes)).sum();
        let mean_beats = beats as f64 / f64::from(max - min + 1);
        Self {
            vls: config.vls as u8,
            beat: 4 * config.lanes,
            sizes: config.sizes,
            arrival: (config.load < 1.0).then(|| config.load / config.vls as f64 / mean_beats),
            smp_every: config.smp_every,
            stall: config.stall,
            random: Pcg64Mcg::seed_from_u64(config.seed ^ 0x6f68),
            unannounced: Default::default(),
            announced: Default::default(),
            fetched: [0; 16],
            offer: None,
            turn: 0,
            sl_ready: 0,
            vl15_ready: false,
            sending: VecDeque::new(),
            at: 0,
            offered: None,
        }
    }

    /// Packets come, one is announced, and a beat is given; `open`: packets may come.
    pub fn put(&mut self, cycle: u64, open: bool, inputs: &mut LinkInputs) {
        if open {
            self.arrivals(cycle);
            self.choose_offer();
        }
        let offer = self
            .offer
            .and_then(|vl| Some((vl, self.unannounced[usize::from(vl)].front()?)));
        inputs.packet = offer.map(|(vl, stored)| Announcement {
            sl: if vl == VL15 { 0 } else { vl },
            pkt_len: stored.pkt_len,
            vl15: vl == VL15,
        });
        inputs.fetch_tready = !happens(&mut self.random, self.stall);
        if self.offered.is_none() && !happens(&mut self.random, self.stall) {
            self.offered = self
                .sending
                .front()
                .map(|bytes| beat_of(bytes, self.at, self.beat));
        }
        inputs.s_axis = self.offered;
    }

    /// What the scheduler made of it; gives the packet that was fetched.
    pub fn take(&mut self, inputs: &LinkInputs, outputs: &LinkOutputs) -> Option<Fetched> {
        if inputs.packet.is_some() && outputs.packet_tready {
            if let Some(vl) = self.offer.take() {
                let stored = self.unannounced[usize::from(vl)].pop_front();
                self.announced[usize::from(vl)].extend(stored);
            }
        }
        self.sl_ready = outputs.sl_ready;
        self.vl15_ready = outputs.vl15_ready;
        if let Some(beat) = self.offered.filter(|_| outputs.s_axis_tready) {
            self.offered = None;
            self.at += 1;
            if beat.tlast {
                self.sending.pop_front();
                self.at = 0;
            }
        }
        let (vl, pkt_len) = outputs.fetch.filter(|_| inputs.fetch_tready)?;
        // What is fetched without having been announced is the checker's business.
        let stored = self.announced[usize::from(vl)].pop_front()?;
        let sequence = self.fetched[usize::from(vl)];
        self.fetched[usize::from(vl)] += 1;
        self.sending
            .push_back(packet::packet(vl, sequence, pkt_len));
        Some(Fetched {
            vl,
            sequence,
            since: stored.since,
        })
    }

    fn arrivals(&mut self, cycle: u64) {
        for vl in 0..self.vls {
            let wanted = match self.arrival {
                Some(probability) => happens(&mut self.random, probability),
                None => {
                    let vl = usize::from(vl);
                    self.unannounced[vl].is_empty() && self.announced[vl].len() < AHEAD
                }
            };
            if wanted {
                let range = u32::from(self.sizes.max - self.sizes.min) + 1;
                let pkt_len = self.sizes.min + (self.random.next_u32() % range) as u16;
                self.unannounced[usize::from(vl)].push_back(Stored {
                    pkt_len,
                    since: cycle,
                });
            }
        }
        if self.smp_every > 0 && cycle.is_multiple_of(self.smp_every) {
            self.unannounced[usize::from(VL15)].push_back(Stored {
                pkt_len: SMP_PKT_LEN,
                since: cycle,
            });
        }
    }

    /// The VL whose packet is announced next, unless one is waiting to be taken: the VLs in turn.
    fn choose_offer(&mut self) {
        if self.offer.is_some() {
            return;
        }
        let is_open = |vl: u8| match vl {
            VL15 => self.vl15_ready,
            vl => self.sl_ready >> vl & 1 == 1,
        };
        let turns = (0..16).map(|step| (self.turn + step) % 16);
        let mut wanting =
            turns.filter(|&vl| !self.unannounced[usize::from(vl)].is_empty() && is_open(vl));
        if let Some(vl) = wanting.next() {
            self.offer = Some(vl);
            self.turn = (vl + 1) % 16;
        }
    }
}

/// Beat `index` of a packet, in beats of `beat` bytes.
fn beat_of(bytes: &[u8], index: usize, beat: usize) -> LinkBeat {
    let from = (index * beat).min(bytes.len());
    let part = &bytes[from..bytes.len().min(from + beat)];
    let mut tdata = [0; 64];
    tdata[..part.len()].copy_from_slice(part);
    LinkBeat {
        tdata,
        tkeep: match part.len() {
            0 => 0,
            n => u64::MAX >> (64 - n),
        },
        tlast: from + beat >= bytes.len(),
    }
}

//! One direction of the link.

use std::collections::VecDeque;

use super::Frame;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Delivers packets some cycles later, except those that it loses, and flips a bit of some.
pub struct Channel {
    delay: u64,
    loss: f64,
    corrupt: f64,
    random: Pcg64Mcg,
    flying: VecDeque<(u64, Frame)>,
    /// Data packets, then flow-control packets.
    lost: [u64; 2],
    damaged: [u64; 2],
}

impl Channel {
    /// `delay`: cycles, at least 1. `loss` and `corrupt`: probabilities.
    pub fn new(delay: u64, loss: f64, corrupt: f64, seed: u64) -> Self {
        Self {
            delay: delay.max(1),
            loss,
            corrupt,
            random: Pcg64Mcg::seed_from_u64(seed),
            flying: VecDeque::new(),
            lost: [0; 2],
            damaged: [0; 2],
        }
    }

    /// Other probabilities from here on.
    pub fn set_faults(&mut self, loss: f64, corrupt: f64) {
        self.loss = loss;
        self.corrupt = corrupt;
    }

    /// A packet has left in this cycle.
    pub fn send(&mut self, cycle: u64, mut frame: Frame) {
        let kind = usize::from(frame.fcp);
        if self.happens(self.loss) {
            self.lost[kind] += 1;
            return;
        }
        if self.happens(self.corrupt) {
            self.damaged[kind] += 1;
            let bit = self.random.next_u64() as usize % (8 * frame.bytes.len());
            frame.bytes[bit / 8] ^= 1 << (bit % 8);
        }
        self.flying.push_back((cycle + self.delay, frame));
    }

    /// The packet that arrives in this cycle. At most one does: no two have left in the same.
    pub fn arrival(&mut self, cycle: u64) -> Option<Frame> {
        let due = self.flying.front().is_some_and(|(at, _)| *at <= cycle);
        due.then(|| self.flying.pop_front())
            .flatten()
            .map(|(_, frame)| frame)
    }

    /// Nothing is on its way.
    pub fn is_empty(&self) -> bool {
        self.flying.is_empty()
    }

    /// Data packets lost.
    pub fn lost_packets(&self) -> u64 {
        self.lost[0]
    }

    /// Flow-control packets lost.
    pub fn lost_fcps(&self) -> u64 {
        self.lost[1]
    }

    /// Data packets damaged.
    pub fn damaged_packets(&self) -> u64 {
        self.damaged[0]
    }

    /// Flow-control packets damaged.
    pub fn damaged_fcps(&self) -> u64 {
        self.damaged[1]
    }

    fn happens(&mut self, probability: f64) -> bool {
        super::host::happens(&mut self.random, probability)
    }
}

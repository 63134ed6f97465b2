//! What an end makes of the packets that arrive: checks, the receive buffer, and how fast that is emptied.

use std::collections::VecDeque;

use super::host::Fetched;
use super::packet;
use super::{Frame, LinkConfig, LinkInputs};
use crate::model::link::{decode_fcp, Fcp, FcpErrorSet, OperationalVls, VL15};
use crate::model::{self, ErrorSet, Mtu, StatusBit};

/// The checks of FACTS 7.1 in front of the buffer.
const CHECKS: [StatusBit; 7] = [
    StatusBit::Truncated,
    StatusBit::Length,
    StatusBit::PktLenMin,
    StatusBit::PktLenMax,
    StatusBit::Lver,
    StatusBit::Vcrc,
    StatusBit::LinkError,
];

/// A packet that has come to the buffer.
#[derive(Clone, Debug)]
struct Arrived {
    vl: u8,
    pkt_len: u16,
    bytes: Vec<u8>,
}

pub(super) struct Receiver {
    operational: OperationalVls,
    /// Bytes that leave the buffer in a cycle.
    rate: f64,
    allowance: f64,
    buffer: VecDeque<(u8, u16)>,
    at_the_door: Option<Arrived>,
    /// By VL, fetched by the sender and not arrived here.
    flying: [VecDeque<Fetched>; 16],
    pub delivered: u64,
    /// By data VL, cycles from the announcement to the arrival.
    pub latencies: Vec<Vec<u32>>,
    pub out_of_order: u64,
    pub overruns: u64,
    pub vl15_dropped: u64,
    /// Good packets whose content is not what was sent.
    pub foreign: u64,
}

impl Receiver {
    pub fn new(config: &LinkConfig) -> Self {
        Self {
            operational: config.operational(),
            rate: config.drain * 4.0 * config.lanes as f64,
            allowance: 0.0,
            buffer: VecDeque::new(),
            at_the_door: None,
            flying: Default::default(),
            delivered: 0,
            latencies: vec![Vec::new(); 16],
            out_of_order: 0,
            overruns: 0,
            vl15_dropped: 0,
            foreign: 0,
        }
    }

    /// The sender has fetched a packet.
    pub fn expect(&mut self, fetched: Fetched) {
        self.flying[usize::from(fetched.vl)].push_back(fetched);
    }

    /// What a link packet says.
    pub fn decode_fcp(&self, frame: &Frame) -> (Fcp, FcpErrorSet) {
        decode_fcp(&frame.bytes, frame.bad, self.operational, true)
    }

    /// What arrives, judged, and what leaves the buffer.
    pub fn put(&mut self, frame: Option<Frame>, inputs: &mut LinkInputs) {
        match frame {
            Some(frame) if frame.fcp => {
                let (fcp, errors) = self.decode_fcp(&frame);
                match errors.is_empty() {
                    true => inputs.rx_fcp = Some(fcp),
                    false => inputs.rx_fcp_error = true,
                }
            }
            Some(frame) => match judged(frame) {
                Some(arrived) => {
                    inputs.rx_packet = Some((arrived.vl, arrived.pkt_len));
                    self.at_the_door = Some(arrived);
                }
                None => inputs.rx_error = true,
            },
            None => {}
        }
        // What is not used of a cycle is not kept for times when there is nothing.
        self.allowance = match self.buffer.front() {
            Some(_) => self.allowance + self.rate,
            None => 0.0,
        };
        if let Some(&(vl, pkt_len)) = self.buffer.front() {
            let bytes = f64::from(4 * pkt_len + 2);
            if self.allowance >= bytes {
                self.allowance -= bytes;
                self.buffer.pop_front();
                inputs.rx_free = Some((vl, pkt_len));
            }
        }
    }

    /// Whether the buffer took the packet that was at its door.
    pub fn take(&mut self, cycle: u64, accepted: bool) {
        let Some(arrived) = self.at_the_door.take() else {
            return;
        };
        if !accepted {
            self.overruns += u64::from(self.operational.contains(arrived.vl));
            self.vl15_dropped += u64::from(arrived.vl == VL15);
            return;
        }
        self.buffer.push_back((arrived.vl, arrived.pkt_len));
        self.delivered += 1;
        let vl = usize::from(arrived.vl);
        let sequence = packet::sequence(&arrived.bytes, arrived.vl);
        let known = sequence.and_then(|sequence| {
            let same = |fetched: &Fetched| fetched.sequence == sequence;
            self.flying[vl].iter().position(same)
        });
        let Some(at) = known else {
            // It has been here, or was overtaken: everything in front of the last one that came is forgotten.
            self.out_of_order += 1;
            return;
        };
        let Some(fetched) = self.flying[vl].drain(..=at).next_back() else {
            return;
        };
        let sent = packet::packet(arrived.vl, fetched.sequence, arrived.pkt_len);
        self.foreign += u64::from(sent != arrived.bytes);
        self.latencies[vl].push(u32::try_from(cycle - fetched.since).unwrap_or(u32::MAX));
    }
}

/// VL and PktLen of a good packet.
fn judged(frame: Frame) -> Option<Arrived> {
    let config = model::Config {
        mtu: Mtu::B4096,
        mpe: true,
    };
    let decoded = model::decode(&frame.bytes, frame.bad, &config);
    let fails = |errors: ErrorSet| CHECKS.iter().any(|&check| errors.contains(check));
    let lrh = decoded.lrh.filter(|_| !fails(decoded.errors))?;
    Some(Arrived {
        vl: lrh.vl,
        pkt_len: lrh.pkt_len,
        bytes: frame.bytes,
    })
}

//! The golden model beside one end: it sees what the ports carry, and nothing else.

use std::collections::VecDeque;

use super::counters::{counts_cycles, CREDIT_WAIT};
use super::flow::Flow;
use super::{Frame, LinkError, LinkInputs, LinkOutputs, LinkSetup};
use crate::model::link::{
    blocks, decode_fcp, Arbiter, Arrival, CreditReceiver, CreditSender, Grant, OperationalVls,
    Readings, SlToVl, Snapshot, Tables, Vl15Buffer, DATA_VLS, VL15,
};

/// Cycles from a snapshot to its grant.
const DECISION: usize = 5;
/// States that are kept. What has been eligible in all of them should be on its way.
const HISTORY: usize = 12;
/// Cycles until something is granted that has been waiting at an idle port.
const PATIENCE: u64 = 20;
/// How far counters of cycles may be off: the hardware counts some cycles later.
const CYCLE_SLACK: u64 = 4;

/// What the model holds in one cycle.
#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// PktLen of the first packet of each VL, and whether it has credit.
    waiting: [Option<u16>; DATA_VLS],
    credit: [bool; DATA_VLS],
    vl15: Option<u16>,
    fctbs: [u16; DATA_VLS],
    fccl: [u16; DATA_VLS],
    /// Something of that could be sent.
    eligible: bool,
}

/// A packet that was granted and has not left.
#[derive(Clone, Copy, Debug)]
enum Expected {
    Data {
        vl: u8,
        pkt_len: u16,
    },
    Fcp {
        granted: u64,
        fctbs: [u16; DATA_VLS],
        fccl: [u16; DATA_VLS],
    },
}

/// Compares an end with the golden model, cycle by cycle.
pub struct Checker {
    end: &'static str,
    lanes: usize,
    operational: OperationalVls,
    setup: LinkSetup,
    arbiter: Arbiter,
    /// VLs that have an entry with a weight.
    in_tables: u16,
    sl_to_vl: SlToVl,
    queues: [VecDeque<u16>; 16],
    senders: [CreditSender; DATA_VLS],
    receivers: [CreditReceiver; DATA_VLS],
    vl15: Vl15Buffer,
    history: VecDeque<State>,
    expected: VecDeque<Expected>,
    flow: Flow,
    last_inputs: LinkInputs,
    waited: u64,
    counts: [u64; 32],
    decisions: u64,
    credit_violations: u64,
    idle_beats: u64,
}

impl Checker {
    /// For an end as it is after reset.
    pub fn new(end: &'static str, lanes: usize, setup: &LinkSetup) -> Self {
        let operational = OperationalVls::new(setup.operational_vls, DATA_VLS);
        let readings = Readings {
            weight_inclusive: setup.weight_inclusive,
            budget_after_low: setup.budget_after_low,
            blocks_without_vcrc: setup.blocks_without_vcrc,
        };
        Self {
            end,
            lanes,
            operational,
            setup: *setup,
            arbiter: Arbiter::new(
                Tables::default(),
                setup.limit,
                readings,
                operational,
                DATA_VLS,
            ),
            in_tables: 0,
            sl_to_vl: SlToVl::default(),
            queues: Default::default(),
            senders: [CreditSender::default(); DATA_VLS],
            receivers: [CreditReceiver::new(setup.buffer_blocks); DATA_VLS],
            vl15: Vl15Buffer::new(setup.vl15_blocks),
            history: VecDeque::from([State::default(); HISTORY]),
            expected: VecDeque::new(),
            flow: Flow::new(0, setup, operational, lanes),
            last_inputs: LinkInputs::default(),
            waited: 0,
            counts: [0; 32],
            decisions: 0,
            credit_violations: 0,
            idle_beats: 0,
        }
    }

    /// The tables as they have been written.
    pub fn tables(&self) -> &Tables {
        &self.arbiter.tables
    }

    /// Everything granted has left.
    pub fn is_idle(&self) -> bool {
        self.expected.is_empty()
    }

    /// Decisions compared so far.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Packets granted without credit for all of them.
    pub fn credit_violations(&self) -> u64 {
        self.credit_violations
    }

    /// Cycles in which the link took no beat although something had been waiting long enough.
    pub fn idle_beats(&self) -> u64 {
        self.idle_beats
    }

    /// Blocks that may be sent on a VL.
    pub fn available(&self, vl: usize) -> u16 {
        self.senders[vl].available()
    }

    /// How a VL stands as a receiver.
    pub fn receiver(&self, vl: usize) -> &CreditReceiver {
        &self.receivers[vl]
    }

    /// Blocks sent on a VL, modulo 4096.
    pub fn fctbs(&self, vl: usize) -> u16 {
        self.senders[vl].fctbs()
    }

    /// One cycle of the ports, and the packet that left in it.
    pub fn cycle(
        &mut self,
        cycle: u64,
        inputs: &LinkInputs,
        outputs: &LinkOutputs,
        frame: Option<&Frame>,
    ) -> Result<(), LinkError> {
        if let Some(grant) = &outputs.grant {
            self.grant(cycle, grant)?;
        }
        self.write_tables();
        self.remember(inputs, outputs);
        self.flow
            .cycle(cycle, &self.history[HISTORY - 1].fccl.clone());
        self.announcement(cycle, inputs, outputs)?;
        self.arrivals(cycle, inputs, outputs)?;
        if let Some(frame) = frame {
            self.left(cycle, frame)?;
        }
        self.idle(cycle, inputs, outputs)?;
        self.counter(cycle, outputs)?;
        self.last_inputs = *inputs;
        Ok(())
    }

    /// All counters that count events stand where the model has them.
    pub fn counted(&self, cycle: u64, counters: &[u64; 32]) -> Result<(), LinkError> {
        let events = (0..16).filter(|&code| !counts_cycles(code));
        for code in events.map(usize::from) {
            if counters[code] != self.counts[code] {
                return Err(self.differs(
                    cycle,
                    "a counter",
                    (code, counters[code]),
                    self.counts[code],
                ));
            }
        }
        Ok(())
    }

    fn differs(
        &self,
        cycle: u64,
        what: &'static str,
        hardware: impl std::fmt::Debug,
        model: impl std::fmt::Debug,
    ) -> LinkError {
        LinkError::Difference {
            cycle,
            end: self.end,
            what,
            hardware: format!("{hardware:?}"),
            model: format!("{model:?}"),
        }
    }

    /// The state of so many cycles ago. Before this cycle is remembered the last one is 1 cycle old.
    fn ago(&self, cycles: usize) -> &State {
        &self.history[HISTORY - cycles]
    }

    /// A grant that shows in this cycle: made in the last one, so the queue and the credit show it now.
    fn grant(&mut self, cycle: u64, grant: &Grant) -> Result<(), LinkError> {
        self.decisions += 1;
        // `ready` is a register: it is a cycle older than what it is made of.
        let ready_from = self.ago(DECISION + 1);
        let mut snapshot = Snapshot {
            vl15: self.ago(DECISION).vl15,
            fcp: grant.fcp,
            ..Snapshot::default()
        };
        for vl in 0..DATA_VLS {
            snapshot.ready[vl] = ready_from.waiting[vl].filter(|_| ready_from.credit[vl]);
        }
        let decided = self.arbiter.decide(&snapshot);
        if decided.as_ref() != Some(grant) {
            return Err(self.differs(cycle, "decision", grant, decided));
        }
        if grant.fcp {
            self.counts[9] += 1;
            self.flow.granted(cycle);
            self.expected.push_back(Expected::Fcp {
                granted: cycle,
                fctbs: self.ago(1).fctbs,
                // The hardware works on the FCCL of the VL that it looked at in the cycle before.
                fccl: self.ago(2).fccl,
            });
            return Ok(());
        }
        if grant.vl != VL15 && self.flow.was_overdue(cycle - DECISION as u64) {
            return Err(self.differs(cycle, "decision", grant, "flow control is due"));
        }
        self.counts[0] += u64::from(grant.pkt_len);
        self.counts[1] += 1;
        let first = self.queues[usize::from(grant.vl)].pop_front();
        if first != Some(grant.pkt_len) {
            return Err(self.differs(cycle, "PktLen", grant, first));
        }
        if let Some(sender) = self.senders.get_mut(usize::from(grant.vl)) {
            let blocks = blocks(grant.pkt_len, self.setup.blocks_without_vcrc);
            self.credit_violations += u64::from(!sender.may_send(blocks));
            sender.sent(blocks);
        }
        self.expected.push_back(Expected::Data {
            vl: grant.vl,
            pkt_len: grant.pkt_len,
        });
        Ok(())
    }

    /// A write of the last cycle: what was granted in it was decided before.
    fn write_tables(&mut self) {
        let Some(write) = self.last_inputs.arb_write else {
            return;
        };
        let tables = &mut self.arbiter.tables;
        let list = match write.high {
            true => &mut tables.high,
            false => &mut tables.low,
        };
        list[usize::from(write.index)] = write.entry;
        let entries = tables.high.iter().chain(&tables.low);
        let weighted = entries.filter(|entry| entry.weight > 0 && entry.vl != VL15);
        self.in_tables = weighted.fold(0, |all, entry| all | 1 << entry.vl);
    }

    /// Keeps the state of this cycle, and counts what is counted by cycles.
    fn remember(&mut self, inputs: &LinkInputs, outputs: &LinkOutputs) {
        let mut state = State {
            vl15: self.queues[usize::from(VL15)].front().copied(),
            ..State::default()
        };
        let usable = match self.operational.count() {
            1 => 1,
            _ => self.in_tables,
        };
        for vl in 0..DATA_VLS {
            let sender = &self.senders[vl];
            state.waiting[vl] = self.queues[vl].front().copied();
            state.fctbs[vl] = sender.fctbs();
            state.fccl[vl] = self.receivers[vl].fccl();
            let Some(pkt_len) = state.waiting[vl] else {
                continue;
            };
            state.credit[vl] = sender.may_send(blocks(pkt_len, self.setup.blocks_without_vcrc));
            state.eligible |= state.credit[vl] && usable >> vl & 1 == 1;
            self.counts[usize::from(CREDIT_WAIT) + vl] += u64::from(!state.credit[vl]);
        }
        state.eligible |= state.vl15.is_some();
        let waits = state.vl15.is_some() || state.waiting.iter().any(Option::is_some);
        let moves = outputs.m_axis.is_some() && inputs.m_axis_tready;
        self.counts[2] += u64::from(waits && !moves);
        self.history.pop_front();
        self.history.push_back(state);
    }

    fn announcement(
        &mut self,
        cycle: u64,
        inputs: &LinkInputs,
        outputs: &LinkOutputs,
    ) -> Result<(), LinkError> {
        if let Some((sl, vl)) = self.last_inputs.sl2vl_write {
            self.sl_to_vl.set(sl, vl);
        }
        let Some(packet) = inputs.packet else {
            return Ok(());
        };
        let vl = match packet.vl15 {
            true => Some(VL15),
            false => self.sl_to_vl.vl(packet.sl, self.operational),
        };
        let answer = (!outputs.packet_drop).then_some(outputs.packet_vl);
        if answer != vl {
            return Err(self.differs(cycle, "SL to VL", answer, vl));
        }
        let Some(vl) = vl else {
            self.counts[3] += u64::from(outputs.packet_tready);
            return Ok(());
        };
        let queue = &mut self.queues[usize::from(vl)];
        // A queue is closed behind 28, and some cycles later the port knows.
        let has_to_take = queue.len() <= 26;
        let may_take = queue.len() < 32;
        if outputs.packet_tready {
            queue.push_back(packet.pkt_len);
        }
        match outputs.packet_tready {
            true if !may_take => Err(self.differs(cycle, "a full queue", "takes", "closed")),
            false if has_to_take => Err(self.differs(cycle, "a queue", "closed", "takes")),
            _ => Ok(()),
        }
    }

    fn arrivals(
        &mut self,
        cycle: u64,
        inputs: &LinkInputs,
        outputs: &LinkOutputs,
    ) -> Result<(), LinkError> {
        let blocks = |pkt_len| blocks(pkt_len, self.setup.blocks_without_vcrc);
        if let Some((vl, pkt_len)) = inputs.rx_packet {
            let size = blocks(pkt_len);
            let arrival = match vl {
                VL15 => Some(self.vl15.packet(size)),
                vl if self.operational.contains(vl) => {
                    Some(self.receivers[usize::from(vl)].packet(size))
                }
                _ => None,
            };
            let accepted = arrival == Some(Arrival::Accepted);
            if outputs.rx_packet_accept != accepted {
                return Err(self.differs(
                    cycle,
                    "rx_packet_accept",
                    outputs.rx_packet_accept,
                    arrival,
                ));
            }
            let counts = &mut self.counts;
            match arrival {
                Some(Arrival::Accepted) => {
                    counts[4] += u64::from(pkt_len);
                    counts[5] += 1;
                }
                Some(Arrival::Overrun) if vl == VL15 => counts[8] += 1,
                Some(Arrival::Overrun) => {
                    counts[6] += 1;
                    counts[7] += 1;
                }
                None => counts[6] += 1,
            }
        }
        if let Some(fcp) = inputs.rx_fcp {
            self.counts[10] += 1;
            if let Some(sender) = self.senders.get_mut(usize::from(fcp.vl)) {
                sender.set_fccl(fcp.fccl);
                self.receivers[usize::from(fcp.vl)].fcp(fcp.fctbs);
            }
        }
        if let Some((vl, pkt_len)) = inputs.rx_free {
            match self.receivers.get_mut(usize::from(vl)) {
                Some(receiver) => receiver.leaves(blocks(pkt_len)),
                None => self.vl15.leaves(blocks(pkt_len)),
            }
        }
        self.counts[6] += u64::from(inputs.rx_error) + u64::from(inputs.rx_fcp_error);
        Ok(())
    }

    /// A packet has left: it is the next of those granted, and whole.
    fn left(&mut self, cycle: u64, frame: &Frame) -> Result<(), LinkError> {
        let expected = self.expected.pop_front();
        let length = frame.bytes.len();
        match expected {
            Some(Expected::Data { vl, pkt_len }) => {
                let whole = (false, vl, 4 * usize::from(pkt_len) + 2, false);
                let seen = (frame.fcp, frame.vl, length, frame.bad);
                match seen == whole {
                    true => Ok(()),
                    false => Err(self.differs(cycle, "packet", seen, whole)),
                }
            }
            Some(Expected::Fcp {
                granted,
                fctbs,
                fccl,
            }) => {
                let (fcp, errors) = decode_fcp(&frame.bytes, frame.bad, self.operational, true);
                if !frame.fcp || !errors.is_empty() {
                    return Err(self.differs(cycle, "flow-control packet", &frame.bytes, errors));
                }
                let vl = usize::from(fcp.vl);
                let modelled = (u8::from(self.setup.link_init), fctbs[vl], fccl[vl]);
                if (fcp.op, fcp.fctbs, fcp.fccl) != modelled {
                    return Err(self.differs(cycle, "flow-control packet", fcp, modelled));
                }
                match self.flow.leaves(cycle, granted, fcp.vl, fcp.fccl) {
                    true => Ok(()),
                    false => Err(self.differs(cycle, "flow-control packet", fcp, "none is due")),
                }
            }
            None => Err(self.differs(cycle, "packet", length, "none was granted")),
        }
    }

    /// Something that could go at an idle port goes soon; and no beat is idle meanwhile.
    fn idle(
        &mut self,
        cycle: u64,
        inputs: &LinkInputs,
        outputs: &LinkOutputs,
    ) -> Result<(), LinkError> {
        let writing = inputs.arb_write.is_some();
        let idle = self.expected.is_empty() && self.ago(1).eligible && !writing;
        self.waited = if idle { self.waited + 1 } else { 0 };
        if self.waited > PATIENCE {
            return Err(LinkError::Stuck {
                cycle,
                end: self.end,
                waited: self.waited,
            });
        }
        let no_beat = inputs.m_axis_tready && outputs.m_axis.is_none();
        let long = no_beat && !writing && self.history.iter().all(|state| state.eligible);
        self.idle_beats += u64::from(long);
        Ok(())
    }

    /// Counters of cycles, each time that one shows.
    fn counter(&mut self, cycle: u64, outputs: &LinkOutputs) -> Result<(), LinkError> {
        let code = self.last_inputs.counter;
        let (hardware, model) = (
            u64::from(outputs.counter_value),
            self.counts[usize::from(code)],
        );
        if counts_cycles(code) && hardware.abs_diff(model) > CYCLE_SLACK {
            return Err(self.differs(cycle, "a counter", (code, hardware), model));
        }
        Ok(())
    }

    /// Dwords per beat.
    pub fn lanes(&self) -> usize {
        self.lanes
    }
}

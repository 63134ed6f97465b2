//! Both ends, both directions, cycle by cycle.

use std::collections::VecDeque;

use super::counters::{counts_cycles, looked_at, COUNTERS, CREDIT_WAIT, ROUND};
use super::decoder::{decoder, FcpDecoder};
use super::frame::Framer;
use super::host::{happens, Host};
use super::receiver::Receiver;
use super::{
    ArbWrite, Channel, Checker, Frame, LinkConfig, LinkEngine, LinkError, LinkInputs, LinkReport,
    LinkSetup, VlReport, Window,
};
use crate::bench::NotSettled;
use crate::model::link::{table_shares, Tables};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Windows of a run.
const WINDOWS: u64 = 100;
/// Cycles in which everything that is granted has left, and everything that has left has arrived, whatever the stalls.
const AFTERMATH: u64 = 200_000;

const A: usize = 0;
const B: usize = 1;

/// One end and what stands around it.
struct End {
    engine: Box<dyn LinkEngine>,
    inputs: LinkInputs,
    checker: Checker,
    framer: Framer,
    receiver: Receiver,
    decoder: Option<Box<dyn FcpDecoder>>,
    host: Option<Host>,
    counters: [u64; 32],
    stalls: Pcg64Mcg,
    /// Tables and SL to VL as they are to be written, one entry per cycle.
    arb_writes: VecDeque<ArbWrite>,
    sl_writes: VecDeque<(u8, u8)>,
}

/// What end A has sent.
#[derive(Default)]
struct Sent {
    packets: [u64; 16],
    bytes: [u64; 16],
    fcps: u64,
}

/// Two ends of a link with a channel between them.
pub struct LinkBench {
    config: LinkConfig,
    setup: LinkSetup,
    ends: [End; 2],
    /// By sender.
    channels: [Channel; 2],
    cycle: u64,
    start: u64,
    sent: Sent,
    window_cycles: u64,
    windows: Vec<Window>,
    /// Sum over the cycles of the window.
    in_use: [u64; 15],
    /// No decisions: what was granted leaves, and that is all.
    closing: bool,
}

impl LinkBench {
    /// Resets both engines and writes the tables of end A: the first packet can be announced in cycle 0.
    pub fn new(config: LinkConfig, engines: [Box<dyn LinkEngine>; 2]) -> Result<Self, LinkError> {
        let setup = config.setup();
        let [a, b] = engines;
        let end = |name, engine: Box<dyn LinkEngine>, host| End {
            inputs: LinkInputs::default(),
            checker: Checker::new(name, engine.lanes(), &setup),
            framer: Framer::new(name, engine.lanes()),
            receiver: Receiver::new(&config),
            decoder: None,
            host,
            counters: [0; 32],
            stalls: Pcg64Mcg::seed_from_u64(config.seed ^ name.len() as u64),
            arb_writes: VecDeque::new(),
            sl_writes: VecDeque::new(),
            engine,
        };
        let mut ends = [end("A", a, Some(Host::new(&config))), end("B", b, None)];
        for list in [true, false] {
            let entries = if list { &config.high } else { &config.low };
            let writes = (0..).zip(entries).map(|(index, &entry)| ArbWrite {
                high: list,
                index,
                entry,
            });
            ends[A].arb_writes.extend(writes);
        }
        ends[A]
            .sl_writes
            .extend((0..config.vls as u8).map(|vl| (vl, vl)));
        let channel = |seed| {
            Channel::new(
                config.delay,
                config.loss,
                config.corrupt,
                config.seed ^ seed,
            )
        };
        let mut bench = Self {
            setup,
            ends,
            channels: [channel(0xab), channel(0xba)],
            cycle: 0,
            start: 0,
            sent: Sent::default(),
            window_cycles: u64::MAX,
            windows: Vec::new(),
            in_use: [0; 15],
            closing: false,
            config,
        };
        bench.reset()?;
        if bench.config.decode {
            for end in &mut bench.ends {
                let decoder = decoder(end.engine.lanes(), setup.operational_vls);
                end.decoder = Some(decoder.map_err(|source| end.not_settled(0, source))?);
            }
        }
        while !bench.ends[A].arb_writes.is_empty() || !bench.ends[A].sl_writes.is_empty() {
            bench.step(false)?;
        }
        bench.start = bench.cycle;
        Ok(bench)
    }

    /// Cycles since the first packet could be announced.
    pub fn cycles(&self) -> u64 {
        self.cycle - self.start
    }

    /// Data packets that have left end A.
    pub fn packets_sent(&self) -> u64 {
        self.sent.packets[..15].iter().sum()
    }

    /// The model beside end A, and beside end B.
    pub fn checkers(&self) -> [&Checker; 2] {
        [&self.ends[A].checker, &self.ends[B].checker]
    }

    /// Has an entry of end A's tables written as soon as those in front of it are.
    pub fn write_table(&mut self, write: ArbWrite) {
        self.ends[A].arb_writes.push_back(write);
    }

    /// Makes the channel another one from here on; what is on its way arrives.
    pub fn set_faults(&mut self, loss: f64, corrupt: f64) {
        for channel in &mut self.channels {
            channel.set_faults(loss, corrupt);
        }
    }

    /// Runs for so many cycles.
    pub fn run(&mut self, cycles: u64) -> Result<(), LinkError> {
        self.window_cycles = cycles.div_ceil(WINDOWS).max(1);
        self.windows.push(self.new_window());
        for _ in 0..cycles {
            self.step(true)?;
            self.observe();
        }
        Ok(())
    }

    /// Runs until end A has sent so many data packets.
    pub fn run_packets(&mut self, packets: u64) -> Result<(), LinkError> {
        while self.packets_sent() < packets {
            self.step(true)?;
        }
        Ok(())
    }

    /// So many cycles in which no new packets come to end A.
    pub fn pause(&mut self, cycles: u64) -> Result<(), LinkError> {
        for _ in 0..cycles {
            self.step(false)?;
        }
        Ok(())
    }

    /// Lets what is granted leave and arrive, and reads the counters.
    pub fn finish(mut self) -> Result<LinkReport, LinkError> {
        let cycles = self.cycles();
        // Counters of cycles belong to the run.
        let run_counters = self.ends.each_ref().map(|end| end.counters);
        self.closing = true;
        let until = self.cycle + AFTERMATH;
        let mut quiet = 0;
        while quiet < 2 * ROUND {
            self.step(false)?;
            let idle = self.ends.iter().all(|end| end.checker.is_idle())
                && self.channels.iter().all(Channel::is_empty);
            quiet = if idle { quiet + 1 } else { 0 };
            if self.cycle > until {
                return Err(LinkError::Stuck {
                    cycle: self.cycle,
                    end: self.ends[A].name(),
                    waited: AFTERMATH,
                });
            }
        }
        for end in &self.ends {
            end.checker.counted(self.cycle, &end.counters)?;
        }
        Ok(self.report(cycles, run_counters))
    }

    fn reset(&mut self) -> Result<(), LinkError> {
        let inputs = LinkInputs {
            rst: true,
            setup: self.setup,
            ..LinkInputs::default()
        };
        for end in &mut self.ends {
            let reset = end.engine.cycle(&inputs);
            reset.map_err(|source| end.not_settled(0, source))?;
        }
        Ok(())
    }

    /// One cycle of both ends; `open`: packets come to end A.
    fn step(&mut self, open: bool) -> Result<(), LinkError> {
        let cycle = self.cycle;
        for (at, end) in self.ends.iter_mut().enumerate() {
            let arrival = self.channels[1 - at].arrival(cycle);
            end.decode(cycle, arrival.as_ref())?;
            end.put(cycle, &self.config, self.setup, open, self.closing, arrival);
        }
        for at in [A, B] {
            let end = &mut self.ends[at];
            let name = end.name();
            let outputs = end.engine.cycle(&end.inputs);
            let outputs = outputs.map_err(|source| end.not_settled(cycle, source))?;
            let frame = end
                .framer
                .cycle(cycle, outputs.m_axis, end.inputs.m_axis_tready)?;
            end.checker
                .cycle(cycle, &end.inputs, &outputs, frame.as_ref())?;
            end.receiver.take(cycle, outputs.rx_packet_accept);
            if end.receiver.foreign > 0 {
                return Err(LinkError::Stream {
                    cycle,
                    end: name,
                    what: "a packet arrived that is not what was sent",
                });
            }
            // What shows belongs to the counter that was chosen in the cycle before.
            if let Some(before) = cycle.checked_sub(1) {
                end.counters[usize::from(looked_at(before))] = outputs.counter_value.into();
            }
            let fetched = match &mut end.host {
                Some(host) => host.take(&end.inputs, &outputs),
                None => None,
            };
            if let Some(fetched) = fetched {
                self.ends[1 - at].receiver.expect(fetched);
            }
            if let Some(frame) = frame {
                if at == A {
                    self.sent.count(&frame, self.windows.last_mut());
                } else {
                    self.sent.fcps += u64::from(frame.fcp);
                }
                self.channels[at].send(cycle, frame);
            }
        }
        self.cycle += 1;
        Ok(())
    }

    /// Adds the cycle to its window.
    fn observe(&mut self) {
        let vls = self.config.vls;
        let [a, b] = &self.ends;
        for vl in 0..vls {
            let receiver = b.checker.receiver(vl);
            let taken_out = receiver.abr() + 4096 - receiver.occupied();
            self.in_use[vl] += u64::from((a.checker.fctbs(vl) + 8192 - taken_out) % 4096);
        }
        let cycles = self.cycles();
        if !cycles.is_multiple_of(self.window_cycles) {
            return;
        }
        if let Some(window) = self.windows.last_mut() {
            let whole = self.window_cycles as f64 * f64::from(self.config.buffer_blocks.max(1));
            window.end = cycles;
            window.in_use = self.in_use[..vls]
                .iter()
                .map(|&sum| sum as f64 / whole)
                .collect();
        }
        self.in_use = [0; 15];
        self.windows.push(self.new_window());
    }

    fn new_window(&self) -> Window {
        Window {
            bytes: vec![0; self.config.vls],
            ..Window::default()
        }
    }

    fn report(self, cycles: u64, run_counters: [[u64; 32]; 2]) -> LinkReport {
        let config = &self.config;
        let tables = Tables::new(&config.high, &config.low);
        let shares = table_shares(
            &tables,
            config.limit,
            config.readings,
            config.operational(),
            config.sizes,
        );
        let [a, b] = &self.ends;
        let all_bytes: u64 = self.sent.bytes[..15].iter().sum();
        let per_vl = (0..config.vls).map(|vl| VlReport {
            vl: vl as u8,
            packets: self.sent.packets[vl],
            bytes: self.sent.bytes[vl],
            share: self.sent.bytes[vl] as f64 / all_bytes.max(1) as f64,
            table_share: shares[vl],
            latency: percentiles(&b.receiver.latencies[vl]),
            credit_stall_cycles: run_counters[A][usize::from(CREDIT_WAIT) + vl],
        });
        let per_vl: Vec<_> = per_vl.collect();
        let count = |code: u8| -> u64 {
            let code = usize::from(code);
            match counts_cycles(code as u8) {
                true => run_counters.iter().map(|counters| counters[code]).sum(),
                false => self.ends.iter().map(|end| end.counters[code]).sum(),
            }
        };
        let ports = COUNTERS
            .iter()
            .map(|&(code, name)| (name.into(), count(code)));
        let waits =
            (0..config.vls as u8).map(|vl| (format!("VLCreditWait{vl}"), count(CREDIT_WAIT + vl)));
        let [forth, back] = &self.channels;
        let sum = |of: fn(&Checker) -> u64| of(&a.checker) + of(&b.checker);
        LinkReport {
            lanes: config.lanes,
            vls: config.vls,
            cycles,
            per_vl,
            counters: ports.chain(waits).collect(),
            packets_sent: self.sent.packets.iter().sum(),
            packets_delivered: b.receiver.delivered,
            packets_lost_on_channel: forth.lost_packets() + forth.damaged_packets(),
            fcps_sent: self.sent.fcps,
            fcps_lost_on_channel: [forth, back]
                .map(|channel| channel.lost_fcps() + channel.damaged_fcps())
                .iter()
                .sum(),
            credit_violations: sum(Checker::credit_violations),
            overruns: a.receiver.overruns + b.receiver.overruns,
            vl15_dropped: b.receiver.vl15_dropped,
            out_of_order: b.receiver.out_of_order,
            decisions: sum(Checker::decisions),
            idle_beats: a.checker.idle_beats(),
            windows: self
                .windows
                .into_iter()
                .filter(|window| window.end > 0)
                .collect(),
        }
    }
}

impl End {
    fn name(&self) -> &'static str {
        match self.host {
            Some(_) => "A",
            None => "B",
        }
    }

    fn not_settled(&self, cycle: u64, source: NotSettled) -> LinkError {
        LinkError::NotSettled {
            cycle,
            end: self.name(),
            source,
        }
    }

    /// Has a link packet that arrives decoded by the hardware: it says what the model says.
    fn decode(&mut self, cycle: u64, arrival: Option<&Frame>) -> Result<(), LinkError> {
        let (Some(decoder), Some(frame)) = (&mut self.decoder, arrival.filter(|frame| frame.fcp))
        else {
            return Ok(());
        };
        let decoded = decoder.decode(&frame.bytes, frame.bad);
        let decoded = decoded.map_err(|source| self.not_settled(cycle, source))?;
        let (fcp, errors) = self.receiver.decode_fcp(frame);
        match decoded == Some((fcp, errors.bits())) {
            true => Ok(()),
            false => Err(LinkError::Difference {
                cycle,
                end: self.name(),
                what: "decoded link packet",
                hardware: format!("{decoded:?}"),
                model: format!("{fcp:?}, {errors:?}"),
            }),
        }
    }

    /// The inputs of this cycle.
    fn put(
        &mut self,
        cycle: u64,
        config: &LinkConfig,
        setup: LinkSetup,
        open: bool,
        closing: bool,
        arrival: Option<Frame>,
    ) {
        let mut inputs = LinkInputs {
            setup,
            counter: looked_at(cycle),
            arb_write: self.arb_writes.pop_front(),
            sl2vl_write: self.sl_writes.pop_front(),
            fetch_tready: true,
            m_axis_tready: !happens(&mut self.stalls, config.stall),
            ..LinkInputs::default()
        };
        if closing {
            // A write ends every decision that is in the making. This one changes nothing.
            inputs.arb_write = Some(ArbWrite {
                high: false,
                index: 63,
                entry: self.checker.tables().low[63],
            });
        }
        self.receiver.put(arrival, &mut inputs);
        if let Some(host) = &mut self.host {
            host.put(cycle, open, &mut inputs);
        }
        self.inputs = inputs;
    }
}

impl Sent {
    fn count(&mut self, frame: &Frame, window: Option<&mut Window>) {
        if frame.fcp {
            self.fcps += 1;
            return;
        }
        let (vl, bytes) = (usize::from(frame.vl), frame.bytes.len() as u64);
        self.packets[vl] += 1;
        self.bytes[vl] += bytes;
        if let Some(of_vl) = window.and_then(|window| window.bytes.get_mut(vl)) {
            *of_vl += bytes;
        }
    }
}

/// Least, median and 99 %.
fn percentiles(latencies: &[u32]) -> Option<[u32; 3]> {
    let mut sorted = latencies.to_vec();
    sorted.sort_unstable();
    let at = |part: usize| sorted.get((sorted.len().checked_sub(1)? * part).div_ceil(100));
    Some([*at(0)?, *at(50)?, *at(99)?])
}

//! One run of packets through the hardware, whatever they are and however they are shown.

use std::time::Instant;

use super::args::EngineKind;
use super::engine;
use super::failure::Failure;
use super::feed::Sent;
use super::play::{aftermath, play};
use super::progress::Progress;
use super::report::Report;
use super::summary::Summary;
use super::waves::Waves;
use crate::bench::{self, Bench, Engine, Stalls};
use crate::model::{self, Mtu};

/// How the hardware is built and driven.
#[derive(Clone, Copy, Debug)]
pub(super) struct Session {
    pub engine: EngineKind,
    pub lanes: usize,
    pub mtu: Mtu,
    /// FLUSH and ATOMIC WRITE are decoded.
    pub mpe: bool,
    pub stalls: Stalls,
}

impl Session {
    /// Sends `packets` and shows what comes out. The summary counts what came out, also when that was not everything.
    pub fn run(
        &self,
        mut bench: Bench<dyn Engine>,
        packets: &mut dyn Iterator<Item = Sent>,
        waves: Option<&Waves>,
        report: &mut dyn Report,
        progress: &Progress,
    ) -> (Summary, Result<(), Failure>) {
        let begun = Instant::now();
        let mut summary = Summary::new(self.lanes);
        let config = model::Config {
            mtu: self.mtu,
            mpe: self.mpe,
        };
        let mut packets = packets.inspect(|sent| {
            if let Some(waves) = waves {
                waves.entering(&sent.origin);
            }
        });
        let result = play(&mut bench, &mut packets, &config, &mut |packet| {
            summary.add(&packet.decoded);
            progress
                .aside(|| report.packet(&packet))
                .map_err(Failure::Output)
        });
        summary.set_cycles(bench.cycles(), begun.elapsed());
        let result = result.and_then(|()| aftermath(&mut bench));
        progress.finish();
        (summary, result)
    }

    /// The hardware behind its reset.
    pub fn bench(&self, waves: Option<&Waves>) -> Result<Bench<dyn Engine>, Failure> {
        let config = bench::Config {
            mtu: self.mtu.code(),
            mpe: self.mpe,
        };
        let engine = engine::engine(self.engine, self.lanes, config, waves.map(Waves::observer))?;
        let bench = Bench::new(engine, self.stalls)?;
        // The reset is over: what is seen from here on is cycle 0.
        if let Some(waves) = waves {
            waves.start();
        }
        Ok(bench)
    }
}

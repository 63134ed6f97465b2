//! One run of packets through the hardware, whatever they are and however they are shown.

use std::time::Instant;

use super::failure::Failure;
use super::feed::Sent;
use super::play::{aftermath, play};
use super::progress::Progress;
use super::report::Report;
use super::summary::Summary;
use super::waves::{Observer, Waves};
use crate::bench::{self, Bench, Engine, Simulated, Stalls};
use crate::model::{self, Mtu};

/// How the hardware is built and driven.
#[derive(Clone, Copy, Debug)]
pub(super) struct Session {
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
        packets: &mut dyn Iterator<Item = Sent>,
        waves: Option<&Waves>,
        report: &mut dyn Report,
        progress: &Progress,
    ) -> (Summary, Result<(), Failure>) {
        let begun = Instant::now();
        let mut summary = Summary::new(self.lanes);
        let mut bench = match self.bench(waves) {
            Ok(bench) => bench,
            Err(failure) => return (summary, Err(failure)),
        };
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

    fn bench(&self, waves: Option<&Waves>) -> Result<Bench<dyn Engine>, Failure> {
        let config = bench::Config {
            mtu: self.mtu.code(),
            mpe: self.mpe,
        };
        let observer = waves.map(Waves::observer);
        let engine = engine(self.lanes, config, observer)
            .ok_or_else(|| Failure::Usage(format!("there is no width of {} lanes", self.lanes)))?;
        let bench = Bench::new(engine, self.stalls)?;
        // The reset is over: what is seen from here on is cycle 0.
        if let Some(waves) = waves {
            waves.start();
        }
        Ok(bench)
    }
}

fn engine(
    lanes: usize,
    config: bench::Config,
    observer: Option<Observer>,
) -> Option<Box<dyn Engine>> {
    let Some(observer) = observer else {
        return bench::engine(lanes, config);
    };
    Some(match lanes {
        1 => Box::new(Simulated::<1>::new(config).observed(observer)),
        2 => Box::new(Simulated::<2>::new(config).observed(observer)),
        4 => Box::new(Simulated::<4>::new(config).observed(observer)),
        8 => Box::new(Simulated::<8>::new(config).observed(observer)),
        16 => Box::new(Simulated::<16>::new(config).observed(observer)),
        _ => return None,
    })
}

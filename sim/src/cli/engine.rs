//! Which engine a run has.

use super::args::EngineKind;
use super::failure::Failure;
use super::waves::Observer;
use crate::bench::{self, Config, Engine, Simulated};

/// An engine of `lanes` dwords. Only the simulation shows itself to the observer.
pub(super) fn engine(
    kind: EngineKind,
    lanes: usize,
    config: Config,
    observer: Option<Observer>,
) -> Result<Box<dyn Engine>, Failure> {
    match kind {
        EngineKind::Simulation => simulated(lanes, config, observer)
            .ok_or_else(|| Failure::Usage(format!("there is no width of {lanes} lanes"))),
        EngineKind::Verilator => verilated(lanes, config),
    }
}

fn simulated(lanes: usize, config: Config, observer: Option<Observer>) -> Option<Box<dyn Engine>> {
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

#[cfg(feature = "verilator")]
fn verilated(lanes: usize, config: Config) -> Result<Box<dyn Engine>, Failure> {
    /// Models of earlier runs.
    const CACHE: &str = "target/ibhdl/verilator";
    /// Of the values that nothing sets: no output depends on them.
    const SEED: u32 = 1;
    let engine = bench::Verilated::new(lanes, config, SEED, CACHE.as_ref())?;
    Ok(Box::new(engine))
}

#[cfg(not(feature = "verilator"))]
fn verilated(_: usize, _: Config) -> Result<Box<dyn Engine>, Failure> {
    Err(Failure::Usage(
        "this ibhdl was built without the engine verilator: build it with --features ibhdl-sim/verilator".into(),
    ))
}

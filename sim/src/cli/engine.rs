//! Which engine a run has.

use super::args::EngineKind;
use super::failure::Failure;
use crate::bench::{self, Config, Engine, Observer};

/// An engine of `lanes` dwords. Only the simulation shows itself to the observer.
pub(super) fn engine(
    kind: EngineKind,
    lanes: usize,
    config: Config,
    observer: Option<Observer>,
) -> Result<Box<dyn Engine>, Failure> {
    match kind {
        EngineKind::Simulation => {
            let observer = observer.unwrap_or_else(|| Box::new(|_, _| ()));
            bench::observed(lanes, config, observer)
                .ok_or_else(|| Failure::Usage(format!("there is no width of {lanes} lanes")))
        }
        EngineKind::Verilator => verilated(lanes, config),
    }
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

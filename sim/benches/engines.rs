//! Speed of the two engines, in one run and alternating, so that a busy machine slows both: `cargo bench -p ibhdl-sim --features
//! verilator`. Prints cycles per second (median) and their ratio for every width.

use ibhdl_sim::bench::{engine, Bench, Config, Engine, Packet, Stalls, Verilated, LANES};
use ibhdl_sim::sample;
use std::error::Error;
use std::path::Path;
use std::time::Instant;

const ROUNDS: usize = 9;
/// Cycles of a round of the simulation; the other engine gets more, to last about as long.
const CYCLES: u64 = 10_000;
const FASTER: u64 = 20;

/// Cycles per second under the sample, again and again, back to back.
fn speed(bench: &mut Bench<dyn Engine>, cycles: u64) -> Result<f64, Box<dyn Error>> {
    let packets: Vec<Packet> = sample::packets()
        .into_iter()
        .map(|packet| Packet::new(packet.bytes))
        .collect();
    let mut packets = packets.iter().cycle().cloned();
    let begun = Instant::now();
    for _ in 0..cycles {
        bench.cycle(&mut || packets.next())?;
    }
    Ok(cycles as f64 / begun.elapsed().as_secs_f64())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() -> Result<(), Box<dyn Error>> {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("target/ibhdl/verilator");
    let config = Config { mtu: 5, mpe: true };
    println!("lanes  simulation  verilator  ratio   (cycles/s, median of {ROUNDS})");
    for lanes in LANES {
        let simulated = engine(lanes, config).ok_or("no such width")?;
        let verilated: Box<dyn Engine> = Box::new(Verilated::new(lanes, config, 1, &cache)?);
        let mut simulated = Bench::new(simulated, Stalls::default())?;
        let mut verilated = Bench::new(verilated, Stalls::default())?;
        let (mut slow, mut fast) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            slow.push(speed(&mut simulated, CYCLES)?);
            fast.push(speed(&mut verilated, FASTER * CYCLES)?);
        }
        let (slow, fast) = (median(slow), median(fast));
        println!("{lanes:5}  {slow:10.0}  {fast:9.0}  {:5.1}", fast / slow);
    }
    Ok(())
}

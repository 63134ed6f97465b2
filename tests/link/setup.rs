//! Two simulated ends, and how much of a test is to be run.

use ibhdl_sim::bench::link::{simulated, LinkBench, LinkConfig, LinkReport, SimulatedLink};
use ibhdl_sim::model::link::Entry;

/// Two link schedulers with 15 VLs.
pub fn bench(config: LinkConfig) -> LinkBench {
    let engine = || simulated(config.lanes, None).expect("tests know which widths there are");
    let engines = [engine(), engine()];
    LinkBench::new(config, engines).unwrap_or_else(|error| panic!("{error}"))
}

/// The same with four VLs in the hardware, at 512 bits: as much faster as it is smaller.
pub fn small_bench(config: LinkConfig) -> LinkBench {
    let engine = || Box::new(SimulatedLink::<16, 4>::new(None));
    LinkBench::new(config, [engine(), engine()]).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs until so many packets have left end A, and finds nothing wrong.
pub fn run_packets(config: LinkConfig, packets: u64) -> LinkReport {
    let mut bench = bench(config);
    let run = bench.run_packets(packets);
    run.unwrap_or_else(|error| panic!("{error}"));
    finish(bench)
}

/// Runs for so many cycles, and finds nothing wrong.
pub fn run_cycles(config: LinkConfig, cycles: u64) -> LinkReport {
    let mut bench = bench(config);
    let run = bench.run(cycles);
    run.unwrap_or_else(|error| panic!("{error}"));
    finish(bench)
}

pub fn finish(bench: LinkBench) -> LinkReport {
    let report = bench.finish().unwrap_or_else(|error| panic!("{error}"));
    is_sound(&report);
    report
}

/// What holds of every run, whatever the faults.
pub fn is_sound(report: &LinkReport) {
    assert_eq!(report.credit_violations, 0, "packets without credit");
    assert_eq!(report.overruns, 0, "overruns");
    assert_eq!(report.out_of_order, 0, "packets out of order");
    assert_eq!(
        report.packets_sent,
        report.packets_delivered + report.packets_lost_on_channel + report.vl15_dropped
    );
}

pub fn entries(list: &[(u8, u8)]) -> Vec<Entry> {
    list.iter()
        .map(|&(vl, weight)| Entry { vl, weight })
        .collect()
}

/// Packets of the long runs: IBHDL_LINK_PACKETS, or `usual`.
pub fn packets(usual: u64) -> u64 {
    match std::env::var("IBHDL_LINK_PACKETS") {
        Ok(packets) => packets
            .parse()
            .unwrap_or_else(|_| panic!("IBHDL_LINK_PACKETS is no number: {packets:?}")),
        Err(_) => usual,
    }
}

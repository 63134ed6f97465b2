//! The run as text.

use std::io::{self, Write};

use crate::bench::link::LinkReport;

pub(super) fn write(out: &mut dyn Write, report: &LinkReport) -> io::Result<()> {
    writeln!(
        out,
        "{:>4} {:>9} {:>11} {:>8} {:>8}  {:>8} {:>8} {:>8}  {:>12}",
        "", "", "", "", "", "latency,", "cycles", "", "cycles"
    )?;
    writeln!(
        out,
        "{:>4} {:>9} {:>11} {:>8} {:>8}  {:>8} {:>8} {:>8}  {:>12}",
        "VL", "packets", "bytes", "share", "table", "min", "median", "99 %", "no credit"
    )?;
    for vl in &report.per_vl {
        let latency = |at: usize| match vl.latency {
            Some(latency) => latency[at].to_string(),
            None => "-".into(),
        };
        writeln!(
            out,
            "{:>4} {:>9} {:>11} {:>6.2} % {:>6.2} %  {:>8} {:>8} {:>8}  {:>12}",
            vl.vl,
            vl.packets,
            vl.bytes,
            100.0 * vl.share,
            100.0 * vl.table_share,
            latency(0),
            latency(1),
            latency(2),
            vl.credit_stall_cycles
        )?;
    }
    writeln!(out)?;
    for (name, value) in &report.counters {
        writeln!(out, "{name:<24} {value:>11}")?;
    }
    let bytes: u64 = report.per_vl.iter().map(|vl| vl.bytes).sum();
    let room = report.cycles * 4 * report.lanes as u64;
    writeln!(out)?;
    writeln!(
        out,
        "cycles        {} at {} lanes ({} bits), {} decisions compared with the golden model",
        report.cycles,
        report.lanes,
        32 * report.lanes,
        report.decisions
    )?;
    writeln!(
        out,
        "packets       {} sent, {} delivered, {} lost on the channel",
        report.packets_sent, report.packets_delivered, report.packets_lost_on_channel
    )?;
    writeln!(
        out,
        "flow control  {} sent, {} lost on the channel",
        report.fcps_sent, report.fcps_lost_on_channel
    )?;
    writeln!(
        out,
        "data          {bytes} bytes, {:.1} % of the link",
        100.0 * bytes as f64 / room.max(1) as f64
    )?;
    writeln!(
        out,
        "faults        {} without credit, {} overruns, {} out of order",
        report.credit_violations, report.overruns, report.out_of_order
    )?;
    out.flush()
}

//! `--json`: the run as one object.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Map, Value};

use crate::bench::link::{LinkReport, VlReport};

#[derive(Serialize)]
struct Run {
    cycles: u64,
    per_vl: Vec<Vl>,
    counters: Map<String, Value>,
    packets_sent: u64,
    packets_delivered: u64,
    packets_lost_on_channel: u64,
    credit_violations: u64,
    overruns: u64,
    out_of_order: u64,
    flow_control_packets_sent: u64,
    flow_control_packets_lost_on_channel: u64,
    decisions: u64,
    lanes: usize,
    vls: usize,
    seed: u64,
}

#[derive(Serialize)]
struct Vl {
    vl: u8,
    packets: u64,
    bytes: u64,
    share: f64,
    table_share: f64,
    latency_cycles: Latency,
    credit_stall_cycles: u64,
}

/// Null where nothing arrived.
#[derive(Serialize)]
struct Latency {
    min: Option<u32>,
    median: Option<u32>,
    p99: Option<u32>,
}

pub(super) fn write(out: &mut dyn Write, report: &LinkReport, seed: u64) -> io::Result<()> {
    let counters = report.counters.iter();
    let run = Run {
        cycles: report.cycles,
        per_vl: report.per_vl.iter().map(vl).collect(),
        counters: counters
            .map(|(name, value)| (name.clone(), (*value).into()))
            .collect(),
        packets_sent: report.packets_sent,
        packets_delivered: report.packets_delivered,
        packets_lost_on_channel: report.packets_lost_on_channel,
        credit_violations: report.credit_violations,
        overruns: report.overruns,
        out_of_order: report.out_of_order,
        flow_control_packets_sent: report.fcps_sent,
        flow_control_packets_lost_on_channel: report.fcps_lost_on_channel,
        decisions: report.decisions,
        lanes: report.lanes,
        vls: report.vls,
        seed,
    };
    serde_json::to_writer(&mut *out, &run)?;
    out.write_all(b"\n")?;
    out.flush()
}

fn vl(vl: &VlReport) -> Vl {
    let of = |at: usize| vl.latency.map(|latency| latency[at]);
    Vl {
        vl: vl.vl,
        packets: vl.packets,
        bytes: vl.bytes,
        share: vl.share,
        table_share: vl.table_share,
        latency_cycles: Latency {
            min: of(0),
            median: of(1),
            p99: of(2),
        },
        credit_stall_cycles: vl.credit_stall_cycles,
    }
}

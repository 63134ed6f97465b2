//! `ibhdl replay --vcd`: the waveform and its save file, read back.

mod common;

use std::collections::HashSet;

use common::{json, Ibhdl};
use ibhdl_sim::wave::PERIOD_PS;
use wellen::simple::{read, Waveform};
use wellen::SignalValue;

fn record(ibhdl: &Ibhdl, lanes: &str) -> (Waveform, Vec<serde_json::Value>) {
    ibhdl.sample_capture("sample.pcap");
    let arguments = [
        "replay",
        "sample.pcap",
        "--json",
        "--lanes",
        lanes,
        "--vcd",
        "w.vcd",
    ];
    let (packets, _) = json(&ibhdl.good(&arguments));
    (read(ibhdl.path("w.vcd")).unwrap(), packets)
}

fn value(wave: &mut Waveform, path: &str, time: u64) -> String {
    let hierarchy = wave.hierarchy();
    let var = hierarchy
        .iter_vars()
        .find(|var| var.full_name(hierarchy) == path);
    let signal = var.unwrap_or_else(|| panic!("no {path}")).signal_ref();
    wave.load_signals(&[signal]);
    let index = wave.time_table().partition_point(|&t| t <= time) - 1;
    let signal = wave.get_signal(signal).unwrap();
    let offset = signal.get_offset(index.try_into().unwrap()).unwrap();
    match signal.get_value_at(&offset, 0) {
        SignalValue::String(text) => text.to_string(),
        other => other.to_bit_string().unwrap(),
    }
}

#[test]
fn time_is_the_cycle_of_the_table() {
    let ibhdl = Ibhdl::new();
    let (mut wave, packets) = record(&ibhdl, "4");
    let mut at = |path: &str, cycle: &serde_json::Value| {
        // Three quarters of the cycle: registers and inputs have changed.
        let time = cycle.as_u64().unwrap() * PERIOD_PS + PERIOD_PS * 3 / 4;
        value(&mut wave, path, time)
    };
    for packet in &packets[..12] {
        let cycles = &packet["cycles"];
        let note = at("notes.input", &cycles["first_beat"]);
        assert_eq!(note, packet["frame"].to_string());
        let note = at("notes.descriptor", &cycles["descriptor"]);
        assert_eq!(note, packet["frame"].to_string());
        let note = at("notes.status", &cycles["status"]);
        assert_eq!(note, format!("{}\\x20good", packet["frame"]));
        for (path, cycle) in [
            ("ib_rx.s_axis_tvalid", "first_beat"),
            ("ib_rx.m_axis_desc_tvalid", "descriptor"),
            ("ib_rx.m_axis_status_tvalid", "status"),
        ] {
            assert_eq!(
                at(path, &cycles[cycle]),
                "1",
                "{path} of {}",
                packet["frame"]
            );
        }
        if let Some(psn) = packet["bth"]["psn"].as_u64() {
            let bits = at("ib_rx.m_axis_desc.bth.psn", &cycles["descriptor"]);
            assert_eq!(u64::from_str_radix(&bits, 2), Ok(psn));
        }
    }
    // Enums by name.
    assert_eq!(
        at(
            "ib_rx.m_axis_desc.operation",
            &packets[0]["cycles"]["descriptor"]
        ),
        "WriteOnly"
    );
    assert_eq!(
        at(
            "ib_rx.m_axis_status.icrc_result",
            &packets[0]["cycles"]["status"]
        ),
        "Good"
    );
}

#[test]
fn the_save_file_has_the_groups_and_only_signals_that_exist() {
    for lanes in ["1", "16"] {
        let ibhdl = Ibhdl::new();
        let (wave, _) = record(&ibhdl, lanes);
        let hierarchy = wave.hierarchy();
        let names: HashSet<String> = hierarchy
            .iter_vars()
            .map(|var| var.full_name(hierarchy))
            .collect();
        let save = std::fs::read_to_string(ibhdl.path("w.gtkw")).unwrap();
        assert!(save.contains("[dumpfile] \"w.vcd\"\n"));
        let groups = ["input", "stages", "descriptor", "payload", "status"];
        let mut lines = save.lines();
        for group in groups {
            assert!(lines.any(|line| line == format!("-{group}")), "{group}");
        }
        let signals = save
            .lines()
            .filter_map(|line| line.strip_prefix("+{")?.split("} ").nth(1));
        let mut shown = 0;
        for signal in signals {
            let name = signal.split('[').next().unwrap();
            assert!(names.contains(name), "{lanes} lanes: {signal}");
            shown += 1;
        }
        assert!(shown > 50);
    }
}

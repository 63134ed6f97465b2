//! `ibhdl replay`: what it prints, by every option.

mod common;

use common::{expected, json, without_cycles, Ibhdl};
use ibhdl_sim::model::Mtu;

const LANES: [&str; 5] = ["1", "2", "4", "8", "16"];

#[test]
fn json_is_what_the_model_says_at_every_width() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let expected = expected(&ibhdl.path("sample.pcap"), Mtu::B4096, true);
    for lanes in LANES {
        let stdout = ibhdl.good(&["replay", "sample.pcap", "--json", "--lanes", lanes]);
        let (packets, summary) = json(&stdout);
        assert_eq!(without_cycles(packets), expected, "{lanes} lanes");
        assert_eq!(summary["lanes"].to_string(), lanes);
    }
}

#[test]
#[cfg_attr(not(have_captures), ignore = "needs ../shared/captures")]
fn a_real_capture_is_good_at_every_width() {
    let capture = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../shared/captures/infiniband.pcap"
    );
    let ibhdl = Ibhdl::new();
    let expected = expected(capture.as_ref(), Mtu::B4096, true);
    for lanes in LANES {
        let stdout = ibhdl.good(&["replay", capture, "--json", "--strict", "--lanes", lanes]);
        let (packets, summary) = json(&stdout);
        assert_eq!(without_cycles(packets), expected, "{lanes} lanes");
        for (key, count) in [("packets", 43), ("icrc_good", 43), ("vcrc_good", 43)] {
            assert_eq!(summary[key], count, "{key}, {lanes} lanes");
        }
        assert_eq!(summary["errors"], 0);
    }
}

#[test]
fn a_packet_has_the_keys_in_their_order() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let (packets, summary) = json(&ibhdl.good(&["replay", "sample.pcap", "--json"]));
    let keys: Vec<_> = packets[0].as_object().unwrap().keys().collect();
    let wanted = "frame bytes lrh grh bth deth reth atomic_eth aeth atomic_ack_eth imm_dt ieth rdeth xrceth feth raw ipv6 \
                  payload_bytes icrc vcrc errors cycles";
    assert_eq!(keys, wanted.split_whitespace().collect::<Vec<_>>());
    let keys: Vec<_> = summary.as_object().unwrap().keys().collect();
    let wanted = "packets skipped skipped_reasons snapped icrc_good icrc_bad icrc_absent vcrc_good vcrc_bad errors lanes \
                  cycles cycles_per_second";
    assert_eq!(keys, wanted.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn the_summary_counts_the_packets() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let (packets, summary) = json(&ibhdl.good(&["replay", "sample.pcap", "--json"]));
    let count = |key: &str, value: &str| packets.iter().filter(|p| p[key] == value).count();
    for (key, counted) in [
        ("packets", packets.len()),
        ("icrc_good", count("icrc", "good")),
        ("icrc_bad", count("icrc", "bad")),
        ("icrc_absent", count("icrc", "absent")),
        ("vcrc_good", count("vcrc", "good")),
        ("vcrc_bad", count("vcrc", "bad")),
        (
            "errors",
            packets
                .iter()
                .filter(|p| p["errors"] != serde_json::json!([]))
                .count(),
        ),
        ("skipped", 0),
        ("lanes", 4),
    ] {
        assert_eq!(summary[key], counted, "{key}");
    }
    let last = packets.last().unwrap()["cycles"]["status"]
        .as_u64()
        .unwrap();
    assert_eq!(summary["cycles"], last + 1);
}

#[test]
fn mtu_and_no_mpe_reach_the_hardware() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    for (arguments, mtu, mpe) in [
        (&["--mtu", "256"][..], Mtu::B256, true),
        (&["--mtu", "1024", "--no-mpe"][..], Mtu::B1024, false),
    ] {
        let arguments = [&["replay", "sample.pcap", "--json"], arguments].concat();
        let (packets, _) = json(&ibhdl.good(&arguments));
        let expected = expected(&ibhdl.path("sample.pcap"), mtu, mpe);
        assert_eq!(without_cycles(packets), expected, "{arguments:?}");
    }
}

#[test]
fn stalls_change_cycles_by_seed_and_nothing_else() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let run = |stall, seed| {
        let common = ["replay", "sample.pcap", "--json", "--lanes", "8"];
        json(&ibhdl.good(&[&common[..], &["--stall", stall, "--seed", seed]].concat()))
    };
    let (free, summary) = run("0", "1");
    let (stalled, stalled_summary) = run("0.6", "7");
    assert_eq!(run("0.6", "7").0, stalled);
    assert_ne!(run("0.6", "8").0, stalled);
    assert!(stalled_summary["cycles"].as_u64() > summary["cycles"].as_u64());
    assert_eq!(without_cycles(stalled), without_cycles(free));
}

#[test]
fn strict_tells_packets_with_errors() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let strict = ibhdl.run(&["replay", "sample.pcap", "--strict", "--lanes", "16"]);
    assert_eq!((strict.code, strict.stderr.as_str()), (1, ""));
}

#[test]
fn several_files_are_one_run_with_their_own_frame_numbers() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("a.pcap");
    ibhdl.ethernet_capture("e.pcap");
    ibhdl.sample_capture("b.pcap");
    let (packets, summary) = json(&ibhdl.good(&["replay", "a.pcap", "e.pcap", "b.pcap", "--json"]));
    let half = packets.len() / 2;
    for (packet, file, frame) in [
        (0, "a.pcap", 1),
        (half - 1, "a.pcap", half),
        (half, "b.pcap", 1),
    ] {
        assert_eq!(packets[packet]["file"], file);
        assert_eq!(packets[packet]["frame"], frame);
    }
    assert_eq!(summary["packets"], 2 * half);
    assert_eq!(summary["skipped"], 1);
    assert_eq!(summary["skipped_reasons"]["link type 1 (Ethernet)"], 1);

    let text = ibhdl.good(&["replay", "a.pcap", "b.pcap"]);
    let names = text.lines().filter(|line| line.ends_with(".pcap"));
    assert_eq!(names.collect::<Vec<_>>(), ["a.pcap", "b.pcap"]);
}

#[test]
fn skipped_frames_are_named() {
    let ibhdl = Ibhdl::new();
    ibhdl.ethernet_capture("e.pcap");
    let text = ibhdl.good(&["replay", "e.pcap"]);
    assert!(
        text.contains("skipped  1 of link type 1 (Ethernet)\n"),
        "{text}"
    );
}

#[test]
fn every_packet_has_a_line() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let text = ibhdl.good(&["replay", "sample.pcap"]);
    assert!(!text.contains('\u{1b}'), "no colour in a file");
    let (packets, _) = json(&ibhdl.good(&["replay", "sample.pcap", "--json"]));
    let mut lines = text.lines().skip(1);
    for packet in packets {
        let line = lines.next().unwrap();
        for value in [packet["frame"].to_string(), packet["bytes"].to_string()] {
            assert!(
                line.split_whitespace().take(2).any(|word| word == value),
                "{line}"
            );
        }
        for error in packet["errors"].as_array().unwrap() {
            assert!(line.contains(error.as_str().unwrap()), "{line}");
        }
    }
    assert_eq!(lines.next(), Some(""));
}

//! Wrong use, bad input and output that cannot be written: one line on stderr, exit code 2, no panic.

mod common;

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use common::{json, ran, Ibhdl};
use ibhdl_sim::model::{Lnh, PacketBuilder};

#[test]
fn values_that_do_not_exist() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    for (option, values) in [
        ("--lanes", &["0", "3", "32", "-1", "four", ""][..]),
        ("--mtu", &["0", "255", "8192", "-256", "big"][..]),
        ("--stall", &["-0.1", "0.96", "NaN", "inf", "often"][..]),
        ("--seed", &["-1", "x"][..]),
    ] {
        for value in values {
            let stdout = ibhdl.bad(&["replay", "sample.pcap", option, value], &[option]);
            assert_eq!(stdout, "");
        }
    }
}

#[test]
fn a_prefix_that_no_name_can_have() {
    let ibhdl = Ibhdl::new();
    for prefix in ["1x", "a-b", "a b", "-", "\u{e9}", "a$", "\\x"] {
        assert_eq!(ibhdl.bad(&["emit", "--prefix", prefix], &["--prefix"]), "");
    }
    assert!(!ibhdl.path("target").exists());
}

#[test]
fn a_waveform_of_the_export_is_refused() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let arguments = "replay sample.pcap --engine verilator --vcd out.vcd";
    let arguments: Vec<_> = arguments.split(' ').collect();
    assert_eq!(ibhdl.bad(&arguments, &["--vcd", "--engine verilator"]), "");
    assert!(!ibhdl.path("out.vcd").exists());
}

/// Where there is no Verilator, one line says so.
#[test]
fn an_engine_without_its_tool() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("sample.pcap");
    let mut command = ibhdl.command();
    command.env("PATH", ibhdl.path("nowhere"));
    command.args(["replay", "sample.pcap", "--engine", "verilator"]);
    let ran = ran(command.output().unwrap());
    assert_eq!((ran.code, ran.stdout.as_str()), (2, ""));
    assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
    assert!(ran.stderr.contains("verilator"), "{}", ran.stderr);
}

#[test]
fn wrong_use() {
    let ibhdl = Ibhdl::new();
    for arguments in [
        &["replay"][..],
        &["reply"],
        &["replay", "x", "--engine", "icarus"],
        &["replay", "--fast", "x"],
        &["--json"],
    ] {
        assert_eq!(ibhdl.run(arguments).code, 2, "{arguments:?}");
    }
}

#[test]
fn files_that_are_no_captures() {
    let ibhdl = Ibhdl::new();
    std::fs::write(ibhdl.path("empty"), "").unwrap();
    std::fs::write(ibhdl.path("text"), "no capture at all, just text").unwrap();
    for name in ["missing", "empty", "text", "."] {
        for json in [&[][..], &["--json"]] {
            let stdout = ibhdl.bad(&[&["replay", name], json].concat(), &[name]);
            assert_eq!(stdout, "", "{name}");
        }
    }
}

#[test]
fn packets_before_the_damage_are_shown() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("whole.pcap");
    let whole = std::fs::read(ibhdl.path("whole.pcap")).unwrap();
    // The first record ends at byte 24 + 16 + 16 + 58, the second one 16 + 16 + 90 bytes behind it.
    for (length, packets) in [(114, 1), (115, 1), (235, 1), (236, 2), (237, 2)] {
        std::fs::write(ibhdl.path("cut.pcap"), &whole[..length]).unwrap();
        let arguments = ["replay", "cut.pcap", "--json", "--lanes", "16"];
        let stdout = match length {
            114 | 236 => ibhdl.good(&arguments),
            _ => ibhdl.bad(&arguments, &["cut.pcap", "cut off"]),
        };
        let (shown, summary) = json(&stdout);
        assert_eq!(
            (shown.len(), &summary["packets"]),
            (packets, &packets.into()),
            "{length}"
        );
    }
    let text = ibhdl.bad(&["replay", "cut.pcap"], &["cut.pcap", "cut off"]);
    assert!(text.contains("\npackets  2, 0 with errors\n"), "{text}");
}

#[test]
fn a_record_longer_than_the_file() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("whole.pcap");
    let mut bytes = std::fs::read(ibhdl.path("whole.pcap")).unwrap();
    // The length of the second record, and the one that it had on the wire.
    for length in [100_000u32, u32::MAX] {
        bytes[122..126].copy_from_slice(&length.to_le_bytes());
        bytes[126..130].copy_from_slice(&length.to_le_bytes());
        std::fs::write(ibhdl.path("long.pcap"), &bytes).unwrap();
        let stdout = ibhdl.bad(&["replay", "long.pcap", "--json"], &["long.pcap"]);
        assert_eq!(json(&stdout).0.len(), 1);
    }
}

#[test]
fn a_bad_file_does_not_hide_the_good_ones() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("good.pcap");
    let stdout = ibhdl.bad(&["replay", "missing", "good.pcap", "--json"], &["missing"]);
    let (packets, _) = json(&stdout);
    assert_eq!(packets[0]["file"], "good.pcap");
}

#[test]
fn outputs_that_cannot_be_written() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("a.pcap");
    let before = std::fs::read(ibhdl.path("a.pcap")).unwrap();
    for out in ["no/such/folder/a.vcd", ".", "a.gtkw", "a.pcap", "./a.pcap"] {
        ibhdl.bad(&["replay", "a.pcap", "--vcd", out], &[out]);
    }
    assert_eq!(std::fs::read(ibhdl.path("a.pcap")).unwrap(), before);
    ibhdl.bad(&["emit", "--lanes", "1", "--out", "a.pcap"], &["a.pcap"]);
    ibhdl.bad(
        &["emit", "--top", "ib_tx"],
        &["ib_tx", "ib_rx", "ib_icrc", "ib_vcrc"],
    );
    ibhdl.bad(&["emit", "--lanes", "5"], &["--lanes"]);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk() {
    let ibhdl = Ibhdl::new();
    ibhdl.sample_capture("a.pcap");
    let full = || {
        std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap()
    };
    for arguments in [
        &["replay", "a.pcap"][..],
        &["replay", "a.pcap", "--json"],
        &["completions", "bash"],
    ] {
        let run = ran(ibhdl
            .command()
            .args(arguments)
            .stdout(full())
            .output()
            .unwrap());
        assert_eq!(run.code, 2, "{arguments:?}");
        assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    }
    // Too little to fill the buffer, and enough to do so.
    ibhdl.capture("one.pcap", [(&[0; 26][..], false)]);
    for capture in ["one.pcap", "a.pcap"] {
        ibhdl.bad(&["replay", capture, "--vcd", "/dev/full"], &["/dev/full"]);
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let ibhdl = Ibhdl::new();
    let packet = PacketBuilder::new(Lnh::Local, 0x04).build();
    // More than a pipe holds.
    ibhdl.capture("many.pcap", vec![(&packet[..], false); 400]);
    let mut child = ibhdl
        .command()
        .args(["replay", "many.pcap", "--json", "--lanes", "16"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut stdout = BufReader::with_capacity(64, child.stdout.take().unwrap());
    stdout.read_line(&mut line).unwrap();
    drop(stdout);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
    assert!(line.starts_with("{\"frame\":1,"), "{line}");
}

//! Runs the built command and reads what it prints.

// Every test file is a crate of its own and uses its share of this.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use ibhdl_sim::capture::{open, FrameKind, LinkType, PcapWriter};
use ibhdl_sim::model::{decode, Config, Mtu};
use ibhdl_sim::sample;
use serde_json::Value;
use tempfile::TempDir;

/// The command in a folder of its own.
pub struct Ibhdl {
    folder: TempDir,
}

/// What it did.
pub struct Ran {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Ibhdl {
    pub fn new() -> Self {
        Self {
            folder: TempDir::new().unwrap(),
        }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ibhdl"));
        command.current_dir(self.folder.path()).env("NO_COLOR", "1");
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Ran {
        ran(self.command().args(arguments).output().unwrap())
    }

    /// Runs and expects it to go well, with nothing on stderr.
    pub fn good(&self, arguments: &[&str]) -> String {
        let ran = self.run(arguments);
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{arguments:?}");
        ran.stdout
    }

    /// Runs and expects exit code 2 and one line on stderr that has all of `says`. Gives the output.
    pub fn bad(&self, arguments: &[&str], says: &[&str]) -> String {
        let ran = self.run(arguments);
        assert_eq!(ran.code, 2, "{arguments:?}: {}", ran.stderr);
        let lines: Vec<_> = ran.stderr.lines().collect();
        assert_eq!(lines.len(), 1, "{arguments:?}: {}", ran.stderr);
        for part in says {
            assert!(lines[0].contains(part), "no {part:?} in {:?}", lines[0]);
        }
        ran.stdout
    }

    /// Writes a capture of `packets` (bytes, link error).
    pub fn capture<'a>(&self, name: &str, packets: impl IntoIterator<Item = (&'a [u8], bool)>) {
        let mut writer = PcapWriter::new(Vec::new(), LinkType::Erf).unwrap();
        for (time, (bytes, link_error)) in (0..).zip(packets) {
            writer.write(bytes, time, link_error).unwrap();
        }
        std::fs::write(self.path(name), writer.finish().unwrap()).unwrap();
    }

    /// Writes the sample as a capture.
    pub fn sample_capture(&self, name: &str) {
        let packets = sample::packets();
        self.capture(name, packets.iter().map(|p| (&p.bytes[..], p.link_error)));
    }

    /// Writes a capture of one frame of Ethernet.
    pub fn ethernet_capture(&self, name: &str) {
        let header: [u32; 6] = [0xA1B2_C3D4, 0x0004_0002, 0, 0, 65535, 1];
        let record: [u32; 4] = [0, 0, 14, 14];
        let words = header.iter().chain(&record);
        let mut bytes: Vec<u8> = words.flat_map(|word| word.to_le_bytes()).collect();
        bytes.extend([0xEE; 14]);
        std::fs::write(self.path(name), bytes).unwrap();
    }
}

pub fn ran(output: Output) -> Ran {
    Ran {
        code: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The packets and the summary of a run with `--json`.
pub fn json(stdout: &str) -> (Vec<Value>, Value) {
    let lines = stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let mut objects: Vec<Value> = lines.collect();
    let mut last = objects.pop().unwrap();
    let keys: Vec<_> = last.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["summary"]);
    (objects, last["summary"].take())
}

/// What the model says of the packets of a capture, in the form of `--json` but for `cycles`.
pub fn expected(path: &Path, mtu: Mtu, mpe: bool) -> Vec<Value> {
    let config = Config { mtu, mpe };
    let frames = open(path).unwrap().map(Result::unwrap);
    let packets = frames.filter_map(|frame| match frame.kind {
        FrameKind::Packet {
            bytes, link_error, ..
        } => Some((frame.number, decode(&bytes, link_error, &config))),
        FrameKind::Skipped { .. } => None,
    });
    packets
        .map(|(number, decoded)| {
            let mut value = serde_json::to_value(decoded).unwrap();
            value["frame"] = number.into();
            value
        })
        .collect()
}

/// Takes the cycles out of the packets, after a look at them.
pub fn without_cycles(mut packets: Vec<Value>) -> Vec<Value> {
    let mut first_beat_before = None;
    for packet in &mut packets {
        let cycles = packet.as_object_mut().unwrap().remove("cycles").unwrap();
        let [first_beat, descriptor, status] =
            ["first_beat", "descriptor", "status"].map(|key| cycles[key].as_u64().unwrap());
        assert!(first_beat < descriptor && first_beat < status, "{cycles}");
        assert!(first_beat_before < Some(first_beat), "{cycles}");
        first_beat_before = Some(first_beat);
    }
    packets
}

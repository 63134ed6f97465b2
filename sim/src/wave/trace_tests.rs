//! Traces of small designs, read back by a waveform reader that is not ours.

use std::collections::HashMap;
use std::io::{self, Cursor, Write};

use rust_hdl::prelude::*;
use wellen::simple::{read_from_reader, Waveform};
use wellen::{SignalRef, SignalValue};

use super::test_designs::{run, Phase, Top};
use super::trace::change_bits;
use super::{rising_edge_ps, Options, VarKind, VcdTrace, PERIOD_PS};

const CYCLES: u64 = 60;

fn trace(options: Options) -> Vec<u8> {
    let mut trace = VcdTrace::new(vec![], "top", &Top::default(), options).unwrap();
    run(CYCLES, |time, top| trace.sample(time, top).unwrap());
    trace.finish().unwrap()
}

struct Wave {
    waveform: Waveform,
    signals: HashMap<String, SignalRef>,
}

impl Wave {
    fn read(vcd: Vec<u8>) -> Wave {
        let mut waveform = read_from_reader(Cursor::new(vcd)).unwrap();
        let hierarchy = waveform.hierarchy();
        let signals: HashMap<_, _> = hierarchy
            .iter_vars()
            .map(|var| (var.full_name(hierarchy), var.signal_ref()))
            .collect();
        let all: Vec<_> = signals.values().copied().collect();
        waveform.load_signals(&all);
        Wave { waveform, signals }
    }

    /// The value at a time in picoseconds: bits of the full width, or text.
    fn value(&self, path: &str, time: u64) -> String {
        let index = self.waveform.time_table().partition_point(|&t| t <= time) - 1;
        let signal = self.waveform.get_signal(self.signals[path]).unwrap();
        let offset = signal.get_offset(index as u32).unwrap();
        match signal.get_value_at(&offset, 0) {
            SignalValue::String(text) => text.to_string(),
            bits => bits.to_bit_string().unwrap(),
        }
    }
}

fn bits<const N: usize>(value: Bits<N>) -> String {
    let digit = |i| if value.get_bit(i) { '1' } else { '0' };
    (0..N).rev().map(digit).collect()
}

#[test]
fn values_are_those_of_the_simulation_in_every_half_cycle() {
    let wave = Wave::read(trace(Options::default()));
    let mut wide_was_full = false;
    run(CYCLES, |time, top| {
        let same = |path: &str, expected: String| {
            assert_eq!(wave.value(path, time), expected, "{path} at {time} ps");
        };
        same("top.clock", bits::<1>(top.clock.val().clk.into()));
        same("top.port.valid", bits::<1>(top.port.valid.val().into()));
        same("top.port.count", bits(top.port.count.val()));
        same("top.counter.d", bits(top.counter.d.val()));
        same("top.counter.q", bits(top.counter.q.val()));
        same("top.wide.q", bits(top.wide.q.val()));
        same("top.fields.opcode", bits(top.fields.val().opcode));
        same("top.fields.inner.high", bits(top.fields.val().inner.high));
        same(
            "top.fields.inner.odd",
            bits::<1>(top.fields.val().inner.odd.into()),
        );
        same("top.negative", bits(top.negative.val().inner()));
        for i in 0..3 {
            same(
                &format!("top.stage_{i}.dout"),
                bits(top.stage[i].dout.val()),
            );
            same(
                &format!("top.stage_{i}.hold.q"),
                bits(top.stage[i].hold.q.val()),
            );
        }
        for i in 0..2 {
            same(&format!("top.lane_{i}"), bits(top.lane[i].val()));
        }
        same("top.one", bits(top.one.val()));
        wide_was_full |= top.wide.q.val() >> 300_u64 != Bits::<512>::default();
    });
    assert!(wide_was_full, "the wide register never filled");
}

#[test]
fn enums_are_shown_by_name() {
    let wave = Wave::read(trace(Options::default()));
    let mut seen = vec![];
    run(CYCLES, |time, top| {
        let name = match top.phase.q.val() {
            Phase::Idle => "Idle",
            Phase::Header => "Header",
            Phase::Payload => "Payload",
        };
        assert_eq!(wave.value("top.phase.q", time), name, "at {time} ps");
        seen.push(name);
    });
    assert!(seen.contains(&"Header") && seen.contains(&"Payload"));
}

#[test]
fn the_listed_variables_are_those_of_the_file() {
    let mut options = Options::default();
    options.text_note("packet");
    options.number_note("frame", 16);
    let trace = VcdTrace::new(vec![], "top", &Top::default(), options).unwrap();
    let listed = trace.variables().to_vec();
    let wave = Wave::read(trace.finish().unwrap());
    let hierarchy = wave.waveform.hierarchy();
    assert_eq!(hierarchy.iter_vars().count(), listed.len());
    for (var, listed) in hierarchy.iter_vars().zip(&listed) {
        assert_eq!(var.full_name(hierarchy), listed.path);
        if listed.kind == VarKind::Text {
            assert!(var.is_string(), "{}", listed.path);
            continue;
        }
        assert_eq!(var.length(), Some(listed.width), "{}", listed.path);
        let range = var.index().map(|range| (range.msb(), range.lsb()));
        let expected = (listed.width > 1).then_some((i64::from(listed.width) - 1, 0));
        assert_eq!(range, expected, "{}", listed.path);
    }
    let kind_of = |path: &str| listed.iter().find(|v| v.path == path).unwrap().kind;
    assert_eq!(kind_of("top.negative"), VarKind::Signed);
    assert_eq!(kind_of("top.phase.q"), VarKind::Text);
}

#[test]
fn a_cycle_lasts_5120_ps_and_the_end_is_marked() {
    let wave = Wave::read(trace(Options::default()));
    let timescale = wave.waveform.hierarchy().timescale().unwrap();
    assert_eq!(
        (timescale.factor, timescale.unit),
        (1, wellen::TimescaleUnit::PicoSeconds)
    );
    assert_eq!(wave.value("top.clock", 3 * 5120), "1");
    assert_eq!(wave.value("top.clock", 3 * 5120 - 1), "0");
    let last = *wave.waveform.time_table().last().unwrap();
    assert_eq!(last, rising_edge_ps(CYCLES) - PERIOD_PS / 2);
}

#[test]
fn only_changes_are_written() {
    let top = Top::default();
    let mut trace = VcdTrace::new(vec![], "top", &top, Options::default()).unwrap();
    for time in [0, 10, 20] {
        trace.sample(time, &top).unwrap();
    }
    let text = String::from_utf8(trace.finish().unwrap()).unwrap();
    let (_, body) = text.split_once("$end\n#0\n").unwrap();
    let (values, rest) = body.split_once("$end\n").unwrap();
    assert!(values.starts_with("$dumpvars\n"));
    assert_eq!(rest, "#20\n");

    // A struct: only the fields that change are written, and a time only where one does.
    let mut counts = vec![];
    run(CYCLES, |_, top| counts.push(top.fields.val().opcode));
    counts.dedup();
    let options = Options::default().keep(|v| v.path.starts_with("top.fields."));
    let text = String::from_utf8(self::trace(options)).unwrap();
    let count = |of: &dyn Fn(&str) -> bool| text.lines().filter(|line| of(line)).count();
    assert_eq!(count(&|line| line.ends_with(" !")), counts.len(), "opcode");
    let mut highs: Vec<_> = counts.iter().map(|count| *count >> 4_u64).collect();
    highs.dedup();
    assert!(highs.len() > 2);
    assert_eq!(count(&|line| line.ends_with(" \"")), highs.len(), "high");
    assert_eq!(
        count(&|line| ["0#", "1#"].contains(&line)),
        counts.len(),
        "odd"
    );
    assert_eq!(
        count(&|line| line.starts_with('#')),
        counts.len() + 1,
        "with the end"
    );
}

#[test]
fn a_shortened_vector_reads_back_as_it_was() {
    use vcd::Value::{V0, V1, X, Z};
    let written = |bits: &[vcd::Value]| {
        let mut out = vec![];
        change_bits(&mut out, vcd::IdCode::FIRST, bits).unwrap();
        String::from_utf8(out).unwrap()
    };
    assert_eq!(written(&[V0, V0, V1, V0]), "b10 !\n");
    assert_eq!(written(&[V0, V0, V0]), "b0 !\n");
    assert_eq!(written(&[V0, V0, X, V1]), "b0x1 !\n");
    assert_eq!(written(&[Z, Z]), "bzz !\n");
    assert_eq!(written(&[X]), "x!\n");
}

#[test]
fn notes_are_variables_beside_the_design() {
    let mut options = Options::default();
    let packet = options.text_note("packet");
    let frame = options.number_note("frame", 12);
    let same_name = options.text_note("packet");
    let mut trace = VcdTrace::new(vec![], "top", &Top::default(), options).unwrap();
    run(6, |time, top| {
        match time / PERIOD_PS {
            2 => {
                trace.set_text(packet, "RC SEND Only");
                trace.set_number(frame, 0x1ABC);
            }
            4 => {
                trace.set_text(packet, "pad \\ é\n");
                trace.set_text(same_name, "other");
                trace.set_number(frame, None);
            }
            _ => {}
        }
        trace.sample(time, top).unwrap();
    });
    let wave = Wave::read(trace.finish().unwrap());
    let at = |path: &str, cycle| wave.value(path, rising_edge_ps(cycle));
    assert_eq!(at("notes.packet", 1), "");
    assert_eq!(at("notes.packet", 3), r"RC\x20SEND\x20Only");
    assert_eq!(at("notes.packet", 4), r"pad\x20\\\x20\xc3\xa9\x0a");
    assert_eq!(at("notes.packet_", 4), "other");
    assert_eq!(at("notes.frame", 1), "x".repeat(12));
    assert_eq!(at("notes.frame", 3), "101010111100");
    assert_eq!(at("notes.frame", 5), "x".repeat(12));
}

#[test]
fn a_trace_can_be_of_a_part() {
    let paths = |options| -> Vec<String> {
        let trace = VcdTrace::new(io::sink(), "top", &Top::default(), options).unwrap();
        trace.variables().iter().map(|v| v.path.clone()).collect()
    };
    let shallow = paths(Options::default().depth(1));
    assert!(shallow.contains(&"top.port.count".to_string()));
    assert!(shallow.contains(&"top.fields.inner.high".to_string()));
    assert!(!shallow.contains(&"top.counter.q".to_string()));
    let middle = paths(Options::default().depth(2));
    assert!(middle.contains(&"top.stage_1.dout".to_string()));
    assert!(!middle.contains(&"top.stage_1.hold.q".to_string()));

    let wave = Wave::read(trace(
        Options::default().keep(|v| v.path.ends_with("inner.odd")),
    ));
    assert_eq!(wave.signals.len(), 1);
    run(CYCLES, |time, top| {
        let odd = bits::<1>(top.fields.val().inner.odd.into());
        assert_eq!(
            wave.value("top.fields.inner.odd", time),
            odd,
            "at {time} ps"
        );
    });
}

#[test]
fn misuse_is_an_error() {
    let top = Top::default();
    let new = |name: &str, options| VcdTrace::new(io::sink(), name, &top, options);
    let nothing = new("top", Options::default().keep(|_| false))
        .err()
        .unwrap();
    assert_eq!(nothing.kind(), io::ErrorKind::InvalidInput);
    let mut options = Options::default();
    options.text_note("packet");
    assert!(new("notes", options).is_err());

    let mut trace = new("top", Options::default()).unwrap();
    trace.sample(10, &top).unwrap();
    let backwards = trace.sample(9, &top).unwrap_err();
    assert_eq!(backwards.to_string(), "sample at 9 ps after 10 ps");
    for other in [&top.counter as &dyn Block, &top.port] {
        let error = trace.sample(11, other).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
    }
    assert!(VcdTrace::new(io::sink(), "bare", &top.clock, Options::default()).is_err());
}

/// Takes some bytes, then says that the disk is full.
struct FullDisk {
    room: usize,
}

impl Write for FullDisk {
    fn write(&mut self, data: &[u8]) -> io::Result<usize> {
        let taken = data.len().min(self.room);
        self.room -= taken;
        if taken == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_full_disk_is_an_error_wherever_it_strikes() {
    let whole = trace(Options::default()).len();
    for room in (0..whole).step_by(whole / 50) {
        let mut result = Ok(());
        match VcdTrace::new(
            FullDisk { room },
            "top",
            &Top::default(),
            Options::default(),
        ) {
            Err(error) => result = Err(error),
            Ok(mut trace) => {
                run(CYCLES, |time, top| {
                    if result.is_ok() {
                        result = trace.sample(time, top);
                    }
                });
                result = result.and_then(|()| trace.finish().map(drop));
            }
        }
        let kind = result.expect_err("the file was cut").kind();
        assert_eq!(kind, io::ErrorKind::StorageFull, "after {room} bytes");
    }

    // A buffer hides the error until the end: finish has to bring it out.
    let buffered = io::BufWriter::with_capacity(2 * whole, FullDisk { room: whole / 2 });
    let mut trace = VcdTrace::new(buffered, "top", &Top::default(), Options::default()).unwrap();
    run(CYCLES, |time, top| trace.sample(time, top).unwrap());
    assert_eq!(
        trace.finish().err().unwrap().kind(),
        io::ErrorKind::StorageFull
    );
}

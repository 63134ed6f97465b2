//! Which signals are traced, and how GTKWave shows them.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use super::recorder::Recording;
use crate::wave::{rising_edge_ps, Color, Group, GtkwError, GtkwFile, Radix, Variable};

/// Cycles on the screen at the start.
const SHOWN_CYCLES: u64 = 32;
/// Of these, the ones in front of the first error.
const LEAD_CYCLES: u64 = 22;
const WINDOW: (u32, u32) = (1600, 1300);
const NAMES_WIDTH: u32 = 300;

const PORTS: [&str; 6] = ["clk", "rst", "cfg_mtu", "cfg_mpe", "s_axis_", "m_axis_"];

/// A step of the pipeline: its name, the signal in which a packet shows, and all that is traced of it. A signal is named by
/// its path in the top, a struct or block by the path of all its signals.
struct Stage {
    name: &'static str,
    shows: Option<&'static str>,
    signals: &'static [&'static str],
}

const STAGES: [Stage; 8] = [
    Stage {
        name: "1 header window",
        shows: Some("beat.q.last"),
        signals: &["beat.q", "data.q"],
    },
    Stage {
        name: "2 locate headers",
        shows: Some("locate.located_beat.last"),
        signals: &["locate.located_beat", "locate.located"],
    },
    Stage {
        name: "3 describe",
        shows: Some("describe.emit"),
        signals: &["describe.emit", "describe.described", "describe.layout"],
    },
    Stage {
        name: "4 check headers",
        shows: None,
        signals: &["check.beat", "check.verdict"],
    },
    Stage {
        name: "ICRC",
        shows: Some("icrc.done"),
        signals: &[
            "icrc.masked_beat.q",
            "icrc.masked.q",
            "icrc.engine.state.state.q",
            "icrc.done",
            "icrc.found",
            "icrc.good",
        ],
    },
    Stage {
        name: "VCRC",
        shows: Some("vcrc.done"),
        signals: &["vcrc.engine.state.state.q", "vcrc.done", "vcrc.good"],
    },
    Stage {
        name: "align payload",
        shows: Some("payload.valid"),
        signals: &[
            "payload.cut.piece",
            "payload.valid",
            "payload.payload",
            "payload.bytes",
            "payload.last",
        ],
    },
    Stage {
        name: "output FIFOs",
        shows: Some("ready.q"),
        signals: &[
            "ready.q",
            "descriptors.level",
            "egress.level",
            "statuses.level",
        ],
    },
];

impl Stage {
    fn has(&self, variable: &Variable) -> bool {
        let Some(path) = in_top(variable) else {
            return false;
        };
        self.signals.iter().any(|signal| {
            let rest = path.strip_prefix(signal);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        })
    }
}

/// The path of a variable inside the pipeline.
fn in_top(variable: &Variable) -> Option<&str> {
    variable.path.strip_prefix(super::TOP)?.strip_prefix('.')
}

/// Whether a signal is traced: every port, and what the stages name.
pub(super) fn keeps(variable: &Variable) -> bool {
    let is_port =
        in_top(variable).is_some_and(|path| PORTS.iter().any(|port| path.starts_with(port)));
    is_port || STAGES.iter().any(|stage| stage.has(variable))
}

/// Writes the save file `save` for the waveform `vcd` in the same folder. It opens at the first packet with an error, or at
/// the beginning. Orange is what ibhdl notes beside the hardware, green the ports, yellow the inside.
pub(super) fn write(vcd: &Path, save: &Path, recording: &Recording) -> io::Result<()> {
    let dump = vcd.file_name().unwrap_or_default().to_string_lossy();
    let mut file = GtkwFile::new(&dump, &recording.variables);
    file.window(WINDOW.0, WINDOW.1).names_width(NAMES_WIDTH);
    let from = recording.first_error.unwrap_or(0);
    let from = from.saturating_sub(LEAD_CYCLES);
    file.view(rising_edge_ps(from), rising_edge_ps(from + SHOWN_CYCLES));
    fill(&mut file).map_err(io::Error::other)?;
    let mut out = BufWriter::new(File::create(save)?);
    file.write_to(&mut out).map_err(io::Error::other)
}

fn fill(file: &mut GtkwFile) -> Result<(), GtkwError> {
    file.group("input", |group| {
        let group = group
            .color(Color::Orange)
            .signal_as("notes.input", "packet", Radix::Ascii)?
            .color(Color::Green)
            .signal("ib_rx.clk")?;
        stream(group, "s_axis_", &["tdata", "tkeep", "tlast", "tuser"])
    })?;
    file.group("stages", |group| {
        let mut shown = STAGES
            .iter()
            .filter_map(|stage| Some((stage, stage.shows?)));
        shown
            .try_fold(group.color(Color::Yellow), |group, (stage, signal)| {
                let path = format!("{}.{signal}", super::TOP);
                let field = signal.rsplit('.').find(|part| *part != "q");
                let label = format!("{}: {}", stage.name, field.unwrap_or(signal));
                group.signal_as(&path, &label, Radix::Binary)
            })?
            .closed_group("inside the stages", |group| {
                STAGES.iter().try_fold(group, |group, stage| {
                    group.group(stage.name, |group| {
                        Ok(group.matching(|variable| stage.has(variable)))
                    })
                })
            })
    })?;
    file.group("descriptor", |group| {
        let group = group
            .color(Color::Orange)
            .signal_as("notes.descriptor", "packet", Radix::Ascii)?
            .color(Color::Green);
        let group = stream(group, "m_axis_desc_", &[])?;
        field(group, "m_axis_desc", "service", Radix::Ascii)
            .and_then(|group| field(group, "m_axis_desc", "operation", Radix::Ascii))
            .and_then(|group| field(group, "m_axis_desc", "bth.dest_qp", Radix::Hex))
            .and_then(|group| field(group, "m_axis_desc", "bth.psn", Radix::Decimal))
            .and_then(|group| field(group, "m_axis_desc", "payload_bytes", Radix::Decimal))?
            .closed_group("all fields", |group| group.under("ib_rx.m_axis_desc"))
    })?;
    file.group("payload", |group| {
        stream(
            group.color(Color::Green),
            "m_axis_payload_",
            &["tdata", "tkeep", "tlast", "tuser"],
        )
    })?;
    file.group("status", |group| {
        let group = group
            .color(Color::Orange)
            .signal_as("notes.status", "packet", Radix::Ascii)?
            .color(Color::Green);
        let group = stream(group, "m_axis_status_", &[])?;
        field(group, "m_axis_status", "icrc_result", Radix::Ascii)
            .and_then(|group| field(group, "m_axis_status", "vcrc", Radix::Binary))?
            .closed_group("all bits", |group| group.under("ib_rx.m_axis_status"))
    })?;
    Ok(())
}

/// The handshake of a stream and more of its signals.
fn stream<'a>(group: Group<'a>, name: &str, more: &[&str]) -> Result<Group<'a>, GtkwError> {
    let mut signals = ["tvalid", "tready"].iter().chain(more);
    signals.try_fold(group, |group, signal| {
        group.signal(&format!("{}.{name}{signal}", super::TOP))
    })
}

fn field<'a>(
    group: Group<'a>,
    port: &str,
    field: &str,
    radix: Radix,
) -> Result<Group<'a>, GtkwError> {
    group.signal_as(&format!("{}.{port}.{field}", super::TOP), field, radix)
}

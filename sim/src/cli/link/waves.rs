//! `--vcd`: end A as a waveform, and the GTKWave save file beside it.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use rust_hdl::prelude::Block;

use crate::bench::Observer;
use crate::cli::failure::Failure;
use crate::wave::{
    falling_edge_ps, rising_edge_ps, Color, GtkwError, GtkwFile, Options, Radix, Variable, VcdTrace,
};

/// Name of the outermost scope.
const TOP: &str = "ib_link_sched";
/// Cycles on the screen at the start.
const SHOWN_CYCLES: u64 = 160;
const WINDOW: (u32, u32) = (1600, 1200);
const NAMES_WIDTH: u32 = 320;

/// Ports: the beginnings of their names.
const PORTS: [&str; 10] = [
    "clk",
    "rst",
    "grant_",
    "m_axis_",
    "s_axis_",
    "rx_",
    "sl_ready",
    "vl15_ready",
    "cfg_arb_",
    "cfg_limit",
];
/// Blocks inside of which everything or some things are of interest: beginning and end of the path in the top.
const INSIDE: [(&str, &str); 7] = [
    ("announce.waiting", ""),
    ("credit.ready", ""),
    ("credit.stalled", ""),
    ("credit.fcp_due", ""),
    ("credit.sender_", ".state.q.fctbs"),
    ("credit.sender_", ".state.q.fccl"),
    ("transmit.pace.left", ""),
];

/// A waveform that is being written.
pub(super) struct Waves {
    vcd: PathBuf,
    recorder: Rc<RefCell<Recorder>>,
}

enum Recorder {
    Waiting(BufWriter<File>),
    /// The next cycle is cycle 0.
    Started(BufWriter<File>),
    Tracing(VcdTrace<BufWriter<File>>, u64),
    Stopped(VcdTrace<BufWriter<File>>),
    Failed(io::Error),
    Finished,
}

impl Waves {
    /// Creates the file `vcd`.
    pub fn create(vcd: &Path) -> Result<Self, Failure> {
        let file = BufWriter::new(super::create(vcd)?);
        Ok(Self {
            vcd: vcd.to_owned(),
            recorder: Rc::new(RefCell::new(Recorder::Waiting(file))),
        })
    }

    /// Sees the scheduler for the waveform.
    pub fn observer(&self) -> Observer {
        let recorder = Rc::clone(&self.recorder);
        Box::new(move |block, clock| recorder.borrow_mut().sample(block, clock))
    }

    /// The next cycle is cycle 0; what was before is not shown.
    pub fn start(&self) {
        self.recorder
            .borrow_mut()
            .change(|recorder| match recorder {
                Recorder::Waiting(out) => Recorder::Started(out),
                other => other,
            });
    }

    /// What follows is not shown.
    pub fn stop(&self) {
        self.recorder
            .borrow_mut()
            .change(|recorder| match recorder {
                Recorder::Tracing(trace, _) => Recorder::Stopped(trace),
                other => other,
            });
    }

    /// Ends the waveform and writes the save file for so many VLs. Gives the files written.
    pub fn finish(self, vls: usize) -> Result<[PathBuf; 2], Failure> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |source| Failure::Write { path, source }
        };
        let recorder = self.recorder.replace(Recorder::Finished);
        let variables = recorder.finish().map_err(failed(&self.vcd))?;
        let save = self.vcd.with_extension("gtkw");
        write_save(&self.vcd, &save, &variables, vls).map_err(failed(&save))?;
        Ok([self.vcd, save])
    }
}

impl Recorder {
    fn change(&mut self, to: impl FnOnce(Self) -> Self) {
        *self = to(std::mem::replace(self, Self::Finished));
    }

    fn sample(&mut self, block: &dyn Block, clock: bool) {
        self.change(|recorder| match recorder {
            Self::Started(out) => {
                let trace = VcdTrace::new(out, TOP, block, Options::default().keep(keeps));
                match trace {
                    Ok(trace) => Self::Tracing(trace, 0),
                    Err(error) => Self::Failed(error),
                }
            }
            other => other,
        });
        let Self::Tracing(trace, cycle) = self else {
            return;
        };
        // The first half of cycle 0 is not seen: the second one stands for both.
        let time = match (clock, *cycle) {
            (false, 0) => 0,
            (false, cycle) => falling_edge_ps(cycle),
            (true, _) => {
                *cycle += 1;
                rising_edge_ps(*cycle)
            }
        };
        if let Err(error) = trace.sample(time, block) {
            *self = Self::Failed(error);
        }
    }

    fn finish(self) -> io::Result<Vec<Variable>> {
        match self {
            Self::Tracing(trace, _) | Self::Stopped(trace) => {
                let variables = trace.variables().to_vec();
                trace.finish()?;
                Ok(variables)
            }
            Self::Failed(error) => Err(error),
            Self::Waiting(_) | Self::Started(_) | Self::Finished => {
                Err(io::Error::other("the hardware did not run"))
            }
        }
    }
}

/// The path of a variable inside the scheduler.
fn in_top(variable: &Variable) -> Option<&str> {
    variable.path.strip_prefix(TOP)?.strip_prefix('.')
}

fn keeps(variable: &Variable) -> bool {
    in_top(variable).is_some_and(|path| {
        let is_port = !path.contains('.') && PORTS.iter().any(|port| path.starts_with(port));
        let inside = |(from, to): &(&str, &str)| path.starts_with(from) && path.ends_with(to);
        is_port || INSIDE.iter().any(inside)
    })
}

/// Writes the save file `save` for the waveform `vcd` in the same folder. Green is what the ports carry, yellow the inside.
fn write_save(vcd: &Path, save: &Path, variables: &[Variable], vls: usize) -> io::Result<()> {
    let dump = vcd.file_name().unwrap_or_default().to_string_lossy();
    let mut file = GtkwFile::new(&dump, variables);
    file.window(WINDOW.0, WINDOW.1).names_width(NAMES_WIDTH);
    file.view(rising_edge_ps(0), rising_edge_ps(SHOWN_CYCLES));
    fill(&mut file, vls).map_err(io::Error::other)?;
    let mut out = BufWriter::new(File::create(save)?);
    file.write_to(&mut out).map_err(io::Error::other)
}

fn fill(file: &mut GtkwFile, vls: usize) -> Result<(), GtkwError> {
    let port = |name: &str| format!("{TOP}.{name}");
    file.group("arbiter decision", |group| {
        let group = group
            .color(Color::Green)
            .signal(&port("clk"))?
            .signal_as(&port("grant_valid"), "grant", Radix::Binary)?
            .signal_as(&port("grant_fcp"), "flow control", Radix::Binary)?
            .signal_as(&port("grant_vl"), "VL", Radix::Decimal)?
            .signal_as(&port("grant_pkt_len"), "PktLen", Radix::Decimal)?
            .signal_as(&port("grant_high"), "High list", Radix::Binary)?
            .signal_as(&port("grant_entry"), "entry", Radix::Decimal)?
            .color(Color::Yellow);
        let inside = |variable: &Variable| {
            in_top(variable)
                .is_some_and(|path| path.starts_with("announce.") || path.starts_with("transmit."))
        };
        Ok(group.matching(inside))
    })?;
    file.group("credits per VL", |group| {
        let group = group
            .color(Color::Yellow)
            .signal_as(&port("credit.ready"), "may be sent", Radix::Binary)?
            .signal_as(&port("credit.stalled"), "wait for credit", Radix::Binary)?;
        (0..vls).try_fold(group, |group, vl| {
            let state = |name: &str| port(&format!("credit.sender_{vl}.state.q.{name}"));
            group
                .signal_as(&state("fctbs"), &format!("VL{vl} FCTBS"), Radix::Decimal)?
                .signal_as(&state("fccl"), &format!("VL{vl} FCCL"), Radix::Decimal)
        })
    })?;
    file.group("beats", |group| {
        let names = ["tvalid", "tready", "tdata", "tkeep", "tlast", "tuser"];
        let group = group.color(Color::Green);
        let group = names.iter().try_fold(group, |group, name| {
            group.signal(&port(&format!("m_axis_{name}")))
        })?;
        group.signal_as(&port("m_axis_vl"), "VL", Radix::Decimal)
    })?;
    file.group("flow-control packets", |group| {
        group
            .color(Color::Green)
            .signal_as(&port("m_axis_fcp"), "leaves", Radix::Binary)?
            .color(Color::Yellow)
            .signal_as(&port("credit.fcp_due"), "is due", Radix::Binary)?
            .color(Color::Green)
            .signal_as(&port("rx_fcp_valid"), "arrives", Radix::Binary)?
            .signal_as(&port("rx_fcp_vl"), "its VL", Radix::Decimal)?
            .signal_as(&port("rx_fcp_fctbs"), "its FCTBS", Radix::Decimal)?
            .signal_as(&port("rx_fcp_fccl"), "its FCCL", Radix::Decimal)?
            .signal_as(&port("rx_fcp_error"), "arrives damaged", Radix::Binary)
    })?;
    file.closed_group("packets announced and fetched", |group| {
        let is_one = |variable: &Variable| {
            in_top(variable)
                .is_some_and(|path| path.starts_with("s_axis_") || path.starts_with("m_axis_fetch"))
        };
        Ok(group.color(Color::Green).matching(is_one))
    })?;
    Ok(())
}

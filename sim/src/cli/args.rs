//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use ibhdl_verilog::tops::VLS;
use ibhdl_verilog::Options;

use super::link::Link;
use crate::bench::LANES;
use crate::model::Mtu;

/// Width of the pipeline unless told otherwise: 128 bits, where the waves of a packet fit on a screen.
pub(super) const DEFAULT_LANES: usize = 4;

/// InfiniBand packets through simulated hardware.
///
/// Without a command, ibhdl sends its embedded sample through the receive pipeline, prints what the hardware made of
/// each packet, and writes a waveform with its GTKWave file and the Verilog under target/ibhdl/.
#[derive(Debug, Parser)]
#[command(name = "ibhdl", version, after_help = EXIT_CODES)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

pub(super) const EXIT_CODES: &str = "\
Exit codes:
  0  all went well
  1  with --strict: a packet had an error
  2  wrong use, bad input, or output that cannot be written
  3  the simulated hardware differs from the golden model";

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Send the packets of captures through the simulated receive pipeline
    Replay(Replay),
    /// Run traffic through two simulated link schedulers: VL arbitration and credits over a faulty channel
    Link(Link),
    /// Write the pipeline and its CRC engines as Verilog
    Emit(Emit),
    /// Print a completion script for a shell
    Completions {
        /// Shell to write for
        shell: Shell,
    },
}

/// Send the packets of captures through the simulated receive pipeline
///
/// Reads pcap and pcapng with link types 197 (ERF records of type 21) and 247 (InfiniBand); other frames are counted and
/// named as skipped. Everything shown comes out of the ports of the simulated hardware. A golden model decodes every
/// packet beside it, and a difference between the two ends the run with exit code 3.
#[derive(Debug, Args)]
#[command(after_help = EXIT_CODES)]
pub(super) struct Replay {
    /// Captures to read, in this order
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Dwords per clock cycle: 1, 2, 4, 8 or 16 (32 to 512 bits)
    #[arg(long, value_name = "N", default_value_t = DEFAULT_LANES, value_parser = lanes, allow_hyphen_values = true)]
    pub lanes: usize,
    /// Print one JSON object per packet, then one with the key "summary"
    #[arg(long)]
    pub json: bool,
    /// What stands for the hardware: the rust-hdl simulation, or the exported Verilog in Verilator
    #[arg(long, value_name = "ENGINE", value_enum, default_value_t)]
    pub engine: EngineKind,
    /// Write the waveform to OUT and a GTKWave save file beside it; cycle N begins at N * 5.12 ns
    #[arg(long, value_name = "OUT")]
    pub vcd: Option<PathBuf>,
    /// MTU of the port in bytes: 256, 512, 1024, 2048 or 4096
    #[arg(long, value_name = "N", default_value = "4096", value_parser = mtu, allow_hyphen_values = true)]
    pub mtu: Mtu,
    /// Probability, 0 to 0.95, that the input or an output pauses in a cycle
    #[arg(long, value_name = "P", default_value = "0", value_parser = stall, allow_hyphen_values = true)]
    pub stall: f64,
    /// Seed of the pauses
    #[arg(
        long,
        value_name = "S",
        default_value_t = 1,
        allow_hyphen_values = true
    )]
    pub seed: u64,
    /// End with exit code 1 if a packet had an error
    #[arg(long)]
    pub strict: bool,
    /// Take FLUSH and ATOMIC WRITE (the memory placement extensions) for reserved opcodes
    #[arg(long)]
    pub no_mpe: bool,
}

/// What stands for the hardware.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum EngineKind {
    #[default]
    Simulation,
    Verilator,
}

/// Write the pipeline and its CRC engines as Verilog
#[derive(Debug, Args)]
pub(super) struct Emit {
    /// The receive pipeline ib_rx, its CRC engines ib_icrc and ib_vcrc, the link scheduler ib_link_sched, its parts ib_vlarb,
    /// ib_credit and ib_fcp; all of them unless given
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    pub top: Option<String>,
    /// Dwords per clock cycle: 1, 2, 4, 8 or 16 (32 to 512 bits); all of them unless given
    #[arg(long, value_name = "N", value_parser = lanes, allow_hyphen_values = true)]
    pub lanes: Option<usize>,
    /// Data VLs of ib_link_sched, ib_vlarb and ib_credit: 1, 2, 4, 8 or 15
    #[arg(long, value_name = "N", default_value = "15", value_parser = vls, allow_hyphen_values = true)]
    pub vls: usize,
    /// What the names of all modules but the tops begin with, so that they meet no others in your project
    #[arg(long, value_name = "P", default_value = "", hide_default_value = true, value_parser = prefix, allow_hyphen_values = true)]
    pub prefix: String,
    /// Folder to write to; it is made if need be
    #[arg(long, value_name = "DIR", default_value = "target/ibhdl/verilog")]
    pub out: PathBuf,
    /// Write nothing; list the tops with their ports
    #[arg(long, conflicts_with = "prefix")]
    pub list: bool,
    /// With --list: as JSON
    #[arg(long, requires = "list")]
    pub json: bool,
}

/// The arguments, or the exit code after help, version or what is wrong with them has been printed.
pub(super) fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, ExitCode> {
    Arguments::try_parse_from(arguments).map_err(|error| {
        // clap adds a hint in further lines, which says nothing new about a wrong value.
        if matches!(error.kind(), ErrorKind::ValueValidation) {
            let text = error.to_string();
            eprintln!("{}", text.lines().next().unwrap_or_default());
        } else if let Err(error) = error.print() {
            if error.kind() != std::io::ErrorKind::BrokenPipe {
                return ExitCode::from(2);
            }
        }
        ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
    })
}

pub(super) fn lanes(text: &str) -> Result<usize, String> {
    let lanes = text.parse().ok();
    lanes
        .filter(|lanes| LANES.contains(lanes))
        .ok_or_else(|| "there is no such width: it is 1, 2, 4, 8 or 16".into())
}

pub(super) fn vls(text: &str) -> Result<usize, String> {
    let vls = text.parse().ok();
    vls.filter(|vls| VLS.contains(vls))
        .ok_or_else(|| "there is no such number of data VLs: it is 1, 2, 4, 8 or 15".into())
}

fn prefix(text: &str) -> Result<String, String> {
    match Options::is_module_prefix(text) {
        true => Ok(text.into()),
        false => Err("a letter or _, then letters, digits and _ are wanted".into()),
    }
}

fn mtu(text: &str) -> Result<Mtu, String> {
    let bytes = text.parse().ok();
    bytes
        .and_then(Mtu::from_bytes)
        .ok_or_else(|| "an MTU is 256, 512, 1024, 2048 or 4096".into())
}

fn stall(text: &str) -> Result<f64, String> {
    let probability = text.parse().ok();
    probability
        // Not a number is in no range.
        .filter(|probability| (0.0..=0.95).contains(probability))
        .ok_or_else(|| "a probability of 0 to 0.95 is wanted".into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn probabilities_end_at_95_percent() {
        for good in ["0", "0.95", "1e-3", "-0"] {
            assert!(stall(good).is_ok(), "{good}");
        }
        for bad in ["0.951", "-0.1", "NaN", "inf", "half", ""] {
            assert!(stall(bad).is_err(), "{bad}");
        }
    }
}

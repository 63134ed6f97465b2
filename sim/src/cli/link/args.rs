//! The options of `ibhdl link`.

use std::path::PathBuf;

use clap::Args;

use crate::cli::args::{lanes, vls, DEFAULT_LANES, EXIT_CODES};
use crate::model::link::{Entry, PacketSizes, ENTRIES};

/// Bytes, LRH to VCRC, of the shortest and the longest legal packet.
const LEGAL: std::ops::RangeInclusive<u16> = 26..=4222;

/// Run traffic through two simulated link schedulers: VL arbitration and credits over a faulty channel
///
/// End A sends data on every VL, end B takes it out of its receive buffer and sends flow-control packets. Both are the simulated
/// hardware, with 15 data VLs of which N are in use. SL i goes to VL i. A golden model checks every decision and every flow-control packet
/// beside it, and a difference ends the run with exit code 3. Flow-control packets are sent for every 16 blocks of new
/// credit and at least every 4096 symbol times; a receive buffer has 512 blocks of 64 bytes per VL; the channel takes 20 cycles.
///
/// Shown per VL: its share of the bytes sent beside the share that the tables give when every VL is full (the last packet of a
/// turn, which may overshoot, counted in), latency from the announcement at end A to the arrival at end B, and cycles in which the
/// first packet waited for credit. Counters are those of both ends together.
#[derive(Debug, Args)]
#[command(after_help = EXIT_CODES)]
pub(in crate::cli) struct Link {
    /// Data VLs in use: 1, 2, 4, 8 or 15
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = vls, allow_hyphen_values = true)]
    pub vls: usize,
    /// High-priority table, up to 64 entries; weights in blocks of 64 bytes, 0 to 255 [default: empty]
    #[arg(long, value_name = "VL:WEIGHT,...", value_parser = list, allow_hyphen_values = true)]
    pub high: Option<List>,
    /// Low-priority table, the same [default: every VL, the higher its number the more: 0:8,1:16,2:32,3:64]
    #[arg(long, value_name = "VL:WEIGHT,...", value_parser = list, allow_hyphen_values = true)]
    pub low: Option<List>,
    /// LimitOfHighPriority: 0 one packet, 255 unlimited (the Low table may starve), else units of 4096 bytes
    #[arg(long, value_name = "N", default_value = "4", value_parser = limit, allow_hyphen_values = true)]
    pub limit: u8,
    /// Traffic offered, 0 to 1 of what the link carries, shared equally by the VLs; 1: every VL always has packets waiting
    #[arg(long, value_name = "FRACTION", default_value = "1", value_parser = fraction, allow_hyphen_values = true)]
    pub load: f64,
    /// Bytes of a packet, LRH to VCRC, 26 to 4222, every size as likely; rounded to 4 * PktLen + 2
    #[arg(long, value_name = "MIN..MAX", default_value = "66..1026", value_parser = sizes, allow_hyphen_values = true)]
    pub sizes: PacketSizes,
    /// How fast end B empties its receive buffer, 0 to 1 of the rate of the link, in the order of arrival
    #[arg(long, value_name = "FRACTION", default_value = "1", value_parser = fraction, allow_hyphen_values = true)]
    pub drain: f64,
    /// Probability, 0 to 1, that the channel loses a packet, data or flow control, in either direction
    #[arg(long, value_name = "P", default_value = "0", value_parser = probability, allow_hyphen_values = true)]
    pub loss: f64,
    /// Probability, 0 to 1, that the channel flips a bit of a packet
    #[arg(long, value_name = "P", default_value = "0", value_parser = probability, allow_hyphen_values = true)]
    pub corrupt: f64,
    /// Clock cycles to run
    #[arg(long, value_name = "N", default_value = "20000", value_parser = cycles, allow_hyphen_values = true)]
    pub cycles: u64,
    /// Dwords per clock cycle: 1, 2, 4, 8 or 16 (32 to 512 bits)
    #[arg(long, value_name = "N", default_value_t = DEFAULT_LANES, value_parser = lanes, allow_hyphen_values = true)]
    pub lanes: usize,
    /// Seed of traffic and faults: the same one gives the same run
    #[arg(
        long,
        value_name = "S",
        default_value_t = 1,
        allow_hyphen_values = true
    )]
    pub seed: u64,
    /// Write the waveform of end A to F and a GTKWave save file beside it; cycle N begins at N * 5.12 ns
    #[arg(long, value_name = "F")]
    pub vcd: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    /// Draw share and credit of every VL over time as SVG
    #[arg(long, value_name = "F.svg")]
    pub plot: Option<PathBuf>,
}

/// An arbitration table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct List(pub Vec<Entry>);

fn list(text: &str) -> Result<List, String> {
    if text.is_empty() {
        return Ok(List(Vec::new()));
    }
    let entries: Vec<Entry> = text.split(',').map(entry).collect::<Result<_, _>>()?;
    match entries.len() {
        0..=ENTRIES => Ok(List(entries)),
        n => Err(format!("a table has up to 64 entries, not {n}")),
    }
}

fn entry(text: &str) -> Result<Entry, String> {
    let (vl, weight) = text
        .split_once(':')
        .ok_or_else(|| format!("an entry is VL:WEIGHT, as in 0:8, not \"{text}\""))?;
    let vl = vl.parse().ok().filter(|vl| *vl < 15);
    let vl = vl.ok_or_else(|| format!("\"{text}\": there is no such VL, it is 0 to 14"))?;
    let weight = weight.parse();
    let weight = weight.map_err(|_| format!("\"{text}\": a weight is 0 to 255"))?;
    Ok(Entry { vl, weight })
}

fn limit(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| "a limit is 0 to 255".into())
}

fn fraction(text: &str) -> Result<f64, String> {
    unit(text).ok_or_else(|| "a fraction of 0 to 1 is wanted".into())
}

fn probability(text: &str) -> Result<f64, String> {
    unit(text).ok_or_else(|| "a probability of 0 to 1 is wanted".into())
}

fn unit(text: &str) -> Option<f64> {
    let value: Option<f64> = text.parse().ok();
    // Not a number is in no range.
    value.filter(|value| (0.0..=1.0).contains(value))
}

fn cycles(text: &str) -> Result<u64, String> {
    let cycles = text.parse().ok();
    cycles
        .filter(|&cycles| cycles > 0)
        .ok_or_else(|| "a number of cycles from 1 is wanted".into())
}

fn sizes(text: &str) -> Result<PacketSizes, String> {
    let bytes = |text: &str| text.trim().parse::<u16>().ok();
    let range = text
        .split_once("..")
        .and_then(|(min, max)| Some((bytes(min)?, bytes(max)?)));
    let (min, max) = range.ok_or("sizes are MIN..MAX, as in 66..1026")?;
    if !LEGAL.contains(&min) || !LEGAL.contains(&max) {
        return Err("a packet has 26 to 4222 bytes, LRH to VCRC".into());
    }
    if min > max {
        return Err(format!("{min} is more than {max}"));
    }
    // The nearest 4 * PktLen + 2.
    Ok(PacketSizes {
        min: min / 4,
        max: max / 4,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables() {
        let of = |text: &str| list(text).map(|list| list.0);
        let entry = |vl, weight| Entry { vl, weight };
        assert_eq!(of("0:8,14:255"), Ok(vec![entry(0, 8), entry(14, 255)]));
        assert_eq!(of(""), Ok(vec![]));
        let most = ["3:0"; 64].join(",");
        assert_eq!(of(&most), Ok(vec![entry(3, 0); 64]));
        for bad in [
            "0", "15:1", "-1:1", "0:256", "0:-1", "0:1,", "a:1", "0:b", ":",
        ] {
            assert!(of(bad).is_err(), "{bad}");
        }
        assert!(of(&["3:1"; 65].join(",")).is_err());
    }

    #[test]
    fn sizes_are_rounded_to_whole_packets() {
        let of = |text| sizes(text).map(|sizes| (sizes.min, sizes.max));
        assert_eq!(of("26..4222"), Ok((6, 1055)));
        assert_eq!(of("64..65"), Ok((16, 16)));
        assert_eq!(of("290..290"), Ok((72, 72)));
        for bad in [
            "25..100", "26..4223", "100..99", "100", "..", "a..b", "-1..5", "0..1e3",
        ] {
            assert!(of(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn numbers() {
        for bad in ["-0.1", "1.01", "NaN", "inf", "", "half"] {
            assert!(fraction(bad).is_err() && probability(bad).is_err(), "{bad}");
        }
        assert_eq!(fraction("1"), Ok(1.0));
        assert!(vls("3").is_err() && vls("0").is_err() && vls("16").is_err());
        assert_eq!(vls("15"), Ok(15));
        assert!(cycles("0").is_err() && limit("256").is_err());
    }
}

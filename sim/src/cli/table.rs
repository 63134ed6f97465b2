//! The table: one line per packet, and the summary below it.

use std::io::{self, Write};
use std::rc::Rc;

use anstyle::{AnsiColor, Style};

use super::console::Console;
use super::details::details;
use super::report::{Report, Shown};
use super::summary::Summary;
use crate::model::{Bth, Decoded, Icrc, Lnh, Lrh};

const HEAD: Style = Style::new().bold();
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default().bold();
const ASIDE: Style = Style::new().dimmed();

/// The part that a terminal of 80 columns shows whole.
const LEFT: &str =
    " frame bytes VL LNH    SLID>DLID   service and operation      payload ICRC VCRC";
const QUEUE: &str = "   DestQP      PSN  P_Key";

/// Writes the table.
pub(super) struct Table<W> {
    out: W,
    console: Console,
    /// The file that the lines above are from, where files are named.
    file: Option<Option<Rc<str>>>,
    begun: bool,
}

impl<W: Write> Table<W> {
    /// `name_files`: put a line with its name above the packets of a file.
    pub fn new(out: W, console: Console, name_files: bool) -> Self {
        Self {
            out,
            console,
            file: name_files.then_some(None),
            begun: false,
        }
    }

    /// A terminal that is too narrow for everything shows neither the queue pair's columns nor the details.
    fn is_wide(&self) -> bool {
        self.console
            .width
            .is_none_or(|width| width >= LEFT.len() + QUEUE.len())
    }

    fn painted(&self, style: Style, text: &str) -> String {
        if self.console.color && !text.is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    fn verdict(&self, good: Option<bool>) -> String {
        match good {
            Some(true) => self.painted(GOOD, "good"),
            Some(false) => self.painted(BAD, "bad "),
            None => "-   ".to_owned(),
        }
    }

    fn head(&mut self) -> io::Result<()> {
        self.begun = true;
        let right = match self.is_wide() {
            true => format!("{QUEUE}  errors, details"),
            false => "  errors".to_owned(),
        };
        let head = self.painted(HEAD, &format!("{LEFT}{right}"));
        writeln!(self.out, "{head}")
    }

    fn line(&self, packet: &Shown) -> String {
        let Decoded { lrh, bth, .. } = &packet.decoded;
        let icrc = match packet.decoded.icrc {
            Icrc::Absent => None,
            icrc => Some(icrc == Icrc::Good),
        };
        let mut line = format!(
            "{:6} {:5} {} {:26} {:7} {} {}",
            packet.origin.frame,
            packet.decoded.bytes,
            route(lrh.as_ref()),
            operation(&packet.decoded),
            packet.decoded.payload_bytes,
            self.verdict(icrc),
            self.verdict(Some(packet.decoded.vcrc_good)),
        );
        if self.is_wide() {
            line.push_str(&queue(bth.as_ref()));
        }
        let errors: Vec<_> = packet.decoded.errors.names().collect();
        let errors = errors.join(", ");
        if !errors.is_empty() {
            line.push_str("  ");
            line.push_str(&self.painted(BAD, &errors));
        }
        if self.is_wide() {
            let used =
                LEFT.len() + QUEUE.len() + if errors.is_empty() { 0 } else { 2 } + errors.len();
            let details = self.fit(details(packet), used + 2);
            if !details.is_empty() {
                line.push_str("  ");
                line.push_str(&self.painted(ASIDE, &details));
            }
        }
        line.truncate(line.trim_end().len());
        line
    }

    /// As much of `text` as the terminal has room for behind `used` columns.
    fn fit(&self, text: String, used: usize) -> String {
        match self.console.width {
            Some(width) => text.chars().take(width.saturating_sub(used)).collect(),
            None => text,
        }
    }
}

impl<W: Write> Report for Table<W> {
    fn packet(&mut self, packet: &Shown) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            if *file != packet.origin.file {
                file.clone_from(&packet.origin.file);
                let name = self.painted(HEAD, packet.origin.file.as_deref().unwrap_or_default());
                writeln!(self.out, "{name}")?;
                self.begun = false;
            }
        }
        if !self.begun {
            self.head()?;
        }
        let line = self.line(packet);
        writeln!(self.out, "{line}")
    }

    fn summary(&mut self, summary: &Summary) -> io::Result<()> {
        if self.begun {
            writeln!(self.out)?;
        }
        let s = summary;
        let bad = |n: u64| match n {
            0 => "0 bad".to_owned(),
            _ => self.painted(BAD, &format!("{n} bad")),
        };
        let (icrc_bad, vcrc_bad) = (bad(s.icrc_bad), bad(s.vcrc_bad));
        let out = &mut self.out;
        writeln!(out, "packets  {}, {} with errors", s.packets, s.errors)?;
        for (reason, frames) in &s.skipped_reasons {
            writeln!(out, "skipped  {frames} of {reason}")?;
        }
        if s.snapped > 0 {
            writeln!(
                out,
                "snapped  {}: the capture holds only their beginning",
                s.snapped
            )?;
        }
        writeln!(
            out,
            "ICRC     {} good, {icrc_bad}, {} absent",
            s.icrc_good, s.icrc_absent
        )?;
        writeln!(out, "VCRC     {} good, {vcrc_bad}", s.vcrc_good)?;
        writeln!(
            out,
            "cycles   {} at {} lanes ({} bits), {} simulated per second",
            s.cycles,
            s.lanes,
            32 * s.lanes,
            s.cycles_per_second
        )?;
        out.flush()
    }
}

/// VL, LNH and LIDs.
fn route(lrh: Option<&Lrh>) -> String {
    let Some(lrh) = lrh else {
        return format!("{:2} {:6} {:11}", "-", "-", "-");
    };
    let lnh = match lrh.lnh() {
        Lnh::RawEther => "raw",
        Lnh::RawIpv6 => "ipv6",
        Lnh::Local => "local",
        Lnh::Global => "global",
    };
    let lids = format!("{}>{}", lrh.slid, lrh.dlid);
    format!("{:2} {lnh:6} {lids:11}", lrh.vl)
}

/// Service and operation, in fewer words than the JSON has.
fn operation(decoded: &Decoded) -> String {
    let Some(bth) = &decoded.bth else {
        return match (&decoded.raw, &decoded.ipv6) {
            (Some(raw), _) => format!("raw  EtherType {:#06x}", raw.ether_type),
            (None, Some(ipv6)) => format!("raw  IPv6 NxtHdr {}", ipv6.nxt_hdr),
            (None, None) => "-".to_owned(),
        };
    };
    // The annex of a congestion notification follows from the opcode.
    let operation = bth.operation.split(" (").next().unwrap_or_default();
    let operation = operation
        .replace(" with Immediate", "+Imm")
        .replace(" with Invalidate", "+Inv")
        .replace("Response", "Resp")
        .replace("Congestion Notification", "Congestion Notif.");
    format!("{:4} {operation}", bth.service)
}

fn queue(bth: Option<&Bth>) -> String {
    match bth {
        Some(bth) => format!(" {:#08x} {:8} {:#06x}", bth.dest_qp, bth.psn, bth.p_key),
        None => format!(" {:>8} {:>8} {:>6}", "-", "-", "-"),
    }
}

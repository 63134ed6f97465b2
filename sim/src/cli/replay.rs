//! `ibhdl replay`.

use std::path::Path;

use super::args::{EngineKind, Replay};
use super::console::{self, Console};
use super::failure::Failure;
use super::feed::Captures;
use super::json::Json;
use super::report::Report;
use super::session::Session;
use super::table::Table;
use super::waves::Waves;
use super::Outcome;
use crate::bench::Stalls;

pub(super) fn run(options: &Replay) -> Result<Outcome, Vec<Failure>> {
    if let Some(vcd) = &options.vcd {
        check_output(vcd, options).map_err(|failure| vec![failure])?;
    }
    if options.vcd.is_some() && options.engine == EngineKind::Verilator {
        let message =
            "--vcd shows the signals of the simulation: it does not go with --engine verilator";
        return Err(vec![Failure::Usage(message.into())]);
    }
    let mut captures = Captures::new(options.files.clone());
    if captures.is_at_end() {
        return Err(captures.failures);
    }
    let waves = options.vcd.as_deref().map(Waves::create).transpose();
    let waves = waves.map_err(|failure| vec![failure])?;
    let name_files = options.files.len() > 1;
    let mut report: Box<dyn Report> = if options.json {
        Box::new(Json::new(console::stdout(), name_files))
    } else {
        let console = Console::detect();
        Box::new(Table::new(console::stdout(), console, name_files))
    };
    let session = Session {
        engine: options.engine,
        lanes: options.lanes,
        mtu: options.mtu,
        mpe: !options.no_mpe,
        stalls: Stalls::all(options.stall, options.seed),
    };
    let bench = session
        .bench(waves.as_ref())
        .map_err(|failure| vec![failure])?;
    let progress = captures.progress.clone();
    let (mut summary, result) = session.run(
        bench,
        &mut captures,
        waves.as_ref(),
        &mut *report,
        &progress,
    );
    summary.set_skipped(&captures.skipped);
    summary.snapped = captures.snapped;

    let mut failures = captures.failures;
    let cannot_write = matches!(result, Err(Failure::Output(_)));
    failures.extend(result.err());
    if !cannot_write {
        failures.extend(report.summary(&summary).err().map(Failure::Output));
    }
    failures.extend(waves.and_then(|waves| waves.finish().err()));
    match failures.is_empty() {
        false => Err(failures),
        true if options.strict && summary.errors > 0 => Ok(Outcome::PacketErrors),
        true => Ok(Outcome::Fine),
    }
}

/// The waveform must not be written over its own save file or over a capture.
fn check_output(vcd: &Path, options: &Replay) -> Result<(), Failure> {
    let refuse = |why: &str| Err(Failure::Usage(format!("{}: {why}", vcd.display())));
    if vcd.extension().is_some_and(|extension| extension == "gtkw") {
        return refuse("the GTKWave save file gets this name, the waveform needs another");
    }
    let outputs = [vcd.to_owned(), vcd.with_extension("gtkw")];
    // Without a canonical path the file is not there, and so is no capture.
    let same = |a: &Path, b: &Path| {
        a.canonicalize()
            .is_ok_and(|a| b.canonicalize().is_ok_and(|b| a == b))
    };
    let is_input = |output| options.files.iter().any(|file| same(output, file));
    match outputs.iter().any(|output| is_input(output)) {
        true => refuse("the waveform would be written over a capture"),
        false => Ok(()),
    }
}

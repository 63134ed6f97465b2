//! `ibhdl link`: traffic on every VL through the link scheduler and the credits, over a channel with faults.

mod args;
mod config;
mod json;
mod palette;
mod plot;
mod svg;
mod table;
mod waves;

pub(in crate::cli) use args::Link;

use std::path::Path;

use self::waves::Waves;
use super::console;
use super::emit;
use super::failure::Failure;
use super::Outcome;
use crate::bench::link::{simulated, LinkBench, LinkReport};

pub(super) fn run(options: &Link) -> Result<Outcome, Vec<Failure>> {
    all(options).map_err(|failure| vec![failure])?;
    Ok(Outcome::Fine)
}

fn all(options: &Link) -> Result<(), Failure> {
    let config = config::config(options)?;
    check_outputs(options)?;
    // What cannot be written should be known before the run.
    let plot = options.plot.as_deref().map(create).transpose()?;
    let waves = options.vcd.as_deref().map(Waves::create).transpose()?;
    let end = |observer| {
        simulated(options.lanes, observer)
            .ok_or_else(|| Failure::Usage(format!("there is no width of {} lanes", options.lanes)))
    };
    let engines = [end(waves.as_ref().map(Waves::observer))?, end(None)?];
    let mut bench = LinkBench::new(config, engines)?;
    if let Some(waves) = &waves {
        waves.start();
    }
    bench.run(options.cycles)?;
    if let Some(waves) = &waves {
        waves.stop();
    }
    let report = bench.finish()?;
    show(options, &report).map_err(Failure::Output)?;
    let mut written = Vec::new();
    if let Some(waves) = waves {
        written.extend(waves.finish(options.vls)?);
    }
    if let (Some(path), Some(file)) = (&options.plot, plot) {
        plot::write(file, &report).map_err(|source| Failure::Write {
            path: path.clone(),
            source,
        })?;
        written.push(path.clone());
    }
    match options.json {
        true => Ok(()),
        false => emit::name_files(&written),
    }
}

fn show(options: &Link, report: &LinkReport) -> std::io::Result<()> {
    let mut out = console::stdout();
    match options.json {
        true => json::write(&mut out, report, options.seed),
        false => table::write(&mut out, report),
    }
}

fn create(path: &Path) -> Result<std::fs::File, Failure> {
    std::fs::File::create(path).map_err(|source| Failure::Write {
        path: path.to_owned(),
        source,
    })
}

/// No output may be written over another one.
fn check_outputs(options: &Link) -> Result<(), Failure> {
    let Some(vcd) = &options.vcd else {
        return Ok(());
    };
    let save = vcd.with_extension("gtkw");
    let refuse = |what: &str| Err(Failure::Usage(format!("{}: {what}", vcd.display())));
    if *vcd == save {
        return refuse("the GTKWave save file gets this name, the waveform needs another");
    }
    match options
        .plot
        .as_ref()
        .is_some_and(|plot| plot == vcd || *plot == save)
    {
        true => refuse("the plot would be written over the waveform or its save file"),
        false => Ok(()),
    }
}

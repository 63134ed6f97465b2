//! `ibhdl emit`: the hardware as Verilog.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ibhdl_verilog::tops::{Size, Top, LANES, TOPS};
use ibhdl_verilog::{PortDirection, Verilog};
use serde::Serialize;

use super::args::Emit;
use super::failure::Failure;
use super::Outcome;

pub(super) fn run(options: &Emit) -> Result<Outcome, Vec<Failure>> {
    let wanted = |top: &&Top| options.top.as_ref().is_none_or(|name| name == top.name);
    let tops: Vec<_> = TOPS.iter().filter(wanted).collect();
    if tops.is_empty() {
        let name = options.top.as_deref().unwrap_or_default();
        let names: Vec<_> = TOPS.iter().map(|top| top.name).collect();
        let names = names.join(", ");
        let message = format!("there is no top {name:?}: it is one of {names}");
        return Err(vec![Failure::Usage(message)]);
    }
    let sizes = sizes(options.lanes, options.vls);
    let done = match (options.list, options.json) {
        (false, _) => write(&tops, &sizes, &options.prefix, &options.out)
            .and_then(|written| name_files(&written)),
        (true, false) => list(&tops, &sizes),
        (true, true) => list_as_json(&tops, &sizes),
    };
    done.map_err(|failure| vec![failure])?;
    Ok(Outcome::Fine)
}

/// One width or all of them.
fn sizes(lanes: Option<usize>, vls: usize) -> Vec<Size> {
    let widths = LANES.into_iter();
    let wanted = widths.filter(|width| lanes.is_none_or(|lanes| lanes == *width));
    wanted.map(|lanes| Size { lanes, vls }).collect()
}

/// Writes every top in one width, and gives the files.
pub(super) fn all(lanes: usize, out: &Path) -> Result<Vec<PathBuf>, Failure> {
    write(&TOPS.iter().collect::<Vec<_>>(), &[lanes.into()], "", out)
}

/// Says which files were written.
pub(super) fn name_files(files: &[PathBuf]) -> Result<(), Failure> {
    let mut stdout = io::stdout();
    files
        .iter()
        .try_for_each(|file| writeln!(stdout, "wrote    {}", file.display()))
        .and_then(|()| stdout.flush())
        .map_err(Failure::Output)
}

fn write(tops: &[&Top], sizes: &[Size], prefix: &str, out: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| Failure::Write { path, source }
    };
    std::fs::create_dir_all(out).map_err(failed(out))?;
    let mut written = Vec::new();
    for (_, _, verilog) in exports(tops, sizes, prefix)? {
        let path = out.join(&verilog.file);
        std::fs::write(&path, verilog.text).map_err(failed(&path))?;
        written.push(path);
    }
    Ok(written)
}

/// The tops in all of the sizes.
fn exports<'a>(
    tops: &[&'a Top],
    sizes: &[Size],
    prefix: &str,
) -> Result<Vec<(&'a Top, Size, Verilog)>, Failure> {
    let all = tops
        .iter()
        .flat_map(|top| sizes.iter().map(|size| (*top, *size)));
    all.map(|(top, size)| match top.export_prefixed(size, prefix) {
        Ok(verilog) => Ok((top, size, verilog)),
        Err(source) => Err(Failure::Emit {
            module: top.module(size),
            source,
        }),
    })
    .collect()
}

/// A line per top, and its ports with their widths.
fn list(tops: &[&Top], sizes: &[Size]) -> Result<(), Failure> {
    let exports = exports(tops, sizes, "")?;
    let mut text = String::new();
    for top in tops {
        text.push_str(&format!("{}  {}\n", top.name, top.about));
        let widths: Vec<_> = exports
            .iter()
            .filter(|(t, ..)| t.name == top.name)
            .collect();
        let modules: Vec<_> = widths.iter().map(|(t, size, _)| t.module(*size)).collect();
        text.push_str(&format!("  as {}\n", modules.join(", ")));
        let Some((_, _, first)) = widths.first() else {
            continue;
        };
        for (index, port) in first.ports.iter().enumerate() {
            let bits = widths
                .iter()
                .map(|(_, _, v)| v.ports[index].bits.to_string());
            let mut bits: Vec<_> = bits.collect();
            bits.dedup();
            let line = format!(
                "  {:6} {:12} {:36} {}",
                direction(port.direction),
                bits.join("/"),
                port.name,
                port.description
            );
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    let mut stdout = io::stdout();
    stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(Failure::Output)
}

#[derive(Serialize)]
struct Listed<'a> {
    top: &'a str,
    lanes: usize,
    bits: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    vls: Option<usize>,
    module: String,
    file: &'a str,
    ports: Vec<ListedPort<'a>>,
}

#[derive(Serialize)]
struct ListedPort<'a> {
    name: &'a str,
    direction: &'static str,
    bits: usize,
}

fn list_as_json(tops: &[&Top], sizes: &[Size]) -> Result<(), Failure> {
    let exports = exports(tops, sizes, "")?;
    let listed: Vec<_> = exports
        .iter()
        .map(|(top, size, verilog)| Listed {
            top: top.name,
            lanes: size.lanes,
            bits: 32 * size.lanes,
            vls: top.has_vls.then_some(size.vls),
            module: top.module(*size),
            file: &verilog.file,
            ports: verilog
                .ports
                .iter()
                .map(|port| ListedPort {
                    name: &port.name,
                    direction: direction(port.direction),
                    bits: port.bits,
                })
                .collect(),
        })
        .collect();
    let mut stdout = io::stdout();
    serde_json::to_writer(&mut stdout, &listed)
        .map_err(io::Error::from)
        .and_then(|()| writeln!(stdout))
        .map_err(Failure::Output)
}

fn direction(direction: PortDirection) -> &'static str {
    match direction {
        PortDirection::Input => "input",
        PortDirection::Output => "output",
        PortDirection::Inout => "inout",
    }
}

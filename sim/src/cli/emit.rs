//! `ibhdl emit`: the hardware as Verilog.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ibhdl::rx::{IbIcrc, IbRx, IbVcrc};
use rust_hdl::prelude::{generate_verilog_unchecked, Block};

use super::args::Emit;
use super::failure::Failure;
use super::Outcome;
use crate::bench::LANES;

/// Something that can be exported.
struct Top {
    name: &'static str,
    /// The Verilog of a width that there is, under a module name.
    verilog: fn(lanes: usize, module: &str) -> String,
}

const TOPS: [Top; 3] = [
    Top {
        name: "ib_rx",
        verilog: |lanes, module| match lanes {
            1 => verilog::<IbRx<1>>(module),
            2 => verilog::<IbRx<2>>(module),
            4 => verilog::<IbRx<4>>(module),
            8 => verilog::<IbRx<8>>(module),
            _ => verilog::<IbRx<16>>(module),
        },
    },
    Top {
        name: "ib_icrc",
        verilog: |lanes, module| match lanes {
            1 => verilog::<IbIcrc<1>>(module),
            2 => verilog::<IbIcrc<2>>(module),
            4 => verilog::<IbIcrc<4>>(module),
            8 => verilog::<IbIcrc<8>>(module),
            _ => verilog::<IbIcrc<16>>(module),
        },
    },
    Top {
        name: "ib_vcrc",
        verilog: |lanes, module| match lanes {
            1 => verilog::<IbVcrc<1>>(module),
            2 => verilog::<IbVcrc<2>>(module),
            4 => verilog::<IbVcrc<4>>(module),
            8 => verilog::<IbVcrc<8>>(module),
            _ => verilog::<IbVcrc<16>>(module),
        },
    },
];

pub(super) fn run(options: &Emit) -> Result<Outcome, Vec<Failure>> {
    let wanted = |top: &&Top| options.top.as_ref().is_none_or(|name| name == top.name);
    let tops: Vec<_> = TOPS.iter().filter(wanted).collect();
    if tops.is_empty() {
        let name = options.top.as_deref().unwrap_or_default();
        let names: Vec<_> = TOPS.iter().map(|top| top.name).collect();
        let names = names.join(", ");
        let message = format!("there is no top {name}: it is one of {names}");
        return Err(vec![Failure::Usage(message)]);
    }
    write(&tops, options.lanes, &options.out)
        .and_then(|written| name_files(&written))
        .map_err(|failure| vec![failure])?;
    Ok(Outcome::Fine)
}

/// Writes every top, in one width or in all of them, and gives the files.
pub(super) fn all(lanes: Option<usize>, out: &Path) -> Result<Vec<PathBuf>, Failure> {
    write(&TOPS.iter().collect::<Vec<_>>(), lanes, out)
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

fn write(tops: &[&Top], lanes: Option<usize>, out: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |source| Failure::Write { path, source }
    };
    std::fs::create_dir_all(out).map_err(failed(out))?;
    let mut written = Vec::new();
    for top in tops {
        for &lanes in LANES
            .iter()
            .filter(|&&width| lanes.is_none_or(|lanes| lanes == width))
        {
            let module = format!("{}_{}", top.name, 32 * lanes);
            let path = out.join(format!("{module}.v"));
            let text = (top.verilog)(lanes, &module);
            std::fs::write(&path, text).map_err(failed(&path))?;
            written.push(path);
        }
    }
    Ok(written)
}

/// The Verilog of a block as the module `module`.
fn verilog<B: Block + Default>(module: &str) -> String {
    let mut block = Box::<B>::default();
    block.connect_all();
    let text = generate_verilog_unchecked(&*block);
    text.replacen("module top(", &format!("module {module}("), 1)
}

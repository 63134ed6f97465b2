//! `ibhdl emit`: the hardware as Verilog.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ibhdl::rx::{IbIcrc, IbRx, IbVcrc};
use ibhdl_verilog::{EmitError, Emitter};
use rust_hdl::prelude::Block;

use super::args::Emit;
use super::failure::Failure;
use super::Outcome;
use crate::bench::LANES;

/// Something that can be exported.
struct Top {
    name: &'static str,
    what: &'static str,
    /// The block, in one of the widths that there are.
    block: fn(lanes: usize) -> Box<dyn Block>,
}

macro_rules! in_every_width {
    ($block:ident) => {
        |lanes| match lanes {
            1 => Box::<$block<1>>::default(),
            2 => Box::<$block<2>>::default(),
            4 => Box::<$block<4>>::default(),
            8 => Box::<$block<8>>::default(),
            _ => Box::<$block<16>>::default(),
        }
    };
}

const TOPS: [Top; 3] = [
    Top {
        name: "ib_rx",
        what: "InfiniBand receive pipeline",
        block: in_every_width!(IbRx),
    },
    Top {
        name: "ib_icrc",
        what: "InfiniBand ICRC check",
        block: in_every_width!(IbIcrc),
    },
    Top {
        name: "ib_vcrc",
        what: "InfiniBand VCRC check",
        block: in_every_width!(IbVcrc),
    },
];

pub(super) fn run(options: &Emit) -> Result<Outcome, Vec<Failure>> {
    let wanted = |top: &&Top| options.top.as_ref().is_none_or(|name| name == top.name);
    let tops: Vec<_> = TOPS.iter().filter(wanted).collect();
    if tops.is_empty() {
        let name = options.top.as_deref().unwrap_or_default();
        let names = TOPS.map(|top| top.name).join(", ");
        let message = format!("there is no top {name:?}: it is one of {names}");
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
    let wanted = |width: &usize| lanes.is_none_or(|lanes| lanes == *width);
    let mut written = Vec::new();
    for top in tops {
        for lanes in LANES.into_iter().filter(wanted) {
            let module = format!("{}_{}", top.name, 32 * lanes);
            let path = out.join(format!("{module}.v"));
            let text = verilog(top, lanes, &module).map_err(|source| Failure::Emit {
                module: module.clone(),
                source,
            })?;
            std::fs::write(&path, text).map_err(failed(&path))?;
            written.push(path);
        }
    }
    Ok(written)
}

/// The Verilog of a top as the module `module`.
fn verilog(top: &Top, lanes: usize, module: &str) -> Result<String, EmitError> {
    let block = (top.block)(lanes);
    let head = [
        format!("{}, {} bits per cycle.", top.what, 32 * lanes),
        format!("ibhdl {}", env!("CARGO_PKG_VERSION")),
        format!("Made by: ibhdl emit --top {} --lanes {lanes}", top.name),
    ];
    let emitter = Emitter::new(&*block).module_name(module).head(head);
    Ok(emitter.emit()?.text)
}

//! `ibhdl` without a command: the embedded sample, shown in every way there is.

use std::path::Path;

use super::args::{EngineKind, DEFAULT_LANES};
use super::console::{self, Console};
use super::emit;
use super::failure::Failure;
use super::feed;
use super::progress::Progress;
use super::report::Report;
use super::session::Session;
use super::table::Table;
use super::waves::Waves;
use super::Outcome;
use crate::bench::Stalls;
use crate::model::Mtu;

const OUT: &str = "target/ibhdl";

pub(super) fn run() -> Result<Outcome, Vec<Failure>> {
    all().map_err(|failure| vec![failure])?;
    Ok(Outcome::Fine)
}

fn all() -> Result<(), Failure> {
    let out = Path::new(OUT);
    std::fs::create_dir_all(out).map_err(|source| Failure::Write {
        path: out.to_owned(),
        source,
    })?;
    let waves = Waves::create(&out.join("sample.vcd"))?;
    let session = Session {
        engine: EngineKind::default(),
        lanes: DEFAULT_LANES,
        mtu: Mtu::B4096,
        mpe: true,
        stalls: Stalls::default(),
    };
    let mut table = Table::new(console::stdout(), Console::detect(), false);
    let mut sample = feed::sample();
    let bench = session.bench(Some(&waves))?;
    let (summary, result) = session.run(
        bench,
        &mut sample,
        Some(&waves),
        &mut table,
        &Progress::new(0),
    );
    result?;
    table.summary(&summary).map_err(Failure::Output)?;
    let mut written = waves.finish()?.to_vec();
    written.extend(emit::all(DEFAULT_LANES, &out.join("verilog"))?);
    emit::name_files(&written)
}

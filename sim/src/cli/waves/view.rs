//! Which signals are traced, and how GTKWave shows them.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::Path;

use super::recorder::Recording;
use crate::wave::{rising_edge_ps, Color, GtkwError, GtkwFile, Variable};

pub(super) fn keeps(variable: &Variable) -> bool {
    !variable.path.is_empty()
}

pub(super) fn write(vcd: &Path, save: &Path, recording: &Recording) -> io::Result<()> {
    let dump = vcd.file_name().unwrap_or_default().to_string_lossy();
    let mut file = GtkwFile::new(&dump, &recording.variables);
    file.view(0, rising_edge_ps(recording.cycles.min(60)));
    fill(&mut file).map_err(io::Error::other)?;
    let mut out = BufWriter::new(File::create(save)?);
    file.write_to(&mut out).map_err(io::Error::other)
}

fn fill(file: &mut GtkwFile) -> Result<(), GtkwError> {
    file.group("input", |group| {
        group.color(Color::Green).signal("ib_rx.s_axis_tvalid")
    })?;
    Ok(())
}

//! `--json`: one object a line.

use std::io::{self, Write};

use serde::Serialize;

use super::report::{Cycles, Report, Shown};
use super::summary::Summary;
use crate::model::Decoded;

/// Writes JSON lines.
pub(super) struct Json<W> {
    out: W,
    name_files: bool,
}

#[derive(Serialize)]
struct Packet<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    frame: u64,
    #[serde(flatten)]
    decoded: &'a Decoded,
    cycles: Cycles,
}

#[derive(Serialize)]
struct Last<'a> {
    summary: &'a Summary,
}

impl<W: Write> Json<W> {
    /// `name_files`: say of each packet which file it is from.
    pub fn new(out: W, name_files: bool) -> Self {
        Self { out, name_files }
    }

    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        self.out.write_all(b"\n")
    }
}

impl<W: Write> Report for Json<W> {
    fn packet(&mut self, packet: &Shown) -> io::Result<()> {
        let file = packet.origin.file.as_deref();
        self.line(&Packet {
            file: file.filter(|_| self.name_files),
            frame: packet.origin.frame,
            decoded: &packet.decoded,
            cycles: packet.cycles,
        })
    }

    fn summary(&mut self, summary: &Summary) -> io::Result<()> {
        self.line(&Last { summary })?;
        self.out.flush()
    }
}

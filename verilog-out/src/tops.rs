//! The designs that ibhdl exports, by name and width.

use crate::{EmitError, Emitter, Options, Verilog};
use ibhdl::about::About;
use ibhdl::rx::{IbIcrc, IbRx, IbVcrc};
use rust_hdl::core::block::Block;

/// The widths there are, in lanes of 32 bits.
pub const LANES: [usize; 5] = [1, 2, 4, 8, 16];

/// A design that is exported at every width.
#[derive(Debug)]
pub struct Top {
    /// The module is called this, `_` and the bits of a beat.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    block: fn(usize) -> Option<Box<dyn Block>>,
    ports: &'static [About],
}

/// The block of a width, connected; `None` where there is no such width.
macro_rules! at_width {
    ($block:ident, $lanes:expr) => {
        match $lanes {
            1 => Some(connected($block::<1>::default())),
            2 => Some(connected($block::<2>::default())),
            4 => Some(connected($block::<4>::default())),
            8 => Some(connected($block::<8>::default())),
            16 => Some(connected($block::<16>::default())),
            _ => None,
        }
    };
}

/// All of them.
pub static TOPS: [Top; 3] = [
    Top {
        name: "ib_rx",
        about: "receive pipeline: header descriptor, payload and status of every packet",
        block: |lanes| at_width!(IbRx, lanes),
        ports: IbRx::<1>::PORTS,
    },
    Top {
        name: "ib_icrc",
        about: "ICRC engine: whether each packet has an ICRC and whether it is right",
        block: |lanes| at_width!(IbIcrc, lanes),
        ports: IbIcrc::<1>::PORTS,
    },
    Top {
        name: "ib_vcrc",
        about: "VCRC engine: whether the VCRC of each packet is right",
        block: |lanes| at_width!(IbVcrc, lanes),
        ports: IbVcrc::<1>::PORTS,
    },
];

fn connected<B: Block + 'static>(mut block: B) -> Box<dyn Block> {
    block.connect_all();
    Box::new(block)
}

impl Top {
    /// The top called `name`.
    pub fn named(name: &str) -> Option<&'static Top> {
        TOPS.iter().find(|top| top.name == name)
    }

    /// The module's name at a width.
    pub fn module(&self, lanes: usize) -> String {
        format!("{}_{}", self.name, 32 * lanes)
    }

    /// The Verilog of a width.
    ///
    /// # Errors
    /// [`EmitError::NoSuchWidth`] where [`LANES`] does not have it.
    pub fn export(&self, lanes: usize) -> Result<Verilog, EmitError> {
        self.export_prefixed(lanes, "")
    }

    /// The same with something in front of the name of every module but the top.
    ///
    /// # Errors
    /// Also [`EmitError::BadName`] where a name cannot begin with `prefix`.
    pub fn export_prefixed(&self, lanes: usize, prefix: &str) -> Result<Verilog, EmitError> {
        let module = self.module(lanes);
        let block = (self.block)(lanes).ok_or(EmitError::NoSuchWidth { lanes })?;
        let option = match prefix {
            "" => String::new(),
            _ => format!(" --prefix {prefix}"),
        };
        let options = Options {
            module_prefix: prefix.to_string(),
            ..Options::default()
        };
        let mut emitter = Emitter::new(&*block)
            .module_name(&module)
            .options(options)
            .head([
                format!("{module}: {}.", self.about),
                format!(
                    "ibhdl {}, LANES = {lanes} ({} bits per beat).",
                    env!("CARGO_PKG_VERSION"),
                    32 * lanes
                ),
                format!(
                    "Made by: ibhdl emit --top {} --lanes {lanes}{option}",
                    self.name
                ),
                "SPDX-License-Identifier: MIT OR Apache-2.0".to_string(),
            ]);
        for (port, line) in lines("", self.ports) {
            emitter = emitter.describe(port, line);
        }
        emitter.emit()
    }
}

/// Every port, and every field of one, by its name in Verilog.
fn lines(prefix: &str, parts: &[About]) -> Vec<(String, String)> {
    let each = parts.iter().flat_map(|part| {
        let name = format!("{prefix}{}", part.name);
        let fields = lines(&format!("{name}_"), part.fields);
        std::iter::once((name, remark(part.text))).chain(fields)
    });
    each.collect()
}

/// A doc comment as a remark: without full stop, and with a small letter unless the first word is a name (`PktLen`).
fn remark(text: &str) -> String {
    let text = text.trim().trim_end_matches('.');
    let word = text.split_whitespace().next().unwrap_or_default();
    let name = word.chars().skip(1).any(|c| c.is_uppercase());
    match text.chars().next() {
        Some(first) if !name => {
            first.to_lowercase().collect::<String>() + &text[first.len_utf8()..]
        }
        _ => text.to_string(),
    }
}

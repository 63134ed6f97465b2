//! The designs that ibhdl exports, by name and width.

use crate::{EmitError, Emitter, Options, Verilog};
use ibhdl::about::About;
use ibhdl::link::{IbCredit, IbFcp, IbLinkSched, IbVlarb};
use ibhdl::rx::{IbIcrc, IbRx, IbVcrc};
use rust_hdl::core::block::Block;

/// The widths there are, in lanes of 32 bits.
pub const LANES: [usize; 5] = [1, 2, 4, 8, 16];

/// The numbers of data VLs that the tops of the link layer can have.
pub const VLS: [usize; 5] = [1, 2, 4, 8, 15];

/// Which of a top's variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Dwords per beat, one of [`LANES`].
    pub lanes: usize,
    /// Data VLs, one of [`VLS`]; nothing to tops without.
    pub vls: usize,
}

/// All data VLs there can be.
impl From<usize> for Size {
    fn from(lanes: usize) -> Self {
        Self { lanes, vls: 15 }
    }
}

/// A design that is exported at every width.
#[derive(Debug)]
pub struct Top {
    /// The module is called this, `_` and the bits of a beat.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// It has data VLs.
    pub has_vls: bool,
    block: fn(Size) -> Option<Box<dyn Block>>,
    ports: &'static [About],
}

/// The block of a width, connected; `None` where there is no such width.
macro_rules! at_width {
    ($size:expr, $block:ident $(, $vls:literal)?) => {
        match $size.lanes {
            1 => Some(connected($block::<1 $(, $vls)?>::default())),
            2 => Some(connected($block::<2 $(, $vls)?>::default())),
            4 => Some(connected($block::<4 $(, $vls)?>::default())),
            8 => Some(connected($block::<8 $(, $vls)?>::default())),
            16 => Some(connected($block::<16 $(, $vls)?>::default())),
            _ => None,
        }
    };
}

/// The block of a width and a number of data VLs.
macro_rules! at_size {
    ($size:expr, $block:ident) => {
        match $size.vls {
            1 => at_width!($size, $block, 1),
            2 => at_width!($size, $block, 2),
            4 => at_width!($size, $block, 4),
            8 => at_width!($size, $block, 8),
            15 => at_width!($size, $block, 15),
            _ => None,
        }
    };
}

/// All of them.
pub static TOPS: [Top; 7] = [
    Top {
        name: "ib_rx",
        about: "receive pipeline: header descriptor, payload and status of every packet",
        has_vls: false,
        block: |size| at_width!(size, IbRx),
        ports: IbRx::<1>::PORTS,
    },
    Top {
        name: "ib_icrc",
        about: "ICRC engine: whether each packet has an ICRC and whether it is right",
        has_vls: false,
        block: |size| at_width!(size, IbIcrc),
        ports: IbIcrc::<1>::PORTS,
    },
    Top {
        name: "ib_vcrc",
        about: "VCRC engine: whether the VCRC of each packet is right",
        has_vls: false,
        block: |size| at_width!(size, IbVcrc),
        ports: IbVcrc::<1>::PORTS,
    },
    Top {
        name: "ib_link_sched",
        about: "link scheduler: SL to VL, VL arbitration, credits and flow-control packets",
        has_vls: true,
        block: |size| at_size!(size, IbLinkSched),
        ports: IbLinkSched::<1, 1>::PORTS,
    },
    Top {
        name: "ib_vlarb",
        about: "VL arbiter: which packet is next, by the High and Low tables",
        has_vls: true,
        block: |size| at_size!(size, IbVlarb),
        ports: IbVlarb::<1, 1>::PORTS,
    },
    Top {
        name: "ib_credit",
        about: "credits of both directions, and which flow-control packet is due",
        has_vls: true,
        block: |size| at_size!(size, IbCredit),
        ports: IbCredit::<1, 1>::PORTS,
    },
    Top {
        name: "ib_fcp",
        about: "flow-control packets: encoder and checking decoder",
        has_vls: false,
        block: |size| at_width!(size, IbFcp),
        ports: IbFcp::<1>::PORTS,
    },
];

/// A top is made by value, child within child: not optimised, that takes more stack than a thread has by default.
const STACK: usize = 256 << 20;

/// What `work` gives in a thread with that much stack; its panic goes on here.
fn with_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, work)
            .expect("the system has room for a thread");
        thread
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

fn connected<B: Block + 'static>(mut block: B) -> Box<dyn Block> {
    block.connect_all();
    Box::new(block)
}

impl Top {
    /// The top called `name`.
    pub fn named(name: &str) -> Option<&'static Top> {
        TOPS.iter().find(|top| top.name == name)
    }

    /// The module's name at a size. The number of data VLs is in it where it is not the usual one.
    pub fn module(&self, size: impl Into<Size>) -> String {
        let Size { lanes, vls } = size.into();
        let name = format!("{}_{}", self.name, 32 * lanes);
        if self.has_vls && vls != Size::from(lanes).vls {
            format!("{name}_vl{vls}")
        } else {
            name
        }
    }

    /// The Verilog of a size.
    ///
    /// # Errors
    /// [`EmitError::NoSuchSize`] where [`LANES`] or [`VLS`] does not have it.
    pub fn export(&self, size: impl Into<Size>) -> Result<Verilog, EmitError> {
        self.export_prefixed(size, "")
    }

    /// The same with something in front of the name of every module but the top.
    ///
    /// # Errors
    /// Also [`EmitError::BadName`] where a name cannot begin with `prefix`.
    pub fn export_prefixed(
        &self,
        size: impl Into<Size>,
        prefix: &str,
    ) -> Result<Verilog, EmitError> {
        let size = size.into();
        with_stack(|| self.emit(size, prefix))
    }

    fn emit(&self, size: Size, prefix: &str) -> Result<Verilog, EmitError> {
        let Size { lanes, vls } = size;
        let module = self.module(size);
        let block = (self.block)(size).ok_or(EmitError::NoSuchSize { lanes, vls })?;
        let (mut parameters, mut command) = (String::new(), String::new());
        if self.has_vls {
            parameters = format!(", VLS = {vls} (data VLs)");
            command = format!(" --vls {vls}");
        }
        if !prefix.is_empty() {
            command.push_str(&format!(" --prefix {prefix}"));
        }
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
                    "ibhdl {}, LANES = {lanes} ({} bits per beat){parameters}.",
                    env!("CARGO_PKG_VERSION"),
                    32 * lanes
                ),
                format!(
                    "Made by: ibhdl emit --top {} --lanes {lanes}{command}",
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

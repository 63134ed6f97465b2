//! The emitter: from a design and what is said about it to a file.

use crate::design;
use crate::error::EmitError;
use crate::file::File;
use crate::names;
use crate::options::Options;
use rust_hdl::core::block::Block;
use std::collections::BTreeMap;

/// Whether a port goes in or out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PortDirection {
    /// Driven from outside.
    Input,
    /// Driven by the design.
    Output,
    /// A wire that Verilog text under the top drives at times: `Signal<InOut, _>`.
    Inout,
}

/// A port of the exported top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Port {
    /// Verilog name.
    pub name: String,
    /// Input, output or both.
    pub direction: PortDirection,
    /// Width in bits.
    pub bits: usize,
    /// The one-line description given to [`Emitter::describe`], or empty.
    pub description: String,
}

/// A complete Verilog-2001 file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verilog {
    /// The text of the file, to be stored under [`Verilog::file`].
    pub text: String,
    /// Module name of the top with `.v` behind it.
    pub file: String,
    /// Ports of the top, in order.
    pub ports: Vec<Port>,
    /// Names of all modules in the file, the top first.
    pub modules: Vec<String>,
}

/// Translates one design.
///
/// ```
/// use ibhdl_verilog::Emitter;
/// use rust_hdl::prelude::*;
///
/// #[derive(LogicBlock, Default)]
/// struct Increment {
///     a: Signal<In, Bits<8>>,
///     y: Signal<Out, Bits<8>>,
/// }
///
/// impl Logic for Increment {
///     #[hdl_gen]
///     fn update(&mut self) {
///         self.y.next = self.a.val() + 1;
///     }
/// }
///
/// let verilog = Emitter::new(&Increment::default()).module_name("increment").emit()?;
/// assert!(verilog.text.contains("assign y = a + 8'd1;"));
/// # Ok::<(), ibhdl_verilog::EmitError>(())
/// ```
pub struct Emitter<'a> {
    top: &'a dyn Block,
    name: String,
    head: Vec<String>,
    descriptions: BTreeMap<String, String>,
    options: Options,
}

impl<'a> Emitter<'a> {
    /// An emitter for the design under `top`.
    pub fn new(top: &'a dyn Block) -> Self {
        Emitter {
            top,
            name: "top".to_string(),
            head: Vec::new(),
            descriptions: BTreeMap::new(),
            options: Options::default(),
        }
    }

    /// Name of the top module and, with `.v`, of its file. Default: `top`.
    pub fn module_name(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// Appends lines to the comment at the head of the file: what it is, version, parameters, how to
    /// make it again.
    pub fn head<S: Into<String>>(mut self, lines: impl IntoIterator<Item = S>) -> Self {
        self.head.extend(lines.into_iter().map(Into::into));
        self
    }

    /// One line about a module (by its name without distinguishing suffix) or a port of the top.
    pub fn describe(mut self, name: impl Into<String>, line: impl Into<String>) -> Self {
        self.descriptions.insert(name.into(), line.into());
        self
    }

    /// Reset, initial values.
    pub fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// Translates the design, or says why it cannot be.
    pub fn emit(self) -> Result<Verilog, EmitError> {
        if !names::is_plain(&self.name) {
            return Err(EmitError::BadName { name: self.name });
        }
        if !Options::is_module_prefix(&self.options.module_prefix) {
            return Err(EmitError::BadName {
                name: self.options.module_prefix,
            });
        }
        let design = design::read(self.top, &self.name)?;
        let mut file = File::new(&self.options, &self.descriptions);
        let top = file.top(&design)?;
        let ports = top
            .ports
            .iter()
            .map(|p| Port {
                name: p.name.clone(),
                direction: p.direction,
                bits: p.width,
                description: p.comment.clone(),
            })
            .collect();
        let (text, modules) = file.text(&self.name, &self.head);
        Ok(Verilog {
            text,
            file: format!("{}.v", self.name),
            ports,
            modules,
        })
    }
}

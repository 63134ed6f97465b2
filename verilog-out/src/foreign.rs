//! Verilog text that black boxes and wrappers bring along: module definitions that are not ours.

use crate::design::Module;
use crate::error::EmitError;
use crate::leaf;
use crate::names;
use std::collections::BTreeMap;

/// One text, as it stands in the file.
pub(crate) struct Text {
    pub text: String,
    /// The modules it defines.
    pub names: Vec<String>,
    /// Path of the first block that brings it.
    block: String,
}

/// All of them, each once, and the names that no module of ours may have.
#[derive(Default)]
pub(crate) struct Foreign {
    pub texts: Vec<Text>,
    /// Modules that are instantiated by text, defined in the file or elsewhere, and a block whose text it is.
    instantiated: BTreeMap<String, String>,
}

impl Foreign {
    /// The definitions that come with a block.
    pub fn define(&mut self, module: &Module, text: &str) -> Result<(), EmitError> {
        let text = text.trim();
        if text.is_empty() || self.texts.iter().any(|known| known.text == text) {
            return Ok(());
        }
        let mut names: Vec<String> = Vec::new();
        for name in leaf::defined(text) {
            let known = self.texts.iter().flat_map(|text| &text.names);
            if known.chain(&names).any(|known| *known == name) {
                return Err(EmitError::DefinedTwice {
                    module: module.path.clone(),
                    name,
                });
            }
            names.push(name);
        }
        self.texts.push(Text {
            text: text.to_string(),
            names,
            block: module.path.clone(),
        });
        Ok(())
    }

    /// The modules that the text of a block instantiates.
    pub fn instantiate(&mut self, module: &Module, text: &str) {
        for name in leaf::instantiated(text) {
            self.instantiated.insert(name, module.path.clone());
        }
    }

    /// A black box, which is instantiated under its own name and with its own port names.
    pub fn black_box(&mut self, module: &Module, name: &str) -> Result<(), EmitError> {
        let unsupported = |expression: &str, what| EmitError::Unsupported {
            module: module.path.clone(),
            expression: expression.to_string(),
            what,
        };
        if !names::is_plain(name) {
            return Err(unsupported(name, "a black box of this name"));
        }
        if !module.children.is_empty() {
            return Err(unsupported(name, "a black box with children"));
        }
        let mut ports = module.atoms.iter().filter(|atom| atom.kind.is_parameter());
        if let Some(port) = ports.find(|port| names::is_keyword(&port.name)) {
            return Err(unsupported(
                &port.name,
                "a port of a black box by this name",
            ));
        }
        self.instantiated
            .insert(name.to_string(), module.path.clone());
        Ok(())
    }

    /// Names that are taken, each with the block that takes it.
    pub fn names(&self) -> impl Iterator<Item = (&String, &String)> {
        let texts = self.texts.iter();
        let defined = texts.flat_map(|text| text.names.iter().map(|name| (name, &text.block)));
        defined.chain(&self.instantiated)
    }

    /// An error where the top itself has one of these names.
    pub fn meets(&self, top: &str) -> Result<(), EmitError> {
        match self.names().find(|(name, _)| *name == top) {
            Some((name, block)) => Err(EmitError::DefinedTwice {
                module: block.clone(),
                name: name.clone(),
            }),
            None => Ok(()),
        }
    }
}

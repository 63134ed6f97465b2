//! The modules of a file as one text: named, in order, each guarded against a second definition.

use crate::file::{File, Unique};
use crate::module::{placeholder, placeholders};
use crate::names;
use std::collections::BTreeSet;

impl File<'_> {
    /// The text and the names of the modules in it, the top first.
    pub fn text(&self, top: &str, head: &[String]) -> (String, Vec<String>) {
        let names = self.names(top);
        let mut text: String = head
            .iter()
            .map(|line| format!("// {line}").trim_end().to_string() + "\n")
            .collect();
        if !head.is_empty() {
            text.push('\n');
        }
        let mut order = Vec::new();
        for number in self.order() {
            let name = &names[number];
            order.push(name.clone());
            let module = self.definition(number, &names);
            if name == top {
                text.push_str(&module);
                continue;
            }
            guarded(&mut text, top, name, &module);
        }
        for foreign in &self.foreign.texts {
            let name = foreign.names.first().map_or("text", String::as_str);
            guarded(&mut text, top, name, &format!("{}\n", foreign.text));
            order.extend(foreign.names.iter().cloned());
        }
        (text, order)
    }

    /// A module from the line about it to `endmodule`.
    fn definition(&self, number: usize, names: &[String]) -> String {
        let module = &self.modules[number];
        let is_top = number + 1 == self.modules.len();
        let described = if is_top {
            &names[number]
        } else {
            module.plain()
        };
        let about = self.descriptions.get(described).unwrap_or(&module.about);
        let mut text = String::new();
        if !about.is_empty() {
            text.push_str(&format!("// {about}\n"));
        }
        text.push_str(&format!(
            "module {}{}endmodule\n",
            names[number], module.body
        ));
        for child in placeholders(&module.body) {
            text = text.replace(&placeholder(child), &names[child]);
        }
        text
    }

    /// The final name of every module. Namesakes are told apart by their widths, or else by a number.
    fn names(&self, top: &str) -> Vec<String> {
        let mut taken = names::Taken::default();
        taken.take_exactly(top);
        for (name, _) in self.foreign.names() {
            taken.take_exactly(name);
        }
        let Some((_, children)) = self.modules.split_last() else {
            return Vec::new();
        };
        let prefix = &self.options.module_prefix;
        let name = |module: &Unique| {
            let plain = module.plain();
            let namesakes: Vec<&Unique> = children.iter().filter(|m| m.plain() == plain).collect();
            let widths: BTreeSet<usize> = namesakes.iter().map(|m| m.widest).collect();
            if namesakes.len() > 1 && widths.len() == namesakes.len() {
                taken.take(&format!("{prefix}{plain}_{}", module.widest))
            } else {
                taken.take(&format!("{prefix}{plain}"))
            }
        };
        let mut names: Vec<String> = children.iter().map(name).collect();
        names.push(top.to_string());
        names
    }

    /// The modules by number: the top first, parents before children, otherwise in order of instantiation.
    fn order(&self) -> Vec<usize> {
        fn visit(file: &File, number: usize, seen: &mut BTreeSet<usize>, out: &mut Vec<usize>) {
            if seen.insert(number) {
                // From behind, since the whole is turned round in the end.
                for child in placeholders(&file.modules[number].body).into_iter().rev() {
                    visit(file, child, seen, out);
                }
                out.push(number);
            }
        }
        let mut out = Vec::new();
        if let Some(top) = self.modules.len().checked_sub(1) {
            visit(self, top, &mut BTreeSet::new(), &mut out);
        }
        out.reverse();
        out
    }
}

/// Appends a definition so that files with modules in common can be compiled together; another module of that name is still
/// an error.
fn guarded(text: &mut String, top: &str, name: &str, definition: &str) {
    let guard = format!("IBHDL_{}_{:08x}", name.to_uppercase(), hash(definition));
    text.push_str(&format!("\n`ifndef {guard}\n`define {guard}\n"));
    // One file, many modules: messages and lint name the module, with the line of this file.
    let line = text.lines().count() + 2;
    text.push_str(&format!(
        "`line {line} \"{top}.v/{name}.v\" 0\n{definition}`endif\n"
    ));
}

/// FNV-1a: the same on every machine and with every version of Rust.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

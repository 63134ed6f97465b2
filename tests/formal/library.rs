//! Every module that any export holds, once.

use ibhdl_tests::exports::export;
use ibhdl_verilog::tops::{LANES, TOPS};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// Modules by name. A proof about a module is one about each of its copies: [`Library::exported`] checks that all files have the
/// same text under a name.
#[derive(Clone, Debug)]
pub struct Library {
    modules: BTreeMap<String, Module>,
}

#[derive(Clone, Debug, PartialEq)]
struct Module {
    /// The comment above it.
    about: String,
    text: String,
}

impl Library {
    /// The modules of every top at every width.
    pub fn exported() -> &'static Library {
        static EXPORTED: OnceLock<Library> = OnceLock::new();
        EXPORTED.get_or_init(|| {
            let mut modules = BTreeMap::new();
            for (top, lanes) in TOPS.iter().flat_map(|t| LANES.map(|l| (t, l))) {
                let verilog = export(top, lanes);
                for (name, module) in split(&verilog.text) {
                    let file = &verilog.file;
                    let known = modules.entry(name.clone()).or_insert(module.clone());
                    assert_eq!(known.text, module.text, "{name} of {file} is another one");
                }
            }
            Library { modules }
        })
    }

    /// The names of the constant linear maps.
    pub fn maps(&self) -> impl Iterator<Item = &str> {
        let map = "constant linear map over GF(2)";
        let found = self.modules.iter().filter(move |(_, m)| m.about == map);
        found.map(|(name, _)| name.as_str())
    }

    /// The numbers `n` of all modules called `<prefix><n>`.
    pub fn widths(&self, prefix: &str) -> Vec<usize> {
        let numbers = self
            .modules
            .keys()
            .filter_map(|name| name.strip_prefix(prefix));
        numbers.filter_map(|n| n.parse().ok()).collect()
    }

    /// The text of `tops` and of everything in them.
    pub fn with_parts<'a>(&'a self, tops: impl IntoIterator<Item = &'a str>) -> String {
        let mut names = BTreeSet::new();
        let mut open: Vec<&str> = tops.into_iter().collect();
        while let Some(name) = open.pop() {
            if names.insert(name) {
                open.extend(self.parts(name));
            }
        }
        names.iter().map(|name| self.text(name)).collect()
    }

    fn parts(&self, name: &str) -> impl Iterator<Item = &str> {
        let lines = self.text(name).lines();
        lines.filter_map(|line| {
            let (module, instance) = line.trim_start().split_once(' ')?;
            let known = instance.starts_with("u_") && self.modules.contains_key(module);
            known.then_some(module)
        })
    }

    fn text(&self, name: &str) -> &str {
        let module = self.modules.get(name);
        &module
            .unwrap_or_else(|| panic!("no export has {name}"))
            .text
    }

    /// A twin with one fault: in module `name`, the one place that reads `right` reads `wrong`.
    pub fn broken(&self, name: &str, right: &str, wrong: &str) -> Library {
        let text = self.text(name);
        assert_eq!(text.matches(right).count(), 1, "`{right}` in {name}");
        let text = text.replace(right, wrong);
        let mut twin = self.clone();
        if let Some(module) = twin.modules.get_mut(name) {
            module.text = text;
        }
        twin
    }
}

fn split(file: &str) -> Vec<(String, Module)> {
    let mut modules = Vec::new();
    let mut before = "";
    let mut about = "";
    let mut text = String::new();
    for line in file.lines() {
        if line.starts_with("module ") {
            about = before.trim_start_matches("// ");
        }
        if !text.is_empty() || line.starts_with("module ") {
            text.push_str(line);
            text.push('\n');
        }
        if line == "endmodule" {
            let name = text["module ".len()..].split([' ', '(']).next();
            let name = name.expect("a module has a name").to_owned();
            let text = std::mem::take(&mut text);
            modules.push((
                name,
                Module {
                    about: about.to_owned(),
                    text,
                },
            ));
        }
        before = line;
    }
    modules
}

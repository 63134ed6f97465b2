//! From a design to the variables of its trace and the header of the VCD.

use std::collections::HashSet;
use std::io;

use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::block::Block;
use rust_hdl::core::probe::Probe;
use rust_hdl::core::type_descriptor::{TypeDescriptor, TypeKind};
use vcd::{IdCode, ReferenceIndex, ScopeType, TimescaleUnit, VarType};

use super::options::Options;
use super::variable::{readable, VarKind, Variable};

/// A variable as the header declares it.
pub(super) struct Declaration {
    pub variable: Variable,
    pub var_type: VarType,
    /// The scopes from the top to the variable, outermost first.
    scopes: Vec<Scope>,
    name: String,
}

#[derive(Clone, PartialEq)]
struct Scope {
    kind: ScopeType,
    name: String,
}

/// What to do with one atom of the design, in the order in which the design shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AtomPlan {
    /// For each leaf of the value in order, the declared variable, or none where it is not kept.
    pub leaves: Vec<Option<usize>>,
    pub constant: bool,
}

/// The variables of a design and where their values come from.
#[derive(Default)]
pub(super) struct Layout {
    pub declarations: Vec<Declaration>,
    pub atoms: Vec<AtomPlan>,
}

impl Layout {
    pub fn of(design: &dyn Block, top_name: &str, options: &Options) -> Layout {
        let mut collector = Collector {
            layout: Layout::default(),
            options,
            scopes: vec![],
            taken: vec![HashSet::new()],
            level: 0,
        };
        design.accept(top_name, &mut collector);
        collector.layout
    }

    /// Declares a note, whose path is a scope and a name.
    pub fn add_note(&mut self, note: &Variable) -> usize {
        let (scope, name) = note.path.split_once('.').unwrap_or(("", &note.path));
        let scope = Scope {
            kind: ScopeType::Module,
            name: scope.to_string(),
        };
        self.declarations.push(Declaration {
            variable: note.clone(),
            var_type: match note.kind {
                VarKind::Text => VarType::String,
                VarKind::Unsigned | VarKind::Signed => VarType::Wire,
            },
            scopes: vec![scope],
            name: name.to_string(),
        });
        self.declarations.len() - 1
    }

    /// Writes the header, everything up to `$enddefinitions`, and gives the code of each variable.
    pub fn write_header(&self, out: &mut Vec<u8>) -> io::Result<Vec<IdCode>> {
        let mut vcd = vcd::Writer::new(out);
        vcd.version(concat!("ibhdl ", env!("CARGO_PKG_VERSION")))?;
        vcd.timescale(1, TimescaleUnit::PS)?;
        let mut open: &[Scope] = &[];
        let mut codes = Vec::with_capacity(self.declarations.len());
        for declaration in &self.declarations {
            let scopes = &declaration.scopes[..];
            let common = open.iter().zip(scopes).take_while(|(a, b)| a == b).count();
            for _ in common..open.len() {
                vcd.upscope()?;
            }
            for scope in &scopes[common..] {
                vcd.scope_def(scope.kind, &scope.name)?;
            }
            open = scopes;
            let Variable { width, .. } = declaration.variable;
            let range = declaration
                .variable
                .is_vector()
                .then(|| ReferenceIndex::Range(width - 1, 0));
            codes.push(vcd.add_var(declaration.var_type, width, &declaration.name, range)?);
        }
        for _ in open {
            vcd.upscope()?;
        }
        vcd.enddefinitions()?;
        Ok(codes)
    }
}

struct Collector<'a> {
    layout: Layout,
    options: &'a Options,
    scopes: Vec<Scope>,
    /// The names in use in the root and in each open scope.
    taken: Vec<HashSet<String>>,
    level: usize,
}

impl Collector<'_> {
    fn unique(&mut self, name: &str) -> String {
        let mut name = readable(name);
        if let Some(taken) = self.taken.last_mut() {
            while !taken.insert(name.clone()) {
                name.push('_');
            }
        }
        name
    }

    fn open(&mut self, kind: ScopeType, name: &str) {
        let name = self.unique(name);
        self.scopes.push(Scope { kind, name });
        self.taken.push(HashSet::new());
    }

    fn close(&mut self) {
        self.scopes.pop();
        self.taken.pop();
    }

    fn declare(
        &mut self,
        name: &str,
        descriptor: &TypeDescriptor,
        constant: bool,
        leaves: &mut Vec<Option<usize>>,
    ) {
        let (kind, width) = match &descriptor.kind {
            TypeKind::Bits(width) => (VarKind::Unsigned, *width),
            TypeKind::Signed(width) => (VarKind::Signed, *width),
            TypeKind::Enum(_) => (VarKind::Text, 1),
            TypeKind::Composite(fields) => {
                self.open(ScopeType::Begin, name);
                for field in fields {
                    self.declare(&field.fieldname, &field.kind, constant, leaves);
                }
                self.close();
                return;
            }
        };
        let name = self.unique(name);
        let mut path = String::new();
        for scope in &self.scopes {
            path.push_str(&scope.name);
            path.push('.');
        }
        path.push_str(&name);
        // A bare signal has no scope to be in, and a vector of no bits has no value.
        let width = u32::try_from(width).unwrap_or(0);
        let variable = Variable { path, width, kind };
        if width == 0 || self.scopes.is_empty() || !self.options.keeps(&variable, self.level) {
            leaves.push(None);
            return;
        }
        leaves.push(Some(self.layout.declarations.len()));
        self.layout.declarations.push(Declaration {
            variable,
            var_type: match (kind, constant) {
                (VarKind::Text, _) => VarType::String,
                (_, true) => VarType::Parameter,
                (_, false) => VarType::Wire,
            },
            scopes: self.scopes.clone(),
            name,
        });
    }
}

impl Probe for Collector<'_> {
    fn visit_start_scope(&mut self, name: &str, _node: &dyn Block) {
        self.open(ScopeType::Module, name);
        self.level += 1;
    }

    fn visit_start_namespace(&mut self, name: &str, _node: &dyn Block) {
        self.open(ScopeType::Begin, name);
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let constant = signal.kind() == AtomKind::Constant;
        let mut leaves = vec![];
        self.declare(name, &signal.descriptor(), constant, &mut leaves);
        self.layout.atoms.push(AtomPlan { leaves, constant });
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.close();
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.close();
        self.level -= 1;
    }
}

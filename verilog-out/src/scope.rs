//! The names that a block's kernel can use.

use crate::design::{fields, Module};
use crate::error::EmitError;
use crate::expr::{Expr, Kind, NetId};
use num_bigint::BigUint;
use rust_hdl::core::atom::AtomKind;
use rust_hdl::core::bits::clog2;
use rust_hdl::core::type_descriptor::{TypeDescriptor, TypeKind};
use std::collections::HashMap;

/// What a net is to the block at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Input,
    Output,
    Local,
    /// Input of the child with this index: driven here.
    ChildInput(usize),
    /// Output of the child with this index: read here.
    ChildOutput(usize),
    /// Bidirectional port: linked, and neither read nor driven here.
    Inout,
    /// Bidirectional port of the child with this index.
    ChildInout(usize),
}

impl Role {
    /// Whether the net is a port of the block at hand.
    pub fn is_port(self) -> bool {
        matches!(self, Role::Input | Role::Output | Role::Inout)
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Net {
    /// rust-hdl's flattened name, `child$port` or `namespace$signal`.
    pub flat: String,
    pub width: usize,
    pub ty: TypeDescriptor,
    pub role: Role,
}

#[derive(Debug, Clone)]
pub(crate) enum Symbol {
    Net(NetId),
    Const(Expr),
}

#[derive(Debug, Default)]
pub(crate) struct Scope {
    pub path: String,
    pub nets: Vec<Net>,
    symbols: HashMap<String, Symbol>,
    variants: HashMap<String, Option<Expr>>,
}

impl Scope {
    pub fn new(module: &Module) -> Result<Scope, EmitError> {
        let mut scope = Scope {
            path: module.path.clone(),
            ..Scope::default()
        };
        for atom in &module.atoms {
            scope.add_variants(&atom.ty);
            let role = match atom.kind {
                AtomKind::InputParameter => Role::Input,
                AtomKind::OutputParameter => Role::Output,
                AtomKind::LocalSignal => Role::Local,
                AtomKind::Constant => {
                    let value = Expr::constant(atom.value.clone(), atom.width)
                        .with_sign(is_signed(&atom.ty));
                    scope
                        .symbols
                        .insert(atom.name.clone(), Symbol::Const(value));
                    continue;
                }
                AtomKind::InOutParameter => Role::Inout,
                _ => return Err(scope.unknown(&atom.name)),
            };
            scope.add_net(atom.name.clone(), atom.width, &atom.ty, role);
        }
        for (index, child) in module.children.iter().enumerate() {
            for atom in &child.atoms {
                scope.add_variants(&atom.ty);
                let role = match atom.kind {
                    AtomKind::InputParameter => Role::ChildInput(index),
                    AtomKind::OutputParameter => Role::ChildOutput(index),
                    AtomKind::InOutParameter => Role::ChildInout(index),
                    AtomKind::OutputPassthrough => {
                        return Err(scope.unknown(&format!("{}${}", child.instance, atom.name)))
                    }
                    _ => continue,
                };
                scope.add_net(
                    format!("{}${}", child.instance, atom.name),
                    atom.width,
                    &atom.ty,
                    role,
                );
            }
        }
        Ok(scope)
    }

    fn unknown(&self, name: &str) -> EmitError {
        EmitError::Unsupported {
            module: self.path.clone(),
            expression: name.replace('$', "."),
            what: "a signal of this kind",
        }
    }

    fn add_net(&mut self, flat: String, width: usize, ty: &TypeDescriptor, role: Role) {
        self.symbols
            .insert(flat.clone(), Symbol::Net(self.nets.len()));
        self.nets.push(Net {
            flat,
            width,
            ty: ty.clone(),
            role,
        });
    }

    fn add_variants(&mut self, ty: &TypeDescriptor) {
        if let TypeKind::Enum(names) = &ty.kind {
            for (value, name) in names.iter().enumerate() {
                let kind = Kind::Variant(name.clone(), BigUint::from(value));
                let expr = Expr::new(clog2(names.len()), false, kind);
                // Two enums of one name that disagree: neither can be told from the text.
                self.variants
                    .entry(name.replace("::", "$"))
                    .and_modify(|known| {
                        if known.as_ref() != Some(&expr) {
                            *known = None;
                        }
                    })
                    .or_insert(Some(expr));
            }
        }
        for (_, _, field) in fields(ty) {
            self.add_variants(field);
        }
    }

    pub fn symbol(&self, flat: &str) -> Option<&Symbol> {
        self.symbols.get(flat)
    }

    /// An enum variant, by `State$Idle` or with modules in front of it.
    pub fn variant(&self, flat: &str) -> Option<&Expr> {
        let found = self.variants.get(flat).or_else(|| {
            let mut parts = flat.rsplitn(3, '$');
            let (variant, name) = (parts.next()?, parts.next()?);
            self.variants.get(&format!("{name}${variant}"))
        });
        found.and_then(Option::as_ref)
    }

    /// All enum variants, by type and value.
    pub fn variants(&self) -> Vec<&Expr> {
        let mut all: Vec<&Expr> = self.variants.values().flatten().collect();
        all.sort_by_key(|v| match &v.kind {
            Kind::Variant(name, value) => (
                name.split("::").next().unwrap_or_default().to_string(),
                value.clone(),
            ),
            _ => Default::default(),
        });
        all
    }

    pub fn read(&self, id: NetId) -> Expr {
        let net = &self.nets[id];
        Expr::net(id, net.width, is_signed(&net.ty))
    }

    pub fn is_inout(&self, id: NetId) -> bool {
        matches!(self.nets[id].role, Role::Inout | Role::ChildInout(_))
    }

    pub fn name(&self, id: NetId) -> String {
        self.nets[id].flat.replace('$', ".")
    }
}

pub(crate) fn is_signed(ty: &TypeDescriptor) -> bool {
    matches!(ty.kind, TypeKind::Signed(_))
}

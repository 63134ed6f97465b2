//! The design as a tree of our own, read from rust-hdl by one walk of `Block::accept`.

use crate::error::EmitError;
use crate::literal::{wrap, Literal};
use num_bigint::BigUint;
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::block::Block;
use rust_hdl::core::probe::Probe;
use rust_hdl::core::timing::TimingInfo;
use rust_hdl::core::type_descriptor::{TypeDescriptor, TypeKind};
use std::any::Any;
use std::panic::{catch_unwind, AssertUnwindSafe};

/// A signal or constant of a block; `name` has its interface namespaces in front, joined by `$`.
#[derive(Debug, Clone)]
pub(crate) struct AtomInfo {
    pub name: String,
    pub kind: AtomKind,
    pub width: usize,
    pub ty: TypeDescriptor,
    pub value: BigUint,
}

/// One block of the design.
#[derive(Debug)]
pub(crate) struct Module {
    /// Field name of the instance, array index after a `$`.
    pub instance: String,
    /// Dotted path from the top, for messages.
    pub path: String,
    pub atoms: Vec<AtomInfo>,
    pub children: Vec<Module>,
    pub hdl: Verilog,
    pub timing: Vec<TimingInfo>,
}

/// Width in bits of a described type.
pub(crate) fn type_width(ty: &TypeDescriptor) -> usize {
    match &ty.kind {
        TypeKind::Bits(n) | TypeKind::Signed(n) => *n,
        TypeKind::Enum(variants) => rust_hdl::core::bits::clog2(variants.len()),
        TypeKind::Composite(fields) => fields.iter().map(|f| type_width(&f.kind)).sum(),
    }
}

/// The fields of a struct type with their offsets; the first field is in the lowest bits.
pub(crate) fn fields(ty: &TypeDescriptor) -> Vec<(&str, usize, &TypeDescriptor)> {
    let TypeKind::Composite(fields) = &ty.kind else {
        return Vec::new();
    };
    let mut offset = 0;
    fields
        .iter()
        .map(|field| {
            let at = offset;
            offset += type_width(&field.kind);
            (field.fieldname.as_str(), at, &field.kind)
        })
        .collect()
}

/// The dotted name of the innermost field that is exactly these bits.
pub(crate) fn field_at(ty: &TypeDescriptor, lo: usize, width: usize) -> Option<String> {
    fields(ty).into_iter().find_map(|(name, at, field)| {
        let inside = at <= lo && lo + width <= at + type_width(field);
        let inner = inside.then(|| field_at(field, lo - at, width)).flatten();
        let exact = at == lo && type_width(field) == width;
        inner
            .map(|inner| format!("{name}.{inner}"))
            .or_else(|| exact.then(|| name.to_string()))
    })
}

/// Walks a design. A block whose `hdl()` panics, or a signal without width, is an error.
pub(crate) fn read(top: &dyn Block, name: &str) -> Result<Module, EmitError> {
    let mut walk = Walk::default();
    // A signal's own type may panic on its descriptor or its literal.
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| top.accept(name, &mut walk))) {
        let open = walk.open.last().map(|(module, _)| module.path.clone());
        return Err(panicked(open.unwrap_or_else(|| name.to_string()), &*panic));
    }
    if let Some(error) = walk.error {
        return Err(error);
    }
    walk.done.ok_or(EmitError::Unsupported {
        module: name.to_string(),
        expression: name.to_string(),
        what: "a top that is not a single block",
    })
}

fn panicked(module: String, panic: &dyn Any) -> EmitError {
    let text = panic.downcast_ref::<&str>().map(|s| s.to_string());
    let text = panic.downcast_ref::<String>().cloned().or(text);
    EmitError::HdlPanicked {
        module,
        message: text.unwrap_or_default(),
    }
}

#[derive(Default)]
struct Walk {
    open: Vec<(Module, Vec<String>)>,
    done: Option<Module>,
    error: Option<EmitError>,
}

impl Probe for Walk {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        let readable = name.replace('$', "_");
        let path = match self.open.last() {
            Some((parent, _)) => format!("{}.{readable}", parent.path),
            None => readable,
        };
        let hdl = match catch_unwind(AssertUnwindSafe(|| (node.hdl(), node.timing()))) {
            Ok(hdl) => hdl,
            Err(panic) => {
                self.error
                    .get_or_insert_with(|| panicked(path.clone(), &*panic));
                (Verilog::Empty, Vec::new())
            }
        };
        let mut instance = self.namespace();
        instance.push_str(name);
        let module = Module {
            instance,
            path,
            atoms: Vec::new(),
            children: Vec::new(),
            hdl: hdl.0,
            timing: hdl.1,
        };
        self.open.push((module, Vec::new()));
    }

    fn visit_start_namespace(&mut self, name: &str, _node: &dyn Block) {
        if let Some((_, namespaces)) = self.open.last_mut() {
            namespaces.push(name.to_string());
        }
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let name = self.namespace() + name;
        let Some((module, _)) = self.open.last_mut() else {
            return;
        };
        let ty = signal.descriptor();
        let width = signal.bits();
        if width == 0 || type_width(&ty) != width {
            self.error.get_or_insert(EmitError::Unsupported {
                module: module.path.clone(),
                expression: name.clone(),
                what: "a signal of no width, or whose type describes another width",
            });
        }
        let literal = Literal::parse(&signal.verilog().to_string());
        if literal.is_none() && signal.kind() == AtomKind::Constant {
            self.error.get_or_insert(EmitError::Unsupported {
                module: module.path.clone(),
                expression: name.clone(),
                what: "the literal of this constant",
            });
        }
        let value = literal
            .map(|literal| wrap(&literal.value, width))
            .unwrap_or_default();
        module.atoms.push(AtomInfo {
            name,
            kind: signal.kind(),
            width,
            ty,
            value,
        });
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        if let Some((_, namespaces)) = self.open.last_mut() {
            namespaces.pop();
        }
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        let Some((module, _)) = self.open.pop() else {
            return;
        };
        match self.open.last_mut() {
            Some((parent, _)) => parent.children.push(module),
            None => self.done = Some(module),
        }
    }
}

impl Walk {
    fn namespace(&self) -> String {
        self.open
            .last()
            .map(|(_, names)| names.iter().map(|n| format!("{n}$")).collect())
            .unwrap_or_default()
    }
}

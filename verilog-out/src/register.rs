//! Leaf blocks that are registers: recognised by their timing, written out by the block that owns them.

use crate::design::Module;
use crate::error::EmitError;
use crate::literal::{wrap, Literal};
use num_bigint::BigUint;
use rust_hdl::core::ast::Verilog;
use rust_hdl::core::timing::TimingInfo;

/// What a register does apart from `q <= d`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Start {
    /// Nothing: its first value is unknown.
    None,
    /// `q` takes the value while `rst` is high.
    Reset(BigUint),
    /// rust-hdl's `DFF`: an initial value and no reset.
    Initial(BigUint),
}

/// A register block by the names of its ports.
#[derive(Debug, Clone)]
pub(crate) struct Register {
    pub clock: String,
    pub d: String,
    pub q: String,
    pub start: Start,
}

/// The marker of a register block: `reg`, `reg_rst:8'h00` or rust-hdl's own `dff`.
pub(crate) fn recognise(module: &Module) -> Result<Option<Register>, EmitError> {
    let [timing] = &module.timing[..] else {
        return Ok(None);
    };
    let bad = || EmitError::BadMarker {
        module: module.path.clone(),
        marker: timing.name.clone(),
    };
    let kind = timing.name.as_str();
    let reset = kind.strip_prefix("reg_rst:");
    if kind != "reg" && kind != "dff" && reset.is_none() {
        return Ok(None);
    }
    let TimingInfo {
        clock,
        inputs,
        outputs,
        ..
    } = timing;
    let (Some(d), [q]) = (inputs.first(), &outputs[..]) else {
        return Err(bad());
    };
    let width_of = |name: &str| {
        module
            .atoms
            .iter()
            .find(|a| a.name == name)
            .map(|a| a.width)
    };
    let width = width_of(q)
        .filter(|w| width_of(d) == Some(*w))
        .ok_or_else(bad)?;
    let ports = if reset.is_some() { 4 } else { 3 };
    if width_of(clock) != Some(1) || module.atoms.len() != ports || !module.children.is_empty() {
        return Err(bad());
    }
    // An enum's literal says 64 bits whatever its width: only the value counts.
    let sized = |literal: Literal| {
        let fits = crate::literal::fits(&literal.value, width);
        fits.then(|| wrap(&literal.value, width))
    };
    let start = match reset {
        Some(text) => {
            if width_of("rst") != Some(1) {
                return Err(bad());
            }
            Start::Reset(Literal::parse(text).and_then(sized).ok_or_else(bad)?)
        }
        None if kind == "dff" => Start::Initial(
            initial(module, q)
                .map(|l| wrap(&l.value, width))
                .ok_or_else(bad)?,
        ),
        None => Start::None,
    };
    Ok(Some(Register {
        clock: clock.clone(),
        d: d.clone(),
        q: q.clone(),
        start,
    }))
}

/// The initial value of a `DFF` is only in its Verilog text.
fn initial(module: &Module, q: &str) -> Option<Literal> {
    let Verilog::Custom(text) = &module.hdl else {
        return None;
    };
    let line = text
        .lines()
        .find_map(|line| line.trim().strip_prefix(&format!("{q} = ")))?;
    Literal::parse(line.trim_end_matches(';'))
}

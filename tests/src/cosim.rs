//! Co-simulation: the inputs of a top in simulation, cycle by cycle, into its export under Verilator, all outputs compared.
//!
//! Nothing here knows the type of the top: its ports are read as bits, and those of the export are the same bits in the same
//! order, with one port per field where the top has a struct. An output is compared while what [`qualifiers`] names is high.

use crate::ports::{ports, PortValue};
use crate::qualify::qualifiers;
use ibhdl_sim::verilated::{Compiled, Model, Slot, VerilatedError};
use ibhdl_verilog::{PortDirection, Verilog};
use rust_hdl::core::block::Block;
use std::path::Path;
use std::rc::Rc;

/// An export and where its ports are in the top.
#[derive(Debug)]
pub struct Export {
    compiled: Compiled,
    wires: Vec<Wire>,
    /// Widths of the ports of the top, the clock among them.
    widths: Vec<usize>,
}

/// A port of the export.
#[derive(Debug)]
struct Wire {
    name: String,
    direction: PortDirection,
    slot: Slot,
    /// Port of the top, and the lowest bit in it.
    port: usize,
    from: usize,
    /// The wire that says whether this one means something.
    valid: Option<usize>,
}

/// An output differs. Values are 32-bit words, the least significant first.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cycle {cycle}: {port} is {simulation:x?} in the simulation, {verilog:x?} in Verilog")]
pub struct Mismatch {
    pub cycle: u64,
    pub port: String,
    pub simulation: Vec<u32>,
    pub verilog: Vec<u32>,
}

impl Export {
    /// Builds `verilog`, the export of `top`, whose first port is the clock.
    pub fn new(verilog: &Verilog, top: &dyn Block, cache: &Path) -> Result<Self, VerilatedError> {
        let compiled = Compiled::new(verilog, cache)?;
        let widths: Vec<usize> = ports(top).iter().map(|port| port.bits).collect();
        let slots = compiled.layout().clone();
        let (mut inputs, mut outputs) = (slots.inputs.into_iter(), slots.outputs.into_iter());
        let mut wires = Vec::new();
        let (mut port, mut from) = (1, 0);
        for exported in verilog.ports.iter().skip(1) {
            let slot = match exported.direction {
                PortDirection::Input => inputs.next(),
                PortDirection::Output => outputs.next(),
                // No top has one.
                PortDirection::Inout => None,
            };
            let (name, slot) = slot.ok_or_else(|| VerilatedError::NoPort(exported.name.clone()))?;
            wires.push(Wire {
                name,
                direction: exported.direction,
                slot,
                port,
                from,
                valid: None,
            });
            from += slot.bits;
            if widths.get(port) == Some(&from) {
                (port, from) = (port + 1, 0);
            }
        }
        assert_eq!(
            (port, from),
            (widths.len(), 0),
            "the export has other ports than the top"
        );
        // The clock is the first port, and no wire.
        let qualified = qualifiers(&verilog.ports).into_iter().skip(1);
        for (wire, qualifier) in wires.iter_mut().zip(qualified) {
            wire.valid = qualifier.map(|at| at - 1);
        }
        Ok(Self {
            compiled,
            wires,
            widths,
        })
    }
}

/// One run of an export beside its top.
#[derive(Debug)]
pub struct Cosim {
    export: Rc<Export>,
    model: Model,
    cycle: u64,
    /// There was a reset: before it, everything is undefined.
    defined: bool,
    first: Option<Mismatch>,
}

impl Cosim {
    /// What the Verilog leaves undefined is drawn from `seed`.
    pub fn new(export: Rc<Export>, seed: u32) -> Result<Self, VerilatedError> {
        Ok(Self {
            model: Model::new(&export.compiled, seed)?,
            export,
            cycle: 0,
            defined: false,
            first: None,
        })
    }

    /// Shows the settled top: with the clock low, which is when outputs are compared, and after its rise.
    pub fn observe(&mut self, top: &dyn Block, clock: bool) {
        if clock {
            self.model.high();
            self.cycle += 1;
            return;
        }
        let values = ports(top);
        debug_assert!(values
            .iter()
            .map(|v| v.bits)
            .eq(self.export.widths.iter().copied()));
        let mut reset = false;
        for wire in &self.export.wires {
            if wire.direction == PortDirection::Input {
                let value = wire.value(&values);
                reset |= wire.name == "rst" && value == [1];
                self.model.set(wire.slot, &value);
            }
        }
        self.model.low();
        if self.defined && self.first.is_none() {
            self.first = self.compare(&values);
        }
        self.defined |= reset;
    }

    /// The first difference, or how many cycles were equal.
    pub fn result(&self) -> Result<u64, Mismatch> {
        self.first.clone().map_or(Ok(self.cycle), Err)
    }

    fn compare(&self, values: &[PortValue]) -> Option<Mismatch> {
        let wires = &self.export.wires;
        let outputs = wires
            .iter()
            .filter(|wire| wire.direction == PortDirection::Output);
        outputs
            .filter(|wire| {
                wire.valid
                    .is_none_or(|valid| wires[valid].value(values) == [1])
            })
            .map(|wire| (wire, wire.value(values), self.model.get(wire.slot)))
            .find(|(_, simulation, verilog)| simulation != verilog)
            .map(|(wire, simulation, verilog)| Mismatch {
                cycle: self.cycle,
                port: wire.name.clone(),
                simulation,
                verilog: verilog.to_vec(),
            })
    }
}

impl Wire {
    /// In the simulation.
    fn value(&self, values: &[PortValue]) -> Vec<u32> {
        values[self.port].slice(self.from, self.slot.bits)
    }
}

//! Reads ports of the pipeline by name.

use rust_hdl::core::atom::Atom;
use rust_hdl::core::probe::Probe;
use rust_hdl::core::synth::VCDValue;
use rust_hdl::prelude::Block;

use ibhdl::rx::STATUS_BITS;

/// What the notes of the waveform are made of.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Ports {
    pub input_valid: bool,
    pub descriptor_valid: bool,
    pub descriptor_ready: bool,
    pub status_valid: bool,
    pub status_ready: bool,
    failed: Vec<&'static str>,
}

impl Ports {
    /// The ports as they are now.
    pub fn of(block: &dyn Block) -> Self {
        let mut reader = Reader::default();
        block.accept("", &mut reader);
        reader.ports
    }

    pub fn has_errors(&self) -> bool {
        !self.failed.is_empty()
    }

    /// "good", or the checks that failed.
    pub fn verdict(&self) -> String {
        match self.failed.is_empty() {
            true => "good".into(),
            false => self.failed.join(" "),
        }
    }
}

#[derive(Default)]
struct Reader {
    ports: Ports,
    level: usize,
}

impl Probe for Reader {
    fn visit_start_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.level += 1;
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.level -= 1;
    }

    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        if self.level != 1 {
            return;
        }
        let ports = &mut self.ports;
        match name {
            "s_axis_tvalid" => ports.input_valid = is_high(&signal.vcd()),
            "m_axis_desc_tvalid" => ports.descriptor_valid = is_high(&signal.vcd()),
            "m_axis_desc_tready" => ports.descriptor_ready = is_high(&signal.vcd()),
            "m_axis_status_tvalid" => ports.status_valid = is_high(&signal.vcd()),
            "m_axis_status_tready" => ports.status_ready = is_high(&signal.vcd()),
            "m_axis_status" => {
                // The bits of the checks come first in a status.
                if let VCDValue::Composite(fields) = signal.vcd() {
                    let bits = STATUS_BITS.iter().zip(&fields);
                    let failed = bits.filter(|(_, field)| is_high(field));
                    ports.failed = failed.map(|(name, _)| *name).collect();
                }
            }
            _ => (),
        }
    }
}

fn is_high(value: &VCDValue) -> bool {
    matches!(value, VCDValue::Single(vcd::Value::V1))
}

//! Where each port lies in the words that go into the model and come out of it.

use ibhdl_verilog::{Port, PortDirection};

/// The clock of every top that has one.
pub(super) const CLOCK: &str = "clk";

/// The 32-bit words of one port, the least significant first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub(super) at: usize,
    /// Width of the port.
    pub bits: usize,
}

impl Slot {
    /// Words that the port takes.
    pub fn words(&self) -> usize {
        self.bits.div_ceil(32)
    }
}

/// All ports but the clock, by name and in the order of the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// There is a port `clk`.
    pub clocked: bool,
    pub inputs: Vec<(String, Slot)>,
    pub outputs: Vec<(String, Slot)>,
}

impl Layout {
    pub(super) fn new(ports: &[Port]) -> Self {
        let slots = |direction| {
            let ports = ports
                .iter()
                .filter(|port| port.direction == direction && port.name != CLOCK);
            let mut at = 0;
            ports
                .map(|port| {
                    let slot = Slot {
                        at,
                        bits: port.bits,
                    };
                    at += slot.words();
                    (port.name.clone(), slot)
                })
                .collect()
        };
        Self {
            clocked: ports.iter().any(|port| port.name == CLOCK),
            inputs: slots(PortDirection::Input),
            outputs: slots(PortDirection::Output),
        }
    }
}

/// Words of all ports of one direction.
pub(super) fn words(ports: &[(String, Slot)]) -> usize {
    ports.iter().map(|(_, slot)| slot.words()).sum()
}

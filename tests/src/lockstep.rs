//! The same stimulus, cycle by cycle, into the rust-hdl simulation and into the exported Verilog.
//!
//! A [`Recorder`] notes the value of every port of a top in every cycle of a simulation, before the rising edge. The testbench that
//! [`testbench`] writes puts the inputs on the exported module and compares all outputs, each bit, in every cycle. An
//! output that belongs to a stream is compared while its `valid` is high ([`qualifiers`]): a memory that was never written is zero in
//! the simulation and unknown in Verilog. Cycle 0, in which the reset has to be high, is before the first edge and not compared.

use crate::ports::{ports, PortValue};
use crate::qualify::qualifiers;
use ibhdl_verilog::{PortDirection, Verilog};
use rust_hdl::core::atom::AtomKind;
use rust_hdl::core::block::Block;
use std::fmt::Write;

/// Notes the ports of a top.
#[derive(Debug, Default)]
pub struct Recorder {
    cycles: Vec<Vec<PortValue>>,
}

impl Recorder {
    /// Notes one cycle.
    pub fn sample(&mut self, top: &dyn Block) {
        self.cycles.push(ports(top));
    }

    /// Cycles noted so far.
    pub fn cycles(&self) -> usize {
        self.cycles.len()
    }

    /// One line per cycle: all inputs but the clock, or all outputs, as bits, the first port rightmost.
    fn text(&self, kind: AtomKind) -> String {
        let mut text = String::new();
        for values in &self.cycles {
            let ports = values.iter().skip(1).rev().filter(|port| port.kind == kind);
            for port in ports {
                let bits = (0..port.bits).rev();
                text.extend(bits.map(|i| if port.bit(i) { '1' } else { '0' }));
            }
            text.push('\n');
        }
        text
    }

    /// The stimulus and the expected outputs as `$readmemb` files.
    pub fn files(&self) -> (String, String) {
        (
            self.text(AtomKind::InputParameter),
            self.text(AtomKind::OutputParameter),
        )
    }
}

/// A testbench for an exported top whose first port is the clock. It reads `inputs.txt` and `outputs.txt` and ends with `$stop` at
/// the first difference, naming cycle and port.
pub fn testbench(verilog: &Verilog, cycles: usize) -> String {
    let module = &verilog.modules[0];
    let ports = |direction| {
        let ports = verilog.ports.iter().skip(1);
        ports.filter(move |p| p.direction == direction)
    };
    let bits = |direction| ports(direction).map(|p| p.bits).sum::<usize>();
    let (ins, outs) = (bits(PortDirection::Input), bits(PortDirection::Output));
    let mut text = format!(
        "module testbench;\n  reg clk = 0;\n  reg [{}:0] inputs [0:{last}];\n  reg [{}:0] outputs [0:{last}];\n  \
         reg [{}:0] in;\n  reg [{}:0] expected;\n  wire [{}:0] out;\n  integer i;\n",
        ins - 1,
        outs - 1,
        ins - 1,
        outs - 1,
        outs - 1,
        last = cycles - 1,
    );
    write!(text, "  {module} dut (\n    .clk(clk)").expect("a string takes everything");
    let qualified = qualifiers(&verilog.ports);
    let mut at = [0; 2];
    let mut places = Vec::new();
    for port in &verilog.ports {
        let place = &mut at[usize::from(port.direction == PortDirection::Output)];
        places.push(*place);
        // The clock is in neither vector.
        *place += if places.len() == 1 { 0 } else { port.bits };
    }
    let mut checks = String::new();
    for (index, port) in verilog.ports.iter().enumerate().skip(1) {
        let slice = format!("[{}:{}]", places[index] + port.bits - 1, places[index]);
        let output = port.direction == PortDirection::Output;
        let vector = if output { "out" } else { "in" };
        write!(text, ",\n    .{}({vector}{slice})", port.name).expect("a string takes everything");
        if output {
            let valid = qualified[index].map(|valid| places[valid]);
            checks.push_str(&check(&port.name, &slice, valid));
        }
    }
    write!(
        text,
        "\n  );\n  initial begin\n    $readmemb(\"inputs.txt\", inputs);\n    $readmemb(\"outputs.txt\", outputs);\n    \
         for (i = 0; i < {cycles}; i = i + 1) begin\n      clk = 0; in = inputs[i]; expected = outputs[i];\n      #2;\n{checks}      clk = 1; #2;\n    \
         end\n    $display(\"{cycles} cycles equal\");\n    $finish;\n  end\nendmodule\n"
    )
    .expect("a string takes everything");
    text
}

/// `valid`: the bit of the outputs that says whether this one means something.
fn check(name: &str, slice: &str, valid: Option<usize>) -> String {
    let condition = match valid {
        Some(at) => format!("expected[{at}] && "),
        None => String::new(),
    };
    format!(
        "      if (i > 0 && {condition}out{slice} !== expected{slice}) begin\n        \
         $display(\"cycle %0d: {name} is %h, the simulation has %h\", i, out{slice}, expected{slice});\n        $stop;\n      end\n"
    )
}

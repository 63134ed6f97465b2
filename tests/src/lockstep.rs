//! The same stimulus, cycle by cycle, into the rust-hdl simulation and into the exported Verilog.
//!
//! A [`Recorder`] notes the value of every port of a top in every cycle of a simulation, before the rising edge. The testbench that
//! [`testbench`] writes puts the inputs on the exported module and compares all outputs, each bit, in every cycle. An
//! output that belongs to a stream is compared while its `tvalid` is high: a memory that was never written is zero in
//! the simulation and unknown in Verilog. Cycle 0, in which the reset has to be high, is before the first edge and not compared.

use crate::ports::{ports, PortValue};
use ibhdl_verilog::{Port, PortDirection, Verilog};
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
    let mut checks = String::new();
    for (direction, vector) in [(PortDirection::Input, "in"), (PortDirection::Output, "out")] {
        let mut at = 0;
        for port in ports(direction) {
            let slice = format!("[{}:{at}]", at + port.bits - 1);
            write!(text, ",\n    .{}({vector}{slice})", port.name)
                .expect("a string takes everything");
            if direction == PortDirection::Output {
                checks.push_str(&check(port, &slice, verilog));
            }
            at += port.bits;
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

fn check(port: &Port, slice: &str, verilog: &Verilog) -> String {
    let stream = port
        .name
        .rsplit_once('_')
        .map(|_| stream_of(&port.name, verilog));
    let condition = match stream.flatten() {
        Some(at) => format!("expected[{at}] && "),
        None => String::new(),
    };
    let name = &port.name;
    format!(
        "      if (i > 0 && {condition}out{slice} !== expected{slice}) begin\n        \
         $display(\"cycle %0d: {name} is %h, the simulation has %h\", i, out{slice}, expected{slice});\n        $stop;\n      end\n"
    )
}

/// Where in the outputs the `tvalid` is that qualifies a port of an output stream.
fn stream_of(name: &str, verilog: &Verilog) -> Option<usize> {
    let outputs = verilog
        .ports
        .iter()
        .skip(1)
        .filter(|p| p.direction == PortDirection::Output);
    let mut at = 0;
    for port in outputs {
        if let Some(stream) = port.name.strip_suffix("tvalid") {
            if name.starts_with(stream) && name != port.name {
                return Some(at);
            }
        }
        at += port.bits;
    }
    None
}

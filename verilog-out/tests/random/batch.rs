//! Many kernels side by side in one design, so that each tool runs once for all of them.

use crate::evaluate::{low, run};
use crate::kernel::{Machine, INPUTS, LOCALS, T, VARIABLES};
use crate::maker::Recipe;
use ibhdl_sim::verilated::{Compiled, Model};
use ibhdl_verilog::{EmitError, Emitter, Port, PortDirection, Verilog};
use num_bigint::BigUint;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Vectors per batch.
const VECTORS: usize = 40;

/// A kernel, and its exported text as a module of its own name.
pub struct Kernel {
    body: Vec<T>,
    pub module: String,
    pub text: String,
}

impl Kernel {
    /// None where a variable ends up with constants only, which is refused, and rightly.
    pub fn new(recipe: Recipe, number: usize) -> Result<Option<Self>, EmitError> {
        Self::from_body(recipe.body(), number)
    }

    pub fn from_body(body: Vec<T>, number: usize) -> Result<Option<Self>, EmitError> {
        let module = format!("machine_{number}");
        let emitter = Emitter::new(&Machine::new(&body))
            .module_name(&module)
            .emit();
        match emitter {
            Err(EmitError::ConstantBlock { .. }) => Ok(None),
            Err(error) => Err(error),
            Ok(verilog) => Ok(Some(Kernel {
                body,
                module,
                text: verilog.text,
            })),
        }
    }
}

/// What is wrong with a batch.
#[derive(Debug)]
pub struct Wrong {
    /// Kernels that compute something else than the evaluator, by their place in the batch; none where a tool complains.
    pub kernels: Vec<usize>,
    pub says: String,
}

/// Outputs of one kernel for one vector; a digit that is neither 0 nor 1 has no number.
type Outputs = Vec<Option<BigUint>>;

/// What plays the exported text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    Icarus,
    Verilator,
}

/// Plays the same random inputs to all kernels in one engine after the other, and has the text linted.
pub fn check(kernels: &[Kernel], seed: u64) -> Result<(), Wrong> {
    play(Engine::Icarus, kernels, seed)?;
    play(Engine::Verilator, kernels, seed)?;
    let folder = folder(kernels);
    lint(folder.path(), kernels)
}

/// Plays the same random inputs to all kernels, and compares with the evaluator.
pub fn play(engine: Engine, kernels: &[Kernel], seed: u64) -> Result<(), Wrong> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let inputs: Vec<Vec<BigUint>> = (0..VECTORS)
        .map(|_| INPUTS.iter().map(|w| number(&mut rng, *w)).collect())
        .collect();
    let got = match engine {
        Engine::Icarus => icarus(folder(kernels).path(), kernels, &inputs),
        Engine::Verilator => verilated(kernels, &inputs),
    };
    compare(engine, kernels, &inputs, got?)
}

/// A folder with a file for every module.
fn folder(kernels: &[Kernel]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |file: &str, text: &str| std::fs::write(folder.path().join(file), text).unwrap();
    for kernel in kernels {
        write(&format!("{}.v", kernel.module), &kernel.text);
    }
    write("batch.v", &around(kernels).text);
    folder
}

fn complaint(says: String) -> Wrong {
    Wrong {
        kernels: Vec::new(),
        says,
    }
}

/// `got` by vector and kernel, against the evaluator.
fn compare(
    engine: Engine,
    kernels: &[Kernel],
    inputs: &[Vec<BigUint>],
    got: Vec<Vec<Outputs>>,
) -> Result<(), Wrong> {
    let mut wrong = complaint(String::new());
    for (place, kernel) in kernels.iter().enumerate() {
        let differs = inputs.iter().zip(&got).find_map(|(inputs, got)| {
            let expected = run(&kernel.body, inputs).split_off(LOCALS);
            let pairs = expected.into_iter().zip(&got[place]).enumerate();
            let mut different = pairs.filter(|(_, (want, got))| got.as_ref() != Some(want));
            different.next().map(|(output, (want, got))| {
                let name = format!("v{}", output + LOCALS);
                let got = got.as_ref().map_or("unknown".into(), |n| format!("{n:x}"));
                format!("{engine:?}: {name} is {got}, not {want:x}, of {inputs:x?}\n")
            })
        });
        if let Some(differs) = differs {
            wrong.kernels.push(place);
            wrong.says += &differs;
            wrong.says += &kernel.text;
        }
    }
    if wrong.kernels.is_empty() {
        Ok(())
    } else {
        Err(wrong)
    }
}

/// Name and width.
type Pin = (String, usize);

/// What goes into all kernels, and what comes out of each.
fn pins(kernels: &[Kernel]) -> (Vec<Pin>, Vec<Pin>) {
    let inputs = INPUTS.iter().enumerate();
    let inputs = inputs.map(|(i, width)| (format!("i{i}"), *width)).collect();
    let outputs = (0..kernels.len()).flat_map(|place| {
        let variables = VARIABLES.iter().enumerate().skip(LOCALS);
        variables.map(move |(v, width)| (format!("k{place}_v{v}"), *width))
    });
    (inputs, outputs.collect())
}

/// A module `batch` with an instance of each kernel: shared inputs, outputs apart.
fn around(kernels: &[Kernel]) -> Verilog {
    let (inputs, outputs) = pins(kernels);
    let mut ports = Vec::new();
    for (list, direction) in [
        (inputs, PortDirection::Input),
        (outputs, PortDirection::Output),
    ] {
        ports.extend(list.into_iter().map(|(name, bits)| Port {
            name,
            direction,
            bits,
            description: String::new(),
        }));
    }
    let declared = ports.iter().map(|port| {
        let kind = match port.direction {
            PortDirection::Input => "input",
            _ => "output",
        };
        format!("  {kind} wire [{}:0] {}", port.bits - 1, port.name)
    });
    let declared: Vec<String> = declared.collect();
    let mut text = format!("module batch (\n{}\n);\n", declared.join(",\n"));
    for (place, kernel) in kernels.iter().enumerate() {
        let inputs = (0..INPUTS.len()).map(|i| format!(".i{i}(i{i})"));
        let outputs = (LOCALS..VARIABLES.len()).map(|v| format!(".v{v}(k{place}_v{v})"));
        let pins: Vec<String> = inputs.chain(outputs).collect();
        let (module, pins) = (&kernel.module, pins.join(", "));
        writeln!(text, "  {module} u_{place} ({pins});").unwrap();
    }
    Verilog {
        text: text + "endmodule\n",
        file: "batch.v".into(),
        ports,
        modules: vec!["batch".into()],
    }
}

fn files(kernels: &[Kernel]) -> Vec<String> {
    let files = kernels.iter().map(|kernel| format!("{}.v", kernel.module));
    std::iter::once("batch.v".into()).chain(files).collect()
}

fn icarus(
    path: &Path,
    kernels: &[Kernel],
    vectors: &[Vec<BigUint>],
) -> Result<Vec<Vec<Outputs>>, Wrong> {
    let (inputs, outputs) = pins(kernels);
    let mut bench = "module bench;\n".to_string();
    for (kind, list) in [("reg", &inputs), ("wire", &outputs)] {
        for (name, width) in list {
            writeln!(bench, "  {kind} [{}:0] {name};", width - 1).unwrap();
        }
    }
    let names: Vec<&str> = inputs
        .iter()
        .chain(&outputs)
        .map(|p| p.0.as_str())
        .collect();
    let pins: Vec<String> = names
        .iter()
        .map(|name| format!(".{name}({name})"))
        .collect();
    writeln!(bench, "  batch dut ({});\n  initial begin", pins.join(", ")).unwrap();
    let per_kernel = VARIABLES.len() - LOCALS;
    for values in vectors {
        for ((name, width), value) in inputs.iter().zip(values) {
            writeln!(bench, "    {name} = {width}'h{value:x};").unwrap();
        }
        writeln!(bench, "    #1 show;").unwrap();
    }
    writeln!(bench, "    $finish;\n  end\n  task show;\n    begin").unwrap();
    for outputs in names[inputs.len()..].chunks(per_kernel) {
        let form = vec!["%h"; per_kernel].join(" ");
        writeln!(bench, "      $display(\"{form}\", {});", outputs.join(", ")).unwrap();
    }
    bench += "    end\n  endtask\nendmodule\n";
    std::fs::write(path.join("bench.v"), bench).unwrap();
    let files = files(kernels);
    let mut arguments = vec!["-g2001", "-Wall", "-o", "bench.vvp", "bench.v"];
    arguments.extend(files.iter().map(String::as_str));
    let said = tool(path, "iverilog", &arguments)?;
    if said.contains("machine_") {
        return Err(complaint(format!("iverilog says\n{said}")));
    }
    let said = tool(path, "vvp", &["-n", "bench.vvp"])?;
    let words = said.split_whitespace().filter(|word| !word.contains('.'));
    let numbers: Vec<_> = words
        .map(|word| BigUint::parse_bytes(word.as_bytes(), 16))
        .collect();
    let outputs: Vec<Outputs> = numbers.chunks(per_kernel).map(<[_]>::to_vec).collect();
    let got: Vec<_> = outputs.chunks(kernels.len()).map(<[_]>::to_vec).collect();
    match got.len() == vectors.len() && got.iter().all(|all| all.len() == kernels.len()) {
        true => Ok(got),
        false => Err(complaint(format!("vvp says\n{said}"))),
    }
}

fn verilated(kernels: &[Kernel], vectors: &[Vec<BigUint>]) -> Result<Vec<Vec<Outputs>>, Wrong> {
    let mut batch = around(kernels);
    for kernel in kernels {
        batch.text += &kernel.text;
    }
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("verilated");
    let failed = |error: ibhdl_sim::verilated::VerilatedError| complaint(error.to_string());
    let compiled = Compiled::once(&batch, &cache).map_err(failed)?;
    let mut model = Model::new(&compiled, 1).map_err(failed)?;
    let (inputs, outputs) = pins(kernels);
    let per_kernel = VARIABLES.len() - LOCALS;
    let mut got = Vec::new();
    for values in vectors {
        for ((name, _), value) in inputs.iter().zip(values) {
            let slot = model.input(name).map_err(failed)?;
            model.set(slot, &value.to_u32_digits());
        }
        model.low();
        let numbers = outputs.iter().map(|(name, _)| {
            let slot = model.output(name)?;
            Ok(Some(BigUint::new(model.get(slot).to_vec())))
        });
        let numbers: Vec<_> = numbers.collect::<Result<_, _>>().map_err(failed)?;
        got.push(numbers.chunks(per_kernel).map(<[_]>::to_vec).collect());
    }
    Ok(got)
}

fn lint(path: &Path, kernels: &[Kernel]) -> Result<(), Wrong> {
    let files = files(kernels);
    // Random expressions can be constant (`(a ^ a) > b`), which is none of the backend's doing.
    let mut arguments = vec![
        "--lint-only",
        "-Wall",
        "-Wno-UNSIGNED",
        "-Wno-CMPCONST",
        "--top-module",
        "batch",
    ];
    arguments.extend(files.iter().map(String::as_str));
    let said = tool(path, "verilator", &arguments)?;
    let said: Vec<&str> = said.lines().filter(|l| !l.starts_with("- ")).collect();
    match said.is_empty() {
        true => Ok(()),
        false => Err(complaint(format!("verilator says\n{}", said.join("\n")))),
    }
}

/// Runs a tool; one that does not come to an end within a minute has failed.
fn tool(folder: &Path, tool: &str, arguments: &[&str]) -> Result<String, Wrong> {
    let out = Command::new("timeout")
        .args(["60", tool])
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap_or_else(|error| panic!("{tool} must be on PATH: {error}"));
    let text =
        String::from_utf8_lossy(&out.stdout).to_string() + &String::from_utf8_lossy(&out.stderr);
    match out.status.success() {
        true => Ok(text),
        false => Err(complaint(format!("{tool} fails\n{text}"))),
    }
}

fn number(rng: &mut SmallRng, width: usize) -> BigUint {
    let all = (BigUint::from(1u8) << width) - 1u8;
    match rng.gen_range(0..6) {
        0 => BigUint::default(),
        1 => all,
        _ => low(
            (0..3).fold(BigUint::default(), |n, _| (n << 64) + rng.gen::<u64>()),
            width,
        ),
    }
}

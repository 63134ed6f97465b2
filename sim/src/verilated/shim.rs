//! The C interface around the C++ class that Verilator makes.

use super::layout::{Layout, Slot, CLOCK};
use std::fmt::Write;

/// Name of the class, whatever the top is called.
pub(super) const CLASS: &str = "Vtop";

/// A C++ file that contains the generated `sources` and exports `ibhdl_new`, `ibhdl_eval` and `ibhdl_delete`.
///
/// One translation unit: most of the time of a C++ compiler goes into Verilator's headers.
pub(super) fn shim(layout: &Layout, sources: &[String]) -> String {
    let mut includes = String::new();
    for source in sources {
        put(&mut includes, format_args!("#include \"{source}\"\n"));
    }
    let (mut inputs, mut outputs) = (String::new(), String::new());
    for (name, slot) in &layout.inputs {
        for (word, part) in parts(name, slot) {
            let value = match slot.bits {
                33..=64 if word > slot.at => {
                    format!("top.{name} | static_cast<QData>(in[{word}]) << 32")
                }
                _ => format!("in[{word}]"),
            };
            put(&mut inputs, format_args!("    {part} = {value};\n"));
        }
    }
    for (name, slot) in &layout.outputs {
        for (word, part) in parts(name, slot) {
            let shift = match slot.bits {
                33..=64 if word > slot.at => " >> 32",
                _ => "",
            };
            put(
                &mut outputs,
                format_args!("    out[{word}] = static_cast<uint32_t>({part}{shift});\n"),
            );
        }
    }
    let clock = match layout.clocked {
        true => format!("top.{CLOCK} = clock;"),
        false => "(void)clock;".into(),
    };
    format!(
        r#"{includes}
namespace {{
// Mode 2: what has no reset begins with a random value.
struct Context : VerilatedContext {{
    explicit Context(int seed) {{ randReset(2); randSeed(seed); }}
}};
struct Model {{
    Context context;
    {CLASS} top;
    explicit Model(int seed) : context{{seed}}, top{{&context}} {{}}
    ~Model() {{ top.final(); }}
}};
}}

#define EXPORT extern "C" __attribute__((visibility("default")))
EXPORT void* ibhdl_new(int seed) {{ return new Model{{seed}}; }}
EXPORT void ibhdl_delete(void* model) {{ delete static_cast<Model*>(model); }}
EXPORT void ibhdl_eval(void* model, uint8_t clock, const uint32_t* in, uint32_t* out) {{
    {CLASS}& top = static_cast<Model*>(model)->top;
    {clock}
{inputs}    top.eval();
{outputs}}}
"#
    )
}

/// The words of a port, and what they are called in the class.
fn parts(name: &str, slot: &Slot) -> Vec<(usize, String)> {
    let words = 0..slot.words();
    words
        .map(|i| {
            let part = match slot.bits {
                0..=64 => format!("top.{name}"),
                _ => format!("top.{name}[{i}]"),
            };
            (slot.at + i, part)
        })
        .collect()
}

fn put(text: &mut String, arguments: std::fmt::Arguments) {
    text.write_fmt(arguments)
        .expect("a string takes everything");
}

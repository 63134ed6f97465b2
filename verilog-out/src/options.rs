//! Choices about the exported Verilog that the Rust design does not make.

use crate::names;

/// Level at which the exported top is in reset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ResetPolarity {
    /// The port keeps its name and meaning.
    #[default]
    ActiveHigh,
    /// The port is named with `_n` behind it and inverted once, in the top.
    ActiveLow,
}

/// How a register with reset is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ResetStyle {
    /// Reset is looked at on the rising clock edge, as in the Rust simulation.
    #[default]
    Synchronous,
    /// Reset acts at once: the one point where the export is allowed to differ from the simulation.
    Asynchronous,
}

/// What to do with rust-hdl's `DFF`, which has an initial value and no reset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum InitialValues {
    /// [`EmitError::InitialValue`](crate::EmitError::InitialValue).
    #[default]
    Refuse,
    /// An `initial` block, which most FPGAs honour and no ASIC does.
    Emit,
}

/// Options of the emitter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Level of the top's reset.
    pub reset_polarity: ResetPolarity,
    /// Synchronous or asynchronous registers.
    pub reset_style: ResetStyle,
    /// Name of the top's reset input; only asked for when it is active low.
    pub reset_port: String,
    /// Registers that rely on an initial value.
    pub initial_values: InitialValues,
    /// What the names of all modules but the top begin with, so that they meet no others in a user's project.
    /// A letter or `_`, then letters, digits and `_`; or nothing.
    pub module_prefix: String,
}

impl Options {
    /// Whether module names can begin with this.
    pub fn is_module_prefix(text: &str) -> bool {
        // With a letter behind it, so that a prefix may itself be a word that Verilog reserves.
        names::is_plain(&format!("{text}x"))
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            reset_polarity: ResetPolarity::default(),
            reset_style: ResetStyle::default(),
            reset_port: "rst".to_string(),
            initial_values: InitialValues::default(),
            module_prefix: String::new(),
        }
    }
}

//! What a waveform viewer sees of one signal.

/// How the value of a [`Variable`] reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VarKind {
    /// A bit or an unsigned vector.
    Unsigned,
    /// A vector in two's complement.
    Signed,
    /// The name of an enum's variant, or the text of a note.
    Text,
}

/// One variable of a VCD file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The scopes and the name, joined by dots: `ib_rx.descriptor.bth.psn`.
    pub path: String,
    /// Width in bits. Text has the width 1 by convention.
    pub width: u32,
    /// How the value reads.
    pub kind: VarKind,
}

impl Variable {
    /// Whether the variable is a vector, which viewers name with its range.
    pub(super) fn is_vector(&self) -> bool {
        self.kind != VarKind::Text && self.width > 1
    }

    /// The name by which GTKWave knows the variable: the path, and the range where it is a vector.
    pub fn gtkwave_name(&self) -> String {
        if self.is_vector() {
            format!("{}[{}:0]", self.path, self.width - 1)
        } else {
            self.path.clone()
        }
    }
}

/// A name that every viewer takes: rust-hdl writes element 3 of `stage` as `stage$3` and the raw
/// identifier `type` as `r#type`.
pub(super) fn readable(name: &str) -> String {
    let name = name.strip_prefix("r#").unwrap_or(name);
    name.replace(|c: char| !(c.is_ascii_alphanumeric() || c == '_'), "_")
}

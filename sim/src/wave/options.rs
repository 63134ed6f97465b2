//! What a trace shows of a design, and what it shows besides.

use super::variable::{readable, VarKind, Variable};

/// The scope beside the design that holds the notes of a trace.
pub const NOTE_SCOPE: &str = "notes";

/// A text variable of the trace that is not in the design: set with `VcdTrace::set_text`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextNote(pub(super) usize);

/// A number variable of the trace that is not in the design: set with `VcdTrace::set_number`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberNote(pub(super) usize);

type Keep = Box<dyn Fn(&Variable) -> bool>;

/// What a trace shows. The default is the whole design and no notes.
///
/// A variable that is not kept costs next to nothing per sample: its value is not even read.
#[derive(Default)]
pub struct Options {
    depth: Option<usize>,
    keep: Option<Keep>,
    pub(super) texts: Vec<Variable>,
    pub(super) numbers: Vec<Variable>,
}

impl Options {
    /// Keeps the signals of the outermost `blocks` levels of blocks: 1 is the top block alone.
    /// Interfaces and struct signals are part of their block and are no level of their own.
    pub fn depth(mut self, blocks: usize) -> Self {
        self.depth = Some(blocks);
        self
    }

    /// Keeps only the variables that `keep` accepts. It is asked once for each, at the start.
    pub fn keep(mut self, keep: impl Fn(&Variable) -> bool + 'static) -> Self {
        self.keep = Some(Box::new(keep));
        self
    }

    /// Adds a text variable `notes.<name>`, empty until it is set.
    pub fn text_note(&mut self, name: &str) -> TextNote {
        let note = self.note(name, 1, VarKind::Text);
        self.texts.push(note);
        TextNote(self.texts.len() - 1)
    }

    /// Adds a number variable `notes.<name>` of `width` bits (1 to 64), unknown until it is set.
    pub fn number_note(&mut self, name: &str, width: u32) -> NumberNote {
        let width = width.clamp(1, u64::BITS);
        let note = self.note(name, width, VarKind::Unsigned);
        self.numbers.push(note);
        NumberNote(self.numbers.len() - 1)
    }

    /// Whether to show `variable`, a signal of a block at level `level` (the top is 1).
    pub(super) fn keeps(&self, variable: &Variable, level: usize) -> bool {
        self.depth.is_none_or(|depth| level <= depth)
            && self.keep.as_ref().is_none_or(|keep| keep(variable))
    }
    /// A note under a name that no other has.
    fn note(&self, name: &str, width: u32, kind: VarKind) -> Variable {
        let mut path = format!("{NOTE_SCOPE}.{}", readable(name));
        while self
            .texts
            .iter()
            .chain(&self.numbers)
            .any(|note| note.path == path)
        {
            path.push('_');
        }
        Variable { path, width, kind }
    }
}

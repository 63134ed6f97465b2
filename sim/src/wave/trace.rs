//! Writes the values of a design to a VCD, change by change.

use std::io::{self, Error, ErrorKind, Write};

use rust_hdl::core::atom::Atom;
use rust_hdl::core::block::Block;
use rust_hdl::core::probe::Probe;
use rust_hdl::core::synth::VCDValue;
use vcd::{IdCode, SimulationCommand, Value};

use super::declare::{AtomPlan, Layout};
use super::options::{NumberNote, Options, TextNote, NOTE_SCOPE};
use super::variable::Variable;

/// A VCD that is written while the design runs.
///
/// Memory is bounded by the size of the design: the last value of each signal and the changes
/// of one sample. The writer should buffer; it gets one `write_all` per sample with changes.
/// Call [`finish`](Self::finish) at the end: it marks the end time and reports the last errors.
#[must_use]
pub struct VcdTrace<W: Write> {
    out: W,
    variables: Vec<Variable>,
    codes: Vec<IdCode>,
    atoms: Vec<TracedAtom>,
    texts: Vec<Note<String>>,
    numbers: Vec<Note<Option<u64>>>,
    /// Changes of the sample at hand.
    changes: Vec<u8>,
    last_sample: Option<u64>,
    last_written: Option<u64>,
}

struct TracedAtom {
    plan: AtomPlan,
    wanted: bool,
    last: Option<VCDValue>,
}

struct Note<T> {
    variable: usize,
    value: T,
    changed: bool,
}

impl<W: Write> VcdTrace<W> {
    /// Writes the header of a trace of `design`, whose outermost scope is named `top_name`.
    ///
    /// # Errors
    /// Errors of the writer; `InvalidInput` where nothing of the design is kept, or where
    /// `top_name` is that of the notes and there are notes.
    pub fn new(
        mut out: W,
        top_name: &str,
        design: &dyn Block,
        options: Options,
    ) -> io::Result<Self> {
        let mut layout = Layout::of(design, top_name, &options);
        if layout.declarations.is_empty() {
            return Err(invalid(format!("no signal of {top_name} is kept")));
        }
        let has_notes = !options.texts.is_empty() || !options.numbers.is_empty();
        if has_notes && top_name == NOTE_SCOPE {
            return Err(invalid(format!("the scope {NOTE_SCOPE} is for notes")));
        }
        let texts = add_notes(&mut layout, &options.texts, String::new());
        let numbers = add_notes(&mut layout, &options.numbers, None);
        let mut header = vec![];
        let codes = layout.write_header(&mut header)?;
        out.write_all(&header)?;
        let atoms = layout.atoms.into_iter().map(|plan| TracedAtom {
            wanted: plan.leaves.iter().any(Option::is_some),
            plan,
            last: None,
        });
        Ok(VcdTrace {
            out,
            codes,
            atoms: atoms.collect(),
            variables: layout
                .declarations
                .into_iter()
                .map(|d| d.variable)
                .collect(),
            texts,
            numbers,
            changes: vec![],
            last_sample: None,
            last_written: None,
        })
    }

    /// The variables of the file, in its order.
    pub fn variables(&self) -> &[Variable] {
        &self.variables
    }

    /// Sets a text from the next sample on.
    pub fn set_text(&mut self, note: TextNote, text: &str) {
        let note = &mut self.texts[note.0];
        if note.value != text {
            note.value = text.to_string();
            note.changed = true;
        }
    }

    /// Sets a number from the next sample on; bits above its width are dropped, none is unknown.
    pub fn set_number(&mut self, note: NumberNote, number: impl Into<Option<u64>>) {
        let note = &mut self.numbers[note.0];
        let number = number.into();
        if note.value != number {
            note.value = number;
            note.changed = true;
        }
    }

    /// Writes what changed since the last sample, at `time` in picoseconds. The first sample
    /// writes everything. `design` must have settled.
    ///
    /// # Errors
    /// Errors of the writer; `InvalidInput` where the time runs backwards or the design does not
    /// have the signals of the one that the trace was made for. After an error the file is of no
    /// use any more.
    pub fn sample(&mut self, time: u64, design: &dyn Block) -> io::Result<()> {
        if let Some(last) = self.last_sample.filter(|&last| last > time) {
            return Err(invalid(format!("sample at {time} ps after {last} ps")));
        }
        self.changes.clear();
        let mut sampler = Sampler {
            atoms: self.atoms.iter_mut(),
            codes: &self.codes,
            changes: &mut self.changes,
            result: Ok(()),
        };
        design.accept("", &mut sampler);
        sampler.result?;
        if sampler.atoms.next().is_some() {
            return Err(other_design());
        }
        self.write_notes()?;

        let first = self.last_sample.is_none();
        self.last_sample = Some(time);
        if self.changes.is_empty() {
            return Ok(());
        }
        if self.last_written != Some(time) {
            vcd::Writer::new(&mut self.out).timestamp(time)?;
            self.last_written = Some(time);
        }
        if first {
            vcd::Writer::new(&mut self.out).begin(SimulationCommand::Dumpvars)?;
        }
        self.out.write_all(&self.changes)?;
        if first {
            vcd::Writer::new(&mut self.out).end()?;
        }
        Ok(())
    }

    /// Marks the time of the last sample as the end, flushes and gives back the writer.
    ///
    /// # Errors
    /// Errors of the writer.
    pub fn finish(mut self) -> io::Result<W> {
        if let Some(time) = self
            .last_sample
            .filter(|_| self.last_written != self.last_sample)
        {
            vcd::Writer::new(&mut self.out).timestamp(time)?;
        }
        self.out.flush()?;
        Ok(self.out)
    }

    fn write_notes(&mut self) -> io::Result<()> {
        let mut vcd = vcd::Writer::new(&mut self.changes);
        for note in self.texts.iter_mut().filter(|note| note.changed) {
            vcd.change_string(self.codes[note.variable], &one_word(&note.value))?;
            note.changed = false;
        }
        for note in self.numbers.iter_mut().filter(|note| note.changed) {
            let width = self.variables[note.variable].width as usize;
            let bit = |i| {
                note.value
                    .map_or(Value::X, |n| Value::from(n >> i & 1 == 1))
            };
            let bits: Vec<Value> = (0..width).rev().map(bit).collect();
            change_bits(&mut self.changes, self.codes[note.variable], &bits)?;
            note.changed = false;
        }
        Ok(())
    }
}

fn add_notes<T: Clone>(layout: &mut Layout, notes: &[Variable], unset: T) -> Vec<Note<T>> {
    let add = |note| Note {
        variable: layout.add_note(note),
        value: unset.clone(),
        changed: true,
    };
    notes.iter().map(add).collect()
}

/// Walks the design in step with the atoms that the trace knows.
struct Sampler<'a> {
    atoms: std::slice::IterMut<'a, TracedAtom>,
    codes: &'a [IdCode],
    changes: &'a mut Vec<u8>,
    result: io::Result<()>,
}

impl Probe for Sampler<'_> {
    fn visit_atom(&mut self, _name: &str, signal: &dyn Atom) {
        if self.result.is_err() {
            return;
        }
        let Some(atom) = self.atoms.next() else {
            self.result = Err(other_design());
            return;
        };
        if !atom.wanted || (atom.plan.constant && atom.last.is_some()) {
            return;
        }
        let value = signal.vcd();
        if atom.last.as_ref() == Some(&value) {
            return;
        }
        let mut leaves = Leaves {
            variables: atom.plan.leaves.iter(),
            codes: self.codes,
            changes: self.changes,
        };
        self.result = leaves.write(&value, atom.last.as_ref());
        if self.result.is_ok() && leaves.variables.next().is_some() {
            self.result = Err(other_design());
        }
        atom.last = Some(value);
    }
}

/// The leaves of one atom's value that are still to be written.
struct Leaves<'a> {
    variables: std::slice::Iter<'a, Option<usize>>,
    codes: &'a [IdCode],
    changes: &'a mut Vec<u8>,
}

impl Leaves<'_> {
    fn write(&mut self, value: &VCDValue, last: Option<&VCDValue>) -> io::Result<()> {
        if let VCDValue::Composite(fields) = value {
            let last_fields = match last {
                Some(VCDValue::Composite(last)) => &last[..],
                _ => &[],
            };
            for (i, field) in fields.iter().enumerate() {
                self.write(field, last_fields.get(i).map(|last| &**last))?;
            }
            return Ok(());
        }
        let variable = self.variables.next().ok_or_else(other_design)?;
        let Some(code) = variable.map(|variable| self.codes[variable]) else {
            return Ok(());
        };
        if last == Some(value) {
            return Ok(());
        }
        let mut vcd = vcd::Writer::new(&mut *self.changes);
        match value {
            VCDValue::Single(bit) => vcd.change_scalar(code, *bit),
            VCDValue::Vector(bits) => change_bits(self.changes, code, bits),
            VCDValue::String(text) => vcd.change_string(code, &one_word(text)),
            VCDValue::Composite(_) => Ok(()),
        }
    }
}

/// Writes a bit or a vector, most significant bit first.
///
/// `vcd::Writer::change_vector` formats each bit on its own, which takes most of the time of a
/// trace of wide signals. Leading zeros are left out, as the VCD format allows.
pub(super) fn change_bits(out: &mut Vec<u8>, code: IdCode, bits: &[Value]) -> io::Result<()> {
    if let [bit] = bits {
        return vcd::Writer::new(out).change_scalar(code, *bit);
    }
    let zeros = bits.iter().take_while(|&&bit| bit == Value::V0).count();
    // A vector that begins with 1 is extended with zeros, one that begins with x or z with that.
    let first = match bits.get(zeros) {
        Some(Value::V0 | Value::V1) => zeros,
        Some(Value::X | Value::Z) | None => zeros.saturating_sub(1),
    };
    out.push(b'b');
    out.extend(bits[first..].iter().map(|bit| match bit {
        Value::V0 => b'0',
        Value::V1 => b'1',
        Value::X => b'x',
        Value::Z => b'z',
    }));
    writeln!(out, " {code}")
}

/// Text as one word of printable ASCII: a value in a VCD ends at white space, and GTKWave gives up
/// on the whole file at a byte above 0x7F. The escapes are the ones that GTKWave undoes.
fn one_word(text: &str) -> String {
    let mut word = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'\\' => word.push_str(r"\\"),
            0x21..=0x7E => word.push(byte.into()),
            _ => word.push_str(&format!(r"\x{byte:02x}")),
        }
    }
    word
}

fn invalid(message: String) -> Error {
    Error::new(ErrorKind::InvalidInput, message)
}

fn other_design() -> Error {
    invalid("the sampled design is not the one that the trace was made for".into())
}

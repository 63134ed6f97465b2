//! Packets as AXI4-Stream beats.

use super::Inputs;

/// A packet for the input: LRH to VCRC.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packet {
    pub bytes: Vec<u8>,
    /// The link said that it ended bad.
    pub link_error: bool,
    /// Give the end in a beat of its own without bytes; only where the bytes fill their beats.
    pub empty_end: bool,
}

impl Packet {
    pub fn new(bytes: Vec<u8>) -> Self {
        Self {
            bytes,
            ..Self::default()
        }
    }

    /// How many beats of `beat` bytes the packet takes.
    pub(super) fn beats(&self, beat: usize) -> usize {
        let whole = self.bytes.len().div_ceil(beat);
        let extra =
            self.bytes.is_empty() || (self.empty_end && self.bytes.len().is_multiple_of(beat));
        whole + usize::from(extra)
    }

    /// Puts beat `index` on the input.
    pub(super) fn put(&self, index: usize, beat: usize, inputs: &mut Inputs) {
        let from = index * beat;
        let bytes = &self.bytes[from.min(self.bytes.len())..self.bytes.len().min(from + beat)];
        inputs.tvalid = true;
        inputs.tdata = [0; 64];
        inputs.tdata[..bytes.len()].copy_from_slice(bytes);
        inputs.tkeep = match bytes.len() {
            0 => 0,
            n => u64::MAX >> (64 - n),
        };
        inputs.tlast = index + 1 == self.beats(beat);
        inputs.tuser = inputs.tlast && self.link_error;
    }
}

//! The ports of a top in simulation, whatever its type.

use rust_hdl::core::atom::{Atom, AtomKind};
use rust_hdl::core::block::Block;
use rust_hdl::core::probe::Probe;

/// A port and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct PortValue {
    pub kind: AtomKind,
    pub bits: usize,
    /// The least significant 32 bits first.
    pub words: Vec<u32>,
}

impl PortValue {
    /// Bit `index`, 0 the least significant.
    pub fn bit(&self, index: usize) -> bool {
        self.words[index / 32] >> (index % 32) & 1 == 1
    }

    /// `bits` bits from bit `from` up.
    pub fn slice(&self, from: usize, bits: usize) -> Vec<u32> {
        let word = |i: usize| u64::from(self.words.get(i).copied().unwrap_or_default());
        let words = (0..bits.div_ceil(32)).map(|i| {
            let at = from + 32 * i;
            let pair = word(at / 32 + 1) << 32 | word(at / 32);
            let used = (bits - 32 * i).min(32);
            (pair >> (at % 32)) as u32 & u32::MAX >> (32 - used)
        });
        words.collect()
    }
}

/// All ports in the order in which the block has them.
pub fn ports(top: &dyn Block) -> Vec<PortValue> {
    let mut look = Look::default();
    top.accept("top", &mut look);
    look.ports
}

/// Reads the ports of the outermost scope.
#[derive(Default)]
struct Look {
    depth: usize,
    ports: Vec<PortValue>,
}

impl Probe for Look {
    fn visit_start_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth += 1;
    }

    fn visit_atom(&mut self, _: &str, signal: &dyn Atom) {
        let kind = signal.kind();
        if self.depth == 1 && kind.is_parameter() {
            let bits = signal.bits();
            self.ports.push(PortValue {
                kind,
                bits,
                words: words(signal, bits),
            });
        }
    }

    fn visit_end_scope(&mut self, _: &str, _: &dyn Block) {
        self.depth -= 1;
    }
}

/// A signal's value is to be had as a Verilog literal only.
fn words(signal: &dyn Atom, bits: usize) -> Vec<u32> {
    let literal = format!("{:x}", signal.verilog());
    let digits = literal.rsplit('h').next().unwrap_or_default();
    let mut words = vec![0; bits.div_ceil(32)];
    for (place, digit) in digits.chars().rev().enumerate() {
        let digit = digit
            .to_digit(16)
            .expect("a literal has hexadecimal digits");
        if let Some(word) = words.get_mut(place / 8) {
            *word |= digit << (4 * (place % 8));
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices_cross_words() {
        let value = PortValue {
            kind: AtomKind::OutputParameter,
            bits: 70,
            words: vec![0x8765_4321, 0x0FED_CBA9, 0x2A],
        };
        assert_eq!(value.slice(4, 8), [0x32]);
        assert_eq!(value.slice(28, 36), [0xFEDC_BA98, 0x0]);
        assert_eq!(value.slice(36, 34), [0xA0FE_DCBA, 0x2]);
        assert_eq!(value.slice(64, 6), [0x2A]);
        assert!(value.bit(0) && !value.bit(1) && value.bit(69));
    }
}

//! A constant linear map over GF(2), as one XOR tree per output bit.

use super::{module, Words};
use crate::crc::Matrix;
use rust_hdl::prelude::*;
use std::rc::Rc;

/// `y = M x` with a constant matrix `M`, combinational.
///
/// Every output bit is one reduction `^(x & MASK)`: a chain of `^` costs synthesis 20 to 40 % more LUTs.
#[derive(Clone, Debug, LogicBlock)]
pub struct Gf2Map<const NX: usize, const WX: usize, const NY: usize, const WY: usize> {
    /// The argument.
    pub x: Signal<In, Words<NX, WX>>,
    /// The image.
    pub y: Signal<Out, Words<NY, WY>>,
    _name: String,
    _map: Rc<Map>,
    _known: (Words<NX, WX>, Words<NY, WY>),
}

#[derive(Debug)]
struct Map {
    matrix: Matrix,
    nibbles: Vec<Nibble>,
}

/// What four input bits add to the output: for each of their 16 values a run of output words.
#[derive(Debug)]
struct Nibble {
    first: usize,
    count: usize,
    sums: Vec<u32>,
}

impl<const NX: usize, const WX: usize, const NY: usize, const WY: usize> Gf2Map<NX, WX, NY, WY> {
    /// The map of a matrix, called `name` in Verilog.
    ///
    /// # Panics
    /// When the matrix is not `NY * WY` rows by `NX * WX` columns.
    pub fn new(name: impl Into<String>, matrix: Matrix) -> Self {
        assert_eq!((matrix.rows(), matrix.columns()), (NY * WY, NX * WX));
        let nibbles = (0..NX)
            .flat_map(|word| (0..WX).step_by(4).map(move |bit| (word, bit)))
            .map(|(word, bit)| Self::nibble(&matrix, word * WX + bit, 4.min(WX - bit)))
            .collect();
        Self {
            x: Default::default(),
            y: Default::default(),
            _name: name.into(),
            _map: Rc::new(Map { matrix, nibbles }),
            _known: Default::default(),
        }
    }

    fn nibble(matrix: &Matrix, from: usize, bits: usize) -> Nibble {
        let sums: Vec<[u32; NY]> = (0..1usize << bits)
            .map(|value| {
                let mut sum = [0; NY];
                for column in (0..bits).filter(|b| (value >> b) & 1 == 1) {
                    for row in matrix.ones_in_column(from + column) {
                        sum[row / WY] ^= 1 << (row % WY);
                    }
                }
                sum
            })
            .collect();
        let used = |word: &usize| sums.iter().any(|s| s[*word] != 0);
        let first = (0..NY).find(used).unwrap_or(0);
        let count = (0..NY).rev().find(used).map_or(0, |last| last - first + 1);
        Nibble {
            first,
            count,
            sums: sums
                .iter()
                .flat_map(|s| s[first..first + count].to_vec())
                .collect(),
        }
    }

    fn apply(&self, x: Words<NX, WX>) -> Words<NY, WY> {
        let mut sum = [0; NY];
        let per_word = WX.div_ceil(4);
        for (i, nibble) in self._map.nibbles.iter().enumerate() {
            let value = (x.word(i / per_word) >> (4 * (i % per_word)) & 0xf) as usize;
            for k in 0..nibble.count {
                sum[nibble.first + k] ^= nibble.sums[value * nibble.count + k];
            }
        }
        sum.into()
    }
}

impl<const NX: usize, const WX: usize, const NY: usize, const WY: usize> Logic
    for Gf2Map<NX, WX, NY, WY>
{
    fn update(&mut self) {
        let x = self.x.val();
        if x != self._known.0 {
            self._known = (x, self.apply(x));
        }
        self.y.next = self._known.1;
    }

    fn connect(&mut self) {
        self.y.connect();
    }

    fn hdl(&self) -> Verilog {
        let matrix = &self._map.matrix;
        let rows = (0..matrix.rows()).map(|row| {
            let mask = matrix.row_as_hex(row);
            format!("assign y[{row}] = ^(x & {}'h{mask});", matrix.columns())
        });
        Verilog::Custom(rows.collect::<Vec<_>>().join("\n"))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(&self._name, "constant linear map over GF(2)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::settle;
    use proptest::prelude::*;

    /// A matrix by its elements, and what it makes of `x` by the definition of a product.
    fn check<const NX: usize, const WX: usize, const NY: usize, const WY: usize>(
        elements: &[bool],
        xs: &[u32],
    ) {
        let at = |row: usize, column: usize| elements[(row * NX * WX + column) % elements.len()];
        let matrix = Matrix::from_columns(NY * WY, NX * WX, |column| {
            (0..NY * WY).filter(move |&row| at(row, column))
        });
        let mut map = Gf2Map::<NX, WX, NY, WY>::new("map", matrix);
        map.connect_all();
        for start in 0..xs.len() {
            let x: Words<NX, WX> =
                std::array::from_fn::<u32, NX, _>(|i| xs[(start + i) % xs.len()]).into();
            map.x.next = x;
            settle(&mut map);
            for row in 0..NY * WY {
                let ones = (0..NX * WX).filter(|&column| at(row, column) && x.get_bit(column));
                assert_eq!(map.y.val().get_bit(row), ones.count() % 2 == 1, "row {row}");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn multiplies(
            elements in prop::collection::vec(any::<bool>(), 1..997),
            xs in prop::collection::vec(any::<u32>(), 1..6),
        ) {
            check::<1, 4, 1, 7>(&elements, &xs);
            check::<1, 7, 1, 4>(&elements, &xs);
            check::<2, 32, 2, 16>(&elements, &xs);
            check::<4, 4, 1, 7>(&elements, &xs);
            check::<3, 32, 2, 32>(&elements, &xs);
        }
    }

    /// Each line of the Verilog masks its row.
    #[test]
    fn verilog_is_a_reduction_per_row() {
        let matrix = Matrix::from_columns(4, 7, |j| if j == 6 { 0..4 } else { 0..j % 4 });
        let Verilog::Custom(text) = Gf2Map::<1, 7, 1, 4>::new("map", matrix).hdl() else {
            panic!("the block writes its own Verilog");
        };
        assert_eq!(
            text,
            "assign y[0] = ^(x & 7'h6e);\n\
             assign y[1] = ^(x & 7'h4c);\n\
             assign y[2] = ^(x & 7'h48);\n\
             assign y[3] = ^(x & 7'h40);"
        );
    }
}

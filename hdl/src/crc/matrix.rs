//! Matrices over GF(2).

/// A matrix over GF(2), kept by columns: column `j` is the image of input bit `j`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    rows: usize,
    columns: Vec<Vec<u64>>,
}

impl Matrix {
    /// The matrix whose column `j` has a one in each row that `ones(j)` names.
    pub fn from_columns<I>(rows: usize, columns: usize, ones: impl Fn(usize) -> I) -> Self
    where
        I: IntoIterator<Item = usize>,
    {
        let columns = (0..columns)
            .map(|j| {
                let mut column = vec![0; rows.div_ceil(64)];
                for row in ones(j) {
                    assert!(row < rows, "row {row} of a matrix of {rows} rows");
                    column[row / 64] ^= 1 << (row % 64);
                }
                column
            })
            .collect();
        Self { rows, columns }
    }

    /// Number of output bits.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Number of input bits.
    pub fn columns(&self) -> usize {
        self.columns.len()
    }

    /// The element at `row`, `column`.
    pub fn get(&self, row: usize, column: usize) -> bool {
        (self.columns[column][row / 64] >> (row % 64)) & 1 == 1
    }

    /// The rows in which `column` has a one.
    pub fn ones_in_column(&self, column: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.rows).filter(move |&row| self.get(row, column))
    }

    /// Row `row` as hexadecimal digits, input bit 0 the least significant: the mask of that output's XOR tree.
    pub fn row_as_hex(&self, row: usize) -> String {
        let digit = |d: usize| {
            let bits = (0..4).filter(|b| 4 * d + b < self.columns() && self.get(row, 4 * d + b));
            char::from_digit(bits.map(|b| 1 << b).sum(), 16).expect("a sum of four bits is a digit")
        };
        (0..self.columns().div_ceil(4)).rev().map(digit).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_print_as_masks() {
        let parity_and_swap =
            Matrix::from_columns(2, 6, |j| if j == 5 { vec![0, 1] } else { vec![0] });
        assert_eq!(parity_and_swap.row_as_hex(0), "3f");
        assert_eq!(parity_and_swap.row_as_hex(1), "20");
        assert_eq!(
            parity_and_swap.ones_in_column(5).collect::<Vec<_>>(),
            [0, 1]
        );
    }
}

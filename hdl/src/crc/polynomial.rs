//! A reflected CRC as algebra: what zero bytes, data bits and their inverse do to the register.

use super::Matrix;

/// A CRC whose bytes go in with bit 0 first and whose register is kept reflected (FACTS 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Polynomial {
    /// What modules made for it are called after.
    pub name: &'static str,
    /// Bits of the register, at most 32.
    pub width: usize,
    /// The polynomial with the coefficient of x^0 in the top bit.
    pub reflected: u32,
    /// The register before the first byte.
    pub initial: u32,
    /// The register after a packet that ends with its right CRC.
    pub residue: u32,
    /// How many bytes one step of un-advance is: all lengths are multiples of it.
    pub unit: usize,
}

/// The invariant CRC: CRC-32, LRH to the last pad byte with the variant fields masked (FACTS 4.1).
pub const ICRC: Polynomial = Polynomial {
    name: "icrc",
    width: 32,
    reflected: 0xedb8_8320,
    initial: 0xffff_ffff,
    residue: 0xdebb_20e3,
    unit: 4,
};

/// The variant CRC: 0x100B, every byte from the LRH on (FACTS 4.2). Also the LPCRC of link packets.
pub const VCRC: Polynomial = Polynomial {
    name: "vcrc",
    width: 16,
    reflected: 0xd008,
    initial: 0xffff,
    residue: 0x556f,
    unit: 2,
};

impl Polynomial {
    /// The register after one data bit.
    fn step(&self, register: u32, bit: bool) -> u32 {
        let feedback = (register & 1 == 1) != bit;
        (register >> 1) ^ if feedback { self.reflected } else { 0 }
    }

    /// The register before a zero data bit. The top bit of the polynomial is always one, so that the top bit
    /// of the register tells whether there was a feedback.
    fn step_back(&self, register: u32) -> u32 {
        if register >> (self.width - 1) == 1 {
            ((register ^ self.reflected) << 1) | 1
        } else {
            register << 1
        }
    }

    /// The register after `bytes` zero bytes.
    pub fn advanced(&self, register: u32, bytes: usize) -> u32 {
        (0..8 * bytes).fold(register, |r, _| self.step(r, false))
    }

    /// The register before `bytes` zero bytes that led to `register`.
    pub fn un_advanced(&self, register: u32, bytes: usize) -> u32 {
        (0..8 * bytes).fold(register, |r, _| self.step_back(r))
    }

    /// What `bytes` zero bytes do to the register, as a matrix.
    pub fn advance(&self, bytes: usize) -> Matrix {
        self.square(|register| self.advanced(register, bytes))
    }

    /// The inverse of [`advance`](Self::advance).
    pub fn un_advance(&self, bytes: usize) -> Matrix {
        self.square(|register| self.un_advanced(register, bytes))
    }

    /// What each lane of a beat of `lanes` dwords adds to a register of zero by the end of the beat:
    /// `lanes * 32` data bits in, `lanes * width` bits out, lane by lane.
    pub fn lane_contributions(&self, lanes: usize) -> Matrix {
        Matrix::from_columns(lanes * self.width, lanes * 32, |j| {
            let (lane, bit) = (j / 32, j % 32);
            // Bits 31:24 are the first byte on the wire; within a byte bit 0 goes first.
            let (byte, bit) = (3 - bit / 8, bit % 8);
            let after_byte = (0..8).fold(0, |r, i| self.step(r, i == bit));
            let zeros = 4 * lanes - (4 * lane + byte) - 1;
            self.ones(self.advanced(after_byte, zeros), lane * self.width)
        })
    }

    /// The XOR of the lanes' contributions: `lanes * width` bits in, `width` bits out.
    pub fn sum_of_lanes(&self, lanes: usize) -> Matrix {
        Matrix::from_columns(self.width, lanes * self.width, |j| [j % self.width])
    }

    fn square(&self, image: impl Fn(u32) -> u32) -> Matrix {
        Matrix::from_columns(self.width, self.width, |j| self.ones(image(1 << j), 0))
    }

    fn ones(&self, register: u32, offset: usize) -> Vec<usize> {
        (0..self.width)
            .filter(|i| (register >> i) & 1 == 1)
            .map(|i| offset + i)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn register(crc: Polynomial, bytes: &[u8]) -> u32 {
        bytes.iter().fold(crc.initial, |r, byte| {
            (0..8).fold(r, |r, i| crc.step(r, (byte >> i) & 1 == 1))
        })
    }

    /// FACTS 4.2: the check values over "123456789" in wire order.
    #[test]
    fn published_check_values() {
        assert_eq!(!register(ICRC, b"123456789"), 0xcbf4_3926);
        assert_eq!(!register(VCRC, b"123456789") & 0xffff, 0x0a3d);
    }

    #[test]
    fn a_packet_with_its_crc_leaves_the_residue() {
        for crc in [ICRC, VCRC] {
            for length in 0..70u8 {
                let mut packet: Vec<u8> = (0..length).map(|i| i.wrapping_mul(37) ^ 0x5a).collect();
                let value = !register(crc, &packet);
                packet.extend(&value.to_le_bytes()[..crc.width / 8]);
                assert_eq!(register(crc, &packet), crc.residue, "{length} bytes");
            }
        }
    }

    #[test]
    fn un_advance_takes_zero_bytes_back() {
        for crc in [ICRC, VCRC] {
            for bytes in [1, 2, 4, 8, 16, 32, 64] {
                for bit in 0..crc.width {
                    let register = 1 << bit;
                    assert_eq!(
                        crc.un_advanced(crc.advanced(register, bytes), bytes),
                        register
                    );
                    assert_eq!(
                        crc.advanced(crc.un_advanced(register, bytes), bytes),
                        register
                    );
                }
            }
        }
    }
}

//! A walking one over every bit of every header: it shows in the field that FACTS 1, 2 and 3 say, and in no other.
//!
//! A row here is `field: byte, bit, width`: where the field's most significant bit is, as FACTS counts, bytes from the first
//! on the wire and bit 7 first in a byte. The places are not those of the tables under test.

use super::*;
use crate::prim::{Word, Words};
use crate::testing::settle;
use rust_hdl::prelude::*;

/// A signal type of any width as its bits, the most significant first.
trait AsBits {
    fn from_ones(ones: impl Fn(usize) -> bool) -> Self;
    fn as_bits(&self) -> Vec<bool>;
}

impl AsBits for Bit {
    fn from_ones(ones: impl Fn(usize) -> bool) -> Self {
        ones(0)
    }
    fn as_bits(&self) -> Vec<bool> {
        vec![*self]
    }
}

impl<const W: usize> AsBits for Word<W> {
    fn from_ones(ones: impl Fn(usize) -> bool) -> Self {
        (0..W)
            .map(|i| u64::from(ones(i)) << (W - 1 - i))
            .sum::<u64>()
            .into()
    }
    fn as_bits(&self) -> Vec<bool> {
        (0..W).rev().map(|i| self.get_bit(i)).collect()
    }
}

impl<const N: usize> AsBits for Words<N, 32> {
    fn from_ones(ones: impl Fn(usize) -> bool) -> Self {
        std::array::from_fn(|word| {
            let first = 32 * (N - 1 - word);
            (0..32)
                .map(|i| u32::from(ones(first + i)) << (31 - i))
                .sum::<u32>()
        })
        .into()
    }
    fn as_bits(&self) -> Vec<bool> {
        (0..32 * N).rev().map(|i| self.get_bit(i)).collect()
    }
}

macro_rules! walking_one {
    ($test:ident: $parser:ident, $bytes:literal bytes; $($field:ident: $byte:literal, $bit:literal, $width:literal;)*) => {
        #[test]
        fn $test() {
            let mut dut = $parser::default();
            dut.connect_all();
            for one in 0..8 * $bytes {
                dut.bits.next = AsBits::from_ones(|i| i == one);
                dut.present.next = true;
                settle(&mut dut);
                let fields = dut.fields.val();
                $(
                    let first = 8 * $byte + 7 - $bit;
                    let expected: Vec<bool> = (first..first + $width).map(|i| i == one).collect();
                    let (byte, bit) = (one / 8, 7 - one % 8);
                    assert_eq!(
                        fields.$field.as_bits(), expected,
                        "byte {byte}, bit {bit} in {}", stringify!($field)
                    );
                )*
                // An absent header shows nothing of what is at its place.
                dut.bits.next = AsBits::from_ones(|i| i != one);
                dut.present.next = false;
                settle(&mut dut);
                assert_eq!(dut.fields.val(), Default::default());
            }
        }
    };
}

walking_one! { lrh: LrhParse, 8 bytes;
    vl: 0, 7, 4; lver: 0, 3, 4; sl: 1, 7, 4; lnh: 1, 1, 2; dlid: 2, 7, 16; pkt_len: 4, 2, 11; slid: 6, 7, 16;
}

walking_one! { rwh: RwhParse, 4 bytes; resv: 0, 7, 16; ether_type: 2, 7, 16; }

walking_one! { grh: GrhParse, 40 bytes;
    ip_ver: 0, 7, 4; t_class: 0, 3, 8; flow_label: 1, 3, 20; pay_len: 4, 7, 16; nxt_hdr: 6, 7, 8; hop_lmt: 7, 7, 8;
    sgid: 8, 7, 128; dgid: 24, 7, 128;
}

walking_one! { bth: BthParse, 12 bytes;
    opcode: 0, 7, 8; se: 1, 7, 1; mig_req: 1, 6, 1; pad_cnt: 1, 5, 2; t_ver: 1, 3, 4; p_key: 2, 7, 16;
    fecn: 4, 7, 1; becn: 4, 6, 1; dest_qp: 5, 7, 24; ack_req: 8, 7, 1; psn: 9, 7, 24;
}

walking_one! { deth: DethParse, 8 bytes; q_key: 0, 7, 32; src_qp: 5, 7, 24; }

walking_one! { reth: RethParse, 16 bytes; va: 0, 7, 64; r_key: 8, 7, 32; dma_len: 12, 7, 32; }

walking_one! { atomic_eth: AtomicEthParse, 28 bytes;
    va: 0, 7, 64; r_key: 8, 7, 32; swap_add: 12, 7, 64; compare: 20, 7, 64;
}

walking_one! { aeth: AethParse, 4 bytes; syndrome: 0, 7, 8; msn: 1, 7, 24; }

walking_one! { atomic_ack_eth: AtomicAckEthParse, 8 bytes; orig_data: 0, 7, 64; }

walking_one! { imm_dt: ImmDtParse, 4 bytes; imm_dt: 0, 7, 32; }

walking_one! { ieth: IethParse, 4 bytes; r_key: 0, 7, 32; }

walking_one! { rdeth: RdethParse, 4 bytes; ee_context: 1, 7, 24; }

walking_one! { xrceth: XrcethParse, 4 bytes; xrc_srq: 1, 7, 24; }

// PLT is in bits 3:0 and SEL in bits 5:4 of the dword, of which byte 3 is the last.
walking_one! { feth: FethParse, 4 bytes; plt: 3, 3, 4; sel: 3, 5, 2; }

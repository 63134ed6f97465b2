//! The extended headers of every opcode, cut off behind every dword, against a walk along their bytes.

use super::*;
use crate::prim::Words;
use crate::testing::settle;
use proptest::prelude::*;
use rust_hdl::prelude::*;

/// Reads big-endian numbers one after the other.
struct Walk<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Walk<'_> {
    /// The next `size` bytes if they are meant and all of them arrived.
    fn header(&mut self, meant: bool, size: usize) -> Option<&[u8]> {
        let from = self.at;
        self.at += if meant { size } else { 0 };
        let bytes = self.bytes.get(from..self.at);
        bytes.filter(|_| meant)
    }
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |n, &byte| n << 8 | u64::from(byte))
}

/// FACTS 3.4, header by header in the order of FACTS 3.3.
fn expected(opcode: &Opcode, bytes: &[u8]) -> Extended {
    let mut all = Extended::default();
    let mut walk = Walk { bytes, at: 0 };
    if let Some(b) = walk.header(opcode.rdeth, 4) {
        all.has_rdeth = true;
        all.rdeth.ee_context = number(&b[1..4]).into();
    }
    if let Some(b) = walk.header(opcode.deth, 8) {
        all.has_deth = true;
        all.deth.q_key = number(&b[0..4]).into();
        all.deth.src_qp = number(&b[5..8]).into();
    }
    if let Some(b) = walk.header(opcode.xrceth, 4) {
        all.has_xrceth = true;
        all.xrceth.xrc_srq = number(&b[1..4]).into();
    }
    if let Some(b) = walk.header(opcode.feth, 4) {
        all.has_feth = true;
        all.feth.plt = number(&b[3..4]).into();
        all.feth.sel = (number(&b[3..4]) >> 4).into();
    }
    if let Some(b) = walk.header(opcode.reth, 16) {
        all.has_reth = true;
        all.reth.va = number(&b[0..8]).into();
        all.reth.r_key = number(&b[8..12]).into();
        all.reth.dma_len = number(&b[12..16]).into();
    }
    if let Some(b) = walk.header(opcode.atomic_eth, 28) {
        all.has_atomic_eth = true;
        all.atomic_eth.va = number(&b[0..8]).into();
        all.atomic_eth.r_key = number(&b[8..12]).into();
        all.atomic_eth.swap_add = number(&b[12..20]).into();
        all.atomic_eth.compare = number(&b[20..28]).into();
    }
    if let Some(b) = walk.header(opcode.aeth, 4) {
        all.has_aeth = true;
        all.aeth.syndrome = number(&b[0..1]).into();
        all.aeth.msn = number(&b[1..4]).into();
    }
    if let Some(b) = walk.header(opcode.atomic_ack_eth, 8) {
        all.has_atomic_ack_eth = true;
        all.atomic_ack_eth.orig_data = number(b).into();
    }
    if let Some(b) = walk.header(opcode.imm_dt, 4) {
        all.has_imm_dt = true;
        all.imm_dt.imm_dt = number(b).into();
    }
    if let Some(b) = walk.header(opcode.ieth, 4) {
        all.has_ieth = true;
        all.ieth.r_key = number(b).into();
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn every_opcode_cut_off_everywhere(bytes: [u8; 40]) {
        let mut decode = OpcodeDecode::default();
        decode.connect_all();
        decode.mpe.next = true;
        let mut dut = ExtendedParse::default();
        dut.connect_all();
        dut.dwords.next = Words::from(std::array::from_fn(|word| {
            number(&bytes[4 * (9 - word)..][..4]) as u32
        }));
        for code in 0..=255u64 {
            decode.opcode.next = code.into();
            settle(&mut decode);
            let opcode = decode.decoded.val();
            for arrived in 0..=10 {
                dut.opcode.next = opcode;
                dut.arrived.next = (arrived as u64).into();
                settle(&mut dut);
                prop_assert_eq!(
                    dut.fields.val(),
                    expected(&opcode, &bytes[..4 * arrived]),
                    "opcode {:#04x}, {} dwords", code, arrived
                );
            }
        }
    }
}

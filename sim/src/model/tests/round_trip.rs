//! What is put into a packet comes out of it, for every opcode and LNH.

use std::ops::Range;

use proptest::{
    array::{uniform2, uniform4, uniform5},
    prelude::*,
};

use super::{decode_4096, CONFIG};
use crate::model::{
    decode, Aeth, AtomicAckEth, AtomicEth, Bth, Config, Decoded, Deth, ErrorSet, Eth,
    ExtendedHeaders, Feth, Grh, Icrc, Lnh, Lrh, Mtu, Opcode, PacketBuilder, PayloadRule, Reth, Rwh,
    StatusBit,
};

const U24: Range<u32> = 0..1 << 24;

prop_compose! {
    fn lrh()(vl in 0..15u8, sl in 0..16u8, dlid: u16, slid: u16) -> Lrh {
        Lrh { vl, sl, dlid, slid, ..Lrh::default() }
    }
}

prop_compose! {
    fn grh()(t_class: u8, flow_label in 0..1u32 << 20, hop_lmt: u8, sgid: u128, dgid: u128) -> Grh {
        Grh { ip_ver: 6, nxt_hdr: 0x1B, t_class, flow_label, hop_lmt, sgid, dgid, ..Grh::default() }
    }
}

prop_compose! {
    fn bth()(
        [se, mig_req, fecn, becn, ack_req] in uniform5(0..2u8),
        p_key: u16,
        [dest_qp, psn] in uniform2(U24),
    ) -> Bth {
        Bth { se, mig_req, fecn, becn, ack_req, p_key, dest_qp, psn, ..Bth::default() }
    }
}

prop_compose! {
    fn eth()(
        [rdeth, src_qp, xrceth, msn] in uniform4(U24),
        [q_key, r_key, dma_len, imm_dt, ieth]: [u32; 5],
        [va, swap_add, compare, orig_data]: [u64; 4],
        syndrome: u8,
        plt in 0..16u8,
        sel in 0..4u8,
    ) -> ExtendedHeaders {
        ExtendedHeaders {
            rdeth,
            deth: Deth { q_key, src_qp },
            xrceth,
            reth: Reth { va, r_key, dma_len },
            atomic_eth: AtomicEth { va, r_key, swap_add, compare },
            aeth: Aeth { syndrome, msn },
            atomic_ack_eth: AtomicAckEth { orig_data },
            imm_dt,
            ieth,
            feth: Feth { plt, sel },
        }
    }
}

/// A payload length that the rule allows, near `wish`.
fn legal_length(rule: Option<PayloadRule>, wish: usize) -> usize {
    match rule {
        Some(PayloadRule::Pmtu) => Mtu::ALL[wish % 5].bytes(),
        Some(PayloadRule::OneToMtu) => wish.max(1),
        Some(PayloadRule::Empty) => 0,
        Some(PayloadRule::Eight) => 8,
        Some(PayloadRule::Sixteen) => 16,
        Some(PayloadRule::ZeroToMtu | PayloadRule::Any) | None => wish,
    }
}

/// What must come out of a packet that was put together from right values.
fn expected(sent: &PacketBuilder, lnh: Lnh, bytes: &[u8]) -> Decoded {
    let pkt_len = (bytes.len() as u16 - 2) / 4;
    let mut expected = Decoded {
        bytes: bytes.len() as u16,
        lrh: Some(Lrh {
            pkt_len,
            ..sent.lrh
        }),
        payload_bytes: sent.payload.len() as u16,
        payload: sent.payload.clone(),
        vcrc_good: true,
        ..Decoded::default()
    };
    // Of both, what is behind the 48 bytes of LRH and GRH.
    let with_pay_len = || Grh {
        pay_len: 4 * pkt_len - 48,
        ..sent.grh
    };
    match lnh {
        Lnh::RawEther => expected.raw = Some(sent.rwh),
        Lnh::RawIpv6 => expected.ipv6 = Some(with_pay_len()),
        Lnh::Global => expected.grh = Some(with_pay_len()),
        Lnh::Local => {}
    }
    if lnh.is_transport() {
        let pad_cnt = (4 - sent.payload.len() as u8 % 4) % 4;
        let opcode = Opcode::new(sent.bth.opcode, true);
        let has = |eth| opcode.eths.contains(&eth);
        expected.icrc = Icrc::Good;
        expected.bth = Some(Bth {
            pad_cnt,
            ..sent.bth
        });
        expected.rdeth = has(Eth::Rdeth).then_some(sent.eth.rdeth);
        expected.deth = has(Eth::Deth).then_some(sent.eth.deth);
        expected.xrceth = has(Eth::Xrceth).then_some(sent.eth.xrceth);
        expected.reth = has(Eth::Reth).then_some(sent.eth.reth);
        expected.atomic_eth = has(Eth::AtomicEth).then_some(sent.eth.atomic_eth);
        expected.aeth = has(Eth::Aeth).then_some(sent.eth.aeth);
        expected.atomic_ack_eth = has(Eth::AtomicAckEth).then_some(sent.eth.atomic_ack_eth);
        expected.imm_dt = has(Eth::ImmDt).then_some(sent.eth.imm_dt);
        expected.ieth = has(Eth::Ieth).then_some(sent.eth.ieth);
        expected.feth = has(Eth::Feth).then_some(sent.eth.feth);
        expected.errors = opcode
            .reserved
            .then_some(StatusBit::ReservedOpcode)
            .into_iter()
            .collect();
    }
    expected
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_opcode_and_lnh(
        lrh in lrh(),
        rwh in any::<(u16, u16)>().prop_map(|(reserved, ether_type)| Rwh { reserved, ether_type }),
        grh in grh(),
        bth in bth(),
        eth in eth(),
        payload in proptest::collection::vec(any::<u8>(), 4096),
        wish in prop_oneof![0..80usize, 0..=4096usize],
    ) {
        for lnh in Lnh::ALL {
            for opcode in 0..=255 {
                let names = Bth::with_opcode(opcode, true);
                let wish = if lnh.is_transport() {
                    legal_length(Opcode::new(opcode, true).payload_rule, wish)
                } else {
                    // Raw packets are whole dwords, and the smallest has 5 of them.
                    (wish & !3).max(8)
                };
                let sent = PacketBuilder {
                    lrh: Lrh { lnh: lnh.code(), ..lrh },
                    rwh,
                    grh,
                    bth: Bth { opcode, service: names.service, operation: names.operation, ..bth },
                    eth,
                    payload: payload[..wish].to_vec(),
                    ..PacketBuilder::default()
                };
                let bytes = sent.build();
                let difference = decode_4096(&bytes).difference(&expected(&sent, lnh, &bytes));
                prop_assert!(difference.is_none(), "{lnh:?}, opcode {opcode:#x}: {difference:?}");
            }
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_decode(
        mut bytes in proptest::collection::vec(any::<u8>(), 0..300),
        lnh in 0..4u8,
        right_pkt_len: bool,
        link_error: bool,
        mtu in 0..5usize,
        mpe: bool,
    ) {
        if let Some(byte) = bytes.get_mut(1) {
            *byte = *byte & !3 | lnh;
        }
        if right_pkt_len && bytes.len() >= 8 {
            let pkt_len = bytes.len() as u16 / 4;
            bytes[4..6].copy_from_slice(&pkt_len.to_be_bytes());
        }
        let decoded = decode(&bytes, link_error, &Config { mtu: Mtu::ALL[mtu], mpe });
        prop_assert_eq!(usize::from(decoded.bytes), bytes.len());
        prop_assert!(decoded.payload.len() <= decoded.payload_bytes.into());
        prop_assert_eq!(decoded.errors.contains(StatusBit::LinkError), link_error);
        prop_assert_eq!(decoded.errors.contains(StatusBit::Vcrc), !decoded.vcrc_good);
        prop_assert_eq!(decoded.errors.contains(StatusBit::Icrc), decoded.icrc == Icrc::Bad);
    }
}

#[test]
fn more_bytes_than_can_be_counted() {
    let decoded = decode(&vec![0xFF; 70_000], true, &CONFIG);
    assert_eq!(decoded.bytes, 65535);
    assert!(decoded.errors.contains(StatusBit::Length));
    assert_eq!(ErrorSet::from_bits(decoded.errors.bits()), decoded.errors);
}

//! Every status bit: set, and at its limit not set.

use super::{decode_4096, errors, errors_of, packet};
use crate::model::{decode, Config, ErrorSet, Lnh, Mtu, PacketBuilder, StatusBit};

fn good() -> PacketBuilder {
    packet(Lnh::Local, 0x04, 8)
}

fn has(packet: &PacketBuilder, name: &str) -> bool {
    errors(packet).contains(&name)
}

#[test]
fn bits_are_in_the_order_of_the_contract() {
    for (at, bit) in StatusBit::ALL.into_iter().enumerate() {
        let set = ErrorSet::from_bits(1 << at);
        assert!(set.iter().eq([bit]));
        assert_eq!([bit].into_iter().collect::<ErrorSet>(), set);
    }
    let names: Vec<_> = ErrorSet::from_bits(0xFFFF).names().collect();
    let contract = "truncated length pkt_len_min pkt_len_max lver vl15 grh_ip_ver grh_nxt_hdr \
                    grh_pay_len t_ver reserved_opcode payload_rule icrc vcrc link_error";
    assert_eq!(names.join(" "), contract);
}

#[test]
fn truncated_below_the_bytes_that_the_headers_need() {
    // PktLen claims nothing, so that the need of the headers alone decides.
    let needs = [
        (Lnh::RawEther, 0, 14),
        (Lnh::RawIpv6, 0, 50),
        (Lnh::Local, 0x04, 26),
        (Lnh::Global, 0x04, 66),
        (Lnh::Local, 0x53, 66),
        (Lnh::Global, 0x53, 106),
    ];
    for (lnh, opcode, need) in needs {
        let bytes = packet(lnh, opcode, 8).with(|p| p.pkt_len = Some(0)).build();
        assert!(
            errors_of(&bytes[..need - 1]).contains(&"truncated"),
            "{lnh:?}"
        );
        assert!(!errors_of(&bytes[..need]).contains(&"truncated"), "{lnh:?}");
    }
}

#[test]
fn truncated_below_pad_and_crcs() {
    let bytes = good()
        .with(|p| {
            p.pkt_len = Some(0);
            p.pad_cnt = Some(3);
        })
        .build();
    assert!(errors_of(&bytes[..28]).contains(&"truncated"));
    assert!(!errors_of(&bytes[..29]).contains(&"truncated"));
}

#[test]
fn truncated_below_pkt_len() {
    let bytes = good().build();
    assert!(errors_of(&bytes[..bytes.len() - 1]).contains(&"truncated"));
    assert!(errors_of(&bytes).is_empty());
}

#[test]
fn length() {
    assert!(has(&good().with(|p| p.pkt_len = Some(7)), "length"));
    assert!(has(&good().with(|p| p.pkt_len = Some(9)), "length"));
    assert!(!has(&good().with(|p| p.pkt_len = Some(8)), "length"));
}

#[test]
fn pkt_len_min() {
    for (lnh, least) in [
        (Lnh::RawEther, 5),
        (Lnh::RawIpv6, 5),
        (Lnh::Local, 6),
        (Lnh::Global, 6),
    ] {
        let with = |pkt_len| packet(lnh, 0x04, 8).with(|p| p.pkt_len = Some(pkt_len));
        assert!(has(&with(least - 1), "pkt_len_min"), "{lnh:?}");
        assert!(!has(&with(least), "pkt_len_min"), "{lnh:?}");
    }
}

#[test]
fn pkt_len_max() {
    // FACTS 10.
    for (mtu, most) in Mtu::ALL.into_iter().zip([95, 159, 287, 543, 1055]) {
        let config = Config { mtu, mpe: false };
        for lnh in Lnh::ALL {
            let too_long = |pkt_len| {
                let bytes = packet(lnh, 0x04, 8)
                    .with(|p| p.pkt_len = Some(pkt_len))
                    .build();
                decode(&bytes, false, &config)
                    .errors
                    .contains(StatusBit::PktLenMax)
            };
            assert!(too_long(most + 1), "{mtu:?}");
            assert!(!too_long(most), "{mtu:?}");
        }
    }
}

#[test]
fn lver() {
    for lver in 1..16 {
        assert_eq!(errors(&good().with(|p| p.lrh.lver = lver)), ["lver"]);
    }
}

#[test]
fn vl15() {
    let smp = || {
        packet(Lnh::Local, 0x64, 256).with(|p| {
            p.lrh.vl = 15;
            p.lrh.dlid = 0xBFFF;
        })
    };
    assert!(errors(&smp()).is_empty());
    assert!(errors(&smp().with(|p| p.lrh.dlid = 0xFFFF)).is_empty());
    assert_eq!(errors(&smp().with(|p| p.lrh.dlid = 0xC000)), ["vl15"]);
    assert_eq!(errors(&smp().with(|p| p.lrh.dlid = 0xFFFE)), ["vl15"]);
    assert_eq!(errors(&smp().with(|p| p.bth.dest_qp = 1)), ["vl15"]);
    assert_eq!(errors(&smp().payload([0; 252])), ["vl15"]);
    assert_eq!(errors(&smp().payload([0; 260])), ["vl15"]);
    // RC SEND Only of the same PktLen.
    let rc = packet(Lnh::Local, 0x04, 264).with(|p| p.lrh.vl = 15);
    assert_eq!(errors(&rc), ["vl15"]);
    for (lnh, bytes) in [
        (Lnh::RawEther, 276),
        (Lnh::RawIpv6, 240),
        (Lnh::Global, 216),
    ] {
        let other = packet(lnh, 0x64, bytes).with(|p| p.lrh.vl = 15);
        assert_eq!(
            decode_4096(&other.build()).lrh.map(|lrh| lrh.pkt_len),
            Some(72)
        );
        assert_eq!(errors(&other), ["vl15"], "{lnh:?}");
    }
    // Without a BTH nothing is known of QP and opcode.
    let cut = &smp().with(|p| p.bth.dest_qp = 1).build()[..19];
    assert!(!errors_of(cut).contains(&"vl15"));
}

#[test]
fn grh_fields() {
    let global = || packet(Lnh::Global, 0x04, 8);
    let pay_len = 12 + 8 + 4;
    assert!(errors(&global().with(|p| p.pay_len = Some(pay_len))).is_empty());
    for wrong in [0, pay_len - 1, pay_len + 1, 0xFFFF] {
        let packet = global().with(|p| p.pay_len = Some(wrong));
        assert_eq!(errors(&packet), ["grh_pay_len"], "{wrong}");
    }
    assert_eq!(errors(&global().with(|p| p.grh.ip_ver = 4)), ["grh_ip_ver"]);
    assert_eq!(
        errors(&global().with(|p| p.grh.nxt_hdr = 59)),
        ["grh_nxt_hdr"]
    );
}

#[test]
fn grh_pay_len_is_wrong_whatever_it_is_where_pkt_len_leaves_it_no_room() {
    for pkt_len in 0..12u16 {
        let wrapped = (4 * pkt_len).wrapping_sub(48);
        let packet = packet(Lnh::Global, 0x04, 0).with(|p| {
            p.pkt_len = Some(pkt_len);
            p.pay_len = Some(wrapped);
        });
        assert!(has(&packet, "grh_pay_len"), "{pkt_len}");
    }
}

#[test]
fn the_ipv6_header_of_a_raw_packet_is_not_checked() {
    let ipv6 = packet(Lnh::RawIpv6, 0, 8).with(|p| {
        p.grh.ip_ver = 4;
        p.pay_len = Some(1);
    });
    assert!(errors(&ipv6).is_empty());
}

#[test]
fn t_ver() {
    for t_ver in 1..16 {
        assert_eq!(errors(&good().with(|p| p.bth.t_ver = t_ver)), ["t_ver"]);
    }
}

#[test]
fn reserved_opcode() {
    assert_eq!(errors(&packet(Lnh::Local, 0x15, 8)), ["reserved_opcode"]);
    assert!(errors(&packet(Lnh::Local, 0xC0, 8)).is_empty());

    let flush = packet(Lnh::Local, 0x1C, 0).build();
    assert!(errors_of(&flush).is_empty());
    let without_mpe = decode(&flush, false, &Config::default());
    assert!(without_mpe.errors.names().eq(["reserved_opcode"]));
    assert_eq!(without_mpe.feth, None);
    assert_eq!(without_mpe.payload.len(), 20);
}

#[test]
fn payload_rule() {
    assert_eq!(errors(&packet(Lnh::Local, 0x00, 255)), ["payload_rule"]);
    assert!(errors(&packet(Lnh::Local, 0x00, 256)).is_empty());
}

#[test]
fn icrc() {
    assert_eq!(
        errors(&good().with(|p| p.icrc = Some([1, 2, 3, 4]))),
        ["icrc"]
    );
}

#[test]
fn vcrc() {
    assert_eq!(errors(&good().with(|p| p.vcrc = Some([1, 2]))), ["vcrc"]);
}

#[test]
fn a_packet_of_an_odd_number_of_bytes_has_no_good_crc() {
    // One byte too many, with a VCRC and an ICRC that fit it.
    let body = &good().build()[..29];
    let body = [body, &crate::model::crc::icrc(body)].concat();
    let bytes = [&body[..], &crate::model::crc::vcrc(&body)].concat();
    assert_eq!(bytes.len(), 35);
    assert_eq!(errors_of(&bytes), ["length", "icrc", "vcrc"]);
}

#[test]
fn link_error() {
    let decoded = decode(&good().build(), true, &Config::default());
    assert!(decoded.errors.names().eq(["link_error"]));
}

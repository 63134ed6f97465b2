//! Every status bit at its limits (docs/receive.md).

mod packet;
mod payload_rules;

use super::Icrc;
use crate::header::PayloadRule;
use packet::{expect, Packet, GLOBAL, LOCAL, SMP};

#[test]
fn good_packets() {
    expect(LOCAL, &[]);
    expect(GLOBAL, &[]);
    expect(SMP, &[]);
    expect(Packet { lnh: 0, ..LOCAL }, &[]);
    expect(Packet { lnh: 1, ..GLOBAL }, &[]);
}

#[test]
fn lengths() {
    let total = |total| Packet { total, ..LOCAL };
    expect(total(57), &["truncated", "length"]);
    expect(total(59), &["length"]);
    expect(total(65535), &["length"]);
    expect(total(8), &["truncated", "length"]);
    expect(total(7), &["truncated"]);
    expect(total(0), &["truncated"]);
}

/// PktLen promises less than the headers need: cut by their measure, at 14, 50, 26 and 66 bytes.
#[test]
fn truncated_headers() {
    let at = |lnh, pkt_len, total| Packet {
        lnh,
        pkt_len,
        total,
        // Nothing to find in a GRH but its length.
        pay_len: 16,
        ..LOCAL
    };
    expect(at(0, 2, 14), &["length", "pkt_len_min"]);
    expect(at(0, 2, 13), &["truncated", "length", "pkt_len_min"]);
    expect(at(1, 11, 50), &["length"]);
    expect(at(1, 11, 49), &["truncated", "length"]);
    expect(at(2, 6, 26), &[]);
    expect(at(2, 5, 26), &["length", "pkt_len_min", "payload_rule"]);
    expect(
        at(2, 5, 25),
        &["truncated", "length", "pkt_len_min", "payload_rule"],
    );
    // The BTH did not arrive.
    expect(at(2, 4, 19), &["truncated", "length", "pkt_len_min"]);
    expect(at(3, 16, 66), &[]);
    expect(at(3, 16, 65), &["truncated", "length"]);
    expect(at(3, 14, 59), &["truncated", "length", "grh_pay_len"]);

    // With a BTH the extended headers and the pad count: 20 + 4 + 1 + 6 = 31.
    let reply = Packet {
        eth_dwords: 1,
        pad_cnt: 1,
        ..at(2, 7, 31)
    };
    expect(reply, &["length", "payload_rule"]);
    expect(
        Packet { total: 30, ..reply },
        &["truncated", "payload_rule"],
    );
}

#[test]
fn pkt_len_limits() {
    let raw = Packet { lnh: 0, ..LOCAL };
    expect(raw.of_pkt_len(5), &[]);
    expect(raw.of_pkt_len(4), &["pkt_len_min"]);
    expect(LOCAL.of_pkt_len(6), &[]);
    expect(
        LOCAL.of_pkt_len(5),
        &["truncated", "pkt_len_min", "payload_rule"],
    );
    // FACTS 10; other codes read as 5.
    let max = [
        (1, 95),
        (2, 159),
        (3, 287),
        (4, 543),
        (5, 1055),
        (0, 1055),
        (6, 1055),
        (7, 1055),
    ];
    for (mtu, max) in max {
        expect(
            Packet {
                mtu,
                ..raw.of_pkt_len(max)
            },
            &[],
        );
        expect(
            Packet {
                mtu,
                ..raw.of_pkt_len(max + 1)
            },
            &["pkt_len_max"],
        );
    }
}

#[test]
fn versions() {
    for bit in 0..4 {
        expect(
            Packet {
                lver: 1 << bit,
                ..LOCAL
            },
            &["lver"],
        );
        expect(
            Packet {
                t_ver: 1 << bit,
                ..LOCAL
            },
            &["t_ver"],
        );
        expect(
            Packet {
                ip_ver: 6 ^ 1 << bit,
                ..GLOBAL
            },
            &["grh_ip_ver"],
        );
    }
}

#[test]
fn vl15() {
    for dlid in [0, 1, 0xbfff, 0xffff] {
        expect(Packet { dlid, ..SMP }, &[]);
    }
    for dlid in [0xc000, 0xfffe] {
        expect(Packet { dlid, ..SMP }, &["vl15"]);
    }
    expect(SMP.of_pkt_len(71), &["vl15"]);
    expect(SMP.of_pkt_len(73), &["vl15"]);
    for bit in 0..24 {
        expect(
            Packet {
                dest_qp: 1 << bit,
                ..SMP
            },
            &["vl15"],
        );
    }
    expect(
        Packet {
            opcode: 0x65,
            ..SMP
        },
        &["vl15"],
    );
    expect(Packet { lnh: 0, ..SMP }, &["vl15"]);
    expect(
        Packet {
            pay_len: 240,
            lnh: 3,
            ..SMP
        },
        &["vl15"],
    );
    expect(
        Packet {
            vl: 14,
            dlid: 0xc000,
            dest_qp: 1,
            ..SMP
        },
        &[],
    );
    // Without a BTH there is no DestQP to blame.
    expect(Packet { total: 19, ..SMP }, &["truncated", "length"]);
}

#[test]
fn grh() {
    expect(
        Packet {
            nxt_hdr: 0x1a,
            ..GLOBAL
        },
        &["grh_nxt_hdr"],
    );
    expect(
        Packet {
            nxt_hdr: 0x3b,
            ..GLOBAL
        },
        &["grh_nxt_hdr"],
    );
    expect(
        Packet {
            pay_len: 47,
            ..GLOBAL
        },
        &["grh_pay_len"],
    );
    expect(
        Packet {
            pay_len: 49,
            ..GLOBAL
        },
        &["grh_pay_len"],
    );
    expect(
        Packet {
            pay_len: 48 + 0x8000,
            ..GLOBAL
        },
        &["grh_pay_len"],
    );
    // A raw IPv6 header is carried, not checked.
    expect(
        Packet {
            lnh: 1,
            ip_ver: 4,
            nxt_hdr: 6,
            pay_len: 1,
            ..GLOBAL
        },
        &[],
    );
    // Cut in its last byte it is not there.
    let cut = Packet {
        ip_ver: 0,
        nxt_hdr: 0,
        total: 47,
        ..GLOBAL
    };
    expect(cut, &["truncated", "length"]);
}

/// 4 * PktLen - 48 is negative: no PayLen is right, not even the one that it is modulo 65536.
#[test]
fn pay_len_of_a_pkt_len_that_ends_before_the_grh() {
    for pkt_len in 0..12u64 {
        let pay_len = (4 * pkt_len).wrapping_sub(48) & 0xffff;
        let packet = Packet {
            pkt_len,
            pay_len,
            ..GLOBAL
        };
        assert!(packet.verdict().status.grh_pay_len, "PktLen {pkt_len}");
    }
}

#[test]
fn opcodes() {
    let unchecked = PayloadRule::Unchecked;
    expect(
        Packet {
            reserved: true,
            rule: unchecked,
            ..LOCAL
        },
        &["reserved_opcode"],
    );
    expect(
        Packet {
            rule: unchecked,
            pad_cnt: 3,
            ..LOCAL
        },
        &[],
    );
    // Raw packets have no opcode, whatever the decoder makes of their bytes.
    expect(
        Packet {
            lnh: 0,
            reserved: true,
            rule: PayloadRule::Nothing,
            ..LOCAL
        },
        &[],
    );
}

#[test]
fn link_error() {
    expect(
        Packet {
            link_error: true,
            ..LOCAL
        },
        &["link_error"],
    );
}

/// What goes out: to where PktLen says or the packet ends, and nothing without all headers.
#[test]
fn delivered_payload() {
    for total in 0..80 {
        let verdict = Packet { total, ..LOCAL }.verdict();
        let delivered = total.saturating_sub(20).min(32);
        assert_eq!(verdict.status.payload_bytes.value(), delivered, "{total}");
        assert_eq!(verdict.has_payload, delivered != 0);
        assert_eq!(verdict.status.icrc_result, Icrc::Absent);
    }
}

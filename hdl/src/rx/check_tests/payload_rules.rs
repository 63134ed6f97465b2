//! The payload rule of every opcode at its limits.

use super::packet::{expect, Packet, LOCAL};
use crate::header::PayloadRule;

/// Payloads that a rule allows, and those next to them that it does not, at MTU code `mtu`.
fn rule(rule: PayloadRule, mtu: u64, good: &[u64], bad: &[u64]) {
    let of = |payload| Packet { rule, mtu, ..LOCAL }.with_payload(payload);
    for &payload in good {
        expect(of(payload), &[]);
    }
    for &payload in bad {
        expect(of(payload), &["payload_rule"]);
    }
}

#[test]
fn payload_rules() {
    use PayloadRule::*;
    let pmtu = [256, 512, 1024, 2048, 4096];
    for (i, &mtu) in pmtu.iter().enumerate() {
        let code = i as u64 + 1;
        // One dword above the MTU is still below the largest PktLen.
        rule(
            WholePmtu,
            code,
            &pmtu[..=i],
            &[0, 4, 252, 255, 257, 260, mtu - 1, mtu - 4, mtu + 4],
        );
        rule(
            SomePmtu,
            code,
            &[1, 2, 3, 4, mtu - 1, mtu],
            &[0, mtu + 1, mtu + 4],
        );
        rule(UpToPmtu, code, &[0, 1, mtu - 1, mtu], &[mtu + 1, mtu + 4]);
    }
    rule(Nothing, 5, &[0], &[1, 2, 3, 4, 8]);
    rule(Eight, 5, &[8], &[0, 4, 5, 7, 9, 12]);
    rule(Sixteen, 5, &[16], &[0, 8, 12, 13, 15, 17, 20]);
    rule(Unchecked, 5, &[0, 1, 100, 4096, 4097], &[]);
    // A pad where there is nothing to pad: p < 0 for every rule.
    for rule in [WholePmtu, SomePmtu, UpToPmtu, Nothing, Eight, Sixteen] {
        let packet = Packet {
            rule,
            pad_cnt: 1,
            ..LOCAL.of_pkt_len(6)
        };
        expect(
            Packet {
                total: 27,
                ..packet
            },
            &["length", "payload_rule"],
        );
    }
}

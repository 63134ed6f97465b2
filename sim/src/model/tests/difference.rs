//! The first difference is found, whatever the field, and named.

use super::{decode_4096, packet};
use crate::model::{Decoded, ErrorSet, Icrc, Lnh};

fn named(base: &Decoded, change: impl FnOnce(&mut Decoded)) -> [String; 3] {
    let mut changed = base.clone();
    change(&mut changed);
    let difference = base.difference(&changed).expect("something was changed");
    [difference.field, difference.left, difference.right]
}

#[test]
fn equal_packets_do_not_differ() {
    for lnh in Lnh::ALL {
        let decoded = decode_4096(&packet(lnh, 0x0A, 12).build());
        assert_eq!(decoded.difference(&decoded.clone()), None);
    }
}

#[test]
fn a_field_is_named_with_both_values() {
    let base = decode_4096(
        &packet(Lnh::Global, 0x0A, 12)
            .with(|p| p.bth.psn = 7)
            .build(),
    );
    assert_eq!(
        named(&base, |d| d.bth.as_mut().unwrap().psn = 8),
        ["bth.psn", "7", "8"]
    );
    assert_eq!(
        named(&base, |d| d.reth.as_mut().unwrap().va = 0xAB),
        [
            "reth.va",
            "\"0x0000000000000000\"",
            "\"0x00000000000000ab\""
        ]
    );
    assert_eq!(
        named(&base, |d| d.imm_dt = Some(3)),
        ["imm_dt", "null", "3"]
    );
    assert_eq!(named(&base, |d| d.bytes = 1), ["bytes", "94", "1"]);
    assert_eq!(
        named(&base, |d| d.icrc = Icrc::Bad),
        ["icrc", "\"good\"", "\"bad\""]
    );
    assert_eq!(
        named(&base, |d| d.vcrc_good = false),
        ["vcrc", "\"good\"", "\"bad\""]
    );
    let [field, left, right] = named(&base, |d| d.errors = ErrorSet::from_bits(3));
    assert_eq!([field, left], ["errors", "[]"]);
    assert_eq!(right, "[\"truncated\",\"length\"]");
    assert_eq!(named(&base, |d| d.grh = None)[0], "grh");
}

#[test]
fn the_first_in_the_order_of_the_packet_is_reported() {
    let base = decode_4096(&packet(Lnh::Local, 0x0A, 12).build());
    let [field, ..] = named(&base, |d| {
        d.payload[0] ^= 1;
        d.bth.as_mut().unwrap().psn ^= 1;
        d.lrh.as_mut().unwrap().slid ^= 1;
        d.lrh.as_mut().unwrap().vl ^= 1;
    });
    assert_eq!(field, "lrh.vl");
}

#[test]
fn what_the_json_leaves_out_is_compared_too() {
    let base = decode_4096(&packet(Lnh::RawEther, 0, 12).build());
    assert_eq!(
        named(&base, |d| d.raw.as_mut().unwrap().reserved = 9),
        ["raw.reserved", "0", "9"]
    );
    assert_eq!(named(&base, |d| d.raw = None)[0], "raw");
    assert_eq!(
        named(&base, |d| d.payload[4] = 99),
        ["payload[4]", "5", "99"]
    );
    assert_eq!(
        named(&base, |d| d.payload.truncate(11)),
        ["payload[11]", "12", "null"]
    );
    assert_eq!(
        named(&base, |d| d.payload.push(1)),
        ["payload[12]", "null", "1"]
    );
}

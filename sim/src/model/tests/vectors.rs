//! Published vectors (FACTS 4.4, `vectors.json`).

use std::{fs, path::Path};

use hex_literal::hex;
use serde_json::Value;

use super::decode_4096;
use crate::model::{crc, Icrc};

/// The text and the bytes of one field of a vector.
fn bytes_of(vector: &Value, field: &str) -> Vec<u8> {
    let text = vector[field].as_str().unwrap_or_default();
    hex::decode(text).expect("vectors are hexadecimal")
}

#[test]
#[cfg_attr(not(have_spec), ignore = "needs ../shared/spec")]
fn vectors_of_the_reference_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/spec/vectors.json");
    let text = fs::read_to_string(path).expect("the reference data is there");
    let vectors: Vec<Value> = serde_json::from_str(&text).expect("it is JSON");
    let mut checked = [0; 3];
    for vector in &vectors {
        let packet = bytes_of(vector, "packet");
        match vector["kind"].as_str() {
            Some("ib_local" | "ib_global" | "ib_raw") => {
                checked[0] += 1;
                check_ib(vector, &packet);
            }
            Some("rocev1") => {
                // Eight bytes of ones stand for the LRH: the same masks as a global packet.
                let (before, icrc) = packet.split_last_chunk::<4>().expect("it has an ICRC");
                assert_eq!(crc::icrc(&[&[0xFF; 8], before].concat()), *icrc, "{vector}");
                checked[1] += 1;
            }
            Some("fcp") => {
                assert_eq!(
                    crc::vcrc(&packet[..4]).to_vec(),
                    bytes_of(vector, "lpcrc_wire")
                );
                assert!(crc::lpcrc_is_good(&packet), "{vector}");
                checked[2] += 1;
            }
            // RoCEv2 masks IPv4, IPv6 and UDP fields, which no InfiniBand link carries.
            _ => {}
        }
    }
    assert_eq!(checked, [11, 3, 4]);
}

fn check_ib(vector: &Value, packet: &[u8]) {
    let decoded = decode_4096(packet);
    assert!(decoded.errors.is_empty(), "{vector}: {:?}", decoded.errors);
    let (before_vcrc, vcrc) = packet.split_last_chunk::<2>().expect("it has a VCRC");
    assert_eq!(crc::vcrc(before_vcrc), *vcrc, "{vector}");
    assert_eq!(vcrc.to_vec(), bytes_of(vector, "vcrc_wire"));
    let icrc = bytes_of(vector, "icrc_wire");
    if icrc.is_empty() {
        assert_eq!(decoded.icrc, Icrc::Absent, "{vector}");
    } else {
        let covered = &before_vcrc[..before_vcrc.len() - 4];
        assert_eq!(crc::icrc(covered).to_vec(), icrc, "{vector}");
        assert_eq!(decoded.icrc, Icrc::Good, "{vector}");
    }
}

#[test]
fn vcrc_check_value() {
    assert_eq!(crc::vcrc(b"123456789"), hex!("3d0a"));
}

#[test]
fn lpcrc_needs_six_bytes_and_all_their_bits() {
    let good = hex!("01230abc1ee9");
    assert!(crc::lpcrc_is_good(&good));
    for bit in 0..48 {
        let mut bad = good;
        bad[bit / 8] ^= 0x80 >> (bit % 8);
        assert!(!crc::lpcrc_is_good(&bad), "bit {bit}");
    }
    let with_crc = |bytes: &[u8]| [bytes, &crc::vcrc(bytes)].concat();
    assert!(!crc::lpcrc_is_good(&with_crc(&good[..2])));
    assert!(!crc::lpcrc_is_good(&with_crc(&good)));
    assert!(!crc::lpcrc_is_good(&[]));
}

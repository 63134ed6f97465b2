//! All 256 opcodes against `opcodes.csv`.

use std::path::Path;

use crate::model::{Bth, Opcode, PayloadRule};

/// The column of the payload rule, corrected where docs/receive.md chose otherwise.
fn rule(opcode: u8, column: &str) -> Option<PayloadRule> {
    match column {
        // What follows the BTH of this one is not confirmed, so nothing but the MTU limits it.
        _ if opcode == 0x80 => Some(PayloadRule::Any),
        "eq_pmtu" => Some(PayloadRule::Pmtu),
        "1..pmtu" => Some(PayloadRule::OneToMtu),
        "0..pmtu" => Some(PayloadRule::ZeroToMtu),
        "none" => Some(PayloadRule::Empty),
        "8" => Some(PayloadRule::Eight),
        "16 (fixed reserved zeros)" => Some(PayloadRule::Sixteen),
        "n/a" => None,
        unknown => panic!("payload rule {unknown}"),
    }
}

#[test]
#[cfg_attr(not(have_spec), ignore = "needs ../shared/spec")]
fn every_opcode_means_what_the_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/spec/opcodes.csv");
    let mut table = csv::Reader::from_path(path).expect("the reference data is there");
    let mut rows = 0;
    for row in table.records() {
        let row = row.expect("it is CSV");
        let code = u8::from_str_radix(&row[0][2..], 16).expect("opcodes are hexadecimal");
        rows += 1;

        let opcode = Opcode::new(code, true);
        assert_eq!(opcode.service.name(), &row[1], "{row:?}");
        assert_eq!(opcode.operation, &row[2], "{row:?}");
        let names: Vec<_> = opcode.eths.iter().map(|eth| eth.name()).collect();
        assert_eq!(names.join("+"), &row[3], "{row:?}");
        let bytes: usize = opcode.eths.iter().map(|eth| eth.bytes()).sum();
        assert_eq!(bytes.to_string(), &row[4], "{row:?}");
        assert_eq!(opcode.payload_rule, rule(code, &row[10]), "{row:?}");
        assert_eq!(opcode.reserved, &row[2] == "Reserved", "{row:?}");

        let without_mpe = Opcode::new(code, false);
        if matches!(&row[2], "FLUSH" | "ATOMIC WRITE") {
            assert_eq!(without_mpe.service, opcode.service);
            assert_eq!(without_mpe.operation, "Reserved");
            assert!(without_mpe.reserved);
            assert_eq!(without_mpe.eths, []);
            assert_eq!(without_mpe.payload_rule, None);
        } else {
            assert_eq!(without_mpe, opcode, "{row:?}");
        }
    }
    assert_eq!(rows, 256);
}

#[test]
fn the_bth_carries_the_names() {
    let names = |opcode, mpe| {
        let bth = Bth::with_opcode(opcode, mpe);
        (bth.service, bth.operation)
    };
    assert_eq!(names(0x05, false), ("RC", "SEND Only with Immediate"));
    assert_eq!(names(0xBC, true), ("XRC", "FLUSH"));
    assert_eq!(names(0xBC, false), ("XRC", "Reserved"));
    assert_eq!(names(0xC0, false), ("MFR", "Manufacturer specific"));
}

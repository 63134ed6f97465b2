//! All 256 opcodes against the facts of `opcodes.csv`, and a list that needs no file.

use super::{Opcode, OpcodeDecode};
use crate::testing::settle;
use rust_hdl::prelude::*;
use std::path::Path;

fn decode(opcode: u8, mpe: bool) -> Opcode {
    let mut dut = OpcodeDecode::default();
    dut.connect_all();
    dut.opcode.next = u64::from(opcode).into();
    dut.mpe.next = mpe;
    settle(&mut dut);
    dut.decoded.val()
}

/// The extended headers in the order in which they follow the BTH, and their bytes.
fn headers(opcode: &Opcode) -> (String, usize) {
    let all = [
        ("RDETH", 4, opcode.rdeth),
        ("DETH", 8, opcode.deth),
        ("XRCETH", 4, opcode.xrceth),
        ("FETH", 4, opcode.feth),
        ("RETH", 16, opcode.reth),
        ("AtomicETH", 28, opcode.atomic_eth),
        ("AETH", 4, opcode.aeth),
        ("AtomicAckETH", 8, opcode.atomic_ack_eth),
        ("ImmDt", 4, opcode.imm_dt),
        ("IETH", 4, opcode.ieth),
    ];
    let there = || all.iter().filter(|header| header.2);
    let names: Vec<_> = there().map(|header| header.0).collect();
    (names.join("+"), there().map(|header| header.1).sum())
}

/// Holds the decoder against a row; `rule` is the name of a `PayloadRule`.
fn check(code: u8, mpe: bool, service: &str, operation: &str, list: &str, rule: &str) {
    let opcode = decode(code, mpe);
    let at = format!("opcode {code:#04x}, mpe {mpe}");
    assert_eq!(opcode.service.name(), service, "{at}");
    assert_eq!(opcode.operation.name(), operation, "{at}");
    assert_eq!(opcode.reserved, operation == "Reserved", "{at}");
    let (names, bytes) = headers(&opcode);
    assert_eq!(names, list, "{at}");
    assert_eq!(4 * opcode.eth_dwords.index(), bytes, "{at}");
    let prefix = 4 * opcode.rdeth as usize + 8 * opcode.deth as usize + 4 * opcode.xrceth as usize;
    assert_eq!(4 * opcode.prefix.index(), prefix, "{at}");
    assert_eq!(format!("{:?}", opcode.rule), rule, "{at}");
}

/// The rule in the words of `opcodes.csv`, corrected where docs/receive.md chose otherwise.
fn rule(code: u8, column: &str) -> &'static str {
    match column {
        // What follows the BTH of this one is not confirmed, so nothing but the MTU limits it.
        _ if code == 0x80 => "UpToPmtu",
        "eq_pmtu" => "WholePmtu",
        "1..pmtu" => "SomePmtu",
        "0..pmtu" => "UpToPmtu",
        "none" => "Nothing",
        "8" => "Eight",
        "16 (fixed reserved zeros)" => "Sixteen",
        "n/a" => "Unchecked",
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
        check(code, true, &row[1], &row[2], &row[3], rule(code, &row[10]));
        if matches!(&row[2], "FLUSH" | "ATOMIC WRITE") {
            check(code, false, &row[1], "Reserved", "", "Unchecked");
        } else {
            check(code, false, &row[1], &row[2], &row[3], rule(code, &row[10]));
        }
    }
    assert_eq!(rows, 256);
}

/// FACTS 3.3: one of each kind in each service, and the neighbours that are reserved.
#[test]
fn opcodes_that_can_go_wrong() {
    let rows = [
        (0x00, "RC", "SEND First", "", "WholePmtu"),
        (
            0x0b,
            "RC",
            "RDMA WRITE Only with Immediate",
            "RETH+ImmDt",
            "UpToPmtu",
        ),
        (0x0e, "RC", "RDMA READ Response Middle", "", "WholePmtu"),
        (
            0x12,
            "RC",
            "ATOMIC Acknowledge",
            "AETH+AtomicAckETH",
            "Nothing",
        ),
        (0x13, "RC", "CmpSwap", "AtomicETH", "Nothing"),
        (0x15, "RC", "Reserved", "", "Unchecked"),
        (0x16, "RC", "SEND Last with Invalidate", "IETH", "SomePmtu"),
        (0x18, "RC", "Reserved", "", "Unchecked"),
        (0x1c, "RC", "FLUSH", "FETH+RETH", "Nothing"),
        (0x1d, "RC", "ATOMIC WRITE", "RETH", "Eight"),
        (0x1e, "RC", "Reserved", "", "Unchecked"),
        (
            0x2b,
            "UC",
            "RDMA WRITE Only with Immediate",
            "RETH+ImmDt",
            "UpToPmtu",
        ),
        (0x2c, "UC", "Reserved", "", "Unchecked"),
        (0x37, "UC", "Reserved", "", "Unchecked"),
        (0x3c, "UC", "Reserved", "", "Unchecked"),
        (
            0x4b,
            "RD",
            "RDMA WRITE Only with Immediate",
            "RDETH+DETH+RETH+ImmDt",
            "UpToPmtu",
        ),
        (
            0x4e,
            "RD",
            "RDMA READ Response Middle",
            "RDETH",
            "WholePmtu",
        ),
        (0x51, "RD", "Acknowledge", "RDETH+AETH", "Nothing"),
        (0x54, "RD", "FetchAdd", "RDETH+DETH+AtomicETH", "Nothing"),
        (0x55, "RD", "RESYNC", "RDETH+DETH", "Nothing"),
        (0x56, "RD", "Reserved", "", "Unchecked"),
        (0x5c, "RD", "FLUSH", "RDETH+FETH+RETH", "Nothing"),
        (0x63, "UD", "Reserved", "", "Unchecked"),
        (0x64, "UD", "SEND Only", "DETH", "UpToPmtu"),
        (
            0x65,
            "UD",
            "SEND Only with Immediate",
            "DETH+ImmDt",
            "UpToPmtu",
        ),
        (0x66, "UD", "Reserved", "", "Unchecked"),
        (
            0x80,
            "CNP",
            "Congestion Notification (IBA Annex A10)",
            "",
            "UpToPmtu",
        ),
        (
            0x81,
            "CNP",
            "Congestion Notification (RoCEv2 Annex A17)",
            "",
            "Sixteen",
        ),
        (0x82, "CNP", "Reserved", "", "Unchecked"),
        (0x9d, "CNP", "Reserved", "", "Unchecked"),
        (0xac, "XRC", "RDMA READ Request", "XRCETH+RETH", "Nothing"),
        (0xb1, "XRC", "Acknowledge", "AETH", "Nothing"),
        (0xb5, "XRC", "Reserved", "", "Unchecked"),
        (
            0xb7,
            "XRC",
            "SEND Only with Invalidate",
            "XRCETH+IETH",
            "UpToPmtu",
        ),
        (0xc0, "MFR", "Manufacturer specific", "", "Unchecked"),
        (0xff, "MFR", "Manufacturer specific", "", "Unchecked"),
    ];
    for (code, service, operation, list, rule) in rows {
        check(code, true, service, operation, list, rule);
        if matches!(operation, "FLUSH" | "ATOMIC WRITE") {
            check(code, false, service, "Reserved", "", "Unchecked");
        } else {
            check(code, false, service, operation, list, rule);
        }
    }
}

//! The JSON of a packet, key by key.

use serde_json::{json, Value};

use super::{decode_4096, packet};
use crate::model::{Decoded, Lnh, PacketBuilder};

fn json_of(packet: &PacketBuilder) -> Value {
    serde_json::to_value(decode_4096(&packet.build())).expect("plain data")
}

#[test]
fn a_global_atomic() {
    let sent = packet(Lnh::Global, 0x53, 0).with(|p| {
        p.lrh.vl = 3;
        p.lrh.sl = 5;
        p.lrh.dlid = 0x1234;
        p.lrh.slid = 0x4321;
        p.grh.t_class = 0xA5;
        p.grh.flow_label = 0x12345;
        p.grh.hop_lmt = 7;
        p.grh.sgid = 0xFE80 << 112 | 1;
        p.bth.ack_req = 1;
        p.bth.fecn = 1;
        p.bth.dest_qp = 0xAB_CDEF;
        p.bth.psn = 0x80_0001;
        p.eth.rdeth = 0xEEC;
        p.eth.deth.q_key = 0x8001_0000;
        p.eth.deth.src_qp = 72;
        p.eth.atomic_eth.va = 0x7F00_1234_5678;
        p.eth.atomic_eth.r_key = 0xBEEF;
        p.eth.atomic_eth.compare = u64::MAX;
    });
    let expected = json!({
        "bytes": 106,
        "lrh": {
            "vl": 3, "lver": 0, "sl": 5, "lnh": 3, "dlid": 0x1234, "pkt_len": 26, "slid": 0x4321
        },
        "grh": {
            "ip_ver": 6, "t_class": 0xA5, "flow_label": 0x12345, "pay_len": 56, "nxt_hdr": 0x1B,
            "hop_lmt": 7, "sgid": "0xfe800000000000000000000000000001",
            "dgid": "0x00000000000000000000000000000000"
        },
        "bth": {
            "opcode": 0x53, "service": "RD", "operation": "CmpSwap", "se": 0, "mig_req": 0,
            "pad_cnt": 0, "t_ver": 0, "p_key": 0xFFFF, "fecn": 1, "becn": 0, "dest_qp": 0xAB_CDEF,
            "ack_req": 1, "psn": 0x80_0001
        },
        "deth": { "q_key": 0x8001_0000_u32, "src_qp": 72 },
        "reth": null,
        "atomic_eth": {
            "va": "0x00007f0012345678", "r_key": 0xBEEF, "swap_add": "0x0000000000000000",
            "compare": "0xffffffffffffffff"
        },
        "aeth": null, "atomic_ack_eth": null, "imm_dt": null, "ieth": null, "rdeth": 0xEEC,
        "xrceth": null, "feth": null, "raw": null, "ipv6": null,
        "payload_bytes": 0, "icrc": "good", "vcrc": "good", "errors": []
    });
    let decoded = json_of(&sent);
    assert_eq!(decoded, expected);
    assert_eq!(keys(&decoded), keys(&expected));
}

fn keys(object: &Value) -> Vec<&String> {
    object.as_object().expect("an object").keys().collect()
}

#[test]
fn the_other_headers() {
    let of = |opcode, bytes| {
        json_of(&packet(Lnh::Local, opcode, bytes).with(|p| {
            p.eth.imm_dt = 11;
            p.eth.ieth = 12;
            p.eth.xrceth = 13;
            p.eth.aeth.syndrome = 0x1F;
            p.eth.aeth.msn = 14;
            p.eth.atomic_ack_eth.orig_data = 15;
            p.eth.reth.va = 16;
            p.eth.reth.r_key = 17;
            p.eth.reth.dma_len = 18;
            p.eth.feth.plt = 2;
            p.eth.feth.sel = 1;
        }))
    };
    assert_eq!(of(0x05, 3)["imm_dt"], 11);
    assert_eq!(of(0x17, 3)["ieth"], 12);
    assert_eq!(of(0xA4, 3)["xrceth"], 13);
    let ack = of(0x12, 0);
    assert_eq!(ack["aeth"], json!({ "syndrome": 0x1F, "msn": 14 }));
    assert_eq!(
        ack["atomic_ack_eth"],
        json!({ "orig_data": "0x000000000000000f" })
    );
    let flush = of(0x1C, 0);
    assert_eq!(flush["feth"], json!({ "plt": 2, "sel": 1 }));
    let reth = json!({ "va": "0x0000000000000010", "r_key": 17, "dma_len": 18 });
    assert_eq!(flush["reth"], reth);
}

#[test]
fn raw_packets() {
    let ether = json_of(&packet(Lnh::RawEther, 0, 8).with(|p| p.rwh.ether_type = 0x86DD));
    assert_eq!(ether["raw"], json!({ "ether_type": 0x86DD }));
    assert_eq!(ether["icrc"], "absent");
    assert_eq!(ether["payload_bytes"], 8);
    let ipv6 = json_of(&packet(Lnh::RawIpv6, 0, 8));
    assert_eq!(ipv6["ipv6"]["nxt_hdr"], 59);
    assert_eq!(ipv6["grh"], Value::Null);
}

#[test]
fn errors_are_names_and_nothing_is_null() {
    let nothing = serde_json::to_value(decode_4096(&[])).expect("plain data");
    assert_eq!(nothing["errors"], json!(["truncated", "vcrc"]));
    assert_eq!(nothing["lrh"], Value::Null);
    assert_eq!(nothing["vcrc"], "bad");
}

#[test]
fn it_flattens_into_an_object_that_has_more() {
    #[derive(serde::Serialize)]
    struct Line {
        frame: u64,
        #[serde(flatten)]
        packet: Decoded,
    }
    let line = Line {
        frame: 1,
        packet: decode_4096(&packet(Lnh::Local, 0x04, 2).build()),
    };
    let line = serde_json::to_value(line).expect("plain data");
    assert_eq!(line["frame"], 1);
    assert_eq!(line["bth"]["operation"], "SEND Only");
}

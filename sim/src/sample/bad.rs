//! Packets with an error, and good ones behind them that must come through unharmed.

use super::{
    counting,
    good::{packet, smp},
    SamplePacket,
};
use crate::model::{
    Lnh, PacketBuilder,
    StatusBit::{
        self, GrhIpVer, GrhNxtHdr, GrhPayLen, Icrc, Length, LinkError, Lver, PayloadRule,
        PktLenMax, PktLenMin, ReservedOpcode, TVer, Truncated, Vcrc, Vl15,
    },
};

pub fn packets() -> Vec<SamplePacket> {
    let send = || packet(Lnh::Local, 0x04).payload(counting(48));
    let ud_global = || packet(Lnh::Global, 0x64).payload(counting(16));
    let bad = |name, errors: &'static [StatusBit], packet: PacketBuilder| {
        SamplePacket::bad(name, errors, packet.build())
    };
    let good_behind =
        |name, psn| SamplePacket::good(name, send().with(|p| p.bth.psn = psn).build());
    vec![
        SamplePacket::bad("cut in the payload", &[Truncated, Length, Icrc, Vcrc], {
            let mut bytes = send().build();
            bytes.truncate(41);
            bytes
        }),
        SamplePacket::bad("cut in the BTH", &[Truncated, Length, Icrc, Vcrc], {
            let mut bytes = send().build();
            bytes.truncate(15);
            bytes
        }),
        SamplePacket::bad("one byte", &[Truncated, Vcrc], vec![0x10]),
        good_behind("good, behind cut packets", 0x2000),
        SamplePacket::bad("4 bytes too long", &[Length, Icrc, Vcrc], {
            let mut bytes = send().build();
            bytes.extend([0xA5; 4]);
            bytes
        }),
        good_behind("good, behind an overlong packet", 0x2001),
        bad(
            "PktLen says less than the headers, CRCs good",
            &[Length, PktLenMin, PayloadRule],
            send().with(|p| p.pkt_len = Some(5)),
        ),
        bad(
            "PktLen says more than arrived, CRCs good",
            &[Truncated, Length],
            send().with(|p| p.pkt_len = Some(20)),
        ),
        bad(
            "raw, longer than MTU + 124 bytes",
            &[PktLenMax],
            packet(Lnh::RawEther, 0).payload(counting(4212)),
        ),
        bad("LVer 1", &[Lver], send().with(|p| p.lrh.lver = 1)),
        bad("VL15 to QP1", &[Vl15], smp().with(|p| p.bth.dest_qp = 1)),
        bad(
            "VL15 to a multicast LID",
            &[Vl15],
            smp().with(|p| p.lrh.dlid = 0xC001),
        ),
        bad(
            "GRH with IPVer 4",
            &[GrhIpVer],
            ud_global().with(|p| p.grh.ip_ver = 4),
        ),
        bad(
            "GRH with NxtHdr UDP",
            &[GrhNxtHdr],
            ud_global().with(|p| p.grh.nxt_hdr = 17),
        ),
        bad(
            "GRH with a PayLen that counts the VCRC",
            &[GrhPayLen],
            ud_global().with(|p| p.pay_len = Some(42)),
        ),
        bad("TVer 1", &[TVer], send().with(|p| p.bth.t_ver = 1)),
        bad(
            "reserved opcode: UC RDMA READ Request",
            &[ReservedOpcode],
            packet(Lnh::Local, 0x2C),
        ),
        bad(
            "RC SEND Middle of 100 bytes",
            &[PayloadRule],
            packet(Lnh::Local, 0x01).payload(counting(100)),
        ),
        bad(
            "RC Acknowledge with a payload",
            &[PayloadRule],
            packet(Lnh::Local, 0x11).payload(counting(4)),
        ),
        bad(
            "bad ICRC, good VCRC: damaged inside a switch",
            &[Icrc],
            send().with(|p| p.icrc = Some([0; 4])),
        ),
        bad(
            "good ICRC, bad VCRC: forwarded corrupted, VCRC complemented",
            &[Vcrc],
            send().with(|p| p.vcrc = complemented_vcrc(p)),
        ),
        SamplePacket {
            link_error: true,
            ..SamplePacket::bad("ended bad by the link", &[LinkError], send().build())
        },
        good_behind("good, behind everything", 0x2002),
    ]
}

/// The mark of a switch that found the error after it had begun to forward the packet (FACTS 4.3).
fn complemented_vcrc(packet: &PacketBuilder) -> Option<[u8; 2]> {
    let bytes = packet.build();
    let vcrc = bytes.last_chunk::<2>()?;
    Some(vcrc.map(|byte| !byte))
}

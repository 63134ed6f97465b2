//! Packets without an error.

use super::{counting, SamplePacket};
use crate::model::{
    Aeth, AtomicAckEth, AtomicEth, Deth, ExtendedHeaders, Feth, Lnh, PacketBuilder, Reth,
};

/// Q_Key of general management, QP1.
const GSI_Q_KEY: u32 = 0x8001_0000;

/// A packet from one port to another, every extended header filled in.
pub fn packet(lnh: Lnh, opcode: u8) -> PacketBuilder {
    PacketBuilder::new(lnh, opcode).with(|p| {
        p.lrh.dlid = 0x0004;
        p.lrh.slid = 0x0001;
        p.lrh.sl = 2;
        p.lrh.vl = 1;
        p.grh.hop_lmt = 64;
        p.grh.sgid = 0xFE80_0000_0000_0000_0002_C903_0000_1F2D;
        p.grh.dgid = 0xFE80_0000_0000_0000_0002_C903_0000_1F2E;
        p.bth.dest_qp = 0x000407;
        p.bth.psn = 0x00_1000;
        p.eth = ExtendedHeaders {
            rdeth: 0x00_0EEC,
            deth: Deth {
                q_key: 0x0B1B,
                src_qp: 0x00_0048,
            },
            xrceth: 0x00_5120,
            reth: Reth {
                va: 0x7F00_1234_5000,
                r_key: 0x0000_1234,
                dma_len: 0,
            },
            atomic_eth: AtomicEth {
                va: 0x7F00_1234_5678,
                r_key: 0x0000_BEEF,
                swap_add: 0x1122_3344_5566_7788,
                compare: 0x99AA_BBCC_DDEE_FF00,
            },
            aeth: Aeth {
                syndrome: 0x1F,
                msn: 1,
            },
            atomic_ack_eth: AtomicAckEth {
                orig_data: 0x99AA_BBCC_DDEE_FF00,
            },
            imm_dt: 0xCAFE_F00D,
            ieth: 0x0000_1234,
            feth: Feth { plt: 3, sel: 0 },
        };
    })
}

/// The same with a payload, to which DMALen is set.
fn carrying(lnh: Lnh, opcode: u8, bytes: usize) -> PacketBuilder {
    packet(lnh, opcode)
        .with(|p| p.eth.reth.dma_len = bytes as u32)
        .payload(counting(bytes))
}

fn local(name: &'static str, opcode: u8, bytes: usize) -> SamplePacket {
    SamplePacket::good(name, carrying(Lnh::Local, opcode, bytes).build())
}

/// A subnet management packet: VL15, QP0, 256 bytes.
pub fn smp() -> PacketBuilder {
    let directed_route_get_node_info = [1, 0x81, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0x11];
    let mut mad = directed_route_get_node_info.to_vec();
    mad.resize(256, 0);
    packet(Lnh::Local, 0x64)
        .with(|p| {
            p.lrh.vl = 15;
            p.lrh.sl = 0;
            p.lrh.dlid = 0xFFFF;
            p.lrh.slid = 0xFFFF;
            p.bth.dest_qp = 0;
            p.eth.deth = Deth::default();
        })
        .payload(mad)
}

pub fn raw() -> Vec<SamplePacket> {
    let ether = packet(Lnh::RawEther, 0).with(|p| p.rwh.ether_type = 0x0800);
    let ipv6 = packet(Lnh::RawIpv6, 0).with(|p| p.grh.flow_label = 0xB_EEF0);
    vec![
        SamplePacket::good("raw, EtherType 0800", ether.payload(counting(28)).build()),
        SamplePacket::good("raw, IPv6", ipv6.payload(counting(64)).build()),
    ]
}

pub fn management() -> Vec<SamplePacket> {
    let gmp = carrying(Lnh::Local, 0x64, 256).with(|p| {
        p.bth.dest_qp = 1;
        p.eth.deth.q_key = GSI_Q_KEY;
        p.eth.deth.src_qp = 1;
    });
    vec![
        SamplePacket::good("SMP on VL15, directed route", smp().build()),
        SamplePacket::good("general management to QP1", gmp.build()),
    ]
}

pub fn reliable_connection() -> Vec<SamplePacket> {
    let nak = packet(Lnh::Local, 0x11).with(|p| p.eth.aeth.syndrome = 0x60);
    let solicited = carrying(Lnh::Local, 0x03, 5).with(|p| {
        p.bth.se = 1;
        p.bth.ack_req = 1;
        p.bth.psn = 0x00_1002;
    });
    vec![
        local("RC SEND First, 256 bytes", 0x00, 256),
        local("RC SEND Middle, 256 bytes", 0x01, 256),
        SamplePacket::good(
            "RC SEND Last with Immediate, solicited, 5 bytes and 3 of pad",
            solicited.build(),
        ),
        local("RC SEND Only with Invalidate", 0x17, 32),
        local("RC RDMA WRITE Only, 1 byte", 0x0A, 1),
        local("RC RDMA WRITE Only with Immediate", 0x0B, 64),
        local("RC RDMA READ Request", 0x0C, 0),
        local("RC RDMA READ Response First, 1024 bytes", 0x0D, 1024),
        local("RC RDMA READ Response Last, 2 bytes", 0x0F, 2),
        local("RC Acknowledge", 0x11, 0),
        SamplePacket::good("RC Acknowledge: NAK, PSN sequence error", nak.build()),
        local("RC CmpSwap", 0x13, 0),
        local("RC ATOMIC Acknowledge", 0x12, 0),
        local("RC FLUSH", 0x1C, 0),
        local("RC ATOMIC WRITE", 0x1D, 8),
    ]
}

pub fn other_services() -> Vec<SamplePacket> {
    vec![
        local("UC RDMA WRITE First, 512 bytes", 0x26, 512),
        local("UC SEND Only, 3 bytes", 0x24, 3),
        local("RD RDMA WRITE Only with Immediate", 0x4B, 16),
        local("RD FetchAdd, the longest headers", 0x54, 0),
        local("RD RDMA READ Response Only", 0x50, 16),
        local("RD RESYNC", 0x55, 0),
        local("UD SEND Only with Immediate", 0x65, 100),
        SamplePacket::good(
            "congestion notification, Annex A10",
            packet(Lnh::Local, 0x80).with(|p| p.bth.becn = 1).build(),
        ),
        SamplePacket::good(
            "congestion notification, RoCEv2",
            packet(Lnh::Local, 0x81).payload([0; 16]).build(),
        ),
        local("XRC SEND Only", 0xA4, 7),
        local("XRC CmpSwap", 0xB3, 0),
        local("XRC Acknowledge", 0xB1, 0),
        local("manufacturer specific opcode D9", 0xD9, 12),
    ]
}

pub fn global() -> Vec<SamplePacket> {
    vec![
        SamplePacket::good(
            "RC RDMA WRITE Only with GRH, 4096 bytes",
            carrying(Lnh::Global, 0x0A, 4096).build(),
        ),
        SamplePacket::good(
            "RD CmpSwap with GRH, the longest headers of all",
            packet(Lnh::Global, 0x53).build(),
        ),
    ]
}

pub fn back_to_back() -> Vec<SamplePacket> {
    let minimum = |psn| packet(Lnh::Local, 0x04).with(|p| p.bth.psn = psn).build();
    vec![
        SamplePacket::good("shortest packet, 1 of 4", minimum(0xFF_FFFE)),
        SamplePacket::good("shortest packet, 2 of 4", minimum(0xFF_FFFF)),
        SamplePacket::good(
            "shortest packet, 3 of 4: raw",
            packet(Lnh::RawEther, 0).payload([0; 8]).build(),
        ),
        SamplePacket::good("shortest packet, 4 of 4", minimum(0x00_0000)),
    ]
}

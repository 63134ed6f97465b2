//! Packets that several tests use.

use ibhdl_sim::bench::{Packet, Received};
use ibhdl_sim::model::{Eth, ExtendedHeaders, Lnh, Opcode, PacketBuilder};

/// A payload whose bytes show their place.
pub fn counting(bytes: usize) -> Vec<u8> {
    (1..=u8::MAX).cycle().take(bytes).collect()
}

/// A good packet with something in every field that it has.
pub fn filled(lnh: Lnh, opcode: u8, payload: usize) -> PacketBuilder {
    PacketBuilder::new(lnh, opcode)
        .with(|p| {
            p.lrh.vl = 3;
            p.lrh.sl = 5;
            p.lrh.dlid = 0x002A;
            p.lrh.slid = 0x1D0B;
            p.rwh.ether_type = 0x86DD;
            p.grh.t_class = 0x5A;
            p.grh.flow_label = 0xB_EEF1;
            p.grh.hop_lmt = 0x3F;
            p.grh.sgid = 0xFE80_0000_0000_0000_0002_C903_0000_1F2D;
            p.grh.dgid = 0xFE80_0000_0000_0000_0002_C903_0000_1F2E;
            p.bth.se = 1;
            p.bth.mig_req = 1;
            p.bth.becn = 1;
            p.bth.dest_qp = 0x12_3456;
            p.bth.ack_req = 1;
            p.bth.psn = 0xA1_B2C3;
            p.eth = extended_headers();
        })
        .payload(counting(payload))
}

/// No byte of an extended header is zero, unless it is reserved.
fn extended_headers() -> ExtendedHeaders {
    let mut eth = ExtendedHeaders {
        rdeth: 0x11_1213,
        xrceth: 0x21_2223,
        imm_dt: 0x3132_3334,
        ieth: 0x4142_4344,
        ..ExtendedHeaders::default()
    };
    eth.deth.q_key = 0x5152_5354;
    eth.deth.src_qp = 0x55_5657;
    eth.reth.va = 0x6162_6364_6566_6768;
    eth.reth.r_key = 0x696A_6B6C;
    eth.reth.dma_len = 0x6D6E_6F70;
    eth.atomic_eth.va = 0x7172_7374_7576_7778;
    eth.atomic_eth.r_key = 0x797A_7B7C;
    eth.atomic_eth.swap_add = 0x8182_8384_8586_8788;
    eth.atomic_eth.compare = 0x898A_8B8C_8D8E_8F90;
    eth.aeth.syndrome = 0x1F;
    eth.aeth.msn = 0x91_9293;
    eth.atomic_ack_eth.orig_data = 0xA1A2_A3A4_A5A6_A7A8;
    eth.feth.plt = 3;
    eth.feth.sel = 1;
    eth
}

/// Where the headers of a whole packet end, bytes.
pub fn hdr_bytes(lnh: Lnh, opcode: u8) -> usize {
    let bth_end = match lnh {
        Lnh::RawEther => return 8 + 4,
        Lnh::RawIpv6 => return 8 + 40,
        Lnh::Local => 8 + 12,
        Lnh::Global => 8 + 40 + 12,
    };
    let eths = Opcode::new(opcode, true).eths;
    bth_end + eths.into_iter().map(Eth::bytes).sum::<usize>()
}

/// The smallest good packet with a payload, known by its PSN.
fn marker(psn: u32) -> PacketBuilder {
    PacketBuilder::new(Lnh::Local, 0x04)
        .with(|p| p.bth.psn = psn)
        .payload(psn.to_be_bytes())
}

/// A good packet behind each of the packets.
pub fn with_good_behind(packets: impl IntoIterator<Item = Packet>) -> Vec<Packet> {
    let pairs = packets.into_iter().zip(0..).map(|(packet, psn)| {
        let good = Packet::new(marker(psn).build());
        [packet, good]
    });
    pairs.flatten().collect()
}

/// Every second packet came through unharmed; gives the others.
///
/// The comparison with the model says so too. This is for a reader, and against a packet that spoils what both make of the next.
pub fn without_good_behind(received: Vec<Received>) -> Vec<Received> {
    let mut others = Vec::new();
    for (at, received) in received.into_iter().enumerate() {
        if at % 2 == 0 {
            others.push(received);
            continue;
        }
        let psn = (at / 2) as u32;
        let decoded = received.decoded();
        assert!(decoded.errors.is_empty(), "{:?}", decoded.errors);
        assert_eq!(decoded.bth.map(|bth| bth.psn), Some(psn));
        assert_eq!(decoded.payload, psn.to_be_bytes());
    }
    others
}

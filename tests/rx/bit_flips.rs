//! Every single bit of a packet, flipped.

use crate::compare::pass;
use crate::packets::{filled, with_good_behind, without_good_behind};
use ibhdl::rx::Icrc;
use ibhdl_sim::bench::Packet;
use ibhdl_sim::model::Lnh;

/// Bits that the ICRC does not see: (byte of the packet, its bits). FACTS 4.1, local: the VL, and byte 4 of the BTH.
const LOCAL: &[(usize, u8)] = &[(0, 0xF0), (12, 0xFF)];

/// FACTS 4.1, global: the whole LRH, TClass and FlowLabel, HopLmt, and byte 4 of the BTH.
const GLOBAL: &[(usize, u8)] = &[
    (0, 0xFF),
    (1, 0xFF),
    (2, 0xFF),
    (3, 0xFF),
    (4, 0xFF),
    (5, 0xFF),
    (6, 0xFF),
    (7, 0xFF),
    (8, 0x0F),
    (9, 0xFF),
    (10, 0xFF),
    (11, 0xFF),
    (15, 0xFF),
    (52, 0xFF),
];

/// What the ICRC says about a packet of `bytes` bytes whose bit is flipped.
fn expected(lnh: Lnh, bytes: usize, byte: usize, bit: u8) -> Icrc {
    let lnh_bits = 0b11;
    if byte == 1 && bit & lnh_bits != 0 {
        // Another kind of packet: LNH 0 and 1 have no ICRC; what would be the one of LNH 2 and 3 is wrong, since the
        // masks of the two differ and raw packets end with no ICRC.
        return match Lnh::from_code(lnh.code() ^ bit) {
            Lnh::RawEther | Lnh::RawIpv6 => Icrc::Absent,
            Lnh::Local | Lnh::Global => Icrc::Bad,
        };
    }
    let masked = match lnh {
        Lnh::RawEther | Lnh::RawIpv6 => return Icrc::Absent,
        Lnh::Local => LOCAL,
        Lnh::Global => GLOBAL,
    };
    let in_vcrc = byte >= bytes - 2;
    match in_vcrc
        || masked
            .iter()
            .any(|&(at, bits)| at == byte && bits & bit != 0)
    {
        true => Icrc::Good,
        false => Icrc::Bad,
    }
}

fn flip_every_bit(lanes: usize, lnh: Lnh, good: &[u8]) {
    let bits = (0..good.len()).flat_map(|byte| (0..8).map(move |bit| (byte, 1_u8 << bit)));
    let flipped = bits.clone().map(|(byte, bit)| {
        let mut bytes = good.to_vec();
        bytes[byte] ^= bit;
        Packet::new(bytes)
    });
    let received = without_good_behind(pass(lanes, &with_good_behind(flipped)));
    assert_eq!(received.len(), 8 * good.len());
    for (received, (byte, bit)) in received.iter().zip(bits) {
        let at = format!("byte {byte}, bit {bit:#04x}");
        let icrc = expected(lnh, good.len(), byte, bit);
        assert!(received.status.vcrc, "{at}");
        assert_eq!(received.status.icrc_result, icrc, "{at}");
        assert_eq!(received.status.icrc, icrc == Icrc::Bad, "{at}");
    }
}

fn local(lanes: usize) {
    let packet = filled(Lnh::Local, 0x04, 3);
    flip_every_bit(lanes, Lnh::Local, &packet.build());
}

fn global(lanes: usize) {
    let packet = filled(Lnh::Global, 0x11, 0);
    flip_every_bit(lanes, Lnh::Global, &packet.build());
}

/// Like what a RoCE sender puts behind its Ethernet header: UD to a multicast group, DestQP FFFFFF.
fn multicast(lanes: usize) {
    let packet = filled(Lnh::Global, 0x64, 6).with(|p| {
        p.lrh.dlid = 0xC001;
        p.grh.dgid = 0xFF12_401B_FFFF_0000_0000_0000_0000_0001;
        p.bth.dest_qp = 0xFF_FFFF;
    });
    flip_every_bit(lanes, Lnh::Global, &packet.build());
}

fn raw(lanes: usize) {
    let packet = filled(Lnh::RawEther, 0, 8);
    flip_every_bit(lanes, Lnh::RawEther, &packet.build());
}

at_every_width!(local, global, multicast, raw);

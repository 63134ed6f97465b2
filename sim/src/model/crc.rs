//! ICRC, VCRC and LPCRC (FACTS 4).

use crc::{Algorithm, Crc, CRC_32_ISO_HDLC};

use super::lrh::Lnh;

/// The ICRC is the common CRC-32; its particularity is what it does not cover: see [`masked`].
const ICRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// VCRC and LPCRC, x^16 + x^12 + x^3 + x + 1. The check value is that of FACTS 4.2.
const VCRC: Crc<u16> = Crc::<u16>::new(&Algorithm {
    width: 16,
    poly: 0x100B,
    init: 0xFFFF,
    refin: true,
    refout: true,
    xorout: 0xFFFF,
    check: 0x0A3D,
    residue: 0x556F,
});

/// ICRC, in wire order, of a packet that ends with its last pad byte.
pub fn icrc(packet: &[u8]) -> [u8; 4] {
    ICRC.checksum(&masked(packet)).to_le_bytes()
}

/// VCRC, in wire order, of a packet that ends with its ICRC (raw packets: with its payload), as transmitted.
pub fn vcrc(packet: &[u8]) -> [u8; 2] {
    VCRC.checksum(packet).to_le_bytes()
}

/// Whether a packet, LRH to VCRC, ends with a good ICRC and two bytes of VCRC. Where the LNH says that there is no
/// ICRC the answer means nothing.
pub fn icrc_is_good(packet: &[u8]) -> bool {
    let Some((before_vcrc, _)) = packet.split_last_chunk::<2>() else {
        return false;
    };
    before_vcrc.len() % 4 == 0
        && ICRC.checksum(&masked(before_vcrc)) ^ ICRC.algorithm.xorout == ICRC.algorithm.residue
}

/// Whether a packet, LRH to VCRC, ends with a good VCRC. One of an odd number of bytes never does.
pub fn vcrc_is_good(packet: &[u8]) -> bool {
    packet.len() >= 2
        && packet.len().is_multiple_of(2)
        && VCRC.checksum(packet) ^ VCRC.algorithm.xorout == VCRC.algorithm.residue
}

/// Whether a link (flow control) packet has its 6 bytes, and the last two are a good LPCRC.
pub fn lpcrc_is_good(link_packet: &[u8]) -> bool {
    link_packet.len() == 6 && vcrc_is_good(link_packet)
}

/// The packet as the ICRC sees it: what a switch or router may change on the way is all ones.
fn masked(packet: &[u8]) -> Vec<u8> {
    let mut masked = packet.to_vec();
    let mut mask = |byte: usize, bits: u8| {
        if let Some(byte) = masked.get_mut(byte) {
            *byte |= bits;
        }
    };
    match packet.get(1).map(|&byte| Lnh::from_code(byte)) {
        Some(Lnh::Local) => {
            mask(0, 0xF0); // VL
            mask(12, 0xFF); // BTH: FECN, BECN, reserved
        }
        Some(Lnh::Global) => {
            (0..8).for_each(|byte| mask(byte, 0xFF)); // LRH
            mask(8, 0x0F); // GRH: TClass and FlowLabel, not IPVer
            (9..12).for_each(|byte| mask(byte, 0xFF));
            mask(15, 0xFF); // GRH: HopLmt
            mask(52, 0xFF); // BTH: FECN, BECN, reserved
        }
        _ => {}
    }
    masked
}

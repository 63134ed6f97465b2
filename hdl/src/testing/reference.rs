//! ICRC and VCRC byte by byte, from the crate `crc` and the text of FACTS 4.

use crc::{Algorithm, Crc, CRC_32_ISO_HDLC};

const ICRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// FACTS 4.2.
const VCRC_ALGORITHM: Algorithm<u16> = Algorithm {
    width: 16,
    poly: 0x100b,
    init: 0xffff,
    refin: true,
    refout: true,
    xorout: 0xffff,
    check: 0x0a3d,
    residue: 0,
};

const VCRC: Crc<u16> = Crc::<u16>::new(&VCRC_ALGORITHM);

/// The reflected ICRC register after the bytes.
pub fn icrc_state(bytes: &[u8]) -> u32 {
    !ICRC.checksum(bytes)
}

/// The reflected VCRC register after the bytes.
pub fn vcrc_state(bytes: &[u8]) -> u32 {
    u32::from(!VCRC.checksum(bytes))
}

/// The packet with the bits set to one that the ICRC does not look at (FACTS 4.1), by the LNH in it.
pub fn icrc_masked(packet: &[u8]) -> Vec<u8> {
    let mut masked = packet.to_vec();
    let mut force = |byte: usize, bits: u8| {
        if let Some(byte) = masked.get_mut(byte) {
            *byte |= bits;
        }
    };
    let global = packet.get(1).is_some_and(|byte| byte & 1 == 1);
    if global {
        // The whole LRH; TClass and FlowLabel, but not IPVer; HopLmt; byte 4 of the BTH behind the GRH.
        (0..8).for_each(|byte| force(byte, 0xff));
        force(8, 0x0f);
        (9..12).for_each(|byte| force(byte, 0xff));
        force(15, 0xff);
        force(8 + 40 + 4, 0xff);
    } else {
        // The VL; byte 4 of the BTH behind the LRH.
        force(0, 0xf0);
        force(8 + 4, 0xff);
    }
    masked
}

/// The packet with a right ICRC and VCRC behind it.
pub fn with_crcs(packet: &[u8]) -> Vec<u8> {
    let mut packet = packet.to_vec();
    packet.extend(ICRC.checksum(&icrc_masked(&packet)).to_le_bytes());
    packet.extend(VCRC.checksum(&packet).to_le_bytes());
    packet
}

/// The bytes that the digits stand for.
pub fn hex(digits: &str) -> Vec<u8> {
    (0..digits.len())
        .step_by(2)
        .map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("a hexadecimal digit"))
        .collect()
}

#[test]
fn the_reference_gives_the_published_values() {
    assert_eq!(VCRC.checksum(b"123456789"), VCRC_ALGORITHM.check);
    // FACTS 4.4, V1.
    let v1 = hex("3052002a0006000a0400ffff0000012380100000");
    assert_eq!(with_crcs(&v1)[20..], hex("c17b35b4f423"));
}

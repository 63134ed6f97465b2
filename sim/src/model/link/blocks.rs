//! The unit of credits and weights (FACTS 5.2).

/// Blocks of 64 bytes that a packet of `pkt_len` dwords takes, LRH to VCRC; `without_vcrc`: only up to the VCRC. At least 1.
pub const fn blocks(pkt_len: u16, without_vcrc: bool) -> u16 {
    let vcrc = if without_vcrc { 0 } else { 2 };
    let blocks = (4 * pkt_len + vcrc).div_ceil(64);
    if blocks == 0 {
        1
    } else {
        blocks
    }
}

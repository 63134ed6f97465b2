//! The packets of the bench: which one it is can be read from its payload.

use crate::model::link::VL15;
use crate::model::{Bth, Lnh, Lrh, PacketBuilder};

/// Opcode of subnet management packets, UD SEND Only.
const UD_SEND_ONLY: u8 = 0x64;
/// LRH and RWH of a raw packet, dwords.
const RAW_HEADER: u16 = 3;
/// PktLen of every packet on VL15.
pub const SMP_PKT_LEN: u16 = 72;

/// Packet number `sequence` on a VL, LRH to VCRC, `pkt_len` dwords: a raw packet that needs no ICRC, on VL15 one in the shape of subnet
/// management. SL `i` goes to VL `i`.
pub fn packet(vl: u8, sequence: u64, pkt_len: u16) -> Vec<u8> {
    let lrh = |lnh: Lnh| Lrh {
        vl,
        sl: if vl == VL15 { 0 } else { vl },
        lnh: lnh.code(),
        dlid: 2,
        slid: 1,
        ..Lrh::default()
    };
    let payload = |bytes: u16| {
        let mut payload = sequence.to_be_bytes().to_vec();
        payload.extend((8..bytes).map(|at| at as u8 ^ sequence as u8));
        payload.truncate(bytes.into());
        payload
    };
    let builder = if vl == VL15 {
        PacketBuilder::new(Lnh::Local, UD_SEND_ONLY)
            .with(|packet| {
                packet.lrh = lrh(Lnh::Local);
                packet.bth = Bth {
                    dest_qp: 0,
                    ..packet.bth
                };
            })
            .payload(payload(256))
    } else {
        PacketBuilder::new(Lnh::RawEther, 0)
            .with(|packet| packet.lrh = lrh(Lnh::RawEther))
            .payload(payload(4 * (pkt_len - RAW_HEADER)))
    };
    builder.build()
}

/// Number of a packet that [`packet`] made, if it is long enough to have one.
pub fn sequence(bytes: &[u8], vl: u8) -> Option<u64> {
    // Behind LRH and RWH, or LRH, BTH and DETH.
    let at = if vl == VL15 { 28 } else { 12 };
    let number = bytes.get(at..)?.first_chunk::<8>()?;
    Some(u64::from_be_bytes(*number))
}

/// Beats of a packet, LRH to VCRC.
pub fn beats(pkt_len: u16, lanes: usize) -> u64 {
    u64::from(pkt_len) / lanes as u64 + 1
}

//! The checks behind the status bits, in their order (docs/receive.md, "Status bits" and "Payload rule").

use super::{
    config::Config,
    decoded::{Decoded, Icrc},
    grh::NXT_HDR_IBA,
    lrh::{Lnh, Lrh},
    opcode::Opcode,
    status::{ErrorSet, StatusBit},
};

/// What the checks have to know beside the fields of the packet.
pub struct Arrival {
    /// Bytes that arrived, however many.
    pub bytes: usize,
    pub link_error: bool,
    /// End of the last header that should be there; not known without an LRH, or without the BTH that should be there.
    pub hdr_bytes: Option<usize>,
    /// Meaning of the opcode, when there is a BTH.
    pub opcode: Option<Opcode>,
}

/// VL of subnet management.
const VL15: u8 = 15;
/// PktLen of every subnet management packet: LRH 8, BTH 12, DETH 8, MAD 256, ICRC 4 bytes.
const SMP_PKT_LEN: u16 = 72;
/// Opcode of every subnet management packet.
const UD_SEND_ONLY: u8 = 0x64;
const MULTICAST_LIDS: std::ops::RangeInclusive<u16> = 0xC000..=0xFFFE;
/// What the largest packet may have beside an MTU of payload: bytes of headers, pad and ICRC, without VCRC.
const ALLOWANCE: usize = 124;

/// The checks that a packet, decoded but for its errors, fails.
pub fn errors(decoded: &Decoded, arrival: &Arrival, config: &Config) -> ErrorSet {
    StatusBit::ALL
        .into_iter()
        .filter(|&bit| fails(bit, decoded, arrival, config))
        .collect()
}

fn fails(bit: StatusBit, decoded: &Decoded, arrival: &Arrival, config: &Config) -> bool {
    let Decoded { lrh, grh, bth, .. } = decoded;
    let Arrival { bytes, .. } = *arrival;
    match bit {
        StatusBit::Truncated => lrh.is_none_or(|lrh| {
            bytes < lrh.packet_bytes() || bytes < least_bytes(lrh, decoded, arrival)
        }),
        StatusBit::Length => lrh.is_some_and(|lrh| bytes != lrh.packet_bytes()),
        StatusBit::PktLenMin => {
            lrh.is_some_and(|lrh| lrh.pkt_len < if lrh.lnh().is_transport() { 6 } else { 5 })
        }
        StatusBit::PktLenMax => {
            lrh.is_some_and(|lrh| usize::from(lrh.pkt_len) > (config.mtu.bytes() + ALLOWANCE) / 4)
        }
        StatusBit::Lver => lrh.is_some_and(|lrh| lrh.lver != 0),
        StatusBit::Vl15 => lrh.is_some_and(|lrh| lrh.vl == VL15 && !has_smp_shape(lrh, decoded)),
        StatusBit::GrhIpVer => grh.is_some_and(|grh| grh.ip_ver != 6),
        StatusBit::GrhNxtHdr => grh.is_some_and(|grh| grh.nxt_hdr != NXT_HDR_IBA),
        StatusBit::GrhPayLen => match (lrh, grh) {
            (Some(lrh), Some(grh)) => i32::from(grh.pay_len) != 4 * i32::from(lrh.pkt_len) - 48,
            _ => false,
        },
        StatusBit::TVer => bth.is_some_and(|bth| bth.t_ver != 0),
        StatusBit::ReservedOpcode => arrival
            .opcode
            .as_ref()
            .is_some_and(|opcode| opcode.reserved),
        StatusBit::PayloadRule => breaks_payload_rule(decoded, arrival, config),
        StatusBit::Icrc => decoded.icrc == Icrc::Bad,
        StatusBit::Vcrc => !decoded.vcrc_good,
        StatusBit::LinkError => arrival.link_error,
    }
}

/// The least number of bytes, VCRC included, for the headers that a packet should have.
fn least_bytes(lrh: Lrh, decoded: &Decoded, arrival: &Arrival) -> usize {
    let by_lnh = match lrh.lnh() {
        Lnh::RawEther => 14,
        Lnh::RawIpv6 => 50,
        Lnh::Local => 26,
        Lnh::Global => 66,
    };
    match (decoded.bth, arrival.hdr_bytes) {
        (Some(bth), Some(hdr_bytes)) => by_lnh.max(hdr_bytes + usize::from(bth.pad_cnt) + 6),
        _ => by_lnh,
    }
}

/// Nothing but subnet management packets travels on VL15.
fn has_smp_shape(lrh: Lrh, decoded: &Decoded) -> bool {
    lrh.lnh() == Lnh::Local
        && !MULTICAST_LIDS.contains(&lrh.dlid)
        && lrh.pkt_len == SMP_PKT_LEN
        && decoded
            .bth
            .is_none_or(|bth| bth.dest_qp == 0 && bth.opcode == UD_SEND_ONLY)
}

fn breaks_payload_rule(decoded: &Decoded, arrival: &Arrival, config: &Config) -> bool {
    let Arrival {
        hdr_bytes: Some(hdr_bytes),
        opcode: Some(opcode),
        ..
    } = arrival
    else {
        return false;
    };
    let (Some(lrh), Some(bth), Some(rule)) = (decoded.lrh, decoded.bth, opcode.payload_rule) else {
        return false;
    };
    match (4 * usize::from(lrh.pkt_len)).checked_sub(hdr_bytes + 4 + usize::from(bth.pad_cnt)) {
        Some(payload) => !rule.holds(payload, bth.pad_cnt, config.mtu),
        None => true,
    }
}

//! From bytes to a decoded packet (docs/receive.md).

use super::{
    bth::Bth,
    check::{self, Arrival},
    config::Config,
    crc,
    decoded::{Decoded, Icrc},
    eth::{self, Aeth, AtomicAckEth, AtomicEth, Deth, Eth, Feth, Reth},
    grh::Grh,
    lrh::{Lnh, Lrh},
    opcode::Opcode,
    rwh::Rwh,
};

/// Decodes the bytes of a packet, LRH to VCRC, as the link delivered them. `link_error` says that the link ended it
/// as a bad one. Any bytes of any number are a packet: what is missing is absent, what is wrong is in `errors`.
pub fn decode(bytes: &[u8], link_error: bool, config: &Config) -> Decoded {
    let mut decoded = Decoded {
        bytes: u16::try_from(bytes.len()).unwrap_or(u16::MAX),
        vcrc_good: crc::vcrc_is_good(bytes),
        ..Decoded::default()
    };
    let mut rest = Cursor { bytes, at: 0 };
    let mut arrival = Arrival {
        bytes: bytes.len(),
        link_error,
        hdr_bytes: None,
        opcode: None,
    };

    decoded.lrh = rest.take().map(Lrh::parse);
    match decoded.lrh.map(Lrh::lnh) {
        None => {}
        Some(Lnh::RawEther) => {
            decoded.raw = rest.take().map(Rwh::parse);
            arrival.hdr_bytes = Some(rest.at);
        }
        Some(Lnh::RawIpv6) => {
            decoded.ipv6 = rest.take().map(Grh::parse);
            arrival.hdr_bytes = Some(rest.at);
        }
        Some(lnh @ (Lnh::Local | Lnh::Global)) => {
            decoded.icrc = match crc::icrc_is_good(bytes) {
                true => Icrc::Good,
                false => Icrc::Bad,
            };
            if lnh == Lnh::Global {
                decoded.grh = rest.take().map(Grh::parse);
            }
            decoded.bth = rest.take().map(|bth| Bth::parse(bth, config.mpe));
            if let Some(bth) = decoded.bth {
                let opcode = Opcode::new(bth.opcode, config.mpe);
                for &eth in &opcode.eths {
                    read_eth(eth, &mut rest, &mut decoded);
                }
                arrival.hdr_bytes = Some(rest.at);
                arrival.opcode = Some(opcode);
            }
        }
    }

    if let Some(behind_headers) = arrival.hdr_bytes.and_then(|at| bytes.get(at..)) {
        decoded.payload_bytes = promised_payload(&decoded, rest.at);
        let delivered = behind_headers.len().min(decoded.payload_bytes.into());
        decoded.payload = behind_headers[..delivered].to_vec();
    }
    decoded.errors = check::errors(&decoded, &arrival, config);
    decoded
}

/// Reads one extended header into its place.
fn read_eth(eth: Eth, rest: &mut Cursor, decoded: &mut Decoded) {
    match eth {
        Eth::Rdeth => decoded.rdeth = rest.take().map(eth::parse_rdeth),
        Eth::Deth => decoded.deth = rest.take().map(Deth::parse),
        Eth::Xrceth => decoded.xrceth = rest.take().map(eth::parse_xrceth),
        Eth::Reth => decoded.reth = rest.take().map(Reth::parse),
        Eth::AtomicEth => decoded.atomic_eth = rest.take().map(AtomicEth::parse),
        Eth::Aeth => decoded.aeth = rest.take().map(Aeth::parse),
        Eth::AtomicAckEth => decoded.atomic_ack_eth = rest.take().map(AtomicAckEth::parse),
        Eth::ImmDt => decoded.imm_dt = rest.take().map(eth::parse_imm_dt),
        Eth::Ieth => decoded.ieth = rest.take().map(eth::parse_ieth),
        Eth::Feth => decoded.feth = rest.take().map(Feth::parse),
    }
}

/// The payload bytes that PktLen promises to a packet whose headers are all there.
fn promised_payload(decoded: &Decoded, hdr_bytes: usize) -> u16 {
    let dwords = decoded.lrh.map_or(0, |lrh| usize::from(lrh.pkt_len));
    // A transport packet also has its pad and the ICRC.
    let trailer = decoded.bth.map_or(0, |bth| usize::from(bth.pad_cnt) + 4);
    let promised = (4 * dwords).saturating_sub(hdr_bytes + trailer);
    // PktLen has 11 bits, so this is below 8192.
    u16::try_from(promised).unwrap_or(u16::MAX)
}

/// Takes one header after the other off a packet.
struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// The next header of `N` bytes, if all of them arrived. It moves on in any case: nothing behind an absent header
    /// can be present, and `at` becomes the end of the headers that should be there.
    fn take<const N: usize>(&mut self) -> Option<&'a [u8; N]> {
        let header = self.bytes.get(self.at..).and_then(<[u8]>::first_chunk);
        self.at += N;
        header
    }
}

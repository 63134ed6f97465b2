//! Makes packets: for tests, for the sample, for traffic.

use super::{
    bth::Bth,
    crc,
    eth::{Aeth, AtomicAckEth, AtomicEth, Deth, Eth, Feth, Reth},
    grh::{Grh, NXT_HDR_IBA},
    lrh::{Lnh, Lrh},
    opcode::Opcode,
    rwh::Rwh,
};

/// NxtHdr of the IPv6 header of a raw packet: nothing follows.
const NXT_HDR_NONE: u8 = 59;

/// A value for every extended header; a packet takes those that its opcode names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExtendedHeaders {
    /// EE context, 24 bits.
    pub rdeth: u32,
    pub deth: Deth,
    /// XRC SRQ, 24 bits.
    pub xrceth: u32,
    pub reth: Reth,
    pub atomic_eth: AtomicEth,
    pub aeth: Aeth,
    pub atomic_ack_eth: AtomicAckEth,
    /// Immediate data.
    pub imm_dt: u32,
    /// R_Key to invalidate.
    pub ieth: u32,
    pub feth: Feth,
}

/// The fields of a packet to be. `lrh.lnh` and `bth.opcode` say which of the headers it gets. PktLen, PayLen, PadCnt
/// and the CRCs are worked out, whatever the headers hold, unless they are overridden; every other field is sent as it
/// is here, wrong or right, with the bits that do not fit dropped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PacketBuilder {
    pub lrh: Lrh,
    /// Sent with LNH 0.
    pub rwh: Rwh,
    /// Sent with LNH 3, and as IPv6 header with LNH 1.
    pub grh: Grh,
    /// Sent with LNH 2 and 3.
    pub bth: Bth,
    pub eth: ExtendedHeaders,
    /// Zero bytes fill it up to whole dwords.
    pub payload: Vec<u8>,
    /// Instead of the right PktLen, dwords.
    pub pkt_len: Option<u16>,
    /// Instead of the right PayLen, bytes.
    pub pay_len: Option<u16>,
    /// Instead of the right PadCnt; it does not change how many pad bytes are sent.
    pub pad_cnt: Option<u8>,
    /// Instead of the right ICRC, wire order.
    pub icrc: Option<[u8; 4]>,
    /// Instead of the right VCRC, wire order.
    pub vcrc: Option<[u8; 2]>,
}

impl PacketBuilder {
    /// A packet with the default P_Key, right versions, and zero in the other fields.
    pub fn new(lnh: Lnh, opcode: u8) -> Self {
        Self {
            lrh: Lrh {
                lnh: lnh.code(),
                ..Lrh::default()
            },
            grh: Grh {
                ip_ver: 6,
                nxt_hdr: match lnh {
                    Lnh::RawIpv6 => NXT_HDR_NONE,
                    _ => NXT_HDR_IBA,
                },
                ..Grh::default()
            },
            bth: Bth {
                p_key: 0xFFFF,
                ..Bth::with_opcode(opcode, true)
            },
            ..Self::default()
        }
    }

    /// Changes fields in the middle of an expression.
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    /// With this payload.
    pub fn payload(mut self, payload: impl Into<Vec<u8>>) -> Self {
        self.payload = payload.into();
        self
    }

    /// The packet, LRH to VCRC.
    pub fn build(&self) -> Vec<u8> {
        let lnh = self.lrh.lnh();
        let pad = self.payload.len().wrapping_neg() % 4;
        let transport = match lnh.is_transport() {
            true => self.transport_headers(pad),
            false => Vec::new(),
        };
        let network_bytes = match lnh {
            Lnh::RawEther => Rwh::BYTES,
            Lnh::RawIpv6 | Lnh::Global => Grh::BYTES,
            Lnh::Local => 0,
        };
        let icrc_bytes = if lnh.is_transport() { 4 } else { 0 };
        let behind_network = transport.len() + self.payload.len() + pad + icrc_bytes;
        let bytes = Lrh::BYTES + network_bytes + behind_network;

        let lrh = Lrh {
            pkt_len: self.pkt_len.unwrap_or((bytes / 4) as u16),
            ..self.lrh
        };
        let grh = Grh {
            pay_len: self.pay_len.unwrap_or(behind_network as u16),
            ..self.grh
        };

        let mut packet = lrh.to_bytes().to_vec();
        match lnh {
            Lnh::RawEther => packet.extend(self.rwh.to_bytes()),
            Lnh::RawIpv6 | Lnh::Global => packet.extend(grh.to_bytes()),
            Lnh::Local => {}
        }
        packet.extend(transport);
        packet.extend(&self.payload);
        packet.extend(std::iter::repeat_n(0, pad));
        if lnh.is_transport() {
            let icrc = self.icrc.unwrap_or_else(|| crc::icrc(&packet));
            packet.extend(icrc);
        }
        packet.extend(self.vcrc.unwrap_or_else(|| crc::vcrc(&packet)));
        packet
    }

    fn transport_headers(&self, pad: usize) -> Vec<u8> {
        let bth = Bth {
            pad_cnt: self.pad_cnt.unwrap_or(pad as u8),
            ..self.bth
        };
        let mut bytes = bth.to_bytes().to_vec();
        for eth in Opcode::new(self.bth.opcode, true).eths {
            self.eth.write(eth, &mut bytes);
        }
        bytes
    }
}

impl ExtendedHeaders {
    fn write(&self, eth: Eth, packet: &mut Vec<u8>) {
        match eth {
            Eth::Rdeth => packet.extend(u24(0, self.rdeth)),
            Eth::Deth => {
                packet.extend(self.deth.q_key.to_be_bytes());
                packet.extend(u24(0, self.deth.src_qp));
            }
            Eth::Xrceth => packet.extend(u24(0, self.xrceth)),
            Eth::Reth => {
                packet.extend(self.reth.va.to_be_bytes());
                packet.extend(self.reth.r_key.to_be_bytes());
                packet.extend(self.reth.dma_len.to_be_bytes());
            }
            Eth::AtomicEth => {
                packet.extend(self.atomic_eth.va.to_be_bytes());
                packet.extend(self.atomic_eth.r_key.to_be_bytes());
                packet.extend(self.atomic_eth.swap_add.to_be_bytes());
                packet.extend(self.atomic_eth.compare.to_be_bytes());
            }
            Eth::Aeth => packet.extend(u24(self.aeth.syndrome, self.aeth.msn)),
            Eth::AtomicAckEth => packet.extend(self.atomic_ack_eth.orig_data.to_be_bytes()),
            Eth::ImmDt => packet.extend(self.imm_dt.to_be_bytes()),
            Eth::Ieth => packet.extend(self.ieth.to_be_bytes()),
            Eth::Feth => packet.extend([0, 0, 0, (self.feth.sel & 3) << 4 | self.feth.plt & 0xF]),
        }
    }
}

/// A dword of one byte and a 24-bit number.
fn u24(first: u8, low: u32) -> [u8; 4] {
    let [_, a, b, c] = low.to_be_bytes();
    [first, a, b, c]
}

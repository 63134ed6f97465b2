//! A packet, and what the checks say of it.

use crate::header::{Descriptor, Layout, PayloadRule};
use crate::rx::{Check, Verdict, STATUS_BITS};
use crate::testing::Clocked;

/// A packet as the headers tell it.
#[derive(Clone, Copy, Debug)]
pub struct Packet {
    pub lnh: u64,
    pub vl: u64,
    pub lver: u64,
    pub dlid: u64,
    pub pkt_len: u64,
    pub pad_cnt: u64,
    pub t_ver: u64,
    pub opcode: u64,
    pub dest_qp: u64,
    pub eth_dwords: u64,
    pub rule: PayloadRule,
    pub reserved: bool,
    pub ip_ver: u64,
    pub nxt_hdr: u64,
    pub pay_len: u64,
    /// Bytes that arrived.
    pub total: u64,
    pub mtu: u64,
    pub link_error: bool,
}

/// SEND Only of RC with 32 bytes of payload: nothing to find.
pub const LOCAL: Packet = Packet {
    lnh: 2,
    vl: 0,
    lver: 0,
    dlid: 1,
    pkt_len: 14,
    pad_cnt: 0,
    t_ver: 0,
    opcode: 0x04,
    dest_qp: 0x12_3456,
    eth_dwords: 0,
    rule: PayloadRule::UpToPmtu,
    reserved: false,
    ip_ver: 6,
    nxt_hdr: 0x1b,
    pay_len: 0,
    total: 58,
    mtu: 5,
    link_error: false,
};

/// The same with a GRH.
pub const GLOBAL: Packet = Packet {
    lnh: 3,
    pkt_len: 24,
    pay_len: 48,
    total: 98,
    ..LOCAL
};

/// An SMP: VL 15, UD SEND Only to QP 0, 256 bytes.
pub const SMP: Packet = Packet {
    vl: 15,
    pkt_len: 72,
    total: 290,
    opcode: 0x64,
    dest_qp: 0,
    eth_dwords: 2,
    ..LOCAL
};

impl Packet {
    /// The packet with another PktLen, which it keeps.
    pub fn of_pkt_len(self, pkt_len: u64) -> Self {
        Self {
            pkt_len,
            total: 4 * pkt_len + 2,
            pay_len: (4 * pkt_len).saturating_sub(48),
            ..self
        }
    }

    /// LNH 2 with `payload` bytes, a whole number of dwords with its pad.
    pub fn with_payload(self, payload: u64) -> Self {
        let pad_cnt = payload.next_multiple_of(4) - payload;
        let pkt_len = 5 + self.eth_dwords + (payload + pad_cnt) / 4 + 1;
        Self { pad_cnt, ..self }.of_pkt_len(pkt_len)
    }

    pub fn verdict(&self) -> Verdict {
        let base = [12, 48, 20, 60][self.lnh as usize];
        let iba = self.lnh >= 2;
        let headers = base + if iba { 4 * self.eth_dwords } else { 0 };
        let has_lrh = self.total >= 8;
        let has_bth = iba && self.total >= base;
        let mut d = Descriptor::default();
        if has_lrh {
            d.has_lrh = true;
            d.lrh.lnh = self.lnh.into();
            d.lrh.vl = self.vl.into();
            d.lrh.lver = self.lver.into();
            d.lrh.dlid = self.dlid.into();
            d.lrh.pkt_len = self.pkt_len.into();
        }
        if self.total >= 48 && self.lnh & 1 == 1 {
            d.has_grh = self.lnh == 3;
            d.has_ipv6 = self.lnh == 1;
            d.grh.ip_ver = self.ip_ver.into();
            d.grh.nxt_hdr = self.nxt_hdr.into();
            d.grh.pay_len = self.pay_len.into();
        }
        if has_bth {
            d.has_bth = true;
            d.bth.opcode = self.opcode.into();
            d.bth.pad_cnt = self.pad_cnt.into();
            d.bth.t_ver = self.t_ver.into();
            d.bth.dest_qp = self.dest_qp.into();
        }
        let pad = if has_bth { self.pad_cnt } else { 0 };
        let overhead = headers + if iba { pad + 4 } else { 0 };
        let complete = self.total >= headers;
        let fits = has_lrh && 4 * self.pkt_len >= overhead;
        if complete && fits {
            d.payload_bytes = (4 * self.pkt_len - overhead).into();
        }
        let layout = Layout {
            dwords: (headers / 4).into(),
            complete,
            fits,
            overhead: overhead.into(),
            reserved_opcode: self.reserved,
            rule: self.rule,
        };
        let mut dut = Clocked::new(Check::default(), |b| &mut b.clk);
        let shown = dut.cycle(|b| {
            b.descriptor.next = d;
            b.layout.next = layout;
            b.beat.next.valid = true;
            b.beat.next.last = true;
            b.beat.next.total = self.total.into();
            b.beat.next.link_error = self.link_error;
            b.mtu.next = self.mtu.into();
        });
        shown.verdict.val()
    }
}

/// Expects exactly these checks to fail.
pub fn expect(packet: Packet, names: &[&str]) {
    let status = packet.verdict().status;
    assert_eq!(status.bytes.value(), packet.total);
    let failed: Vec<_> = std::iter::zip(STATUS_BITS, status.failed())
        .filter_map(|(name, failed)| failed.then_some(name))
        .collect();
    assert_eq!(failed, names, "{packet:?}");
}

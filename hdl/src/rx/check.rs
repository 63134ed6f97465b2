//! The checks that need no CRC.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use super::{Icrc, Status};
use crate::header::{Bth, Descriptor, Grh, Layout, Lrh, PayloadRule};
use crate::prim::{bit_cast_word, module, Reg, Word};
use crate::stream::Beat;
use rust_hdl::prelude::*;

/// A status without its CRC bits, and how these are to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Verdict {
    /// The checks that are decided, and the lengths.
    pub status: Status,
    /// Payload of this packet went out.
    pub has_payload: Bit,
}

/// Checks the headers against each other and against the length. Latency: 1 cycle.
///
/// The verdict follows every beat and is meant with the last one.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Check {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// The headers.
    pub descriptor: Signal<In, Descriptor>,
    /// Where they end.
    pub layout: Signal<In, Layout>,
    /// The last beat that is in them.
    pub beat: Signal<In, Beat>,
    /// PortInfo's code of the MTU, 1 to 5; others read as 5.
    pub mtu: Signal<In, Word<3>>,
    /// What the checks say, one cycle later.
    pub verdict: Signal<Out, Verdict>,
    lrh: Signal<Local, Lrh>,
    grh: Signal<Local, Grh>,
    bth: Signal<Local, Bth>,
    status: Signal<Local, Status>,
    mtu_bytes: Signal<Local, Word<13>>,
    max_pkt_len: Signal<Local, Word<11>>,
    iba: Signal<Local, Bit>,
    pkt_bytes: Signal<Local, Word<17>>,
    needed: Signal<Local, Word<17>>,
    expected_pay_len: Signal<Local, Word<16>>,
    rule: Signal<Local, PayloadRule>,
    payload: Signal<Local, Word<13>>,
    padded: Signal<Local, Bit>,
    too_long: Signal<Local, Bit>,
    is_mtu: Signal<Local, Bit>,
    rule_broken: Signal<Local, Bit>,
    headers: Signal<Local, Word<16>>,
    behind: Signal<Local, Word<16>>,
    delivered: Signal<Local, Word<13>>,
    multicast: Signal<Local, Bit>,
    not_smp: Signal<Local, Bit>,
    register: Reg<Verdict>,
}

impl Logic for Check {
    #[hdl_gen]
    fn update(&mut self) {
        self.register.clk.next = self.clk.val();
        self.lrh.next = self.descriptor.val().lrh;
        self.grh.next = self.descriptor.val().grh;
        self.bth.next = self.descriptor.val().bth;

        // Largest PktLen: (MTU + 124) / 4, FACTS 10.
        match self.mtu.val().index() {
            1 => {
                self.mtu_bytes.next = 256.into();
                self.max_pkt_len.next = 95.into();
            }
            2 => {
                self.mtu_bytes.next = 512.into();
                self.max_pkt_len.next = 159.into();
            }
            3 => {
                self.mtu_bytes.next = 1024.into();
                self.max_pkt_len.next = 287.into();
            }
            4 => {
                self.mtu_bytes.next = 2048.into();
                self.max_pkt_len.next = 543.into();
            }
            _ => {
                self.mtu_bytes.next = 4096.into();
                self.max_pkt_len.next = 1055.into();
            }
        }

        self.iba.next = self.lrh.val().lnh.get_bit(1);
        self.pkt_bytes.next = (bit_cast_word::<17, 11>(self.lrh.val().pkt_len) << 2) + 2;

        // What the headers need: as far as they are known, with pad and CRCs.
        self.needed.next = 8.into();
        if self.descriptor.val().has_lrh {
            match self.lrh.val().lnh.index() {
                0 => self.needed.next = 14.into(),
                1 => self.needed.next = 50.into(),
                2 => self.needed.next = 26.into(),
                _ => self.needed.next = 66.into(),
            }
        }
        if self.descriptor.val().has_bth {
            self.needed.next = bit_cast_word::<17, 7>(self.layout.val().overhead) + 2;
        }

        // The payload rule. A payload that is cut off in its headers counts as promised by PktLen.
        self.payload.next = 0.into();
        if self.layout.val().fits {
            self.payload.next = (bit_cast_word::<13, 11>(self.lrh.val().pkt_len) << 2)
                - bit_cast_word::<13, 7>(self.layout.val().overhead);
        }
        self.padded.next = self.bth.val().pad_cnt != 0;
        self.too_long.next = self.payload.val() > self.mtu_bytes.val();
        self.is_mtu.next = (self.payload.val() == 256)
            | (self.payload.val() == 512)
            | (self.payload.val() == 1024)
            | (self.payload.val() == 2048)
            | (self.payload.val() == 4096);
        self.rule.next = self.layout.val().rule;
        match self.rule.val() {
            PayloadRule::WholePmtu => {
                self.rule_broken.next = !self.layout.val().fits
                    | self.padded.val()
                    | !self.is_mtu.val()
                    | self.too_long.val();
            }
            PayloadRule::SomePmtu => {
                self.rule_broken.next =
                    !self.layout.val().fits | (self.payload.val() == 0) | self.too_long.val();
            }
            PayloadRule::UpToPmtu => {
                self.rule_broken.next = !self.layout.val().fits | self.too_long.val();
            }
            PayloadRule::Nothing => {
                self.rule_broken.next =
                    !self.layout.val().fits | self.padded.val() | (self.payload.val() != 0);
            }
            PayloadRule::Eight => {
                self.rule_broken.next =
                    !self.layout.val().fits | self.padded.val() | (self.payload.val() != 8);
            }
            PayloadRule::Sixteen => {
                self.rule_broken.next =
                    !self.layout.val().fits | self.padded.val() | (self.payload.val() != 16);
            }
            _ => self.rule_broken.next = false,
        }

        // What the payload path cuts out: up to where PktLen says or the packet ends.
        self.headers.next = bit_cast_word::<16, 5>(self.layout.val().dwords) << 2;
        self.behind.next = 0.into();
        if self.beat.val().total > self.headers.val() {
            self.behind.next = self.beat.val().total - self.headers.val();
        }
        self.delivered.next = self.descriptor.val().payload_bytes;
        if self.behind.val() < bit_cast_word::<16, 13>(self.descriptor.val().payload_bytes) {
            self.delivered.next = self.behind.val().get_bits::<13>(0);
        }

        self.multicast.next = (self.lrh.val().dlid >= 0xc000) & (self.lrh.val().dlid != 0xffff);
        self.not_smp.next = (self.lrh.val().lnh != 2)
            | self.multicast.val()
            | (self.lrh.val().pkt_len != 72)
            | (self.descriptor.val().has_bth
                & ((self.bth.val().dest_qp != 0) | (self.bth.val().opcode != 0x64)));
        self.expected_pay_len.next = (bit_cast_word::<16, 11>(self.lrh.val().pkt_len) << 2) - 48;

        self.status.next.truncated = !self.descriptor.val().has_lrh
            | (bit_cast_word::<17, 16>(self.beat.val().total) < self.needed.val())
            | (bit_cast_word::<17, 16>(self.beat.val().total) < self.pkt_bytes.val());
        self.status.next.length = self.descriptor.val().has_lrh
            & (bit_cast_word::<17, 16>(self.beat.val().total) != self.pkt_bytes.val());
        self.status.next.pkt_len_min = self.descriptor.val().has_lrh
            & ((self.lrh.val().pkt_len < 5) | (self.iba.val() & (self.lrh.val().pkt_len == 5)));
        self.status.next.pkt_len_max = self.lrh.val().pkt_len > self.max_pkt_len.val();
        self.status.next.lver = self.lrh.val().lver != 0;
        self.status.next.vl15 = (self.lrh.val().vl == 15) & self.not_smp.val();
        self.status.next.grh_ip_ver = self.descriptor.val().has_grh & (self.grh.val().ip_ver != 6);
        self.status.next.grh_nxt_hdr =
            self.descriptor.val().has_grh & (self.grh.val().nxt_hdr != 0x1b);
        // A PktLen that ends before the GRH makes the expected PayLen negative, which no PayLen is.
        self.status.next.grh_pay_len = self.descriptor.val().has_grh
            & ((self.lrh.val().pkt_len < 12)
                | (self.grh.val().pay_len != self.expected_pay_len.val()));
        self.status.next.t_ver = self.bth.val().t_ver != 0;
        self.status.next.reserved_opcode =
            self.descriptor.val().has_bth & self.layout.val().reserved_opcode;
        self.status.next.payload_rule = self.descriptor.val().has_bth & self.rule_broken.val();
        self.status.next.icrc = false;
        self.status.next.vcrc = false;
        self.status.next.link_error = self.beat.val().link_error;
        self.status.next.icrc_result = Icrc::Absent;
        self.status.next.bytes = self.beat.val().total;
        self.status.next.payload_bytes = self.delivered.val();

        self.register.d.next.status = self.status.val();
        self.register.d.next.has_payload = self.delivered.val() != 0;
        self.verdict.next = self.register.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("check_headers", "the checks that need no CRC")
    }
}

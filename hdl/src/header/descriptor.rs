//! The header descriptor: everything that the headers of one packet say.

use super::extent::FindExtent;
use super::*;
use crate::about::described;
use crate::prim::{bit_cast_word, module, Reg, RegRst, Word};
use crate::stream::Beat;
use rust_hdl::prelude::*;

described! {
    /// All headers of a packet; the fields of absent headers are zero (`docs/receive.md`).
    #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
    pub struct Descriptor {
        /// The LRH arrived.
        pub has_lrh: Bit,
        /// An RWH is there (LNH 0) and arrived.
        pub has_rwh: Bit,
        /// A raw IPv6 header is there (LNH 1) and arrived.
        pub has_ipv6: Bit,
        /// A GRH is there (LNH 3) and arrived.
        pub has_grh: Bit,
        /// A BTH is there (LNH 2 and 3) and arrived.
        pub has_bth: Bit,
        /// Local Route Header.
        pub lrh: Lrh,
        /// Raw Header.
        pub rwh: Rwh,
        /// The GRH, or the IPv6 header of a raw packet.
        pub grh: Grh,
        /// Base Transport Header.
        pub bth: Bth,
        /// 0 RC, 1 UC, 2 RD, 3 UD, 4 CNP, 5 XRC, 6 manufacturer.
        pub service: Service,
        /// Operation by its code (docs/ports.md); 0 reserved.
        pub operation: Operation,
        /// The extended headers.
        pub eth: Extended,
        /// Payload that PktLen promises, in bytes without pad.
        pub payload_bytes: Word<13>,
    }
}

/// What the stages behind need to know of the headers beside the descriptor.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Layout {
    /// Dwords of all headers.
    pub dwords: Word<5>,
    /// Every header that should be there arrived.
    pub complete: Bit,
    /// Headers, pad and ICRC are no more than PktLen says.
    pub fits: Bit,
    /// Headers, pad and ICRC in bytes.
    pub overhead: Word<7>,
    /// The opcode is reserved (meant with a BTH).
    pub reserved_opcode: Bit,
    /// What the opcode wants of the payload (meant with a BTH).
    pub rule: PayloadRule,
}

/// Describes the packet. Latency: 1 cycle.
///
/// `descriptor`, `layout` and `described` follow every beat; `emit` is high once per packet, with the beat that completes
/// the headers or with the last one.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct DescribePacket {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The headers at their places.
    pub located: Signal<In, Located>,
    /// The last beat that is in them.
    pub beat: Signal<In, Beat>,
    /// The headers that have arrived so far.
    pub descriptor: Signal<Out, Descriptor>,
    /// Where they end.
    pub layout: Signal<Out, Layout>,
    /// `beat`, as late as the descriptor.
    pub described: Signal<Out, Beat>,
    /// The descriptor is the one to hand out.
    pub emit: Signal<Out, Bit>,
    find: FindExtent,
    lrh: LrhParse,
    rwh: RwhParse,
    grh: GrhParse,
    bth: BthParse,
    eth: ExtendedParse,
    opcode: Signal<Local, Opcode>,
    iba: Signal<Local, Bit>,
    pkt_bytes: Signal<Local, Word<13>>,
    overhead: Signal<Local, Word<7>>,
    fits: Signal<Local, Bit>,
    now: Signal<Local, Bit>,
    emitted: RegRst<Bit>,
    emit_register: RegRst<Bit>,
    beat_register: RegRst<Beat>,
    layout_register: Reg<Layout>,
    register: Reg<Descriptor>,
}

impl Logic for DescribePacket {
    #[hdl_gen]
    fn update(&mut self) {
        self.emitted.clk.next = self.clk.val();
        self.emitted.rst.next = self.rst.val();
        self.emit_register.clk.next = self.clk.val();
        self.emit_register.rst.next = self.rst.val();
        self.beat_register.clk.next = self.clk.val();
        self.beat_register.rst.next = self.rst.val();
        self.layout_register.clk.next = self.clk.val();
        self.register.clk.next = self.clk.val();

        self.opcode.next = self.located.val().opcode;
        self.find.lnh.next = self.located.val().lrh.get_bits::<2>(48);
        self.find.opcode.next = self.opcode.val();
        self.find.total.next = self.beat.val().total;

        self.lrh.bits.next = self.located.val().lrh;
        self.lrh.present.next = self.find.extent.val().has_lrh;
        self.rwh.bits.next = self.located.val().network.get_bits::<32>(288);
        self.rwh.present.next = self.find.extent.val().has_rwh;
        self.grh.bits.next = self.located.val().network;
        self.grh.present.next = self.find.extent.val().has_grh | self.find.extent.val().has_ipv6;
        self.bth.bits.next = self.located.val().bth;
        self.bth.present.next = self.find.extent.val().has_bth;
        self.eth.dwords.next = self.located.val().extended;
        self.eth.opcode.next = self.opcode.val();
        self.eth.arrived.next = 0.into();
        if self.find.extent.val().has_bth {
            self.eth.arrived.next = self.find.extent.val().extended;
        }

        self.iba.next = self.lrh.fields.val().lnh.get_bit(1);
        self.pkt_bytes.next = bit_cast_word::<13, 11>(self.lrh.fields.val().pkt_len) << 2;
        self.overhead.next = bit_cast_word::<7, 5>(self.find.extent.val().dwords) << 2;
        if self.iba.val() {
            self.overhead.next =
                self.overhead.val() + bit_cast_word::<7, 2>(self.bth.fields.val().pad_cnt) + 4;
        }
        self.fits.next = self.pkt_bytes.val() >= bit_cast_word::<13, 7>(self.overhead.val());

        self.register.d.next.has_lrh = self.find.extent.val().has_lrh;
        self.register.d.next.has_rwh = self.find.extent.val().has_rwh;
        self.register.d.next.has_ipv6 = self.find.extent.val().has_ipv6;
        self.register.d.next.has_grh = self.find.extent.val().has_grh;
        self.register.d.next.has_bth = self.find.extent.val().has_bth;
        self.register.d.next.lrh = self.lrh.fields.val();
        self.register.d.next.rwh = self.rwh.fields.val();
        self.register.d.next.grh = self.grh.fields.val();
        self.register.d.next.bth = self.bth.fields.val();
        self.register.d.next.service = Service::Rc;
        self.register.d.next.operation = Operation::Reserved;
        if self.find.extent.val().has_bth {
            self.register.d.next.service = self.opcode.val().service;
            self.register.d.next.operation = self.opcode.val().operation;
        }
        self.register.d.next.eth = self.eth.fields.val();
        self.register.d.next.payload_bytes = 0.into();
        if self.find.extent.val().complete & self.fits.val() {
            self.register.d.next.payload_bytes =
                self.pkt_bytes.val() - bit_cast_word::<13, 7>(self.overhead.val());
        }

        self.layout_register.d.next.dwords = self.find.extent.val().dwords;
        self.layout_register.d.next.complete = self.find.extent.val().complete;
        self.layout_register.d.next.fits = self.fits.val();
        self.layout_register.d.next.overhead = self.overhead.val();
        self.layout_register.d.next.reserved_opcode = self.opcode.val().reserved;
        self.layout_register.d.next.rule = self.opcode.val().rule;

        self.now.next = self.beat.val().valid
            & !self.emitted.q.val()
            & (self.find.extent.val().complete | self.beat.val().last);
        self.emitted.d.next = self.emitted.q.val();
        if self.beat.val().valid {
            self.emitted.d.next = (self.emitted.q.val() | self.now.val()) & !self.beat.val().last;
        }
        self.emit_register.d.next = self.now.val();
        self.beat_register.d.next = self.beat.val();

        self.descriptor.next = self.register.q.val();
        self.layout.next = self.layout_register.q.val();
        self.described.next = self.beat_register.q.val();
        self.emit.next = self.emit_register.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("describe_packet", "every field of every header of a packet")
    }
}

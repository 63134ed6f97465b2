//! The opcode: what service and operation it is, and what follows the BTH (FACTS 3.2, 3.3).

use super::{Operation, PayloadRule, Service};
use crate::prim::{module, Word};
use rust_hdl::prelude::*;

/// The decoded opcode: name, extended headers in the order in which they follow the BTH, payload rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Opcode {
    /// Bits 7:5.
    pub service: Service,
    /// Bits 4:0, if the service has it.
    pub operation: Operation,
    /// The service does not have the operation.
    pub reserved: Bit,
    /// An RDETH follows.
    pub rdeth: Bit,
    /// A DETH follows.
    pub deth: Bit,
    /// An XRCETH follows.
    pub xrceth: Bit,
    /// A FETH follows.
    pub feth: Bit,
    /// A RETH follows.
    pub reth: Bit,
    /// An AtomicETH follows.
    pub atomic_eth: Bit,
    /// An AETH follows.
    pub aeth: Bit,
    /// An AtomicAckETH follows.
    pub atomic_ack_eth: Bit,
    /// An ImmDt follows.
    pub imm_dt: Bit,
    /// An IETH follows.
    pub ieth: Bit,
    /// Dwords of RDETH, DETH and XRCETH, which come first: 0 to 3.
    pub prefix: Word<2>,
    /// Dwords of all extended headers: 0 to 10.
    pub eth_dwords: Word<4>,
    /// What the payload has to be.
    pub rule: PayloadRule,
}

/// Decodes all 256 opcodes. Combinational.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct OpcodeDecode {
    /// Byte 0 of the BTH.
    pub opcode: Signal<In, Word<8>>,
    /// Decode FLUSH and ATOMIC WRITE (Annex A19); reserved while low.
    pub mpe: Signal<In, Bit>,
    /// What it means.
    pub decoded: Signal<Out, Opcode>,
    service: Signal<Local, Service>,
    code: Signal<Local, Word<5>>,
    operation: Signal<Local, Operation>,
    rule: Signal<Local, PayloadRule>,
    /// The operation is one of Annex A19.
    annex: Signal<Local, Bit>,
    response: Signal<Local, Bit>,
    invalidate: Signal<Local, Bit>,
    feth: Signal<Local, Bit>,
    reth: Signal<Local, Bit>,
    atomic_eth: Signal<Local, Bit>,
    aeth: Signal<Local, Bit>,
    atomic_ack_eth: Signal<Local, Bit>,
    imm_dt: Signal<Local, Bit>,
    /// The service has this operation.
    known: Signal<Local, Bit>,
    rdeth: Signal<Local, Bit>,
    deth: Signal<Local, Bit>,
    xrceth: Signal<Local, Bit>,
    prefix: Signal<Local, Word<4>>,
    own: Signal<Local, Word<4>>,
}

impl Logic for OpcodeDecode {
    #[hdl_gen]
    fn update(&mut self) {
        self.service.next = Service::Manufacturer;
        match self.opcode.val().get_bits::<3>(5).index() {
            0 => self.service.next = Service::Rc,
            1 => self.service.next = Service::Uc,
            2 => self.service.next = Service::Rd,
            3 => self.service.next = Service::Ud,
            4 => self.service.next = Service::Cnp,
            5 => self.service.next = Service::Xrc,
            _ => self.service.next = Service::Manufacturer,
        }

        // The operation as RC or, for RESYNC, RD has it: its name, its own extended headers and its payload.
        self.code.next = self.opcode.val().get_bits::<5>(0);
        self.operation.next = Operation::Reserved;
        self.rule.next = PayloadRule::Unchecked;
        self.annex.next = false;
        self.response.next = false;
        self.invalidate.next = false;
        self.feth.next = false;
        self.reth.next = false;
        self.atomic_eth.next = false;
        self.aeth.next = false;
        self.atomic_ack_eth.next = false;
        self.imm_dt.next = false;
        self.own.next = 0.into();
        match self.code.val().index() {
            0 => {
                self.operation.next = Operation::SendFirst;
                self.rule.next = PayloadRule::WholePmtu;
            }
            1 => {
                self.operation.next = Operation::SendMiddle;
                self.rule.next = PayloadRule::WholePmtu;
            }
            2 => {
                self.operation.next = Operation::SendLast;
                self.rule.next = PayloadRule::SomePmtu;
            }
            3 => {
                self.operation.next = Operation::SendLastImm;
                self.rule.next = PayloadRule::SomePmtu;
                self.imm_dt.next = true;
                self.own.next = 1.into();
            }
            4 => {
                self.operation.next = Operation::SendOnly;
                self.rule.next = PayloadRule::UpToPmtu;
            }
            5 => {
                self.operation.next = Operation::SendOnlyImm;
                self.rule.next = PayloadRule::UpToPmtu;
                self.imm_dt.next = true;
                self.own.next = 1.into();
            }
            6 => {
                self.operation.next = Operation::WriteFirst;
                self.rule.next = PayloadRule::WholePmtu;
                self.reth.next = true;
                self.own.next = 4.into();
            }
            7 => {
                self.operation.next = Operation::WriteMiddle;
                self.rule.next = PayloadRule::WholePmtu;
            }
            8 => {
                self.operation.next = Operation::WriteLast;
                self.rule.next = PayloadRule::SomePmtu;
            }
            9 => {
                self.operation.next = Operation::WriteLastImm;
                self.rule.next = PayloadRule::SomePmtu;
                self.imm_dt.next = true;
                self.own.next = 1.into();
            }
            10 => {
                self.operation.next = Operation::WriteOnly;
                self.rule.next = PayloadRule::UpToPmtu;
                self.reth.next = true;
                self.own.next = 4.into();
            }
            11 => {
                self.operation.next = Operation::WriteOnlyImm;
                self.rule.next = PayloadRule::UpToPmtu;
                self.reth.next = true;
                self.imm_dt.next = true;
                self.own.next = 5.into();
            }
            12 => {
                self.operation.next = Operation::ReadRequest;
                self.rule.next = PayloadRule::Nothing;
                self.reth.next = true;
                self.own.next = 4.into();
            }
            13 => {
                self.operation.next = Operation::ReadResponseFirst;
                self.rule.next = PayloadRule::WholePmtu;
                self.aeth.next = true;
                self.response.next = true;
                self.own.next = 1.into();
            }
            14 => {
                self.operation.next = Operation::ReadResponseMiddle;
                self.rule.next = PayloadRule::WholePmtu;
                self.response.next = true;
            }
            15 => {
                self.operation.next = Operation::ReadResponseLast;
                self.rule.next = PayloadRule::SomePmtu;
                self.aeth.next = true;
                self.response.next = true;
                self.own.next = 1.into();
            }
            16 => {
                self.operation.next = Operation::ReadResponseOnly;
                self.rule.next = PayloadRule::UpToPmtu;
                self.aeth.next = true;
                self.response.next = true;
                self.own.next = 1.into();
            }
            17 => {
                self.operation.next = Operation::Acknowledge;
                self.rule.next = PayloadRule::Nothing;
                self.aeth.next = true;
                self.response.next = true;
                self.own.next = 1.into();
            }
            18 => {
                self.operation.next = Operation::AtomicAcknowledge;
                self.rule.next = PayloadRule::Nothing;
                self.aeth.next = true;
                self.atomic_ack_eth.next = true;
                self.response.next = true;
                self.own.next = 3.into();
            }
            19 => {
                self.operation.next = Operation::CmpSwap;
                self.rule.next = PayloadRule::Nothing;
                self.atomic_eth.next = true;
                self.own.next = 7.into();
            }
            20 => {
                self.operation.next = Operation::FetchAdd;
                self.rule.next = PayloadRule::Nothing;
                self.atomic_eth.next = true;
                self.own.next = 7.into();
            }
            21 => {
                self.operation.next = Operation::Resync;
                self.rule.next = PayloadRule::Nothing;
            }
            22 => {
                self.operation.next = Operation::SendLastInvalidate;
                self.rule.next = PayloadRule::SomePmtu;
                self.invalidate.next = true;
                self.own.next = 1.into();
            }
            23 => {
                self.operation.next = Operation::SendOnlyInvalidate;
                self.rule.next = PayloadRule::UpToPmtu;
                self.invalidate.next = true;
                self.own.next = 1.into();
            }
            28 => {
                self.operation.next = Operation::Flush;
                self.rule.next = PayloadRule::Nothing;
                self.annex.next = true;
                self.feth.next = true;
                self.reth.next = true;
                self.own.next = 5.into();
            }
            29 => {
                self.operation.next = Operation::AtomicWrite;
                self.rule.next = PayloadRule::Eight;
                self.annex.next = true;
                self.reth.next = true;
                self.own.next = 4.into();
            }
            _ => self.operation.next = Operation::Reserved,
        }

        // Which of these operations the service has, and what it puts in front of their headers.
        self.known.next = false;
        self.rdeth.next = false;
        self.deth.next = false;
        self.xrceth.next = false;
        self.prefix.next = 0.into();
        match self.service.val() {
            Service::Rc => {
                self.known.next = (self.operation.val() != Operation::Reserved)
                    & (self.operation.val() != Operation::Resync)
                    & (self.mpe.val() | !self.annex.val());
            }
            Service::Uc => {
                self.known.next = self.code.val() <= 0x0b;
            }
            Service::Rd => {
                self.known.next = (self.operation.val() != Operation::Reserved)
                    & !self.invalidate.val()
                    & (self.mpe.val() | !self.annex.val());
                self.rdeth.next = true;
                self.deth.next = !self.response.val() & !self.annex.val();
                self.prefix.next = 3.into();
                if self.response.val() | self.annex.val() {
                    self.prefix.next = 1.into();
                }
            }
            Service::Ud => {
                self.known.next = (self.operation.val() == Operation::SendOnly)
                    | (self.operation.val() == Operation::SendOnlyImm);
                self.deth.next = true;
                self.prefix.next = 2.into();
            }
            Service::Cnp => {
                self.known.next = self.code.val() <= 1;
            }
            Service::Xrc => {
                self.known.next = (self.operation.val() != Operation::Reserved)
                    & (self.operation.val() != Operation::Resync)
                    & (self.mpe.val() | !self.annex.val());
                self.xrceth.next = !self.response.val();
                if !self.response.val() {
                    self.prefix.next = 1.into();
                }
            }
            _ => self.known.next = false,
        }

        self.decoded.next.service = self.service.val();
        self.decoded.next.reserved =
            !self.known.val() & (self.service.val() != Service::Manufacturer);
        self.decoded.next.rdeth = self.known.val() & self.rdeth.val();
        self.decoded.next.deth = self.known.val() & self.deth.val();
        self.decoded.next.xrceth = self.known.val() & self.xrceth.val();
        self.decoded.next.feth = self.known.val() & self.feth.val();
        self.decoded.next.reth = self.known.val() & self.reth.val();
        self.decoded.next.atomic_eth = self.known.val() & self.atomic_eth.val();
        self.decoded.next.aeth = self.known.val() & self.aeth.val();
        self.decoded.next.atomic_ack_eth = self.known.val() & self.atomic_ack_eth.val();
        self.decoded.next.imm_dt = self.known.val() & self.imm_dt.val();
        self.decoded.next.ieth = self.known.val() & self.invalidate.val();
        self.decoded.next.operation = Operation::Reserved;
        self.decoded.next.rule = PayloadRule::Unchecked;
        self.decoded.next.prefix = 0.into();
        self.decoded.next.eth_dwords = 0.into();
        if self.known.val() {
            self.decoded.next.operation = self.operation.val();
            self.decoded.next.rule = self.rule.val();
            self.decoded.next.prefix = self.prefix.val().get_bits::<2>(0);
            self.decoded.next.eth_dwords = self.prefix.val() + self.own.val();
        }
        if self.service.val() == Service::Manufacturer {
            self.decoded.next.operation = Operation::Manufacturer;
        }
        if self.known.val() & (self.service.val() == Service::Cnp) {
            self.decoded.next.eth_dwords = 0.into();
            if self.code.val() == 0 {
                self.decoded.next.operation = Operation::Cnp;
                self.decoded.next.rule = PayloadRule::UpToPmtu;
            } else {
                self.decoded.next.operation = Operation::CnpRoce;
                self.decoded.next.rule = PayloadRule::Sixteen;
            }
        }
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            "opcode_decode",
            "service, operation, extended headers and payload rule of an opcode",
        )
    }
}

//! What an opcode means: service, operation, extended headers, payload rule (FACTS 3.2, 3.3).
//!
//! The upper 3 bits of an opcode are its service, the lower 5 its operation. An operation means the same in every
//! service that has it; the service only adds headers in front of those of the operation.

use super::{eth::Eth, payload::PayloadRule};

/// Transport service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Service {
    /// Reliable connection.
    Rc,
    /// Unreliable connection.
    Uc,
    /// Reliable datagram.
    Rd,
    /// Unreliable datagram.
    Ud,
    /// Congestion notification.
    Cnp,
    /// Extended reliable connection.
    Xrc,
    /// Manufacturer specific.
    Mfr,
}

impl Service {
    const fn new(opcode: u8) -> Self {
        match opcode >> 5 {
            0 => Self::Rc,
            1 => Self::Uc,
            2 => Self::Rd,
            3 => Self::Ud,
            4 => Self::Cnp,
            5 => Self::Xrc,
            _ => Self::Mfr,
        }
    }

    /// The field's abbreviation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rc => "RC",
            Self::Uc => "UC",
            Self::Rd => "RD",
            Self::Ud => "UD",
            Self::Cnp => "CNP",
            Self::Xrc => "XRC",
            Self::Mfr => "MFR",
        }
    }
}

/// Operation code of FLUSH, the first of the two memory placement extensions.
const FLUSH: u8 = 0x1C;
/// Operation code of ATOMIC WRITE, the second.
const ATOMIC_WRITE: u8 = 0x1D;

/// The meaning of one opcode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opcode {
    pub service: Service,
    pub operation: &'static str,
    /// The opcode is not assigned. Manufacturer specific opcodes are not reserved.
    pub reserved: bool,
    /// The extended headers in their order on the wire.
    pub eths: Vec<Eth>,
    /// `None` where nothing is known about the payload: reserved and manufacturer specific opcodes.
    pub payload_rule: Option<PayloadRule>,
}

impl Opcode {
    /// The meaning of `opcode`; FLUSH and ATOMIC WRITE are reserved without `mpe`.
    pub fn new(opcode: u8, mpe: bool) -> Self {
        let service = Service::new(opcode);
        let code = opcode & 0x1F;
        if service == Service::Mfr {
            return Self::unassigned(service, "Manufacturer specific", false);
        }
        let operation = match service {
            Service::Cnp => Operation::of_cnp(code),
            _ => Operation::new(code),
        };
        match operation {
            Some(operation) if Self::exists(service, code, mpe) => Self {
                service,
                operation: operation.name,
                reserved: false,
                eths: [prefix(service, code, operation.role), operation.eths].concat(),
                payload_rule: Some(operation.payload_rule),
            },
            _ => Self::unassigned(service, "Reserved", true),
        }
    }

    fn unassigned(service: Service, operation: &'static str, reserved: bool) -> Self {
        Self {
            service,
            operation,
            reserved,
            eths: Vec::new(),
            payload_rule: None,
        }
    }

    /// Which of the operations a service has.
    fn exists(service: Service, code: u8, mpe: bool) -> bool {
        match service {
            Service::Rc | Service::Xrc | Service::Rd if matches!(code, FLUSH | ATOMIC_WRITE) => mpe,
            // RESYNC belongs to RD, which in turn has no Invalidate.
            Service::Rc | Service::Xrc => code != 0x15,
            Service::Rd => !matches!(code, 0x16 | 0x17),
            Service::Uc => code <= 0x0B,
            Service::Ud => matches!(code, 0x04 | 0x05),
            Service::Cnp | Service::Mfr => true,
        }
    }
}

#[derive(Clone, Copy)]
enum Role {
    Request,
    Response,
}

/// The headers that the service puts in front of those of the operation.
fn prefix(service: Service, code: u8, role: Role) -> &'static [Eth] {
    match (service, role) {
        (Service::Ud, _) => &[Eth::Deth],
        (Service::Rd, Role::Request) if !matches!(code, FLUSH | ATOMIC_WRITE) => {
            &[Eth::Rdeth, Eth::Deth]
        }
        (Service::Rd, _) => &[Eth::Rdeth],
        (Service::Xrc, Role::Request) => &[Eth::Xrceth],
        _ => &[],
    }
}

/// One row of the operation table.
struct Operation {
    name: &'static str,
    eths: &'static [Eth],
    payload_rule: PayloadRule,
    role: Role,
}

impl Operation {
    /// The row of an operation code; `None` where no service has one.
    fn new(code: u8) -> Option<Self> {
        use Eth::{Aeth, AtomicAckEth, AtomicEth, Feth, Ieth, ImmDt, Reth};
        use PayloadRule::{Eight, Empty, OneToMtu, Pmtu, ZeroToMtu};
        use Role::{Request, Response};

        let (name, eths, payload_rule, role): (_, &'static [Eth], _, _) = match code {
            0x00 => ("SEND First", &[], Pmtu, Request),
            0x01 => ("SEND Middle", &[], Pmtu, Request),
            0x02 => ("SEND Last", &[], OneToMtu, Request),
            0x03 => ("SEND Last with Immediate", &[ImmDt], OneToMtu, Request),
            0x04 => ("SEND Only", &[], ZeroToMtu, Request),
            0x05 => ("SEND Only with Immediate", &[ImmDt], ZeroToMtu, Request),
            0x06 => ("RDMA WRITE First", &[Reth], Pmtu, Request),
            0x07 => ("RDMA WRITE Middle", &[], Pmtu, Request),
            0x08 => ("RDMA WRITE Last", &[], OneToMtu, Request),
            0x09 => (
                "RDMA WRITE Last with Immediate",
                &[ImmDt],
                OneToMtu,
                Request,
            ),
            0x0A => ("RDMA WRITE Only", &[Reth], ZeroToMtu, Request),
            0x0B => (
                "RDMA WRITE Only with Immediate",
                &[Reth, ImmDt],
                ZeroToMtu,
                Request,
            ),
            0x0C => ("RDMA READ Request", &[Reth], Empty, Request),
            0x0D => ("RDMA READ Response First", &[Aeth], Pmtu, Response),
            0x0E => ("RDMA READ Response Middle", &[], Pmtu, Response),
            0x0F => ("RDMA READ Response Last", &[Aeth], OneToMtu, Response),
            0x10 => ("RDMA READ Response Only", &[Aeth], ZeroToMtu, Response),
            0x11 => ("Acknowledge", &[Aeth], Empty, Response),
            0x12 => ("ATOMIC Acknowledge", &[Aeth, AtomicAckEth], Empty, Response),
            0x13 => ("CmpSwap", &[AtomicEth], Empty, Request),
            0x14 => ("FetchAdd", &[AtomicEth], Empty, Request),
            0x15 => ("RESYNC", &[], Empty, Request),
            0x16 => ("SEND Last with Invalidate", &[Ieth], OneToMtu, Request),
            0x17 => ("SEND Only with Invalidate", &[Ieth], ZeroToMtu, Request),
            FLUSH => ("FLUSH", &[Feth, Reth], Empty, Request),
            ATOMIC_WRITE => ("ATOMIC WRITE", &[Reth], Eight, Request),
            _ => return None,
        };
        Some(Self {
            name,
            eths,
            payload_rule,
            role,
        })
    }

    /// The congestion notifications are not in the common table: 0 is of Annex A10, 1 the RoCEv2 one of Annex A17.
    fn of_cnp(code: u8) -> Option<Self> {
        let (name, payload_rule) = match code {
            0 => ("Congestion Notification (IBA Annex A10)", PayloadRule::Any),
            1 => (
                "Congestion Notification (RoCEv2 Annex A17)",
                PayloadRule::Sixteen,
            ),
            _ => return None,
        };
        Some(Self {
            name,
            eths: &[],
            payload_rule,
            role: Role::Request,
        })
    }
}

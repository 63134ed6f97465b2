//! The names behind an opcode: service, operation, payload rule (FACTS 3.2, 3.3).

use crate::about::Described;
use rust_hdl::prelude::*;

/// The service, bits 7:5 of the opcode.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub enum Service {
    /// Reliable Connection.
    Rc,
    /// Unreliable Connection.
    Uc,
    /// Reliable Datagram.
    Rd,
    /// Unreliable Datagram.
    Ud,
    /// Congestion notification.
    Cnp,
    /// Extended Reliable Connection.
    Xrc,
    /// Manufacturer specific.
    Manufacturer,
}

impl Described for Service {}

impl Service {
    /// The name in tables and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rc => "RC",
            Self::Uc => "UC",
            Self::Rd => "RD",
            Self::Ud => "UD",
            Self::Cnp => "CNP",
            Self::Xrc => "XRC",
            Self::Manufacturer => "MFR",
        }
    }
}

/// The operation, bits 4:0 of the opcode, where its service has it.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub enum Operation {
    /// The service does not have it.
    Reserved,
    /// SEND First.
    SendFirst,
    /// SEND Middle.
    SendMiddle,
    /// SEND Last.
    SendLast,
    /// SEND Last with Immediate.
    SendLastImm,
    /// SEND Only.
    SendOnly,
    /// SEND Only with Immediate.
    SendOnlyImm,
    /// RDMA WRITE First.
    WriteFirst,
    /// RDMA WRITE Middle.
    WriteMiddle,
    /// RDMA WRITE Last.
    WriteLast,
    /// RDMA WRITE Last with Immediate.
    WriteLastImm,
    /// RDMA WRITE Only.
    WriteOnly,
    /// RDMA WRITE Only with Immediate.
    WriteOnlyImm,
    /// RDMA READ Request.
    ReadRequest,
    /// RDMA READ Response First.
    ReadResponseFirst,
    /// RDMA READ Response Middle.
    ReadResponseMiddle,
    /// RDMA READ Response Last.
    ReadResponseLast,
    /// RDMA READ Response Only.
    ReadResponseOnly,
    /// Acknowledge.
    Acknowledge,
    /// ATOMIC Acknowledge.
    AtomicAcknowledge,
    /// CmpSwap.
    CmpSwap,
    /// FetchAdd.
    FetchAdd,
    /// RESYNC.
    Resync,
    /// SEND Last with Invalidate.
    SendLastInvalidate,
    /// SEND Only with Invalidate.
    SendOnlyInvalidate,
    /// FLUSH.
    Flush,
    /// ATOMIC WRITE.
    AtomicWrite,
    /// Congestion Notification (IBA Annex A10).
    Cnp,
    /// Congestion Notification (RoCEv2 Annex A17).
    CnpRoce,
    /// Manufacturer specific.
    Manufacturer,
}

impl Described for Operation {}

impl Operation {
    /// The name in tables and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Reserved => "Reserved",
            Self::SendFirst => "SEND First",
            Self::SendMiddle => "SEND Middle",
            Self::SendLast => "SEND Last",
            Self::SendLastImm => "SEND Last with Immediate",
            Self::SendOnly => "SEND Only",
            Self::SendOnlyImm => "SEND Only with Immediate",
            Self::WriteFirst => "RDMA WRITE First",
            Self::WriteMiddle => "RDMA WRITE Middle",
            Self::WriteLast => "RDMA WRITE Last",
            Self::WriteLastImm => "RDMA WRITE Last with Immediate",
            Self::WriteOnly => "RDMA WRITE Only",
            Self::WriteOnlyImm => "RDMA WRITE Only with Immediate",
            Self::ReadRequest => "RDMA READ Request",
            Self::ReadResponseFirst => "RDMA READ Response First",
            Self::ReadResponseMiddle => "RDMA READ Response Middle",
            Self::ReadResponseLast => "RDMA READ Response Last",
            Self::ReadResponseOnly => "RDMA READ Response Only",
            Self::Acknowledge => "Acknowledge",
            Self::AtomicAcknowledge => "ATOMIC Acknowledge",
            Self::CmpSwap => "CmpSwap",
            Self::FetchAdd => "FetchAdd",
            Self::Resync => "RESYNC",
            Self::SendLastInvalidate => "SEND Last with Invalidate",
            Self::SendOnlyInvalidate => "SEND Only with Invalidate",
            Self::Flush => "FLUSH",
            Self::AtomicWrite => "ATOMIC WRITE",
            Self::Cnp => "Congestion Notification (IBA Annex A10)",
            Self::CnpRoce => "Congestion Notification (RoCEv2 Annex A17)",
            Self::Manufacturer => "Manufacturer specific",
        }
    }
}

/// What the payload of an operation has to be (`docs/receive.md`).
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub enum PayloadRule {
    /// Nothing to check: reserved and manufacturer specific opcodes.
    Unchecked,
    /// A whole path MTU.
    WholePmtu,
    /// 1 byte to a path MTU.
    SomePmtu,
    /// 0 bytes to a path MTU.
    UpToPmtu,
    /// No payload.
    Nothing,
    /// Exactly 8 bytes.
    Eight,
    /// Exactly 16 bytes.
    Sixteen,
}

//! The Base Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Base Transport Header, 12 bytes (FACTS 3.1).
    Bth, BthParse, 96 bits;
    /// Service in bits 7:5, operation in bits 4:0.
    opcode: 8 @ 88,
    /// Solicited event.
    se: 1 @ 87,
    /// Migration request.
    mig_req: 1 @ 86,
    /// Bytes that pad the payload to a dword.
    pad_cnt: 2 @ 84,
    /// Transport version, 0.
    t_ver: 4 @ 80,
    /// Partition key; bit 15: full member.
    p_key: 16 @ 64,
    /// Forward explicit congestion notification.
    fecn: 1 @ 63,
    /// Backward explicit congestion notification.
    becn: 1 @ 62,
    /// Destination queue pair.
    dest_qp: 24 @ 32,
    /// Acknowledge request.
    ack_req: 1 @ 31,
    /// Packet sequence number.
    psn: 24 @ 0,
}

//! The Datagram Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Datagram ETH, 8 bytes (FACTS 3.4).
    Deth, DethParse, 64 bits;
    /// Queue key.
    q_key: 32 @ 32,
    /// Source queue pair.
    src_qp: 24 @ 0,
}

//! The Local Route Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Local Route Header, 8 bytes (FACTS 1).
    Lrh, LrhParse, 64 bits;
    /// Virtual lane.
    vl: 4 @ 60,
    /// Link version, 0.
    lver: 4 @ 56,
    /// Service level.
    sl: 4 @ 52,
    /// Link next header: 0 raw, 1 IPv6, 2 BTH, 3 GRH, BTH.
    lnh: 2 @ 48,
    /// Destination local identifier.
    dlid: 16 @ 32,
    /// Packet length in dwords, LRH to ICRC.
    pkt_len: 11 @ 16,
    /// Source local identifier.
    slid: 16 @ 0,
}

//! The Global Route Header, which is also the IPv6 header of a raw packet.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Global Route Header, 40 bytes (FACTS 2).
    Grh, GrhParse, 320 bits;
    /// IP version, 6.
    ip_ver: 4 @ 316,
    /// Traffic class.
    t_class: 8 @ 308,
    /// Flow label.
    flow_label: 20 @ 288,
    /// Bytes behind this header, ICRC included.
    pay_len: 16 @ 272,
    /// Next header, 0x1B for a BTH.
    nxt_hdr: 8 @ 264,
    /// Hop limit.
    hop_lmt: 8 @ 256,
    /// Source global identifier.
    sgid: 128 @ 128,
    /// Destination global identifier.
    dgid: 128 @ 0,
}

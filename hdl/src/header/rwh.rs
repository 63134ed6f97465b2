//! The Raw Header, behind the LRH of a raw packet.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Raw Header, 4 bytes (FACTS 1, LNH 0). The order of its halves is not confirmed: both are shown.
    Rwh, RwhParse, 32 bits;
    /// Bytes 0 and 1 of the header, reserved.
    resv: 16 @ 16,
    /// Bytes 2 and 3 of the header.
    ether_type: 16 @ 0,
}

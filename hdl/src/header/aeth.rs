//! The ACK Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// ACK ETH, 4 bytes (FACTS 3.4).
    Aeth, AethParse, 32 bits;
    /// ACK with credits, RNR NAK or NAK.
    syndrome: 8 @ 24,
    /// Message sequence number.
    msn: 24 @ 0,
}

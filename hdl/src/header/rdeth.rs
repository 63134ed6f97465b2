//! The Reliable Datagram Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Reliable Datagram ETH, 4 bytes (FACTS 3.4).
    Rdeth, RdethParse, 32 bits;
    /// End-to-end context.
    ee_context: 24 @ 0,
}

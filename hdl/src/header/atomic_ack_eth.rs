//! The Atomic ACK Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Atomic ACK ETH, 8 bytes (FACTS 3.4).
    AtomicAckEth, AtomicAckEthParse, 64 bits;
    /// The value before the operation.
    orig_data: 64 @ 0,
}

//! The Atomic Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Atomic ETH, 28 bytes (FACTS 3.4).
    AtomicEth, AtomicEthParse, 224 bits;
    /// Virtual address.
    va: 64 @ 160,
    /// Remote key.
    r_key: 32 @ 128,
    /// Swap or add operand.
    swap_add: 64 @ 64,
    /// Compare operand; FetchAdd ignores it.
    compare: 64 @ 0,
}

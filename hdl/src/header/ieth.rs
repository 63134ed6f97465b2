//! The Invalidate Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Invalidate ETH, 4 bytes (FACTS 3.4).
    Ieth, IethParse, 32 bits;
    /// The remote key to invalidate.
    r_key: 32 @ 0,
}

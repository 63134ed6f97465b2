//! The XRC Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// XRC ETH, 4 bytes (FACTS 3.4).
    Xrceth, XrcethParse, 32 bits;
    /// XRC shared receive queue.
    xrc_srq: 24 @ 0,
}

//! Immediate data.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// Immediate data, 4 bytes (FACTS 3.4).
    ImmDt, ImmDtParse, 32 bits;
    /// The data.
    imm_dt: 32 @ 0,
}

//! The FLUSH Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// FLUSH ETH, 4 bytes (FACTS 3.4, Annex A19).
    Feth, FethParse, 32 bits;
    /// Selectivity level: 0 range, 1 whole region.
    sel: 2 @ 4,
    /// Placement: bit 0 global visibility, 1 persistence.
    plt: 4 @ 0,
}

//! The RDMA Extended Transport Header.

use super::table::header;
use crate::prim::Field;
use rust_hdl::prelude::*;

header! {
    /// RDMA ETH, 16 bytes (FACTS 3.4).
    Reth, RethParse, 128 bits;
    /// Virtual address.
    va: 64 @ 64,
    /// Remote key.
    r_key: 32 @ 32,
    /// Length of the DMA operation in bytes.
    dma_len: 32 @ 0,
}

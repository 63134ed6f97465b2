//! What the arbiter decided.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use crate::about::described;
use crate::prim::Word;
use rust_hdl::prelude::*;

described! {
    /// One packet may leave. The fields mean something in the one cycle in which `valid` is high.
    #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
    pub struct Grant {
        /// There is a grant in this cycle.
        pub valid: Bit,
        /// It is for a flow-control packet.
        pub fcp: Bit,
        /// The VL of the packet; 0 of a flow-control packet.
        pub vl: Word<4>,
        /// PktLen in dwords; 0 of a flow-control packet.
        pub pkt_len: Word<11>,
        /// The High list decided.
        pub high: Bit,
        /// The entry of the list that decided, else 0.
        pub entry: Word<6>,
    }
}

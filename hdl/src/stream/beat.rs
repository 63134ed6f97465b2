//! The side band of a beat inside the pipeline.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use crate::prim::Word;
use rust_hdl::prelude::*;

/// What travels beside the [`Lanes`](crate::prim::Lanes) of a beat. Without `valid` the rest means nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Beat {
    /// There is a beat in this cycle.
    pub valid: Bit,
    /// It is the first of its packet.
    pub first: Bit,
    /// It is the last of its packet.
    pub last: Bit,
    /// The packet ended bad (meant on the last beat).
    pub link_error: Bit,
    /// Bytes in the beat: `4 * LANES`, on a last beat 0 to `4 * LANES`.
    pub bytes: Word<7>,
    /// Number of the beat in its packet, from 0; stays at 31.
    pub index: Word<5>,
    /// Bytes of the packet before this beat; stays at 65535.
    pub before: Word<16>,
    /// Bytes of the packet up to and with this beat; stays at 65535.
    pub total: Word<16>,
}

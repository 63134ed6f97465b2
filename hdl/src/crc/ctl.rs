//! What travels beside the data through an engine.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use crate::prim::Word;
use rust_hdl::prelude::*;

/// The side band of one step of an [`Engine`](super::Engine).
#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Ctl {
    /// There is a beat in this cycle.
    pub valid: Bit,
    /// It is the first beat of a packet.
    pub first: Bit,
    /// It is the last beat of a packet.
    pub last: Bit,
    /// The last beat has no unit that counts: the register keeps its value.
    pub empty: Bit,
    /// The packet has this CRC.
    pub present: Bit,
    /// It ends where the CRC can end; if not, the CRC is bad.
    pub aligned: Bit,
    /// How many units of zero bytes pad the last beat, modulo the units of a beat.
    pub pad: Word<5>,
}

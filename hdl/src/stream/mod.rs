//! How packets move through ibhdl.
//!
//! One beat is `LANES` dwords, `LANES` in {1, 2, 4, 8, 16}. Inside, lane 0 is the first dword and its bits 31:24 are
//! the first byte on the wire ([`Lanes`](crate::prim::Lanes)). At the edge the ports are AXI4-Stream: bits 7:0 of
//! `tdata` are the first byte, `tkeep` is contiguous from byte 0 and all ones except on the last beat, and `tlast` ends a
//! packet.
//!
//! The rules of transfer:
//! 1. A beat moves on a rising clock edge where valid and ready are both high.
//! 2. A source never waits for ready before it raises valid.
//! 3. Once valid is high, it and its data stay as they are until the beat has moved.
//! 4. Ready may fall and rise at any time.
//! 5. Every stage keeps one beat per cycle, with no idle cycle between packets, even when every packet is one beat.
//!
//! Between the edges the stages run free, one step every cycle with a valid bit ([`Beat`]).

mod beat;
mod egress;
mod ingress;
mod lane_order;

pub use beat::Beat;
pub use egress::Egress;
pub use ingress::Ingress;
pub use lane_order::{FromAxi, ToAxi};

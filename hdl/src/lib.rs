//! InfiniBand hardware, written with rust-hdl: synthesizable blocks and nothing else.
//!
//! | room | what is in it |
//! |---|---|
//! | [`stream`] | how packets move: the beat, its side band, the edge to AXI4-Stream |
//! | [`prim`] | what rust-hdl lacks: machine-word signal types, registers, GF(2) map, memory, FIFO |
//! | [`header`] | LRH, GRH, BTH, opcode and extended headers: field tables and the stages that read them |
//! | [`crc`] | CRC matrices (host side) and the ICRC and VCRC engine |
//! | [`link`] | flow-control packets, credits, SL to VL, VL arbitration |
//! | [`about`] | what fields and ports mean, for the exported Verilog |
//! | [`rx`] | the receive pipeline and the engines as tops of their own |
//!
//! What the receive pipeline reports is laid down in `docs/receive.md`, what the link layer does in `docs/link.md`.

#![warn(missing_docs)]

pub mod about;
pub mod crc;
pub mod header;
pub mod link;
pub mod prim;
pub mod rx;
pub mod stream;

#[cfg(test)]
mod testing;

//! Building blocks that rust-hdl lacks.

mod fifo;
mod gf2_map;
mod named;
mod pack;
mod ram;
mod reg;
mod skid;
mod word;
mod words;

pub use fifo::Fifo;
pub use gf2_map::Gf2Map;
pub(crate) use named::module;
pub use pack::Pack;
pub use ram::Ram;
pub use reg::{Reg, RegRst};
pub use skid::Skid;
pub use word::{bit_cast_word, Word};
pub use words::{Field, Keep, Lanes, Pick, Slice, Words};

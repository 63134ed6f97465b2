//! Waveforms: a streamed VCD of any rust-hdl design and the GTKWave save file that goes with it.
//!
//! One VCD time unit is 1 ps. A clock cycle lasts [`PERIOD_PS`]; cycle `k` begins with its rising
//! edge at [`rising_edge_ps`]`(k)` and the clock falls in its middle, at [`falling_edge_ps`]`(k)`.
//! A driver that sets the inputs while the clock is low therefore samples twice per cycle: after
//! the design has settled with the clock high, and after it has settled with the clock low and
//! the new inputs.
//!
//! ```
//! use ibhdl_sim::wave::{falling_edge_ps, rising_edge_ps, GtkwFile, Options, VcdTrace};
//! use rust_hdl::prelude::*;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut design = Strobe::<8>::new(1_000, 10.0);
//! design.connect_all();
//! let mut options = Options::default();
//! let phase = options.text_note("phase");
//! let mut trace = VcdTrace::new(Vec::new(), "strobe", &design, options)?;
//! for cycle in 0..10 {
//!     design.enable.next = cycle > 3;
//!     trace.set_text(phase, if cycle > 3 { "counting" } else { "idle" });
//!     for clk in [true, false] {
//!         design.clock.next = Clock { clk };
//!         while { design.update_all(); design.has_changed() } {}
//!         let time = if clk { rising_edge_ps(cycle) } else { falling_edge_ps(cycle) };
//!         trace.sample(time, &design)?;
//!     }
//! }
//! let mut save = GtkwFile::new("strobe.vcd", trace.variables());
//! save.group("input", |g| g.signal("strobe.enable")?.signal("notes.phase"))?;
//! save.write_to(&mut Vec::new())?;
//! let vcd: Vec<u8> = trace.finish()?;
//! # assert!(!vcd.is_empty());
//! # Ok(())
//! # }
//! ```

mod declare;
mod gtkw;
mod options;
mod trace;
mod variable;

#[cfg(test)]
mod gtkw_tests;
#[cfg(test)]
mod test_designs;
#[cfg(test)]
mod trace_tests;

pub use gtkw::{Color, Group, GtkwError, GtkwFile, Radix};
pub use options::{NumberNote, Options, TextNote, NOTE_SCOPE};
pub use trace::VcdTrace;
pub use variable::{VarKind, Variable};

/// Length of a clock cycle in picoseconds: 195.3125 MHz, where 512 bits per cycle are 100 Gb/s.
pub const PERIOD_PS: u64 = 5120;

/// Time of the rising clock edge that begins cycle `cycle`, in picoseconds.
pub const fn rising_edge_ps(cycle: u64) -> u64 {
    cycle * PERIOD_PS
}

/// Time of the falling clock edge in the middle of cycle `cycle`, in picoseconds.
pub const fn falling_edge_ps(cycle: u64) -> u64 {
    cycle * PERIOD_PS + PERIOD_PS / 2
}

//! The Verilog of the tops, each made once per process.

use ibhdl_verilog::tops::{Size, Top};
use ibhdl_verilog::Verilog;
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

type Cells = HashMap<(&'static str, usize, usize), &'static OnceLock<Verilog>>;

/// The Verilog of a top at a size.
pub fn export(top: &Top, size: impl Into<Size>) -> &'static Verilog {
    static CELLS: OnceLock<Mutex<Cells>> = OnceLock::new();
    let size = size.into();
    let cell = {
        let cells = CELLS.get_or_init(Mutex::default).lock();
        let mut cells = cells.unwrap_or_else(PoisonError::into_inner);
        *cells
            .entry((top.name, size.lanes, size.vls))
            .or_insert_with(|| Box::leak(Box::default()))
    };
    cell.get_or_init(|| {
        top.export(size)
            .unwrap_or_else(|error| panic!("{}, {size:?}: {error}", top.name))
    })
}

/// The Verilog of the top called `name`.
pub fn export_named(name: &str, size: impl Into<Size>) -> &'static Verilog {
    export(
        Top::named(name).expect("tests know which tops there are"),
        size,
    )
}

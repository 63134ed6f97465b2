//! Undefined values are not hidden: what the Verilog leaves open is different from run to run.

use crate::run::CACHE;
use ibhdl_sim::verilated::{Compiled, Model};
use ibhdl_tests::exports::export_named;
use std::path::Path;

fn descriptor(compiled: &Compiled, seed: u32) -> Vec<u32> {
    let mut model = Model::new(compiled, seed).unwrap();
    model.low();
    let outputs = &model.layout().outputs;
    let fields = outputs
        .iter()
        .filter(|(name, _)| name.starts_with("m_axis_desc_"));
    fields
        .flat_map(|(_, slot)| model.get(*slot).to_vec())
        .collect()
}

#[test]
fn a_memory_begins_with_values_of_its_seed() {
    let compiled = Compiled::new(export_named("ib_rx", 1), Path::new(CACHE)).unwrap();
    let first = descriptor(&compiled, 1);
    assert_eq!(first, descriptor(&compiled, 1));
    assert_ne!(first, descriptor(&compiled, 2));
    assert!(first.iter().any(|&word| word != 0));
}

//! What lint tools say of the exported Verilog: nothing. No waiver, no pragma.

#![cfg(feature = "tools")]

use ibhdl_tests::exports::export;
use ibhdl_tests::tools::{
    icarus_lint, slang_lint, verilator_lint, yosys, yosys_check, Lint, Sources,
};
use ibhdl_verilog::tops::{Top, LANES, TOPS};
use std::path::Path;

fn sources(top: &Top, lanes: usize) -> Sources {
    let verilog = export(top, lanes);
    Sources::new().text(&verilog.file, &verilog.text)
}

fn all() -> impl Iterator<Item = (&'static Top, usize)> {
    TOPS.iter().flat_map(|top| LANES.map(|lanes| (top, lanes)))
}

#[test]
fn icarus_prints_nothing() {
    for (top, lanes) in all() {
        let output = icarus_lint(&sources(top, lanes), &top.module(lanes)).unwrap();
        assert_eq!(output.log, "", "{}", top.module(lanes));
    }
}

#[test]
fn slang_prints_nothing() {
    for (top, lanes) in all() {
        let output = slang_lint(&sources(top, lanes)).unwrap();
        assert_eq!(output.log, "", "{}", top.module(lanes));
    }
}

/// All files of one width in one design: the modules that they share are seen once.
#[test]
fn the_files_can_be_compiled_together() {
    let join = |top: &Top, sources: Sources| {
        let verilog = export(top, 4);
        sources.text(&verilog.file, &verilog.text)
    };
    let together = TOPS.iter().fold(Sources::new(), |all, top| join(top, all));
    for top in &TOPS {
        let module = top.module(4);
        verilator_lint(&together, &module, Lint::Wall).unwrap();
        assert_eq!(icarus_lint(&together, &module).unwrap().log, "");
        yosys_check(&together, &module).unwrap();
    }
    slang_lint(&together).unwrap();
}

/// The design in `docs/example` around `ib_rx_128`.
#[test]
fn the_example_elaborates() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/example/ib_probe.v");
    let sources = sources(Top::named("ib_rx").unwrap(), 4)
        .file(&path)
        .unwrap();
    verilator_lint(&sources, "ib_probe", Lint::Wall).unwrap();
    assert_eq!(icarus_lint(&sources, "ib_probe").unwrap().log, "");
    let output = yosys_check(&sources, "ib_probe").unwrap();
    assert_eq!(output.warnings().count(), 0, "{}", output.log);
    yosys(
        &sources,
        "read_verilog ib_rx_128.v ib_probe.v; synth -top ib_probe -run begin:fine; check -assert",
    )
    .unwrap();
}

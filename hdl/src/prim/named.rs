//! What a block is called in Verilog.

use rust_hdl::prelude::TimingInfo;

/// For `Logic::timing` of a block: the module's name and a line about it.
///
/// rust-hdl tells the Verilog backend nothing about the type of a block, and `timing` is the one thing that a block
/// may freely say of itself. An entry called `module:NAME` names the module; its only input is the line.
pub(crate) fn module(name: impl AsRef<str>, about: &str) -> Vec<TimingInfo> {
    vec![TimingInfo {
        name: format!("module:{}", name.as_ref()),
        clock: String::new(),
        inputs: vec![about.into()],
        outputs: vec![],
    }]
}

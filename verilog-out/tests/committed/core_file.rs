//! The FuseSoC core file and the file lists name every file, and no other.

use super::{exports, rtl_folder};
use ibhdl_verilog::tops::{LANES, TOPS};
use std::collections::BTreeSet;
use yaml_rust2::{Yaml, YamlLoader};

fn core() -> Yaml {
    let text = std::fs::read_to_string(rtl_folder().join("ibhdl.core")).unwrap();
    assert!(
        text.starts_with("CAPI=2:\n"),
        "the first line of a core file"
    );
    YamlLoader::load_from_str(&text).unwrap().remove(0)
}

fn strings(list: &Yaml) -> Vec<String> {
    let list = list.as_vec().unwrap();
    list.iter()
        .map(|s| s.as_str().unwrap().to_string())
        .collect()
}

/// The files of a top at every width.
fn files(top: &str) -> Vec<String> {
    LANES
        .map(|lanes| format!("{top}_{}.v", 32 * lanes))
        .to_vec()
}

#[test]
fn the_core_has_the_version_of_the_crate() {
    let name = format!("ibhdl:infiniband:ibhdl:{}", env!("CARGO_PKG_VERSION"));
    assert_eq!(core()["name"].as_str(), Some(name.as_str()));
}

#[test]
fn every_file_is_in_the_core_and_there() {
    let core = core();
    let mut named = BTreeSet::new();
    for top in &TOPS {
        let listed = strings(&core["filesets"][top.name]["files"]);
        assert_eq!(listed, files(top.name));
        named.extend(listed);
    }
    for file in &named {
        assert!(rtl_folder().join(file).is_file(), "{file} is missing");
    }
    assert_eq!(named, exports().map(|(_, _, v)| v.file.clone()).collect());
}

#[test]
fn there_is_a_lint_target_for_every_top_and_width() {
    let core = core();
    for (top, _, verilog) in exports() {
        let module = &verilog.modules[0];
        let target = &core["targets"][format!("lint_{module}").as_str()];
        assert_eq!(target["toplevel"].as_str(), Some(module.as_str()));
        assert_eq!(strings(&target["filesets"]), [top.name]);
    }
}

#[test]
fn every_top_has_a_file_list() {
    for top in &TOPS {
        let path = rtl_folder().join(format!("{}.f", top.name));
        let text = std::fs::read_to_string(&path).unwrap();
        let listed: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with("//"))
            .collect();
        assert_eq!(listed, files(top.name), "{}", path.display());
    }
}

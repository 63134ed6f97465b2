//! Every constant linear map is what a bit-serial CRC says, by linearity; every count is right, by enumeration.

use crate::formal;
use crate::library::Library;
use ibhdl_tests::tools::{icarus, yosys, Output, Sources, ToolError};

/// What an exported map has to be, from its name.
struct Map<'a> {
    name: &'a str,
    kind: &'static str,
    parameters: String,
    inputs: usize,
    outputs: usize,
}

const KINDS: [&str; 4] = ["advance_by", "back_by", "of_lanes", "sum_of_lanes"];

impl<'a> Map<'a> {
    /// `None` for a name that is not `<crc>_<kind>_<number>`.
    fn named(name: &'a str) -> Option<Self> {
        let (crc, rest) = name.split_once('_')?;
        let (kind, number) = rest.rsplit_once('_')?;
        let width = match crc {
            "icrc" => 32,
            "vcrc" => 16,
            _ => return None,
        };
        let number: usize = number.parse().ok()?;
        let kind = KINDS.into_iter().find(|k| *k == kind)?;
        let lanes = number / 32;
        let (inputs, outputs) = match kind {
            "of_lanes" => (number, width * lanes),
            "sum_of_lanes" => (width * lanes, width),
            _ => (width, width),
        };
        let size = match kind {
            "of_lanes" | "sum_of_lanes" => format!(".LANES({lanes})"),
            _ => format!(".BYTES({number})"),
        };
        Some(Map {
            name,
            kind,
            parameters: format!(".W({width}),{size}"),
            inputs,
            outputs,
        })
    }

    fn sources(&self, library: &Library) -> Sources {
        let difference = self.kind.trim_end_matches("_by");
        let text = format!(
            "`define MAP {}\n`define DIFFERENCE {difference}_difference\n`define PARAMETERS {}\n`define X {}\n`define Y {}\n",
            self.name, self.parameters, self.inputs, self.outputs
        );
        let sources = Sources::new()
            .text("which.v", &text)
            .text("map.v", &library.with_parts([self.name]));
        let files = ["crc_serial.v", "maps/difference.v"].into_iter();
        files.fold(sources, |s, f| s.file(&formal(f)).unwrap())
    }

    /// Map and reference together are XOR gates and nothing else.
    fn is_linear(&self, library: &Library) -> Result<Output, ToolError> {
        yosys(
            &self.sources(library),
            "read_verilog which.v map.v crc_serial.v difference.v; hierarchy -check -top map_difference; proc; \
             flatten -noscopeinfo; simplemap; opt_expr; opt_clean; check -assert; \
             select -assert-none t:* t:$_XOR_ %d",
        )
    }

    /// They are equal at zero and at every basis vector.
    fn is_equal_on_a_basis(&self, library: &Library) -> Result<Output, ToolError> {
        let bench = formal("maps/bench.v");
        let sources = self.sources(library).file(&bench).unwrap();
        icarus(&sources, "bench", &[])
    }

    /// The map with one element of its matrix turned.
    fn with_a_wrong_bit(&self, library: &Library) -> Library {
        let row = self.outputs / 2;
        let text = library.with_parts([self.name]);
        let start = format!("  assign y[{row}] = ^(x & ");
        let right = text.lines().find(|l| l.starts_with(&start)).unwrap();
        let (front, digit) = right.split_at(right.len() - 3);
        let digit = u8::from_str_radix(&digit[..1], 16).unwrap() ^ 4;
        library.broken(self.name, right, &format!("{front}{digit:x});"))
    }

    /// The map with one XOR tree replaced by an OR.
    fn with_an_or(&self, library: &Library) -> Library {
        library.broken(self.name, "y[3] = ^(", "y[3] = |(")
    }
}

fn fails_with(result: Result<Output, ToolError>, what: &str) {
    let error = result.unwrap_err();
    assert!(matches!(error, ToolError::Failed { .. }), "{error}");
    assert!(error.to_string().contains(what), "{error}");
}

/// Every map whose name starts so, and for each a twin with one wrong bit and one that is not linear.
fn prove(crc: &str, kind: &str) {
    let library = Library::exported();
    let maps = library.maps();
    let mut proved = 0;
    for map in maps.filter(|m| m.starts_with(crc)).filter_map(Map::named) {
        if map.kind != kind {
            continue;
        }
        map.is_linear(library).unwrap();
        map.is_equal_on_a_basis(library).unwrap();
        let wrong = map.is_equal_on_a_basis(&map.with_a_wrong_bit(library));
        fails_with(wrong, "different at x");
        proved += 1;
        if proved == 1 {
            let not_linear = map.is_linear(&map.with_an_or(library));
            fails_with(not_linear, "selection is not empty");
        }
    }
    assert!(proved >= 4, "{proved} maps {crc}_{kind}");
}

macro_rules! proofs {
    ($($test:ident $crc:literal $kind:literal;)*) => {$(
        #[test]
        fn $test() {
            prove($crc, $kind);
        }
    )*};
}

proofs! {
    icrc_advance "icrc" "advance_by";
    icrc_back "icrc" "back_by";
    icrc_of_lanes "icrc" "of_lanes";
    icrc_sum_of_lanes "icrc" "sum_of_lanes";
    vcrc_advance "vcrc" "advance_by";
    vcrc_back "vcrc" "back_by";
    vcrc_of_lanes "vcrc" "of_lanes";
    vcrc_sum_of_lanes "vcrc" "sum_of_lanes";
}

fn bytes_counted(name: &str) -> Option<usize> {
    name.strip_prefix("count_keep_")?.parse().ok()
}

/// No export has a map that none of these tests looks at.
#[test]
fn every_map_is_known() {
    let library = Library::exported();
    for name in library.maps() {
        let known = Map::named(name).is_some() || bytes_counted(name).is_some();
        assert!(known, "{name} is of an unknown kind");
    }
}

#[test]
fn count_keep() {
    let library = Library::exported();
    let count = |library: &Library, name: &str, bytes: usize| {
        let which = format!("`define MAP {name}\n`define BYTES {bytes}\n");
        let sources = Sources::new()
            .text("which.v", &which)
            .text("map.v", &library.with_parts([name]))
            .file(&formal("maps/count_bench.v"))
            .unwrap();
        icarus(&sources, "bench", &[])
    };
    let mut proved = 0;
    for name in library.maps() {
        if let Some(bytes) = bytes_counted(name) {
            count(library, name, bytes).unwrap();
            let twin = library.broken(name, "y[0] = ^(", "y[0] = |(");
            fails_with(count(&twin, name, bytes), "different at x");
            proved += 1;
        }
    }
    assert_eq!(proved, 5);
}

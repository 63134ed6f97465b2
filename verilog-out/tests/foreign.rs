//! Blocks whose Verilog is somebody else's: wrappers, black boxes, bidirectional pins.

#[cfg(feature = "tools")]
mod common;
#[path = "common/parts.rs"]
mod parts;

use ibhdl_verilog::{EmitError, Emitter, Options, PortDirection, ResetPolarity};
use parts::Reg;
use rust_hdl::core::ast::{BlackBox, Wrapper};
use rust_hdl::prelude::*;

/// A core as it is delivered: parameters, names of its own, a comment that names another module.
const ADD_CORE: &str = r#"
// Adds. Not to be taken for a module named adder_2.
module add_core #(
  parameter WIDTH = 4
) (
  input  wire [WIDTH-1:0] left,
  input  wire [WIDTH-1:0] right,
  output wire [WIDTH:0]   sum
);
  assign sum = {1'b0, left} + {1'b0, right};
endmodule
"#;

/// A sum that stays at its top, around `add_core`.
#[derive(LogicBlock, Default)]
struct Saturate<const N: usize> {
    a: Signal<In, Bits<N>>,
    b: Signal<In, Bits<N>>,
    y: Signal<Out, Bits<N>>,
    over: Signal<Out, Bit>,
}

impl<const N: usize> Logic for Saturate<N> {
    fn update(&mut self) {
        let sum = self.a.val() + self.b.val();
        let over = sum < self.a.val();
        self.y.next = if over { Bits::mask() } else { sum };
        self.over.next = over;
    }
    fn connect(&mut self) {
        self.y.connect();
        self.over.connect();
    }
    fn hdl(&self) -> Verilog {
        let code = format!(
            "wire [{N}:0] sum;\n\nadd_core #(.WIDTH({N})) core (.left(a), .right(b), .sum(sum));\n\n\
             assign over = sum[{N}];\nassign y = sum[{N}] ? {{{N}{{1'b1}}}} : sum[{top}:0];",
            top = N - 1
        );
        Verilog::Wrapper(Wrapper {
            code,
            cores: ADD_CORE.into(),
        })
    }
}

/// The same core at two widths and twice at one, a register behind; a field named like the core.
#[derive(LogicBlock, Default)]
struct Wrapping {
    clk: Signal<In, Clock>,
    a: Signal<In, Bits<8>>,
    b: Signal<In, Bits<8>>,
    c: Signal<In, Bits<12>>,
    y: Signal<Out, Bits<8>>,
    z: Signal<Out, Bits<12>>,
    over: Signal<Out, Bits<3>>,
    add_core: Saturate<8>,
    second: Saturate<8>,
    wide: Saturate<12>,
    kept: Reg<Bits<8>>,
}

impl Logic for Wrapping {
    #[hdl_gen]
    fn update(&mut self) {
        self.kept.clk.next = self.clk.val();
        self.add_core.a.next = self.a.val();
        self.add_core.b.next = self.b.val() + 1;
        self.kept.d.next = self.add_core.y.val();
        self.second.a.next = self.kept.q.val();
        self.second.b.next = self.b.val();
        self.wide.a.next = self.c.val();
        self.wide.b.next = bit_cast::<12, 8>(self.kept.q.val());
        self.y.next = self.second.y.val();
        self.z.next = self.wide.y.val();
        self.over.next = bit_cast::<3, 1>(self.add_core.over.val().into())
            | (bit_cast::<3, 1>(self.second.over.val().into()) << 1)
            | (bit_cast::<3, 1>(self.wide.over.val().into()) << 2);
    }
}

#[cfg(feature = "tools")]
#[test]
fn wrappers_compute_what_their_rust_sides_compute() {
    check_clocked!("wrapping", Wrapping::default(), Options::default(), 1; ; a, b, c);
}

#[test]
fn a_core_is_in_the_file_once_and_keeps_its_name() {
    let verilog = Emitter::new(&Wrapping::default())
        .module_name("wrapping")
        .emit()
        .unwrap();
    assert_eq!(verilog.text.matches(ADD_CORE.trim()).count(), 1);
    // The wrapper at 8 bits is called after its field, and so would be the core.
    assert_eq!(
        verilog.modules,
        ["wrapping", "add_core_2", "wide", "add_core"]
    );
}

/// A cell that the user's library defines: port names are the cell's.
#[derive(LogicBlock, Default)]
#[allow(non_snake_case)]
struct Majority {
    I0: Signal<In, Bits<4>>,
    I1: Signal<In, Bits<4>>,
    I2: Signal<In, Bits<4>>,
    O: Signal<Out, Bits<4>>,
    _defined: bool,
    _name: String,
}

#[cfg(feature = "tools")]
const MAJ4: &str = "`line 1 \"MAJ4.v\" 0
module MAJ4 (\n  input  wire [3:0] I0,\n  input  wire [3:0] I1,\n  input  wire [3:0] I2,\n  output wire [3:0] O\n);
  assign O = (I0 & I1) | (I0 & I2) | (I1 & I2);\nendmodule\n";

/// What the makers of synthesis tools deliver for a cell.
const DECLARED: &str = "(* blackbox *)\nmodule MAJ4 (I0, I1, I2, O);\n  input [3:0] I0, I1, I2;\n  output [3:0] O;\nendmodule";

impl Logic for Majority {
    fn update(&mut self) {
        let [a, b, c] = [self.I0.val(), self.I1.val(), self.I2.val()];
        self.O.next = (a & b) | (a & c) | (b & c);
    }
    fn connect(&mut self) {
        self.O.connect();
    }
    fn hdl(&self) -> Verilog {
        Verilog::Blackbox(BlackBox {
            code: if self._defined {
                DECLARED.into()
            } else {
                String::new()
            },
            name: match self._name.as_str() {
                "" => "MAJ4".into(),
                name => name.into(),
            },
        })
    }
}

#[derive(LogicBlock, Default)]
#[allow(non_snake_case)]
struct Voters {
    a: Signal<In, Bits<4>>,
    b: Signal<In, Bits<4>>,
    c: Signal<In, Bits<4>>,
    y: Signal<Out, Bits<4>>,
    MAJ4: Inverter,
    first: Majority,
    second: Majority,
}

#[derive(LogicBlock, Default)]
struct Inverter {
    a: Signal<In, Bits<4>>,
    y: Signal<Out, Bits<4>>,
}

impl Logic for Inverter {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = !self.a.val();
    }
}

impl Logic for Voters {
    #[hdl_gen]
    fn update(&mut self) {
        self.first.I0.next = self.a.val();
        self.first.I1.next = self.b.val() + 1;
        self.first.I2.next = self.c.val();
        self.MAJ4.a.next = self.first.O.val();
        self.second.I0.next = self.MAJ4.y.val();
        self.second.I1.next = self.a.val();
        self.second.I2.next = self.first.O.val() ^ self.c.val();
        self.y.next = self.second.O.val();
    }
}

#[cfg(feature = "tools")]
#[test]
fn black_boxes_compute_what_their_rust_sides_compute() {
    common::check_beside("voters", Voters::default(), MAJ4, |block, rng| {
        block.a.next = common::Random::random(rng);
        block.b.next = common::Random::random(rng);
        block.c.next = common::Random::random(rng);
    });
}

#[test]
fn a_black_box_keeps_its_name() {
    let mut voters = Voters::default();
    voters.first._defined = true;
    voters.second._defined = true;
    let verilog = Emitter::new(&voters).module_name("voters").emit().unwrap();
    let instance = "  MAJ4 u_second (\n    .I0(MAJ4_y),";
    assert!(verilog.text.contains(instance), "{}", verilog.text);
    assert_eq!(verilog.text.matches(DECLARED).count(), 1);
    assert_eq!(verilog.modules, ["voters", "MAJ4_2", "MAJ4"]);
    let prefixed = Emitter::new(&voters)
        .module_name("voters")
        .options(Options {
            module_prefix: "acme_".into(),
            ..Options::default()
        })
        .emit()
        .unwrap();
    assert_eq!(prefixed.modules, ["voters", "acme_MAJ4", "MAJ4"]);
}

fn refused(block: &dyn Block, top: &str, options: Options) -> String {
    let emitter = Emitter::new(block).module_name(top).options(options);
    emitter.emit().unwrap_err().to_string()
}

#[test]
fn names_that_meet_are_refused() {
    let plain = Options::default;
    assert_eq!(
        refused(&Wrapping::default(), "add_core", plain()),
        "add_core.add_core: the Verilog text that comes with it uses the name `add_core` of another module of the file"
    );
    assert_eq!(
        refused(&Voters::default(), "MAJ4", plain()),
        "MAJ4.second: the Verilog text that comes with it uses the name `MAJ4` of another module of the file"
    );
    let mut voters = Voters::default();
    voters.second._name = "MAJ 4".into();
    assert_eq!(
        refused(&voters, "voters", plain()),
        "voters.second: a black box of this name is not supported: `MAJ 4`"
    );
    assert_eq!(
        refused(&Majority::default(), "top", plain()),
        "top: a black box as the top is not supported: `MAJ4`"
    );
    let low = Options {
        reset_polarity: ResetPolarity::ActiveLow,
        ..plain()
    };
    assert_eq!(
        refused(&Saturate::<4>::default(), "top", low),
        "top: an active-low reset of a top in Verilog text is not supported: `rst`"
    );
}

/// Two wrappers, each with a core of its own by one name.
#[derive(LogicBlock, Default)]
struct Text {
    a: Signal<In, Bit>,
    y: Signal<Out, Bit>,
    _core: String,
}

impl Logic for Text {
    fn update(&mut self) {}
    fn hdl(&self) -> Verilog {
        Verilog::Wrapper(Wrapper {
            code: "core u_core (.a(a), .y(y));".into(),
            cores: self._core.clone(),
        })
    }
}

#[derive(LogicBlock, Default)]
struct Texts {
    a: Signal<In, Bit>,
    y: Signal<Out, Bit>,
    one: Text,
    two: Text,
}

impl Logic for Texts {
    #[hdl_gen]
    fn update(&mut self) {
        self.one.a.next = self.a.val();
        self.two.a.next = self.one.y.val();
        self.y.next = self.two.y.val();
    }
}

#[test]
fn two_cores_of_one_name_are_refused() {
    let mut texts = Texts::default();
    texts.one._core = "module core (input a, output y); assign y = a; endmodule".into();
    texts.two._core = "module core (input a, output y); assign y = !a; endmodule".into();
    let error = Emitter::new(&texts).emit().unwrap_err();
    let expected = EmitError::DefinedTwice {
        module: "top.two".into(),
        name: "core".into(),
    };
    assert_eq!(error, expected);
}

/// A pad, and the pin it is connected to through another block.
#[derive(LogicBlock, Default)]
struct Pad {
    pin: Signal<InOut, Bits<4>>,
    drive: Signal<In, Bit>,
    out: Signal<In, Bits<4>>,
    seen: Signal<Out, Bits<4>>,
    buffer: TristateBuffer<Bits<4>>,
}

impl Logic for Pad {
    #[hdl_gen]
    fn update(&mut self) {
        Signal::<InOut, Bits<4>>::link(&mut self.pin, &mut self.buffer.bus);
        self.buffer.write_enable.next = self.drive.val();
        self.buffer.write_data.next = self.out.val() + 1;
        self.seen.next = self.buffer.read_data.val();
    }
}

#[derive(LogicBlock, Default)]
struct Pads {
    pin: Signal<InOut, Bits<4>>,
    drive: Signal<In, Bit>,
    out: Signal<In, Bits<4>>,
    seen: Signal<Out, Bits<4>>,
    pad: Pad,
}

impl Logic for Pads {
    #[hdl_gen]
    fn update(&mut self) {
        Signal::<InOut, Bits<4>>::link(&mut self.pin, &mut self.pad.pin);
        self.pad.drive.next = self.drive.val();
        self.pad.out.next = self.out.val();
        self.seen.next = self.pad.seen.val();
    }
}

#[test]
fn a_pin_goes_through_to_the_text_that_drives_it() {
    let verilog = Emitter::new(&Pads::default())
        .module_name("pads")
        .emit()
        .unwrap();
    assert_eq!(verilog.ports[0].direction, PortDirection::Inout);
    assert_eq!(
        verilog.text.matches("  inout  wire [3:0] pin,\n").count(),
        2
    );
    assert!(
        verilog.text.contains("    .pin(pin),\n"),
        "{}",
        verilog.text
    );
    assert!(
        verilog.text.contains("    .bus(pin),\n"),
        "{}",
        verilog.text
    );
}

/// The world outside drives the pin when the pad does not.
#[cfg(feature = "tools")]
#[test]
fn a_pin_has_the_values_that_it_has_in_rust() {
    use rand::{rngs::SmallRng, SeedableRng};
    let mut pads = Pads::default();
    pads.connect_all();
    let verilog = Emitter::new(&pads).module_name("pads").emit().unwrap();
    let mut rng = SmallRng::seed_from_u64(4);
    let mut bench = "module bench;\n  wire [3:0] pin;\n  reg [3:0] world, out;\n  reg drive;\n  wire [3:0] seen;\n  \
        pads dut (.pin(pin), .drive(drive), .out(out), .seen(seen));\n  assign pin = drive ? 4'bz : world;\n  initial begin\n"
        .to_string();
    for number in 0..200 {
        let world: Bits<4> = common::Random::random(&mut rng);
        pads.drive.next = common::Random::random(&mut rng);
        pads.out.next = common::Random::random(&mut rng);
        // Which way a pin goes is passed on by a block per pass, and `has_changed` does not tell of it.
        for _ in 0..5 {
            common::settle(&mut pads);
        }
        if !pads.drive.val() {
            pads.pin.next = world;
            common::settle(&mut pads);
        }
        let (drive, out) = (pads.drive.val() as u8, pads.out.val());
        let (pin, seen) = (pads.pin.val(), pads.seen.val());
        bench += &format!(
            "    drive = {drive}; out = 4'h{out:x}; world = 4'h{world:x}; #1;\n    \
             if ({{pin, seen}} !== 8'h{pin:x}{seen:x}) \
             $display(\"vector {number}: %h %h, not {pin:x} {seen:x}\", pin, seen);\n"
        );
    }
    bench += "    $display(\"END\");\n  end\nendmodule\n";
    let said = common::lint_and_run(
        &verilog,
        &bench,
        &[],
        Some("Yosys has only limited support for tri-state logic"),
    );
    assert_eq!(said.trim(), "END", "{}", verilog.text);
}

macro_rules! pins {
    ($test:ident, $says:expr, $block:ident { $($field:ident : $ty:ty),* } $($update:tt)*) => {
        #[derive(LogicBlock, Default)]
        struct $block {
            $($field: $ty,)*
        }
        impl Logic for $block {
            $($update)*
        }
        #[test]
        fn $test() {
            assert_eq!(refused(&$block::default(), "top", Options::default()), $says);
        }
    };
}

pins!(a_pin_cannot_be_read_in_a_kernel,
    "top: reading a bidirectional port in a kernel is not supported: `pin`",
    Reads { pin: Signal<InOut, Bit>, y: Signal<Out, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.pin.val();
    }
);
pins!(a_pin_cannot_be_driven_in_a_kernel,
    "top: driving a bidirectional port in a kernel is not supported: `pin`",
    Drives { pin: Signal<InOut, Bit>, a: Signal<In, Bit> }
    #[hdl_gen]
    fn update(&mut self) {
        self.pin.next = self.a.val();
    }
);
pins!(a_pin_is_linked_always,
    "top: a bidirectional link under a condition is not supported: `link pad.pin pin`",
    Sometimes { pin: Signal<InOut, Bits<4>>, a: Signal<In, Bit>, pad: Pad }
    #[hdl_gen]
    fn update(&mut self) {
        self.pad.drive.next = self.a.val();
        self.pad.out.next = 3.into();
        if self.a.val() {
            Signal::<InOut, Bits<4>>::link(&mut self.pin, &mut self.pad.pin);
        }
    }
);
pins!(a_pin_of_a_child_is_linked,
    "top: a bidirectional port that is linked to nothing is not supported: `pad.pin`",
    Forgotten { a: Signal<In, Bit>, pad: Pad }
    #[hdl_gen]
    fn update(&mut self) {
        self.pad.drive.next = self.a.val();
        self.pad.out.next = 3.into();
    }
);
pins!(two_pins_are_not_one,
    "top: a bidirectional link of two ports of one block is not supported: `link one two`",
    Short { one: Signal<InOut, Bits<4>>, two: Signal<InOut, Bits<4>>, a: Signal<In, Bit>, pad: Pad }
    #[hdl_gen]
    fn update(&mut self) {
        self.pad.drive.next = self.a.val();
        self.pad.out.next = 3.into();
        Signal::<InOut, Bits<4>>::link(&mut self.one, &mut self.pad.pin);
        Signal::<InOut, Bits<4>>::link(&mut self.two, &mut self.pad.pin);
    }
);

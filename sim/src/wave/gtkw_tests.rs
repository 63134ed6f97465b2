//! Save files against the traces that they belong to.

use std::io;

use super::test_designs::Top;
use super::{Color, GtkwError, GtkwFile, Options, Radix, Variable, VcdTrace};

fn variables() -> (Vec<Variable>, String) {
    let mut options = Options::default();
    options.text_note("packet");
    let trace = VcdTrace::new(vec![], "top", &Top::default(), options).unwrap();
    let variables = trace.variables().to_vec();
    (
        variables,
        String::from_utf8(trace.finish().unwrap()).unwrap(),
    )
}

fn text(file: &GtkwFile) -> String {
    let mut out = vec![];
    file.write_to(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// The names in a VCD header as GTKWave spells them.
fn names_in(vcd: &str) -> Vec<String> {
    let mut scopes: Vec<&str> = vec![];
    let mut names = vec![];
    for line in vcd.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["$scope", _, name, "$end"] => scopes.push(name),
            ["$upscope", "$end"] => drop(scopes.pop()),
            ["$var", _, _, _, name, "$end"] => names.push(format!("{}.{name}", scopes.join("."))),
            ["$var", _, _, _, name, range, "$end"] => {
                names.push(format!("{}.{name}{range}", scopes.join(".")));
            }
            _ => {}
        }
    }
    names
}

#[test]
fn every_name_is_in_the_vcd_and_every_group_is_closed() {
    let (variables, vcd) = variables();
    let names = names_in(&vcd);
    let mut file = GtkwFile::new("top.vcd", &variables);
    file.group("all", |g| {
        g.color(Color::Green)
            .matching(|_| true)
            .group("inner", |g| g.under("top.fields"))
    })
    .unwrap();
    file.closed_group("status", |g| g.signal("notes.packet"))
        .unwrap();

    let text = text(&file);
    let mut shown = 0;
    let mut open = vec![];
    let mut flags = 0;
    for line in text.lines().skip_while(|line| !line.starts_with('@')) {
        if let Some(hex) = line.strip_prefix('@') {
            flags = u32::from_str_radix(hex, 16).unwrap();
        } else if let Some(name) = line.strip_prefix('-') {
            match flags & 0x180_0000 {
                0x80_0000 => open.push((name, flags & 0x40_0000)),
                0x100_0000 => assert_eq!(open.pop(), Some((name, flags & 0x40_0000))),
                _ => panic!("{name} is neither begin nor end"),
            }
        } else if let Some(signal) = line.strip_prefix("+{") {
            let (_, name) = signal.split_once("} ").unwrap();
            assert!(names.iter().any(|n| n == name), "{name} is not in the VCD");
            assert!(!open.is_empty());
            shown += 1;
        }
    }
    assert!(open.is_empty());
    assert_eq!(shown, names.len() + 3 + 1);
}

#[test]
fn what_is_not_in_the_trace_is_an_error() {
    let (variables, _) = variables();
    let mut file = GtkwFile::new("top.vcd", &variables);
    let missing = file.group("g", |g| g.signal("top.nothing")).err().unwrap();
    assert_eq!(missing.to_string(), "the trace has no variable top.nothing");
    // A scope is no signal, and half a name is no scope.
    assert!(file.group("g", |g| g.signal("top.fields")).is_err());
    let part = file.group("g", |g| g.under("top.fiel")).err().unwrap();
    assert!(matches!(part, GtkwError::EmptyScope(scope) if scope == "top.fiel"));
    for i in 0..26 {
        file.marker("m", i).unwrap();
    }
    assert!(matches!(
        file.marker("n", 0),
        Err(GtkwError::TooManyMarkers(_))
    ));
}

#[test]
fn signals_are_shown_as_asked() {
    let (variables, _) = variables();
    let mut file = GtkwFile::new("top.vcd", &variables);
    file.group("g", |g| {
        g.signal("top.clock")?
            .signal("top.wide.q")?
            .signal("top.negative")?
            .signal("top.phase.q")?
            .color(Color::Violet)
            .signal_as("top.counter.q", "count", Radix::Decimal)
    })
    .unwrap();
    file.window(1220, 500)
        .names_width(220)
        .view(1000, 1000 + (1 << 14) * 5);
    file.cursor(5120).marker("first packet", 7).unwrap();
    let unset = " -1".repeat(25);
    let expected = format!(
        "[dumpfile] \"top.vcd\"\n[savefile] \"top.vcd.gtkw\"\n[timestart] 1000\n\
         [size] 1220 500\n[pos] -1 -1\n*-14.000000 5120 7{unset}\n[markername] Afirst packet\n\
         [sst_expanded] 0\n[signals_width] 220\n\
         @800200\n-g\n@28\n+{{clock}} top.clock\n@22\n+{{wide.q}} top.wide.q[511:0]\n\
         @424\n+{{negative}} top.negative[7:0]\n@820\n+{{phase.q}} top.phase.q\n\
         @24\n[color] 7\n+{{count}} top.counter.q[7:0]\n@1000200\n-g\n"
    );
    assert_eq!(text(&file), expected);
}

#[test]
fn a_writer_that_fails_is_an_error() {
    let file = GtkwFile::new("top.vcd", &[]);
    let mut no_room = io::Cursor::new([0_u8; 10]);
    assert!(matches!(file.write_to(&mut no_room), Err(GtkwError::Io(_))));
}

//! GTKWave save files: which signals to show, how, and in which groups.

use std::io::{self, Write};

use super::variable::{VarKind, Variable};

/// Why a save file cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum GtkwError {
    /// The trace has no variable of this path.
    #[error("the trace has no variable {0}")]
    NoVariable(String),
    /// No variable of the trace lies in this scope.
    #[error("the trace has no variable under {0}")]
    EmptyScope(String),
    /// GTKWave knows 26 named markers, A to Z.
    #[error("no room for marker {0:?}: GTKWave has 26")]
    TooManyMarkers(String),
    /// The writer failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// How a value is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Radix {
    /// Base 2.
    Binary,
    /// Base 10; negative numbers of signed variables with their sign.
    Decimal,
    /// Base 16.
    Hex,
    /// The bytes of the vector as characters; the way to show text variables.
    Ascii,
}

/// Colour of a trace, in the palette of GTKWave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Color {
    Red = 1,
    Orange,
    Yellow,
    Green,
    Blue,
    Indigo,
    Violet,
}

// The trace flags of GTKWave (analyzer.h).
const HEX: u32 = 0x2;
const DECIMAL: u32 = 0x4;
const BINARY: u32 = 0x8;
const RIGHT_JUSTIFY: u32 = 0x20;
const BLANK: u32 = 0x200;
const SIGNED: u32 = 0x400;
const ASCII: u32 = 0x800;
const CLOSED: u32 = 0x40_0000;
const GROUP_BEGIN: u32 = 0x80_0000;
const GROUP_END: u32 = 0x100_0000;

/// Pixels that GTKWave shows per 2^-zoom time units (calczoom in zoom.c).
const PIXELS_PER_FRAME: f64 = 200.0;
const NAMED_MARKERS: usize = 26;

/// A group of signals that opens and closes in GTKWave.
pub struct Group<'a> {
    variables: &'a [Variable],
    lines: Vec<String>,
    color: Option<Color>,
}

impl<'a> Group<'a> {
    /// Colours what is added from here on.
    pub fn color(mut self, color: Color) -> Self {
        self.color = Some(color);
        self
    }

    /// Adds the variable with this path, shown as its path without the outermost scope.
    ///
    /// # Errors
    /// [`GtkwError::NoVariable`].
    pub fn signal(self, path: &str) -> Result<Self, GtkwError> {
        let variable = self.find(path)?;
        Ok(self.add(variable, default_radix(variable), short_path(variable)))
    }

    /// Adds the variable with this path, shown as `label` and in `radix`.
    ///
    /// # Errors
    /// [`GtkwError::NoVariable`].
    pub fn signal_as(self, path: &str, label: &str, radix: Radix) -> Result<Self, GtkwError> {
        let variable = self.find(path)?;
        Ok(self.add(variable, radix, label))
    }

    /// Adds every variable in the scope `scope` and in the scopes inside it, each under its path
    /// from there on.
    ///
    /// # Errors
    /// [`GtkwError::EmptyScope`].
    pub fn under(mut self, scope: &str) -> Result<Self, GtkwError> {
        let mut any = false;
        for variable in self.variables {
            let label = variable.path.strip_prefix(scope);
            if let Some(label) = label.and_then(|rest| rest.strip_prefix('.')) {
                self = self.add(variable, default_radix(variable), label);
                any = true;
            }
        }
        any.then_some(self)
            .ok_or_else(|| GtkwError::EmptyScope(scope.to_string()))
    }

    /// Adds every variable that `picks` accepts, in the order of the trace. None is no error.
    pub fn matching(mut self, picks: impl Fn(&Variable) -> bool) -> Self {
        for variable in self.variables.iter().filter(|variable| picks(variable)) {
            self = self.add(variable, default_radix(variable), short_path(variable));
        }
        self
    }

    /// Adds an open group inside this one.
    ///
    /// # Errors
    /// Those of `fill`.
    pub fn group(
        self,
        name: &str,
        fill: impl FnOnce(Group<'a>) -> Result<Group<'a>, GtkwError>,
    ) -> Result<Self, GtkwError> {
        self.nest(name, true, fill)
    }

    /// Adds a group inside this one that is closed until the user opens it.
    ///
    /// # Errors
    /// Those of `fill`.
    pub fn closed_group(
        self,
        name: &str,
        fill: impl FnOnce(Group<'a>) -> Result<Group<'a>, GtkwError>,
    ) -> Result<Self, GtkwError> {
        self.nest(name, false, fill)
    }

    fn nest(
        mut self,
        name: &str,
        open: bool,
        fill: impl FnOnce(Group<'a>) -> Result<Group<'a>, GtkwError>,
    ) -> Result<Self, GtkwError> {
        let inner = fill(Group {
            variables: self.variables,
            lines: vec![],
            color: self.color,
        })?;
        let state = if open { 0 } else { CLOSED };
        for (edge, lines) in [(GROUP_BEGIN, inner.lines), (GROUP_END, vec![])] {
            self.lines.push(format!("@{:x}", edge | BLANK | state));
            self.lines.push(format!("-{name}"));
            self.lines.extend(lines);
        }
        Ok(self)
    }

    fn find(&self, path: &str) -> Result<&'a Variable, GtkwError> {
        self.variables
            .iter()
            .find(|variable| variable.path == path)
            .ok_or_else(|| GtkwError::NoVariable(path.to_string()))
    }

    fn add(mut self, variable: &Variable, radix: Radix, label: &str) -> Self {
        self.lines.push(format!("@{:x}", flags(variable, radix)));
        if let Some(color) = self.color {
            self.lines.push(format!("[color] {}", color as u8));
        }
        let name = variable.gtkwave_name();
        self.lines.push(format!("+{{{label}}} {name}"));
        self
    }
}

fn short_path(variable: &Variable) -> &str {
    let path = &variable.path;
    path.split_once('.').map_or(path, |(_, rest)| rest)
}

fn default_radix(variable: &Variable) -> Radix {
    match variable.kind {
        VarKind::Text => Radix::Ascii,
        VarKind::Signed => Radix::Decimal,
        VarKind::Unsigned if variable.width == 1 => Radix::Binary,
        VarKind::Unsigned => Radix::Hex,
    }
}

fn flags(variable: &Variable, radix: Radix) -> u32 {
    RIGHT_JUSTIFY
        | match radix {
            Radix::Binary => BINARY,
            Radix::Hex => HEX,
            Radix::Ascii => ASCII,
            Radix::Decimal if variable.kind == VarKind::Signed => DECIMAL | SIGNED,
            Radix::Decimal => DECIMAL,
        }
}

/// A GTKWave save file for one trace.
///
/// Signals are picked from the variables that the trace really has, so that a save file cannot
/// name one that does not exist. It is to lie beside its VCD, and the two can be moved together.
pub struct GtkwFile<'a> {
    dump: String,
    root: Group<'a>,
    window: (u32, u32),
    names_width: u32,
    view: (u64, u64),
    cursor: Option<u64>,
    markers: Vec<(String, u64)>,
}

impl<'a> GtkwFile<'a> {
    /// A save file without signals for the VCD named `dump` in the same folder.
    pub fn new(dump: &str, variables: &'a [Variable]) -> Self {
        GtkwFile {
            dump: dump.to_string(),
            root: Group {
                variables,
                lines: vec![],
                color: None,
            },
            window: (1400, 800),
            names_width: 420,
            view: (0, 60 * super::PERIOD_PS),
            cursor: None,
            markers: vec![],
        }
    }

    /// Adds an open group.
    ///
    /// # Errors
    /// Those of `fill`.
    pub fn group(
        &mut self,
        name: &str,
        fill: impl FnOnce(Group<'a>) -> Result<Group<'a>, GtkwError>,
    ) -> Result<&mut Self, GtkwError> {
        self.nest(name, true, fill)
    }

    /// Adds a group that is closed until the user opens it.
    ///
    /// # Errors
    /// Those of `fill`.
    pub fn closed_group(
        &mut self,
        name: &str,
        fill: impl FnOnce(Group<'a>) -> Result<Group<'a>, GtkwError>,
    ) -> Result<&mut Self, GtkwError> {
        self.nest(name, false, fill)
    }

    fn nest(
        &mut self,
        name: &str,
        open: bool,
        fill: impl FnOnce(Group<'a>) -> Result<Group<'a>, GtkwError>,
    ) -> Result<&mut Self, GtkwError> {
        let mut root = Group {
            variables: self.root.variables,
            lines: vec![],
            color: None,
        };
        root = root.nest(name, open, fill)?;
        self.root.lines.append(&mut root.lines);
        Ok(self)
    }

    /// Sets the size of the window in pixels (1400 x 800 unless set).
    pub fn window(&mut self, width: u32, height: u32) -> &mut Self {
        self.window = (width, height);
        self
    }

    /// Sets the width of names and values in pixels (420 unless set).
    pub fn names_width(&mut self, width: u32) -> &mut Self {
        self.names_width = width;
        self
    }

    /// Shows this span of time in picoseconds at the start (60 cycles from 0 unless set).
    pub fn view(&mut self, from: u64, to: u64) -> &mut Self {
        self.view = (from, to.max(from + 1));
        self
    }

    /// Puts the cursor at this time in picoseconds: the values beside the names are those there.
    pub fn cursor(&mut self, time: u64) -> &mut Self {
        self.cursor = Some(time);
        self
    }

    /// Adds a named marker at this time in picoseconds.
    ///
    /// # Errors
    /// [`GtkwError::TooManyMarkers`].
    pub fn marker(&mut self, name: &str, time: u64) -> Result<&mut Self, GtkwError> {
        if self.markers.len() == NAMED_MARKERS {
            return Err(GtkwError::TooManyMarkers(name.to_string()));
        }
        self.markers.push((name.to_string(), time));
        Ok(self)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// [`GtkwError::Io`].
    pub fn write_to(&self, out: &mut dyn Write) -> Result<(), GtkwError> {
        let (width, height) = self.window;
        let (from, to) = self.view;
        // GTKWave looks for the dump file where it was relative to the save file, so it has to be
        // told of some name for the save file; without one it looks in the current folder.
        writeln!(out, "[dumpfile] \"{}\"", self.dump)?;
        writeln!(out, "[savefile] \"{}.gtkw\"", self.dump)?;
        writeln!(out, "[timestart] {from}")?;
        writeln!(out, "[size] {width} {height}")?;
        writeln!(out, "[pos] -1 -1")?;

        let wave_pixels = f64::from(width.saturating_sub(self.names_width).max(1));
        let frame = (to - from) as f64 * PIXELS_PER_FRAME / wave_pixels;
        write!(out, "*{:.6} {}", -frame.log2(), time_or_unset(self.cursor))?;
        for i in 0..NAMED_MARKERS {
            let time = self.markers.get(i).map(|(_, time)| *time);
            write!(out, " {}", time_or_unset(time))?;
        }
        writeln!(out)?;
        for ((name, _), letter) in self.markers.iter().zip('A'..) {
            writeln!(out, "[markername] {letter}{name}")?;
        }

        writeln!(out, "[sst_expanded] 0")?;
        writeln!(out, "[signals_width] {}", self.names_width)?;
        for line in &self.root.lines {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        Ok(())
    }
}

/// GTKWave writes -1 for a marker that is not set.
fn time_or_unset(time: Option<u64>) -> String {
    time.map_or("-1".to_string(), |time| time.to_string())
}

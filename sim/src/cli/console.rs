//! The standard output: a terminal of some width and colour, or not.

use std::io::{self, BufWriter, IsTerminal, Write};

/// What the standard output can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Console {
    pub color: bool,
    /// Columns; none where lines may be of any length.
    pub width: Option<usize>,
}

impl Console {
    pub fn detect() -> Self {
        let terminal = io::stdout().is_terminal();
        // https://no-color.org: set and not empty.
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
        let width = terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into());
        Self {
            color: terminal && !refused && !dumb,
            width: width.filter(|_| terminal),
        }
    }
}

/// The standard output, flushed line by line on a terminal only.
pub(super) fn stdout() -> Box<dyn Write> {
    let stdout = io::stdout();
    if stdout.is_terminal() {
        Box::new(stdout)
    } else {
        Box::new(BufWriter::new(stdout))
    }
}

//! A progress bar for captures that take a while.

use std::cell::OnceCell;
use std::io::IsTerminal;
use std::rc::Rc;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How long a run has to take before a bar appears.
const PATIENCE: Duration = Duration::from_secs(1);
const TEMPLATE: &str = "{bar:40} {percent}%  {binary_bytes} of {binary_total_bytes}  {eta} left";

/// A bar on stderr, when that is a terminal. Clones are the same bar.
#[derive(Clone)]
pub(super) struct Progress(Rc<Inner>);

struct Inner {
    total: u64,
    begun: Instant,
    wanted: bool,
    bar: OnceCell<ProgressBar>,
}

impl Progress {
    /// Of `total` bytes of input.
    pub fn new(total: u64) -> Self {
        Self(Rc::new(Inner {
            total,
            begun: Instant::now(),
            wanted: std::io::stderr().is_terminal(),
            bar: OnceCell::new(),
        }))
    }

    /// That many bytes have been read.
    pub fn set(&self, bytes: u64) {
        let inner = &self.0;
        if inner.wanted && (inner.bar.get().is_some() || inner.begun.elapsed() >= PATIENCE) {
            inner
                .bar
                .get_or_init(|| bar(inner.total))
                .set_position(bytes);
        }
    }

    /// Does `write` while the bar is out of the way.
    pub fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        match self.0.bar.get() {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        if let Some(bar) = self.0.bar.get() {
            bar.finish_and_clear();
        }
    }
}

fn bar(total: u64) -> ProgressBar {
    let bar = ProgressBar::new(total);
    match ProgressStyle::with_template(TEMPLATE) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

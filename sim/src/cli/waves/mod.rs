//! `--vcd`: the pipeline as a waveform, streamed to disk while it runs, and the GTKWave save file beside it.
//!
//! Time 0 is the start of cycle 0, the first one after the reset, so cycle `n` of the table and of the JSON is the time
//! from `n` to `n + 1` times 5.12 ns. Registers change at its start, the inputs in its middle, and what moves in it
//! moves at its end.

mod ports;
mod recorder;
mod view;

use std::cell::RefCell;
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use self::recorder::Recorder;
use super::failure::Failure;
use super::feed::Origin;
use crate::bench::Observer;

/// Name of the outermost scope.
const TOP: &str = "ib_rx";

/// A waveform that is being written.
pub(super) struct Waves {
    vcd: PathBuf,
    recorder: Rc<RefCell<Recorder<BufWriter<File>>>>,
}

impl Waves {
    /// Creates the file `vcd`.
    pub fn create(vcd: &Path) -> Result<Self, Failure> {
        let file = File::create(vcd).map_err(|source| Failure::Write {
            path: vcd.to_owned(),
            source,
        })?;
        Ok(Self {
            vcd: vcd.to_owned(),
            recorder: Rc::new(RefCell::new(Recorder::new(BufWriter::new(file)))),
        })
    }

    /// Sees the pipeline for the waveform.
    pub fn observer(&self) -> Observer {
        let recorder = Rc::clone(&self.recorder);
        Box::new(move |block, clock| recorder.borrow_mut().sample(block, clock))
    }

    /// The next cycle is cycle 0; what was before is not shown.
    pub fn start(&self) {
        self.recorder.borrow_mut().start();
    }

    /// The next packet that the input will take.
    pub fn entering(&self, origin: &Origin) {
        self.recorder.borrow_mut().entering(origin);
    }

    /// Ends the waveform and writes the save file. Gives the files written.
    pub fn finish(self) -> Result<[PathBuf; 2], Failure> {
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |source| Failure::Write { path, source }
        };
        let recording = self.recorder.borrow_mut().finish();
        let recording = recording.map_err(failed(&self.vcd))?;
        let save = self.vcd.with_extension("gtkw");
        view::write(&self.vcd, &save, &recording).map_err(failed(&save))?;
        Ok([self.vcd, save])
    }
}

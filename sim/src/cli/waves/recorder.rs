//! The trace itself, and which packet is where in it.

use std::collections::VecDeque;
use std::io::{self, Write};

use rust_hdl::prelude::Block;

use super::ports::Ports;
use super::{view, TOP};
use crate::cli::feed::Origin;
use crate::wave::{falling_edge_ps, rising_edge_ps, Options, TextNote, Variable, VcdTrace};

/// Records a pipeline cycle by cycle.
pub(super) struct Recorder<W: Write> {
    state: State<W>,
    cycle: u64,
    /// Names of the packets of which the descriptor, and the status, is still to come.
    undescribed: VecDeque<String>,
    unjudged: VecDeque<String>,
    input: String,
    /// What the outputs will do at the end of this cycle.
    descriptor_moves: bool,
    status_moves: bool,
    first_error: Option<u64>,
}

enum State<W: Write> {
    Waiting(W),
    Started(W),
    Tracing(VcdTrace<W>, Notes),
    Failed(io::Error),
    Finished,
}

/// Beside each stream: the packet that is there, or was there last.
struct Notes {
    input: TextNote,
    descriptor: TextNote,
    status: TextNote,
}

/// What the save file has to know of a finished trace.
pub(super) struct Recording {
    pub variables: Vec<Variable>,
    /// Cycle in which the first status with an error came out.
    pub first_error: Option<u64>,
}

impl<W: Write> Recorder<W> {
    pub fn new(out: W) -> Self {
        Self {
            state: State::Waiting(out),
            cycle: 0,
            undescribed: VecDeque::new(),
            unjudged: VecDeque::new(),
            input: String::new(),
            descriptor_moves: false,
            status_moves: false,
            first_error: None,
        }
    }

    pub fn start(&mut self) {
        self.state = match std::mem::replace(&mut self.state, State::Finished) {
            State::Waiting(out) => State::Started(out),
            other => other,
        };
    }

    pub fn entering(&mut self, origin: &Origin) {
        let name = match origin.name {
            Some(name) => format!("{} {name}", origin.frame),
            None => origin.frame.to_string(),
        };
        self.undescribed.push_back(origin.frame.to_string());
        self.unjudged.push_back(origin.frame.to_string());
        self.input = name;
    }

    /// Takes the block as it has settled in the two halves of each cycle; an error shows in [`finish`](Self::finish).
    pub fn sample(&mut self, block: &dyn Block, clock: bool) {
        self.state = match std::mem::replace(&mut self.state, State::Finished) {
            State::Started(out) => match trace(out, block) {
                Ok((trace, notes)) => State::Tracing(trace, notes),
                Err(error) => State::Failed(error),
            },
            other => other,
        };
        if matches!(self.state, State::Tracing(..)) {
            if let Err(error) = self.write(block, clock) {
                self.state = State::Failed(error);
            }
        }
    }

    fn write(&mut self, block: &dyn Block, clock: bool) -> io::Result<()> {
        let State::Tracing(trace, notes) = &mut self.state else {
            return Ok(());
        };
        let time = if clock {
            self.cycle += 1;
            if std::mem::take(&mut self.descriptor_moves) {
                self.undescribed.pop_front();
            }
            if std::mem::take(&mut self.status_moves) {
                self.unjudged.pop_front();
            }
            rising_edge_ps(self.cycle)
        } else {
            // The first half of cycle 0 is not seen: the second one stands for both.
            match self.cycle {
                0 => 0,
                cycle => falling_edge_ps(cycle),
            }
        };
        let ports = Ports::of(block);
        if !clock {
            self.descriptor_moves = ports.descriptor_valid && ports.descriptor_ready;
            self.status_moves = ports.status_valid && ports.status_ready;
        }
        // A note stays until the next packet, or it would be too short to read.
        let packet = |names: &VecDeque<String>| names.front().cloned().unwrap_or_default();
        if ports.input_valid {
            trace.set_text(notes.input, &self.input);
        }
        if ports.descriptor_valid {
            trace.set_text(notes.descriptor, &packet(&self.undescribed));
        }
        if ports.status_valid {
            let status = format!("{} {}", packet(&self.unjudged), ports.verdict());
            trace.set_text(notes.status, &status);
            if ports.has_errors() {
                self.first_error.get_or_insert(self.cycle);
            }
        }
        trace.sample(time, block)
    }

    /// Ends the file. Gives the first error that there was.
    pub fn finish(&mut self) -> io::Result<Recording> {
        match std::mem::replace(&mut self.state, State::Finished) {
            State::Tracing(trace, _) => {
                let variables = trace.variables().to_vec();
                trace.finish()?;
                Ok(Recording {
                    variables,
                    first_error: self.first_error,
                })
            }
            State::Failed(error) => Err(error),
            State::Waiting(_) | State::Started(_) | State::Finished => {
                Err(io::Error::other("the hardware did not run"))
            }
        }
    }
}

fn trace<W: Write>(out: W, block: &dyn Block) -> io::Result<(VcdTrace<W>, Notes)> {
    let mut options = Options::default().keep(view::keeps);
    let notes = Notes {
        input: options.text_note("input"),
        descriptor: options.text_note("descriptor"),
        status: options.text_note("status"),
    };
    Ok((VcdTrace::new(out, TOP, block, options)?, notes))
}

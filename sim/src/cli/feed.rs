//! The packets that go in, and where they come from.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::rc::Rc;

use super::failure::Failure;
use super::progress::Progress;
use crate::bench::Packet;
use crate::capture::{open, FrameKind, Reader, SkipReason};
use crate::sample;

/// Where a packet comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    /// The capture; none for the sample.
    pub file: Option<Rc<str>>,
    /// Number in the file or in the sample, from 1.
    pub frame: u64,
    /// What the sample says it is.
    pub name: Option<&'static str>,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.file, self.name) {
            (Some(file), _) => write!(f, "{file}: frame {}", self.frame),
            (None, Some(name)) => write!(f, "sample packet {} ({name})", self.frame),
            (None, None) => write!(f, "packet {}", self.frame),
        }
    }
}

/// A packet, LRH to VCRC, on its way to the input.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub origin: Origin,
    pub packet: Packet,
}

/// The embedded sample.
pub(super) fn sample() -> impl Iterator<Item = Sent> {
    (1..).zip(sample::packets()).map(|(frame, sample)| Sent {
        origin: Origin {
            file: None,
            frame,
            name: Some(sample.name),
        },
        packet: Packet {
            bytes: sample.bytes,
            link_error: sample.link_error,
            empty_end: false,
        },
    })
}

/// The packets of captures, read one at a time when they are wanted.
pub(super) struct Captures {
    waiting: std::vec::IntoIter<PathBuf>,
    current: Option<Current>,
    pub progress: Progress,
    /// Bytes of the files that are done.
    bytes_done: u64,
    /// Frames that are no InfiniBand packets, by what they are.
    pub skipped: BTreeMap<SkipReason, u64>,
    /// Packets of which the capture holds only the beginning.
    pub snapped: u64,
    /// What is wrong with the files: at most one entry each.
    pub failures: Vec<Failure>,
}

struct Current {
    path: PathBuf,
    name: Rc<str>,
    reader: Reader,
}

impl Captures {
    /// Opens the first of the files that can be opened.
    pub fn new(files: Vec<PathBuf>) -> Self {
        let sizes = files.iter().map(|path| path.metadata().ok());
        let bytes = sizes.map(|size| size.map_or(0, |metadata| metadata.len()));
        let mut captures = Self {
            progress: Progress::new(bytes.sum()),
            waiting: files.into_iter(),
            current: None,
            bytes_done: 0,
            skipped: BTreeMap::new(),
            snapped: 0,
            failures: Vec::new(),
        };
        captures.advance();
        captures
    }

    /// No file is left to read.
    pub fn is_at_end(&self) -> bool {
        self.current.is_none()
    }

    /// Goes to the next file that can be opened.
    fn advance(&mut self) {
        if let Some(done) = self.current.take() {
            self.bytes_done += done.reader.bytes_read();
        }
        for path in self.waiting.by_ref() {
            match open(&path) {
                Ok(reader) => {
                    self.current = Some(Current {
                        name: path.display().to_string().into(),
                        path,
                        reader,
                    });
                    return;
                }
                Err(source) => self.failures.push(Failure::Capture { path, source }),
            }
        }
    }
}

impl Iterator for Captures {
    type Item = Sent;

    fn next(&mut self) -> Option<Sent> {
        while let Some(current) = &mut self.current {
            let frame = current.reader.next_frame();
            self.progress
                .set(self.bytes_done + current.reader.bytes_read());
            match frame {
                Ok(Some(frame)) => match frame.kind {
                    FrameKind::Packet {
                        bytes,
                        link_error,
                        cut,
                    } => {
                        self.snapped += u64::from(cut);
                        return Some(Sent {
                            origin: Origin {
                                file: Some(Rc::clone(&current.name)),
                                frame: frame.number,
                                name: None,
                            },
                            packet: Packet {
                                bytes,
                                link_error,
                                empty_end: false,
                            },
                        });
                    }
                    FrameKind::Skipped { reason } => *self.skipped.entry(reason).or_insert(0) += 1,
                },
                Ok(None) => self.advance(),
                Err(source) => {
                    self.failures.push(Failure::Capture {
                        path: current.path.clone(),
                        source,
                    });
                    self.advance();
                }
            }
        }
        None
    }
}

//! Reading a capture of any of the formats, frame by frame.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::link::decode;
use super::pcap::Pcap;
use super::pcapng::PcapNg;
use super::source::Source;
use super::{CaptureError, Frame};

enum Format {
    Pcap(Pcap),
    PcapNg(PcapNg),
}

/// Reads the frames of a capture in order, holding one at a time.
///
/// All frames in front of a damaged place are delivered; the call after them returns the error, and
/// every later call the end of the capture. It is also an [`Iterator`].
pub struct Reader<R = File> {
    source: Source<R>,
    format: Format,
    total_bytes: Option<u64>,
    frames: u64,
    finished: bool,
}

/// Opens a capture file.
pub fn open(path: &Path) -> Result<Reader, CaptureError> {
    let file = File::open(path).map_err(CaptureError::Open)?;
    let metadata = file.metadata().map_err(CaptureError::Open)?;
    let mut reader = Reader::new(file)?;
    // A pipe or a device has no length to speak of.
    reader.total_bytes = metadata.is_file().then_some(metadata.len());
    Ok(reader)
}

impl<R: Read> Reader<R> {
    /// Starts to read a capture from a stream. Buffers by itself.
    pub fn new(stream: R) -> Result<Self, CaptureError> {
        let mut source = Source::new(stream)?;
        let format = match <[u8; 4]>::try_from(source.magic()) {
            _ if source.magic().is_empty() => return Err(CaptureError::Empty),
            Ok(magic) if Pcap::recognises(magic) => Format::Pcap(Pcap::new(&mut source)?),
            Ok(magic) if PcapNg::recognises(magic) => Format::PcapNg(PcapNg::new()),
            _ => {
                return Err(CaptureError::UnknownFormat {
                    start: source.magic().to_vec(),
                })
            }
        };
        Ok(Self {
            source,
            format,
            total_bytes: None,
            frames: 0,
            finished: false,
        })
    }

    /// The next frame, or `None` at the end of the capture.
    pub fn next_frame(&mut self) -> Result<Option<Frame>, CaptureError> {
        if self.finished {
            return Ok(None);
        }
        let frame = self.read_frame();
        self.finished = !matches!(frame, Ok(Some(_)));
        frame
    }

    /// How many bytes of the file have been used.
    pub fn bytes_read(&self) -> u64 {
        self.source.offset()
    }

    /// How long the file is, in bytes, where that is known.
    pub fn total_bytes(&self) -> Option<u64> {
        self.total_bytes
    }

    fn read_frame(&mut self) -> Result<Option<Frame>, CaptureError> {
        let record = match &mut self.format {
            Format::Pcap(pcap) => pcap.next(&mut self.source)?,
            Format::PcapNg(pcapng) => pcapng.next(&mut self.source)?,
        };
        let Some(record) = record else {
            return Ok(None);
        };
        self.frames += 1;
        let (time_ns, kind) = decode(record, self.frames)?;
        Ok(Some(Frame {
            number: self.frames,
            time_ns,
            kind,
        }))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Frame, CaptureError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_frame().transpose()
    }
}

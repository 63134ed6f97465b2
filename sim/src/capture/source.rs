//! A byte stream that knows where it is.

use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

use super::CaptureError;

/// How many bytes tell the formats apart.
const MAGIC_BYTES: usize = 4;
const BUFFER_BYTES: usize = 64 * 1024;

pub(super) struct Source<R> {
    inner: BufReader<Chain<Cursor<Vec<u8>>, R>>,
    magic: Vec<u8>,
    offset: u64,
}

impl<R: Read> Source<R> {
    /// Looks at the first bytes; they are read again as part of the stream.
    pub fn new(mut reader: R) -> Result<Self, CaptureError> {
        let mut magic = Vec::new();
        reader
            .by_ref()
            .take(MAGIC_BYTES as u64)
            .read_to_end(&mut magic)
            .map_err(|source| CaptureError::Read { offset: 0, source })?;
        Ok(Self {
            inner: BufReader::with_capacity(BUFFER_BYTES, Cursor::new(magic.clone()).chain(reader)),
            magic,
            offset: 0,
        })
    }

    /// The first four bytes, fewer if the file is shorter.
    pub fn magic(&self) -> &[u8] {
        &self.magic
    }

    /// Bytes read so far.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// Fills `buffer`, or returns `false` if the stream ends here. `part` begins here and is named
    /// in the error when the stream ends inside.
    pub fn fill_or_end(
        &mut self,
        buffer: &mut [u8],
        part: &'static str,
    ) -> Result<bool, CaptureError> {
        let start = self.offset;
        let mut filled = 0;
        while filled < buffer.len() {
            match self.inner.read(&mut buffer[filled..]) {
                Ok(0) => break,
                Ok(count) => {
                    filled += count;
                    self.offset += count as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(self.read_error(error)),
            }
        }
        match filled {
            0 if !buffer.is_empty() => Ok(false),
            _ if filled < buffer.len() => Err(CaptureError::CutOff {
                part,
                offset: start,
            }),
            _ => Ok(true),
        }
    }

    /// Fills `buffer`. `part`, which began at `start`, is named when the stream ends before.
    pub fn fill(
        &mut self,
        buffer: &mut [u8],
        part: &'static str,
        start: u64,
    ) -> Result<(), CaptureError> {
        let cut_off = CaptureError::CutOff {
            part,
            offset: start,
        };
        match self.fill_or_end(buffer, part) {
            Ok(true) => Ok(()),
            Ok(false) | Err(CaptureError::CutOff { .. }) => Err(cut_off),
            Err(error) => Err(error),
        }
    }

    /// Passes over `count` bytes without holding them.
    pub fn skip(
        &mut self,
        mut count: u64,
        part: &'static str,
        start: u64,
    ) -> Result<(), CaptureError> {
        while count > 0 {
            let available = match self.inner.fill_buf() {
                Ok([]) => {
                    return Err(CaptureError::CutOff {
                        part,
                        offset: start,
                    })
                }
                Ok(bytes) => bytes.len(),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(self.read_error(error)),
            };
            let step = usize::try_from(count).map_or(available, |count| count.min(available));
            self.inner.consume(step);
            self.offset += step as u64;
            count -= step as u64;
        }
        Ok(())
    }

    fn read_error(&self, source: io::Error) -> CaptureError {
        CaptureError::Read {
            offset: self.offset,
            source,
        }
    }
}

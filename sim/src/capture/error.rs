//! What can be wrong with a capture.

use std::io;

/// Why reading a capture stopped. Every message is one line and says where in the file; the name of
/// the file is left to the caller.
#[derive(Debug, thiserror::Error)]
pub enum CaptureError {
    /// The file cannot be opened.
    #[error("cannot be opened: {0}")]
    Open(#[source] io::Error),

    /// The operating system reported an error while reading.
    #[error("cannot be read at byte {offset}: {source}")]
    Read {
        /// Bytes from the start of the file.
        offset: u64,
        /// What the operating system said.
        source: io::Error,
    },

    /// There is not a single byte.
    #[error("the file is empty")]
    Empty,

    /// The file does not begin as pcap or pcapng does.
    #[error("neither pcap nor pcapng: the file begins with {start:02x?}")]
    UnknownFormat {
        /// The first bytes, at most four.
        start: Vec<u8>,
    },

    /// A version of the format that does not exist yet.
    #[error("{format} version {major}.{minor} at byte {offset} is not supported")]
    Version {
        /// "pcap" or "pcapng".
        format: &'static str,
        /// Major version as read.
        major: u16,
        /// Minor version as read.
        minor: u16,
        /// Where the file header or section header begins.
        offset: u64,
    },

    /// The file ends too early.
    #[error("cut off: the file ends inside the {part} that begins at byte {offset}")]
    CutOff {
        /// What was being read.
        part: &'static str,
        /// Where that begins.
        offset: u64,
    },

    /// A record or block claims a length that cannot be true.
    #[error(
        "the {part} at byte {offset} claims {length} bytes, more than the {limit} that are allowed"
    )]
    TooLong {
        /// What makes the claim.
        part: &'static str,
        /// Where it begins.
        offset: u64,
        /// The length it claims, in bytes.
        length: u32,
        /// The limit, in bytes.
        limit: u32,
    },

    /// A pcapng block that breaks the rules of the format.
    #[error("bad pcapng block at byte {offset}: {reason}")]
    BadBlock {
        /// Where the block begins.
        offset: u64,
        /// The rule it breaks.
        reason: &'static str,
    },

    /// An ERF record that contradicts itself.
    #[error("bad ERF record in frame {frame}: {reason}")]
    BadErf {
        /// 1-based number of the frame.
        frame: u64,
        /// What is wrong with it.
        reason: &'static str,
    },
}

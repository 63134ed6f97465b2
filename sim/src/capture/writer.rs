//! Writing packets as pcap.

use std::io::{self, Write};

use super::pcap::{MAGIC_NANOSECONDS, VERSION_MAJOR, VERSION_MINOR};
use super::{erf, LinkType, MAX_RECORD_BYTES};

/// Writes a little-endian pcap file with times in nanoseconds.
pub struct PcapWriter<W: Write> {
    output: W,
    link_type: LinkType,
}

impl<W: Write> PcapWriter<W> {
    /// Writes the file header. Give it a buffered writer.
    pub fn new(mut output: W, link_type: LinkType) -> io::Result<Self> {
        output.write_all(&MAGIC_NANOSECONDS.to_le_bytes())?;
        output.write_all(&VERSION_MAJOR.to_le_bytes())?;
        output.write_all(&VERSION_MINOR.to_le_bytes())?;
        // Time zone and accuracy of the clock: always zero in practice.
        output.write_all(&[0; 8])?;
        output.write_all(&MAX_RECORD_BYTES.to_le_bytes())?;
        output.write_all(&link_type.number().to_le_bytes())?;
        Ok(Self { output, link_type })
    }

    /// Writes one packet, LRH to VCRC, that arrived whole at `time_ns` (nanoseconds since 1970).
    ///
    /// `InvalidInput`: a time past the year 2106, a packet that is too long (65,512 bytes for ERF,
    /// 256 KiB else), or a link error in a file of [`LinkType::InfiniBand`], which cannot say that.
    pub fn write(&mut self, packet: &[u8], time_ns: u64, link_error: bool) -> io::Result<()> {
        let seconds = u32::try_from(time_ns / 1_000_000_000)
            .map_err(|_| invalid("a pcap file cannot hold a time past the year 2106"))?;
        let nanoseconds = (time_ns % 1_000_000_000) as u32;

        let erf_header = match self.link_type {
            LinkType::Erf => Some(
                erf::header(packet.len(), time_ns, link_error)
                    .ok_or_else(|| invalid("the packet is too long for an ERF record"))?,
            ),
            LinkType::InfiniBand if link_error => {
                return Err(invalid("link type 247 cannot mark a link error"))
            }
            LinkType::InfiniBand => None,
        };
        let erf_header = erf_header.as_ref().map_or(&[][..], |header| &header[..]);
        let length = u32::try_from(erf_header.len() + packet.len())
            .ok()
            .filter(|length| *length <= MAX_RECORD_BYTES)
            .ok_or_else(|| invalid("the packet is too long for a pcap record"))?;

        for word in [seconds, nanoseconds, length, length] {
            self.output.write_all(&word.to_le_bytes())?;
        }
        self.output.write_all(erf_header)?;
        self.output.write_all(packet)
    }

    /// Flushes and gives the output back.
    pub fn finish(mut self) -> io::Result<W> {
        self.output.flush()?;
        Ok(self.output)
    }
}

fn invalid(reason: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, reason)
}

//! From beats on the link to packets.

use super::{LinkError, TxBeat};
use crate::bench::monitor::Monitor;

/// A packet on the link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub bytes: Vec<u8>,
    /// The scheduler marked it bad.
    pub bad: bool,
    /// A flow-control packet.
    pub fcp: bool,
    pub vl: u8,
}

/// Takes beats, gives packets; watches the rules of the stream.
pub(super) struct Framer {
    end: &'static str,
    beat: usize,
    monitor: Monitor<TxBeat>,
    open: Option<Frame>,
}

impl Framer {
    pub fn new(end: &'static str, lanes: usize) -> Self {
        Self {
            end,
            beat: 4 * lanes,
            monitor: Monitor::new("m_axis"),
            open: None,
        }
    }

    /// One cycle; gives the packet that has ended in it.
    pub fn cycle(
        &mut self,
        cycle: u64,
        offer: Option<TxBeat>,
        ready: bool,
    ) -> Result<Option<Frame>, LinkError> {
        let Some(beat) = self.monitor.cycle(cycle, offer, ready)? else {
            return Ok(None);
        };
        let wrong = |what: &'static str| LinkError::Stream {
            cycle,
            end: self.end,
            what,
        };
        let bytes = beat.tkeep.count_ones() as usize;
        if beat.tkeep.trailing_ones() as usize != bytes || bytes == 0 || bytes > self.beat {
            return Err(wrong("tkeep is not contiguous from byte 0"));
        }
        if !beat.tlast && (bytes != self.beat || beat.tuser) {
            return Err(wrong("a beat that is not the last is short or marked bad"));
        }
        let frame = self.open.get_or_insert(Frame {
            bytes: Vec::new(),
            bad: false,
            fcp: beat.fcp,
            vl: beat.vl,
        });
        if (frame.fcp, frame.vl) != (beat.fcp, beat.vl) {
            return Err(wrong("packets are interleaved"));
        }
        frame.bytes.extend(&beat.tdata[..bytes]);
        frame.bad = beat.tuser;
        Ok(if beat.tlast { self.open.take() } else { None })
    }
}

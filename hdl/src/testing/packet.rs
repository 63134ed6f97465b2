//! Packets as beats, byte by byte.

use crate::prim::{Keep, Lanes};
use crate::stream::Beat;

/// A beat inside the pipeline.
#[derive(Clone, Copy, Debug)]
pub struct LaneBeat<const LANES: usize> {
    pub data: Lanes<LANES>,
    pub beat: Beat,
}

/// A beat at the edge of the exported Verilog.
#[derive(Clone, Copy, Debug)]
pub struct AxiBeat<const LANES: usize> {
    pub tdata: Lanes<LANES>,
    pub tkeep: Keep<LANES>,
    pub tlast: bool,
}

/// The bytes of each beat; a packet of no byte is one empty beat.
fn chunks<const LANES: usize>(packet: &[u8]) -> Vec<&[u8]> {
    if packet.is_empty() {
        return vec![packet];
    }
    packet.chunks(4 * LANES).collect()
}

/// The packet in lanes, with the side band that `stream::Beat` promises.
pub fn beats<const LANES: usize>(packet: &[u8]) -> Vec<LaneBeat<LANES>> {
    let chunks = chunks::<LANES>(packet);
    let mut before = 0;
    let one = |(index, bytes): (usize, &&[u8])| {
        let mut lanes = [0; LANES];
        for (i, &byte) in bytes.iter().enumerate() {
            lanes[i / 4] |= u32::from(byte) << (24 - 8 * (i % 4));
        }
        let total = before + bytes.len();
        let beat = Beat {
            valid: true,
            first: index == 0,
            last: index + 1 == chunks.len(),
            link_error: false,
            bytes: (bytes.len() as u64).into(),
            index: (index.min(31) as u64).into(),
            before: (before.min(0xffff) as u64).into(),
            total: (total.min(0xffff) as u64).into(),
        };
        before = total;
        LaneBeat {
            data: lanes.into(),
            beat,
        }
    };
    chunks.iter().enumerate().map(one).collect()
}

/// The packet on an AXI4-Stream: byte 0 in bits 7:0. What `tkeep` does not name is noise.
pub fn axi_beats<const LANES: usize>(packet: &[u8]) -> Vec<AxiBeat<LANES>> {
    let chunks = chunks::<LANES>(packet);
    let one = |(index, bytes): (usize, &&[u8])| {
        let mut lanes = [0xdead_beef; LANES];
        let mut keep = [0; LANES];
        for (i, &byte) in bytes.iter().enumerate() {
            let at = 8 * (i % 4);
            lanes[i / 4] = lanes[i / 4] & !(0xff << at) | u32::from(byte) << at;
            keep[i / 4] |= 1 << (i % 4);
        }
        AxiBeat {
            tdata: lanes.into(),
            tkeep: keep.into(),
            tlast: index + 1 == chunks.len(),
        }
    };
    chunks.iter().enumerate().map(one).collect()
}

/// The bytes of a beat in the order of the wire.
pub fn wire_bytes<const LANES: usize>(lanes: Lanes<LANES>) -> Vec<u8> {
    lanes.words().iter().flat_map(|w| w.to_be_bytes()).collect()
}

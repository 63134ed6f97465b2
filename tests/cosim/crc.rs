//! Drives the CRC engines: beats in, results out, both sides with pauses.

use crate::run::Run;
use ibhdl::rx::{IbIcrc, IbVcrc};
use ibhdl_sim::bench::{Clocked, Packet};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rust_hdl::prelude::{Block, Clock, In, Signal};

/// What the input of an engine carries.
#[derive(Clone, Debug, Default)]
pub struct Beat {
    valid: bool,
    /// 32-bit words of `tdata` and, in their lower 4 bits, of `tkeep`.
    data: Vec<u32>,
    keep: Vec<u32>,
    last: bool,
}

/// An engine as a top.
pub trait CrcTop: Block + Default + 'static {
    fn clock(&mut self) -> &mut Signal<In, Clock>;
    fn put(&mut self, rst: bool, beat: &Beat, result_ready: bool);
    fn tready(&self) -> bool;
    fn result_valid(&self) -> bool;
}

macro_rules! crc_tops {
    ($($top:ident)*) => {$(
        impl<const LANES: usize> CrcTop for $top<LANES> {
            fn clock(&mut self) -> &mut Signal<In, Clock> {
                &mut self.clk
            }

            fn put(&mut self, rst: bool, beat: &Beat, result_ready: bool) {
                let words = |words: &[u32]| -> [u32; LANES] {
                    std::array::from_fn(|i| words.get(i).copied().unwrap_or_default())
                };
                self.rst.next = rst;
                self.s_axis_tvalid.next = beat.valid;
                self.s_axis_tdata.next = words(&beat.data).into();
                self.s_axis_tkeep.next = words(&beat.keep).into();
                self.s_axis_tlast.next = beat.last;
                self.m_axis_result_tready.next = result_ready;
            }

            fn tready(&self) -> bool {
                self.s_axis_tready.val()
            }

            fn result_valid(&self) -> bool {
                self.m_axis_result_tvalid.val()
            }
        }
    )*};
}

crc_tops!(IbIcrc IbVcrc);

/// Cycles without a result, with the longest run of pauses that is at all likely, behind which something is stuck.
const PATIENCE: u64 = 100_000;

/// Sends all packets and waits for one result each; shows every cycle to `observe`.
pub fn run<T: CrcTop>(lanes: usize, run: &Run, observe: &mut dyn FnMut(&dyn Block, bool)) {
    let mut top = Clocked::new(Box::<T>::default(), T::clock);
    let mut random = Pcg64Mcg::seed_from_u64(run.stalls.seed);
    let mut beats = run.packets.iter().flat_map(|packet| beats(packet, lanes));
    let mut stalled = |probability: f64| f64::from(random.next_u32()) < probability * 2f64.powi(32);
    let mut beat = Beat::default();
    let mut results = 0;
    let mut idle = 0;
    let mut rst = true;
    while results < run.packets.len() {
        assert!(idle < PATIENCE, "{results} results and no more");
        if !rst && !beat.valid && !stalled(run.stalls.input) {
            beat = beats.next().unwrap_or_default();
        }
        let ready = !stalled(run.stalls.status);
        let settled = top.low(|top| top.put(rst, &beat, ready)).unwrap();
        observe(settled, false);
        // Outputs mean nothing before the reset.
        let moved = beat.valid && settled.tready();
        let result = !rst && ready && settled.result_valid();
        observe(top.high().unwrap(), true);
        idle = if moved || result { 0 } else { idle + 1 };
        results += usize::from(result);
        if moved {
            beat = Beat::default();
        }
        rst = false;
    }
}

fn beats(packet: &Packet, lanes: usize) -> Vec<Beat> {
    let bytes = &packet.bytes;
    let mut beats: Vec<Beat> = bytes.chunks(4 * lanes).map(beat).collect();
    if beats.is_empty() || (packet.empty_end && bytes.len().is_multiple_of(4 * lanes)) {
        beats.push(beat(&[]));
    }
    if let Some(end) = beats.last_mut() {
        end.last = true;
    }
    beats
}

fn beat(bytes: &[u8]) -> Beat {
    let dwords = bytes.chunks(4);
    let data = dwords.clone().map(|dword| {
        let bytes = dword.iter().rev();
        bytes.fold(0, |all, &byte| all << 8 | u32::from(byte))
    });
    Beat {
        valid: true,
        data: data.collect(),
        keep: dwords.map(|dword| (1 << dword.len()) - 1).collect(),
        last: false,
    }
}

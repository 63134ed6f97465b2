//! Packets through the simulated pipeline, with the golden model beside it.

use std::collections::VecDeque;

use super::failure::Failure;
use super::feed::Sent;
use super::report::{Cycles, Shown};
use crate::bench::{Bench, BenchError, Engine, Received};
use crate::model::{self, Decoded, FieldDifference};

/// Cycles for which the empty pipeline is watched at the end: something that it made up would come out.
const AFTERMATH: u32 = 16;

/// Sends all packets and hands each to `show` when it has come out, in order. Holds no more than what is in flight.
///
/// # Errors
/// What `show` gives; [`Failure::Difference`] after the packet in question has been shown; [`Failure::Bench`].
pub(super) fn play(
    bench: &mut Bench<dyn Engine>,
    packets: &mut dyn Iterator<Item = Sent>,
    config: &model::Config,
    show: &mut dyn FnMut(Shown) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut in_flight = VecDeque::new();
    let mut more = true;
    while more || !bench.is_empty() {
        let mut next = || {
            let sent = if more { packets.next() } else { None };
            more = sent.is_some();
            let sent = sent?;
            let packet = sent.packet.clone();
            in_flight.push_back(sent);
            Some(packet)
        };
        for received in bench.cycle(&mut next)? {
            let sent = in_flight.pop_front().ok_or(BenchError::Unexpected {
                cycle: bench.cycles(),
                port: "status",
            })?;
            finish(sent, &received, config, show)?;
        }
    }
    Ok(())
}

/// Watches the empty pipeline for a while.
pub(super) fn aftermath(bench: &mut Bench<dyn Engine>) -> Result<(), Failure> {
    for _ in 0..AFTERMATH {
        bench.cycle(&mut || None)?;
    }
    // Payload that belongs to no packet shows at the end of a run only.
    bench.run([])?;
    Ok(())
}

fn finish(
    sent: Sent,
    received: &Received,
    config: &model::Config,
    show: &mut dyn FnMut(Shown) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let hardware = received.decoded();
    let model = model::decode(&sent.packet.bytes, sent.packet.link_error, config);
    let difference = difference(received, &hardware, &model);
    let packet = sent.origin.to_string();
    show(Shown {
        origin: sent.origin,
        decoded: hardware,
        cycles: Cycles {
            first_beat: received.first_beat_cycle,
            descriptor: received.descriptor_cycle,
            status: received.status_cycle,
        },
    })?;
    match difference {
        Some(difference) => Err(Failure::Difference { packet, difference }),
        None => Ok(()),
    }
}

/// Between all that the ports gave and the model.
fn difference(received: &Received, hardware: &Decoded, model: &Decoded) -> Option<FieldDifference> {
    hardware.difference(model).or_else(|| {
        let bad = !model.errors.is_empty();
        // The mark is on the last beat of the payload: without payload there is none.
        let wrong = !received.payload.is_empty() && received.payload_bad != bad;
        wrong.then(|| FieldDifference {
            field: "m_axis_payload_tuser".into(),
            left: received.payload_bad.to_string(),
            right: bad.to_string(),
        })
    })
}

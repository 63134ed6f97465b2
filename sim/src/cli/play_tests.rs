//! What the command does about hardware that is wrong.

use std::cell::Cell;

use super::failure::Failure;
use super::feed::{sample, Sent};
use super::play::{aftermath, play};
use crate::bench::{engine, Bench, Config, Engine, EngineError, Inputs, Outputs, Stalls};
use crate::model::{self, Mtu};
use ibhdl::rx::Status;

const HARDWARE: Config = Config { mtu: 5, mpe: true };
const MODEL: model::Config = model::Config {
    mtu: Mtu::B4096,
    mpe: true,
};

/// Hardware with a fault at its ports.
struct Faulty<F>(Box<dyn Engine>, F);

impl<F: FnMut(&mut Outputs)> Engine for Faulty<F> {
    fn lanes(&self) -> usize {
        self.0.lanes()
    }

    fn cycle(&mut self, inputs: &Inputs) -> Result<Outputs, EngineError> {
        let mut outputs = self.0.cycle(inputs)?;
        (self.1)(&mut outputs);
        Ok(outputs)
    }
}

/// Plays the sample and gives what was shown, and how it ended.
fn sample_with(fault: impl FnMut(&mut Outputs) + 'static) -> (Vec<u64>, Result<(), Failure>) {
    let engine = Faulty(engine(16, HARDWARE).unwrap(), fault);
    let engine: Box<dyn Engine> = Box::new(engine);
    let mut bench = Bench::new(engine, Stalls::default()).unwrap();
    let mut shown = Vec::new();
    let result = play(&mut bench, &mut sample(), &MODEL, &mut |packet| {
        shown.push(packet.origin.frame);
        Ok(())
    });
    let result = result.and_then(|()| aftermath(&mut bench));
    (shown, result)
}

#[track_caller]
fn ends_with(result: Result<(), Failure>, message: &str) {
    let failure = result.unwrap_err();
    assert_eq!(failure.exit_code(), 3);
    let text = failure.to_string();
    assert!(text.contains(message), "{text}");
}

#[test]
fn right_hardware_plays_to_the_end() {
    let (shown, result) = sample_with(|_| ());
    assert_eq!(shown, (1..=sample().count() as u64).collect::<Vec<_>>());
    result.unwrap();
}

#[test]
fn a_wrong_field_is_named_with_its_packet() {
    let (shown, result) = sample_with(|outputs| {
        if let Some(desc) = &mut outputs.desc {
            if desc.bth.psn.value() == 4098 {
                desc.bth.psn = 4099.into();
            }
        }
    });
    // The packet itself is shown, as the hardware gave it; nothing is behind it.
    assert_eq!(shown.last(), Some(&10));
    ends_with(
        result,
        "sample packet 10 (RC SEND Last with Immediate, solicited, 5 bytes and 3 of pad): \
                       bth.psn: hardware 4099, model 4098",
    );
}

#[test]
fn a_wrong_mark_on_the_payload_is_named() {
    let (shown, result) = sample_with(|outputs| {
        if let Some(payload) = &mut outputs.payload {
            payload.tuser = false;
        }
    });
    assert_eq!(shown.last(), Some(&42));
    ends_with(result, "m_axis_payload_tuser: hardware false, model true");
}

#[test]
fn a_status_that_belongs_to_no_packet_is_an_error() {
    let mut expected = sample().count();
    let (_, result) = sample_with(move |outputs| match outputs.status {
        Some(_) => expected -= 1,
        None if expected == 0 => outputs.status = Some(Status::default()),
        None => (),
    });
    ends_with(result, "status gave something that belongs to no packet");
}

#[test]
fn no_more_is_held_than_fits_in_the_pipeline() {
    let packet = sample().nth(38).unwrap();
    let sent = Cell::new(0);
    let mut packets = (0..2000).map(|_| -> Sent {
        sent.set(sent.get() + 1);
        packet.clone()
    });
    let stalls = Stalls {
        status: 0.7,
        ..Stalls::all(0.0, 1)
    };
    let mut bench = Bench::new(engine(16, HARDWARE).unwrap(), stalls).unwrap();
    let mut shown = 0;
    let mut most = 0;
    play(&mut bench, &mut packets, &MODEL, &mut |_| {
        most = most.max(sent.get() - shown);
        shown += 1;
        Ok(())
    })
    .unwrap();
    assert_eq!(shown, 2000);
    // A FIFO of 32, what is in the stages, and the packet that waits at the input.
    assert!(most <= 64, "{most} packets were held");
}

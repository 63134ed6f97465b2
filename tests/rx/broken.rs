//! The tests of the tests: pipelines that are broken on purpose, and what the bench and the comparison say to them.

use crate::compare::{hardware, run, Wrong, CONFIG};
use crate::packets::filled;
use ibhdl::header::Descriptor;
use ibhdl::rx::{Icrc, Status};
use ibhdl_sim::bench::{
    BenchError, Engine, EngineError, Inputs, Outputs, Packet, PayloadBeat, Stalls,
};
use ibhdl_sim::model::Lnh;
use std::collections::VecDeque;

const LANES: usize = 4;

/// What came out of the real pipeline, on its way to the ports.
#[derive(Default)]
struct Queues {
    desc: VecDeque<Descriptor>,
    payload: VecDeque<PayloadBeat>,
    status: VecDeque<Status>,
}

/// The pipeline with `fault` put between it and its ports.
struct Broken<F> {
    inner: Box<dyn Engine>,
    queues: Queues,
    fault: F,
}

/// Takes everything from the inner pipeline at once, gives it on from queues, and shows the fault each cycle's queues.
impl<F: FnMut(&mut Queues)> Engine for Broken<F> {
    fn lanes(&self) -> usize {
        LANES
    }

    fn cycle(&mut self, inputs: &Inputs) -> Result<Outputs, EngineError> {
        let taking = Inputs {
            desc_tready: true,
            payload_tready: true,
            status_tready: true,
            ..inputs.clone()
        };
        let inner = self.inner.cycle(&taking)?;
        let queues = &mut self.queues;
        queues.desc.extend(inner.desc);
        queues.payload.extend(inner.payload);
        queues.status.extend(inner.status);
        (self.fault)(queues);
        let outputs = Outputs {
            tready: inner.tready,
            desc: queues.desc.front().copied(),
            payload: queues.payload.front().copied(),
            status: queues.status.front().copied(),
        };
        if inputs.desc_tready {
            queues.desc.pop_front();
        }
        if inputs.payload_tready {
            queues.payload.pop_front();
        }
        if inputs.status_tready {
            queues.status.pop_front();
        }
        Ok(outputs)
    }
}

/// Two beats of payload, then a packet without, then one beat.
fn packets() -> Vec<Packet> {
    let packet = |opcode, bytes| Packet::new(filled(Lnh::Local, opcode, bytes).build());
    vec![packet(0x0A, 25), packet(0x11, 0), packet(0x64, 8)]
}

fn with(fault: impl FnMut(&mut Queues) + 'static) -> Result<(), Wrong> {
    stalled(Stalls::default(), fault)
}

fn stalled(stalls: Stalls, fault: impl FnMut(&mut Queues) + 'static) -> Result<(), Wrong> {
    let broken = Broken {
        inner: hardware(LANES, CONFIG),
        queues: Queues::default(),
        fault,
    };
    run(Box::new(broken), CONFIG, stalls, &packets()).map(drop)
}

/// Holds items back until there are two, then lets `change` do its work, once.
fn once<T: 'static>(
    queue: fn(&mut Queues) -> &mut VecDeque<T>,
    change: fn(&mut VecDeque<T>),
) -> impl FnMut(&mut Queues) {
    let mut held = VecDeque::new();
    let mut done = false;
    move |queues| {
        if done {
            return;
        }
        held.append(queue(queues));
        if held.len() == 2 {
            change(&mut held);
            queue(queues).append(&mut held);
            done = true;
        }
    }
}

fn desc(queues: &mut Queues) -> &mut VecDeque<Descriptor> {
    &mut queues.desc
}

fn payload(queues: &mut Queues) -> &mut VecDeque<PayloadBeat> {
    &mut queues.payload
}

fn status(queues: &mut Queues) -> &mut VecDeque<Status> {
    &mut queues.status
}

fn drop_first<T>(items: &mut VecDeque<T>) {
    items.pop_front();
}

fn double_first<T: Copy>(items: &mut VecDeque<T>) {
    items.push_front(items[0]);
}

fn swap<T>(items: &mut VecDeque<T>) {
    items.swap(0, 1);
}

/// The field in which the comparison found the packet to differ.
fn field(result: Result<(), Wrong>) -> (usize, String) {
    match result {
        Err(Wrong::Packet { index, what, .. }) => {
            (index, what.split(':').next().unwrap_or_default().to_owned())
        }
        other => panic!("not a difference of a packet: {other:?}"),
    }
}

#[test]
fn a_pipeline_that_only_goes_through_queues_passes() {
    with(|_| ()).unwrap();
    with(once(desc, |_| ())).unwrap();
    with(once(payload, |_| ())).unwrap();
    with(once(status, |_| ())).unwrap();
    stalled(Stalls::all(0.7, 3), |_| ()).unwrap();
}

/// The bench found it while the packets were on their way.
fn bench_error(result: Result<(), Wrong>) -> BenchError {
    match result {
        Err(Wrong::Bench(error)) => error,
        other => panic!("the bench did not notice: {other:?}"),
    }
}

#[test]
fn something_lost_is_noticed() {
    let error = bench_error(with(once(desc, drop_first)));
    assert!(matches!(error, BenchError::Stuck { .. }), "{error}");
    for error in [
        bench_error(with(once(status, drop_first))),
        bench_error(with(once(payload, drop_first))),
    ] {
        assert!(matches!(error, BenchError::Payload { .. }), "{error}");
    }
}

#[test]
fn something_doubled_is_noticed() {
    for error in [
        bench_error(with(once(desc, double_first))),
        bench_error(with(once(status, double_first))),
        bench_error(with(once(payload, double_first))),
    ] {
        assert!(
            matches!(
                error,
                BenchError::Unexpected { .. } | BenchError::Payload { .. }
            ),
            "{error}"
        );
    }
}

#[test]
fn something_in_another_order_is_noticed() {
    assert_eq!(field(with(once(desc, swap))).0, 0);
    assert_eq!(field(with(once(status, swap))).0, 0);
    let error = bench_error(with(once(payload, swap)));
    assert!(matches!(error, BenchError::Payload { .. }), "{error}");
}

#[test]
fn a_wrong_descriptor_is_noticed() {
    let psn = once(desc, |d| d[1].bth.psn = 0.into());
    assert_eq!(field(with(psn)), (1, "bth.psn".into()));
    let payload_bytes = once(desc, |d| d[0].payload_bytes = 26.into());
    assert_eq!(field(with(payload_bytes)), (0, "payload_bytes".into()));
    let header_lost = once(desc, |d| d[0].eth.has_reth = false);
    assert_eq!(field(with(header_lost)), (0, "reth".into()));
    let not_zero = once(desc, |d| d[0].eth.aeth.msn = 1.into());
    assert_eq!(
        field(with(not_zero)),
        (0, "AETH is absent, not zero".into())
    );
}

#[test]
fn a_wrong_status_is_noticed() {
    let icrc = once(status, |s| s[0].icrc_result = Icrc::Absent);
    assert_eq!(field(with(icrc)), (0, "icrc".into()));
    let vcrc = once(status, |s| s[1].vcrc = true);
    assert_eq!(field(with(vcrc)), (1, "vcrc".into()));
    let error = once(status, |s| s[1].link_error = true);
    assert_eq!(field(with(error)), (1, "errors".into()));
    let bytes = once(status, |s| s[0].bytes = 68.into());
    assert_eq!(field(with(bytes)), (0, "bytes".into()));
}

#[test]
fn wrong_payload_is_noticed() {
    let byte = once(payload, |beats| beats[0].tdata[15] ^= 1);
    assert_eq!(field(with(byte)), (0, "payload[15]".into()));
    let bad = once(payload, |beats| beats[1].tuser = true);
    assert_eq!(field(with(bad)), (0, "payload marked bad".into()));
    for fault in [
        once(payload, |beats| beats[0].tkeep = 0xFFFD),
        once(payload, |beats| beats[0].tkeep = 0x7FFF),
        once(payload, |beats| beats[1].tkeep = 0),
        once(payload, |beats| beats[0].tlast = true),
        once(payload, |beats| beats[0].tuser = true),
        once(payload, |beats| beats[1].tlast = false),
    ] {
        let error = bench_error(with(fault));
        assert!(matches!(error, BenchError::Payload { .. }), "{error}");
    }
}

/// Rule 3 of the stream: what is offered stays until it has moved.
#[test]
fn an_offer_that_changes_is_noticed() {
    let slow = Stalls {
        desc: 0.9,
        payload: 0.9,
        status: 0.9,
        ..Stalls::default()
    };
    fn flicker<T: 'static>(
        queue: fn(&mut Queues) -> &mut VecDeque<T>,
        change: fn(&mut T),
    ) -> impl FnMut(&mut Queues) {
        move |queues| queue(queues).front_mut().into_iter().for_each(change)
    }
    let changes = [
        (
            "descriptor",
            stalled(slow, flicker(desc, |d| d.lrh.sl = !d.lrh.sl)),
        ),
        (
            "payload",
            stalled(slow, flicker(payload, |beat| beat.tdata[0] ^= 1)),
        ),
        (
            "status",
            stalled(slow, flicker(status, |s| s.vcrc = !s.vcrc)),
        ),
    ];
    for (expected, result) in changes {
        let Err(Wrong::Bench(BenchError::Unstable { port, .. })) = result else {
            panic!("{expected}: {result:?}");
        };
        assert_eq!(port, expected);
    }
}

#[test]
fn an_offer_that_is_taken_back_is_noticed() {
    let slow = Stalls {
        status: 0.9,
        ..Stalls::default()
    };
    let mut cycle = 0;
    let mut back = VecDeque::new();
    let result = stalled(slow, move |queues| {
        cycle += 1;
        match cycle % 2 {
            0 => queues.status.append(&mut back),
            _ => back.append(&mut queues.status),
        }
    });
    assert!(
        matches!(
            result,
            Err(Wrong::Bench(BenchError::Unstable { port: "status", .. }))
        ),
        "{result:?}"
    );
}

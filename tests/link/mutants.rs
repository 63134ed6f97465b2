//! Schedulers with something wrong: the golden model beside them has to notice.

use crate::setup::entries;
use ibhdl_sim::bench::link::{
    simulated, LinkBench, LinkConfig, LinkEngine, LinkError, LinkInputs, LinkOutputs,
};
use ibhdl_sim::bench::NotSettled;
use ibhdl_sim::model::link::PacketSizes;

/// What is wrong, and how the ports of a cycle are changed.
type Lie<T> = (&'static str, fn(&mut T));

/// A simulated scheduler behind ports that lie.
struct Mutant {
    engine: Box<dyn LinkEngine>,
    inputs: fn(&mut LinkInputs),
    outputs: fn(&mut LinkOutputs),
}

impl LinkEngine for Mutant {
    fn lanes(&self) -> usize {
        self.engine.lanes()
    }

    fn cycle(&mut self, inputs: &LinkInputs) -> Result<LinkOutputs, NotSettled> {
        let mut inputs = *inputs;
        (self.inputs)(&mut inputs);
        let mut outputs = self.engine.cycle(&inputs)?;
        (self.outputs)(&mut outputs);
        Ok(outputs)
    }
}

/// A run in which everything matters: both lists, turns of several packets that end at their weight exactly, scarce credit.
fn run(inputs: fn(&mut LinkInputs), outputs: fn(&mut LinkOutputs)) -> Result<(), LinkError> {
    let config = LinkConfig {
        high: entries(&[(0, 4), (1, 6)]),
        low: entries(&[(2, 4), (3, 8), (0, 2)]),
        limit: 1,
        // Two blocks with the VCRC, one without.
        sizes: PacketSizes { min: 16, max: 16 },
        buffer_blocks: 20,
        drain: 0.7,
        fcp_step: 2,
        ..LinkConfig::new(8, 4)
    };
    let lanes = config.lanes;
    let engine = move || {
        Box::new(Mutant {
            engine: simulated(lanes, None).expect("tests know which widths there are"),
            inputs,
            outputs,
        })
    };
    let mut bench = LinkBench::new(config, [engine(), engine()])?;
    bench.run(2500)?;
    bench.finish().map(drop)
}

fn honest_inputs(_: &mut LinkInputs) {}

fn honest_outputs(_: &mut LinkOutputs) {}

#[test]
fn an_honest_scheduler_passes() {
    run(honest_inputs, honest_outputs).unwrap_or_else(|error| panic!("{error}"));
}

fn fails(name: &str, run: Result<(), LinkError>) {
    let error = run.expect_err(name);
    assert!(
        matches!(
            error,
            LinkError::Difference { .. } | LinkError::Stream { .. }
        ),
        "{name}: {error}"
    );
}

#[test]
fn other_rules_show() {
    let mutants: [Lie<LinkInputs>; 9] = [
        ("another limit", |inputs| inputs.setup.limit = 0),
        ("no limit", |inputs| inputs.setup.limit = 255),
        ("turns that include their weight", |inputs| {
            inputs.setup.weight_inclusive = true;
        }),
        ("blocks without VCRC", |inputs| {
            inputs.setup.blocks_without_vcrc = true;
        }),
        ("more weight", |inputs| {
            if let Some(write) = &mut inputs.arb_write {
                write.entry.weight += 1;
            }
        }),
        ("another VL", |inputs| {
            if let Some(write) = &mut inputs.arb_write {
                write.entry.vl ^= 1;
            }
        }),
        ("a packet of credit too many", |inputs| {
            if let Some(fcp) = &mut inputs.rx_fcp {
                fcp.fccl = (fcp.fccl + 2) % 4096;
            }
        }),
        ("an ABR that is not set", |inputs| {
            if let Some(fcp) = &mut inputs.rx_fcp {
                fcp.fctbs = (fcp.fctbs + 1) % 4096;
            }
        }),
        ("a larger buffer", |inputs| inputs.setup.buffer_blocks += 1),
    ];
    for (name, change) in mutants {
        fails(name, run(change, honest_outputs));
    }
}

#[test]
fn lost_events_show() {
    let mutants: [Lie<LinkInputs>; 5] = [
        ("packets do not arrive", |inputs| inputs.rx_packet = None),
        ("nothing leaves the buffer", |inputs| inputs.rx_free = None),
        ("bad flow control", |inputs| {
            inputs.rx_fcp_error |= inputs.rx_fcp.is_some();
        }),
        ("no SL to VL", |inputs| inputs.sl2vl_write = None),
        ("other lengths", |inputs| {
            if let Some(packet) = &mut inputs.packet {
                packet.pkt_len += 1;
            }
        }),
    ];
    for (name, change) in mutants {
        fails(name, run(change, honest_outputs));
    }
}

#[test]
fn wrong_outputs_show() {
    let mutants: [Lie<LinkOutputs>; 6] = [
        ("another entry", |outputs| {
            if let Some(grant) = &mut outputs.grant {
                grant.entry ^= 1;
            }
        }),
        ("another VL on the link", |outputs| {
            if let Some(beat) = &mut outputs.m_axis {
                beat.vl ^= 1;
            }
        }),
        ("packets marked bad", |outputs| {
            if let Some(beat) = &mut outputs.m_axis {
                beat.tuser = beat.tlast;
            }
        }),
        ("short beats", |outputs| {
            if let Some(beat) = &mut outputs.m_axis {
                beat.tkeep >>= 1;
            }
        }),
        ("all is dropped", |outputs| outputs.packet_drop = true),
        ("counters of nothing", |outputs| outputs.counter_value = 0),
    ];
    for (name, change) in mutants {
        fails(name, run(honest_inputs, change));
    }
}

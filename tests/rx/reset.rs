//! Reset in the middle of traffic.

use crate::compare::{hardware, run, CONFIG};
use crate::packets::filled;
use ibhdl_sim::bench::{Bench, Engine, Inputs, Packet, Stalls};
use ibhdl_sim::model::Lnh;

/// Packets with payload, so that every register and FIFO has something of them.
fn traffic() -> Vec<Packet> {
    let lengths = (0..30).map(|n| 11 * n % 70);
    let packets = lengths.map(|bytes| Packet::new(filled(Lnh::Local, 0x0A, bytes).build()));
    packets.collect()
}

/// A pipeline that is full of traffic after so many cycles.
fn busy(lanes: usize, cycles: u64, stalls: Stalls) -> Box<dyn Engine> {
    let mut bench = Bench::new(hardware(lanes, CONFIG), stalls).unwrap();
    let traffic = traffic();
    let mut packets = traffic.iter().cloned().cycle();
    for _ in 0..cycles {
        bench.cycle(&mut || packets.next()).unwrap();
    }
    bench.into_engine()
}

fn leaves_nothing(lanes: usize) {
    // The outputs free, and so slow that the FIFOs are full.
    for stalls in [Stalls::default(), Stalls::all(0.9, 1)] {
        for cycles in 90..110 {
            let engine = busy(lanes, cycles, stalls);
            run(engine, CONFIG, Stalls::default(), &traffic())
                .unwrap_or_else(|wrong| panic!("{lanes} lanes, {cycles} cycles: {wrong}"));
        }
    }
}

/// What is inside is gone at once, and a beat that is offered in the cycle of the reset is not taken.
fn takes_one_cycle(lanes: usize) {
    let reset = Inputs {
        rst: true,
        tvalid: true,
        tlast: true,
        tkeep: 0xF,
        ..Inputs::default()
    };
    let ready = Inputs {
        desc_tready: true,
        payload_tready: true,
        status_tready: true,
        ..Inputs::default()
    };
    for busy_cycles in 90..110 {
        let mut engine = busy(lanes, busy_cycles, Stalls::default());
        engine.cycle(&reset).unwrap();
        for cycle in 0..20 {
            let at = format!("cycle {cycle} behind a reset after {busy_cycles}");
            let outputs = engine.cycle(&ready).unwrap();
            let offers = (outputs.desc, outputs.payload, outputs.status);
            assert_eq!(offers, (None, None, None), "{at}");
            // Ready is a register that reset clears: the FIFOs have room again one cycle later.
            assert_eq!(outputs.tready, cycle > 0, "{at}");
        }
    }
}

at_every_width!(leaves_nothing, takes_one_cycle);

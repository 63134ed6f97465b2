//! Small designs for the tests of traces.

use rust_hdl::prelude::*;

use super::{falling_edge_ps, rising_edge_ps};

#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub enum Phase {
    Idle,
    Header,
    Payload,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Inner {
    pub high: Bits<4>,
    pub odd: Bit,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
pub struct Fields {
    pub opcode: Bits<8>,
    pub inner: Inner,
}

#[derive(LogicInterface, Default)]
pub struct Port {
    pub valid: Signal<In, Bit>,
    pub count: Signal<Out, Bits<8>>,
}

/// A shift stage, to have an array of blocks.
#[derive(LogicBlock, Default)]
pub struct Stage {
    pub clock: Signal<In, Clock>,
    pub din: Signal<In, Bits<8>>,
    pub dout: Signal<Out, Bits<8>>,
    pub hold: DFF<Bits<8>>,
}

impl Logic for Stage {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, hold);
        self.hold.d.next = self.din.val();
        self.dout.next = self.hold.q.val();
    }
}

/// Counts the cycles with `valid` and shows the count in every kind of signal.
#[derive(LogicBlock)]
pub struct Top {
    pub clock: Signal<In, Clock>,
    pub port: Port,
    pub counter: DFF<Bits<8>>,
    pub wide: DFF<Bits<512>>,
    pub phase: DFF<Phase>,
    pub fields: Signal<Out, Fields>,
    pub negative: Signal<In, Signed<8>>,
    pub stage: [Stage; 3],
    pub lane: [Signal<Local, Bits<4>>; 2],
    pub one: Constant<Bits<8>>,
}

impl Default for Top {
    fn default() -> Self {
        Top {
            clock: Default::default(),
            port: Default::default(),
            counter: Default::default(),
            wide: Default::default(),
            phase: Default::default(),
            fields: Default::default(),
            negative: Default::default(),
            stage: Default::default(),
            lane: Default::default(),
            one: Constant::new(1.into()),
        }
    }
}

impl Logic for Top {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, counter, wide, phase);
        if self.port.valid.val() {
            self.counter.d.next = self.counter.q.val() + self.one.val();
            self.wide.d.next = (self.wide.q.val() << 9) | bit_cast::<512, 8>(self.counter.q.val());
        }
        match self.phase.q.val() {
            Phase::Idle => {
                if self.port.valid.val() {
                    self.phase.d.next = Phase::Header;
                }
            }
            Phase::Header => {
                self.phase.d.next = Phase::Payload;
            }
            Phase::Payload => {
                self.phase.d.next = Phase::Idle;
            }
        }
        self.port.count.next = self.counter.q.val();
        self.fields.next.opcode = self.counter.q.val();
        self.fields.next.inner.high = self.counter.q.val().get_bits::<4>(4);
        self.fields.next.inner.odd = self.counter.q.val().get_bit(0);
        self.stage[0].din.next = self.counter.q.val();
        self.stage[1].din.next = self.stage[0].dout.val();
        self.stage[2].din.next = self.stage[1].dout.val();
        for i in 0..3 {
            self.stage[i].clock.next = self.clock.val();
        }
        for i in 0..2 {
            self.lane[i].next = self.counter.q.val().get_bits::<4>(i * 4);
        }
    }
}

/// Runs `cycles` cycles and shows each settled half to `look`, with its time in picoseconds.
pub fn run(cycles: u64, mut look: impl FnMut(u64, &Top)) {
    let mut top = Top::default();
    top.connect_all();
    for cycle in 0..cycles {
        for clk in [true, false] {
            top.clock.next = Clock { clk };
            if !clk {
                top.port.valid.next = cycle % 5 != 3;
                top.negative.next = Signed::from(-(cycle as i64 % 100));
            }
            settle(&mut top);
            let time = if clk {
                rising_edge_ps(cycle)
            } else {
                falling_edge_ps(cycle)
            };
            look(time, &top);
        }
    }
}

fn settle(design: &mut dyn Block) {
    loop {
        design.update_all();
        if !design.has_changed() {
            return;
        }
    }
}

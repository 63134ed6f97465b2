#![cfg(feature = "tools")]
//! Links and joins of single signals, interfaces, interfaces of interfaces and arrays of them; constants and literals.

mod common;

use common::Random;
use rust_hdl::prelude::*;

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Sink"]
struct Source {
    data: Signal<Out, Bits<8>>,
    valid: Signal<Out, Bit>,
    ready: Signal<In, Bit>,
}

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Source"]
struct Sink {
    data: Signal<In, Bits<8>>,
    valid: Signal<In, Bit>,
    ready: Signal<Out, Bit>,
}

/// Both ways at once.
#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Far"]
struct Near {
    sent: Source,
    got: Sink,
    alarm: Signal<In, Bit>,
}

#[derive(LogicInterface, Clone, Debug, Default)]
#[join = "Near"]
struct Far {
    sent: Sink,
    got: Source,
    alarm: Signal<Out, Bit>,
}

#[derive(LogicBlock, Default)]
struct Stage {
    s_axis: Sink,
    m_axis: Source,
}

impl Logic for Stage {
    #[hdl_gen]
    fn update(&mut self) {
        self.m_axis.data.next = self.s_axis.data.val() + 1;
        self.m_axis.valid.next = self.s_axis.valid.val();
        self.s_axis.ready.next = self.m_axis.ready.val();
    }
}

#[derive(LogicBlock, Default)]
struct Rows {
    s_axis: [Sink; 3],
    m_axis: [Source; 3],
    first: [Stage; 3],
    second: [Stage; 3],
}

impl Logic for Rows {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..3 {
            Sink::link(&mut self.s_axis[i], &mut self.first[i].s_axis);
            Source::join(&mut self.first[i].m_axis, &mut self.second[2 - i].s_axis);
            Source::link(&mut self.m_axis[i], &mut self.second[i].m_axis);
        }
    }
}

#[test]
fn arrays_of_interfaces() {
    common::check(
        "rows",
        Rows::default(),
        Default::default(),
        0,
        |block, rng, _| {
            for i in 0..3 {
                block.s_axis[i].data.next = Random::random(rng);
                block.s_axis[i].valid.next = Random::random(rng);
                block.m_axis[i].ready.next = Random::random(rng);
            }
        },
        |_, _| {},
    );
}

#[derive(LogicBlock, Default)]
struct Peer {
    line: Near,
    a: Signal<In, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    alarm: Signal<Out, Bit>,
}

impl Logic for Peer {
    #[hdl_gen]
    fn update(&mut self) {
        self.line.sent.data.next = self.a.val();
        self.line.sent.valid.next = self.a.val().any();
        self.line.got.ready.next = self.a.val().get_bit(3);
        self.y.next =
            self.line.got.data.val() ^ bit_cast::<8, 1>(self.line.sent.ready.val().into());
        self.alarm.next = self.line.alarm.val() & self.line.got.valid.val();
    }
}

#[derive(LogicBlock, Default)]
struct Mirror {
    line: Far,
}

impl Logic for Mirror {
    #[hdl_gen]
    fn update(&mut self) {
        self.line.got.data.next = !self.line.sent.data.val();
        self.line.got.valid.next = self.line.got.ready.val();
        self.line.sent.ready.next = self.line.sent.valid.val();
        self.line.alarm.next = self.line.sent.data.val().get_bit(0);
    }
}

/// The whole line through a block: linked on one side, joined on the other.
#[derive(LogicBlock, Default)]
struct Shell {
    line: Near,
    a: Signal<In, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    alarm: Signal<Out, Bit>,
    peer: Peer,
}

impl Logic for Shell {
    #[hdl_gen]
    fn update(&mut self) {
        Near::link(&mut self.line, &mut self.peer.line);
        Signal::<In, Bits<8>>::link(&mut self.a, &mut self.peer.a);
        Signal::<Out, Bits<8>>::link(&mut self.y, &mut self.peer.y);
        Signal::<Out, Bit>::link(&mut self.alarm, &mut self.peer.alarm);
    }
}

/// What comes out of a join is read beside it, and by a second block.
#[derive(LogicBlock, Default)]
struct Line {
    a: Signal<In, Bits<8>>,
    y: Signal<Out, Bits<8>>,
    z: Signal<Out, Bits<8>>,
    alarm: Signal<Out, Bit>,
    shell: Shell,
    mirror: Mirror,
    listener: Stage,
    tap: Stage,
}

impl Logic for Line {
    #[hdl_gen]
    fn update(&mut self) {
        Near::join(&mut self.shell.line, &mut self.mirror.line);
        self.shell.a.next = self.a.val();
        self.y.next = self.shell.y.val();
        self.alarm.next = self.shell.alarm.val();
        self.listener.s_axis.data.next = self.shell.line.sent.data.val();
        self.listener.s_axis.valid.next = self.shell.line.sent.valid.val();
        Signal::<Out, Bits<8>>::join(&mut self.listener.m_axis.data, &mut self.tap.s_axis.data);
        Signal::<In, Bit>::join(&mut self.tap.s_axis.valid, &mut self.listener.m_axis.valid);
        self.listener.m_axis.ready.next = self.tap.s_axis.ready.val();
        self.tap.m_axis.ready.next = self.a.val().get_bit(1);
        self.z.next = self.tap.m_axis.data.val() + self.listener.m_axis.data.val();
        if self.tap.m_axis.valid.val() & self.listener.s_axis.ready.val() {
            self.z.next = 0.into();
        }
    }
}

#[test]
fn interfaces_of_interfaces_and_single_signals() {
    check_kernel!("line", Line::default(); a);
}

#[derive(LogicBlock, Default)]
struct Grid {
    a: [[Signal<In, Bits<4>>; 3]; 2],
    y: [[Signal<Out, Bits<4>>; 2]; 3],
    sum: [[Signal<Local, Bits<4>>; 2]; 3],
}

impl Logic for Grid {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            for j in 0..3 {
                self.sum[j][i].next = self.a[i][j].val() + self.a[1 - i][2 - j].val();
            }
        }
        for i in 0..2 {
            for j in 0..3 {
                self.y[j][i].next = self.sum[j][i].val() ^ self.sum[(j + 1) % 3][i].val();
            }
        }
    }
}

#[test]
fn arrays_of_arrays() {
    common::check(
        "grid",
        Grid::default(),
        Default::default(),
        0,
        |block, rng, _| {
            for signal in block.a.iter_mut().flatten() {
                signal.next = Random::random(rng);
            }
        },
        |_, _| {},
    );
}

#[derive(LogicState, Copy, Clone, Debug, PartialEq)]
enum Phase {
    Idle,
    Head,
    Data,
    Tail,
    Gap,
}

#[derive(LogicStruct, Copy, Clone, Debug, PartialEq, Default)]
struct Pair {
    low: Bits<5>,
    phase: Phase,
}

#[derive(LogicBlock)]
struct Constants {
    a: Signal<In, Bits<100>>,
    s: Signal<In, Signed<12>>,
    p: Signal<In, Bits<3>>,
    y: Signal<Out, Bits<100>>,
    less: Signal<Out, Bit>,
    pair: Signal<Out, Pair>,
    phase: Signal<Out, Phase>,
    table: Signal<Out, Bits<8>>,
    wide: Constant<Bits<100>>,
    limit: Constant<Signed<12>>,
    reset: Constant<Pair>,
    last: Constant<Phase>,
    step: [Constant<Bits<8>>; 3],
    on: Constant<Bit>,
}

impl Logic for Constants {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() ^ self.wide.val();
        self.less.next = (self.s.val() < self.limit.val()) & self.on.val();
        self.pair.next = self.reset.val();
        if self.p.val().any() {
            self.pair.next.low = bit_cast::<5, 3>(self.p.val());
        }
        self.phase.next = self.last.val();
        match self.p.val().index() {
            0b001 => self.phase.next = Phase::Idle,
            0o2 => self.phase.next = Phase::Data,
            0x3 => self.phase.next = Phase::Gap,
            4_usize => self.phase.next = Phase::Head,
            _ => {}
        }
        self.table.next = 0.into();
        for i in 0..3 {
            if self.p.val().get_bit(i) {
                self.table.next = self.table.val() + self.step[i].val();
            }
        }
    }
}

#[test]
fn constants_of_every_type() {
    let kernel = Constants {
        a: Default::default(),
        s: Default::default(),
        p: Default::default(),
        y: Default::default(),
        less: Default::default(),
        pair: Default::default(),
        phase: Default::default(),
        table: Default::default(),
        wide: Constant::new(0xF_DEAD_BEEF_0123_4567_89AB_CDEF_u128.to_bits()),
        limit: Constant::new((-300).into()),
        reset: Constant::new(Pair {
            low: 19.into(),
            phase: Phase::Tail,
        }),
        last: Constant::new(Phase::Tail),
        step: [3, 70, 200].map(|n: u64| Constant::new(n.into())),
        on: Constant::new(true),
    };
    check_kernel!("constants", kernel; a, s, p);
}

#[derive(LogicBlock, Default)]
struct Literals {
    a: Signal<In, Bits<100>>,
    b: Signal<In, Bits<7>>,
    s: Signal<In, Signed<16>>,
    y: Signal<Out, Bits<100>>,
    z: Signal<Out, Bits<7>>,
    t: Signal<Out, Signed<16>>,
    same: Signal<Out, Bit>,
    above: Signal<Out, Bit>,
}

impl Logic for Literals {
    #[hdl_gen]
    fn update(&mut self) {
        self.y.next = self.a.val() & 0xF_0F0F_0F0F_F0F0_F0F0_A5A5_5A5A_u128.to_bits();
        self.z.next = (self.b.val() ^ 0x55_u8.to_bits()) - 100_u64;
        self.same.next = self.a.val() == 0x1_0000_0000_0000_0001_u128.to_bits();
        self.t.next = self.s.val() + (-1234).into();
        self.above.next = self.s.val() > 0x7F.into();
    }
}

#[test]
fn literals_of_every_width() {
    common::check(
        "literals",
        Literals::default(),
        Default::default(),
        0,
        |block, rng, cycle| {
            block.a.next = match cycle % 3 {
                0 => 0x1_0000_0000_0000_0001_u128.to_bits(),
                _ => Random::random(rng),
            };
            block.b.next = Random::random(rng);
            block.s.next = Random::random(rng);
        },
        |_, _| {},
    );
}

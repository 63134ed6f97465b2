//! The tops of the link layer beside their exports, with every input drawn anew in every cycle.
//!
//! Nothing here keeps the rules of the ports: what comes in is noise, so that every corner of the logic is met. What the tops are for is
//! tried in `tests/link`.

use crate::run::CACHE;
use ibhdl::link::{IbCredit, IbFcp, IbLinkSched, IbVlarb};
use ibhdl::prim::{Word, Words};
use ibhdl_sim::bench::Clocked;
use ibhdl_tests::cosim::{Cosim, Export, Mismatch};
use ibhdl_tests::exports::export_named;
use ibhdl_verilog::tops::Size;
use ibhdl_verilog::Verilog;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rust_hdl::prelude::*;
use std::path::Path;
use std::rc::Rc;

/// Cycles of one run.
const CYCLES: u64 = 3000;

/// A value that can be drawn.
trait Drawn {
    fn drawn(random: &mut Pcg64Mcg) -> Self;
}

impl Drawn for Bit {
    fn drawn(random: &mut Pcg64Mcg) -> Self {
        random.next_u32() & 1 == 1
    }
}

impl<const W: usize> Drawn for Word<W> {
    /// Small numbers are as likely as large ones.
    fn drawn(random: &mut Pcg64Mcg) -> Self {
        (random.next_u64() >> (random.next_u32() % 64)).into()
    }
}

impl<const N: usize, const W: usize> Drawn for Words<N, W> {
    fn drawn(random: &mut Pcg64Mcg) -> Self {
        std::array::from_fn(|_| random.next_u32() >> (random.next_u32() % 32)).into()
    }
}

/// A top of the link layer.
trait LinkTop: Block + Default + 'static {
    fn clock(&mut self) -> &mut Signal<In, Clock>;
    fn draw(&mut self, rst: bool, random: &mut Pcg64Mcg);
}

/// Levels stay for a while, or nothing would ever come of them.
fn stays(port: &str, random: &mut Pcg64Mcg) -> bool {
    let level = port.starts_with("cfg_") && !port.ends_with("write") && !port.ends_with("clear");
    level && !random.next_u32().is_multiple_of(256)
}

macro_rules! link_top {
    ($top:ident<LANES $(, $vls:ident)?> { $($port:ident)* }) => {
        impl<const LANES: usize $(, const $vls: usize)?> LinkTop for $top<LANES $(, $vls)?> {
            fn clock(&mut self) -> &mut Signal<In, Clock> {
                &mut self.clk
            }

            fn draw(&mut self, rst: bool, random: &mut Pcg64Mcg) {
                self.rst.next = rst;
                $(if !stays(stringify!($port), random) {
                    self.$port.next = Drawn::drawn(random);
                })*
            }
        }
    };
}

link_top!(IbFcp<LANES> {
    cfg_operational_vls cfg_check_vl s_axis_fcp_tvalid s_axis_fcp_op s_axis_fcp_fctbs s_axis_fcp_vl s_axis_fcp_fccl m_axis_tready
    s_axis_tvalid s_axis_tdata s_axis_tkeep s_axis_tlast s_axis_tuser m_axis_fcp_tready
});

link_top!(IbCredit<LANES, VLS> {
    cfg_operational_vls cfg_buffer_blocks cfg_vl15_blocks cfg_fcp_period cfg_fcp_step cfg_blocks_without_vcrc cfg_link_init
    rx_fcp_valid rx_fcp_vl rx_fcp_fctbs rx_fcp_fccl rx_packet_valid rx_packet_vl rx_packet_pkt_len
    rx_free_valid rx_free_vl rx_free_pkt_len tx_waiting tx_pkt_len tx_send fcp_sent
});

link_top!(IbVlarb<LANES, VLS> {
    cfg_operational_vls cfg_limit cfg_lead cfg_weight_inclusive cfg_budget_after_low cfg_blocks_without_vcrc
    cfg_arb_write cfg_arb_high cfg_arb_entry cfg_arb_vl cfg_arb_weight
    ready pkt_len vl15_ready vl15_pkt_len fcp_due tx_beat tx_last
});

link_top!(IbLinkSched<LANES, VLS> {
    cfg_operational_vls cfg_limit cfg_lead cfg_weight_inclusive cfg_budget_after_low cfg_blocks_without_vcrc
    cfg_buffer_blocks cfg_vl15_blocks cfg_fcp_period cfg_fcp_step cfg_link_init
    cfg_sl2vl_write cfg_sl2vl_sl cfg_sl2vl_vl cfg_arb_write cfg_arb_high cfg_arb_entry cfg_arb_vl cfg_arb_weight
    cfg_counter cfg_counter_clear s_axis_packet_tvalid s_axis_packet_sl s_axis_packet_pkt_len s_axis_packet_vl15
    m_axis_fetch_tready s_axis_tvalid s_axis_tdata s_axis_tkeep s_axis_tlast m_axis_tready
    rx_fcp_valid rx_fcp_vl rx_fcp_fctbs rx_fcp_fccl rx_fcp_error rx_packet_valid rx_packet_vl rx_packet_pkt_len rx_error
    rx_free_valid rx_free_vl rx_free_pkt_len
});

/// Plays noise into the top and into `verilog`; two resets in between.
fn noise<T: LinkTop>(verilog: &Verilog, seed: u32) -> Result<u64, Mismatch> {
    let mut top = Clocked::new(Box::<T>::default(), T::clock);
    let export = Export::new(verilog, top.block(), Path::new(CACHE));
    let export = Rc::new(export.unwrap_or_else(|error| panic!("{error}")));
    let mut cosim = Cosim::new(export, seed).unwrap_or_else(|error| panic!("{error}"));
    let mut random = Pcg64Mcg::seed_from_u64(seed.into());
    for cycle in 0..CYCLES {
        let rst = cycle % (CYCLES / 3) == 0;
        let settled = top.low(|top| top.draw(rst, &mut random)).unwrap();
        cosim.observe(settled, false);
        cosim.observe(top.high().unwrap(), true);
    }
    cosim.result()
}

fn played(top: &str, size: Size, verilog: &Verilog) -> Result<u64, Mismatch> {
    macro_rules! at_width {
        ($block:ident $(, $vls:literal)?) => {
            match size.lanes {
                1 => noise::<$block<1 $(, $vls)?>>(verilog, 1),
                2 => noise::<$block<2 $(, $vls)?>>(verilog, 2),
                4 => noise::<$block<4 $(, $vls)?>>(verilog, 3),
                8 => noise::<$block<8 $(, $vls)?>>(verilog, 4),
                16 => noise::<$block<16 $(, $vls)?>>(verilog, 5),
                _ => panic!("no such width: {size:?}"),
            }
        };
    }
    /// Their widths differ in one constant.
    macro_rules! at_an_end {
        ($block:ident) => {
            match size.lanes {
                1 => noise::<$block<1, 15>>(verilog, 1),
                16 => noise::<$block<16, 15>>(verilog, 5),
                _ => panic!("no such width: {size:?}"),
            }
        };
    }
    match (top, size.vls) {
        ("ib_fcp", _) => at_width!(IbFcp),
        ("ib_credit", 15) => at_an_end!(IbCredit),
        ("ib_vlarb", 15) => at_an_end!(IbVlarb),
        ("ib_link_sched", 15) => at_width!(IbLinkSched, 15),
        ("ib_link_sched", 1) => noise::<IbLinkSched<1, 1>>(verilog, 6),
        ("ib_link_sched", 2) => noise::<IbLinkSched<1, 2>>(verilog, 7),
        ("ib_link_sched", 4) => noise::<IbLinkSched<1, 4>>(verilog, 8),
        ("ib_link_sched", 8) => noise::<IbLinkSched<1, 8>>(verilog, 9),
        _ => panic!("no such top: {top}, {size:?}"),
    }
}

fn equal(top: &str, size: Size) {
    let result = played(top, size, export_named(top, size));
    assert_eq!(
        result.unwrap_or_else(|mismatch| panic!("{top}, {size:?}: {mismatch}")),
        CYCLES
    );
}

macro_rules! noise_tests {
    ($($top:ident)*) => {$(
        mod $top {
            fn noise(lanes: usize) {
                super::equal(stringify!($top), lanes.into());
            }

            ibhdl_tests::at_every_width!(noise);
        }
    )*};
}

noise_tests!(ib_fcp ib_link_sched);

#[test]
fn the_parts_at_both_ends() {
    for top in ["ib_credit", "ib_vlarb"] {
        equal(top, 1.into());
        equal(top, 16.into());
    }
}

/// The scheduler has the arbiter and the credits in it.
#[test]
fn fewer_vls() {
    for vls in [1, 2, 4, 8] {
        equal("ib_link_sched", Size { lanes: 1, vls });
    }
}

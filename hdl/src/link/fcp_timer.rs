//! When every VL is due.

use crate::prim::{bit_cast_word, module, RegRst, Word};
use rust_hdl::prelude::*;

/// Counts symbol times; a cycle is `LANES` of them (FACTS 5.2).
#[derive(Clone, Debug, LogicBlock)]
pub struct FcpTimer<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// Symbol times between two ticks, rounded up to cycles; 0: no tick.
    pub period: Signal<In, Word<17>>,
    /// High for one cycle; first after one period.
    pub tick: Signal<Out, Bit>,
    cycle: Constant<Word<18>>,
    sum: Signal<Local, Word<18>>,
    end: Signal<Local, Bit>,
    count: RegRst<Word<17>>,
    ended: RegRst<Bit>,
}

impl<const LANES: usize> Default for FcpTimer<LANES> {
    fn default() -> Self {
        Self {
            clk: Default::default(),
            rst: Default::default(),
            period: Default::default(),
            tick: Default::default(),
            cycle: Constant::new((LANES as u64).into()),
            sum: Default::default(),
            end: Default::default(),
            count: Default::default(),
            ended: Default::default(),
        }
    }
}

impl<const LANES: usize> Logic for FcpTimer<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.count.clk.next = self.clk.val();
        self.count.rst.next = self.rst.val();
        self.ended.clk.next = self.clk.val();
        self.ended.rst.next = self.rst.val();

        self.sum.next = bit_cast_word::<18, 17>(self.count.q.val()) + self.cycle.val();
        self.end.next = self.sum.val() >= bit_cast_word::<18, 17>(self.period.val());
        self.count.d.next = self.sum.val().get_bits::<17>(0);
        if self.end.val() {
            self.count.d.next = 0.into();
        }
        self.ended.d.next = self.end.val() & (self.period.val() != 0);
        self.tick.next = self.ended.q.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("fcp_timer_{}", 32 * LANES),
            "when flow-control packets of all VLs are due",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{at_every_width, Clocked};

    fn ticks<const LANES: usize>(period: u64, cycles: usize) -> Vec<usize> {
        let mut dut = Clocked::new(FcpTimer::<LANES>::default(), |b| &mut b.clk);
        let tick = |&_: &usize| {
            let tick = dut.low(|b| b.period.next = period.into()).tick.val();
            dut.high();
            tick
        };
        (0..cycles).filter(tick).collect()
    }

    fn check<const LANES: usize>() {
        for period in [1, 2, 3, 16, 17, 100] {
            let cycles = (period as usize).div_ceil(LANES);
            let expected: Vec<_> = (1..=3).map(|n| n * cycles).collect();
            let got = ticks::<LANES>(period, 3 * cycles + 1);
            assert_eq!(got, expected, "{LANES} lanes, period {period}");
        }
        assert!(ticks::<LANES>(0, 200).is_empty());
    }

    #[test]
    fn ticks_once_in_a_period() {
        at_every_width!(check());
    }

    #[test]
    fn the_longest_period() {
        assert_eq!(ticks::<16>(0x1_ffff, 8193), [8192]);
    }

    #[test]
    fn a_shorter_period_holds_at_once() {
        let mut dut = Clocked::new(FcpTimer::<1>::default(), |b| &mut b.clk);
        for _ in 0..50 {
            dut.cycle(|b| b.period.next = 0x1_0000.into());
        }
        let shown = dut.cycle(|b| b.period.next = 10.into());
        assert!(shown.tick.val());
    }
}

//! Registers: with and without reset.

use rust_hdl::prelude::*;

/// A register without reset, for data that a valid bit elsewhere qualifies: `q` is `d` of the last rising edge.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct Reg<T: Synth> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// The next value.
    pub d: Signal<In, T>,
    /// The value.
    pub q: Signal<Out, T>,
}

impl<T: Synth> Logic for Reg<T> {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            self.q.next = self.d.val();
        }
    }

    fn connect(&mut self) {
        self.q.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom("always @(posedge clk) q <= d;".into())
    }

    fn timing(&self) -> Vec<TimingInfo> {
        register("reg".into())
    }
}

/// A register for control: zero after every rising edge at which `rst` is high, else `d`.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct RegRst<T: Synth> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The next value.
    pub d: Signal<In, T>,
    /// The value.
    pub q: Signal<Out, T>,
}

impl<T: Synth> Logic for RegRst<T> {
    fn update(&mut self) {
        if self.clk.pos_edge() {
            self.q.next = if self.rst.val() {
                T::default()
            } else {
                self.d.val()
            };
        }
    }

    fn connect(&mut self) {
        self.q.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "always @(posedge clk) if (rst) q <= {:x}; else q <= d;",
            T::default().verilog()
        ))
    }

    fn timing(&self) -> Vec<TimingInfo> {
        register(format!("reg_rst:{:x}", T::default().verilog()))
    }
}

/// How the Verilog backend knows a register, to draw it inside the module that owns it.
fn register(name: String) -> Vec<TimingInfo> {
    vec![TimingInfo {
        name,
        clock: "clk".into(),
        inputs: vec!["d".into()],
        outputs: vec!["q".into()],
    }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prim::Word;
    use crate::testing::Clocked;
    use proptest::prelude::*;

    #[test]
    fn d_goes_to_q_at_the_rising_edge_only() {
        let mut reg = Clocked::new(Reg::<Word<8>>::default(), |b| &mut b.clk);
        reg.cycle(|b| b.d.next = 5.into());
        assert_eq!(reg.low(|b| b.d.next = 9.into()).q.val().value(), 5);
        assert_eq!(reg.high().q.val().value(), 9);
        assert_eq!(reg.low(|_| {}).q.val().value(), 9);
    }

    proptest! {
        #[test]
        fn reset_wins(steps: Vec<(bool, u8)>) {
            let mut reg = Clocked::new(RegRst::<Word<8>>::default(), |b| &mut b.clk);
            let mut expected = 0;
            for (rst, d) in steps {
                let set = |b: &mut RegRst<Word<8>>| {
                    b.rst.next = rst;
                    b.d.next = u64::from(d).into();
                };
                prop_assert_eq!(reg.low(set).q.val().value(), expected);
                expected = if rst { 0 } else { d.into() };
                prop_assert_eq!(reg.high().q.val().value(), expected);
            }
        }
    }
}

//! Which data VLs are operational.

use crate::prim::{bit_cast_word, module, Word};
use rust_hdl::prelude::*;

/// PortInfo's OperationalVLs code as a mask of the `VLS` data VLs that are here (FACTS 6). Combinational.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct OperationalVls<const VLS: usize> {
    /// 1 = VL0, 2 = VL0-1, 3 = VL0-3, 4 = VL0-7, 5 = VL0-14; any other reads as 1.
    pub code: Signal<In, Word<3>>,
    /// Bit `i`: VL `i` is operational.
    pub mask: Signal<Out, Word<VLS>>,
    /// VL0 is the only one.
    pub single: Signal<Out, Bit>,
    named: Signal<Local, Word<15>>,
    present: Signal<Local, Word<VLS>>,
}

impl<const VLS: usize> Logic for OperationalVls<VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        match self.code.val().index() {
            2 => self.named.next = 0x3.into(),
            3 => self.named.next = 0xf.into(),
            4 => self.named.next = 0xff.into(),
            5 => self.named.next = 0x7fff.into(),
            _ => self.named.next = 0x1.into(),
        }
        self.present.next = bit_cast_word::<VLS, 15>(self.named.val());
        self.mask.next = self.present.val();
        self.single.next = self.present.val() == 1;
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("operational_vls_{VLS}"),
            "which data VLs are operational",
        )
    }
}

/// Whether a VL is an operational data VL. Combinational.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct IsOperational<const VLS: usize> {
    /// Any VL, 15 too.
    pub vl: Signal<In, Word<4>>,
    /// The operational data VLs.
    pub operational: Signal<In, Word<VLS>>,
    /// It is one of them.
    pub yes: Signal<Out, Bit>,
    found: Signal<Local, Bit>,
}

impl<const VLS: usize> Logic for IsOperational<VLS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.found.next = false;
        for i in 0..VLS {
            if self.vl.val().index() == i {
                self.found.next = self.operational.val().get_bit(i);
            }
        }
        self.yes.next = self.found.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("is_operational_{VLS}"),
            "whether a VL is an operational data VL",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::at_every_vls;
    use crate::testing::settle;

    /// How many data VLs a code names.
    fn vls(code: u64) -> usize {
        match code {
            2 => 2,
            3 => 4,
            4 => 8,
            5 => 15,
            _ => 1,
        }
    }

    fn check<const VLS: usize>() {
        for code in 0..8 {
            let mut dut = OperationalVls::<VLS>::default();
            dut.connect_all();
            dut.code.next = code.into();
            settle(&mut dut);
            let count = vls(code).min(VLS);
            for vl in 0..15 {
                assert_eq!(
                    dut.mask.val().get_bit(vl),
                    vl < count,
                    "code {code}, VL {vl}"
                );
            }
            assert_eq!(dut.single.val(), count == 1, "code {code}");

            for vl in 0..16 {
                let mut is = IsOperational::<VLS>::default();
                is.connect_all();
                is.vl.next = vl.into();
                is.operational.next = dut.mask.val();
                settle(&mut is);
                assert_eq!(is.yes.val(), (vl as usize) < count, "code {code}, VL {vl}");
            }
        }
    }

    #[test]
    fn every_code_and_number_of_vls() {
        at_every_vls!(check());
    }
}

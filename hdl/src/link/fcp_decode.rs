//! Link packets, and which checks they fail.

use super::{FcpErrors, FcpResult, IsOperational};
use crate::prim::{module, Fifo, Lanes, Reg, Word};
use crate::rx::CheckVcrc;
use crate::stream::Beat;
use rust_hdl::prelude::*;

/// Reads link packets of any length and content: per packet one result, in order (FACTS 5.1, 7.1).
///
/// Latency: `4 + log2(LANES)` cycles from the last beat to `done`, that of [`CheckVcrc`], the LPCRC being the VCRC of these bytes.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct FcpDecode<const LANES: usize> {
    /// Clock.
    pub clk: Signal<In, Clock>,
    /// Synchronous reset, active high.
    pub rst: Signal<In, Bit>,
    /// The beat, zero beyond the end of the packet.
    pub data: Signal<In, Lanes<LANES>>,
    /// Its side band.
    pub beat: Signal<In, Beat>,
    /// The operational data VLs.
    pub operational: Signal<In, Word<15>>,
    /// The VL has to be one of them; if not, it only has to be a data VL.
    pub check_vl: Signal<In, Bit>,
    /// High for one cycle per packet.
    pub done: Signal<Out, Bit>,
    /// What it says.
    pub result: Signal<Out, FcpResult>,
    front: Reg<Word<32>>,
    dword: Signal<Local, Word<32>>,
    vl: Signal<Local, Word<4>>,
    bytes: Signal<Local, Word<16>>,
    errors: Signal<Local, FcpErrors>,
    found: Signal<Local, FcpErrors>,
    is_operational: IsOperational<15>,
    check: CheckVcrc<LANES>,
    results: Fifo<FcpResult>,
}

impl<const LANES: usize> Logic for FcpDecode<LANES> {
    #[hdl_gen]
    fn update(&mut self) {
        self.front.clk.next = self.clk.val();

        // The fields are in the first dword of the packet, whatever the width.
        self.dword.next = self.front.q.val();
        if self.beat.val().first {
            self.dword.next = self.data.val().get_bits::<32>(0);
        }
        self.front.d.next = self.front.q.val();
        if self.beat.val().valid {
            self.front.d.next = self.dword.val();
        }
        self.bytes.next = self.beat.val().total;
        self.vl.next = self.dword.val().get_bits::<4>(12);
        self.is_operational.vl.next = self.vl.val();
        self.is_operational.operational.next = self.operational.val();

        self.check.clk.next = self.clk.val();
        self.check.rst.next = self.rst.val();
        self.check.data.next = self.data.val();
        self.check.beat.next = self.beat.val();

        self.results.clk.next = self.clk.val();
        self.results.rst.next = self.rst.val();
        self.results.push.next = self.beat.val().valid & self.beat.val().last;
        self.results.push_data.next.op = self.dword.val().get_bits::<4>(28);
        self.results.push_data.next.fctbs = 0.into();
        if self.bytes.val() >= 2 {
            self.results.push_data.next.fctbs = self.dword.val().get_bits::<12>(16);
        }
        self.results.push_data.next.vl = self.vl.val();
        self.results.push_data.next.fccl = 0.into();
        if self.bytes.val() >= 4 {
            self.results.push_data.next.fccl = self.dword.val().get_bits::<12>(0);
        }
        self.errors.next.lpcrc = false;
        self.errors.next.op = self.dword.val().get_bits::<3>(29) != 0;
        self.errors.next.length = self.bytes.val() != 6;
        self.errors.next.vl = (self.bytes.val() >= 3)
            & ((self.vl.val() == 15) | (self.check_vl.val() & !self.is_operational.yes.val()));
        self.errors.next.link_error = self.beat.val().link_error;
        self.results.push_data.next.errors = self.errors.val();
        self.results.ready.next = self.check.done.val();

        self.done.next = self.check.done.val();
        self.found.next = self.results.data.val().errors;
        self.found.next.lpcrc = !self.check.good.val();
        self.result.next = self.results.data.val();
        self.result.next.errors = self.found.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module(
            format!("fcp_decode_{}", 32 * LANES),
            "link packets, and which checks they fail",
        )
    }
}

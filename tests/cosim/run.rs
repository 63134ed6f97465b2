//! Packets through a top and its export.

use crate::crc::{self, CrcTop};
use ibhdl::rx::{IbIcrc, IbRx, IbVcrc};
use ibhdl_sim::bench::{Bench, Config, Packet, Simulated, Stalls};
use ibhdl_tests::cosim::{Cosim, Export, Mismatch};
use ibhdl_verilog::Verilog;
use rust_hdl::core::block::Block;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

/// One run: the packets, who pauses, `cfg_` inputs, and what undefined values are drawn from.
#[derive(Clone, Debug)]
pub struct Run {
    pub packets: Vec<Packet>,
    pub stalls: Stalls,
    pub config: Config,
    pub seed: u32,
}

impl Run {
    /// The usual configuration and seed.
    pub fn new(packets: Vec<Packet>, stalls: Stalls) -> Self {
        Self {
            packets,
            stalls,
            config: Config { mtu: 5, mpe: true },
            seed: 1,
        }
    }
}

/// Where models are kept from run to run: the command, which its tests start in this folder of Cargo's, finds them too.
pub const CACHE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/target/ibhdl/verilator");

/// Something that runs in lock step: built once, run often.
pub type LockStep = Box<dyn Fn(&Run) -> Result<u64, Mismatch>>;

/// `verilog` beside the top that it is the export of.
pub fn lock_step(top: &str, lanes: usize, verilog: &Verilog) -> LockStep {
    macro_rules! at_width {
        ($with:ident, $top:ident) => {
            match lanes {
                1 => $with::<$top<1>, 1>(verilog),
                2 => $with::<$top<2>, 2>(verilog),
                4 => $with::<$top<4>, 4>(verilog),
                8 => $with::<$top<8>, 8>(verilog),
                16 => $with::<$top<16>, 16>(verilog),
                _ => panic!("no such width: {lanes}"),
            }
        };
    }
    match top {
        "ib_rx" => at_width!(rx, IbRx),
        "ib_icrc" => at_width!(engine, IbIcrc),
        "ib_vcrc" => at_width!(engine, IbVcrc),
        _ => panic!("no such top: {top}"),
    }
}

fn build<T: Block + Default>(verilog: &Verilog) -> Rc<Export> {
    let mut top = T::default();
    top.connect_all();
    let export = Export::new(verilog, &top, Path::new(CACHE));
    Rc::new(export.unwrap_or_else(|error| panic!("{error}")))
}

fn model(export: &Rc<Export>, run: &Run) -> Cosim {
    Cosim::new(export.clone(), run.seed).unwrap_or_else(|error| panic!("{error}"))
}

fn rx<T: Block + Default, const LANES: usize>(verilog: &Verilog) -> LockStep {
    let export = build::<T>(verilog);
    Box::new(move |run| {
        let cosim = Rc::new(RefCell::new(model(&export, run)));
        let observing = cosim.clone();
        let observer = move |top: &dyn Block, clock| observing.borrow_mut().observe(top, clock);
        let engine = Simulated::<LANES>::observed(run.config, Box::new(observer));
        let bench = Bench::new(Box::new(engine), run.stalls);
        let received = bench.and_then(|mut bench| bench.run(run.packets.iter().cloned()));
        let received = received.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(received.len(), run.packets.len());
        let result = cosim.borrow().result();
        result
    })
}

fn engine<T: CrcTop, const LANES: usize>(verilog: &Verilog) -> LockStep {
    let export = build::<T>(verilog);
    Box::new(move |run| {
        let mut cosim = model(&export, run);
        crc::run::<T>(LANES, run, &mut |top, clock| cosim.observe(top, clock));
        cosim.result()
    })
}

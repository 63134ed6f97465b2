//! The receive pipeline as Verilator simulates its exported Verilog.

use super::unpack::Unpack;
use super::{Config, Engine, EngineError, Inputs, Outputs, PayloadBeat};
use crate::verilated::{Compiled, Model, Slot, VerilatedError};
use ibhdl_verilog::tops::Top;
use std::path::Path;

/// The export of [`IbRx`](ibhdl::rx::IbRx), verilated.
#[derive(Debug)]
pub struct Verilated {
    lanes: usize,
    model: Model,
    ports: Ports,
    /// There was a reset.
    defined: bool,
}

/// Where the ports are.
#[derive(Debug)]
struct Ports {
    rst: Slot,
    tvalid: Slot,
    tready: Slot,
    tdata: Slot,
    tkeep: Slot,
    tlast: Slot,
    tuser: Slot,
    desc_tvalid: Slot,
    desc_tready: Slot,
    /// One per field, in order.
    desc: Vec<Slot>,
    payload_tvalid: Slot,
    payload_tready: Slot,
    payload_tdata: Slot,
    payload_tkeep: Slot,
    payload_tlast: Slot,
    payload_tuser: Slot,
    status_tvalid: Slot,
    status_tready: Slot,
    /// One per field, in order.
    status: Vec<Slot>,
}

impl Ports {
    fn new(model: &Model) -> Result<Self, VerilatedError> {
        let input = |name| model.input(name);
        let output = |name| model.output(name);
        let fields = |stream: &str| {
            let outputs = model.layout().outputs.iter();
            outputs
                .filter(|(name, _)| name.starts_with(stream) && !name.ends_with("_tvalid"))
                .map(|(_, slot)| *slot)
                .collect()
        };
        Ok(Self {
            rst: input("rst")?,
            tvalid: input("s_axis_tvalid")?,
            tready: output("s_axis_tready")?,
            tdata: input("s_axis_tdata")?,
            tkeep: input("s_axis_tkeep")?,
            tlast: input("s_axis_tlast")?,
            tuser: input("s_axis_tuser")?,
            desc_tvalid: output("m_axis_desc_tvalid")?,
            desc_tready: input("m_axis_desc_tready")?,
            desc: fields("m_axis_desc_"),
            payload_tvalid: output("m_axis_payload_tvalid")?,
            payload_tready: input("m_axis_payload_tready")?,
            payload_tdata: output("m_axis_payload_tdata")?,
            payload_tkeep: output("m_axis_payload_tkeep")?,
            payload_tlast: output("m_axis_payload_tlast")?,
            payload_tuser: output("m_axis_payload_tuser")?,
            status_tvalid: output("m_axis_status_tvalid")?,
            status_tready: input("m_axis_status_tready")?,
            status: fields("m_axis_status_"),
        })
    }
}

impl Verilated {
    /// Exports the pipeline of `lanes` dwords and builds it, or finds it in the folder `cache` from an earlier run.
    ///
    /// What the Verilog leaves undefined is drawn from `seed`.
    pub fn new(
        lanes: usize,
        config: Config,
        seed: u32,
        cache: &Path,
    ) -> Result<Self, VerilatedError> {
        let top = Top::named("ib_rx").ok_or_else(|| VerilatedError::NoPort("ib_rx".into()))?;
        let compiled = Compiled::new(&top.export(lanes)?, cache)?;
        let mut model = Model::new(&compiled, seed)?;
        let ports = Ports::new(&model)?;
        model.set(model.input("cfg_mtu")?, &[config.mtu.into()]);
        model.set(model.input("cfg_mpe")?, &[config.mpe.into()]);
        Ok(Self {
            lanes,
            model,
            ports,
            defined: false,
        })
    }

    fn put(&mut self, inputs: &Inputs) {
        let Self { model, ports, .. } = self;
        let mut tdata = [0; 16];
        for (word, bytes) in tdata.iter_mut().zip(inputs.tdata.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        model.set(ports.tdata, &tdata);
        model.set(
            ports.tkeep,
            &[inputs.tkeep as u32, (inputs.tkeep >> 32) as u32],
        );
        for (port, value) in [
            (ports.rst, inputs.rst),
            (ports.tvalid, inputs.tvalid),
            (ports.tlast, inputs.tlast),
            (ports.tuser, inputs.tuser),
            (ports.desc_tready, inputs.desc_tready),
            (ports.payload_tready, inputs.payload_tready),
            (ports.status_tready, inputs.status_tready),
        ] {
            model.set(port, &[value.into()]);
        }
    }

    fn bit(&self, output: Slot) -> bool {
        self.model.get(output) == [1]
    }

    /// A struct from its ports while `tvalid` is high.
    fn offer<T: Unpack>(
        &self,
        port: &'static str,
        tvalid: Slot,
        fields: &[Slot],
    ) -> Result<Option<T>, EngineError> {
        if !self.bit(tvalid) {
            return Ok(None);
        }
        let mut values = fields.iter().map(|slot| self.model.get(*slot));
        T::unpack(&mut values)
            .map(Some)
            .ok_or(EngineError::NoSuchCode { port })
    }

    fn outputs(&self) -> Result<Outputs, EngineError> {
        let ports = &self.ports;
        Ok(Outputs {
            tready: self.bit(ports.tready),
            desc: self.offer("m_axis_desc", ports.desc_tvalid, &ports.desc)?,
            payload: self.bit(ports.payload_tvalid).then(|| self.payload()),
            status: self.offer("m_axis_status", ports.status_tvalid, &ports.status)?,
        })
    }

    fn payload(&self) -> PayloadBeat {
        let ports = &self.ports;
        let mut tdata = [0; 64];
        let words = self.model.get(ports.payload_tdata);
        for (bytes, word) in tdata.chunks_exact_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        let tkeep = self.model.get(ports.payload_tkeep).iter().rev();
        PayloadBeat {
            tdata,
            tkeep: tkeep.fold(0, |all, &word| all << 32 | u64::from(word)),
            tlast: self.bit(ports.payload_tlast),
            tuser: self.bit(ports.payload_tuser),
        }
    }
}

impl Engine for Verilated {
    fn lanes(&self) -> usize {
        self.lanes
    }

    fn cycle(&mut self, inputs: &Inputs) -> Result<Outputs, EngineError> {
        self.put(inputs);
        self.model.low();
        // Before the first reset an output has any value, and means nothing.
        let outputs = if self.defined {
            self.outputs()?
        } else {
            Outputs::default()
        };
        self.model.high();
        self.defined |= inputs.rst;
        Ok(outputs)
    }
}

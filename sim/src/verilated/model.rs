//! One instance of a compiled top.

use super::compile::Compiled;
use super::layout::{words, Layout, Slot};
use super::VerilatedError;
use std::ffi::{c_int, c_void};

type New = unsafe extern "C" fn(c_int) -> *mut c_void;
type Delete = unsafe extern "C" fn(*mut c_void);
type Eval = unsafe extern "C" fn(*mut c_void, u8, *const u32, *mut u32);

/// A top in simulation. Port values are 32-bit words, the least significant first.
#[derive(Debug)]
pub struct Model {
    state: *mut c_void,
    eval: Eval,
    delete: Delete,
    inputs: Vec<u32>,
    outputs: Vec<u32>,
    /// Keeps the functions and the code of `state` where they are.
    compiled: Compiled,
}

impl Model {
    /// Everything that no reset and no input sets begins with values drawn from `seed`. The clock is low, and has not risen yet.
    pub fn new(compiled: &Compiled, seed: u32) -> Result<Self, VerilatedError> {
        let library = &compiled.library;
        // SAFETY: these are the types that the shim gives to these names.
        let (new, delete, eval) = unsafe {
            (
                *library.get::<New>(c"ibhdl_new")?,
                *library.get::<Delete>(c"ibhdl_delete")?,
                *library.get::<Eval>(c"ibhdl_eval")?,
            )
        };
        // Zero means a random seed to Verilator.
        let seed = (seed % c_int::MAX.unsigned_abs()) as c_int + 1;
        Ok(Self {
            // SAFETY: `ibhdl_new` may be called with any number above zero.
            state: unsafe { new(seed) },
            eval,
            delete,
            inputs: vec![0; words(&compiled.layout.inputs)],
            outputs: vec![0; words(&compiled.layout.outputs)],
            compiled: compiled.clone(),
        })
    }

    /// The ports.
    pub fn layout(&self) -> &Layout {
        &self.compiled.layout
    }

    /// The input called `name`.
    pub fn input(&self, name: &str) -> Result<Slot, VerilatedError> {
        find(&self.layout().inputs, name)
    }

    /// The output called `name`.
    pub fn output(&self, name: &str) -> Result<Slot, VerilatedError> {
        find(&self.layout().outputs, name)
    }

    /// Sets an input for the next [`low`](Self::low). Words that `value` lacks are zero, bits that the port lacks are dropped.
    pub fn set(&mut self, input: Slot, value: &[u32]) {
        let port = &mut self.inputs[input.at..input.at + input.words()];
        for (i, word) in port.iter_mut().enumerate() {
            *word = value.get(i).copied().unwrap_or_default();
        }
        // Verilator relies on the bits above a port being zero.
        if let (Some(last), used @ 1..) = (port.last_mut(), input.bits % 32) {
            *last &= u32::MAX >> (32 - used);
        }
    }

    /// Clock low, inputs as they were set, settled.
    pub fn low(&mut self) {
        self.eval(false);
    }

    /// The rising edge, settled.
    pub fn high(&mut self) {
        self.eval(true);
    }

    /// What an output has after the last [`low`](Self::low) or [`high`](Self::high).
    pub fn get(&self, output: Slot) -> &[u32] {
        &self.outputs[output.at..output.at + output.words()]
    }

    fn eval(&mut self, clock: bool) {
        // SAFETY: `state` is what `ibhdl_new` gave; `ibhdl_eval` reads and writes as many words as the layout has, which it was
        // generated from.
        unsafe {
            (self.eval)(
                self.state,
                clock.into(),
                self.inputs.as_ptr(),
                self.outputs.as_mut_ptr(),
            );
        }
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        // SAFETY: `state` is what `ibhdl_new` gave, and nobody has it any more.
        unsafe { (self.delete)(self.state) }
    }
}

fn find(ports: &[(String, Slot)], name: &str) -> Result<Slot, VerilatedError> {
    let port = ports.iter().find(|(port, _)| port == name);
    port.map(|(_, slot)| *slot)
        .ok_or_else(|| VerilatedError::NoPort(name.into()))
}

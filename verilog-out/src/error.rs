//! Why a design cannot be translated.

use thiserror::Error;

/// Everything that stops the emitter. No variant comes with partial output.
///
/// `module` is the path of the block in the design (`top.stage_3.parse`), `expression` is the
/// kernel expression, close to how it was written in Rust.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum EmitError {
    /// A size that no design has.
    #[error("there is no top of {lanes} lanes and {vls} data VLs: it is 1, 2, 4, 8 or 16 lanes and 1, 2, 4, 8 or 15 data VLs")]
    NoSuchSize {
        /// Lanes asked for.
        lanes: usize,
        /// Data VLs asked for.
        vls: usize,
    },
    /// The block's own `hdl()` panicked, for example on a literal that its width cannot hold.
    #[error("{module}: hdl() panicked: {message}")]
    HdlPanicked {
        /// Path of the block.
        module: String,
        /// What the panic said.
        message: String,
    },
    /// A name that is neither a signal, a constant, an enum variant nor a loop variable.
    #[error("{module}: `{name}` is not a signal, constant, enum variant or loop variable here")]
    UnknownName {
        /// Path of the block.
        module: String,
        /// The name as the kernel's syntax tree spells it.
        name: String,
    },
    /// Two operands, or a target and its value, differ in width (bits).
    #[error("{module}: widths differ in `{expression}`: {left} and {right} bits")]
    WidthMismatch {
        /// Path of the block.
        module: String,
        /// The expression.
        expression: String,
        /// Width of the left side or target.
        left: usize,
        /// Width of the right side or value.
        right: usize,
    },
    /// A signed operand meets an unsigned one.
    #[error("{module}: `{expression}` mixes signed and unsigned")]
    SignMismatch {
        /// Path of the block.
        module: String,
        /// The expression.
        expression: String,
    },
    /// A literal does not fit its width; the Rust simulation panics on it.
    #[error("{module}: a literal in `{expression}` does not fit {width} bits")]
    LiteralTooWide {
        /// Path of the block.
        module: String,
        /// The expression.
        expression: String,
        /// Bits available.
        width: usize,
    },
    /// A constant bit index or slice offset outside the value; the Rust simulation panics on it.
    #[error("{module}: index {index} is outside the {width} bits of `{expression}`")]
    IndexOutOfRange {
        /// Path of the block.
        module: String,
        /// The indexed expression.
        expression: String,
        /// The index.
        index: String,
        /// Width of the indexed value.
        width: usize,
    },
    /// Arithmetic inside a bit index: the tree does not say whether it wraps like `Bits` or is `usize`.
    #[error("{module}: arithmetic in the index of `{expression}` is ambiguous; name it with a local signal")]
    AmbiguousIndex {
        /// Path of the block.
        module: String,
        /// The indexed expression.
        expression: String,
    },
    /// Nothing around the expression fixes its width.
    #[error("{module}: the width of `{expression}` is not known")]
    UnknownWidth {
        /// Path of the block.
        module: String,
        /// The expression.
        expression: String,
    },
    /// A construct this backend does not translate.
    #[error("{module}: {what} is not supported: `{expression}`")]
    Unsupported {
        /// Path of the block.
        module: String,
        /// The expression or signal.
        expression: String,
        /// The construct.
        what: &'static str,
    },
    /// A signal that is read or handed to a child has no driver.
    #[error("{module}: `{signal}` is never driven")]
    Undriven {
        /// Path of the block.
        module: String,
        /// The signal.
        signal: String,
    },
    /// A signal keeps its old value on some path: a latch.
    #[error("{module}: `{signal}` is not assigned on every path (latch)")]
    Latch {
        /// Path of the block.
        module: String,
        /// The signal.
        signal: String,
    },
    /// A signal is read before the same kernel has given it a value.
    #[error("{module}: `{signal}` is read before it is written")]
    ReadBeforeWrite {
        /// Path of the block.
        module: String,
        /// The signal.
        signal: String,
    },
    /// Signals that only copy each other.
    #[error("{module}: `{signal}` drives itself")]
    CombinationalLoop {
        /// Path of the block.
        module: String,
        /// The signal.
        signal: String,
    },
    /// The kernel assigns an input of its own, an output of a child, or a constant.
    #[error("{module}: `{signal}` cannot be assigned here")]
    NotAssignable {
        /// Path of the block.
        module: String,
        /// The signal.
        signal: String,
    },
    /// A clock comes out of logic.
    #[error("{module}: the clock `{signal}` does not come straight from a port")]
    ClockFromLogic {
        /// Path of the block.
        module: String,
        /// The clock input.
        signal: String,
    },
    /// Asynchronous reset was asked for, and a reset comes out of logic.
    #[error("{module}: the asynchronous reset `{signal}` does not come straight from a port")]
    ResetFromLogic {
        /// Path of the block.
        module: String,
        /// The reset input.
        signal: String,
    },
    /// A `DFF` relies on its initial value and the options do not allow `initial`.
    #[error("{module}: register `{register}` has no reset, only an initial value")]
    InitialValue {
        /// Path of the block.
        module: String,
        /// The register.
        register: String,
    },
    /// A `reg`, `reg_rst` or `dff` marker that does not fit its block.
    #[error("{module}: timing marker `{marker}` does not describe a register")]
    BadMarker {
        /// Path of the block.
        module: String,
        /// The marker.
        marker: String,
    },
    /// A block of assignments that reads no signal: no simulator would ever run it.
    #[error("{module}: `{signal}` is computed from constants only; assign it one literal")]
    ConstantBlock {
        /// Path of the block.
        module: String,
        /// The signal.
        signal: String,
    },
    /// An active-low reset was asked for and the top has no such input.
    #[error("the top has no one-bit reset input `{name}`")]
    NoResetPort {
        /// The name asked for.
        name: String,
    },
    /// Verilog text that comes with a block defines a module that other text defines too, or that is the top.
    #[error("{module}: the Verilog text that comes with it uses the name `{name}` of another module of the file")]
    DefinedTwice {
        /// Path of the block.
        module: String,
        /// Name of the module.
        name: String,
    },
    /// Two ports of the top, or a port and the module name rules, collide.
    #[error("`{name}` is not a usable or unique name")]
    BadName {
        /// The name.
        name: String,
    },
}

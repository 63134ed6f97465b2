//! What the fields of a struct of signals and the ports of a top mean, as data: the exported Verilog says it beside each port.

use crate::prim::{Word, Words};
use rust_hdl::prelude::*;

/// A field of a struct of signals, or a port of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// The name in Rust.
    pub name: &'static str,
    /// Its doc comment.
    pub text: &'static str,
    /// The fields in it, where it is a struct itself.
    pub fields: &'static [About],
}

/// A type that a signal can have, and what its fields mean.
pub trait Described {
    /// The fields in order; none where the type is no struct.
    const FIELDS: &'static [About] = &[];
}

impl Described for bool {}
impl Described for Clock {}
impl<const W: usize> Described for Word<W> {}
impl<const N: usize, const W: usize> Described for Words<N, W> {}

/// Declares a struct of signals whose doc comments are also its [`Described::FIELDS`].
macro_rules! described {
    ($(#[$meta:meta])* pub struct $name:ident { $($body:tt)* }) => {
        $(#[$meta])*
        pub struct $name { $($body)* }

        $crate::about::described!(@table $name { $($body)* });
    };
    (@table $name:ident { $($(#[doc = $text:literal])+ pub $field:ident: $ty:ty,)* }) => {
        impl $crate::about::Described for $name {
            const FIELDS: &'static [$crate::about::About] = &[$($crate::about::About {
                name: stringify!($field),
                text: concat!($($text),+),
                fields: <$ty as $crate::about::Described>::FIELDS,
            },)*];
        }
    };
}

/// Declares a top whose ports, the `pub` fields in front, have their doc comments also as `PORTS`.
macro_rules! top {
    ($(#[$meta:meta])* pub struct $name:ident<const LANES: usize $(, const $more:ident: usize)?> { $($body:tt)* }) => {
        $(#[$meta])*
        pub struct $name<const LANES: usize $(, const $more: usize)?> { $($body)* }

        impl<const LANES: usize $(, const $more: usize)?> $name<LANES $(, $more)?> {
            /// The ports and what they mean.
            pub const PORTS: &'static [$crate::about::About] = $crate::about::top!(@ports [] $($body)*);
        }
    };
    (@ports [$($done:tt)*]
        $(#[doc = $text:literal])+ pub $port:ident: Signal<$direction:ident, $ty:ty>, $($rest:tt)*
    ) => {
        $crate::about::top!(@ports [$($done)* $crate::about::About {
            name: stringify!($port),
            text: concat!($($text),+),
            fields: <$ty as $crate::about::Described>::FIELDS,
        },] $($rest)*)
    };
    (@ports [$($done:tt)*] $($private:tt)*) => { &[$($done)*] };
}

pub(crate) use described;
pub(crate) use top;

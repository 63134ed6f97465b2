//! The field table of a header, from which its struct and its parser are made.

/// Declares a header: a struct with a field per table row, and a parser.
///
/// A row is `name: bits @ offset`, where the header is one big-endian number and `offset` is the place of the field's
/// least significant bit: of a header of 64 bits, bits 63:56 are the first byte on the wire. Reserved fields have no row.
///
/// The parser is combinational: `fields` are those of `bits`, or all zero while `present` is low, so that an absent
/// header never shows what another packet left behind.
macro_rules! header {
    (
        $(#[$doc:meta])*
        $header:ident, $parser:ident, $width:tt bits;
        $($(#[doc = $text:literal])+ $field:ident: $bits:tt @ $offset:tt,)*
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
        pub struct $header {
            $($(#[doc = $text])+ pub $field: Field<$bits>,)*
        }

        impl $crate::about::Described for $header {
            const FIELDS: &'static [$crate::about::About] = &[$($crate::about::About {
                name: stringify!($field),
                text: concat!($($text),+),
                fields: &[],
            },)*];
        }

        #[doc = concat!("Reads the fields of [`", stringify!($header), "`]. Combinational.")]
        #[derive(Clone, Debug, LogicBlock)]
        pub struct $parser {
            /// The header as one big-endian number.
            pub bits: Signal<In, Field<$width>>,
            /// All of it arrived, and it is meant to be there.
            pub present: Signal<In, Bit>,
            /// What they say; all zero without `present`.
            pub fields: Signal<Out, $header>,
            shown: Signal<Local, Field<$width>>,
            zero: Constant<Field<$width>>,
        }

        impl Default for $parser {
            fn default() -> Self {
                Self {
                    bits: Default::default(),
                    present: Default::default(),
                    fields: Default::default(),
                    shown: Default::default(),
                    zero: Constant::new(Default::default()),
                }
            }
        }

        impl Logic for $parser {
            #[hdl_gen]
            fn update(&mut self) {
                self.shown.next = self.zero.val();
                if self.present.val() {
                    self.shown.next = self.bits.val();
                }
                $(self.fields.next.$field = self.shown.val().get_bits::<$bits>($offset);)*
            }

            fn timing(&self) -> Vec<TimingInfo> {
                let name = $crate::header::table::snake_case(stringify!($parser));
                $crate::prim::module(name, concat!("fields of the header ", stringify!($header)))
            }
        }

        #[cfg(test)]
        mod table {
            /// No two rows overlap and none sticks out.
            #[test]
            fn rows_fit() {
                let mut taken = [false; $width];
                $(for bit in $offset..$offset + $bits {
                    assert!(!std::mem::replace(&mut taken[bit], true), stringify!($field));
                })*
            }
        }
    };
}

pub(super) use header;

/// `LrhParse` as a module's name: `lrh_parse`.
pub(super) fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for (i, letter) in name.char_indices() {
        if i > 0 && letter.is_uppercase() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

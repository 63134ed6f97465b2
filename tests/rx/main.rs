//! The receive pipeline as a whole, simulated: every packet that goes in, everything that comes out, at all five widths.
//!
//! What is expected comes from the golden model, or is written out in the test where the point is to have a second opinion.

/// One test per width of a function that takes the number of lanes: they run side by side, and a failure names its width.
macro_rules! at_every_width {
    ($($(#[$attribute:meta])* $test:ident),+ $(,)?) => {$(
        mod $test {
            at_every_width!(@ $test [$(#[$attribute])*] lanes_1 1);
            at_every_width!(@ $test [$(#[$attribute])*] lanes_2 2);
            at_every_width!(@ $test [$(#[$attribute])*] lanes_4 4);
            at_every_width!(@ $test [$(#[$attribute])*] lanes_8 8);
            at_every_width!(@ $test [$(#[$attribute])*] lanes_16 16);
        }
    )+};
    (@ $test:ident [$(#[$attribute:meta])*] $name:ident $lanes:literal) => {
        #[test]
        $(#[$attribute])*
        fn $name() {
            super::$test($lanes);
        }
    };
}

mod back_pressure;
mod bit_flips;
mod broken;
mod capture;
mod compare;
mod damage;
mod latency;
mod packets;
mod random;
mod rate;
mod recipe;
mod reset;

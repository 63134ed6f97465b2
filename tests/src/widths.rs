//! The widths as tests.

/// One test per width of a function that takes the number of lanes: they run side by side, and a failure names its width.
#[macro_export]
macro_rules! at_every_width {
    ($($(#[$attribute:meta])* $test:ident),+ $(,)?) => {$(
        mod $test {
            $crate::at_every_width!(@ $test [$(#[$attribute])*] lanes_1 1);
            $crate::at_every_width!(@ $test [$(#[$attribute])*] lanes_2 2);
            $crate::at_every_width!(@ $test [$(#[$attribute])*] lanes_4 4);
            $crate::at_every_width!(@ $test [$(#[$attribute])*] lanes_8 8);
            $crate::at_every_width!(@ $test [$(#[$attribute])*] lanes_16 16);
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

//! Whole-system tests of ibhdl; see the folders beside this one.

//! stub
pub mod wave;

//! Boards from elsewhere: maps in text, published experiments, generators.

pub(crate) mod ends;
pub mod experiments;
pub mod generate;
pub(crate) mod text;

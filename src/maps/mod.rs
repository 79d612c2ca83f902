//! Boards from elsewhere: maps as text, published experiments, generators.

pub(crate) mod ends;
pub mod experiments;
pub mod generate;
mod header;
mod lattice;
mod random;
pub(crate) mod text;
mod write;

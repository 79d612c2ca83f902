//! What is derived from a board so that searches read it faster.

pub(crate) mod bitmap;
pub(crate) mod corners;
pub(crate) mod moves;
pub(crate) mod pruning;

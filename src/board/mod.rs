//! Boards: their cells, and columns and rows.

pub(crate) mod coords;
pub(crate) mod grid;

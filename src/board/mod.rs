//! Boards: their cells, columns and rows, and the steps from cell to cell.

pub(crate) mod coords;
pub(crate) mod grid;
mod places;
pub(crate) mod steps;

//! Paths, and an independent checker that walks one cell by cell and adds up its cost again.

use crate::board::grid::{Board, WALL};
use crate::board::steps;
use crate::error::memory::NoMemory;
use crate::rules::cost::{Tally, Units};
use crate::rules::options::Options;
use crate::search::replay::Way;
use crate::terrain::Terrain;
use std::fmt;

/// A path from start to goal.
///
/// ```
/// let mut solver = starstep::Solver::new(3, 2)?;
/// let path = solver.find_path()?.expect("the board is empty");
/// assert_eq!(path.cells, [(0, 0), (1, 1), (2, 1)]);
/// assert_eq!((path.cost, path.expanded), (24.0, 3));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Path {
    /// Column and row of each cell, including start and goal.
    pub cells: Vec<(u32, u32)>,
    /// The cost in the unit of the cost model.
    pub cost: f64,
    /// How many expansions found it.
    pub expanded: u64,
}

impl Path {
    /// The path for a way that a search found.
    pub(crate) fn new(terrain: &Terrain, way: &Way, expanded: u64) -> Result<Self, NoMemory> {
        Ok(Self { cells: terrain.board().coords().of_path(&way.cells)?, cost: way.cost, expanded })
    }
}

/// Why a sequence of cells is not a path under some options.
///
/// ```
/// use starstep::{Board, Options, PathFault, check_path};
///
/// let board = Board::new(3, 2)?;
/// let fault = check_path(&board, &Options::default(), &[(0, 0), (2, 1)]).unwrap_err();
/// assert_eq!(fault, PathFault::Gap(1));
/// assert_eq!(fault.to_string(), "Cell 1 of the path is no neighbor of the one before it.");
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PathFault {
    /// It has no cells, or does not lead from the board's start to its goal.
    Ends,
    /// The cell with this index in the sequence is a wall or beyond the board.
    Blocked(usize),
    /// The cell with this index is not a neighbor of the one before it.
    Gap(usize),
    /// The diagonal rule forbids the move to the cell with this index.
    Forbidden(usize),
}

impl fmt::Display for PathFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ends => write!(f, "The path does not lead from the start to the goal."),
            Self::Blocked(index) => write!(f, "Cell {index} of the path is a wall or beyond the board."),
            Self::Gap(index) => write!(f, "Cell {index} of the path is no neighbor of the one before it."),
            Self::Forbidden(index) => write!(f, "The diagonal rule forbids the move to cell {index} of the path."),
        }
    }
}

impl std::error::Error for PathFault {}

/// Walks a path over the board and returns its cost in the unit of the cost model, without using the result of any
/// search.
///
/// ```
/// use starstep::{Board, Options, check_path};
///
/// let board = Board::new(3, 2)?;
/// let by_hand = [(0, 0), (1, 0), (2, 0), (2, 1)];
/// assert_eq!(check_path(&board, &Options::default(), &by_hand), Ok(30.0));
/// # Ok::<(), starstep::Error>(())
/// ```
///
/// # Errors
/// A [`PathFault`] that says what is wrong where.
pub fn check_path(board: &Board, options: &Options, cells: &[(u32, u32)]) -> Result<f64, PathFault> {
    if cells.first() != Some(&board.start()) || cells.last() != Some(&board.goal()) {
        return Err(PathFault::Ends);
    }
    let mut tally = Tally::default();
    for (index, (x, y)) in cells.iter().copied().enumerate() {
        let cell = board.cell(x, y).unwrap_or(WALL);
        if cell == WALL {
            return Err(PathFault::Blocked(index));
        }
        let Some((from_x, from_y)) = index.checked_sub(1).map(|before| cells[before]) else { continue };
        let step = (x.cast_signed() - from_x.cast_signed(), y.cast_signed() - from_y.cast_signed());
        if step == (0, 0) || step.0.abs() > 1 || step.1.abs() > 1 {
            return Err(PathFault::Gap(index));
        }
        if !steps::is_allowed(board, options.diagonal, (from_x, from_y), step) {
            return Err(PathFault::Forbidden(index));
        }
        tally.count(step.0 != 0 && step.1 != 0, if options.penalties { cell } else { 0 });
    }
    Ok(tally.cost(Units::new(options.costs)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::{CostModel, Diagonal};

    #[test]
    fn faults_are_found_where_they_are() {
        let mut board = Board::new(3, 3).unwrap();
        board.set_cell(1, 0, WALL).unwrap();
        let options = Options::default();
        let check = |cells: &[(u32, u32)]| check_path(&board, &options, cells);
        assert_eq!(check(&[]), Err(PathFault::Ends));
        assert_eq!(check(&[(0, 0), (1, 1)]), Err(PathFault::Ends));
        assert_eq!(check(&[(0, 0), (1, 0), (2, 1), (2, 2)]), Err(PathFault::Blocked(1)));
        assert_eq!(check(&[(0, 0), (0, 2), (2, 2)]), Err(PathFault::Gap(1)));
        assert_eq!(check(&[(0, 0), (1, 1), (2, 2)]), Err(PathFault::Forbidden(1)));
        assert_eq!(check(&[(0, 0), (0, 1), (1, 2), (2, 2)]), Ok(34.0));
    }

    #[test]
    fn penalties_count_in_tenths_of_a_straight_move() {
        let mut board = Board::new(3, 1).unwrap();
        board.set_cell(0, 0, 99).unwrap();
        board.set_cell(1, 0, 10).unwrap();
        let cells = [(0, 0), (1, 0), (2, 0)];
        let sqrt2 = Options { costs: CostModel::Sqrt2, diagonal: Diagonal::Never, ..Options::default() };
        assert_eq!(check_path(&board, &Options::default(), &cells), Ok(30.0));
        assert_eq!(check_path(&board, &sqrt2, &cells), Ok(3.0));
        let without = Options { penalties: false, ..Options::default() };
        assert_eq!(check_path(&board, &without, &cells), Ok(20.0));
    }
}

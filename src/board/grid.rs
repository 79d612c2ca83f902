//! The board: size, one byte per cell, start and goal.

use crate::Error;
use crate::board::coords::Coords;
use crate::error::memory;
use crate::error::problem::{CellProblem, SizeProblem};

/// The largest width and height of a board, in cells.
pub const MAX_SIDE: u32 = 4096;
/// The byte of a cell that can be entered without a penalty.
pub const OPEN: u8 = 0;
/// The byte of a cell that cannot be entered. Bytes between [`OPEN`] and this one are movement penalties.
pub const WALL: u8 = 255;

/// A rectangle of cells with a start and a goal. Columns (x) run to the right and rows (y) down, both from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    width: u32,
    height: u32,
    cells: Vec<u8>,
    start: u32,
    goal: u32,
    origin: (i32, i32),
    /// How many cells have a penalty.
    penalties: u32,
}

impl Board {
    /// A board of open cells, with the start top left and the goal bottom right.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] for a side of 0, [`Error::TooLarge`] for one beyond [`MAX_SIDE`] and for a board that there
    /// is no memory for.
    pub fn new(width: u32, height: u32) -> Result<Self, Error> {
        for (name, side) in [("width", width), ("height", height)] {
            if side == 0 {
                return Err(Error::out_of_bounds(name, side, 1, i64::from(MAX_SIDE)));
            }
            if side > MAX_SIDE {
                return Err(Error::TooLarge { problem: SizeProblem::Side { name, value: side, max: MAX_SIDE } });
            }
        }
        let cells = width * height;
        Ok(Self {
            width,
            height,
            cells: memory::filled(cells as usize, OPEN)?,
            start: 0,
            goal: cells - 1,
            origin: (0, 0),
            penalties: 0,
        })
    }

    /// Columns.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Rows.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.height
    }

    /// All cells, row by row: 0 open, 1 to 254 open with that movement penalty, 255 wall.
    #[must_use]
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Column and row of the start.
    #[must_use]
    pub fn start(&self) -> (u32, u32) {
        self.coord_of_cell(self.start)
    }

    /// Column and row of the goal.
    #[must_use]
    pub fn goal(&self) -> (u32, u32) {
        self.coord_of_cell(self.goal)
    }

    /// What is added to a coordinate before it is shown to people; the search does not use it.
    #[must_use]
    pub fn origin(&self) -> (i32, i32) {
        self.origin
    }

    /// Sets what is added to coordinates before they are shown.
    pub fn set_origin(&mut self, x: i32, y: i32) {
        self.origin = (x, y);
    }

    /// The byte of a cell.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn cell(&self, x: u32, y: u32) -> Result<u8, Error> {
        Ok(self.cells[self.cell_of_coord(x, y)? as usize])
    }

    /// Sets the byte of a cell and tells whether it was another one before.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_cell(&mut self, x: u32, y: u32, value: u8) -> Result<bool, Error> {
        let cell = self.cell_of_coord(x, y)? as usize;
        let before = std::mem::replace(&mut self.cells[cell], value);
        self.penalties = self.penalties + u32::from(is_penalty(value)) - u32::from(is_penalty(before));
        Ok(before != value)
    }

    /// The same board, if there is memory for another one.
    pub(crate) fn duplicate(&self) -> Result<Self, Error> {
        Ok(Self { cells: memory::collect(self.cells.iter().copied())?, ..*self })
    }

    /// Sets all cells, row by row.
    ///
    /// # Errors
    /// [`Error::BadCell`] unless there are width · height bytes.
    pub fn set_cells(&mut self, cells: &[u8]) -> Result<(), Error> {
        self.check_count(cells.len())?;
        self.cells.copy_from_slice(cells);
        self.penalties = cells.iter().map(|cell| u32::from(is_penalty(*cell))).sum();
        Ok(())
    }

    /// Whether so many cells are those of the board.
    pub(crate) fn check_count(&self, given: usize) -> Result<(), Error> {
        if given == self.cells.len() {
            return Ok(());
        }
        let (width, height) = (self.width, self.height);
        Err(Error::BadCell { problem: CellProblem::Count { given, width, height } })
    }

    /// Moves the start and tells whether it was elsewhere before.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_start(&mut self, x: u32, y: u32) -> Result<bool, Error> {
        let cell = self.cell_of_coord(x, y)?;
        Ok(std::mem::replace(&mut self.start, cell) != cell)
    }

    /// Moves the goal and tells whether it was elsewhere before.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_goal(&mut self, x: u32, y: u32) -> Result<bool, Error> {
        let cell = self.cell_of_coord(x, y)?;
        Ok(std::mem::replace(&mut self.goal, cell) != cell)
    }

    /// The index of a cell, y · width + x.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn cell_of_coord(&self, x: u32, y: u32) -> Result<u32, Error> {
        for (name, value, side) in [("x", x, self.width), ("y", y, self.height)] {
            if value >= side {
                return Err(Error::out_of_bounds(name, value, 0, i64::from(side) - 1));
            }
        }
        Ok(y * self.width + x)
    }

    /// Column and row of a cell's index.
    #[must_use]
    pub fn coord_of_cell(&self, cell: u32) -> (u32, u32) {
        (cell % self.width, cell / self.width)
    }

    /// For the columns and rows of many cells.
    pub(crate) fn coords(&self) -> Coords {
        Coords::new(self.width)
    }

    /// Whether a search could begin: neither start nor goal is a wall.
    ///
    /// # Errors
    /// [`Error::StartBlocked`] and [`Error::GoalBlocked`], in this order.
    pub fn check_ends(&self) -> Result<(), Error> {
        let (x, y) = self.start();
        if self.cells[self.start as usize] == WALL {
            return Err(Error::StartBlocked { x, y });
        }
        let (x, y) = self.goal();
        if self.cells[self.goal as usize] == WALL {
            return Err(Error::GoalBlocked { x, y });
        }
        Ok(())
    }

    /// Whether any cell has a movement penalty.
    #[must_use]
    pub fn has_penalties(&self) -> bool {
        self.penalties > 0
    }

    /// Whether (x, y) lies on the board and is not a wall. Takes signed numbers so that neighbors can be asked about.
    #[must_use]
    pub fn is_open(&self, x: i64, y: i64) -> bool {
        let inside = (0..i64::from(self.width)).contains(&x) && (0..i64::from(self.height)).contains(&y);
        let index = usize::try_from(y * i64::from(self.width) + x);
        inside && index.is_ok_and(|index| self.cells[index] != WALL)
    }

    /// Moves both ends to cells of the board, given by their indexes.
    pub(crate) fn put_ends(&mut self, start: usize, goal: usize) {
        let cell = |index: usize| u32::try_from(index).expect("a board has fewer than 2^32 cells");
        (self.start, self.goal) = (cell(start), cell(goal));
    }

    pub(crate) fn start_cell(&self) -> u32 {
        self.start
    }

    pub(crate) fn goal_cell(&self) -> u32 {
        self.goal
    }
}

fn is_penalty(cell: u8) -> bool {
    cell != OPEN && cell != WALL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_board_runs_from_corner_to_corner() {
        let board = Board::new(4, 3).unwrap();
        assert_eq!((board.start(), board.goal()), ((0, 0), (3, 2)));
        assert!(board.cells().iter().all(|cell| *cell == OPEN));
    }

    #[test]
    fn sizes_beyond_the_limits_are_refused() {
        assert_eq!(Board::new(0, 0).unwrap_err().code(), "out-of-bounds");
        assert_eq!(Board::new(1, 0).unwrap_err().code(), "out-of-bounds");
        assert_eq!(Board::new(4097, 1).unwrap_err().code(), "too-large");
        assert_eq!(Board::new(1, u32::MAX).unwrap_err().code(), "too-large");
        assert!(Board::new(1, 1).is_ok());
    }

    #[test]
    fn refused_edits_leave_the_board_as_it_was() {
        let mut board = Board::new(3, 3).unwrap();
        board.set_cell(1, 1, WALL).unwrap();
        let before = board.clone();
        assert_eq!(
            board.set_cell(3, 0, WALL).unwrap_err().to_string(),
            "x is 3, but must be a whole number from 0 to 2."
        );
        assert_eq!(board.set_start(0, 3).unwrap_err().code(), "out-of-bounds");
        assert_eq!(board.set_goal(9, 9).unwrap_err().code(), "out-of-bounds");
        assert_eq!(board.set_cells(&[0; 8]).unwrap_err().code(), "bad-cell");
        assert_eq!(board, before);
    }
}

//! The board: its size, and one byte for each cell.

use crate::Error;
use crate::error::memory;
use crate::error::problem::{CellProblem, SizeProblem};

/// The largest width and height of a board, in cells.
pub const MAX_SIDE: u32 = 4096;
/// The byte of a cell that can be entered without a penalty.
pub const OPEN: u8 = 0;
/// The byte of a cell that cannot be entered. Bytes between [`OPEN`] and this one are movement penalties.
pub const WALL: u8 = 255;

/// A rectangle of cells with a start and a goal. Columns (x) count to the right and rows (y) down, both from 0.
///
/// Up to 64 × 64 cells, its `Debug` output is its map, as [`from_map`](Self::from_map) reads it.
///
/// ```
/// use starstep::{Board, WALL};
///
/// let mut board = Board::new(4, 3)?;
/// board.set_cell(1, 1, WALL)?;
/// assert_eq!(board.to_map(), "type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n");
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    width: u32,
    height: u32,
    cells: Vec<u8>,
    pub(super) start: u32,
    pub(super) goal: u32,
    pub(super) origin: (i32, i32),
    /// How many cells have a penalty.
    penalties: u32,
}

impl Board {
    /// A board of open cells, with the start top left and the goal bottom right.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let board = Board::new(40, 24)?;
    /// assert_eq!((board.start(), board.goal()), ((0, 0), (39, 23)));
    /// assert_eq!(Board::new(5000, 1).unwrap_err().code(), "too-large");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] for a side of 0, [`Error::TooLarge`] for one beyond [`MAX_SIDE`] and if there is not
    /// enough memory for the board.
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
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// assert_eq!(Board::new(40, 24)?.width(), 40);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Rows.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// assert_eq!(Board::new(40, 24)?.height(), 24);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn height(&self) -> u32 {
        self.height
    }

    /// All cells, row by row: 0 open, 1 to 254 open with that movement penalty, 255 wall.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(2, 2)?;
    /// board.set_cell(1, 0, 255)?;
    /// assert_eq!(board.cells(), [0, 255, 0, 0]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// The byte of a cell.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let board = Board::new(4, 3)?;
    /// assert_eq!(board.cell(3, 2), Ok(0));
    /// assert_eq!(board.cell(4, 2).unwrap_err().to_string(), "x is 4, but must be a whole number from 0 to 3.");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn cell(&self, x: u32, y: u32) -> Result<u8, Error> {
        Ok(self.cells[self.cell_of_coord(x, y)? as usize])
    }

    /// Sets the byte of a cell and returns whether it was different before.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// assert!(board.set_cell(1, 1, starstep::WALL)?);
    /// assert!(!board.set_cell(1, 1, starstep::WALL)?);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_cell(&mut self, x: u32, y: u32, value: u8) -> Result<bool, Error> {
        let cell = self.cell_of_coord(x, y)? as usize;
        let before = std::mem::replace(&mut self.cells[cell], value);
        self.penalties = self.penalties + u32::from(is_penalty(value)) - u32::from(is_penalty(before));
        Ok(before != value)
    }

    /// Takes the board away and leaves one without cells.
    pub(crate) fn take(&mut self) -> Self {
        let none = Self { width: 0, height: 0, cells: Vec::new(), start: 0, goal: 0, origin: (0, 0), penalties: 0 };
        std::mem::replace(self, none)
    }

    /// A copy of the board, if there is memory for it.
    pub(crate) fn duplicate(&self) -> Result<Self, Error> {
        Ok(Self { cells: memory::collect(self.cells.iter().copied())?, ..*self })
    }

    /// Sets all cells, row by row.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(3, 2)?;
    /// board.set_cells(&[0, 255, 0, 20, 0, 0])?;
    /// assert_eq!(board.cell(0, 1), Ok(20));
    /// assert_eq!(board.set_cells(&[0; 5]).unwrap_err().code(), "bad-cell");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::BadCell`] unless there are width · height bytes.
    pub fn set_cells(&mut self, cells: &[u8]) -> Result<(), Error> {
        self.check_count(cells.len())?;
        self.cells.copy_from_slice(cells);
        self.penalties = cells.iter().map(|cell| u32::from(is_penalty(*cell))).sum();
        Ok(())
    }

    /// Whether the board has this many cells.
    pub(crate) fn check_count(&self, given: usize) -> Result<(), Error> {
        if given == self.cells.len() {
            return Ok(());
        }
        let (width, height) = (self.width, self.height);
        Err(Error::BadCell { problem: CellProblem::Count { given, width, height } })
    }

    /// Whether any cell has a movement penalty.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// board.set_cell(1, 1, starstep::WALL)?;
    /// assert!(!board.has_penalties());
    /// board.set_cell(1, 1, starstep::SWAMP)?;
    /// assert!(board.has_penalties());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn has_penalties(&self) -> bool {
        self.penalties > 0
    }

    /// Whether (x, y) lies on the board and is not a wall. Takes signed numbers so that neighbors can be asked about.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// board.set_cell(1, 1, starstep::WALL)?;
    /// assert!(board.is_open(0, 1));
    /// assert!(!board.is_open(1, 1) && !board.is_open(-1, 1));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn is_open(&self, x: i64, y: i64) -> bool {
        let inside = (0..i64::from(self.width)).contains(&x) && (0..i64::from(self.height)).contains(&y);
        let index = usize::try_from(y * i64::from(self.width) + x);
        inside && index.is_ok_and(|index| self.cells[index] != WALL)
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
    fn penalties_that_are_taken_away_are_there_no_longer() {
        let mut board = Board::new(3, 3).unwrap();
        for (values, is_there) in [([7, 0], true), ([7, 9], true), ([WALL, 9], true), ([WALL, OPEN], false)] {
            for (x, value) in (0..).zip(values) {
                board.set_cell(x, 1, value).unwrap();
            }
            assert_eq!(board.has_penalties(), is_there, "{values:?}");
        }
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

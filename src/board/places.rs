//! Places on a board: its start and goal, and the cells that columns and rows stand for.

use crate::Error;
use crate::board::coords::Coords;
use crate::board::grid::{Board, WALL};

impl Board {
    /// Column and row of the start.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// assert_eq!(board.start(), (0, 0));
    /// board.set_start(2, 1)?;
    /// assert_eq!(board.start(), (2, 1));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn start(&self) -> (u32, u32) {
        self.coord_of_cell(self.start)
    }

    /// Column and row of the goal.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// assert_eq!(board.goal(), (3, 2));
    /// board.set_goal(2, 1)?;
    /// assert_eq!(board.goal(), (2, 1));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn goal(&self) -> (u32, u32) {
        self.coord_of_cell(self.goal)
    }

    /// Moves the start and returns whether it was elsewhere before.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// assert!(board.set_start(1, 2)?);
    /// assert!(!board.set_start(1, 2)?);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_start(&mut self, x: u32, y: u32) -> Result<bool, Error> {
        let cell = self.cell_of_coord(x, y)?;
        Ok(std::mem::replace(&mut self.start, cell) != cell)
    }

    /// Moves the goal and returns whether it was elsewhere before.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// assert!(board.set_goal(1, 2)?);
    /// assert!(!board.set_goal(1, 2)?);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_goal(&mut self, x: u32, y: u32) -> Result<bool, Error> {
        let cell = self.cell_of_coord(x, y)?;
        Ok(std::mem::replace(&mut self.goal, cell) != cell)
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

    /// Whether a search could begin: neither start nor goal is a wall.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// assert_eq!(board.check_ends(), Ok(()));
    /// board.set_cell(0, 0, starstep::WALL)?;
    /// assert_eq!(board.check_ends().unwrap_err().to_string(), "The start (0, 0) is a wall.");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::StartBlocked`] and [`Error::GoalBlocked`], in this order.
    pub fn check_ends(&self) -> Result<(), Error> {
        let (x, y) = self.start();
        if self.cells()[self.start as usize] == WALL {
            return Err(Error::StartBlocked { x, y });
        }
        let (x, y) = self.goal();
        if self.cells()[self.goal as usize] == WALL {
            return Err(Error::GoalBlocked { x, y });
        }
        Ok(())
    }

    /// What is added to a coordinate before it is shown to people; the search does not use it.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let board = Board::from_map("height 1\nwidth 2\norigin -7 8\nmap\n..\n")?;
    /// assert_eq!(board.origin(), (-7, 8));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn origin(&self) -> (i32, i32) {
        self.origin
    }

    /// Sets what is added to coordinates before they are shown.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(4, 3)?;
    /// board.set_origin(1, 1); // for people who count from 1
    /// assert_eq!(board.start(), (0, 0));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    pub fn set_origin(&mut self, x: i32, y: i32) {
        self.origin = (x, y);
    }

    /// The index of a cell, y · width + x.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let board = Board::new(4, 3)?;
    /// let cell = board.cell_of_coord(3, 1)?;
    /// assert_eq!(cell, 7);
    /// assert_eq!(board.cells()[cell as usize], 0);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn cell_of_coord(&self, x: u32, y: u32) -> Result<u32, Error> {
        for (name, value, side) in [("x", x, self.width()), ("y", y, self.height())] {
            if value >= side {
                return Err(Error::out_of_bounds(name, value, 0, i64::from(side) - 1));
            }
        }
        Ok(y * self.width() + x)
    }

    /// Column and row of a cell's index.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let board = Board::new(4, 3)?;
    /// assert_eq!(board.coord_of_cell(7), (3, 1));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn coord_of_cell(&self, cell: u32) -> (u32, u32) {
        (cell % self.width(), cell / self.width())
    }

    /// Computes the columns and rows of many cells.
    pub(crate) fn coords(&self) -> Coords {
        Coords::new(self.width())
    }
}

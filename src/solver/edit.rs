//! Changes to a solver's board and options. Those with an effect forget the recorded search.

use crate::board::grid::Board;
use crate::error::Error;
use crate::rules::options::{OptionValue, Options};
use crate::solver::Solver;

impl Solver {
    /// Replaces the board.
    ///
    /// ```
    /// use starstep::{Board, Solver};
    ///
    /// let mut solver = Solver::new(40, 24)?;
    /// solver.set_board(Board::new(3, 2)?);
    /// assert_eq!(solver.find_path()?.map(|path| path.cells.len()), Some(3));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    pub fn set_board(&mut self, board: Board) {
        self.terrain.set_board(board);
        // Another board may have more cells, or fewer.
        self.untouched.take();
        self.reset();
    }

    /// Changes the board in any way, for example with a generator: everything that `edit` does takes effect, or nothing
    /// if it fails, because it works on a copy.
    ///
    /// ```
    /// use starstep::{Solver, generate};
    ///
    /// let mut solver = Solver::new(40, 24)?;
    /// let is_connected = solver.edit(|board| generate::random_walls(board, 0.2, 7))?;
    /// assert!(!is_connected || solver.find_path()?.is_some());
    ///
    /// let before = solver.board().clone();
    /// let refused = solver.edit(|board| {
    ///     board.set_cell(3, 3, 255)?;
    ///     board.set_goal(99, 99)
    /// });
    /// assert_eq!(refused.unwrap_err().code(), "out-of-bounds");
    /// assert_eq!(*solver.board(), before);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// Those of `edit`, and [`Error::TooLarge`] if there is no memory for the copy. Board and recorded search stay.
    pub fn edit<T>(&mut self, edit: impl FnOnce(&mut Board) -> Result<T, Error>) -> Result<T, Error> {
        let mut board = self.board().duplicate()?;
        let result = edit(&mut board)?;
        self.set_board(board);
        Ok(result)
    }

    /// Sets a cell: 0 open, 1 to 254 open with that movement penalty, 255 wall.
    ///
    /// ```
    /// use starstep::{Solver, WALL};
    ///
    /// let mut solver = Solver::new(3, 1)?;
    /// solver.set_cell(1, 0, 20)?;
    /// assert_eq!(solver.find_path()?.map(|path| path.cost), Some(40.0));
    /// solver.set_cell(1, 0, WALL)?;
    /// assert_eq!(solver.find_path()?, None);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_cell(&mut self, x: u32, y: u32, value: u8) -> Result<(), Error> {
        if self.terrain.set_cell(x, y, value)? {
            self.reset();
        }
        Ok(())
    }

    /// Sets all cells, row by row.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(2, 2)?;
    /// solver.set_cells(&[0, 255, 255, 0])?;
    /// assert_eq!(solver.find_path()?, None);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::BadCell`] unless there are width · height bytes.
    pub fn set_cells(&mut self, cells: &[u8]) -> Result<(), Error> {
        self.terrain.set_cells(cells)?;
        self.reset();
        Ok(())
    }

    /// Moves the start.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 1)?;
    /// solver.set_start(1, 0)?;
    /// assert_eq!(solver.find_path()?.map(|path| path.cells), Some(vec![(1, 0), (2, 0)]));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_start(&mut self, x: u32, y: u32) -> Result<(), Error> {
        if self.terrain.set_start(x, y)? {
            self.reset();
        }
        Ok(())
    }

    /// Moves the goal.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 1)?;
    /// solver.set_goal(1, 0)?;
    /// assert_eq!(solver.find_path()?.map(|path| path.cells), Some(vec![(0, 0), (1, 0)]));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_goal(&mut self, x: u32, y: u32) -> Result<(), Error> {
        if self.terrain.set_goal(x, y)? {
            self.reset();
        }
        Ok(())
    }

    /// Sets what is added to coordinates before they are shown; the recorded search stays.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 1)?;
    /// solver.run()?;
    /// solver.set_origin(1, 1);
    /// assert_eq!((solver.board().origin(), solver.length()), ((1, 1), 3));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    pub fn set_origin(&mut self, x: i32, y: i32) {
        self.terrain.set_origin(x, y);
    }

    /// Replaces the options.
    ///
    /// ```
    /// use starstep::{Diagonal, Options, Solver};
    ///
    /// let mut solver = Solver::new(3, 3)?;
    /// assert_eq!(solver.find_path()?.map(|path| path.cost), Some(28.0));
    /// solver.configure(Options { diagonal: Diagonal::Never, ..Options::default() });
    /// assert_eq!(solver.find_path()?.map(|path| path.cost), Some(40.0));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    pub fn configure(&mut self, options: Options) {
        let options = options.with_usable_weight();
        if self.options != options {
            self.options = options;
            self.reset();
        }
    }

    /// Changes some options by their fixed names: all that are given, or none if one is wrong.
    ///
    /// ```
    /// use starstep::{OptionValue, Solver};
    ///
    /// let mut solver = Solver::new(3, 3)?;
    /// solver.configure_by_name([("diagonal", OptionValue::Text("never")), ("weight", OptionValue::Number(2.0))])?;
    /// assert_eq!(solver.options().weight, 2.0);
    /// assert!(solver.configure_by_name([("weight", OptionValue::Number(-1.0))]).is_err());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::BadOption`] for the first wrong one.
    pub fn configure_by_name<'a>(
        &mut self,
        changes: impl IntoIterator<Item = (&'a str, OptionValue<'a>)>,
    ) -> Result<(), Error> {
        let mut options = self.options.clone();
        for (key, value) in changes {
            options.set(key, &value)?;
        }
        self.configure(options);
        Ok(())
    }
}

//! The recorded search: walking through it, and what it has found.

use crate::error::Error;
use crate::error::memory;
use crate::search::ends::Ends;
use crate::search::expansion::Status;
use crate::search::side::Side;
use crate::solver::Solver;
use crate::solver::kinds::AnyKind;
use crate::solver::path::Path;

impl Solver {
    /// Goes at most `count` expansions forward: through the record first, then new ones.
    ///
    /// ```
    /// use starstep::{Solver, Status};
    ///
    /// let mut solver = Solver::new(3, 3)?;
    /// assert_eq!(solver.step(2)?, Status::Searching);
    /// assert_eq!(solver.step(99)?, Status::Found);
    /// assert_eq!(solver.position(), 3);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::StartBlocked`], [`Error::GoalBlocked`], [`Error::WrongAlgorithm`]; [`Error::TooLarge`] if memory runs
    /// out, and at the end of a record that cannot grow any further. What is recorded stays.
    pub fn step(&mut self, count: u64) -> Result<Status, Error> {
        self.begin()?;
        let kind = AnyKind::new(&self.terrain, &self.running, Ends::of(self.terrain.board()));
        self.recording.step(&*kind, count)?;
        Ok(self.recording.status())
    }

    /// Records the search to its end and goes there.
    ///
    /// ```
    /// use starstep::{Solver, Status, WALL};
    ///
    /// let mut solver = Solver::new(3, 1)?;
    /// assert_eq!(solver.run()?, Status::Found);
    /// solver.set_cell(1, 0, WALL)?;
    /// assert_eq!(solver.run()?, Status::NoPath);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`step`](Self::step).
    pub fn run(&mut self) -> Result<Status, Error> {
        self.step(u64::MAX)
    }

    /// The number of expansions shown.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.run()?;
    /// solver.seek(1)?;
    /// assert_eq!((solver.position(), solver.length()), (1, 3));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> u64 {
        if self.is_recording { self.recording.trace.position() } else { 0 }
    }

    /// The number of expansions recorded.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// assert_eq!(solver.length(), 0);
    /// solver.run()?;
    /// assert_eq!(solver.length(), 3);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn length(&self) -> u64 {
        if self.is_recording { self.recording.trace.length() } else { 0 }
    }

    /// How far the search has got at the position.
    ///
    /// ```
    /// use starstep::{Solver, Status};
    ///
    /// let mut solver = Solver::new(3, 3)?;
    /// solver.run()?;
    /// assert_eq!(solver.status(), Status::Found);
    /// solver.seek(1)?;
    /// assert_eq!(solver.status(), Status::Searching);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn status(&self) -> Status {
        if self.is_recording { self.recording.status() } else { Status::Searching }
    }

    /// Shows the state after `position` expansions.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.run()?;
    /// solver.seek(1)?;
    /// assert_eq!(solver.stats().expanded, 1);
    /// assert_eq!(solver.seek(4).unwrap_err().to_string(), "The position is 4, but must be a whole number from 0 to 3.");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the record.
    pub fn seek(&mut self, position: u64) -> Result<(), Error> {
        if position > self.length() {
            let last = i64::try_from(self.length()).unwrap_or(i64::MAX);
            return Err(Error::out_of_bounds("position", position, 0, last));
        }
        if self.is_recording {
            let kind = AnyKind::new(&self.terrain, &self.running, Ends::of(self.terrain.board()));
            self.recording.seek(&*kind, position);
        }
        Ok(())
    }

    /// The path of the recorded search, if the position is at its end and the goal was reached. Ends the program if
    /// there is no memory for it, as the standard library's collections do.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.run()?;
    /// let path = solver.path();
    /// assert_eq!(path.as_ref().map(|path| path.cost), Some(28.0));
    /// assert_eq!(solver.find_path()?, path);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn path(&self) -> Option<Path> {
        memory::or_abort(self.recorded_path())
    }

    /// The same, if there is memory for it.
    pub(crate) fn recorded_path(&self) -> Result<Option<Path>, Error> {
        if self.status() != Status::Found {
            return Ok(None);
        }
        let way = self.recording.path(&*self.kind())?;
        Ok(Some(Path::new(&self.terrain, &way, self.length())?))
    }

    /// The cells of the whole record in the order of their expansion. Ends the program if there is no memory for them, as
    /// the standard library's collections do.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.run()?;
    /// assert_eq!(solver.expansion_order(), [(0, 0), (1, 1), (2, 2)]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn expansion_order(&self) -> Vec<(u32, u32)> {
        let order = self.recorded_order().and_then(|cells| Ok(self.board().coords().of_path(&cells)?));
        memory::or_abort(order)
    }

    /// The same as indexes, if there is memory for it.
    pub(crate) fn recorded_order(&self) -> Result<Vec<u32>, Error> {
        if self.is_recording { Ok(self.recording.trace.expansion_order()?) } else { Ok(Vec::new()) }
    }

    /// The cell that the expansion at the position closed; `None` before the first.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// assert_eq!(solver.current(), None);
    /// solver.step(2)?;
    /// assert_eq!(solver.current(), Some((1, 1)));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn current(&self) -> Option<(u32, u32)> {
        self.current_index().map(|cell| self.board().coord_of_cell(cell))
    }

    /// The same as an index.
    pub(crate) fn current_index(&self) -> Option<u32> {
        if self.is_recording { self.recording.trace.current() } else { None }
    }

    /// The side that made the expansion at the position; `None` before the first.
    ///
    /// ```
    /// use starstep::{Algorithm, Options, Side, Solver};
    ///
    /// let mut solver = Solver::new(9, 1)?;
    /// solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..Options::default() });
    /// solver.run()?;
    /// solver.seek(1)?;
    /// assert_eq!(solver.side(), Some(Side::Start));
    /// solver.seek(2)?;
    /// assert_eq!(solver.side(), Some(Side::Goal));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        if self.is_recording { self.recording.trace.current_side().map(Side::of) } else { None }
    }
}

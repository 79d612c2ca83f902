//! What is seen of all cells at the position.

use crate::error::memory::{self, NoMemory};
use crate::search::nodes::CellState;
use crate::solver::Solver;

impl Solver {
    /// One byte a cell at the position, numbered as in [`CellState`](crate::CellState); all are untouched before a search
    /// has begun. There are none if there is no memory for them.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// assert_eq!(solver.states(), [0; 9]);
    /// solver.step(1)?;
    /// assert_eq!(solver.states(), [2, 1, 0, 1, 1, 0, 0, 0, 0]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn states(&self) -> &[u8] {
        self.shown_states().unwrap_or_default()
    }

    /// The same, if there is memory for them.
    pub(crate) fn shown_states(&self) -> Result<&[u8], NoMemory> {
        if self.is_recording {
            return Ok(self.recording.trace.states());
        }
        if let Some(states) = self.untouched.get() {
            return Ok(states);
        }
        let states = memory::filled(self.board().cells().len(), CellState::Untouched as u8)?;
        Ok(self.untouched.get_or_init(|| states))
    }

    /// How often the jumps of a jump point search have passed over each cell, at the position; empty for others, and before
    /// a search has begun.
    ///
    /// ```
    /// use starstep::{Algorithm, Options, Solver};
    ///
    /// let mut solver = Solver::new(9, 1)?;
    /// solver.configure(Options { algorithm: Algorithm::JumpPoint, ..Options::default() });
    /// solver.run()?;
    /// assert_eq!(solver.scans()[4], 1);
    /// assert_eq!(solver.length(), 2);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn scans(&self) -> &[u32] {
        if self.is_recording { self.recording.trace.scans() } else { &[] }
    }

    /// The states of a bidirectional search at the position, numbered as in [`CellState`](crate::CellState): for the
    /// search from the start in the two low bits of a cell's byte, for that from the goal in the next two; empty for
    /// other searches, and before a search has begun.
    ///
    /// ```
    /// use starstep::{Algorithm, CellState, Options, Solver};
    ///
    /// let mut solver = Solver::new(9, 1)?;
    /// solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..Options::default() });
    /// solver.run()?;
    /// let from_goal = solver.side_states()[8] >> 2;
    /// assert_eq!(from_goal, CellState::Closed as u8);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn side_states(&self) -> &[u8] {
        if self.is_recording { self.recording.trace.side_states() } else { &[] }
    }
}

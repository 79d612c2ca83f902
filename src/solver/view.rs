//! What is visible of all cells at the position.

use crate::error::memory;
use crate::search::nodes::CellState;
use crate::solver::Solver;

impl Solver {
    /// One byte per cell at the position, numbered as in [`CellState`]; all are untouched before a search has begun.
    /// Empty if there is no memory for them.
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
        if self.is_recording {
            return self.recording.trace.states();
        }
        let cells = self.board().cells().len();
        self.untouched.get_or_init(|| memory::filled(cells, CellState::Untouched as u8).unwrap_or_default())
    }

    /// How often the jumps of a jump point search have passed over each cell, at the position; empty for other
    /// searches, and before a search has begun.
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

    /// The states of a bidirectional search at the position, numbered as in [`CellState`]: for the search from the
    /// start in the two low bits of a cell's byte, for the one from the goal in the next two; empty for other searches,
    /// and before a search has begun.
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

/// The JavaScript class begins a search when it is first looked at.
#[cfg(all(target_arch = "wasm32", feature = "page"))]
impl Solver {
    /// Begins a search so that its state can be shown. One that cannot begin shows untouched cells.
    ///
    /// # Errors
    /// If there is no memory for what is shown.
    pub(crate) fn show(&mut self) -> Result<(), crate::Error> {
        match self.begin() {
            Err(error) if !error.is_memory() => Ok(self.recording.trace.reset(self.terrain.board(), None)?),
            begun => begun,
        }
    }

    /// One byte per cell, after [`show`](Self::show).
    pub(crate) fn shown_states(&self) -> &[u8] {
        self.recording.trace.states()
    }
}

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

#[cfg(test)]
mod tests {
    use crate::{Algorithm, Board, Diagonal, Options, Solver, generate};

    fn all_that_is_told(solver: &Solver) -> (Vec<u8>, Vec<u32>, Vec<u8>, String) {
        let board = solver.board();
        let nodes: Vec<_> = (0..board.height())
            .flat_map(|y| (0..board.width()).map(move |x| (x, y)))
            .map(|(x, y)| solver.node(x, y).unwrap())
            .collect();
        let numbers = solver.numbers_in((0, 0), (board.width(), board.height()));
        let told = format!(
            "{:?} {:?} {:?} {:?} {nodes:?} {numbers:?}",
            solver.stats(),
            solver.position(),
            solver.status(),
            solver.path()
        );
        (solver.states().to_vec(), solver.scans().to_vec(), solver.side_states().to_vec(), told)
    }

    #[test]
    fn a_clone_goes_on_by_itself_in_the_midst_of_any_search() {
        for algorithm in Algorithm::ALL {
            for seed in 0..6 {
                let mut board = Board::new(17, 13).unwrap();
                generate::random_walls(&mut board, 0.25, seed).unwrap();
                let diagonal = [Diagonal::NoCornerCutting, Diagonal::Never][seed as usize % 2];
                let mut solver = Solver::from_board(board);
                solver.configure(Options { algorithm: *algorithm, diagonal, ..Options::default() });
                let mut undisturbed = solver.clone();
                undisturbed.run().unwrap();
                let (end, middle) = (all_that_is_told(&undisturbed), undisturbed.length() / 2);
                solver.step(middle).unwrap();
                let half_way = all_that_is_told(&solver);

                let mut other = solver.clone();
                assert_eq!(all_that_is_told(&other), half_way);
                other.run().unwrap();
                assert_eq!(all_that_is_told(&other), end, "{algorithm:?} {seed}");
                assert_eq!(all_that_is_told(&solver), half_way);
                other.seek(middle).unwrap();
                assert_eq!(all_that_is_told(&other), half_way);
                // What happens to the one is nothing to the other.
                other.set_cell(8, 6, 77).unwrap();
                other.reset();
                solver.run().unwrap();
                assert_eq!(all_that_is_told(&solver), end);
                assert_eq!(solver.find_path().unwrap(), undisturbed.find_path().unwrap());
            }
        }
    }

    #[test]
    fn before_a_search_begins_all_is_untouched_and_reading_begins_none() {
        for algorithm in Algorithm::ALL {
            let mut solver = Solver::new(6, 4).unwrap();
            solver.configure(Options { algorithm: *algorithm, ..Options::default() });
            for round in 0..2 {
                let untouched = all_that_is_told(&solver);
                assert_eq!(untouched.0, [0; 24]);
                assert!(untouched.1.is_empty() && untouched.2.is_empty());
                assert_eq!(solver.stats(), crate::Stats::default());
                assert!(!solver.is_recording);
                let h: Vec<f64> = (0..6).map(|x| solver.node(x, 0).unwrap().h).collect();
                let shown: Vec<f64> = solver.numbers_in((0, 0), (6, 1)).iter().skip(1).step_by(4).copied().collect();
                assert_eq!(h, shown);
                // The same as while it searches, of the cells that the start's side may reach.
                solver.begin().unwrap();
                let of_start: Vec<f64> = (0..4).map(|x| solver.node(x, 0).unwrap().h).collect();
                assert_eq!(of_start, h[..4], "{algorithm:?}");
                solver.run().unwrap();
                assert_ne!(all_that_is_told(&solver).0, [0; 24]);
                if round == 0 {
                    solver.set_board(Board::new(6, 4).unwrap());
                }
            }
        }
    }

    #[test]
    fn a_board_of_another_size_has_as_many_untouched_cells() {
        let mut solver = Solver::new(6, 4).unwrap();
        assert_eq!(solver.states().len(), 24);
        solver.set_board(Board::new(3, 2).unwrap());
        assert_eq!(solver.states().len(), 6);
        solver.edit(|board| Board::new(9, 9).map(|other| *board = other)).unwrap();
        assert_eq!(solver.states().len(), 81);
    }
}

//! Finding paths the fast way: a search that records nothing and keeps its memory from query to query.

use crate::error::Error;
use crate::rules::options::{Algorithm, Options};
use crate::search::kind::Found;
use crate::search::workspace::FastWorkspace;
use crate::solver::Solver;
use crate::solver::kinds::{self, AnyKind};
use crate::solver::path::Path;

impl Solver {
    /// Finds a path without recording the search, and forgets a recorded one. `None` if there is no path.
    ///
    /// ```
    /// use starstep::{Solver, WALL};
    ///
    /// let mut solver = Solver::new(3, 2)?;
    /// let path = solver.find_path()?.expect("the board is empty");
    /// assert_eq!((path.cells, path.cost), (vec![(0, 0), (1, 1), (2, 1)], 24.0));
    ///
    /// solver.set_cell(1, 0, WALL)?;
    /// solver.set_cell(1, 1, WALL)?;
    /// assert_eq!(solver.find_path()?, None);
    /// solver.set_cell(2, 1, WALL)?;
    /// assert_eq!(solver.find_path().unwrap_err().code(), "goal-blocked");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::StartBlocked`], [`Error::GoalBlocked`], [`Error::WrongAlgorithm`]; [`Error::TooLarge`] if memory runs
    /// out, and for a search that reopens closed cells after 16 expansions per cell plus 65,536: their number can
    /// double with every few cells. [`step`](Self::step) has no such limit, because it can be stopped at any time.
    pub fn find_path(&mut self) -> Result<Option<Path>, Error> {
        self.reset();
        let options = self.options.clone();
        self.find_with(&options).or_else(|error| {
            if !error.is_memory() {
                return Err(error);
            }
            // The record is forgotten anyway; without it there may be enough memory.
            self.give_back();
            self.find_with(&options).inspect_err(|_| self.give_back())
        })
    }

    /// The cost of a shortest path under the options' moves, costs and penalties, whatever the algorithm and the
    /// other options; `None` if there is no path. The recorded search stays.
    ///
    /// ```
    /// use starstep::{Algorithm, Options, Solver};
    ///
    /// let mut solver = Solver::new(4, 1)?;
    /// solver.set_cell(1, 0, 20)?;
    /// solver.configure(Options { algorithm: Algorithm::Greedy, ..Options::default() });
    /// assert_eq!(solver.shortest_cost()?, Some(50.0));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::StartBlocked`], [`Error::GoalBlocked`], [`Error::WrongAlgorithm`]; [`Error::TooLarge`] if memory runs
    /// out.
    pub fn shortest_cost(&mut self) -> Result<Option<f64>, Error> {
        let exact = Options { algorithm: Algorithm::Fastest, ..self.options.clone() };
        let path = self.find_with(&exact).inspect_err(|error| {
            if error.is_memory() {
                self.work = FastWorkspace::default();
            }
        });
        Ok(path?.map(|path| path.cost))
    }

    fn find_with(&mut self, options: &Options) -> Result<Option<Path>, Error> {
        self.terrain.board().check_ends()?;
        self.distances.is_current = false;
        let options = kinds::resolve(&mut self.terrain, options);
        kinds::prepare_to_find(&mut self.terrain, &options)?;
        let found = AnyKind::new(&self.terrain, &options).find(&mut self.work)?;
        Ok(found.map(|Found { cells, cost, expanded }| Path { cells, cost, expanded }))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Board, Options, Solver, Status, generate};

    /// In tests the limit is one expansion per cell, which searches that reopen cells exceed on some boards.
    #[test]
    fn a_search_that_reopens_cells_ends_at_its_limit_and_not_before() {
        let (mut ended, mut found) = (0, 0);
        for seed in 0..300_u32 {
            let mut board = Board::new(16, 16).unwrap();
            generate::random_walls(&mut board, 0.1, seed).unwrap();
            let priced: Vec<u8> = (0_u32..)
                .zip(board.cells())
                .map(
                    |(cell, byte)| {
                        if *byte == 0 { (cell.wrapping_mul(seed * 2 + 7919) >> 3 & 127) as u8 } else { *byte }
                    },
                )
                .collect();
            board.set_cells(&priced).unwrap();
            let mut solver = Solver::from_board(board);
            solver.configure(Options { reopen_closed: true, weight: f64::from(2 + seed % 9), ..Options::default() });
            let status = solver.run().unwrap();
            let (expanded, path) = (solver.length(), solver.path());
            match solver.find_path() {
                Ok(path_found) => {
                    assert!(expanded <= 256, "seed {seed}: {expanded}");
                    assert_eq!(path_found, path);
                    found += u32::from(status == Status::Found);
                }
                Err(error) => {
                    assert!(expanded > 256, "seed {seed}: {expanded}");
                    assert_eq!(
                        error.to_string(),
                        "The search opens closed cells again and again, and was ended after 256 expansions."
                    );
                    ended += 1;
                    assert!(solver.shortest_cost().is_ok());
                }
            }
        }
        assert!(ended > 5 && found > 5, "{ended} ended, {found} found");
    }
}

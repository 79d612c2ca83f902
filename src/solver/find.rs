//! Finding paths the fast way: a search that records nothing and keeps its memory from query to query.

use crate::error::Error;
use crate::rules::options::{Algorithm, Options};
use crate::search::ends::Ends;
use crate::search::kind::Found;
use crate::search::workspace::FastWorkspace;
use crate::solver::Solver;
use crate::solver::kinds::{self, AnyKind};
use crate::solver::path::Path;
use crate::terrain::Terrain;

impl Solver {
    /// Finds a path without recording the search, and forgets a recorded one. `None` if there is no path. With the crate's
    /// feature `full`, which is on by default.
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
        let (options, ends) = (self.options.clone(), self.ends());
        self.find_with(&options, ends).or_else(|error| {
            if !error.is_memory() {
                return Err(error);
            }
            // The record is forgotten anyway; without it there may be enough memory.
            self.give_back();
            self.find_with(&options, ends).inspect_err(|_| self.give_back())
        })
    }

    /// The cost of a shortest path under the options' moves, costs and penalties, whatever the algorithm and the
    /// other options; `None` if there is no path. The recorded search stays. With the crate's feature `full`.
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
        Ok(self.find_aside(&exact, self.ends())?.map(|path| path.cost))
    }

    /// Finds a path between any two cells, under the options as they are. The board, its start and goal, and the recorded
    /// search stay as they are. `None` if there is no path. With the crate's feature `full`.
    ///
    /// Many searches on one board, in several threads too, are what [`Map`](crate::Map) is for.
    ///
    /// ```
    /// use starstep::Solver;
    ///
    /// let mut solver = Solver::new(6, 3)?;
    /// solver.step(2)?;
    /// let path = solver.path_between(5, 0, 3, 1)?.expect("the board is empty");
    /// assert_eq!((path.cells.len(), path.cost), (3, 24.0));
    /// assert_eq!((solver.board().start(), solver.position()), ((0, 0), 2));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::StartBlocked`] and [`Error::GoalBlocked`] for walls, and the
    /// others of [`find_path`](Self::find_path).
    pub fn path_between(&mut self, x0: u32, y0: u32, x1: u32, y1: u32) -> Result<Option<Path>, Error> {
        let board = self.board();
        let ends = Ends::between(board.cell_of_coord(x0, y0)?, board.cell_of_coord(x1, y1)?);
        let options = self.options.clone();
        self.find_aside(&options, ends)
    }

    /// Finds a path beside a recorded search, which stays.
    fn find_aside(&mut self, options: &Options, ends: Ends) -> Result<Option<Path>, Error> {
        self.find_with(options, ends).inspect_err(|error| {
            if error.is_memory() {
                self.work = FastWorkspace::default();
            }
        })
    }

    /// Exchanges what is kept from query to query, for whoever decides how many solvers keep it. Distances keep theirs there
    /// too: who takes it out puts it back.
    #[cfg(all(target_arch = "wasm32", feature = "page"))]
    pub(crate) fn swap_work(&mut self, work: &mut FastWorkspace) {
        std::mem::swap(&mut self.work, work);
    }

    fn find_with(&mut self, options: &Options, ends: Ends) -> Result<Option<Path>, Error> {
        ends.check(self.terrain.board())?;
        self.distances.is_current = false;
        let options = kinds::resolve(&mut self.terrain, options)?;
        kinds::prepare_to_find(&mut self.terrain, &options)?;
        find_between(&self.terrain, &options, ends, &mut self.work)
    }
}

/// Finds a path between ends that are no walls, on a terrain that has been prepared for these options, to which `fastest`
/// has been resolved. Reads the terrain only, so that several searches can go on at once.
pub(crate) fn find_between(
    terrain: &Terrain,
    options: &Options,
    ends: Ends,
    work: &mut FastWorkspace,
) -> Result<Option<Path>, Error> {
    let found = AnyKind::new(terrain, options, ends).find(work)?;
    Ok(found.map(|Found { cells, cost, expanded }| Path { cells, cost, expanded }))
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

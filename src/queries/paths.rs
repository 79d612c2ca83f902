//! Paths between any two cells of a map.

use crate::error::Error;
use crate::queries::map::Map;
use crate::queries::scratch::Scratch;
use crate::search::ends::Ends;
use crate::search::workspace::FastWorkspace;
use crate::solver::find::find_between;
use crate::solver::path::Path;

impl Map {
    /// Finds a path from the cell (x0, y0) to the cell (x1, y1): the one that
    /// [`Solver::find_path`](crate::Solver::find_path) finds between such a start and goal. `None` if there is no path.
    ///
    /// ```
    /// use starstep::{Board, Map, Options, Scratch};
    ///
    /// let map = Map::new(Board::new(6, 3)?, Options::default());
    /// let ways = [(0, 0, 5, 2), (3, 2, 0, 2), (1, 1, 1, 1)];
    /// // Each thread has its own scratch, and all of them the map.
    /// let costs = std::thread::scope(|scope| {
    ///     let find = |(x0, y0, x1, y1)| map.path_between(x0, y0, x1, y1, &mut Scratch::default());
    ///     let threads = ways.map(|way| scope.spawn(move || find(way)));
    ///     threads.map(|thread| thread.join().expect("a query does not panic"))
    /// });
    /// let costs = costs.map(|path| path.ok().flatten().map(|path| path.cost));
    /// assert_eq!(costs, [Some(58.0), Some(30.0), Some(0.0)]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::StartBlocked`] and [`Error::GoalBlocked`] for walls,
    /// [`Error::WrongAlgorithm`] if the options do not suit the board; [`Error::TooLarge`] if memory runs out, and as in
    /// `find_path` for a search that reopens closed cells again and again.
    pub fn path_between(
        &self,
        x0: u32,
        y0: u32,
        x1: u32,
        y1: u32,
        scratch: &mut Scratch,
    ) -> Result<Option<Path>, Error> {
        let board = self.board();
        let ends = Ends::between(board.cell_of_coord(x0, y0)?, board.cell_of_coord(x1, y1)?);
        ends.check(board)?;
        let options = self.running.as_ref().map_err(Error::clone)?;
        find_between(&self.terrain, options, ends, &mut scratch.work).or_else(|error| {
            if !error.is_memory() {
                return Err(error);
            }
            // Without what earlier queries left there may be enough memory.
            scratch.work = FastWorkspace::default();
            find_between(&self.terrain, options, ends, &mut scratch.work)
                .inspect_err(|_| scratch.work = FastWorkspace::default())
        })
    }
}

//! Distances from one cell to all others, by one Dijkstra flood: for crowds and tower defense games.

use crate::board::grid::WALL;
use crate::error::Error;
use crate::error::memory;
use crate::rules::cost::{Units, float};
use crate::rules::options::{Algorithm, Options};
use crate::search::best_first::BestFirst;
use crate::search::nodes::CellState;
use crate::search::workspace::FastWorkspace;
use crate::solver::Solver;
use crate::solver::path::Path;
use crate::trace::Recorded;

impl Solver {
    /// The cost of a shortest path from a cell to every cell, row by row, in the unit of the cost model, under the
    /// options' moves, costs and penalties; infinite if there is no path. In `sqrt2` it may be three ten-millionths
    /// below the cost from [`path_to`](Self::path_to). Forgets a recorded search.
    ///
    /// ```
    /// use starstep::{Solver, WALL};
    ///
    /// let mut solver = Solver::new(4, 2)?;
    /// solver.set_cell(2, 0, WALL)?;
    /// solver.set_cell(2, 1, WALL)?;
    /// let distances = solver.distances(0, 0)?;
    /// assert_eq!(distances, [0.0, 10.0, f64::INFINITY, f64::INFINITY, 10.0, 14.0, f64::INFINITY, f64::INFINITY]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::StartBlocked`] for a wall, [`Error::TooLarge`] if memory runs
    /// out.
    pub fn distances(&mut self, x: u32, y: u32) -> Result<Vec<f64>, Error> {
        let source = self.terrain.board().cell_of_coord(x, y)?;
        if self.terrain.board().cells()[source as usize] == WALL {
            return Err(Error::StartBlocked { x, y });
        }
        self.reset();
        self.distances.source = Some((x, y));
        let options = self.run_flood(source)?;
        let scale = Units::scale(options.costs);
        let cells = 0..self.terrain.board().width() * self.terrain.board().height();
        let mut distances = memory::with_capacity(self.terrain.board().cells().len())?;
        let nodes = cells.map(|cell| self.work.lazy.reached.nodes.get(cell));
        distances.extend(
            nodes.map(
                |node| {
                    if node.state() == CellState::Untouched { f64::INFINITY } else { float(node.g()) / scale }
                },
            ),
        );
        Ok(distances)
    }

    /// A shortest path to a cell from the source of the last call to [`distances`](Self::distances), on the board as it
    /// is now; `None` if there is no path, or no such call.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(4, 4)?;
    /// solver.distances(0, 0)?;
    /// assert_eq!(solver.path_to(2, 2)?.map(|path| path.cells), Some(vec![(0, 0), (1, 1), (2, 2)]));
    /// assert_eq!(solver.path_to(3, 0)?.map(|path| path.cost), Some(30.0));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::StartBlocked`] if the source has become a wall,
    /// [`Error::TooLarge`] if memory runs out.
    pub fn path_to(&mut self, x: u32, y: u32) -> Result<Option<Path>, Error> {
        let cell = self.terrain.board().cell_of_coord(x, y)?;
        let Some((source_x, source_y)) = self.distances.source else { return Ok(None) };
        // A board that has been replaced since may be too small to have that cell.
        let Ok(source) = self.terrain.board().cell_of_coord(source_x, source_y) else { return Ok(None) };
        if self.terrain.board().cells()[source as usize] == WALL {
            return Err(Error::StartBlocked { x: source_x, y: source_y });
        }
        let options = if self.distances.is_current { self.flood_options() } else { self.run_flood(source)? };
        if self.work.lazy.reached.nodes.get(cell).state() == CellState::Untouched {
            return Ok(None);
        }
        let kind: &Recorded = &BestFirst::new(&self.terrain, &options).between(source, cell);
        let way = kind.path(self.work.lazy.known(), cell)?;
        Ok(Some(Path::new(&self.terrain, &way, self.distances.expanded)?))
    }

    /// The options that matter: moves, costs and penalties.
    fn flood_options(&self) -> Options {
        let Options { diagonal, costs, neighbor_order, penalties, .. } = self.options;
        Options { diagonal, costs, neighbor_order, penalties, algorithm: Algorithm::Dijkstra, ..Options::default() }
    }

    fn run_flood(&mut self, source: u32) -> Result<Options, Error> {
        let options = self.flood_options();
        self.terrain.prepare_moves(options.diagonal, options.neighbor_order)?;
        let everywhere = u32::MAX;
        let kind = BestFirst::new(&self.terrain, &options).between(source, everywhere).with_any_path(&self.terrain);
        self.distances.is_current = false;
        let found = kind.to_the_end(&mut self.work);
        let progress = found.inspect_err(|_| self.work = FastWorkspace::default())?;
        self.distances.expanded = progress.expanded;
        self.distances.is_current = true;
        Ok(options)
    }
}

//! Distances from one cell to all others, by one Dijkstra flood.

use crate::board::grid::WALL;
use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::rules::options::{Algorithm, Options};
use crate::rules::priority::Rules;
use crate::search::best_first::BestFirst;
use crate::search::ends::Ends;
use crate::search::field::Field;
use crate::search::nodes::{CellState, Nodes};
use crate::search::replay::Replay;
use crate::search::workspace::FastWorkspace;
use crate::solver::Solver;
use crate::solver::diagonals::{Walks, Ways};
use crate::solver::path::Path;
use crate::trace::Trace;

impl Solver {
    /// The cost of a shortest path *from* a cell to every cell, row by row, in the unit of the cost model, under the
    /// options' moves, costs and penalties; infinite if there is no path. [`path_to`](Self::path_to) has the paths, which
    /// cost the same to the last digit. With the crate's feature `full`. Forgets a recorded search.
    ///
    /// A path pays for the cells that it enters. So with penalties this is not the cost of the ways back, *to* this cell, as
    /// a crowd that walks there would need it: these pay for this cell, and not for the cells in which they begin.
    ///
    /// ```
    /// use starstep::{Solver, WALL};
    ///
    /// let mut solver = Solver::new(4, 2)?;
    /// solver.set_cell(2, 0, WALL)?;
    /// solver.set_cell(2, 1, WALL)?;
    /// let distances = solver.distances(0, 0)?;
    /// assert_eq!(distances, [0.0, 10.0, f64::INFINITY, f64::INFINITY, 10.0, 14.0, f64::INFINITY, f64::INFINITY]);
    ///
    /// // Three moves either way, but only the way to the left enters the dear cell.
    /// let mut solver = Solver::new(4, 1)?;
    /// solver.set_cell(0, 0, 50)?;
    /// assert_eq!(solver.distances(3, 0)?[0], 80.0);
    /// assert_eq!(solver.distances(0, 0)?[3], 30.0);
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
        Ok(self.told_distances(&options)?)
    }

    /// The distances of the flood, without the rounding of units.
    fn told_distances(&self, options: &Options) -> Result<Vec<f64>, NoMemory> {
        let cells = self.terrain.board().cells().len();
        let flood =
            Flood { field: Field::new(&self.terrain, options, self.ends()), nodes: &self.work.lazy.reached.nodes };
        let (mut walks, mut told) = (Walks::on(cells), memory::with_capacity(cells)?);
        for (cell, _) in (0_u32..).zip(0..cells) {
            let node = flood.nodes.get(cell);
            if node.state() == CellState::Untouched {
                told.push(f64::INFINITY);
                continue;
            }
            let diagonal = match flood.told(cell) {
                Some(diagonal) => diagonal,
                None => walks.to(cell, &flood)?,
            };
            told.push(flood.field.rules.units.cost(node.g(), diagonal));
        }
        Ok(told)
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
        let kind = BestFirst::new(&self.terrain, &options, Ends::between(source, cell));
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
        let everywhere = Ends::everywhere(source);
        let kind = BestFirst::new(&self.terrain, &options, everywhere).with_any_path(&self.terrain);
        self.distances.is_current = false;
        let found = kind.to_the_end::<Trace>(&mut self.work);
        let progress = found.inspect_err(|_| self.work = FastWorkspace::default())?;
        self.distances.expanded = progress.expanded;
        self.distances.is_current = true;
        Ok(options)
    }
}

/// The ways from the source of a flood.
struct Flood<'a> {
    field: Field<'a>,
    nodes: &'a Nodes,
}

impl Ways for Flood<'_> {
    #[inline]
    fn told(&self, cell: u32) -> Option<u64> {
        let Rules { units, penalties, .. } = self.field.rules;
        units.diagonals(self.nodes.get(cell).g(), penalties).only()
    }

    #[inline]
    fn parent(&self, cell: u32) -> (u32, u32) {
        let (geometry, direction) = (&self.field.geometry, self.nodes.get(cell).direction());
        (geometry.parent(cell, direction), geometry.is_diagonal(direction).into())
    }
}

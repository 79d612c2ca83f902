//! Distances from one cell to all others, by one Dijkstra flood: what crowds and tower defence need.

use crate::board::grid::WALL;
use crate::error::Error;
use crate::error::memory;
use crate::rules::cost::{Units, float};
use crate::rules::options::{Algorithm, Options};
use crate::rules::priority::Order;
use crate::search::best_first::Field;
use crate::search::nodes::CellState;
use crate::solver::finder::Finder;
use crate::solver::path::Path;
use crate::solver::{Solver, field};

/// Where the last flood began.
#[derive(Debug, Default)]
pub(crate) struct Flood {
    source: Option<(u32, u32)>,
    /// Whether the finder's nodes still hold it.
    pub(crate) is_current: bool,
    expanded: u64,
}

impl Solver {
    /// The cost of a shortest path from a cell to every cell, row by row, in the unit of the cost model, under the
    /// options' moves, costs and penalties; infinite where no path leads. In `sqrt2` it may be three ten-millionths short of
    /// what [`path_to`](Self::path_to) says. Forgets a recorded search.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::StartBlocked`] for a wall, [`Error::TooLarge`] where memory is
    /// short.
    pub fn distances(&mut self, x: u32, y: u32) -> Result<Vec<f64>, Error> {
        let source = self.board.cell_of_coord(x, y)?;
        if self.board.cells()[source as usize] == WALL {
            return Err(Error::StartBlocked { x, y });
        }
        self.reset();
        self.flood.source = Some((x, y));
        let options = self.run_flood(source)?;
        let scale = Units::scale(options.costs);
        let cells = 0..self.board.width() * self.board.height();
        let mut distances = memory::with_capacity(self.board.cells().len())?;
        let nodes = cells.map(|cell| self.finder.reached.nodes.get(cell));
        distances.extend(
            nodes.map(
                |node| {
                    if node.state() == CellState::Untouched { f64::INFINITY } else { float(node.g()) / scale }
                },
            ),
        );
        Ok(distances)
    }

    /// A shortest path to a cell from the one that [`distances`](Self::distances) was asked for last, on the board as it
    /// is now; `None` if there is no path, or no distances were asked for.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::StartBlocked`] if the source has become a wall,
    /// [`Error::TooLarge`] where memory is short.
    pub fn path_to(&mut self, x: u32, y: u32) -> Result<Option<Path>, Error> {
        let cell = self.board.cell_of_coord(x, y)?;
        let Some((source_x, source_y)) = self.flood.source else { return Ok(None) };
        // A board that has been replaced since may be too small to have that cell.
        let Ok(source) = self.board.cell_of_coord(source_x, source_y) else { return Ok(None) };
        if self.board.cells()[source as usize] == WALL {
            return Err(Error::StartBlocked { x: source_x, y: source_y });
        }
        let options = if self.flood.is_current { self.flood_options() } else { self.run_flood(source)? };
        if self.finder.reached.nodes.get(cell).state() == CellState::Untouched {
            return Ok(None);
        }
        let field = Field { start: source, ..field(&self.board, &self.masks, &options) };
        Ok(Some(self.finder.path(&field, cell, &options, self.flood.expanded)?))
    }

    fn flood_options(&self) -> Options {
        let Options { diagonal, costs, neighbor_order, penalties, .. } = self.options;
        // As `fastest`, it may leave out moves that other shortest paths make.
        let fastest = Options { algorithm: Algorithm::Fastest, ..Options::default() };
        Options { diagonal, costs, neighbor_order, penalties, ..fastest }
    }

    fn run_flood(&mut self, source: u32) -> Result<Options, Error> {
        let options = self.flood_options();
        self.masks.prepare(&self.board, options.diagonal, options.neighbor_order)?;
        let everywhere = u32::MAX;
        let field = Field { start: source, goal: everywhere, ..field(&self.board, &self.masks, &options) };
        let dijkstra = Options { algorithm: Algorithm::Dijkstra, ..options.clone() };
        self.flood.is_current = false;
        let progress =
            self.finder.find(&field, &Order::new(&dijkstra)).inspect_err(|_| self.finder = Finder::default())?;
        self.flood.expanded = progress.expanded;
        self.flood.is_current = true;
        Ok(options)
    }
}

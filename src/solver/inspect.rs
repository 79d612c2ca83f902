//! What a solver tells of its recorded search: sums, and the numbers that people read in a cell.

use crate::board::steps;
use crate::error::Error;
use crate::error::memory;
use crate::rules::cost::{Units, float};
use crate::rules::options::Algorithm;
use crate::rules::priority::Order;
use crate::search::nodes::{CellState, Node};
use crate::search::recorder::Side;
use crate::solver::Solver;
use crate::solver::kinds::AnyKind;
use crate::solver::stats::{NodeInfo, Stats};
use crate::trace::CellHistory;

/// How many numbers [`Solver::numbers_in`] gives of each cell.
pub const NUMBERS_PER_CELL: usize = 4;

impl Solver {
    /// Sums up to the position; all are 0 if the search cannot begin.
    pub fn stats(&mut self) -> Stats {
        memory::or_abort(self.sums())
    }

    /// The same, if there is memory to walk along the path.
    pub(crate) fn sums(&mut self) -> Result<Stats, Error> {
        if self.begin().is_err() {
            return Ok(Stats::default());
        }
        let path = self.recorded_path()?;
        let counts = self.recording.trace.counts();
        Ok(Stats {
            expanded: counts.expanded,
            generated: counts.generated,
            improved: counts.improved,
            reopened: counts.reopened,
            open_size: counts.open_size,
            open_peak: self.recording.trace.open_peak(),
            comparisons: counts.work.comparisons,
            moves: counts.work.moves,
            path_length: path.as_ref().map(|path| path.cells.len()),
            path_cost: path.as_ref().map(|path| path.cost),
        })
    }

    /// What is known of a cell at the position.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::TooLarge`] where memory is short.
    pub fn node(&mut self, x: u32, y: u32) -> Result<NodeInfo, Error> {
        let cell = self.terrain.board().cell_of_coord(x, y)?;
        let can_search = self.begin().is_ok();
        let reader = Reader::new(self);
        let Some((side, node)) = can_search.then(|| self.recording.trace.node(cell)).flatten() else {
            let estimate = reader.h(0, cell);
            let (state, history) = (CellState::Untouched, CellHistory::default());
            return Ok(NodeInfo { state, g: None, h: estimate, f: None, parent: None, history });
        };
        let estimate = reader.h(side, cell);
        let history = self.recording.trace.history(cell)?;
        let is_closed = self.recording.trace.states()[cell as usize] == CellState::Closed as u8;
        let state = if is_closed { CellState::Closed } else { CellState::Open };
        let cost = reader.g(side, cell, node);
        let priority = reader.f(cell, cost, estimate);
        let parent = reader.parent(side, cell).map(|parent| self.terrain.board().coord_of_cell(parent));
        Ok(NodeInfo { state, g: Some(cost), h: estimate, f: Some(priority), parent, history })
    }

    /// The numbers that people read in the cells of a rectangle, given by its first cell and its size, row by row and
    /// [`NUMBERS_PER_CELL`] a cell: g, h, f and the direction towards the parent, 0 to 7 from north clockwise. What
    /// there is not is NaN. What lies beyond the board is left out. In `sqrt2` g and f may be three ten-millionths short.
    /// Ends the program if there is no memory for them, as the standard library's collections do.
    pub fn numbers_in(&mut self, first: (u32, u32), size: (u32, u32)) -> Vec<f64> {
        memory::or_abort(self.numbers_of(first, size))
    }

    /// The same, if there is memory for it.
    pub(crate) fn numbers_of(
        &mut self,
        (left, top): (u32, u32),
        (width, height): (u32, u32),
    ) -> Result<Vec<f64>, Error> {
        let can_search = self.begin().is_ok();
        let reader = Reader::new(self);
        let trace = &self.recording.trace;
        let rows = top..top.saturating_add(height).min(self.terrain.board().height());
        let columns = left..left.saturating_add(width).min(self.terrain.board().width());
        let mut numbers = memory::with_capacity(rows.len() * columns.len() * NUMBERS_PER_CELL)?;
        for cell in rows.flat_map(|y| columns.clone().map(move |x| (x, y))) {
            let cell = cell.1 * self.terrain.board().width() + cell.0;
            let Some((side, node)) = can_search.then(|| trace.node(cell)).flatten() else {
                numbers.extend([f64::NAN, reader.h(0, cell), f64::NAN, f64::NAN]);
                continue;
            };
            // Converted, because the way back of every cell would take long; the error is below what can be shown.
            let (g, h) = (float(node.g()) / reader.scale, reader.h(side, cell));
            let direction = reader.parent(side, cell).map(|_| steps::compass_to_parent(reader.last_step(side, cell)));
            numbers.extend([g, h, reader.f(cell, g, h), direction.map_or(f64::NAN, f64::from)]);
        }
        Ok(numbers)
    }
}

/// Turns what the search knows of a cell into what people read.
struct Reader<'a> {
    solver: &'a Solver,
    kind: AnyKind<'a>,
    order: Order,
    scale: f64,
}

impl<'a> Reader<'a> {
    fn new(solver: &'a Solver) -> Self {
        let kind = AnyKind::new(&solver.terrain, &solver.running);
        let (order, scale) = (Order::new(&solver.running), Units::scale(solver.running.costs));
        Self { solver, kind, order, scale }
    }

    /// The estimate of what remains for a side: to the goal, or to the start for the search from the goal.
    fn h(&self, side: Side, cell: u32) -> f64 {
        let board = self.solver.board();
        let ((x, y), (to_x, to_y)) = (board.coord_of_cell(cell), [board.goal(), board.start()][side]);
        let (dx, dy) = (x.abs_diff(to_x), y.abs_diff(to_y));
        self.order.heuristic.estimate(dx, dy) / self.scale
    }

    /// The way back tells g without the rounding of units; where an ancestor has improved since, the node's own g is
    /// what the search knows.
    fn g(&self, side: Side, cell: u32, node: Node) -> f64 {
        match self.kind.way_back(self.solver.recording.trace.known(), side, cell) {
            Ok(way) if way.units == node.g() => way.cost,
            _ => float(node.g()) / self.scale,
        }
    }

    fn f(&self, cell: u32, g: f64, h: f64) -> f64 {
        match self.solver.running.algorithm {
            Algorithm::BreadthFirst => f64::from(self.solver.recording.opened_before(cell)),
            Algorithm::Greedy => h,
            Algorithm::Dijkstra => g,
            _ => g + self.solver.running.weight * h,
        }
    }

    /// The parent of a cell that a side has reached.
    fn parent(&self, side: Side, cell: u32) -> Option<u32> {
        (cell != self.kind.start(side)).then(|| self.kind.parent(self.solver.recording.trace.known(), side, cell))
    }

    /// The step by which such a cell was reached.
    fn last_step(&self, side: Side, cell: u32) -> steps::Step {
        self.kind.last_step(self.solver.recording.trace.known(), side, cell)
    }
}

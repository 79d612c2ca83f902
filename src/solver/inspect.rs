//! What can be read of a recorded search: sums, and what is known of a cell.

use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::rules::algorithm::{Criterion, EstimateFrom};
use crate::rules::cost::{Diagonals, Units};
use crate::rules::estimate::Heuristic;
use crate::rules::options::HeuristicKind;
use crate::rules::priority::Order;
use crate::search::nodes::{CellState, Node};
use crate::search::recorder::SideIndex;
use crate::solver::Solver;
use crate::solver::diagonals::{Walks, Ways};
use crate::solver::kinds::AnyKind;
use crate::solver::stats::{NodeInfo, Stats};
use crate::trace::CellHistory;

impl Solver {
    /// Sums up to the position; all are 0 before a search has begun.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// assert_eq!(solver.stats().expanded, 0);
    /// solver.run()?;
    /// let stats = solver.stats();
    /// assert_eq!((stats.expanded, stats.path_cost), (3, Some(28.0)));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn stats(&self) -> Stats {
        memory::or_abort(self.sums())
    }

    /// The same, if there is memory to walk along the path.
    pub(crate) fn sums(&self) -> Result<Stats, Error> {
        if !self.is_recording {
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

    /// What is known of a cell at the position; before a search has begun, only the estimate.
    ///
    /// ```
    /// use starstep::CellState;
    ///
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.run()?;
    /// let node = solver.node(1, 1)?;
    /// assert_eq!((node.state, node.g, node.h, node.f), (CellState::Closed, Some(14.0), 14.0, Some(28.0)));
    /// assert_eq!((node.parent, node.history.closed_at), (Some((0, 0)), Some(2)));
    /// assert_eq!(solver.node(3, 1).unwrap_err().code(), "out-of-bounds");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::TooLarge`] if memory runs out.
    pub fn node(&self, x: u32, y: u32) -> Result<NodeInfo, Error> {
        let cell = self.board().cell_of_coord(x, y)?;
        let Some((side, node)) = self.reached(cell) else {
            let estimate = Estimates::new(self).h(0, cell);
            let (state, history) = (CellState::Untouched, CellHistory::default());
            return Ok(NodeInfo { state, g: None, h: estimate, f: None, parent: None, history });
        };
        let reader = Reader::new(self);
        let estimate = reader.estimates.h(side, cell);
        let history = self.recording.trace.history(cell)?;
        let is_closed = self.recording.trace.states()[cell as usize] == CellState::Closed as u8;
        let state = if is_closed { CellState::Closed } else { CellState::Open };
        let cost = reader.g(side, cell, node)?;
        let priority = reader.f(cell, cost, estimate);
        let parent = reader.parent(side, cell).map(|parent| self.board().coord_of_cell(parent));
        Ok(NodeInfo { state, g: Some(cost), h: estimate, f: Some(priority), parent, history })
    }

    /// The side that has reached a cell, and its node; `None` while the cell is untouched.
    pub(super) fn reached(&self, cell: u32) -> Option<(SideIndex, Node)> {
        if self.is_recording { self.recording.trace.node(cell) } else { None }
    }
}

/// Estimates as people read them, which are known before a search begins.
pub(super) struct Estimates<'a> {
    solver: &'a Solver,
    heuristic: Heuristic,
    units: Units,
}

impl<'a> Estimates<'a> {
    pub(super) fn new(solver: &'a Solver) -> Self {
        let mut options = solver.options.clone();
        if options.algorithm.facts().estimate == EstimateFrom::Automatic {
            options.heuristic = HeuristicKind::default();
        }
        Self { solver, heuristic: Order::new(&options).heuristic, units: Units::new(options.costs) }
    }

    /// The estimate of the remaining cost for a side: to the goal, or to the start for the search from the goal.
    pub(super) fn h(&self, side: SideIndex, cell: u32) -> f64 {
        let board = self.solver.board();
        let ((x, y), (to_x, to_y)) = (board.coord_of_cell(cell), [board.goal(), board.start()][side]);
        let (dx, dy) = (x.abs_diff(to_x), y.abs_diff(to_y));
        self.heuristic.shown(dx, dy, self.units)
    }
}

/// Turns what a search knows of a cell into what people read; the search must have begun.
pub(super) struct Reader<'a> {
    solver: &'a Solver,
    pub(super) kind: AnyKind<'a>,
    pub(super) estimates: Estimates<'a>,
}

impl<'a> Reader<'a> {
    #[inline(never)]
    pub(super) fn new(solver: &'a Solver) -> Self {
        let kind = solver.kind();
        Self { solver, kind, estimates: Estimates::new(solver) }
    }

    /// The g of a cell that a side has reached.
    pub(super) fn g(&self, side: SideIndex, cell: u32, node: Node) -> Result<f64, NoMemory> {
        self.cost(side, cell, node.g(), &mut Walks::default())
    }

    /// A cost of this many units, of a way to a cell or by way of it, without the rounding of units.
    ///
    /// If the units do not tell how many moves are diagonal, the way back tells nearly how many. It need not be the way that
    /// cost so much: an ancestor may have improved since.
    #[inline(never)]
    pub(super) fn cost(&self, side: SideIndex, cell: u32, units: u64, walks: &mut Walks) -> Result<f64, NoMemory> {
        let possible = self.diagonals(units);
        let diagonal = match possible.only() {
            Some(diagonal) => diagonal,
            None => possible.nearest(walks.to(cell, &OfSide { reader: self, side })?),
        };
        Ok(self.estimates.units.cost(units, diagonal))
    }

    fn diagonals(&self, units: u64) -> Diagonals {
        let penalties = self.solver.running.penalties && self.solver.board().has_penalties();
        self.estimates.units.diagonals(units, penalties)
    }

    pub(super) fn f(&self, cell: u32, g: f64, h: f64) -> f64 {
        match self.solver.running.algorithm.facts().decides_by {
            Criterion::F => g + self.solver.running.weight * h,
            Criterion::G => g,
            Criterion::H => h,
            Criterion::Order => f64::from(self.solver.recording.opened_before(cell)),
        }
    }

    /// The parent of a cell that a side has reached.
    pub(super) fn parent(&self, side: SideIndex, cell: u32) -> Option<u32> {
        (cell != self.kind.start(side)).then(|| self.kind.parent(self.solver.recording.trace.known(), side, cell))
    }

    /// The step by which such a cell was reached.
    #[cfg(feature = "page")]
    pub(super) fn last_step(&self, side: SideIndex, cell: u32) -> crate::board::steps::Step {
        self.kind.last_step(self.solver.recording.trace.known(), side, cell)
    }
}

/// The ways of a side.
struct OfSide<'a> {
    reader: &'a Reader<'a>,
    side: SideIndex,
}

impl Ways for OfSide<'_> {
    fn told(&self, cell: u32) -> Option<u64> {
        let known = self.reader.solver.recording.trace.known();
        self.reader.diagonals(known.node(self.side, cell).g()).only()
    }

    fn parent(&self, cell: u32) -> (u32, u32) {
        let Reader { solver, kind, .. } = self.reader;
        let parent = kind.parent(solver.recording.trace.known(), self.side, cell);
        let [(x, y), (from_x, from_y)] = [cell, parent].map(|cell| solver.board().coord_of_cell(cell));
        // A jump has both kinds of moves.
        (parent, x.abs_diff(from_x).min(y.abs_diff(from_y)))
    }
}

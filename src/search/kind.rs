//! What every kind of search can do, so that the rest of the engine need not know which kind it is using.
//!
//! A kind reads the terrain and the options and has no state of its own: what a search knows is in a
//! [`Workspace`](crate::search::workspace::Workspace), and what can be shown of it in [`Known`]. The trace stores
//! events whose numbers only their kind understands ([`Arrival`]), so a new kind can give them its own meaning: the
//! parent a neighbor or any cell, g as a difference or as a whole, a path of neighbors or of distant corners.

use crate::board::coords::Coords;
use crate::board::steps::Step;
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::rules::cost::{Tally, Units};
use crate::search::expansion::{Progress, Status};
use crate::search::nodes::{CellState, Node};
use crate::search::recorder::{Arrival, Recorder, Side};
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Known};

/// What a search needs besides one node per cell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Needs {
    /// Whether a second search runs from the goal.
    pub(crate) two_sides: bool,
    /// Whether parents need not be neighbors, and are kept as cells.
    pub(crate) far_parents: bool,
    /// Whether the search passes over cells that it does not open.
    pub(crate) passes: bool,
    /// How many changes an expansion can report at most, including its closing.
    pub(crate) changes: usize,
}

/// How a cell was reached at some moment: its node, and its parent if parents are kept as cells.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Standing {
    pub(crate) node: Node,
    /// Meaningless if parents are neighbors.
    pub(crate) parent: u32,
}

impl Standing {
    /// The cell in which a side begins.
    pub(crate) fn at_start() -> Self {
        Self::beside(0, 0)
    }

    /// An open cell with a neighbor as parent.
    pub(crate) fn beside(g: u64, direction: u8) -> Self {
        Self { node: Node::new(CellState::Open, g, direction), parent: 0 }
    }
}

/// A way from the start of a side to a cell.
#[derive(Debug)]
pub(crate) struct Way {
    /// Its cells, including the first and the last.
    pub(crate) cells: Vec<u32>,
    /// Its cost in units.
    pub(crate) units: u64,
    /// Its cost in the unit of the cost model, without the rounding of units.
    pub(crate) cost: f64,
}

impl Way {
    /// A way made of moves to neighbors.
    pub(crate) fn new(cells: Vec<u32>, moves: &Tally, units: Units) -> Self {
        Self { cells, units: moves.units(units), cost: moves.cost(units.model) }
    }
}

/// A path that a search has found in one go.
#[derive(Debug)]
pub(crate) struct Found {
    /// Column and row of each cell, including start and goal.
    pub(crate) cells: Vec<(u32, u32)>,
    /// Its cost in the unit of the cost model, without the rounding of units.
    pub(crate) cost: f64,
    pub(crate) expanded: u64,
}

impl Found {
    /// What a search has found that knows these cells. `None` if it has found nothing.
    pub(crate) fn by<R: Recorder>(
        kind: &dyn Kind<R>,
        Progress { status, expanded, end }: Progress,
        known: Known,
        coords: Coords,
    ) -> Result<Option<Self>, Error> {
        if status != Status::Found {
            return Ok(None);
        }
        let way = kind.path(known, end)?;
        Ok(Some(Self { cells: coords.of_path(&way.cells)?, cost: way.cost, expanded }))
    }
}

/// A kind of search on some terrain under some options, reported to a recorder `R`.
pub(crate) trait Kind<R: Recorder> {
    fn needs(&self) -> Needs;

    /// The cell in which a side begins.
    fn start(&self, side: Side) -> u32;

    /// Opens the start, and anything else that is open before the first expansion.
    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory>;

    /// Expands at most `limit` cells. If memory runs out before an expansion, all previous ones stay as they are.
    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory>;

    /// Searches to the end in one go, with the fastest open list that keeps the order. `None` if there is no path.
    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Option<Found>, Error>;

    /// The state of a cell after it was opened.
    fn opened(&self, known: Known, side: Side, cell: u32, arrival: Arrival) -> Standing;

    /// The state of a cell after it got a better parent, by being improved or reopened.
    fn improved(&self, known: Known, side: Side, cell: u32, arrival: Arrival) -> Standing;

    /// Its state before that.
    fn before(&self, known: Known, side: Side, cell: u32, arrival: Arrival) -> Standing;

    /// The parent of a cell that a side has reached and that is not the side's start.
    fn parent(&self, known: Known, side: Side, cell: u32) -> u32;

    /// The direction of the last step to such a cell.
    #[cfg_attr(not(feature = "page"), expect(dead_code, reason = "only the numbers in cells need it"))]
    fn last_step(&self, known: Known, side: Side, cell: u32) -> Step;

    /// The way from the start of a side to a cell that it has reached.
    fn way_back(&self, known: Known, side: Side, cell: u32) -> Result<Way, NoMemory>;

    /// The path from start to goal through the cell where the search ended.
    fn path(&self, known: Known, end: u32) -> Result<Way, NoMemory> {
        self.way_back(known, 0, end)
    }
}

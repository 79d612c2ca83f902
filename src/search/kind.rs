//! What every kind of search can do, so that the rest of the engine need not know which one it has.
//!
//! A kind reads the terrain and the options and keeps nothing of its own: what a search knows is in a
//! [`Workspace`](crate::search::workspace::Workspace), what a reader sees of it in [`Known`]. The trace stores events whose numbers only their kind understands ([`Arrival`]), so
//! a new kind brings its own meaning of them: a neighbor as parent or any cell, a g that falls by some amount or that is
//! told whole, a path of neighbors or of far corners.

use crate::board::steps::Step;
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::rules::cost::{Tally, Units};
use crate::search::expansion::Progress;
use crate::search::nodes::{CellState, Node};
use crate::search::recorder::{Arrival, Recorder, Side};
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Known};

/// What a search needs besides one node a cell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Needs {
    /// Whether there is a second search, from the goal.
    pub(crate) two_sides: bool,
    /// Whether parents need not be neighbors, and are kept as cells.
    pub(crate) far_parents: bool,
    /// Whether it passes over cells that it does not open.
    pub(crate) passes: bool,
    /// How many changes an expansion can tell of at most, its closing included.
    pub(crate) changes: usize,
}

/// How a cell was reached at some moment: its node, and its parent where parents are kept as cells.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Standing {
    pub(crate) node: Node,
    /// Without meaning where parents are neighbors.
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
    /// Its cells, the first and the last included.
    pub(crate) cells: Vec<u32>,
    /// Its cost in units.
    pub(crate) units: u64,
    /// Its cost in the unit of the cost model, without the rounding of units.
    pub(crate) cost: f64,
}

impl Way {
    /// A way that is made of moves to neighbors.
    pub(crate) fn new(cells: Vec<u32>, moves: &Tally, units: Units) -> Self {
        Self { cells, units: moves.units(units), cost: moves.cost(units.model) }
    }
}

/// A kind of search on some terrain under some options, told to a recorder `R`.
pub(crate) trait Kind<R: Recorder> {
    fn needs(&self) -> Needs;

    /// The cell in which a side begins.
    fn start(&self, side: Side) -> u32;

    /// Opens the start, and what else is open before the first expansion.
    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory>;

    /// Expands at most `limit` cells. Where there is no memory for another expansion, all before it are as they were.
    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory>;

    /// Searches to the end at once, with the fastest open list that keeps the order.
    fn find(&self, work: &mut FastWorkspace) -> Result<Progress, Error>;

    /// How a cell stands after it was opened.
    fn opened(&self, known: Known, side: Side, cell: u32, arrival: Arrival) -> Standing;

    /// How a cell stands after it got a better parent, as it was improved or reopened.
    fn improved(&self, known: Known, side: Side, cell: u32, arrival: Arrival) -> Standing;

    /// How it stood before that.
    fn before(&self, known: Known, side: Side, cell: u32, arrival: Arrival) -> Standing;

    /// The parent of a cell that a side has reached and that is not its start.
    fn parent(&self, known: Known, side: Side, cell: u32) -> u32;

    /// The direction of the last step to such a cell.
    #[cfg_attr(not(feature = "page"), expect(dead_code, reason = "only the numbers in cells tell it"))]
    fn last_step(&self, known: Known, side: Side, cell: u32) -> Step;

    /// The way from the start of a side to a cell that it has reached.
    fn way_back(&self, known: Known, side: Side, cell: u32) -> Result<Way, NoMemory>;

    /// The path from start to goal through the cell in which the search ended.
    fn path(&self, known: Known, end: u32) -> Result<Way, NoMemory> {
        self.way_back(known, 0, end)
    }
}

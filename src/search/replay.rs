//! What the record of a search means, whichever kind of search made it.
//!
//! The trace stores events whose numbers only their kind understands ([`Arrival`]), so a new kind can give them its own
//! meaning: the parent a neighbor or any cell, g as a difference or as a whole, a path of neighbors or of distant corners.
//! Nothing here searches, so whoever reads a record need not know how it came about.

use crate::board::steps::Step;
use crate::error::memory::NoMemory;
use crate::rules::cost::{Tally, Units};
use crate::search::field::Field;
use crate::search::nodes::{CellState, Node};
use crate::search::recorder::{Arrival, SideIndex};
use crate::search::workspace::Known;

/// What a search needs besides one node per cell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Needs {
    /// Whether a second search runs from the goal.
    pub(crate) two_sides: bool,
    /// Whether parents need not be neighbors: they are kept as cells, and its events name them.
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
    /// Its cost in the unit of the cost model, without the rounding of units.
    pub(crate) cost: f64,
}

impl Way {
    /// A way made of moves to neighbors.
    pub(crate) fn new(cells: Vec<u32>, moves: &Tally, units: Units) -> Self {
        Self { cells, cost: moves.cost(units) }
    }
}

/// What can be read of a search of some kind, while it runs or from its record.
pub(crate) trait Replay {
    fn needs(&self) -> Needs;

    /// The cell in which a side begins.
    fn start(&self, side: SideIndex) -> u32;

    /// The state of a cell after it was opened.
    fn opened(&self, known: Known, side: SideIndex, cell: u32, arrival: Arrival) -> Standing;

    /// The state of a cell after it got a better parent, by being improved or reopened.
    fn improved(&self, known: Known, side: SideIndex, cell: u32, arrival: Arrival) -> Standing;

    /// Its state before that.
    fn before(&self, known: Known, side: SideIndex, cell: u32, arrival: Arrival) -> Standing;

    /// The parent of a cell that a side has reached and that is not the side's start.
    fn parent(&self, known: Known, side: SideIndex, cell: u32) -> u32;

    /// The direction of the last step to such a cell.
    #[cfg_attr(not(feature = "page"), expect(dead_code, reason = "only the numbers in cells need it"))]
    fn last_step(&self, known: Known, side: SideIndex, cell: u32) -> Step;

    /// The way from the start of a side to a cell that it has reached.
    fn way_back(&self, known: Known, side: SideIndex, cell: u32) -> Result<Way, NoMemory>;

    /// The path from start to goal through the cell where the search ended.
    fn path(&self, known: Known, end: u32) -> Result<Way, NoMemory> {
        self.way_back(known, 0, end)
    }

    /// Where a side looks around a cell that it expands; `None` if it jumps.
    fn around(&self, side: SideIndex) -> Option<&Field<'_>>;

    /// Whether a run in a direction that ends at a cell is a jump to that cell.
    fn is_jumped_to(&self, _: (u32, u32), _: u8) -> bool {
        false
    }

    /// The g of a cell by way of one that a side expands and from which it comes there in a direction, in units.
    fn g_by(&self, known: Known, side: SideIndex, from: u32, to: u32, direction: u8) -> u64;
}

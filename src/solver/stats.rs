//! What a search reports about itself.

use crate::search::nodes::CellState;
use crate::trace::CellHistory;

/// Sums at a position of a recorded search.
///
/// ```
/// let mut solver = starstep::Solver::new(3, 3)?;
/// solver.run()?;
/// let stats = solver.stats();
/// assert_eq!((stats.expanded, stats.path_length, stats.path_cost), (3, Some(3), Some(28.0)));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq)]
#[non_exhaustive]
pub struct Stats {
    /// Expansions, including repeated ones.
    pub expanded: u64,
    /// Cells put into the open list, including the start, but not reopenings.
    pub generated: u64,
    /// Better parents for open cells.
    pub improved: u64,
    /// Closed cells that were reopened.
    pub reopened: u64,
    /// Cells in the open list.
    pub open_size: u64,
    /// The largest number of different cells open at once so far.
    pub open_peak: u64,
    /// How often the open list compared the priorities of two entries.
    pub comparisons: u64,
    /// How often the open list wrote an entry to a place.
    pub moves: u64,
    /// Cells of the path, including start and goal; `None` before it is found.
    pub path_length: Option<usize>,
    /// Cost of the path in the unit of the cost model; `None` before it is found.
    pub path_cost: Option<f64>,
}

/// What is known of a cell at a position. Costs are in the unit of the cost model.
///
/// ```
/// use starstep::{CellState, Solver};
///
/// let mut solver = Solver::new(3, 3)?;
/// solver.step(1)?;
/// let node = solver.node(1, 1)?;
/// assert_eq!((node.state, node.g, node.h, node.f), (CellState::Open, Some(14.0), 14.0, Some(28.0)));
/// assert_eq!((node.parent, node.history.opened_at), (Some((0, 0)), Some(1)));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct NodeInfo {
    /// Untouched, open or closed.
    pub state: CellState,
    /// The cost of the best path found to the cell; `None` while it is untouched.
    pub g: Option<f64>,
    /// The estimate of the cost from the cell to the goal, in any state.
    pub h: f64,
    /// The priority; `None` while the cell is untouched. For breadth-first search, the number of cells opened before
    /// it.
    pub f: Option<f64>,
    /// Column and row of the parent; `None` for the start and untouched cells.
    pub parent: Option<(u32, u32)>,
    /// What happened to the cell.
    pub history: CellHistory,
}

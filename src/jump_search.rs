//! Jump point search: A* that expands jump points only, see `jump.rs`. For boards where all cells cost the same.

use crate::Error;
use crate::bitmap::Bitmap;
use crate::cost::Units;
use crate::grid::Board;
use crate::jump::{COMPASS, Jump, Jumper};
use crate::nodes::{CellState, Node, Nodes};
use crate::open_list::{LazyHeap, OpenList};
use crate::options::{Diagonal, Options};
use crate::priority::Priority;
use crate::search::{Progress, Status};

/// What a jump point search keeps from query to query.
#[derive(Debug, Default)]
pub(crate) struct JumpSearch {
    /// The direction in a node is that of arrival, an index into the compass.
    nodes: Nodes,
    /// The cell that each reached jump point was reached from; valid where the node is not untouched.
    parents: Vec<u32>,
}

/// What a jump point search reads.
pub(crate) struct JumpField<'a> {
    pub(crate) board: &'a Board,
    pub(crate) walls: &'a Bitmap,
    pub(crate) units: Units,
    pub(crate) has_diagonals: bool,
}

/// Whether a board and options allow jumps.
///
/// # Errors
/// [`Error::WrongAlgorithm`] for other diagonal rules, and where penalties count.
pub(crate) fn check(board: &Board, options: &Options) -> Result<(), Error> {
    let wrong = |problem: &str| Err(Error::WrongAlgorithm { problem: problem.to_owned() });
    if !matches!(options.diagonal, Diagonal::NoCornerCutting | Diagonal::Never) {
        return wrong("Jump point search needs diagonal moves without corner cutting, or no diagonal moves.");
    }
    if options.penalties && board.has_penalties() {
        return wrong("Jump point search needs a board without penalties: remove them, or do not count them.");
    }
    Ok(())
}

impl<'a> JumpField<'a> {
    pub(crate) fn new(board: &'a Board, walls: &'a Bitmap, options: &Options) -> Self {
        let has_diagonals = options.diagonal != Diagonal::Never;
        Self { board, walls, units: Units::new(options.costs), has_diagonals }
    }
}

impl JumpField<'_> {
    fn coord(&self, cell: u32) -> (i32, i32) {
        let (x, y) = self.board.coord_of_cell(cell);
        (x.cast_signed(), y.cast_signed())
    }

    /// What a jump costs, in units.
    fn cost(&self, jump: Jump) -> u64 {
        let main = if self.has_diagonals && (jump.side > 0 || jump.arrival > 3) {
            self.units.diagonal
        } else {
            self.units.straight
        };
        u64::from(jump.main) * u64::from(main) + u64::from(jump.side) * u64::from(self.units.straight)
    }
}

impl JumpSearch {
    /// Searches to the end.
    pub(crate) fn find<P: Priority>(
        &mut self,
        field: &JumpField,
        priority: &P,
        open: &mut LazyHeap<P::Key>,
        newest_first: bool,
    ) -> Progress {
        let cells = field.board.cells().len();
        self.nodes.reset(cells);
        self.parents.resize(cells, 0);
        open.reset(cells, newest_first);
        let (start, goal, width) = (field.board.start_cell(), field.board.goal_cell(), field.board.width());
        let (goal_x, goal_y) = field.board.goal();
        let jumper = Jumper { walls: field.walls, goal: field.coord(goal), has_diagonals: field.has_diagonals };
        let key = |g, x: u32, y: u32| priority.key(g, x.abs_diff(goal_x), y.abs_diff(goal_y));
        let (start_x, start_y) = field.board.start();
        self.nodes.set(start, Node::new(CellState::Open, 0, 0));
        open.push(start, key(0, start_x, start_y));
        let mut progress = Progress::default();
        while let Some(cell) = open.pop() {
            let node = self.nodes.get(cell);
            if node.state() == CellState::Closed {
                continue;
            }
            self.nodes.set(cell, node.with_state(CellState::Closed));
            progress.expanded += 1;
            if cell == goal {
                progress.status = Status::Found;
                return progress;
            }
            let (nodes, parents) = (&mut self.nodes, &mut self.parents);
            let arrival = (cell != start).then(|| node.direction());
            jumper.jumps(field.coord(cell), arrival, |jump| {
                let (x, y) = (jump.to.0.cast_unsigned(), jump.to.1.cast_unsigned());
                let next = y * width + x;
                let known = nodes.get(next);
                let g = node.g() + field.cost(jump);
                if known.state() != CellState::Untouched && (known.state() == CellState::Closed || g >= known.g()) {
                    return;
                }
                nodes.set(next, Node::new(CellState::Open, g, jump.arrival));
                parents[next as usize] = cell;
                if known.state() == CellState::Untouched {
                    open.push(next, key(g, x, y));
                } else {
                    open.improve(next, key(known.g(), x, y), key(g, x, y));
                }
            });
        }
        progress.status = Status::NoPath;
        progress
    }

    /// The cells from start to goal, after the goal was found.
    pub(crate) fn path(&self, field: &JumpField) -> Vec<u32> {
        let (start, width) = (field.board.start_cell(), field.board.width().cast_signed());
        let mut at = field.board.goal_cell();
        let mut cells = vec![at];
        while at != start {
            let parent = self.parents[at as usize];
            let (to, from) = (field.coord(at), field.coord(parent));
            let mut here = to;
            while here != from {
                let (dx, dy) = step_back(field, from, here);
                here = (here.0 - dx, here.1 - dy);
                cells.push((here.1 * width + here.0).cast_unsigned());
            }
            at = parent;
        }
        cells.reverse();
        cells
    }
}

/// The last step of the run from one cell to another that has its main steps first: the diagonal ones, or without
/// diagonal moves the vertical ones.
fn step_back(field: &JumpField, from: (i32, i32), to: (i32, i32)) -> (i32, i32) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let step = if !field.has_diagonals {
        if dx == 0 { (0, dy.signum()) } else { (dx.signum(), 0) }
    } else if dx.abs() == dy.abs() {
        (dx.signum(), dy.signum())
    } else if dx.abs() > dy.abs() {
        (dx.signum(), 0)
    } else {
        (0, dy.signum())
    };
    debug_assert!(COMPASS.contains(&step), "a step leads to a neighbor");
    step
}

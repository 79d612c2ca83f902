//! Jump point search: A* that expands only jump points, see `jump.rs`. For boards where all cells cost the same.

use crate::board::grid::Board;
use crate::board::steps::{COMPASS, Step};
use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::error::problem::JumpProblem;
use crate::rules::cost::Tally;
use crate::rules::options::{Diagonal, Options};
use crate::rules::priority::{FloatPriority, PackedPriority, Priority};
use crate::search::best_first::STEPS;
use crate::search::expansion::{End, Progress, take_turns};
use crate::search::jump::{EveryLook, Jumper, Seen};
use crate::search::jump_field::{Coord, JumpField, Runs, is_diagonal};
use crate::search::jump_find::find;
use crate::search::kind::{Found, Kind, Needs, Standing, Way};
use crate::search::nodes::{CellState, Node, Nodes};
use crate::search::open_list::OpenList;
use crate::search::reached::Reached;
use crate::search::recorder::{Arrival, NoRecorder, Recorder, Side};
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Known, Workspace};
use crate::terrain::Terrain;

/// Whether a board and options allow jumps.
///
/// # Errors
/// [`Error::WrongAlgorithm`] for other diagonal rules, and where penalties count.
pub(crate) fn check(board: &Board, options: &Options) -> Result<(), Error> {
    if !matches!(options.diagonal, Diagonal::NoCornerCutting | Diagonal::Never) {
        return Err(Error::WrongAlgorithm { problem: JumpProblem::Diagonals });
    }
    if options.penalties && board.has_penalties() {
        return Err(Error::WrongAlgorithm { problem: JumpProblem::Penalties });
    }
    Ok(())
}

/// A jump point search on some terrain.
pub(crate) struct JumpPoint<'a> {
    field: JumpField<'a>,
}

impl<'a> JumpPoint<'a> {
    /// The terrain's walls must have been prepared, and to search in one go its planes.
    pub(crate) fn new(terrain: &'a Terrain, options: &Options) -> Self {
        Self { field: JumpField::new(terrain, options) }
    }

    /// The state of a cell that was jumped to from its parent, computed from the parent's current node; a closed parent
    /// does not change.
    pub(crate) fn jumped(&self, known: Known, cell: u32, parent: u32, direction: u8) -> Standing {
        let Runs { main, side } = self.field.runs(parent, cell);
        let g = known.node(0, parent).g() + self.field.cost(main.1, side.1);
        Standing { node: Node::new(CellState::Open, g, direction), parent }
    }

    /// Whether a run in a direction that ends at a cell is a jump to it: it is the goal or a jump point. Main runs end at
    /// no jump points, because they look sideways.
    pub(crate) fn is_jumped_to(&self, (x, y): (u32, u32), direction: u8) -> bool {
        let step = COMPASS[usize::from(direction)];
        let is_main = if self.field.has_diagonals { is_diagonal(step) } else { step.0 == 0 };
        let (x, y) = (x.cast_signed(), y.cast_signed());
        let is_wall = |x, y| self.field.walls.rows.is_wall(y, x);
        let turns = |side: i32| {
            let (beside_x, beside_y) = (x + step.1 * side, y + step.0 * side);
            !is_wall(beside_x, beside_y) && is_wall(beside_x - step.0, beside_y - step.1)
        };
        (x.cast_unsigned(), y.cast_unsigned()) == self.field.goal || !is_main && (turns(-1) || turns(1))
    }

    fn way(&self, cells: &[Coord], moves: &Tally) -> Result<Way, NoMemory> {
        let width = self.field.board.width();
        Ok(Way::new(memory::collect(cells.iter().map(|(x, y)| y * width + x))?, moves, self.field.units))
    }
}

/// The parents in the amount of an event: the new one in the low bits, and above it, for a better parent, the previous
/// one.
fn amount(parent: u32, before: u32) -> u64 {
    u64::from(parent) | u64::from(before) << PARENT_BITS
}

/// As many bits as the index of a cell needs.
const PARENT_BITS: u32 = 24;
const PARENT: u64 = (1 << PARENT_BITS) - 1;

impl<R: Recorder> Kind<R> for JumpPoint<'_> {
    fn needs(&self) -> Needs {
        // A jump reports what it passed over and what it found; the steps around a cell may be looked at as well.
        Needs { two_sides: false, far_parents: true, passes: true, changes: 2 * (self.field.most_jumps() + STEPS) }
    }

    fn start(&self, _: Side) -> u32 {
        self.field.board.start_cell()
    }

    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory> {
        let (priority, newest_first) = (FloatPriority(self.field.order), self.field.order.newest_first());
        begin(&self.field, &priority, &mut work.reached, &mut work.open, newest_first, recorder)
    }

    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory> {
        let priority = FloatPriority(self.field.order);
        advance(&self.field, &priority, &mut work.reached, &mut work.open, recorder, progress, limit)
    }

    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Option<Found>, Error> {
        let Self { field } = self;
        if let Some(priority) = PackedPriority::new(&field.order) {
            return Ok(find(field, priority, work.for_jumps())?);
        }
        work.release_jumps();
        // Just as the search from both ends releases the parents.
        work.lazy.nodes_back = Nodes::default();
        let (priority, newest_first) = (FloatPriority(field.order), field.order.newest_first());
        let Workspace { reached, open, .. } = &mut work.lazy;
        let mut progress = begin(field, &priority, reached, open, newest_first, &mut NoRecorder)?;
        advance(field, &priority, reached, open, &mut NoRecorder, &mut progress, u64::MAX)?;
        Found::by::<R>(self, progress, work.lazy.known(), field.coords)
    }

    fn opened(&self, known: Known, _: Side, cell: u32, arrival: Arrival) -> Standing {
        if cell == self.field.board.start_cell() {
            return Standing::at_start();
        }
        self.jumped(known, cell, (arrival.amount & PARENT) as u32, arrival.direction)
    }

    fn improved(&self, known: Known, _: Side, cell: u32, arrival: Arrival) -> Standing {
        self.jumped(known, cell, (arrival.amount & PARENT) as u32, arrival.direction)
    }

    fn before(&self, known: Known, _: Side, cell: u32, arrival: Arrival) -> Standing {
        self.jumped(known, cell, (arrival.amount >> PARENT_BITS & PARENT) as u32, arrival.before)
    }

    fn parent(&self, known: Known, _: Side, cell: u32) -> u32 {
        known.parents[cell as usize]
    }

    fn last_step(&self, known: Known, _: Side, cell: u32) -> Step {
        COMPASS[usize::from(known.node(0, cell).direction())]
    }

    fn way_back(&self, known: Known, _: Side, cell: u32) -> Result<Way, NoMemory> {
        let (cells, moves) = self.field.cells_back(|cell| known.parents[cell as usize], cell)?;
        self.way(&cells, &moves)
    }

    fn path(&self, known: Known, end: u32) -> Result<Way, NoMemory> {
        let (cells, moves) = self.field.path_by(|cell| known.parents[cell as usize], end)?;
        self.way(&cells, &moves)
    }
}

/// Opens the start.
fn begin<P: Priority, Q: OpenList<P::Key>>(
    field: &JumpField,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    newest_first: bool,
    recorder: &mut impl Recorder,
) -> Result<Progress, NoMemory> {
    let cells = field.board.cells().len();
    reached.reset(cells, newest_first)?;
    memory::resize(&mut reached.parents, cells, 0)?;
    open.reset(cells)?;
    open.make_room(1)?;
    let (start, (x, y), (goal_x, goal_y)) = (field.board.start_cell(), field.board.start(), field.goal);
    reached.nodes.set(start, Node::new(CellState::Open, 0, 0));
    open.push(reached.openings.newest(start, priority.key(0, x.abs_diff(goal_x), y.abs_diff(goal_y))));
    recorder.opened(0, start, Arrival::default(), true);
    Ok(Progress { end: field.board.goal_cell(), ..Progress::default() })
}

/// Expands at most `limit` cells. If memory runs out before an expansion, all previous ones stay as they are.
fn advance<P: Priority, Q: OpenList<P::Key>>(
    field: &JumpField,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut impl Recorder,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    let end =
        End { goal: field.board.goal_cell(), stop_when: field.stop_when, openings: field.most_jumps(), expansions: 1 };
    take_turns(end, reached, open, recorder, progress, limit, |reached, open, recorder, cell, node| {
        expand(field, priority, reached, open, recorder, cell, node)
    })
}

/// Jumps from a closed cell. Returns whether the goal was opened.
#[inline]
fn expand<P: Priority, Q: OpenList<P::Key>>(
    field: &JumpField,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut impl Recorder,
    cell: u32,
    node: Node,
) -> bool {
    let goal = (field.goal.0.cast_signed(), field.goal.1.cast_signed());
    let jumper = Jumper { walls: field.walls, looks: EveryLook(field.walls), goal, has_diagonals: field.has_diagonals };
    let arrival = (cell != field.board.start_cell()).then(|| node.direction());
    let (from, g) = (field.coord(cell), node.g());
    let mut expansion = Expansion { field, priority, reached, open, recorder, cell, g, goal_opened: false };
    jumper.jumps(from, arrival, &mut expansion);
    expansion.goal_opened
}

/// An expansion in progress.
struct Expansion<'a, P, Q, R> {
    field: &'a JumpField<'a>,
    priority: &'a P,
    reached: &'a mut Reached,
    open: &'a mut Q,
    recorder: &'a mut R,
    cell: u32,
    g: u64,
    goal_opened: bool,
}

impl<P: Priority, Q: OpenList<P::Key>, R: Recorder> Seen for Expansion<'_, P, Q, R> {
    #[inline]
    fn passed(&mut self, (x, y): (i32, i32), direction: u8, steps: u32) {
        if steps > 0 {
            let from = (y * self.field.board.width().cast_signed() + x).cast_unsigned();
            self.recorder.passed(from, direction, steps);
        }
    }

    #[inline]
    fn found(&mut self, to: (i32, i32), main: u32, side: u32, direction: u8) {
        let (x, y) = (to.0.cast_unsigned(), to.1.cast_unsigned());
        let (goal_x, goal_y) = self.field.goal;
        let next = y * self.field.board.width() + x;
        let next_g = self.g + self.field.cost(main, side);
        let Some(known) = self.reached.nodes.get_unless_reached(next, next_g) else { return };
        if known.state() == CellState::Closed {
            return;
        }
        let key = |g| self.priority.key(g, x.abs_diff(goal_x), y.abs_diff(goal_y));
        self.reached.nodes.set(next, Node::new(CellState::Open, next_g, direction));
        let before = std::mem::replace(&mut self.reached.parents[next as usize], self.cell);
        if known.state() == CellState::Untouched {
            self.open.push(self.reached.openings.newest(next, key(next_g)));
            let arrival = Arrival { direction, before: 0, amount: amount(self.cell, 0) };
            self.recorder.opened(0, next, arrival, true);
            self.goal_opened |= (x, y) == (goal_x, goal_y);
        } else {
            self.open.improve(self.reached.openings.kept(next, key(next_g)), key(known.g()));
            let amount = amount(self.cell, before);
            self.recorder.improved(0, next, Arrival { direction, before: known.direction(), amount });
        }
    }
}

//! Jump point search: A* that expands only jump points, see `jump.rs`. For boards where all cells cost the same;
//! where penalties count, `fastest` jumps as in `terrain_jumps.rs`.

use crate::board::grid::Board;
use crate::board::steps::{COMPASS, STEPS, Step};
use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::error::problem::JumpProblem;
use crate::rules::cost::Tally;
use crate::rules::options::{Diagonal, Options};
use crate::rules::priority::{FloatPriority, PackedPriority, Priority};
use crate::search::ends::{Ends, Goals};
use crate::search::expansion::{End, Progress, take_turns};
use crate::search::field::Field;
use crate::search::jump::{EveryLook, Jumper, Jumps, Seen};
use crate::search::jump_field::{Coord, JumpField, Runs, counts_penalties, is_diagonal};
use crate::search::jump_find::find;
use crate::search::kind::{Found, Search};
use crate::search::nodes::{CellState, Node, Nodes};
use crate::search::open_list::OpenList;
use crate::search::reached::Reached;
use crate::search::recorder::{Arrival, Recorder, SideIndex};
use crate::search::replay::{Needs, Replay, Standing, Way};
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Key, Known, Workspace};
use crate::terrain::Terrain;

/// Whether a board and options allow jumps.
///
/// # Errors
/// [`Error::WrongAlgorithm`] for other diagonal rules, and where penalties count.
pub(crate) fn check(board: &Board, options: &Options) -> Result<(), Error> {
    if !may_jump(options.diagonal) {
        return Err(Error::WrongAlgorithm { problem: JumpProblem::Diagonals });
    }
    if counts_penalties(board, options) {
        return Err(Error::WrongAlgorithm { problem: JumpProblem::Penalties });
    }
    Ok(())
}

/// Whether a diagonal rule allows jumps.
pub(crate) fn may_jump(diagonal: Diagonal) -> bool {
    matches!(diagonal, Diagonal::NoCornerCutting | Diagonal::Never)
}

/// A jump point search on some terrain.
pub(crate) struct JumpPoint<'a> {
    field: JumpField<'a>,
}

impl<'a> JumpPoint<'a> {
    /// The terrain's walls must have been prepared, and to search in one go its planes.
    pub(crate) fn new(terrain: &'a Terrain, options: &Options, ends: Ends) -> Self {
        Self { field: JumpField::new(terrain, options, ends) }
    }

    /// The state of a cell that was jumped to from its parent, computed from the parent's current node; a closed parent
    /// does not change.
    fn jumped(&self, known: Known, cell: u32, parent: u32, direction: u8) -> Standing {
        let Runs { main, side } = self.field.runs(parent, cell);
        let penalties = self.field.penalties(cell, main.1, side);
        let g = known.node(0, parent).g() + self.field.cost(main.1, side.1) + self.field.cost_of(penalties);
        Standing { node: Node::new(CellState::Open, g, direction), parent }
    }

    fn way(&self, cells: &[Coord], moves: &Tally) -> Result<Way, NoMemory> {
        let width = self.field.board.width();
        Ok(Way::new(memory::collect(cells.iter().map(|(x, y)| y * width + x))?, moves, self.field.units))
    }
}

impl<R: Recorder> Search<R> for JumpPoint<'_> {
    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory> {
        let (priority, newest_first) = (FloatPriority(self.field.order), self.field.order.newest_first());
        let begun = begin(&self.field, &priority, &mut work.reached, work.open.list(), newest_first)?;
        recorder.opened(0, self.field.start, Arrival::default(), true);
        Ok(begun)
    }

    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory> {
        let priority = FloatPriority(self.field.order);
        advance(&self.field, &priority, &mut work.reached, work.open.list(), Some(recorder), progress, limit)
    }

    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Option<Found>, Error> {
        let Self { field } = self;
        if let Some(priority) = PackedPriority::new(&field.order) {
            return Ok(match field.on_terrain() {
                Some(jumper) => find(field, &jumper, priority, work.for_jumps())?,
                None => find(field, &field.jumper(), priority, work.for_jumps())?,
            });
        }
        work.release_jumps();
        // Just as the search from both ends releases the parents.
        work.lazy.nodes_back = Nodes::default();
        let (priority, newest_first) = (FloatPriority(field.order), field.order.newest_first());
        let Workspace { reached, open, .. } = &mut work.lazy;
        let mut progress = begin(field, &priority, reached, open, newest_first)?;
        advance::<R>(field, &priority, reached, open, None, &mut progress, u64::MAX)?;
        Found::by(self, progress, work.lazy.known(), field.coords)
    }
}

impl Replay for JumpPoint<'_> {
    fn needs(&self) -> Needs {
        // A jump reports what it passed over and what it found; the steps around a cell may be looked at as well.
        Needs { two_sides: false, far_parents: true, passes: true, changes: 2 * (self.field.most_jumps() + STEPS) }
    }

    fn start(&self, _: SideIndex) -> u32 {
        self.field.start
    }

    fn opened(&self, known: Known, _: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        if cell == self.field.start {
            return Standing::at_start();
        }
        self.jumped(known, cell, arrival.parent(), arrival.direction)
    }

    fn improved(&self, known: Known, _: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        self.jumped(known, cell, arrival.parent(), arrival.direction)
    }

    fn before(&self, known: Known, _: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        self.jumped(known, cell, arrival.parent_before(), arrival.before)
    }

    fn parent(&self, known: Known, _: SideIndex, cell: u32) -> u32 {
        known.parents[cell as usize]
    }

    fn last_step(&self, known: Known, _: SideIndex, cell: u32) -> Step {
        COMPASS[usize::from(known.node(0, cell).direction())]
    }

    fn way_back(&self, known: Known, _: SideIndex, cell: u32) -> Result<Way, NoMemory> {
        let (cells, moves) = self.field.cells_back(|cell| known.parents[cell as usize], cell)?;
        self.way(&cells, &moves)
    }

    fn path(&self, known: Known, end: u32) -> Result<Way, NoMemory> {
        let (cells, moves) = self.field.path_by(|cell| known.parents[cell as usize], end)?;
        self.way(&cells, &moves)
    }

    fn around(&self, _: SideIndex) -> Option<&Field<'_>> {
        None
    }

    /// If the cell is the goal or a jump point. Main runs end at no jump points, because they look sideways.
    fn is_jumped_to(&self, (x, y): (u32, u32), direction: u8) -> bool {
        if let Some(stops) = self.field.stops {
            let cell = y * self.field.board.width() + x;
            return (x, y) == self.field.goal || stops.is_stop((x.cast_signed(), y.cast_signed()), direction, cell);
        }
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

    fn g_by(&self, known: Known, _: SideIndex, from: u32, to: u32, direction: u8) -> u64 {
        self.jumped(known, to, from, direction).node.g()
    }
}

/// Opens the start, which the caller reports.
#[inline(never)]
fn begin(
    field: &JumpField,
    priority: &FloatPriority,
    reached: &mut Reached,
    open: &mut dyn OpenList<Key>,
    newest_first: bool,
) -> Result<Progress, NoMemory> {
    let cells = field.board.cells().len();
    reached.reset(cells, newest_first)?;
    memory::resize(&mut reached.parents, cells, 0)?;
    open.reset(cells)?;
    open.make_room(1)?;
    let (start, (x, y), (goal_x, goal_y)) = (field.start, field.coords.of(field.start), field.goal);
    reached.nodes.set(start, Node::new(CellState::Open, 0, 0));
    open.push(reached.openings.newest(start, priority.key(0, x.abs_diff(goal_x), y.abs_diff(goal_y))));
    Ok(Progress::default())
}

/// Expands at most `limit` cells. If memory runs out before an expansion, all previous ones stay as they are. Compiled once
/// for all open lists, recorded or not: next to a jump, a call more or less does not matter.
#[inline(never)]
fn advance<R: Recorder>(
    field: &JumpField,
    priority: &FloatPriority,
    reached: &mut Reached,
    open: &mut dyn OpenList<Key>,
    mut recorder: Option<&mut R>,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    let (goals, stop_when) = (Goals::one(field.goal_cell), field.stop_when);
    let end = End { goals, stop_when, openings: field.most_jumps(), expansions: 1 };
    take_turns(end, reached, open, &mut recorder, progress, limit, |reached, open, recorder, cell, node| {
        expand(field, priority, reached, open, recorder, cell, node);
    })
}

/// Jumps from a closed cell.
#[inline]
fn expand<R: Recorder>(
    field: &JumpField,
    priority: &FloatPriority,
    reached: &mut Reached,
    open: &mut dyn OpenList<Key>,
    recorder: &mut R,
    cell: u32,
    node: Node,
) {
    let goal = (field.goal.0.cast_signed(), field.goal.1.cast_signed());
    let arrival = (cell != field.start).then(|| node.direction());
    let (from, g) = (field.coord(cell), node.g());
    let mut expansion = Expansion { field, priority, reached, open, recorder, cell, g };
    if let Some(jumper) = field.on_terrain() {
        jumper.jumps(from, arrival, &mut expansion);
    } else {
        let looks = EveryLook(field.walls);
        let jumper = Jumper { walls: field.walls, looks, goal, has_diagonals: field.has_diagonals };
        jumper.jumps(from, arrival, &mut expansion);
    }
}

/// An expansion in progress.
struct Expansion<'a, R> {
    field: &'a JumpField<'a>,
    priority: &'a FloatPriority,
    reached: &'a mut Reached,
    open: &'a mut dyn OpenList<Key>,
    recorder: &'a mut R,
    cell: u32,
    g: u64,
}

impl<R: Recorder> Seen for Expansion<'_, R> {
    #[inline]
    fn passed(&mut self, (x, y): (i32, i32), direction: u8, steps: u32) {
        if steps > 0 {
            let from = (y * self.field.board.width().cast_signed() + x).cast_unsigned();
            self.recorder.passed(from, direction, steps);
        }
    }

    #[inline]
    fn found_at(&mut self, to: (i32, i32), main: u32, side: u32, direction: u8, penalties: u32) {
        let (x, y) = (to.0.cast_unsigned(), to.1.cast_unsigned());
        let (goal_x, goal_y) = self.field.goal;
        let next = y * self.field.board.width() + x;
        let next_g = self.g + self.field.cost(main, side) + self.field.cost_of(penalties);
        let Some(known) = self.reached.nodes.get_unless_reached(next, next_g) else { return };
        if known.state() == CellState::Closed {
            return;
        }
        let key = |g| self.priority.key(g, x.abs_diff(goal_x), y.abs_diff(goal_y));
        self.reached.nodes.set(next, Node::new(CellState::Open, next_g, direction));
        let before = std::mem::replace(&mut self.reached.parents[next as usize], self.cell);
        if known.state() == CellState::Untouched {
            self.open.push(self.reached.openings.newest(next, key(next_g)));
            self.recorder.opened(0, next, Arrival::from_cell(direction, self.cell), true);
        } else {
            self.open.improve(self.reached.openings.kept(next, key(next_g)), key(known.g()));
            let arrival = Arrival::from_cell(direction, self.cell).instead_of(known.direction(), before);
            self.recorder.improved(0, next, arrival);
        }
    }
}

//! Jump point search: A* that expands only jump points, see `jump.rs`. For boards where all cells cost the same.

use crate::board::coords::Coords;
use crate::board::grid::Board;
use crate::board::steps::{COMPASS, Step};
use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::error::problem::JumpProblem;
use crate::rules::cost::{Tally, Units};
use crate::rules::heuristic;
use crate::rules::options::{Diagonal, Options, StopWhen};
use crate::rules::priority::{FloatPriority, Order, Priority};
use crate::search::best_first::STEPS;
use crate::search::expansion::{End, Progress, take_turns};
use crate::search::jump::{Jump, Jumper, Seen};
use crate::search::kind::{Kind, Needs, Standing, Way};
use crate::search::nodes::{CellState, Node, Nodes};
use crate::search::open_list::OpenList;
use crate::search::reached::Reached;
use crate::search::recorder::{Arrival, NoRecorder, Recorder, Side};
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Known, Workspace};
use crate::terrain::Terrain;
use crate::terrain::bitmap::Bitmap;

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

/// What a jump point search reads.
pub(crate) struct JumpPoint<'a> {
    board: &'a Board,
    walls: &'a Bitmap,
    units: Units,
    coords: Coords,
    goal: (u32, u32),
    has_diagonals: bool,
    stop_when: StopWhen,
    order: Order,
    /// Whether every path that it finds is a shortest one, and so passes no cell twice.
    is_exact: bool,
}

/// The two runs of a jump: steps along the main direction, and then along the side direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Runs {
    main: (Step, u32),
    side: (Step, u32),
}

impl<'a> JumpPoint<'a> {
    /// The terrain's walls must have been prepared.
    pub(crate) fn new(terrain: &'a Terrain, options: &Options) -> Self {
        let board = terrain.board();
        let stop_when = options.stop_when;
        let is_exact = stop_when == StopWhen::GoalClosed && options.weight <= 1.0 && heuristic::is_consistent(options);
        Self {
            board,
            walls: terrain.walls(),
            units: Units::new(options.costs),
            coords: board.coords(),
            goal: board.goal(),
            has_diagonals: options.diagonal != Diagonal::Never,
            stop_when,
            order: Order::new(options),
            is_exact,
        }
    }

    fn coord(&self, cell: u32) -> (i32, i32) {
        let (x, y) = self.coords.of(cell);
        (x.cast_signed(), y.cast_signed())
    }

    /// The runs of the jump from one cell to another: first the diagonal moves, or the vertical ones if there are no
    /// diagonal moves, as in `jump.rs`.
    fn runs(&self, from: u32, to: u32) -> Runs {
        let ((from_x, from_y), (to_x, to_y)) = (self.coord(from), self.coord(to));
        let (dx, dy) = (to_x - from_x, to_y - from_y);
        let (columns, rows) = (dx.unsigned_abs(), dy.unsigned_abs());
        let (across, along) = ((dx.signum(), 0), (0, dy.signum()));
        if !self.has_diagonals {
            return Runs { main: (along, rows), side: (across, columns) };
        }
        let side = if columns > rows { across } else { along };
        Runs { main: ((dx.signum(), dy.signum()), columns.min(rows)), side: (side, columns.abs_diff(rows)) }
    }

    /// What this many steps along a main and a side direction cost, in units.
    #[inline]
    fn cost(&self, main: u32, side: u32) -> u64 {
        let main_unit = if self.has_diagonals { self.units.diagonal } else { self.units.straight };
        u64::from(main_unit) * u64::from(main) + u64::from(self.units.straight) * u64::from(side)
    }

    /// The state of a cell that was jumped to from its parent, computed from the parent's current node; a closed parent
    /// does not change.
    pub(crate) fn jumped(&self, known: Known, cell: u32, parent: u32, direction: u8) -> Standing {
        let Runs { main, side } = self.runs(parent, cell);
        let g = known.node(0, parent).g() + self.cost(main.1, side.1);
        Standing { node: Node::new(CellState::Open, g, direction), parent }
    }

    /// Whether a run in a direction that ends at a cell is a jump to it: it is the goal or a jump point. Main runs end at
    /// no jump points, because they look sideways.
    pub(crate) fn is_jumped_to(&self, (x, y): (u32, u32), direction: u8) -> bool {
        let step = COMPASS[usize::from(direction)];
        let is_main = if self.has_diagonals { is_diagonal(step) } else { step.0 == 0 };
        let (x, y) = (x.cast_signed(), y.cast_signed());
        let is_wall = |x, y| self.walls.rows.is_wall(y, x);
        let turns = |side: i32| {
            let (beside_x, beside_y) = (x + step.1 * side, y + step.0 * side);
            !is_wall(beside_x, beside_y) && is_wall(beside_x - step.0, beside_y - step.1)
        };
        (x.cast_unsigned(), y.cast_unsigned()) == self.goal || !is_main && (turns(-1) || turns(1))
    }

    /// The cells and moves on the way from the start to a cell.
    fn cells_back(&self, parents: &[u32], cell: u32) -> Result<(Vec<u32>, Tally), NoMemory> {
        let (start, width) = (self.board.start_cell(), self.board.width().cast_signed());
        let (mut length, mut at) = (1, cell);
        while at != start {
            let parent = parents[at as usize];
            let Runs { main, side } = self.runs(parent, at);
            length += (main.1 + side.1) as usize;
            at = parent;
        }
        let (mut cells, mut tally, mut at) = (memory::with_capacity(length)?, Tally::default(), cell);
        cells.push(cell);
        while at != start {
            let Runs { main, side } = self.runs(parents[at as usize], at);
            for (step, count) in [side, main] {
                for _ in 0..count {
                    at = at.wrapping_add_signed(-(step.1 * width + step.0));
                    cells.push(at);
                    tally.count(is_diagonal(step), 0);
                }
            }
        }
        cells.reverse();
        Ok((cells, tally))
    }

    /// A path without the part between two visits to the same cell, and its moves.
    #[inline(never)]
    fn without_loops(&self, cells: &[u32]) -> Result<(Vec<u32>, Tally), NoMemory> {
        let mut kept: Vec<u32> = memory::with_capacity(cells.len())?;
        // A bit for each cell of the board: whether it is among those kept.
        let mut is_kept = memory::filled(self.board.cells().len().div_ceil(64), 0_u64)?;
        for cell in cells.iter().copied() {
            let bit = |cell: u32| (cell as usize / 64, 1 << (cell % 64));
            let (word, mask) = bit(cell);
            if is_kept[word] & mask == 0 {
                is_kept[word] |= mask;
                kept.push(cell);
                continue;
            }
            while let Some(last) = kept.last().copied().filter(|last| *last != cell) {
                let (word, mask) = bit(last);
                is_kept[word] &= !mask;
                kept.pop();
            }
        }
        let mut tally = Tally::default();
        for pair in kept.windows(2) {
            let [from, to] = [self.coord(pair[0]), self.coord(pair[1])];
            tally.count(is_diagonal((to.0 - from.0, to.1 - from.1)), 0);
        }
        Ok((kept, tally))
    }

    /// How many jumps an expansion can have at most: two from every cell of four diagonals, or of two columns if there
    /// are no diagonal moves, and those straight ahead.
    fn most_jumps(&self) -> usize {
        8 * (self.board.width().max(self.board.height()) as usize + 1)
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

fn is_diagonal((dx, dy): Step) -> bool {
    dx != 0 && dy != 0
}

impl<R: Recorder> Kind<R> for JumpPoint<'_> {
    fn needs(&self) -> Needs {
        // A jump reports what it passed over and what it found; the steps around a cell may be looked at as well.
        Needs { two_sides: false, far_parents: true, passes: true, changes: 2 * (self.most_jumps() + STEPS) }
    }

    fn start(&self, _: Side) -> u32 {
        self.board.start_cell()
    }

    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory> {
        let (priority, newest_first) = (FloatPriority(self.order), self.order.newest_first());
        begin(self, &priority, &mut work.reached, &mut work.open, newest_first, recorder)
    }

    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory> {
        let priority = FloatPriority(self.order);
        advance(self, &priority, &mut work.reached, &mut work.open, recorder, progress, limit)
    }

    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Progress, Error> {
        // Just as the search from both ends releases the parents.
        work.lazy.nodes_back = Nodes::default();
        let (priority, newest_first) = (FloatPriority(self.order), self.order.newest_first());
        let Workspace { reached, open, .. } = &mut work.lazy;
        let mut progress = begin(self, &priority, reached, open, newest_first, &mut NoRecorder)?;
        advance(self, &priority, reached, open, &mut NoRecorder, &mut progress, u64::MAX)?;
        Ok(progress)
    }

    fn opened(&self, known: Known, _: Side, cell: u32, arrival: Arrival) -> Standing {
        if cell == self.board.start_cell() {
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
        let (cells, moves) = self.cells_back(known.parents, cell)?;
        Ok(Way::new(cells, &moves, self.units))
    }

    /// A search that does not look for shortest paths may jump across its own path: the cells between jump points are
    /// in no list, so nothing prevents it. The part between two visits to the same cell is left out.
    fn path(&self, known: Known, end: u32) -> Result<Way, NoMemory> {
        let (mut cells, mut moves) = self.cells_back(known.parents, end)?;
        if !self.is_exact {
            (cells, moves) = self.without_loops(&cells)?;
        }
        Ok(Way::new(cells, &moves, self.units))
    }
}

/// Opens the start.
fn begin<P: Priority, Q: OpenList<P::Key>>(
    field: &JumpPoint,
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
    field: &JumpPoint,
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
    field: &JumpPoint,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut impl Recorder,
    cell: u32,
    node: Node,
) -> bool {
    let goal = (field.goal.0.cast_signed(), field.goal.1.cast_signed());
    let jumper = Jumper { walls: field.walls, goal, has_diagonals: field.has_diagonals };
    let arrival = (cell != field.board.start_cell()).then(|| node.direction());
    let (from, g) = (field.coord(cell), node.g());
    let mut expansion = Expansion { field, priority, reached, open, recorder, cell, g, goal_opened: false };
    jumper.jumps(from, arrival, &mut expansion);
    expansion.goal_opened
}

/// An expansion in progress.
struct Expansion<'a, P, Q, R> {
    field: &'a JumpPoint<'a>,
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
    fn found(&mut self, jump: Jump) {
        let (x, y) = (jump.to.0.cast_unsigned(), jump.to.1.cast_unsigned());
        let (goal_x, goal_y) = self.field.goal;
        let next = y * self.field.board.width() + x;
        let next_g = self.g + self.field.cost(jump.main, jump.side);
        let Some(known) = self.reached.nodes.get_unless_reached(next, next_g) else { return };
        if known.state() == CellState::Closed {
            return;
        }
        let key = |g| self.priority.key(g, x.abs_diff(goal_x), y.abs_diff(goal_y));
        self.reached.nodes.set(next, Node::new(CellState::Open, next_g, jump.arrival));
        let before = std::mem::replace(&mut self.reached.parents[next as usize], self.cell);
        let direction = jump.arrival;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runs_of_a_jump_lead_from_cell_to_cell() {
        let terrain = Terrain::new(Board::new(60, 60).unwrap());
        for diagonal in [Diagonal::Never, Diagonal::NoCornerCutting] {
            let kind = JumpPoint::new(&terrain, &Options { diagonal, ..Options::default() });
            for (dx, dy) in (-9..=9).flat_map(|dx| (-9..=9).map(move |dy| (dx, dy))) {
                let to: (i32, i32) = (30 + dx, 30 + dy);
                let Runs { main, side } = kind.runs(30 * 60 + 30, (to.1 * 60 + to.0).cast_unsigned());
                let along = |(step, count): (Step, u32)| (step.0 * count.cast_signed(), step.1 * count.cast_signed());
                let ((main_x, main_y), (side_x, side_y)) = (along(main), along(side));
                assert_eq!((main_x + side_x, main_y + side_y), (dx, dy), "{diagonal:?}");
                assert!(side.0.0 == 0 || side.0.1 == 0, "side runs are straight");
                assert!(main.1 == 0 || is_diagonal(main.0) == kind.has_diagonals, "{dx} {dy}");
            }
        }
    }
}

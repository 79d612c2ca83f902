//! The one loop of all best-first searches: A*, weighted A*, Dijkstra, breadth-first and greedy.
//!
//! They differ only in its parameters: the [`Priority`], the [`OpenList`] and the [`Recorder`]. Each combination is
//! compiled separately, so that a search that records nothing pays nothing for recording.

use crate::board::steps::Step;
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::error::problem::SizeProblem;
use crate::rules::options::{Options, StopWhen};
use crate::rules::priority::{FloatPriority, Order, Priority, WholePriority};
use crate::search::bucketed;
use crate::search::expansion::{End, Progress, Status, take_turns};
use crate::search::field::Field;
use crate::search::kind::{Found, Kind, Needs, Standing, Way};
use crate::search::nodes::{CellState, Node};
use crate::search::open_list::{BinaryHeap, Habits, OpenList};
use crate::search::reached::Reached;
use crate::search::recorder::{Arrival, NoRecorder, Recorder, Side};
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Known};
use crate::terrain::Terrain;

/// How many cells an expansion can step to.
pub(crate) const STEPS: usize = 8;
/// For how many expansions room is made at once in a search by steps: doing so before each took 2 % more instructions.
const EXPANSIONS: usize = 64;

/// Opens the start.
pub(crate) fn begin<P: Priority, Q: OpenList<P::Key>, R: Recorder>(
    field: &Field,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    newest_first: bool,
    recorder: &mut R,
) -> Result<Progress, NoMemory> {
    let start = field.start;
    let (x, y) = field.geometry.coord(start);
    reached.reset(field.masks.len(), newest_first)?;
    reached.nodes.set(start, Node::new(CellState::Open, 0, 0));
    open.reset(field.masks.len())?;
    open.make_room(1)?;
    let (dx, dy) = field.geometry.distance_to_goal(x, y);
    open.push(reached.openings.newest(start, priority.key(0, dx, dy)));
    recorder.opened(0, start, Arrival::default(), true);
    Ok(Progress { end: field.goal, ..Progress::default() })
}

/// Expands at most `limit` cells. If memory runs out before an expansion, all previous ones stay as they are.
pub(crate) fn advance<P: Priority, Q: OpenList<P::Key>, R: Recorder>(
    field: &Field,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut R,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    let end = End { goal: field.goal, stop_when: field.rules.stop_when, openings: STEPS, expansions: EXPANSIONS };
    take_turns(end, reached, open, recorder, progress, limit, |reached, open, recorder, cell, node| {
        expand(field, priority, reached, open, recorder, cell, node)
    })
}

/// Looks at the neighbors of a closed cell, in neighbor order. Returns whether the goal was opened.
#[inline]
fn expand<P: Priority, Q: OpenList<P::Key>, R: Recorder>(
    field: &Field,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut R,
    cell: u32,
    node: Node,
) -> bool {
    let g = node.g();
    let geometry = &field.geometry;
    let (x, y) = geometry.coord(cell);
    let Reached { nodes, openings, .. } = reached;
    for (direction, next) in field.steps_from(cell, node) {
        let next_g = g + field.step_cost(next, direction);
        let Some(known) = nodes.get_unless_reached(next, next_g) else { continue };
        let state = known.state();
        let is_open = state == CellState::Open;
        let takes_better_g = if is_open { field.rules.improve_open } else { field.rules.reopen_closed };
        if state != CellState::Untouched && !takes_better_g {
            continue;
        }
        let (dx, dy) = geometry.distance_after(x, y, direction);
        let key = priority.key(next_g, dx, dy);
        let node = Node::new(CellState::Open, next_g, direction);
        nodes.set(next, node);
        let entry = if is_open { openings.kept(next, key) } else { openings.newest(next, key) };
        open.put(entry, is_open.then(|| priority.key(known.g(), dx, dy)));
        match state {
            CellState::Untouched => recorder.opened(0, next, Arrival { direction, ..Arrival::default() }, true),
            CellState::Open => recorder.improved(0, next, better(known, node)),
            CellState::Closed => recorder.reopened(0, next, better(known, node)),
        }
    }
    // Where it matters, the goal was not open before: the search would have ended.
    field.rules.stop_when == StopWhen::GoalOpened && nodes.get(field.goal).state() == CellState::Open
}

/// What is kept of a better parent, which is a neighbor: the directions from the old and the new one, and how much g
/// fell.
#[inline]
pub(crate) fn better(before: Node, after: Node) -> Arrival {
    Arrival { direction: after.direction(), before: before.direction(), amount: before.g() - after.g() }
}

/// A best-first search on some terrain.
pub(crate) struct BestFirst<'a> {
    pub(crate) field: Field<'a>,
    order: Order,
    habits: Habits,
}

impl<'a> BestFirst<'a> {
    pub(crate) fn new(terrain: &'a Terrain, options: &Options) -> Self {
        Self { field: Field::new(terrain, options), order: Order::new(options), habits: Habits::of(options) }
    }

    /// The same search between other cells, or to every cell: with a goal beyond the board.
    pub(crate) fn between(self, start: u32, goal: u32) -> Self {
        Self { field: Field { start, goal, ..self.field }, ..self }
    }

    /// Searches to the end without a record.
    pub(crate) fn to_the_end(&self, work: &mut FastWorkspace) -> Result<Progress, Error> {
        let Self { field, order, habits } = self;
        work.release_jumps();
        let FastWorkspace { lazy, buckets, .. } = work;
        if habits.are_any() {
            // They change the order of expansions, which only the textbook heap can do.
            return to_the_end(field, order, &FloatPriority(*order), &mut lazy.reached, &mut BinaryHeap::new(*habits));
        }
        match WholePriority::new(order) {
            Some(priority) if !field.rules.reopen_closed => {
                Ok(bucketed::find(field, order, priority, &mut lazy.reached, buckets)?)
            }
            _ => to_the_end(field, order, &FloatPriority(*order), &mut lazy.reached, &mut lazy.open),
        }
    }

    /// The same, if any one of several shortest paths will do: it may leave out moves that the others make.
    pub(crate) fn with_any_path(self, terrain: &'a Terrain) -> Self {
        Self { field: self.field.with_any_path(terrain), ..self }
    }
}

impl<R: Recorder> Kind<R> for BestFirst<'_> {
    fn needs(&self) -> Needs {
        Needs { two_sides: false, far_parents: false, passes: false, changes: STEPS + 1 }
    }

    fn start(&self, _: Side) -> u32 {
        self.field.start
    }

    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory> {
        let (priority, newest_first) = (FloatPriority(self.order), self.order.newest_first());
        begin(&self.field, &priority, &mut work.reached, &mut work.open, newest_first, recorder)
    }

    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory> {
        let priority = FloatPriority(self.order);
        advance(&self.field, &priority, &mut work.reached, &mut work.open, recorder, progress, limit)
    }

    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Option<Found>, Error> {
        let progress = self.to_the_end(work)?;
        Found::by::<R>(self, progress, work.lazy.known(), self.field.board.coords())
    }

    fn opened(&self, known: Known, _: Side, cell: u32, arrival: Arrival) -> Standing {
        if cell == self.field.start {
            return Standing::at_start();
        }
        let parent = self.field.geometry.parent(cell, arrival.direction);
        let g = known.node(0, parent).g() + self.field.step_cost(cell, arrival.direction);
        Standing::beside(g, arrival.direction)
    }

    fn improved(&self, known: Known, _: Side, cell: u32, arrival: Arrival) -> Standing {
        Standing::beside(known.node(0, cell).g() - arrival.amount, arrival.direction)
    }

    fn before(&self, known: Known, _: Side, cell: u32, arrival: Arrival) -> Standing {
        Standing::beside(known.node(0, cell).g() + arrival.amount, arrival.before)
    }

    fn parent(&self, known: Known, _: Side, cell: u32) -> u32 {
        self.field.geometry.parent(cell, known.node(0, cell).direction())
    }

    fn last_step(&self, known: Known, _: Side, cell: u32) -> Step {
        self.field.geometry.steps[usize::from(known.node(0, cell).direction())]
    }

    fn way_back(&self, known: Known, _: Side, cell: u32) -> Result<Way, NoMemory> {
        let (cells, moves) = self.field.way_back(known.nodes[0], cell, false)?;
        Ok(Way::new(cells, &moves, self.field.rules.units))
    }
}

/// How many expansions a search that reopens closed cells may make: per cell of the board, and in addition. With
/// estimates that are far off, their number can double with every few cells.
const MOST_EXPANSIONS_A_CELL: u64 = if cfg!(test) { 1 } else { 16 };
const MOST_EXPANSIONS_BESIDES: u64 = if cfg!(test) { 0 } else { 1 << 16 };

fn to_the_end<P: Priority, Q: OpenList<P::Key>>(
    field: &Field,
    order: &Order,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
) -> Result<Progress, Error> {
    let mut progress = begin(field, priority, reached, open, order.newest_first(), &mut NoRecorder)?;
    let most = most_expansions(field);
    advance(field, priority, reached, open, &mut NoRecorder, &mut progress, most)?;
    if progress.status == Status::Searching {
        return Err(Error::TooLarge { problem: SizeProblem::Expansions { most } });
    }
    Ok(progress)
}

/// How many expansions a search may make. Without reopening it cannot make more than there are cells.
fn most_expansions(field: &Field) -> u64 {
    if !field.rules.reopen_closed {
        return u64::MAX;
    }
    MOST_EXPANSIONS_A_CELL * field.masks.len() as u64 + MOST_EXPANSIONS_BESIDES
}

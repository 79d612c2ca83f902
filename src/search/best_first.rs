//! The one loop of all best-first searches: A*, weighted A*, Dijkstra, breadth-first and greedy.
//!
//! They differ only in its parameters: the [`Priority`], the [`OpenList`] and the [`Recorder`]. The loop is compiled twice:
//! for the fast list without a recorder, so that a search that records nothing pays nothing for recording, and for any list
//! whether recorded or not ([`advance_any`]), where a call more or less does not matter.

use crate::board::steps::{STEPS, Step};
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::error::problem::SizeProblem;
use crate::rules::options::Options;
use crate::rules::priority::{FloatPriority, Order, Priority, WholePriority};
use crate::search::bucketed;
use crate::search::ends::Ends;
use crate::search::expansion::{End, Progress, Status, take_turns};
use crate::search::field::Field;
use crate::search::kind::{Found, Search};
use crate::search::nodes::{CellState, Node};
use crate::search::open_list::{BinaryHeap, Habits, OpenList};
use crate::search::reached::Reached;
use crate::search::recorder::{Arrival, NoRecorder, Recorder, SideIndex};
use crate::search::replay::{Needs, Replay, Standing, Way};
use crate::search::space::Space;
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Key, Known, Workspace};
use crate::terrain::Terrain;

/// For how many expansions room is made at once in a search by steps: doing so before each took 2 % more instructions.
const EXPANSIONS: usize = 64;

/// Opens the start, which the caller reports.
pub(super) fn begin(
    space: &impl Space,
    priority: &FloatPriority,
    reached: &mut Reached,
    open: &mut dyn OpenList<Key>,
    newest_first: bool,
) -> Result<Progress, NoMemory> {
    let (start, cells) = (space.start(), space.cells());
    reached.reset(cells, newest_first)?;
    reached.nodes.set(start, Node::new(CellState::Open, 0, 0));
    open.reset(cells)?;
    open.make_room(1)?;
    let (dx, dy) = space.distance(space.place(start));
    open.push(reached.openings.newest(start, priority.key(0, dx, dy)));
    Ok(Progress::default())
}

/// Expands at most `limit` cells. If memory runs out before an expansion, all previous ones stay as they are.
pub(super) fn advance<P: Priority, Q: OpenList<P::Key> + ?Sized, R: Recorder>(
    space: &impl Space,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut R,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    let stop_when = space.rules().stop_when;
    let end = End { goals: space.goals(), stop_when, openings: STEPS, expansions: EXPANSIONS };
    take_turns(end, reached, open, recorder, progress, limit, |reached, open, recorder, cell, node| {
        expand(space, priority, reached, open, recorder, cell, node);
    })
}

/// The same for any list, recorded or not.
#[cfg_attr(feature = "full", inline(never))]
fn advance_any<R: Recorder>(
    space: &impl Space,
    priority: &FloatPriority,
    reached: &mut Reached,
    open: &mut dyn OpenList<Key>,
    mut recorder: Option<&mut R>,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    advance(space, priority, reached, open, &mut recorder, progress, limit)
}

/// Looks at the neighbors of a closed cell, in neighbor order.
#[inline]
fn expand<P: Priority, Q: OpenList<P::Key> + ?Sized, R: Recorder>(
    space: &impl Space,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut R,
    cell: u32,
    node: Node,
) {
    let (place, g, rules) = (space.place(cell), node.g(), space.rules());
    let Reached { nodes, openings, .. } = reached;
    for (direction, next) in space.steps_from(cell, node) {
        let next_g = g + space.step_cost(next, direction);
        let Some(known) = nodes.get_unless_reached(next, next_g) else { continue };
        let state = known.state();
        let is_open = state == CellState::Open;
        let takes_better_g = if is_open { rules.improve_open } else { rules.reopen_closed };
        if state != CellState::Untouched && !takes_better_g {
            continue;
        }
        let (dx, dy) = space.distance_after(place, direction);
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
}

/// What is kept of a better parent, which is a neighbor: the directions from the old and the new one, and how much g
/// fell.
#[inline]
pub(crate) fn better(before: Node, after: Node) -> Arrival {
    Arrival { direction: after.direction(), before: before.direction(), amount: before.g() - after.g() }
}

/// A best-first search on some terrain.
pub(crate) struct BestFirst<'a> {
    field: Field<'a>,
    order: Order,
    habits: Habits,
}

impl<'a> BestFirst<'a> {
    pub(crate) fn new(terrain: &'a Terrain, options: &Options, ends: Ends<'a>) -> Self {
        Self { field: Field::new(terrain, options, ends), order: Order::new(options), habits: Habits::of(options) }
    }

    /// Searches to the end without a record.
    pub(crate) fn to_the_end<R: Recorder>(&self, work: &mut FastWorkspace) -> Result<Progress, Error> {
        let Self { field, order, habits } = self;
        work.release_jumps();
        let FastWorkspace { lazy: Workspace { reached, open, .. }, buckets, .. } = work;
        let (priority, newest_first, most) = (FloatPriority(*order), order.newest_first(), most_expansions(field));
        let mut progress;
        if habits.are_any() {
            // They change the order of expansions, which only the textbook heap can do.
            let open = &mut BinaryHeap::new(*habits);
            progress = begin(field, &priority, reached, open, newest_first)?;
            advance_any::<R>(field, &priority, reached, open, None, &mut progress, most)?;
        } else if let Some(whole) = WholePriority::new(order).filter(|_| bucketed::is_for(field)) {
            progress = bucketed::find(field, order, whole, reached, buckets)?;
        } else {
            progress = begin(field, &priority, reached, open, newest_first)?;
            advance(field, &priority, reached, open, &mut NoRecorder, &mut progress, most)?;
        }
        if progress.status == Status::Searching {
            return Err(Error::TooLarge { problem: SizeProblem::Expansions { most } });
        }
        Ok(progress)
    }

    /// The same, if any one of several shortest paths will do: it may leave out moves that the others make.
    pub(crate) fn with_any_path(self, terrain: &'a Terrain) -> Self {
        Self { field: self.field.with_any_path(terrain), ..self }
    }
}

impl<R: Recorder> Search<R> for BestFirst<'_> {
    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory> {
        let (priority, newest_first) = (FloatPriority(self.order), self.order.newest_first());
        recorder.opened(0, self.field.start, Arrival::default(), true);
        begin(&self.field, &priority, &mut work.reached, work.open.list(), newest_first)
    }

    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory> {
        let priority = FloatPriority(self.order);
        advance_any(&self.field, &priority, &mut work.reached, work.open.list(), Some(recorder), progress, limit)
    }

    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Option<Found>, Error> {
        let progress = self.to_the_end::<R>(work)?;
        Found::by(self, progress, work.lazy.known(), self.field.board.coords())
    }
}

impl Replay for BestFirst<'_> {
    fn needs(&self) -> Needs {
        Needs { two_sides: false, far_parents: false, passes: false, changes: STEPS + 1 }
    }

    fn start(&self, _: SideIndex) -> u32 {
        self.field.start
    }

    fn opened(&self, known: Known, _: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        if cell == self.field.start {
            return Standing::at_start();
        }
        let parent = self.field.geometry.parent(cell, arrival.direction);
        let g = known.node(0, parent).g() + self.field.step_cost(cell, arrival.direction);
        Standing::beside(g, arrival.direction)
    }

    fn improved(&self, known: Known, _: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        Standing::beside(known.node(0, cell).g() - arrival.amount, arrival.direction)
    }

    fn before(&self, known: Known, _: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        Standing::beside(known.node(0, cell).g() + arrival.amount, arrival.before)
    }

    fn parent(&self, known: Known, _: SideIndex, cell: u32) -> u32 {
        self.field.geometry.parent(cell, known.node(0, cell).direction())
    }

    fn last_step(&self, known: Known, _: SideIndex, cell: u32) -> Step {
        self.field.geometry.steps[usize::from(known.node(0, cell).direction())]
    }

    fn way_back(&self, known: Known, _: SideIndex, cell: u32) -> Result<Way, NoMemory> {
        let (cells, moves) = self.field.way_back(known.nodes[0], cell, false)?;
        Ok(Way::new(cells, &moves, self.field.rules.units))
    }

    fn around(&self, _: SideIndex) -> Option<&Field<'_>> {
        Some(&self.field)
    }

    fn g_by(&self, known: Known, _: SideIndex, from: u32, to: u32, direction: u8) -> u64 {
        known.node(0, from).g() + self.field.step_cost(to, direction)
    }
}

/// How many expansions a search that reopens closed cells may make: per cell of the board, and in addition. With
/// estimates that are far off, their number can double with every few cells.
const MOST_EXPANSIONS_A_CELL: u64 = if cfg!(test) { 1 } else { 16 };
const MOST_EXPANSIONS_BESIDES: u64 = if cfg!(test) { 0 } else { 1 << 16 };

/// How many expansions a search may make. Without reopening it cannot make more than there are cells.
fn most_expansions(field: &Field) -> u64 {
    if !field.rules.reopen_closed {
        return u64::MAX;
    }
    MOST_EXPANSIONS_A_CELL * field.masks.len() as u64 + MOST_EXPANSIONS_BESIDES
}

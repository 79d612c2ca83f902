//! Bidirectional A*: two searches that take turns, one from the start and one from the goal, until no path can be
//! better than the best one on which they have met.
//!
//! A cell is expanded by one side only. Each side has its own heuristic, towards the other's origin, and skips cells
//! that cannot be on a better path: those whose own f is not below the cost of the best meeting, and those ruled out by
//! the other side's smallest f. The search is over when one side has nothing left below that cost.
//!
//! Source: W. Pijls and H. Post, "Yet another bidirectional algorithm for finding the shortest path" (2009), which shows
//! that the path is a shortest one if both heuristics are consistent.

use crate::board::steps::{STEPS, Step};
use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::rules::cost::float;
use crate::rules::options::{Options, StopWhen};
use crate::rules::priority::{FloatPriority, Order, Priority};
use crate::search::best_first::better;
use crate::search::ends::Ends;
use crate::search::expansion::{Progress, Status};
use crate::search::field::Field;
use crate::search::kind::{Found, Search};
use crate::search::meeting::Meeting;
use crate::search::nodes::{CellState, Node, Nodes};
use crate::search::open_list::{OpenList, Work};
use crate::search::reached::{Openings, Reached};
use crate::search::recorder::{Arrival, NoRecorder, Recorder, SideIndex};
use crate::search::replay::{Needs, Replay, Standing, Way};
use crate::search::space::Space;
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Key, Known, Workspace};
use crate::terrain::Terrain;

/// What a bidirectional search reads: the field of each side, whose start is the other's goal.
pub(crate) struct Bidirectional<'a> {
    sides: [Field<'a>; 2],
    order: Order,
}

impl<'a> Bidirectional<'a> {
    /// Between the start and the first goal.
    pub(crate) fn new(terrain: &'a Terrain, options: &Options, ends: Ends<'a>) -> Self {
        let ahead = Field::new(terrain, options, ends);
        let back = ahead.reversed(options.neighbor_order);
        Self { sides: [ahead, back], order: Order::new(options) }
    }

    /// What a step of a side costs, in units: entering a cell costs its penalty, and the goal's side goes against the
    /// direction of the path.
    #[inline]
    fn step_cost(&self, side: SideIndex, from: u32, to: u32, direction: u8) -> u64 {
        self.sides[side].step_cost(if side == 0 { to } else { from }, direction)
    }

    /// The estimate from a cell to a side's goal, in units, multiplied by its weight.
    #[inline]
    fn estimate(&self, side: SideIndex, cell: u32) -> f64 {
        let geometry = &self.sides[side].geometry;
        let (x, y) = geometry.coord(cell);
        let (dx, dy) = geometry.distance_to_goal(x, y);
        self.order.f(0, dx, dy)
    }
}

impl<R: Recorder> Search<R> for Bidirectional<'_> {
    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory> {
        begin(self, &mut Sides::of_any(work))?;
        let [start, goal] = [self.sides[0].start, self.sides[1].start];
        recorder.opened(0, start, Arrival::default(), true);
        recorder.opened(1, goal, Arrival::default(), start != goal);
        Ok(Progress::default())
    }

    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory> {
        advance(self, &FloatPriority(self.order), &mut Sides::of_any(work), recorder, progress, limit)
    }

    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Option<Found>, Error> {
        work.release_jumps();
        work.lazy.reached.parents = Vec::new();
        let (mut sides, mut progress) = (Sides::of(&mut work.lazy), Progress::default());
        begin(self, &mut sides.as_any())?;
        advance(self, &FloatPriority(self.order), &mut sides, &mut NoRecorder, &mut progress, u64::MAX)?;
        Found::by(self, progress, work.lazy.known(), self.sides[0].board.coords())
    }
}

impl Replay for Bidirectional<'_> {
    fn needs(&self) -> Needs {
        Needs { two_sides: true, far_parents: false, passes: false, changes: STEPS + 1 }
    }

    fn start(&self, side: SideIndex) -> u32 {
        self.sides[side].start
    }

    fn opened(&self, known: Known, side: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        let field = &self.sides[side];
        if cell == field.start {
            return Standing::at_start();
        }
        let parent = field.geometry.parent(cell, arrival.direction);
        let g = known.node(side, parent).g() + self.step_cost(side, parent, cell, arrival.direction);
        Standing::beside(g, arrival.direction)
    }

    fn improved(&self, known: Known, side: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        Standing::beside(known.node(side, cell).g() - arrival.amount, arrival.direction)
    }

    fn before(&self, known: Known, side: SideIndex, cell: u32, arrival: Arrival) -> Standing {
        Standing::beside(known.node(side, cell).g() + arrival.amount, arrival.before)
    }

    fn parent(&self, known: Known, side: SideIndex, cell: u32) -> u32 {
        self.sides[side].geometry.parent(cell, known.node(side, cell).direction())
    }

    fn last_step(&self, known: Known, side: SideIndex, cell: u32) -> Step {
        self.sides[side].geometry.steps[usize::from(known.node(side, cell).direction())]
    }

    fn way_back(&self, known: Known, side: SideIndex, cell: u32) -> Result<Way, NoMemory> {
        let field = &self.sides[side];
        let (cells, moves) = field.way_back(known.nodes[side], cell, side == 1)?;
        Ok(Way::new(cells, &moves, field.rules.units))
    }

    /// The path through the cell where the sides met.
    fn path(&self, known: Known, end: u32) -> Result<Way, NoMemory> {
        let [ahead, back] = &self.sides;
        let (mut cells, moves) = ahead.way_back(known.nodes[0], end, false)?;
        let (rest, moves_back) = back.way_back(known.nodes[1], end, true)?;
        memory::reserve(&mut cells, rest.len())?;
        cells.extend(rest.into_iter().rev().skip(1));
        Ok(Way::new(cells, &(moves + moves_back), ahead.rules.units))
    }

    fn around(&self, side: SideIndex) -> Option<&Field<'_>> {
        Some(&self.sides[side])
    }

    fn g_by(&self, known: Known, side: SideIndex, from: u32, to: u32, direction: u8) -> u64 {
        known.node(side, from).g() + self.step_cost(side, from, to, direction)
    }
}

/// What a bidirectional search changes.
struct Sides<'a, Q: ?Sized> {
    nodes: [&'a mut Nodes; 2],
    /// Shared by both sides: of a side's cells with equal keys, the one that either side opened first leaves first.
    openings: &'a mut Openings,
    open: [&'a mut Q; 2],
    meeting: &'a mut Meeting,
}

/// The same with any lists, chosen while the program runs.
type AnySides<'a> = Sides<'a, dyn OpenList<Key> + 'a>;

impl<'a> AnySides<'a> {
    fn of_any(work: &'a mut CountedWorkspace) -> Self {
        let Workspace { reached, open, nodes_back, open_back, meeting } = work;
        let Reached { nodes, openings, .. } = reached;
        Self { nodes: [nodes, nodes_back], openings, open: [open.list(), open_back.list()], meeting }
    }
}

impl<'a, Q: OpenList<Key>> Sides<'a, Q> {
    fn of(work: &'a mut Workspace<Q>) -> Self {
        let Workspace { reached, open, nodes_back, open_back, meeting } = work;
        let Reached { nodes, openings, .. } = reached;
        Self { nodes: [nodes, nodes_back], openings, open: [open, open_back], meeting }
    }

    fn as_any(&mut self) -> AnySides<'_> {
        let Self { nodes: [ahead, back], openings, open: [open, open_back], meeting } = self;
        Sides { nodes: [ahead, back], openings, open: [*open, *open_back], meeting }
    }
}

impl<Q: ?Sized> Sides<'_, Q> {
    fn is_closed(&self, cell: u32) -> bool {
        self.nodes.iter().any(|nodes| nodes.get(cell).state() == CellState::Closed)
    }

    fn work<K>(&self) -> Work
    where
        Q: OpenList<K>,
    {
        let [ahead, back] = [self.open[0].work(), self.open[1].work()];
        Work { comparisons: ahead.comparisons + back.comparisons, moves: ahead.moves + back.moves }
    }

    /// Drops cells that the other side has closed from the head of a list, and remembers the smallest f left. Returns
    /// whether that leaves hope for a better path.
    fn has_hope<K>(&mut self, field: &Bidirectional, side: SideIndex) -> bool
    where
        Q: OpenList<K>,
    {
        let first = loop {
            match self.open[side].first(self.nodes[side]) {
                Some(cell) if self.is_closed(cell) => drop(self.open[side].pop(self.nodes[side])),
                first => break first,
            }
        };
        let Some(cell) = first else { return false };
        let f = float(self.nodes[side].get(cell).g()) + field.estimate(side, cell);
        self.meeting.floors[side] = f;
        !self.meeting.rules_out(f)
    }
}

/// Opens the start on its side and the goal on the other, which the caller reports.
#[inline(never)]
fn begin(field: &Bidirectional, sides: &mut AnySides) -> Result<(), NoMemory> {
    let priority = FloatPriority(field.order);
    *sides.meeting = Meeting::default();
    sides.openings.reset(field.sides[0].masks.len(), field.order.newest_first())?;
    for (side, Field { start, goals, geometry, masks, .. }) in field.sides.iter().enumerate() {
        let (x, y) = geometry.coord(*start);
        let (dx, dy) = geometry.distance_to_goal(x, y);
        sides.nodes[side].reset(masks.len())?;
        sides.nodes[side].set(*start, Node::new(CellState::Open, 0, 0));
        sides.open[side].reset(masks.len())?;
        sides.open[side].make_room(1)?;
        sides.open[side].push(sides.openings.newest(*start, priority.key(0, dx, dy)));
        sides.meeting.floors[side] = field.estimate(side, *start);
        if goals.contains(*start) {
            sides.meeting.propose(0, *start);
        }
    }
    Ok(())
}

/// Expands at most `limit` cells, the sides taking turns. If memory runs out before an expansion, all previous ones
/// stay as they are.
fn advance<P: Priority, Q: OpenList<P::Key> + ?Sized>(
    field: &Bidirectional,
    priority: &P,
    sides: &mut Sides<Q>,
    recorder: &mut impl Recorder,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    let last = progress.expanded.saturating_add(limit);
    while progress.status == Status::Searching && progress.expanded < last && recorder.has_room() {
        // Putting in start and goal counts as part of the first expansion's work.
        let before = if progress.expanded == 0 { Work::default() } else { sides.work() };
        let side = usize::from(progress.expanded % 2 == 1);
        sides.open[side].make_room(STEPS)?;
        let Some(cell) = sides.open[side].pop(sides.nodes[side]) else {
            progress.status = Status::NoPath;
            return Ok(());
        };
        let node = sides.nodes[side].get(cell);
        sides.nodes[side].set(cell, node.with_state(CellState::Closed));
        recorder.closed(side, cell);
        progress.expanded += 1;
        let has_looked = !cannot_improve(field, sides.meeting, side, cell, node.g());
        let has_met = has_looked && expand(field, priority, sides, recorder, side, cell, node);
        let is_over = has_met && field.sides[0].rules.stop_when == StopWhen::GoalOpened
            || !sides.has_hope(field, 0)
            || !sides.has_hope(field, 1);
        if is_over {
            progress.status = if sides.meeting.best.is_some() { Status::Found } else { Status::NoPath };
            progress.end = sides.meeting.best.map_or(0, |(_, cell)| cell);
        }
        let after = sides.work();
        let work = Work { comparisons: after.comparisons - before.comparisons, moves: after.moves - before.moves };
        recorder.expanded(work, has_looked);
    }
    Ok(())
}

/// Whether its own side or the other one can tell that no path through a cell is better than the best one.
fn cannot_improve(field: &Bidirectional, meeting: &Meeting, side: SideIndex, cell: u32, g: u64) -> bool {
    let other = 1 - side;
    let g = float(g);
    meeting.rules_out(g + field.estimate(side, cell))
        || meeting.rules_out(g + meeting.floors[other] - field.estimate(other, cell))
}

/// Looks at the neighbors of a closed cell, in neighbor order. Returns whether the sides met on one of them.
fn expand<P: Priority, Q: OpenList<P::Key> + ?Sized>(
    both: &Bidirectional,
    priority: &P,
    sides: &mut Sides<Q>,
    recorder: &mut impl Recorder,
    side: SideIndex,
    cell: u32,
    node: Node,
) -> bool {
    let field = &both.sides[side];
    let mut has_met = false;
    for (direction, next) in field.steps_from(cell, node) {
        let beyond = sides.nodes[1 - side].get(next);
        let next_g = node.g() + both.step_cost(side, cell, next, direction);
        let Some(known) = sides.nodes[side].get_unless_reached(next, next_g) else { continue };
        let may_change = known.state() == CellState::Untouched || field.rules.improve_open;
        if !may_change || [known.state(), beyond.state()].contains(&CellState::Closed) {
            continue;
        }
        let (x, y) = field.geometry.coord(next);
        let (dx, dy) = field.geometry.distance_to_goal(x, y);
        let key = priority.key(next_g, dx, dy);
        let after = Node::new(CellState::Open, next_g, direction);
        sides.nodes[side].set(next, after);
        let is_beyond = beyond.state() == CellState::Open;
        if known.state() == CellState::Untouched {
            let openings = &mut *sides.openings;
            sides.open[side].push(if is_beyond { openings.kept(next, key) } else { openings.newest(next, key) });
            recorder.opened(side, next, Arrival { direction, ..Arrival::default() }, !is_beyond);
        } else {
            sides.open[side].improve(sides.openings.kept(next, key), priority.key(known.g(), dx, dy));
            recorder.improved(side, next, better(known, after));
        }
        if is_beyond {
            sides.meeting.propose(next_g + beyond.g(), next);
            has_met = true;
        }
    }
    has_met
}

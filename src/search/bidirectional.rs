//! Bidirectional A*: two searches in turns, one from the start and one from the goal, until no path can be better than
//! the best one on which they met.
//!
//! A cell is expanded by one of the sides only. Each side has a heuristic of its own, towards the other's origin, and
//! passes over cells that cannot lie on a better path: those whose own f is not below the cost of the best meeting, and
//! those of which the other side's smallest f says so. The search is over when one side has nothing left below that cost.
//!
//! Source: W. Pijls and H. Post, "Yet another bidirectional algorithm for finding the shortest path" (2009), which shows
//! that the path is a shortest one if both heuristics are consistent.

use crate::error::memory::{self, NoMemory};
use crate::open_list::{OpenList, Work};
use crate::rules::cost::{Tally, float};
use crate::rules::options::StopWhen;
use crate::rules::priority::{Order, Priority};
use crate::search::best_first::{Field, NoRecorder, Progress, STEPS, Status};
use crate::search::nodes::{CellState, Node, Nodes};
use crate::search::reached::Openings;

/// Which of the two searches: 0 from the start, 1 from the goal.
pub(crate) type Side = usize;

/// What a bidirectional search reads: the field of each side, whose start is the other's goal.
pub(crate) struct BothField<'a> {
    pub(crate) sides: [Field<'a>; 2],
    order: Order,
}

impl<'a> BothField<'a> {
    pub(crate) fn new(ahead: Field<'a>, back: Field<'a>, order: Order) -> Self {
        Self { sides: [ahead, back], order }
    }

    /// What a step of a side costs, in units: entering a cell costs its penalty, and the side of the goal goes against
    /// the direction of the path.
    #[inline]
    pub(crate) fn step_cost(&self, side: Side, from: u32, to: u32, direction: u8) -> u64 {
        self.sides[side].step_cost(if side == 0 { to } else { from }, direction)
    }

    /// The estimate of what remains from a cell to a side's goal, in units, with its weight.
    #[inline]
    fn estimate(&self, side: Side, cell: u32) -> f64 {
        let geometry = &self.sides[side].geometry;
        let (x, y) = geometry.coord(cell);
        let (dx, dy) = geometry.distance_to_goal(x, y);
        self.order.f(0, dx, dy)
    }

    /// Follows the parents from a cell to the start of a side. Returns the cells from that start on, and the moves.
    pub(crate) fn trace_back(
        &self,
        side: Side,
        cell: u32,
        node: impl Fn(u32) -> Node,
    ) -> Result<(Vec<u32>, Tally), NoMemory> {
        let field = &self.sides[side];
        let (mut cells, mut tally, mut at) = (vec![cell], Tally::default(), cell);
        while at != field.start {
            let direction = node(at).direction();
            let parent = field.geometry.parent(at, direction);
            let entered = if side == 0 { at } else { parent };
            tally.count(field.geometry.is_diagonal(direction), field.penalty(entered));
            at = parent;
            memory::push(&mut cells, at)?;
        }
        cells.reverse();
        Ok((cells, tally))
    }

    /// The path through the cell on which the sides met.
    pub(crate) fn path(&self, met: u32, node: impl Fn(Side, u32) -> Node) -> Result<(Vec<u32>, Tally), NoMemory> {
        let (mut cells, ahead) = self.trace_back(0, met, |cell| node(0, cell))?;
        let (rest, back) = self.trace_back(1, met, |cell| node(1, cell))?;
        memory::reserve(&mut cells, rest.len())?;
        cells.extend(rest.into_iter().rev().skip(1));
        Ok((cells, ahead + back))
    }
}

/// Where the sides met, and what each may still find.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Meeting {
    /// The cost of the best path so far, in units, and a cell on it that both sides have reached.
    best: Option<(u64, u32)>,
    /// The smallest f in each open list.
    floors: [f64; 2],
}

impl Meeting {
    /// The cell on which the sides met on the best path.
    pub(crate) fn cell(&self) -> Option<u32> {
        self.best.map(|(_, cell)| cell)
    }

    fn propose(&mut self, cost: u64, cell: u32) {
        if self.best.is_none_or(|(best, _)| cost < best) {
            self.best = Some((cost, cell));
        }
    }

    /// Whether no path of this cost or more would be better than the best one.
    fn rules_out(&self, cost: f64) -> bool {
        self.best.is_some_and(|(best, _)| cost >= float(best))
    }
}

/// What a bidirectional search changes.
pub(crate) struct Sides<'a, Q> {
    pub(crate) nodes: [&'a mut Nodes; 2],
    /// One for both: of cells of a side that are equal, the one that either side opened first leaves first.
    pub(crate) openings: &'a mut Openings,
    pub(crate) open: [&'a mut Q; 2],
    pub(crate) meeting: &'a mut Meeting,
}

impl<Q> Sides<'_, Q> {
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

    /// Drops what the other side has closed from the head of a list, and remembers the smallest f that is left. Tells
    /// whether it leaves hope for a better path.
    fn has_hope<K>(&mut self, field: &BothField, side: Side) -> bool
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

/// Is told what a bidirectional search does.
pub(crate) trait SidesRecorder {
    /// The cell was put into a side's open list for the first time; `is_new` if neither side knew it.
    fn opened(&mut self, side: Side, cell: u32, direction: u8, is_new: bool);
    /// The open cell got a better parent.
    fn improved(&mut self, side: Side, cell: u32, before: Node, after: Node);
    /// The cell was taken from a side's open list.
    fn closed(&mut self, side: Side, cell: u32);
    /// The expansion is over; it took this much work.
    fn expanded(&mut self, work: Work);
    /// Whether there is room for another expansion.
    fn has_room(&mut self) -> bool {
        true
    }
}

impl SidesRecorder for NoRecorder {
    fn opened(&mut self, _: Side, _: u32, _: u8, _: bool) {}
    fn improved(&mut self, _: Side, _: u32, _: Node, _: Node) {}
    fn closed(&mut self, _: Side, _: u32) {}
    fn expanded(&mut self, _: Work) {}
}

/// Opens the start on its side and the goal on the other.
pub(crate) fn begin<P: Priority, Q: OpenList<P::Key>>(
    field: &BothField,
    priority: &P,
    sides: &mut Sides<Q>,
    newest_first: bool,
    recorder: &mut impl SidesRecorder,
) -> Result<Progress, NoMemory> {
    *sides.meeting = Meeting::default();
    sides.openings.reset(field.sides[0].masks.len(), newest_first)?;
    for (side, Field { start, goal, geometry, masks, .. }) in field.sides.iter().enumerate() {
        let (x, y) = geometry.coord(*start);
        let (dx, dy) = geometry.distance_to_goal(x, y);
        sides.nodes[side].reset(masks.len())?;
        sides.nodes[side].set(*start, Node::new(CellState::Open, 0, 0));
        sides.open[side].reset(masks.len())?;
        sides.open[side].make_room(1)?;
        sides.open[side].push(sides.openings.newest(*start, priority.key(0, dx, dy)));
        recorder.opened(side, *start, 0, side == 0 || start != goal);
        sides.meeting.floors[side] = field.estimate(side, *start);
        if start == goal {
            sides.meeting.propose(0, *start);
        }
    }
    Ok(Progress::default())
}

/// Expands at most `limit` cells, the sides by turns. Where there is no memory for another expansion, all before it are as
/// they were.
pub(crate) fn advance<P: Priority, Q: OpenList<P::Key>>(
    field: &BothField,
    priority: &P,
    sides: &mut Sides<Q>,
    recorder: &mut impl SidesRecorder,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    let last = progress.expanded.saturating_add(limit);
    while progress.status == Status::Searching && progress.expanded < last && recorder.has_room() {
        // Putting in start and goal counts as work of the first expansion.
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
        let has_met = !cannot_improve(field, sides.meeting, side, cell, node.g())
            && expand(field, priority, sides, recorder, side, cell, node);
        let is_over = has_met && field.sides[0].rules.stop_when == StopWhen::GoalOpened
            || !sides.has_hope(field, 0)
            || !sides.has_hope(field, 1);
        if is_over {
            progress.status = if sides.meeting.best.is_some() { Status::Found } else { Status::NoPath };
        }
        let after = sides.work();
        recorder
            .expanded(Work { comparisons: after.comparisons - before.comparisons, moves: after.moves - before.moves });
    }
    Ok(())
}

/// Whether no path through a cell can be better than the best one, as its side or the other one can tell.
fn cannot_improve(field: &BothField, meeting: &Meeting, side: Side, cell: u32, g: u64) -> bool {
    let other = 1 - side;
    let g = float(g);
    meeting.rules_out(g + field.estimate(side, cell))
        || meeting.rules_out(g + meeting.floors[other] - field.estimate(other, cell))
}

/// Looks at the neighbors of a closed cell, in neighbor order. Tells whether the sides met on one of them.
fn expand<P: Priority, Q: OpenList<P::Key>>(
    both: &BothField,
    priority: &P,
    sides: &mut Sides<Q>,
    recorder: &mut impl SidesRecorder,
    side: Side,
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
            recorder.opened(side, next, direction, !is_beyond);
        } else {
            sides.open[side].improve(sides.openings.kept(next, key), priority.key(known.g(), dx, dy));
            recorder.improved(side, next, known, after);
        }
        if is_beyond {
            sides.meeting.propose(next_g + beyond.g(), next);
            has_met = true;
        }
    }
    has_met
}

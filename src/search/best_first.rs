//! The one loop of all best-first searches: A*, weighted A*, Dijkstra, breadth-first and greedy.
//!
//! What differs between them are its parameters: the [`Priority`], the [`OpenList`] and the [`Recorder`]. Each
//! combination is compiled on its own, so that a search that records nothing pays nothing for recording.

use crate::board::coords::Coords;
use crate::board::grid::Board;
use crate::error::memory::{self, NoMemory};
use crate::open_list::{OpenList, Work};
use crate::rules::cost::{Tally, Units};
use crate::rules::options::{NeighborOrder, StopWhen};
use crate::rules::priority::{Priority, Rules};
use crate::search::nodes::{CellState, Node};
use crate::search::reached::Reached;
use crate::terrain::moves::{self, Step};
use crate::terrain::pruning::Looks;

/// How far a search has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Status {
    /// There are cells in the open list.
    #[default]
    Searching,
    /// The goal was reached.
    Found,
    /// The open list is empty and the goal was not reached.
    NoPath,
}

impl Status {
    /// The fixed name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Searching => "searching",
            Self::Found => "found",
            Self::NoPath => "no-path",
        }
    }
}

/// Is told which cells are expanded, in whatever kind of search.
pub(crate) trait ExpansionRecorder {
    /// The cell was taken from the open list.
    fn closed(&mut self, cell: u32);
    /// The expansion is over; it took this much work.
    fn expanded(&mut self, work: Work);
    /// Whether there is room for another expansion.
    #[inline]
    fn has_room(&mut self) -> bool {
        true
    }
}

/// Is told what a search by steps does. `direction` is an index into the neighbor order, from the parent to the cell.
pub(crate) trait Recorder: ExpansionRecorder {
    /// The cell was put into the open list for the first time.
    fn opened(&mut self, cell: u32, direction: u8);
    /// The open cell got a better parent.
    fn improved(&mut self, cell: u32, before: Node, after: Node);
    /// The closed cell got a better parent and was put into the open list again.
    fn reopened(&mut self, cell: u32, before: Node, after: Node);
}

/// Records nothing, at no cost.
pub(crate) struct NoRecorder;

impl ExpansionRecorder for NoRecorder {
    fn closed(&mut self, _: u32) {}
    fn expanded(&mut self, _: Work) {}
}

impl Recorder for NoRecorder {
    fn opened(&mut self, _: u32, _: u8) {}
    fn improved(&mut self, _: u32, _: Node, _: Node) {}
    fn reopened(&mut self, _: u32, _: Node, _: Node) {}
}

/// What a search reads and never changes.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) board: &'a Board,
    /// The allowed moves of each cell, see `MoveMasks`.
    pub(crate) masks: &'a [u8],
    /// Which of them need a look after each direction of arrival.
    pub(crate) looks: &'a [Looks; 8],
    pub(crate) rules: Rules,
    pub(crate) geometry: Geometry,
    pub(crate) start: u32,
    /// A cell beyond the board for a search to every cell.
    pub(crate) goal: u32,
}

/// The neighbor order in the forms that the loop needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Geometry {
    pub(crate) steps: [Step; 8],
    /// What the step adds to a cell's index.
    offsets: [i32; 8],
    /// What the step costs, in units.
    costs: [u32; 8],
    coords: Coords,
    goal: (u32, u32),
}

impl Geometry {
    pub(crate) fn new(board: &Board, rules: &Rules, order: NeighborOrder, goal: (u32, u32)) -> Self {
        let steps = moves::steps(order);
        let width = board.width().cast_signed();
        let cost = |(dx, dy): Step| if dx == 0 || dy == 0 { rules.units.straight } else { rules.units.diagonal };
        Self {
            steps,
            offsets: steps.map(|(dx, dy)| dy * width + dx),
            costs: steps.map(cost),
            coords: board.coords(),
            goal,
        }
    }

    #[inline]
    pub(crate) fn coord(&self, cell: u32) -> (u32, u32) {
        self.coords.of(cell)
    }

    #[inline]
    pub(crate) fn neighbor(&self, cell: u32, direction: u8) -> u32 {
        cell.wrapping_add_signed(self.offsets[usize::from(direction)])
    }

    #[inline]
    pub(crate) fn parent(&self, cell: u32, direction: u8) -> u32 {
        cell.wrapping_add_signed(-self.offsets[usize::from(direction)])
    }

    pub(crate) fn is_diagonal(&self, direction: u8) -> bool {
        let (dx, dy) = self.steps[usize::from(direction)];
        dx != 0 && dy != 0
    }

    /// Columns and rows between a cell and the goal.
    #[inline]
    pub(crate) fn distance_to_goal(&self, x: u32, y: u32) -> (u32, u32) {
        (x.abs_diff(self.goal.0), y.abs_diff(self.goal.1))
    }
}

impl Field<'_> {
    /// By how much f can grow in a move at most, with any heuristic that no move can outrun.
    pub(crate) fn largest_growth(&self) -> u64 {
        2 * u64::from(self.rules.units.diagonal) + u64::from(self.tenth()) * 254
    }

    /// How many of the low bits are zero in whatever a path can cost.
    pub(crate) fn grain(&self) -> u32 {
        let Units { straight, diagonal, .. } = self.rules.units;
        (straight | diagonal | self.tenth()).trailing_zeros()
    }

    /// What a penalty of 1 costs, in units, as far as it counts.
    fn tenth(&self) -> u32 {
        if self.rules.penalties { self.rules.units.tenth } else { 0 }
    }

    /// What entering `cell` by a step in this direction costs, in units.
    #[inline]
    pub(crate) fn step_cost(&self, cell: u32, direction: u8) -> u64 {
        let penalty = self.penalty(cell);
        let step = u64::from(self.geometry.costs[usize::from(direction)]);
        step + u64::from(self.rules.units.tenth) * u64::from(penalty)
    }

    /// The penalty of a cell as far as it counts.
    #[inline]
    pub(crate) fn penalty(&self, cell: u32) -> u8 {
        if self.rules.penalties { self.board.cells()[cell as usize] } else { 0 }
    }

    /// The directions and cells that a closed cell has to look at, in neighbor order.
    #[inline]
    pub(crate) fn steps_from(&self, cell: u32, node: Node) -> impl Iterator<Item = (u8, u32)> {
        let mut moves = self.masks[cell as usize];
        if cell != self.start {
            let direction = node.direction();
            let parent = self.geometry.parent(cell, direction);
            moves &= self.looks[usize::from(direction)].after(self.masks[parent as usize]);
        }
        std::iter::from_fn(move || {
            if moves == 0 {
                return None;
            }
            #[expect(clippy::cast_possible_truncation, reason = "a byte has fewer than 256 bits")]
            let direction = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            Some((direction, self.geometry.neighbor(cell, direction)))
        })
    }
}

/// What a search keeps between two expansions, apart from its nodes and its open list.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Progress {
    pub(crate) status: Status,
    pub(crate) expanded: u64,
}

/// Into how many cells an expansion can step.
pub(crate) const STEPS: usize = 8;
/// For how many expansions by steps room is made at once: asking before each was 2 % more instructions.
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
    recorder.opened(start, 0);
    Ok(Progress::default())
}

/// Expands at most `limit` cells. Where there is no memory for another expansion, all before it are as they were.
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

/// When a search has found what it looks for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct End {
    pub(crate) goal: u32,
    pub(crate) stop_when: StopWhen,
    /// How many entries an expansion puts into the open list at most.
    pub(crate) openings: usize,
    /// For how many expansions room is made at once.
    pub(crate) expansions: usize,
}

/// Takes at most `limit` cells from the open list, one after the other, closes them and has them expanded, until the
/// search is at its end or the recorder is full. `expand` tells whether it opened the goal.
#[inline]
pub(crate) fn take_turns<K, Q: OpenList<K>, R: ExpansionRecorder>(
    end: End,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut R,
    progress: &mut Progress,
    limit: u64,
    mut expand: impl FnMut(&mut Reached, &mut Q, &mut R, u32, Node) -> bool,
) -> Result<(), NoMemory> {
    let last = progress.expanded.saturating_add(limit);
    while progress.status == Status::Searching && progress.expanded < last && recorder.has_room() {
        if progress.expanded.is_multiple_of(end.expansions as u64) {
            open.make_room(end.openings * end.expansions)?;
        }
        // Putting in the start counts as work of its expansion.
        let before = if progress.expanded == 0 { Work::default() } else { open.work() };
        let Some(cell) = open.pop(&reached.nodes) else {
            progress.status = Status::NoPath;
            return Ok(());
        };
        let node = reached.nodes.get(cell);
        if node.state() == CellState::Closed {
            continue;
        }
        reached.nodes.set(cell, node.with_state(CellState::Closed));
        recorder.closed(cell);
        progress.expanded += 1;
        if cell == end.goal {
            progress.status = Status::Found;
        } else {
            let goal_opened = expand(reached, open, recorder, cell, node);
            if goal_opened && end.stop_when == StopWhen::GoalOpened {
                progress.status = Status::Found;
            } else if open.is_empty() {
                progress.status = Status::NoPath;
            }
        }
        recorder.expanded(Work {
            comparisons: open.work().comparisons - before.comparisons,
            moves: open.work().moves - before.moves,
        });
    }
    Ok(())
}

/// Looks at the neighbors of a closed cell, in neighbor order. Tells whether the goal was opened.
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
        let (step_x, step_y) = geometry.steps[usize::from(direction)];
        let (dx, dy) = geometry.distance_to_goal(x.wrapping_add_signed(step_x), y.wrapping_add_signed(step_y));
        let key = priority.key(next_g, dx, dy);
        let node = Node::new(CellState::Open, next_g, direction);
        nodes.set(next, node);
        let entry = if is_open { openings.kept(next, key) } else { openings.newest(next, key) };
        open.put(entry, is_open.then(|| priority.key(known.g(), dx, dy)));
        match state {
            CellState::Untouched => recorder.opened(next, direction),
            CellState::Open => recorder.improved(next, known, node),
            CellState::Closed => recorder.reopened(next, known, node),
        }
    }
    // Where it matters, the goal was not open before: the search would have ended.
    field.rules.stop_when == StopWhen::GoalOpened && nodes.get(field.goal).state() == CellState::Open
}

/// Follows the parents from a cell back to the start. Returns the cells from the start on, and what the moves were.
pub(crate) fn trace_back(field: &Field, cell: u32, node: impl Fn(u32) -> Node) -> Result<(Vec<u32>, Tally), NoMemory> {
    let start = field.start;
    let (mut cells, mut tally, mut at) = (vec![cell], Tally::default(), cell);
    while at != start {
        let direction = node(at).direction();
        tally.count(field.geometry.is_diagonal(direction), field.penalty(at));
        at = field.geometry.parent(at, direction);
        memory::push(&mut cells, at)?;
    }
    cells.reverse();
    Ok((cells, tally))
}

//! The record of a search, and the state of every cell at any position in it.
//!
//! Eight bytes an event. Each event holds what changed, not what came of it, so the same events lead forwards and
//! backwards: an improvement knows by how much g fell and where the parent was before; the g of an opened cell is that
//! of its parent and the cost of the step.

mod event;
mod scans;
mod shown;

use crate::error::memory::{self, NoMemory};
use crate::open_list::Work;
use crate::rules::cost::Tally;
use crate::search::best_first::{ExpansionRecorder, Recorder, STEPS};
use crate::search::bidirectional::{Side, SidesRecorder};
use crate::search::jump_point::{JumpRecorder, Link};
use crate::search::nodes::{Node, Nodes};
use crate::solver::recording::AnyField;
use event::{Event, Kind, countable, pack};
use shown::Shown;

/// As many events as are left free at the end of the largest record: more than one expansion can have.
const LARGE: usize = 1 << 20;
/// How many events an expansion by steps has at most: one for each step, with an excess each, and the closing.
const EVENTS_OF_STEPS: usize = 2 * (STEPS + 1);
/// How many events a jump has at most: what it passed over, and what it found, which may have an excess.
const EVENTS_OF_JUMP: usize = 3;
/// A gigabyte, of the four that WebAssembly can have. A search that opens no cell again has fewer than three events a
/// cell, which is less than half of it on the largest board.
const MOST_EVENTS: usize = if cfg!(test) { LARGE + 1000 } else { (1 << 27) - LARGE };

/// What happened to one cell up to a position, in numbers of expansions; the start is opened at 0.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CellHistory {
    /// The expansion that opened the cell.
    pub opened_at: Option<u64>,
    /// How many cells were opened before it.
    pub opened_after: u64,
    /// The last expansion of the cell itself.
    pub closed_at: Option<u64>,
    /// The expansions that gave it a better parent while it was open.
    pub improved_at: Vec<u64>,
    /// The expansions that opened it again.
    pub reopened_at: Vec<u64>,
}

/// Sums up to a position.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) expanded: u64,
    pub(crate) generated: u64,
    pub(crate) improved: u64,
    pub(crate) reopened: u64,
    pub(crate) open_size: u64,
    pub(crate) work: Work,
}

/// The events of a search so far, and the state at a position among them.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    events: Vec<Event>,
    /// How many events an expansion can have at most.
    most_events: usize,
    /// How many of them belong to position 0: the openings of the start and, where two sides search, of the goal.
    begins: usize,
    /// Sums at the end of the record.
    end: Counts,
    /// After how many expansions the open list first had 1, 2, 3 … cells.
    peaks: Vec<u64>,
    /// The cell that is being expanded, and the side that does.
    closing: (u32, Side),
    shown: Shown,
}

impl Recorder for Trace {
    fn opened(&mut self, cell: u32, direction: u8) {
        SidesRecorder::opened(self, 0, cell, direction, true);
    }

    fn improved(&mut self, cell: u32, before: Node, after: Node) {
        SidesRecorder::improved(self, 0, cell, before, after);
    }

    fn reopened(&mut self, cell: u32, before: Node, after: Node) {
        self.push(Kind::Reopened, 0, cell, after.direction(), before.direction(), before.g() - after.g());
        self.end.reopened += 1;
        self.open_list_grew();
    }
}

impl ExpansionRecorder for Trace {
    fn closed(&mut self, cell: u32) {
        SidesRecorder::closed(self, 0, cell);
    }

    fn expanded(&mut self, work: Work) {
        SidesRecorder::expanded(self, work);
    }

    #[inline]
    fn has_room(&mut self) -> bool {
        SidesRecorder::has_room(self)
    }
}

impl SidesRecorder for Trace {
    fn opened(&mut self, side: Side, cell: u32, direction: u8, is_new: bool) {
        self.push(Kind::Opened, side, cell, direction, 0, 0);
        self.end.generated += 1;
        if is_new {
            self.open_list_grew();
        }
    }

    fn improved(&mut self, side: Side, cell: u32, before: Node, after: Node) {
        self.push(Kind::Improved, side, cell, after.direction(), before.direction(), before.g() - after.g());
        self.end.improved += 1;
    }

    fn closed(&mut self, side: Side, cell: u32) {
        self.end.expanded += 1;
        self.end.open_size -= 1;
        self.closing = (cell, side);
    }

    fn expanded(&mut self, work: Work) {
        let (cell, side) = self.closing;
        let work = countable(work);
        self.push(Kind::Closed, side, cell, 0, 0, pack(work));
        self.end.work.comparisons += work.comparisons;
        self.end.work.moves += work.moves;
    }

    #[inline]
    fn has_room(&mut self) -> bool {
        self.events.len() < MOST_EVENTS && (self.has_spare_room() || self.make_room())
    }
}

/// An event of a jump has its link as amount, and an improvement the link before it above the new one.
impl JumpRecorder for Trace {
    fn opened(&mut self, cell: u32, link: Link) {
        self.push(Kind::Opened, 0, cell, link.arrival(), 0, u64::from(link.bits()));
        self.end.generated += 1;
        self.open_list_grew();
    }

    fn improved(&mut self, cell: u32, before: Link, after: Link) {
        let links = u64::from(after.bits()) | u64::from(before.bits()) << Link::BITS;
        self.push(Kind::Improved, 0, cell, after.arrival(), before.arrival(), links);
        self.end.improved += 1;
    }

    fn scanned(&mut self, from: u32, direction: u8, steps: u32) {
        if steps > 0 {
            self.push(Kind::Scanned, 0, from, direction, 0, u64::from(steps));
        }
    }
}

impl Trace {
    /// Whether another expansion needs no memory: each of its events may open a cell, and so be a peak.
    #[inline]
    fn has_spare_room(&self) -> bool {
        let is_spare = |length, capacity| capacity - length >= self.most_events;
        is_spare(self.events.len(), self.events.capacity()) && is_spare(self.peaks.len(), self.peaks.capacity())
    }

    /// Makes room for another expansion, and tells whether there is memory for it.
    #[cold]
    fn make_room(&mut self) -> bool {
        grow(&mut self.events, self.most_events) && grow(&mut self.peaks, self.most_events)
    }

    #[inline]
    fn push(&mut self, kind: Kind, side: Side, cell: u32, direction: u8, before: u8, amount: u64) {
        let (excess, event) = Event::new(kind, side, cell, direction, before, amount);
        self.events.extend(excess);
        self.events.push(event);
    }

    #[inline]
    fn open_list_grew(&mut self) {
        self.end.open_size += 1;
        if self.end.open_size > self.peaks.len() as u64 {
            self.peaks.push(self.end.expanded);
        }
    }

    /// Forgets everything; there are `cells` cells from now on.
    #[inline(never)]
    pub(crate) fn reset(&mut self, cells: usize, field: Option<&AnyField>) -> Result<(), NoMemory> {
        let shown = self.shown.reset(cells, field, &self.events);
        self.events.clear();
        self.peaks.clear();
        self.end = Counts::default();
        self.most_events = match field {
            Some(AnyField::Jumps(field)) => EVENTS_OF_JUMP * (field.most_jumps() + STEPS),
            _ => EVENTS_OF_STEPS,
        };
        memory::reserve(&mut self.events, self.most_events)?;
        memory::reserve(&mut self.peaks, self.most_events)?;
        self.begins = field.map_or(0, |field| if matches!(field, AnyField::Both(_)) { 2 } else { 1 });
        shown
    }

    /// Expansions recorded.
    pub(crate) fn length(&self) -> u64 {
        self.end.expanded
    }

    /// Expansions shown.
    pub(crate) fn position(&self) -> u64 {
        self.shown.counts.expanded
    }

    /// The cell that the expansion at the position closed.
    pub(crate) fn current(&self) -> Option<u32> {
        (self.position() > 0).then(|| self.events[self.shown.events - 1].cell())
    }

    /// The side that made the expansion at the position.
    pub(crate) fn current_side(&self) -> Option<u32> {
        (self.position() > 0).then(|| u32::from(self.events[self.shown.events - 1].side() == 1))
    }

    /// One byte a cell, at the position.
    pub(crate) fn states(&self) -> &[u8] {
        &self.shown.states
    }

    /// How often the jumps of a jump point search have passed over each cell, at the position; else nothing.
    pub(crate) fn scans(&self) -> &[u32] {
        &self.shown.scans.counts
    }

    /// The states of each cell on two sides, two bits a side, at the position; nothing unless two sides search.
    pub(crate) fn side_states(&self) -> &[u8] {
        &self.shown.side_states
    }

    /// The side that reached a cell, and its node, at the position; `None` while the cell is untouched.
    pub(crate) fn node(&self, cell: u32) -> Option<(Side, Node)> {
        self.shown.side_of(cell).map(|side| (side, self.shown.nodes[side][cell as usize]))
    }

    pub(crate) fn counts(&self) -> Counts {
        self.shown.counts
    }

    /// The largest number of cells open at once, up to the position.
    pub(crate) fn open_peak(&self) -> u64 {
        self.peaks.partition_point(|expansion| *expansion <= self.position()) as u64
    }

    /// The closed cells of the whole record, in order.
    pub(crate) fn expansion_order(&self) -> Result<Vec<u32>, NoMemory> {
        let mut order = memory::with_capacity(usize::try_from(self.length()).unwrap_or(usize::MAX))?;
        order.extend(self.events.iter().filter(|event| event.kind() == Kind::Closed).map(|event| event.cell()));
        Ok(order)
    }

    /// Shows the state after `target` expansions, at most all that are recorded; `end` has the search's own nodes at
    /// the end of the record. Goes there from the position, from the start or from the end, whichever is nearest.
    pub(crate) fn seek(&mut self, field: &AnyField, end: [&Nodes; 2], target: u64) {
        let target = target.min(self.length());
        let Self { shown, events, begins, .. } = self;
        let cells = shown.states.len() as u64;
        let from_position = shown.counts.expanded.abs_diff(target);
        // Filling all states costs about as much as a 64th of as many expansions, copying all nodes as an eighth.
        let (from_start, from_end) = (target + cells / 64, self.end.expanded - target + cells / 8);
        // What the jumps passed over is known by going through the events only.
        let has_scans = !shown.scans.counts.is_empty();
        if from_end < from_position.min(from_start) && !has_scans {
            shown.show_end(end, events.len(), self.end);
        } else if from_start < from_position {
            shown.clear(events);
        }
        let before = shown.events;
        if shown.events == 0 {
            for _ in 0..*begins {
                shown.redo(field, events);
            }
        }
        while shown.counts.expanded < target {
            shown.redo(field, events);
        }
        if shown.counts.expanded > target {
            while shown.counts.expanded > target {
                shown.undo(field, events);
            }
            // An expansion ends with its closed event, so what lies above that of the target is undone as well.
            while shown.events > *begins && events[shown.events - 1].kind() != Kind::Closed {
                shown.undo(field, events);
            }
        }
        let (low, high) = (before.min(shown.events), before.max(shown.events));
        shown.scans.count(field.board(), &events[low..high], before == low);
    }

    /// The cells and moves of the way from its side's start to a cell that is not untouched at the position.
    pub(crate) fn trace_back(&self, field: &AnyField, cell: u32) -> Result<(Vec<u32>, Tally), NoMemory> {
        self.shown.trace_back(field, self.shown.side_of(cell).unwrap_or(0), cell)
    }

    /// The path from start to goal, at the end of a search that found one. `met` is where two sides met.
    pub(crate) fn path(&self, field: &AnyField, met: Option<u32>) -> Result<(Vec<u32>, Tally), NoMemory> {
        match (field, met) {
            (AnyField::Both(field), Some(met)) => field.path(met, |side, cell| self.shown.nodes[side][cell as usize]),
            (AnyField::Jumps(field), _) => field.path(|cell| self.shown.links[cell as usize]),
            _ => self.shown.trace_back(field, 0, field.board().goal_cell()),
        }
    }

    /// The parent of a cell that is not untouched at the position.
    pub(crate) fn parent(&self, field: &AnyField, cell: u32) -> Option<u32> {
        let (side, node) = self.node(cell)?;
        (cell != field.start(side)).then(|| match field {
            AnyField::Jumps(field) => field.parent(cell, self.shown.links[cell as usize]),
            _ => field.geometry(side).map_or(cell, |geometry| geometry.parent(cell, node.direction())),
        })
    }

    /// How many cells were opened before each cell, up to the position; 0 for those that were not.
    pub(crate) fn opened_after(&self) -> Result<Vec<u64>, NoMemory> {
        let mut opened_after = memory::filled(self.shown.states.len(), 0)?;
        let shown = self.events[..self.shown.events].iter();
        for (count, event) in (0..).zip(shown.filter(|event| event.kind() == Kind::Opened)) {
            opened_after[event.cell() as usize] = count;
        }
        Ok(opened_after)
    }

    /// What happened to a cell up to the position.
    pub(crate) fn history(&self, cell: u32) -> Result<CellHistory, NoMemory> {
        let mut history = CellHistory::default();
        // The expansion that an event belongs to ends with the next closed event.
        let mut expansion = 0;
        let mut opened = 0;
        for (index, event) in self.events[..self.shown.events].iter().enumerate() {
            let kind = event.kind();
            if event.cell() == cell {
                match kind {
                    Kind::Opened if history.opened_at.is_some() => {}
                    Kind::Opened => (history.opened_at, history.opened_after) = (Some(expansion), opened),
                    Kind::Improved => memory::push(&mut history.improved_at, expansion)?,
                    Kind::Reopened => memory::push(&mut history.reopened_at, expansion)?,
                    Kind::Closed => history.closed_at = Some(expansion),
                    Kind::Scanned | Kind::Excess => {}
                }
            }
            opened += u64::from(kind == Kind::Opened);
            expansion += u64::from(kind == Kind::Closed || index + 1 == self.begins);
        }
        Ok(history)
    }
}

/// Makes room for at least so many more: as many again as there are, or where there is no memory for these, fewer.
#[inline(never)]
fn grow<T>(vec: &mut Vec<T>, more: usize) -> bool {
    vec.try_reserve(more).is_ok()
        || vec.try_reserve_exact(more.max(LARGE)).is_ok()
        || vec.try_reserve_exact(more).is_ok()
}

//! The record of a search, and the state of every cell at any position in it.
//!
//! Eight bytes per event. Each event holds what changed, not the result, so the same events lead forwards and
//! backwards: an improvement knows how much g fell and where the parent was before; the g of an opened cell is that of
//! its parent plus the cost of the step.

mod counts;
mod event;
mod history;
mod latest;
mod scans;
mod shown;
mod waiting;

use crate::board::grid::Board;
use crate::error::memory::{self, NoMemory};
use crate::search::kind::Kind;
use crate::search::nodes::Node;
use crate::search::open_list::Work;
use crate::search::recorder::{Arrival, Recorder, SideIndex};
use crate::search::replay::{Needs, Replay};
use crate::search::workspace::{CountedWorkspace, Known};
use counts::Counts;
use event::{Event, What, countable, pack};
pub use history::CellHistory;
use history::History;
pub(crate) use latest::{Change, Latest};
use shown::Shown;

/// A kind of search that can be recorded.
pub(crate) type Recorded<'a> = dyn Kind<Trace> + 'a;

/// How many events are left free at the end of the largest record: more than one expansion can have.
const LARGE: usize = 1 << 20;
/// How many events a change has at most: the event itself, the rest of its amount, and where the cell's event before is.
const EVENTS_OF_CHANGE: usize = 3;
/// A gigabyte, of the four that WebAssembly can have. A search without reopening has fewer than three events per cell,
/// which is less than half of it on the largest board.
const MOST_EVENTS: usize = if cfg!(test) { LARGE + 1000 } else { (1 << 27) - LARGE };

/// The events of a search so far, and the state at a position among them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Trace {
    events: Vec<Event>,
    /// How many events an expansion can have at most.
    most_events: usize,
    /// How many of them belong to position 0: the openings of the start and, if two sides search, of the goal.
    begins: usize,
    /// Sums at the end of the record.
    end: Counts,
    /// After how many expansions the open list first held 1, 2, 3 … cells.
    peaks: Vec<u64>,
    /// The cell that is being expanded, and the side that expands it.
    closing: (u32, SideIndex),
    history: History,
    shown: Shown,
}

impl Recorder for Trace {
    fn opened(&mut self, side: SideIndex, cell: u32, arrival: Arrival, is_new: bool) {
        self.end.generated += 1;
        if !is_new {
            return self.push(What::Opened, side, cell, arrival);
        }
        let (excess, event) = Event::new(What::Opened, side, cell, arrival);
        self.events.extend(excess);
        self.history.begin(cell, self.events.len());
        self.events.push(event);
        self.open_list_grew();
    }

    fn improved(&mut self, side: SideIndex, cell: u32, arrival: Arrival) {
        self.push(What::Improved, side, cell, arrival);
        self.end.improved += 1;
    }

    fn reopened(&mut self, side: SideIndex, cell: u32, arrival: Arrival) {
        self.push(What::Reopened, side, cell, arrival);
        self.end.reopened += 1;
        self.open_list_grew();
    }

    fn passed(&mut self, from: u32, direction: u8, steps: u32) {
        let (_, event) = Event::new(What::Passed, 0, from, Arrival { direction, before: 0, amount: steps.into() });
        self.events.push(event);
    }

    fn closed(&mut self, side: SideIndex, cell: u32) {
        self.end.expanded += 1;
        self.end.open_size -= 1;
        self.closing = (cell, side);
    }

    fn expanded(&mut self, work: Work, has_looked: bool) {
        let (cell, side) = self.closing;
        let work = countable(work);
        self.push(What::Closed, side, cell, Arrival { direction: has_looked.into(), before: 0, amount: pack(work) });
        self.end.work.comparisons += work.comparisons;
        self.end.work.moves += work.moves;
        self.history.mark(self.events.len(), &self.end);
    }

    #[inline]
    fn has_room(&mut self) -> bool {
        self.events.len() < MOST_EVENTS && (self.has_spare_room() || self.make_room())
    }
}

impl Trace {
    /// Whether another expansion needs no memory: each of its events may open a cell, and so be a peak.
    #[inline]
    fn has_spare_room(&self) -> bool {
        let is_spare = |length, capacity| capacity - length >= self.most_events;
        is_spare(self.events.len(), self.events.capacity()) && is_spare(self.peaks.len(), self.peaks.capacity())
    }

    /// Makes room for another expansion, and returns whether there is memory for it.
    #[cold]
    fn make_room(&mut self) -> bool {
        grow(&mut self.events, self.most_events)
            && grow(&mut self.peaks, self.most_events)
            && self.history.make_room(self.events.capacity())
    }

    /// An event of a cell that was opened before.
    #[inline]
    fn push(&mut self, what: What, side: SideIndex, cell: u32, arrival: Arrival) {
        let (excess, event) = Event::new(what, side, cell, arrival);
        let link = self.history.go_on(cell, self.events.len(), usize::from(excess.is_some()));
        self.events.extend(link);
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

    /// Forgets everything, for a search with these needs on a board, or for no search.
    #[inline(never)]
    pub(crate) fn reset(&mut self, board: &Board, needs: Option<Needs>) -> Result<(), NoMemory> {
        let shown = self.shown.reset(board, needs, &self.events);
        self.events.clear();
        self.peaks.clear();
        self.end = Counts::default();
        let changes = needs.map_or(0, |needs| needs.changes);
        self.most_events = EVENTS_OF_CHANGE * changes;
        self.begins = needs.map_or(0, |needs| 1 + usize::from(needs.two_sides));
        if needs.is_some() {
            self.history.reset(board.cells().len())?;
        }
        memory::reserve(&mut self.events, self.most_events)?;
        memory::reserve(&mut self.peaks, self.most_events)?;
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
    pub(crate) fn current_side(&self) -> Option<SideIndex> {
        (self.position() > 0).then(|| self.events[self.shown.events - 1].side())
    }

    /// One byte per cell, at the position.
    pub(crate) fn states(&self) -> &[u8] {
        &self.shown.states
    }

    /// How often the jumps of a jump point search have passed over each cell, at the position; empty for other
    /// searches.
    pub(crate) fn scans(&self) -> &[u32] {
        &self.shown.scans.counts
    }

    /// The states of each cell on two sides, two bits per side, at the position; empty unless two sides search.
    pub(crate) fn side_states(&self) -> &[u8] {
        &self.shown.side_states
    }

    /// The side that reached a cell, and its node, at the position; `None` while the cell is untouched.
    pub(crate) fn node(&self, cell: u32) -> Option<(SideIndex, Node)> {
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
        order.extend(self.events.iter().filter(|event| event.what() == What::Closed).map(|event| event.cell()));
        Ok(order)
    }

    /// Shows the state after `target` expansions, at most all that are recorded; `end` is what the search itself knows, at
    /// the end of the record. Goes there from the position, from the start or from the end, whichever is nearest.
    pub(crate) fn seek(&mut self, kind: &dyn Replay, end: &CountedWorkspace, target: u64) {
        let target = target.min(self.length());
        let Self { shown, events, begins, .. } = self;
        let cells = shown.states.len() as u64;
        let from_position = shown.counts.expanded.abs_diff(target);
        // Filling all states takes about a 64th of the time of as many expansions, copying all nodes an eighth.
        let (from_start, from_end) = (target + cells / 64, self.end.expanded - target + cells / 8);
        // The cells that jumps passed over are known only by going through the events.
        let has_scans = !shown.scans.counts.is_empty();
        if from_end < from_position.min(from_start) && !has_scans {
            shown.show_end(end, events.len(), self.end);
        } else if from_start < from_position {
            shown.clear(events);
        }
        let before = shown.events;
        if shown.events == 0 {
            for _ in 0..*begins {
                shown.redo(kind, events);
            }
        }
        while shown.counts.expanded < target {
            shown.redo(kind, events);
        }
        if shown.counts.expanded > target {
            while shown.counts.expanded > target {
                shown.undo(kind, events);
            }
            // An expansion ends with its closed event, so everything after the target's is undone as well.
            while shown.events > *begins && events[shown.events - 1].what() != What::Closed {
                shown.undo(kind, events);
            }
        }
        let (low, high) = (before.min(shown.events), before.max(shown.events));
        shown.scans.count(&events[low..high], before == low);
    }

    /// What is known of the cells that are not untouched at the position.
    pub(crate) fn known(&self) -> Known<'_> {
        self.shown.known()
    }

    /// What happened to a cell that is not untouched, up to the position.
    pub(crate) fn history(&self, cell: u32) -> Result<CellHistory, NoMemory> {
        self.history.of(cell, &self.events, self.shown.events, self.begins)
    }
}

/// Makes room for at least this many more: as many again as there are, or fewer if there is no memory for these.
#[inline(never)]
fn grow<T>(vec: &mut Vec<T>, more: usize) -> bool {
    vec.try_reserve(more).is_ok()
        || vec.try_reserve_exact(more.max(LARGE)).is_ok()
        || vec.try_reserve_exact(more).is_ok()
}

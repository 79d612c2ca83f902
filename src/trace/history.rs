//! What happened to one cell, found without a walk through the record.
//!
//! The events of a cell form a chain: this file keeps the places of the first and the last one, and any other event,
//! unless it is the second, is preceded by an event that says where the cell's previous one is. Marks among the events
//! say how many expansions there were up to them.

use super::counts::Counts;
use super::event::{Event, What};
use crate::error::memory::{self, NoMemory};

/// No event: the longest record is shorter.
const NONE: u32 = u32::MAX;
/// The minimum number of events between two marks.
const BETWEEN_MARKS: usize = 256;

/// What happened to one cell up to a position, in numbers of expansions; the start is opened at 0.
///
/// ```
/// let mut solver = starstep::Solver::new(3, 3)?;
/// solver.run()?;
/// let history = solver.node(1, 1)?.history;
/// assert_eq!((history.opened_at, history.closed_at), (Some(1), Some(2)));
/// assert!(history.improved_at.is_empty() && history.reopened_at.is_empty());
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CellHistory {
    /// The expansion that opened the cell.
    pub opened_at: Option<u64>,
    /// How many cells were opened before it.
    pub opened_after: u64,
    /// The last expansion of the cell itself.
    pub closed_at: Option<u64>,
    /// The expansions that gave it a better parent while it was open.
    pub improved_at: Vec<u64>,
    /// The expansions that reopened it.
    pub reopened_at: Vec<u64>,
}

/// Counts of what happened before an event.
#[derive(Debug, Clone, Copy, Default)]
struct Mark {
    events: usize,
    expanded: u64,
    generated: u64,
}

/// Where the events of each cell are.
#[derive(Debug, Clone, Default)]
pub(super) struct History {
    /// The first event of each cell and its last other one, valid for cells in this record.
    ends: Vec<[u32; 2]>,
    marks: Vec<Mark>,
    /// The number of events from which another mark is due.
    due: usize,
}

impl History {
    /// Forgets everything; from now on there are `cells` cells.
    pub(super) fn reset(&mut self, cells: usize) -> Result<(), NoMemory> {
        // What an earlier record has left is overwritten before it is read: a cell is opened before anything else.
        memory::resize(&mut self.ends, cells, [NONE; 2])?;
        self.marks.clear();
        self.due = BETWEEN_MARKS;
        Ok(())
    }

    /// Makes room for the marks of this many events, and returns whether there is memory for them.
    pub(super) fn make_room(&mut self, events: usize) -> bool {
        let marks = events / BETWEEN_MARKS + 1;
        self.marks.try_reserve_exact(marks.saturating_sub(self.marks.len())).is_ok()
    }

    /// Begins the chain of a cell with the event at a place.
    #[inline]
    pub(super) fn begin(&mut self, cell: u32, place: usize) {
        self.ends[cell as usize] = [short(place), NONE];
    }

    /// Continues the chain of a cell with an event after `place`, to be preceded by `others` and by the returned event,
    /// which keeps the chain connected.
    #[inline]
    pub(super) fn go_on(&mut self, cell: u32, place: usize, others: usize) -> Option<Event> {
        let [_, last] = &mut self.ends[cell as usize];
        let link = (*last != NONE).then(|| Event::before(*last));
        *last = short(place + usize::from(link.is_some()) + others);
        link
    }

    /// Sets a mark after an expansion, if one is due.
    #[inline]
    pub(super) fn mark(&mut self, events: usize, counts: &Counts) {
        if events >= self.due {
            self.due = events + BETWEEN_MARKS;
            self.marks.push(Mark { events, expanded: counts.expanded, generated: counts.generated });
        }
    }

    /// What happened to a cell in the first `shown` events, of which the first `begins` belong to no expansion. These
    /// events must open the cell.
    pub(super) fn of(&self, cell: u32, events: &[Event], shown: usize, begins: usize) -> Result<CellHistory, NoMemory> {
        let mut history = CellHistory::default();
        let [first, last] = self.ends[cell as usize];
        let opening = self.at(first as usize, events, begins);
        (history.opened_at, history.opened_after) = (Some(opening.expanded), opening.generated);
        let mut next = last;
        while next != NONE {
            let event = next as usize;
            next = before(events, event);
            if event >= shown {
                continue;
            }
            let expansion = self.at(event, events, begins).expanded;
            match events[event].what() {
                What::Improved => memory::push(&mut history.improved_at, expansion)?,
                What::Reopened => memory::push(&mut history.reopened_at, expansion)?,
                What::Closed => history.closed_at = history.closed_at.or(Some(expansion)),
                What::Opened | What::Passed | What::Before | What::Excess => {}
            }
        }
        history.improved_at.reverse();
        history.reopened_at.reverse();
        Ok(history)
    }

    /// Where among the first `shown` events a cell was last put into the open list. It must have been by then.
    pub(super) fn put_in(&self, cell: u32, events: &[Event], shown: usize) -> usize {
        let [first, mut next] = self.ends[cell as usize];
        while next != NONE {
            let event = next as usize;
            next = before(events, event);
            if event < shown && events[event].what() == What::Reopened {
                return event;
            }
        }
        first as usize
    }

    /// The expansion that an event belongs to, and how many cells were opened before it.
    fn at(&self, event: usize, events: &[Event], begins: usize) -> Mark {
        let after = self.marks.partition_point(|mark| mark.events <= event);
        let mut mark = after.checked_sub(1).map(|index| self.marks[index]).unwrap_or_default();
        for event in &events[mark.events..event] {
            mark.expanded += u64::from(event.what() == What::Closed);
            mark.generated += u64::from(event.what() == What::Opened);
        }
        // An expansion ends with its closed event.
        mark.expanded += u64::from(event >= begins);
        mark
    }
}

/// A place in the record, which has fewer than 2^32 events.
#[expect(clippy::cast_possible_truncation, reason = "see MOST_EVENTS")]
fn short(place: usize) -> u32 {
    place as u32
}

/// The event of the same cell before one that is neither its first nor its second.
fn before(events: &[Event], event: usize) -> u32 {
    let is_excess = events[event - 1].what() == What::Excess;
    let link = event.checked_sub(if is_excess { 2 } else { 1 }).map(|index| events[index]);
    link.and_then(Event::place).unwrap_or(NONE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::recorder::Arrival;

    /// A cell that improves at every other expansion, each time with an amount that needs a second event.
    #[test]
    fn a_chain_holds_where_amounts_need_a_second_event_and_after_a_reset() {
        let (mut history, mut events) = (History::default(), Vec::new());
        for improvements in [90, 120, 3] {
            history.reset(9).unwrap();
            events.clear();
            let mut counts = Counts { generated: 1, ..Counts::default() };
            history.begin(7, events.len());
            events.push(Event::new(What::Opened, 0, 7, Arrival::default()).1);
            let mut add = |what, cell, amount, counts: &mut Counts| {
                let (excess, event) = Event::new(what, 0, cell, Arrival { amount, ..Arrival::default() });
                if cell == 7 {
                    events.extend(history.go_on(cell, events.len(), usize::from(excess.is_some())));
                }
                events.extend(excess);
                events.push(event);
                counts.expanded += u64::from(what == What::Closed);
                history.mark(events.len(), counts);
            };
            for _ in 0..improvements {
                add(What::Closed, 3, 1, &mut counts);
                add(What::Improved, 7, 1 << 40, &mut counts);
                add(What::Closed, 4, 1, &mut counts);
            }
            let told = history.of(7, &events, events.len(), 1).unwrap();
            let expected: Vec<u64> = (1..=improvements).map(|number| 2 * number).collect();
            assert_eq!((told.opened_at, told.opened_after, told.improved_at), (Some(0), 0, expected));
        }
    }
}

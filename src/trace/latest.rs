//! The expansion at the position: what it changed, and the open cells that it chose from.

use super::event::{Event, What};
use super::{Recorded, Trace};
use crate::error::memory::{self, NoMemory};
use crate::search::recorder::Side;

/// The expansion at the position of a trace.
pub(crate) struct Latest<'a> {
    trace: &'a Trace,
    /// Where its events begin. The last of them closes the cell.
    first: usize,
    pub(crate) cell: u32,
    pub(crate) side: Side,
}

/// How many cells an expansion changed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Changes {
    pub(crate) opened: u64,
    pub(crate) improved: u64,
    pub(crate) reopened: u64,
}

impl Trace {
    /// The expansion at the position; `None` before the first.
    pub(crate) fn latest(&self) -> Option<Latest<'_>> {
        let last = self.shown.events.checked_sub(1)?;
        if last < self.begins {
            return None;
        }
        let before = self.events[self.begins..last].iter().rposition(|event| event.what() == What::Closed);
        let (first, closing) = (self.begins + before.map_or(0, |index| index + 1), self.events[last]);
        Some(Latest { trace: self, first, cell: closing.cell(), side: closing.side() })
    }
}

impl Latest<'_> {
    fn events(&self) -> impl Iterator<Item = (usize, Event)> {
        (self.first..).zip(self.trace.events[self.first..self.trace.shown.events].iter().copied())
    }

    pub(crate) fn changes(&self) -> Changes {
        let mut changes = Changes::default();
        for (_, event) in self.events() {
            match event.what() {
                What::Opened => changes.opened += 1,
                What::Improved => changes.improved += 1,
                What::Reopened => changes.reopened += 1,
                What::Closed | What::Passed | What::Before | What::Excess => {}
            }
        }
        changes
    }

    /// Calls a function with each cell that was open on its side when the expansion began, except the one that it took,
    /// and with the cell's g at that time, in units.
    pub(crate) fn others(&self, kind: &Recorded, mut see: impl FnMut(u32, u64)) -> Result<(), NoMemory> {
        let shown = &self.trace.shown;
        let changed = self.first_changes()?;
        let mut next = changed.iter().copied().peekable();
        for cell in shown.open_cells(self.side) {
            while next.next_if(|(changed, _)| *changed < cell).is_some() {}
            if next.peek().is_none_or(|(changed, _)| *changed != cell) {
                see(cell, shown.nodes[self.side][cell as usize].g());
            }
        }
        // Cells that were opened or reopened were not open before; those that improved had a larger g.
        for (cell, place) in changed {
            let event = self.trace.events[place];
            if event.what() == What::Improved {
                let previous = place.checked_sub(1).map(|index| self.trace.events[index]);
                see(cell, kind.before(shown.known(), self.side, cell, event.arrival(previous)).node.g());
            }
        }
        Ok(())
    }

    /// The first change of each changed cell, by cell: jumps may change one repeatedly.
    fn first_changes(&self) -> Result<Vec<(u32, usize)>, NoMemory> {
        let mut changed = memory::with_capacity(self.trace.shown.events - self.first)?;
        let is_change = |event: Event| matches!(event.what(), What::Opened | What::Improved | What::Reopened);
        changed
            .extend(self.events().filter(|(_, event)| is_change(*event)).map(|(place, event)| (event.cell(), place)));
        changed.sort_unstable();
        changed.dedup_by_key(|(cell, _)| *cell);
        Ok(changed)
    }

    /// Whether a cell that was open when the expansion began was put into the open list before the cell that it took.
    pub(crate) fn is_earlier(&self, other: u32) -> bool {
        let Trace { history, events, .. } = self.trace;
        let put_in = |cell| history.put_in(cell, events, self.first);
        put_in(other) < put_in(self.cell)
    }
}

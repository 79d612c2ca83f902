//! The expansion at the position: what it changed, and the open cells that it chose from.

use super::Trace;
use super::event::{Event, What};
use crate::search::recorder::SideIndex;
use crate::search::replay::Replay;

/// The expansion at the position of a trace.
pub(crate) struct Latest<'a> {
    trace: &'a Trace,
    /// Where its events begin. The last of them closes the cell.
    first: usize,
    pub(crate) cell: u32,
    pub(crate) side: SideIndex,
    /// Whether it looked at anything beyond the cell.
    pub(crate) has_looked: bool,
}

/// How many cells an expansion changed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Changes {
    pub(crate) opened: u64,
    pub(crate) improved: u64,
    pub(crate) reopened: u64,
}

/// What an expansion did to a cell in the open list. Numbers are g, in units.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Change {
    Opened,
    Improved { before: u64 },
    Reopened { before: u64 },
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
        Some(Latest {
            trace: self,
            first,
            cell: closing.cell(),
            side: closing.side(),
            has_looked: closing.direction() == 1,
        })
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

    /// What it did to a cell.
    pub(crate) fn change(&self, kind: &dyn Replay, cell: u32) -> Option<Change> {
        let Trace { shown, events, .. } = self.trace;
        let (place, event) = self.events().find(|(_, event)| event.cell() == cell && event.what().is_change())?;
        if event.what() == What::Opened {
            return Some(Change::Opened);
        }
        let arrival = event.arrival(place.checked_sub(1).map(|index| events[index]));
        let before = kind.before(shown.known(), self.side, cell, arrival).node.g();
        Some(if event.what() == What::Improved { Change::Improved { before } } else { Change::Reopened { before } })
    }

    /// The runs of its jumps: the cell before each, its direction and its steps.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (u32, u8, u32)> {
        let runs = self.events().map(|(_, event)| event).filter(|event| event.what() == What::Passed);
        // A run is shorter than the board is wide or high, so its amount never has an excess.
        runs.map(|event| (event.cell(), event.direction(), u32::try_from(event.amount(None)).unwrap_or(0)))
    }

    /// Calls a function with cells that were open on its side when the expansion began, except the one that it took, and
    /// with the cell's g at that time, in units: `true` adds a cell, `false` takes one away that was added.
    pub(crate) fn others(&self, kind: &dyn Replay, see: &mut dyn FnMut(u32, u64, bool)) {
        let Trace { shown, events, .. } = self.trace;
        let nodes = &shown.nodes[self.side];
        shown.each_open_cell(self.side, |cell| see(cell, nodes[cell as usize].g(), true));
        for (place, event) in self.events() {
            let cell = event.cell();
            // No cell changes twice in an expansion: all ways to it that an expansion finds cost the same.
            if !event.what().is_change() {
                continue;
            }
            see(cell, nodes[cell as usize].g(), false);
            if event.what() == What::Improved {
                let arrival = event.arrival(place.checked_sub(1).map(|index| events[index]));
                see(cell, kind.before(shown.known(), self.side, cell, arrival).node.g(), true);
            }
        }
    }

    /// Whether a cell that was open when the expansion began was put into the open list before the cell that it took.
    pub(crate) fn is_earlier(&self, other: u32) -> bool {
        let Trace { history, events, .. } = self.trace;
        let put_in = |cell| history.put_in(cell, events, self.first);
        put_in(other) < put_in(self.cell)
    }
}

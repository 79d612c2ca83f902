//! The open cells at the position, and which of them the record takes next.

use super::Trace;
use super::event::What;
use crate::search::nodes::CellState;
use crate::search::recorder::SideIndex;

impl Trace {
    /// Whether two sides search.
    pub(crate) fn has_two_sides(&self) -> bool {
        !self.shown.side_states.is_empty()
    }

    /// Whether a cell is open on both sides.
    pub(crate) fn is_on_both(&self, cell: u32) -> bool {
        const BOTH: u8 = CellState::Open as u8 | (CellState::Open as u8) << 2;
        self.shown.side_states.get(cell as usize) == Some(&BOTH)
    }

    /// Calls a function with each cell that is open on a side and closed on none, and with its g in units.
    pub(crate) fn each_open(&self, side: SideIndex, see: &mut dyn FnMut(u32, u64)) {
        let nodes = &self.shown.nodes[side];
        self.shown.each_open_cell(side, |cell| see(cell, nodes[cell as usize].g()));
    }

    /// A number for an open cell: smaller ones were put into the open list earlier.
    #[expect(clippy::cast_possible_truncation, reason = "see MOST_EVENTS")]
    pub(crate) fn put_in(&self, cell: u32) -> u32 {
        self.history.put_in(cell, &self.events, self.shown.events) as u32
    }

    /// The cell that the next expansion in the record takes; `None` at the end of the record.
    pub(crate) fn next(&self) -> Option<u32> {
        let later = self.events.get(self.shown.events..)?;
        later.iter().find(|event| event.what() == What::Closed).map(|event| event.cell())
    }
}

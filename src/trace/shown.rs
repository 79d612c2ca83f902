//! The state of all cells at one position of a record, and how each event changes it, forwards and backwards.

use super::counts::Counts;
use super::event::{Event, What, unpack};
use super::scans::Scans;
use crate::board::grid::Board;
use crate::error::memory::{self, NoMemory};
use crate::search::nodes::{CellState, Node};
use crate::search::recorder::SideIndex;
use crate::search::replay::{Needs, Replay, Standing};
use crate::search::workspace::{CountedWorkspace, Known};

/// The bit that sets open cells apart, in eight states at once.
const OPEN: u64 = u64::from_le_bytes([CellState::Open as u8; 8]);

/// The state after some of the events.
#[derive(Debug, Clone, Default)]
pub(super) struct Shown {
    /// How many events it includes.
    pub(super) events: usize,
    pub(super) counts: Counts,
    /// One byte per cell, as readers see it.
    pub(super) states: Vec<u8>,
    /// The states on each of two sides, two bits per side; empty unless there are two.
    pub(super) side_states: Vec<u8>,
    /// The nodes of each side, valid for cells whose state is not untouched. The second is empty unless there are two
    /// sides.
    pub(super) nodes: [Vec<Node>; 2],
    /// The parent of each cell; empty unless parents need not be neighbors.
    parents: Vec<u32>,
    /// Brought up to date at the end of a walk.
    pub(super) scans: Scans,
}

impl Shown {
    /// Makes room for a search with these needs on a board, and shows its cells untouched.
    #[inline(never)]
    pub(super) fn reset(&mut self, board: &Board, needs: Option<Needs>, events: &[Event]) -> Result<(), NoMemory> {
        self.clear(events);
        let cells = board.cells().len();
        let if_any = |is_needed: fn(Needs) -> bool| if needs.is_some_and(is_needed) { cells } else { 0 };
        let back = if_any(|needs| needs.two_sides);
        memory::resize(&mut self.states, cells, CellState::Untouched as u8)?;
        memory::resize(&mut self.side_states, back, 0)?;
        memory::resize(&mut self.nodes[0], cells, Node::default())?;
        memory::resize(&mut self.nodes[1], back, Node::default())?;
        memory::resize(&mut self.parents, if_any(|needs| needs.far_parents), 0)?;
        self.scans.reset(board, needs.is_some_and(|needs| needs.passes))
    }

    pub(super) fn known(&self) -> Known<'_> {
        Known { nodes: [&self.nodes[0], &self.nodes[1]], parents: &self.parents }
    }

    /// Goes back to before the first event.
    pub(super) fn clear(&mut self, events: &[Event]) {
        // Resetting cells one by one is cheaper for a short search, filling the whole array for a long one.
        if self.events < self.states.len() / 16 {
            for event in &events[..self.events] {
                let cell = event.cell() as usize;
                self.states[cell] = CellState::Untouched as u8;
                if let Some(sides) = self.side_states.get_mut(cell) {
                    *sides = 0;
                }
            }
        } else {
            self.states.fill(CellState::Untouched as u8);
            self.side_states.fill(0);
        }
        self.scans.clear(&events[..self.events]);
        self.events = 0;
        self.counts = Counts::default();
    }

    /// Goes to the end of the record, taking what is known of cells from the search itself. Not where it passes over cells:
    /// their counts are known only by walking event by event.
    pub(super) fn show_end(&mut self, end: &CountedWorkspace, events: usize, counts: Counts) {
        let sides = if self.side_states.is_empty() { 1 } else { 2 };
        for (cell, index) in (0_u32..).zip(0..self.states.len()) {
            for (side, nodes) in [&end.reached.nodes, &end.nodes_back].into_iter().enumerate().take(sides) {
                let node = nodes.get(cell);
                self.nodes[side][index] = node;
                self.set_state(side, index, node.state());
            }
        }
        for (shown, parent) in self.parents.iter_mut().zip(&end.reached.parents) {
            *shown = *parent;
        }
        self.events = events;
        self.counts = counts;
    }

    /// The side that reached a cell: the one that closed it, otherwise the start's side if it has reached it.
    pub(super) fn side_of(&self, cell: u32) -> Option<SideIndex> {
        let cell = cell as usize;
        if self.states[cell] == CellState::Untouched as u8 {
            return None;
        }
        let is_ahead = |sides: &u8| sides >> 2 != CellState::Closed as u8 && sides & 3 != 0;
        Some(usize::from(!self.side_states.get(cell).is_none_or(is_ahead)))
    }

    /// Calls a function with each cell that is open on a side and closed on none, in order. Looks at eight cells at once.
    pub(super) fn each_open_cell(&self, side: SideIndex, mut see: impl FnMut(u32)) {
        let mut next = 0_u32;
        while let Some(rest) = self.states.get(next as usize..).filter(|rest| !rest.is_empty()) {
            let eight = rest.first_chunk().map_or(OPEN, |eight| u64::from_le_bytes(*eight));
            if eight & OPEN == 0 {
                next += 8;
                continue;
            }
            let is_of_side = |sides: &u8| *sides >> (2 * side) & 3 == CellState::Open as u8;
            if rest[0] == CellState::Open as u8 && self.side_states.get(next as usize).is_none_or(is_of_side) {
                see(next);
            }
            next += 1;
        }
    }

    fn set_state(&mut self, side: SideIndex, cell: usize, state: CellState) {
        self.states[cell] = match self.side_states.get_mut(cell) {
            None => state as u8,
            Some(sides) => {
                *sides = *sides & !(3 << (2 * side)) | (state as u8) << (2 * side);
                (*sides & 3).max(*sides >> 2)
            }
        };
    }

    fn stand(&mut self, side: SideIndex, cell: usize, Standing { node, parent }: Standing) {
        self.nodes[side][cell] = node;
        if let Some(kept) = self.parents.get_mut(cell) {
            *kept = parent;
        }
    }

    /// Applies the next event.
    pub(super) fn redo(&mut self, kind: &dyn Replay, events: &[Event]) {
        let (event, previous) = self.event(events);
        let (cell, side) = (event.cell() as usize, event.side());
        match event.what() {
            What::Opened => {
                let was_untouched = self.states[cell] == CellState::Untouched as u8;
                let standing = kind.opened(self.known(), side, event.cell(), event.arrival(previous));
                self.stand(side, cell, standing);
                self.set_state(side, cell, CellState::Open);
                self.counts.generated += 1;
                self.counts.open_size += u64::from(was_untouched);
            }
            What::Improved => {
                let standing = kind.improved(self.known(), side, event.cell(), event.arrival(previous));
                self.stand(side, cell, standing);
                self.counts.improved += 1;
            }
            What::Reopened => {
                let standing = kind.improved(self.known(), side, event.cell(), event.arrival(previous));
                self.stand(side, cell, standing);
                self.set_state(side, cell, CellState::Open);
                self.counts.reopened += 1;
                self.counts.open_size += 1;
            }
            What::Closed => {
                let work = unpack(event.amount(previous));
                self.set_state(side, cell, CellState::Closed);
                self.counts.expanded += 1;
                self.counts.open_size -= 1;
                self.counts.work.comparisons += work.comparisons;
                self.counts.work.moves += work.moves;
            }
            What::Passed | What::Before | What::Excess => {}
        }
        self.events += 1;
    }

    /// Reverts the last of the events.
    pub(super) fn undo(&mut self, kind: &dyn Replay, events: &[Event]) {
        self.events -= 1;
        let (event, previous) = self.event(events);
        let (cell, side) = (event.cell() as usize, event.side());
        match event.what() {
            What::Opened => {
                self.set_state(side, cell, CellState::Untouched);
                self.counts.generated -= 1;
                self.counts.open_size -= u64::from(self.states[cell] == CellState::Untouched as u8);
            }
            What::Improved => {
                let standing = kind.before(self.known(), side, event.cell(), event.arrival(previous));
                self.stand(side, cell, standing);
                self.counts.improved -= 1;
            }
            What::Reopened => {
                let standing = kind.before(self.known(), side, event.cell(), event.arrival(previous));
                self.stand(side, cell, standing);
                self.set_state(side, cell, CellState::Closed);
                self.counts.reopened -= 1;
                self.counts.open_size -= 1;
            }
            What::Closed => {
                let work = unpack(event.amount(previous));
                self.set_state(side, cell, CellState::Open);
                self.counts.expanded -= 1;
                self.counts.open_size += 1;
                self.counts.work.comparisons -= work.comparisons;
                self.counts.work.moves -= work.moves;
            }
            What::Passed | What::Before | What::Excess => {}
        }
    }

    /// The event after those that are shown, and the one before it.
    #[inline]
    fn event(&self, events: &[Event]) -> (Event, Option<Event>) {
        (events[self.events], self.events.checked_sub(1).map(|index| events[index]))
    }
}

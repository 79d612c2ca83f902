//! The state of all cells at one position of a record, and how each event changes it, forwards and backwards.

use super::Counts;
use super::event::{Event, Kind, unpack};
use super::scans::Scans;
use crate::error::memory::{self, NoMemory};
use crate::rules::cost::Tally;
use crate::search::best_first;
use crate::search::bidirectional::Side;
use crate::search::jump_point::Link;
use crate::search::nodes::{CellState, Node, Nodes};
use crate::solver::recording::AnyField;

/// The state after some of the events.
#[derive(Debug, Default)]
pub(super) struct Shown {
    /// How many events it includes.
    pub(super) events: usize,
    pub(super) counts: Counts,
    /// One byte a cell, as readers see it.
    pub(super) states: Vec<u8>,
    /// The states on each of two sides, two bits a side; empty unless there are two.
    pub(super) side_states: Vec<u8>,
    /// The nodes of each side, valid where its state is not untouched. The second is empty unless there are two sides.
    pub(super) nodes: [Vec<Node>; 2],
    /// How each cell was jumped to; empty unless the search jumps.
    pub(super) links: Vec<Link>,
    /// Brought up to date at the end of a walk.
    pub(super) scans: Scans,
}

impl Shown {
    /// Makes room for a search on so many cells, and shows them untouched.
    #[inline(never)]
    pub(super) fn reset(&mut self, cells: usize, field: Option<&AnyField>, events: &[Event]) -> Result<(), NoMemory> {
        self.clear(events);
        let has_jumps = matches!(field, Some(AnyField::Jumps(_)));
        let has_sides = matches!(field, Some(AnyField::Both(_)));
        let if_any = |is_needed| if is_needed { cells } else { 0 };
        memory::resize(&mut self.states, cells, CellState::Untouched as u8)?;
        memory::resize(&mut self.side_states, if_any(has_sides), 0)?;
        memory::resize(&mut self.nodes[0], cells, Node::default())?;
        memory::resize(&mut self.nodes[1], if_any(has_sides), Node::default())?;
        memory::resize(&mut self.links, if_any(has_jumps), Link::default())?;
        memory::resize(&mut self.scans.counts, if_any(has_jumps), 0)
    }

    /// Goes back to before the first event.
    pub(super) fn clear(&mut self, events: &[Event]) {
        // Touching the cells one by one is cheaper for a short search, and filling the whole array for a long one.
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
        self.scans.counts.fill(0);
        self.events = 0;
        self.counts = Counts::default();
    }

    /// Goes to the end of the record, where the search itself has the nodes.
    pub(super) fn show_end(&mut self, end: [&Nodes; 2], events: usize, counts: Counts) {
        let sides = if self.side_states.is_empty() { 1 } else { 2 };
        for (cell, index) in (0_u32..).zip(0..self.states.len()) {
            for (side, nodes) in end.iter().enumerate().take(sides) {
                let node = nodes.get(cell);
                self.nodes[side][index] = node;
                self.set_state(side, index, node.state());
            }
        }
        self.events = events;
        self.counts = counts;
    }

    /// The side that reached a cell: the one that closed it, else the side of the start if it did.
    pub(super) fn side_of(&self, cell: u32) -> Option<Side> {
        let cell = cell as usize;
        if self.states[cell] == CellState::Untouched as u8 {
            return None;
        }
        let is_ahead = |sides: &u8| sides >> 2 != CellState::Closed as u8 && sides & 3 != 0;
        Some(usize::from(!self.side_states.get(cell).is_none_or(is_ahead)))
    }

    fn set_state(&mut self, side: Side, cell: usize, state: CellState) {
        self.states[cell] = match self.side_states.get_mut(cell) {
            None => state as u8,
            Some(sides) => {
                *sides = *sides & !(3 << (2 * side)) | (state as u8) << (2 * side);
                (*sides & 3).max(*sides >> 2)
            }
        };
    }

    /// Applies the next event.
    pub(super) fn redo(&mut self, field: &AnyField, events: &[Event]) {
        let (event, amount) = self.event(events);
        let (cell, side) = (event.cell() as usize, event.side());
        let was_untouched = self.states[cell] == CellState::Untouched as u8;
        match event.kind() {
            Kind::Opened => {
                self.nodes[side][cell] = self.opened_node(field, event, amount);
                self.set_state(side, cell, CellState::Open);
                self.counts.generated += 1;
                self.counts.open_size += u64::from(was_untouched);
            }
            Kind::Improved | Kind::Reopened => {
                self.nodes[side][cell] = match field {
                    AnyField::Jumps(_) => self.jumped_node(field, event.cell(), Link::lower(amount)),
                    _ => Node::new(CellState::Open, self.nodes[side][cell].g() - amount, event.direction()),
                };
                if event.kind() == Kind::Improved {
                    self.counts.improved += 1;
                } else {
                    self.set_state(side, cell, CellState::Open);
                    self.counts.reopened += 1;
                    self.counts.open_size += 1;
                }
            }
            Kind::Closed => {
                let work = unpack(amount);
                self.set_state(side, cell, CellState::Closed);
                self.counts.expanded += 1;
                self.counts.open_size -= 1;
                self.counts.work.comparisons += work.comparisons;
                self.counts.work.moves += work.moves;
            }
            Kind::Scanned | Kind::Excess => {}
        }
        self.events += 1;
    }

    /// Takes back the last of the events.
    pub(super) fn undo(&mut self, field: &AnyField, events: &[Event]) {
        self.events -= 1;
        let (event, amount) = self.event(events);
        let (cell, side) = (event.cell() as usize, event.side());
        match event.kind() {
            Kind::Opened => {
                self.set_state(side, cell, CellState::Untouched);
                self.counts.generated -= 1;
                self.counts.open_size -= u64::from(self.states[cell] == CellState::Untouched as u8);
            }
            Kind::Improved | Kind::Reopened => {
                self.nodes[side][cell] = match field {
                    AnyField::Jumps(_) => self.jumped_node(field, event.cell(), Link::upper(amount)),
                    _ => Node::new(CellState::Open, self.nodes[side][cell].g() + amount, event.direction_before()),
                };
                if event.kind() == Kind::Improved {
                    self.counts.improved -= 1;
                } else {
                    self.set_state(side, cell, CellState::Closed);
                    self.counts.reopened -= 1;
                    self.counts.open_size -= 1;
                }
            }
            Kind::Closed => {
                let work = unpack(amount);
                self.set_state(side, cell, CellState::Open);
                self.counts.expanded -= 1;
                self.counts.open_size += 1;
                self.counts.work.comparisons -= work.comparisons;
                self.counts.work.moves -= work.moves;
            }
            Kind::Scanned | Kind::Excess => {}
        }
    }

    /// The event after those that are shown, and its amount.
    #[inline]
    fn event(&self, events: &[Event]) -> (Event, u64) {
        let event = events[self.events];
        (event, event.amount(self.events.checked_sub(1).map(|index| events[index])))
    }

    fn opened_node(&mut self, field: &AnyField, event: Event, amount: u64) -> Node {
        let (cell, direction, side) = (event.cell(), event.direction(), event.side());
        if cell == field.start(side) {
            return Node::new(CellState::Open, 0, 0);
        }
        let cost_from = |parent| match field {
            AnyField::Steps(field) => field.step_cost(cell, direction),
            AnyField::Both(field) => field.step_cost(side, parent, cell, direction),
            AnyField::Jumps(_) => 0,
        };
        let Some(geometry) = field.geometry(side) else {
            return self.jumped_node(field, cell, Link::lower(amount));
        };
        let parent = geometry.parent(cell, direction);
        Node::new(CellState::Open, self.nodes[side][parent as usize].g() + cost_from(parent), direction)
    }

    /// The node of a cell that is jumped to from its parent as the parent is now, which a closed cell stays.
    fn jumped_node(&mut self, field: &AnyField, cell: u32, link: Link) -> Node {
        let AnyField::Jumps(field) = field else { return Node::default() };
        self.links[cell as usize] = link;
        let parent = field.parent(cell, link);
        let g = self.nodes[0][parent as usize].g() + field.cost(link);
        Node::new(CellState::Open, g, link.arrival())
    }

    /// The cells and moves of the way from a side's start to a cell that it has reached.
    pub(super) fn trace_back(&self, field: &AnyField, side: Side, cell: u32) -> Result<(Vec<u32>, Tally), NoMemory> {
        let node = |cell: u32| self.nodes[side][cell as usize];
        match field {
            AnyField::Steps(field) => best_first::trace_back(field, cell, node),
            AnyField::Jumps(field) => field.trace_back(cell, |cell| self.links[cell as usize]),
            AnyField::Both(field) => field.trace_back(side, cell, node),
        }
    }
}

//! The record of a search, and the state of every cell at any position in it.
//!
//! Eight bytes an event. Each event holds what changed, not what came of it, so the same events lead forwards and
//! backwards: an improvement knows by how much g fell and where the parent was before; the g of an opened cell is that
//! of its parent and the cost of the step.

mod event;

use crate::cost::Tally;
use crate::jump_search::{JumpRecorder, Link};
use crate::nodes::{CellState, Node};
use crate::open_list::Work;
use crate::reached::Reached;
use crate::recording::AnyField;
use crate::search::{self, ExpansionRecorder, Recorder};
use event::{Event, Kind, pack, unpack};

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
    /// Sums at the end of the record.
    end: Counts,
    /// After how many expansions the open list first had 1, 2, 3 … cells.
    peaks: Vec<u64>,
    closing: u32,
    /// How many events the shown state includes.
    shown: usize,
    counts: Counts,
    states: Vec<u8>,
    /// Valid where `states` is not untouched.
    nodes: Vec<Node>,
    /// How each cell was jumped to; empty unless the search jumps.
    links: Vec<Link>,
}

impl Recorder for Trace {
    fn opened(&mut self, cell: u32, direction: u8) {
        self.push(Kind::Opened, cell, direction, 0, 0);
        self.end.generated += 1;
        self.open_list_grew();
    }

    fn improved(&mut self, cell: u32, before: Node, after: Node) {
        self.push(Kind::Improved, cell, after.direction(), before.direction(), before.g() - after.g());
        self.end.improved += 1;
    }

    fn reopened(&mut self, cell: u32, before: Node, after: Node) {
        self.push(Kind::Reopened, cell, after.direction(), before.direction(), before.g() - after.g());
        self.end.reopened += 1;
        self.open_list_grew();
    }
}

impl ExpansionRecorder for Trace {
    fn closed(&mut self, cell: u32) {
        self.end.expanded += 1;
        self.end.open_size -= 1;
        self.closing = cell;
    }

    fn expanded(&mut self, work: Work) {
        self.push(Kind::Closed, self.closing, 0, 0, pack(work));
        self.end.work.comparisons += work.comparisons;
        self.end.work.moves += work.moves;
    }
}

/// An event of a jump has its link as amount, and an improvement the link before it above the new one.
impl JumpRecorder for Trace {
    fn opened(&mut self, cell: u32, link: Link) {
        self.push(Kind::Opened, cell, link.arrival(), 0, u64::from(link.bits()));
        self.end.generated += 1;
        self.open_list_grew();
    }

    fn improved(&mut self, cell: u32, before: Link, after: Link) {
        let links = u64::from(after.bits()) | u64::from(before.bits()) << Link::BITS;
        self.push(Kind::Improved, cell, after.arrival(), before.arrival(), links);
        self.end.improved += 1;
    }
}

impl Trace {
    fn push(&mut self, kind: Kind, cell: u32, direction: u8, before: u8, amount: u64) {
        let (excess, event) = Event::new(kind, cell, direction, before, amount);
        self.events.extend(excess);
        self.events.push(event);
    }

    fn open_list_grew(&mut self) {
        self.end.open_size += 1;
        if self.end.open_size > self.peaks.len() as u64 {
            self.peaks.push(self.end.expanded);
        }
    }

    /// Forgets everything; there are `cells` cells from now on, reached by steps or by jumps.
    pub(crate) fn reset(&mut self, cells: usize, has_jumps: bool) {
        self.links.resize(if has_jumps { cells } else { 0 }, Link::default());
        self.clear_states();
        self.states.resize(cells, CellState::Untouched as u8);
        self.nodes.resize(cells, Node::default());
        self.events.clear();
        self.peaks.clear();
        self.end = Counts::default();
    }

    /// Goes back to before the first event.
    fn clear_states(&mut self) {
        // Touching the cells one by one is cheaper for a short search, and filling the whole array for a long one.
        if self.shown < self.states.len() / 16 {
            for event in &self.events[..self.shown] {
                self.states[event.cell() as usize] = CellState::Untouched as u8;
            }
        } else {
            self.states.fill(CellState::Untouched as u8);
        }
        self.shown = 0;
        self.counts = Counts::default();
    }

    /// Expansions recorded.
    pub(crate) fn length(&self) -> u64 {
        self.end.expanded
    }

    /// Expansions shown.
    pub(crate) fn position(&self) -> u64 {
        self.counts.expanded
    }

    /// The cell that the expansion at the position closed.
    pub(crate) fn current(&self) -> Option<u32> {
        (self.counts.expanded > 0).then(|| self.events[self.shown - 1].cell())
    }

    /// One byte a cell, at the position.
    pub(crate) fn states(&self) -> &[u8] {
        &self.states
    }

    /// The node of a cell at the position, unless it is untouched.
    pub(crate) fn node(&self, cell: u32) -> Option<Node> {
        (self.states[cell as usize] != CellState::Untouched as u8).then(|| self.nodes[cell as usize])
    }

    pub(crate) fn counts(&self) -> Counts {
        self.counts
    }

    /// The largest number of cells open at once, up to the position.
    pub(crate) fn open_peak(&self) -> u64 {
        self.peaks.partition_point(|expansion| *expansion <= self.counts.expanded) as u64
    }

    /// The closed cells of the whole record, in order.
    pub(crate) fn expansion_order(&self) -> Vec<u32> {
        self.events.iter().filter(|event| event.kind() == Kind::Closed).map(|event| event.cell()).collect()
    }

    /// Shows the state after `target` expansions, at most all that are recorded; `end` has the search's own nodes at
    /// the end of the record. Goes there from the position, from the start or from the end, whichever is nearest.
    pub(crate) fn seek(&mut self, field: &AnyField, end: &Reached, target: u64) {
        let target = target.min(self.length());
        let cells = self.states.len() as u64;
        let from_position = self.position().abs_diff(target);
        // Filling all states costs about as much as a 64th of as many expansions, copying all nodes as an eighth.
        let (from_start, from_end) = (target + cells / 64, self.length() - target + cells / 8);
        if from_end < from_position.min(from_start) {
            self.show_end(end);
        } else if from_start < from_position {
            self.clear_states();
        }
        if self.shown == 0 && !self.events.is_empty() {
            self.redo(field);
        }
        while self.position() < target {
            self.redo(field);
        }
        if self.position() > target {
            while self.position() > target {
                self.undo(field);
            }
            // An expansion ends with its closed event, so what lies above that of the target is undone as well.
            while self.shown > 1 && self.events[self.shown - 1].kind() != Kind::Closed {
                self.undo(field);
            }
        }
    }

    /// Goes to the end of the record.
    fn show_end(&mut self, end: &Reached) {
        for (link, last) in self.links.iter_mut().zip(&end.links) {
            *link = *last;
        }
        for ((cell, state), node) in (0_u32..).zip(&mut self.states).zip(&mut self.nodes) {
            *node = end.nodes.get(cell);
            *state = node.state() as u8;
        }
        self.shown = self.events.len();
        self.counts = self.end;
    }

    fn amount(&self, index: usize) -> u64 {
        let previous = index.checked_sub(1).map(|index| self.events[index]);
        self.events[index].amount(previous)
    }

    /// Applies the event after the shown ones.
    fn redo(&mut self, field: &AnyField) {
        let event = self.events[self.shown];
        let cell = event.cell() as usize;
        match event.kind() {
            Kind::Opened => {
                self.nodes[cell] = self.opened_node(field, event);
                self.counts.generated += 1;
            }
            Kind::Improved => self.counts.improved += 1,
            Kind::Reopened => self.counts.reopened += 1,
            Kind::Closed => {
                let work = unpack(self.amount(self.shown));
                self.counts.expanded += 1;
                self.counts.open_size -= 1;
                self.counts.work.comparisons += work.comparisons;
                self.counts.work.moves += work.moves;
                self.states[cell] = CellState::Closed as u8;
            }
            Kind::Excess => {}
        }
        if matches!(event.kind(), Kind::Improved | Kind::Reopened) {
            let amount = self.amount(self.shown);
            self.nodes[cell] = match field {
                AnyField::Steps(_) => Node::new(CellState::Open, self.nodes[cell].g() - amount, event.direction()),
                AnyField::Jumps(_) => self.jumped_node(field, event.cell(), link_in(amount)),
            };
        }
        if matches!(event.kind(), Kind::Opened | Kind::Reopened) {
            self.states[cell] = CellState::Open as u8;
            self.counts.open_size += 1;
        }
        self.shown += 1;
    }

    /// Takes back the last of the shown events.
    fn undo(&mut self, field: &AnyField) {
        self.shown -= 1;
        let event = self.events[self.shown];
        let cell = event.cell() as usize;
        match event.kind() {
            Kind::Opened => {
                self.states[cell] = CellState::Untouched as u8;
                self.counts.generated -= 1;
                self.counts.open_size -= 1;
            }
            Kind::Improved => self.counts.improved -= 1,
            Kind::Reopened => {
                self.states[cell] = CellState::Closed as u8;
                self.counts.reopened -= 1;
                self.counts.open_size -= 1;
            }
            Kind::Closed => {
                let work = unpack(self.amount(self.shown));
                self.counts.expanded -= 1;
                self.counts.open_size += 1;
                self.counts.work.comparisons -= work.comparisons;
                self.counts.work.moves -= work.moves;
                self.states[cell] = CellState::Open as u8;
            }
            Kind::Excess => {}
        }
        if matches!(event.kind(), Kind::Improved | Kind::Reopened) {
            let amount = self.amount(self.shown);
            self.nodes[cell] = match field {
                AnyField::Steps(_) => {
                    Node::new(CellState::Open, self.nodes[cell].g() + amount, event.direction_before())
                }
                AnyField::Jumps(_) => self.jumped_node(field, event.cell(), link_in(amount >> Link::BITS)),
            };
        }
    }

    fn opened_node(&mut self, field: &AnyField, event: Event) -> Node {
        let (cell, direction) = (event.cell(), event.direction());
        match field {
            _ if cell == field.board().start_cell() => Node::new(CellState::Open, 0, 0),
            AnyField::Steps(field) => {
                let parent = field.geometry.parent(cell, direction);
                let g = self.nodes[parent as usize].g() + field.step_cost(cell, direction);
                Node::new(CellState::Open, g, direction)
            }
            AnyField::Jumps(_) => self.jumped_node(field, cell, link_in(self.amount(self.shown))),
        }
    }

    /// The node of a cell that is jumped to from its parent as the parent is now, which a closed cell stays.
    fn jumped_node(&mut self, field: &AnyField, cell: u32, link: Link) -> Node {
        let AnyField::Jumps(field) = field else { return Node::default() };
        self.links[cell as usize] = link;
        let parent = field.parent(cell, link);
        let g = self.nodes[parent as usize].g() + field.cost(link);
        Node::new(CellState::Open, g, link.arrival())
    }

    /// The cells and moves of the way from the start to a cell that is not untouched at the position.
    pub(crate) fn trace_back(&self, field: &AnyField, cell: u32) -> (Vec<u32>, Tally) {
        match field {
            AnyField::Steps(field) => search::trace_back(field, cell, |cell| self.nodes[cell as usize]),
            AnyField::Jumps(field) => field.trace_back(cell, |cell| self.links[cell as usize]),
        }
    }

    /// The parent of a cell that is not untouched at the position.
    pub(crate) fn parent(&self, field: &AnyField, cell: u32) -> Option<u32> {
        (cell != field.board().start_cell()).then(|| match field {
            AnyField::Steps(field) => field.geometry.parent(cell, self.nodes[cell as usize].direction()),
            AnyField::Jumps(field) => field.parent(cell, self.links[cell as usize]),
        })
    }

    /// The cells in the order in which they were first opened, up to the position.
    pub(crate) fn openings(&self) -> Vec<u32> {
        let shown = self.events[..self.shown].iter();
        shown.filter(|event| event.kind() == Kind::Opened).map(|event| event.cell()).collect()
    }

    /// What happened to a cell up to the position.
    pub(crate) fn history(&self, cell: u32) -> CellHistory {
        let mut history = CellHistory::default();
        // The expansion that an event belongs to ends with the next closed event.
        let mut expansion = 0;
        let mut opened = 0;
        for (index, event) in self.events[..self.shown].iter().enumerate() {
            let kind = event.kind();
            if event.cell() == cell {
                match kind {
                    Kind::Opened => (history.opened_at, history.opened_after) = (Some(expansion), opened),
                    Kind::Improved => history.improved_at.push(expansion),
                    Kind::Reopened => history.reopened_at.push(expansion),
                    Kind::Closed => history.closed_at = Some(expansion),
                    Kind::Excess => {}
                }
            }
            opened += u64::from(kind == Kind::Opened);
            expansion += u64::from(kind == Kind::Closed || index == 0);
        }
        history
    }
}

/// The link in the lower bits of an amount.
fn link_in(amount: u64) -> Link {
    Link::from_bits((amount & ((1 << Link::BITS) - 1)) as u32)
}

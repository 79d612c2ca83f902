//! The teaching way: a search that can be stepped, and whose record can be walked in both directions.

use crate::nodes::Nodes;
use crate::open_list::{BinaryHeap, OpenList, SortedList, UnsortedList};
use crate::options::OpenListKind;
use crate::priority::{FloatPriority, Order, Priority};
use crate::search::{Field, Progress, Status, advance, begin};
use crate::trace::Trace;

type Key = <FloatPriority as Priority>::Key;

/// A recorded search. It has the nodes of its own, at the end of the record; the trace has those at the position.
#[derive(Debug, Default)]
pub(crate) struct Recording {
    nodes: Nodes,
    open: AnyOpenList,
    progress: Progress,
    pub(crate) trace: Trace,
}

#[derive(Debug)]
enum AnyOpenList {
    Heap(BinaryHeap<Key>),
    Unsorted(UnsortedList<Key>),
    Sorted(SortedList<Key>),
}

impl Default for AnyOpenList {
    fn default() -> Self {
        Self::new(OpenListKind::default())
    }
}

impl AnyOpenList {
    fn new(kind: OpenListKind) -> Self {
        match kind {
            OpenListKind::BinaryHeap => Self::Heap(BinaryHeap::default()),
            OpenListKind::UnsortedList => Self::Unsorted(UnsortedList::default()),
            OpenListKind::SortedList => Self::Sorted(SortedList::default()),
        }
    }
}

impl Recording {
    /// Starts anew: nothing expanded, the start open.
    pub(crate) fn begin(&mut self, field: &Field, order: &Order, kind: OpenListKind) {
        self.trace.reset(field.masks.len());
        self.open = AnyOpenList::new(kind);
        match &mut self.open {
            AnyOpenList::Heap(open) => self.progress = start(field, order, &mut self.nodes, open, &mut self.trace),
            AnyOpenList::Unsorted(open) => self.progress = start(field, order, &mut self.nodes, open, &mut self.trace),
            AnyOpenList::Sorted(open) => self.progress = start(field, order, &mut self.nodes, open, &mut self.trace),
        }
        self.seek(field, 0);
    }

    /// Goes `count` expansions forward from the position: through the record first, then new ones.
    pub(crate) fn step(&mut self, field: &Field, order: &Order, count: u64) {
        let target = self.trace.position().saturating_add(count);
        let new = target.saturating_sub(self.trace.length());
        let priority = FloatPriority(*order);
        let Self { nodes, open, progress, trace } = self;
        match open {
            AnyOpenList::Heap(open) => advance(field, &priority, nodes, open, trace, progress, new),
            AnyOpenList::Unsorted(open) => advance(field, &priority, nodes, open, trace, progress, new),
            AnyOpenList::Sorted(open) => advance(field, &priority, nodes, open, trace, progress, new),
        }
        self.seek(field, target);
    }

    /// Shows the state after so many expansions, at most all that are recorded.
    pub(crate) fn seek(&mut self, field: &Field, position: u64) {
        self.trace.seek(field, &self.nodes, position);
    }

    /// The status at the position.
    pub(crate) fn status(&self) -> Status {
        if self.trace.position() == self.trace.length() { self.progress.status } else { Status::Searching }
    }
}

fn start<Q: OpenList<Key>>(
    field: &Field,
    order: &Order,
    nodes: &mut Nodes,
    open: &mut Q,
    trace: &mut Trace,
) -> Progress {
    begin(field, &FloatPriority(*order), nodes, open, order.newest_first(), trace)
}

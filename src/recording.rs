//! The teaching way: a search that can be stepped, and whose record can be walked in both directions.

use crate::grid::Board;
use crate::jump_search::{self, JumpField, JumpNodes};
use crate::open_list::{BinaryHeap, OpenList, SortedList, UnsortedList};
use crate::options::OpenListKind;
use crate::priority::{FloatPriority, Order, Priority};
use crate::search::{self, Field, Progress, Status};
use crate::trace::Trace;

type Key = <FloatPriority as Priority>::Key;

/// What a recorded search reads: that of the search by steps, or that of the search by jumps.
#[expect(clippy::large_enum_variant, reason = "there is one at a time, on the stack")]
pub(crate) enum AnyField<'a> {
    Steps(Field<'a>),
    Jumps(JumpField<'a>),
}

impl AnyField<'_> {
    pub(crate) fn board(&self) -> &Board {
        match self {
            Self::Steps(field) => field.board,
            Self::Jumps(field) => field.board,
        }
    }
}

/// A recorded search. It has the nodes of its own, at the end of the record; the trace has those at the position.
#[derive(Debug, Default)]
pub(crate) struct Recording {
    reached: JumpNodes,
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
    pub(crate) fn begin(&mut self, field: &AnyField, order: &Order, kind: OpenListKind) {
        self.trace.reset(field.board().cells().len(), matches!(field, AnyField::Jumps(_)));
        let mut open = AnyOpenList::new(kind);
        match &mut open {
            AnyOpenList::Heap(open) => self.open_start(field, order, open),
            AnyOpenList::Unsorted(open) => self.open_start(field, order, open),
            AnyOpenList::Sorted(open) => self.open_start(field, order, open),
        }
        self.open = open;
        self.seek(field, 0);
    }

    fn open_start<Q: OpenList<Key>>(&mut self, field: &AnyField, order: &Order, open: &mut Q) {
        let (priority, newest_first) = (FloatPriority(*order), order.newest_first());
        let Self { reached, trace, .. } = self;
        self.progress = match field {
            AnyField::Steps(field) => search::begin(field, &priority, &mut reached.nodes, open, newest_first, trace),
            AnyField::Jumps(field) => jump_search::begin(field, &priority, reached, open, newest_first, trace),
        };
    }

    /// Goes `count` expansions forward from the position: through the record first, then new ones.
    pub(crate) fn step(&mut self, field: &AnyField, order: &Order, count: u64) {
        let target = self.trace.position().saturating_add(count);
        let new = target.saturating_sub(self.trace.length());
        let mut open = std::mem::take(&mut self.open);
        match &mut open {
            AnyOpenList::Heap(open) => self.expand(field, order, open, new),
            AnyOpenList::Unsorted(open) => self.expand(field, order, open, new),
            AnyOpenList::Sorted(open) => self.expand(field, order, open, new),
        }
        self.open = open;
        self.seek(field, target);
    }

    fn expand<Q: OpenList<Key>>(&mut self, field: &AnyField, order: &Order, open: &mut Q, count: u64) {
        let priority = FloatPriority(*order);
        let Self { reached, progress, trace, .. } = self;
        match field {
            AnyField::Steps(field) => {
                search::advance(field, &priority, &mut reached.nodes, open, trace, progress, count);
            }
            AnyField::Jumps(field) => jump_search::advance(field, &priority, reached, open, trace, progress, count),
        }
    }

    /// Shows the state after so many expansions, at most all that are recorded.
    pub(crate) fn seek(&mut self, field: &AnyField, position: u64) {
        self.trace.seek(field, &self.reached, position);
    }

    /// The status at the position.
    pub(crate) fn status(&self) -> Status {
        if self.trace.position() == self.trace.length() { self.progress.status } else { Status::Searching }
    }
}

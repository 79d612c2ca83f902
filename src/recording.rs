//! The teaching way: a search that can be stepped, and whose record can be walked in both directions.

use crate::grid::Board;
use crate::jump_search::{self, JumpField};
use crate::open_list::CountedList;
use crate::options::OpenListKind;
use crate::priority::{FloatPriority, Order, Priority};
use crate::reached::Reached;
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
    reached: Reached,
    open: CountedList<Key>,
    progress: Progress,
    pub(crate) trace: Trace,
}

impl Recording {
    /// Starts anew: nothing expanded, the start open.
    pub(crate) fn begin(&mut self, field: &AnyField, order: &Order, kind: OpenListKind) {
        let (cells, newest_first) = (field.board().cells().len(), order.newest_first());
        self.trace.reset(cells, matches!(field, AnyField::Jumps(_)));
        self.open = CountedList::new(kind);
        let Self { reached, open, trace, .. } = self;
        let priority = FloatPriority(*order);
        self.progress = match field {
            AnyField::Steps(field) => search::begin(field, &priority, reached, open, newest_first, trace),
            AnyField::Jumps(field) => jump_search::begin(field, &priority, reached, open, newest_first, trace),
        };
        self.seek(field, 0);
    }

    /// Goes `count` expansions forward from the position: through the record first, then new ones.
    pub(crate) fn step(&mut self, field: &AnyField, order: &Order, count: u64) {
        let target = self.trace.position().saturating_add(count);
        let new = target.saturating_sub(self.trace.length());
        let Self { reached, open, progress, trace } = self;
        let priority = FloatPriority(*order);
        match field {
            AnyField::Steps(field) => search::advance(field, &priority, reached, open, trace, progress, new),
            AnyField::Jumps(field) => jump_search::advance(field, &priority, reached, open, trace, progress, new),
        }
        self.seek(field, target);
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

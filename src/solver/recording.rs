//! The teaching way: a search that can be stepped, and whose record can be walked in both directions.

use crate::board::grid::Board;
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::error::problem::SizeProblem;
use crate::open_list::CountedList;
use crate::rules::cost::Tally;
use crate::rules::options::Options;
use crate::rules::priority::{FloatPriority, Order, Priority};
use crate::search::best_first::{self, Field, Geometry, Progress, Status};
use crate::search::bidirectional::{self, BothField, Meeting, Side, Sides};
use crate::search::jump_point::{self, JumpField};
use crate::search::nodes::Nodes;
use crate::search::reached::Reached;
use crate::trace::Trace;

type Key = <FloatPriority as Priority>::Key;

/// What a recorded search reads: by steps, by jumps, or from both ends.
#[expect(clippy::large_enum_variant, reason = "there is one at a time, on the stack")]
pub(crate) enum AnyField<'a> {
    Steps(Field<'a>),
    Jumps(JumpField<'a>),
    Both(BothField<'a>),
}

impl AnyField<'_> {
    pub(crate) fn board(&self) -> &Board {
        match self {
            Self::Steps(field) => field.board,
            Self::Jumps(field) => field.board,
            Self::Both(field) => field.sides[0].board,
        }
    }

    /// Where a side begins; only bidirectional searches have a second one.
    pub(crate) fn start(&self, side: Side) -> u32 {
        match self {
            Self::Both(field) => field.sides[side].start,
            _ => self.board().start_cell(),
        }
    }

    /// The geometry of a side's steps; jumps have none.
    pub(crate) fn geometry(&self, side: Side) -> Option<&Geometry> {
        match self {
            Self::Steps(field) => Some(&field.geometry),
            Self::Both(field) => Some(&field.sides[side].geometry),
            Self::Jumps(_) => None,
        }
    }
}

/// A recorded search. It has the nodes of its own, at the end of the record; the trace has those at the position.
#[derive(Debug, Default)]
pub(crate) struct Recording {
    reached: Reached,
    open: CountedList<Key>,
    /// The search from the goal, where there is one.
    nodes_back: Nodes,
    open_back: CountedList<Key>,
    meeting: Meeting,
    progress: Progress,
    pub(crate) trace: Trace,
}

impl Recording {
    /// Starts anew: nothing expanded, the start open.
    pub(crate) fn begin(&mut self, field: &AnyField, options: &Options) -> Result<(), NoMemory> {
        let order = Order::new(options);
        let (cells, newest_first) = (field.board().cells().len(), order.newest_first());
        self.trace.reset(cells, Some(field))?;
        self.open = CountedList::new(options);
        self.open_back = CountedList::new(options);
        let Self { reached, open, nodes_back, open_back, meeting, trace, .. } = self;
        let priority = FloatPriority(order);
        self.progress = match field {
            AnyField::Steps(field) => best_first::begin(field, &priority, reached, open, newest_first, trace),
            AnyField::Jumps(field) => jump_point::begin(field, &priority, reached, open, newest_first, trace),
            AnyField::Both(field) => {
                let Reached { nodes, openings, .. } = reached;
                let mut sides = Sides { nodes: [nodes, nodes_back], openings, open: [open, open_back], meeting };
                bidirectional::begin(field, &priority, &mut sides, newest_first, trace)
            }
        }?;
        self.seek(field, 0);
        Ok(())
    }

    /// Goes `count` expansions forward from the position: through the record first, then new ones. Goes as far as it can
    /// if the record gets too long or memory too short.
    pub(crate) fn step(&mut self, field: &AnyField, order: &Order, count: u64) -> Result<(), Error> {
        let target = self.trace.position().saturating_add(count);
        let new = target.saturating_sub(self.trace.length());
        let Self { reached, open, nodes_back, open_back, meeting, progress, trace } = self;
        let priority = FloatPriority(*order);
        let advanced = match field {
            AnyField::Steps(field) => best_first::advance(field, &priority, reached, open, trace, progress, new),
            AnyField::Jumps(field) => jump_point::advance(field, &priority, reached, open, trace, progress, new),
            AnyField::Both(field) => {
                let Reached { nodes, openings, .. } = reached;
                let mut sides = Sides { nodes: [nodes, nodes_back], openings, open: [open, open_back], meeting };
                bidirectional::advance(field, &priority, &mut sides, trace, progress, new)
            }
        };
        self.seek(field, target);
        advanced?;
        if self.status() == Status::Searching && self.trace.position() < target {
            return Err(Error::TooLarge { problem: SizeProblem::Record { length: self.trace.length() } });
        }
        Ok(())
    }

    /// Shows the state after so many expansions, at most all that are recorded.
    pub(crate) fn seek(&mut self, field: &AnyField, position: u64) {
        self.trace.seek(field, [&self.reached.nodes, &self.nodes_back], position);
    }

    /// The cells and moves of the path, at the end of a search that found one.
    pub(crate) fn path(&self, field: &AnyField) -> Result<(Vec<u32>, Tally), NoMemory> {
        self.trace.path(field, self.meeting.cell())
    }

    /// The status at the position.
    pub(crate) fn status(&self) -> Status {
        if self.trace.position() == self.trace.length() { self.progress.status } else { Status::Searching }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Algorithm, Options, Solver, Status};

    #[test]
    fn a_full_record_is_an_error_that_loses_nothing() {
        // For tests a record is full after a good million events, and this search has two million.
        let mut solver = Solver::new(1024, 1024).unwrap();
        solver.configure(Options { algorithm: Algorithm::Dijkstra, ..Options::default() });
        assert_eq!(solver.run().unwrap_err().code(), "too-large");
        let length = solver.length();
        assert!(length > 400_000 && solver.position() == length);
        assert_eq!(solver.step(1).unwrap_err().code(), "too-large");
        assert_eq!((solver.length(), solver.status(), solver.path()), (length, Status::Searching, None));
        solver.seek(length / 2).unwrap();
        assert_eq!(solver.step(7), Ok(Status::Searching));
        assert_eq!(solver.position(), length / 2 + 7);
        assert!(solver.find_path().unwrap().is_some());
    }
}

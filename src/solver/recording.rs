//! The teaching way: a search that can be stepped through, and whose record can be walked in both directions.

use crate::board::grid::Board;
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::error::problem::SizeProblem;
use crate::rules::options::Options;
use crate::search::expansion::{Progress, Status};
use crate::search::open_list::CountedList;
use crate::search::recorder::SideIndex;
use crate::search::replay::{Replay, Way};
use crate::search::workspace::{CountedWorkspace, Key};
use crate::trace::{Recorded, Trace};

/// A recorded search. Its workspace is always at the end of the record; the trace has the cells at the position.
#[derive(Debug, Clone, Default)]
pub(crate) struct Recording {
    work: CountedWorkspace,
    progress: Progress,
    pub(crate) trace: Trace,
}

impl Recording {
    /// Starts from scratch: nothing expanded, the start open.
    pub(crate) fn begin(&mut self, kind: &Recorded, board: &Board, options: &Options) -> Result<(), NoMemory> {
        self.trace.reset(board, Some(kind.needs()))?;
        self.work.prepare(options);
        self.progress = kind.begin(&mut self.work, &mut self.trace)?;
        self.seek(kind, 0);
        Ok(())
    }

    /// Goes `count` expansions forward from the position: through the record first, then new ones. Goes as far as it
    /// can if the record gets too long or memory runs out.
    pub(crate) fn step(&mut self, kind: &Recorded, count: u64) -> Result<(), Error> {
        let target = self.trace.position().saturating_add(count);
        let new = target.saturating_sub(self.trace.length());
        let advanced = kind.advance(&mut self.work, &mut self.trace, &mut self.progress, new);
        self.seek(kind, target);
        advanced?;
        if self.status() == Status::Searching && self.trace.position() < target {
            return Err(Error::TooLarge { problem: SizeProblem::Record { length: self.trace.length() } });
        }
        Ok(())
    }

    /// Shows the state after this many expansions, at most all that are recorded.
    pub(crate) fn seek(&mut self, kind: &dyn Replay, position: u64) {
        self.trace.seek(kind, &self.work, position);
    }

    /// The path, at the end of a search that found one.
    pub(crate) fn path(&self, kind: &dyn Replay) -> Result<Way, NoMemory> {
        kind.path(self.trace.known(), self.progress.end)
    }

    /// How many cells were opened before a cell, in a search that never reopens and gives out the oldest first.
    pub(crate) fn opened_before(&self, cell: u32) -> u32 {
        self.work.reached.openings.before(cell)
    }

    /// The open list of a side, as it is at the end of the record.
    pub(crate) fn open_list(&self, side: SideIndex) -> &CountedList<Key> {
        [&self.work.open, &self.work.open_back][side]
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
        // In tests a record is full after a good million events, and this search has two million.
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

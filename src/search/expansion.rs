//! Expansions one after the other, as all searches with one open list make them.

use crate::error::memory::NoMemory;
use crate::rules::options::StopWhen;
use crate::search::ends::Goals;
use crate::search::nodes::{CellState, Node};
use crate::search::open_list::{OpenList, Work};
use crate::search::reached::Reached;
use crate::search::recorder::Recorder;

/// How far a search has got.
///
/// ```
/// use starstep::{Solver, Status, WALL};
///
/// let mut solver = Solver::new(3, 1)?;
/// assert_eq!(solver.step(1)?, Status::Searching);
/// assert_eq!(solver.run()?, Status::Found);
/// solver.set_cell(1, 0, WALL)?;
/// assert_eq!(solver.run()?, Status::NoPath);
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Status {
    /// There are cells in the open list.
    #[default]
    Searching,
    /// The goal was reached.
    Found,
    /// The open list is empty and the goal was not reached.
    NoPath,
}

impl Status {
    /// The fixed name.
    ///
    /// ```
    /// assert_eq!(starstep::Status::NoPath.name(), "no-path");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Searching => "searching",
            Self::Found => "found",
            Self::NoPath => "no-path",
        }
    }
}

/// What a search keeps between expansions, apart from its workspace.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Progress {
    pub(crate) status: Status,
    pub(crate) expanded: u64,
    /// The cell through which the path leads, once one is found: a goal, or where two sides met.
    pub(crate) end: u32,
}

/// When a search has found what it is looking for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct End<'a> {
    pub(crate) goals: Goals<'a>,
    pub(crate) stop_when: StopWhen,
    /// How many entries an expansion puts into the open list at most.
    pub(crate) openings: usize,
    /// For how many expansions room is made at once.
    pub(crate) expansions: usize,
}

/// Takes at most `limit` cells from the open list, one after the other, closes them and has them expanded, until the
/// search has ended or the recorder is full.
#[inline]
pub(crate) fn take_turns<K, Q: OpenList<K> + ?Sized, R: Recorder>(
    end: End,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut R,
    progress: &mut Progress,
    limit: u64,
    mut expand: impl FnMut(&mut Reached, &mut Q, &mut R, u32, Node),
) -> Result<(), NoMemory> {
    let last = progress.expanded.saturating_add(limit);
    while progress.status == Status::Searching && progress.expanded < last && recorder.has_room() {
        if progress.expanded.is_multiple_of(end.expansions as u64) {
            open.make_room(end.openings * end.expansions)?;
        }
        // Putting in the start counts as part of its expansion's work.
        let before = if progress.expanded == 0 { Work::default() } else { open.work() };
        let Some(cell) = open.pop(&reached.nodes) else {
            progress.status = Status::NoPath;
            return Ok(());
        };
        let node = reached.nodes.get(cell);
        if node.state() == CellState::Closed {
            continue;
        }
        reached.nodes.set(cell, node.with_state(CellState::Closed));
        recorder.closed(0, cell);
        progress.expanded += 1;
        let has_looked = !end.goals.contains(cell);
        if has_looked {
            expand(reached, open, recorder, cell, node);
            if end.stop_when == StopWhen::GoalOpened
                && let Some(goal) = end.goals.opened(&reached.nodes)
            {
                (progress.status, progress.end) = (Status::Found, goal);
            } else if open.is_empty() {
                progress.status = Status::NoPath;
            }
        } else {
            (progress.status, progress.end) = (Status::Found, cell);
        }
        let after = open.work();
        let work = Work { comparisons: after.comparisons - before.comparisons, moves: after.moves - before.moves };
        recorder.expanded(work, has_looked);
    }
    Ok(())
}

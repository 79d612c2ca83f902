//! What every kind of search can do, so that the rest of the engine need not know which kind it is using: to search here,
//! and to tell what its record means in `replay.rs`.
//!
//! A kind reads the terrain and the options and has no state of its own: what a search knows is in a
//! [`Workspace`](crate::search::workspace::Workspace), and what can be shown of it in [`Known`].

use crate::board::coords::Coords;
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::search::expansion::{Progress, Status};
use crate::search::recorder::Recorder;
use crate::search::replay::Replay;
use crate::search::workspace::{CountedWorkspace, FastWorkspace, Known};

/// A path that a search has found in one go.
#[derive(Debug)]
pub(crate) struct Found {
    /// Column and row of each cell, including start and goal.
    pub(crate) cells: Vec<(u32, u32)>,
    /// Its cost in the unit of the cost model, without the rounding of units.
    pub(crate) cost: f64,
    pub(crate) expanded: u64,
}

impl Found {
    /// What a search has found that knows these cells. `None` if it has found nothing.
    pub(crate) fn by(
        kind: &dyn Replay,
        Progress { status, expanded, end }: Progress,
        known: Known,
        coords: Coords,
    ) -> Result<Option<Self>, Error> {
        if status != Status::Found {
            return Ok(None);
        }
        let way = kind.path(known, end)?;
        Ok(Some(Self { cells: coords.of_path(&way.cells)?, cost: way.cost, expanded }))
    }
}

/// A search on some terrain under some options, reported to a recorder `R`.
pub(crate) trait Search<R: Recorder> {
    /// Opens the start, and anything else that is open before the first expansion.
    fn begin(&self, work: &mut CountedWorkspace, recorder: &mut R) -> Result<Progress, NoMemory>;

    /// Expands at most `limit` cells. If memory runs out before an expansion, all previous ones stay as they are.
    fn advance(
        &self,
        work: &mut CountedWorkspace,
        recorder: &mut R,
        progress: &mut Progress,
        limit: u64,
    ) -> Result<(), NoMemory>;

    /// Searches to the end in one go, with the fastest open list that keeps the order. `None` if there is no path.
    #[cfg(feature = "full")]
    fn find(&self, work: &mut FastWorkspace) -> Result<Option<Found>, Error>;
}

/// A kind of search, which can be made and read again.
pub(crate) trait Kind<R: Recorder>: Search<R> + Replay {}

impl<R: Recorder, K: Search<R> + Replay> Kind<R> for K {}

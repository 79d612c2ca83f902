//! The memory in which a query searches.

use crate::search::workspace::FastWorkspace;
use std::fmt;

/// The memory in which queries search, kept from one to the next: what they know of each cell, and their open lists. Whoever
/// asks hands it in, so that a [`Map`](crate::Map) has nothing that a query changes. A thread needs one, whatever maps it
/// asks, and it becomes as large as the largest of them needs: some 8 to 30 bytes a cell.
///
/// ```
/// use starstep::{Board, Map, Options, Scratch};
///
/// let mut scratch = Scratch::default();
/// for width in [5, 40] {
///     let map = Map::new(Board::new(width, 3)?, Options::default());
///     assert!(map.path_between(0, 0, width - 1, 2, &mut scratch)?.is_some());
/// }
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Default)]
pub struct Scratch {
    pub(super) work: FastWorkspace,
}

/// Without its content, which means nothing between queries.
impl fmt::Debug for Scratch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scratch").finish_non_exhaustive()
    }
}

//! What is counted in a search.

use crate::search::open_list::Work;

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

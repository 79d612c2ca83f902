//! The two ends from which a bidirectional search comes.

use crate::search::recorder::SideIndex;

/// Which of two searches: all but bidirectional ones have only the one from the start.
///
/// ```
/// use starstep::{Algorithm, Options, Side, Solver};
///
/// let mut solver = Solver::new(9, 1)?;
/// solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..Options::default() });
/// solver.step(2)?;
/// assert_eq!(solver.side(), Some(Side::Goal));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The search from the start.
    Start = 0,
    /// The search from the goal.
    Goal = 1,
}

impl Side {
    pub(crate) fn index(self) -> SideIndex {
        self as SideIndex
    }

    pub(crate) fn of(index: SideIndex) -> Self {
        if index == 0 { Self::Start } else { Self::Goal }
    }
}

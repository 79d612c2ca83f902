//! Searches that jump where jumps are not allowed, and those that are not there.

use crate::error::wording::{Said, Values};

/// Why a search cannot keep its promise: nearly always one that jumps.
///
/// ```
/// use starstep::{Algorithm, Diagonal, Error, JumpProblem, Options, Solver};
///
/// let mut solver = Solver::new(3, 2)?;
/// solver.configure(Options { algorithm: Algorithm::JumpPoint, diagonal: Diagonal::Always, ..Options::default() });
/// assert_eq!(solver.find_path(), Err(Error::WrongAlgorithm { problem: JumpProblem::Diagonals }));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum JumpProblem {
    /// Corners may be cut.
    Diagonals,
    /// Penalties count, and the board has some.
    Penalties,
    /// The crate was built without its feature `full`, which has this algorithm, or heaps with these habits.
    NotBuilt,
}

impl JumpProblem {
    #[cold]
    #[inline(never)]
    pub(crate) fn said(self) -> Said {
        match self {
            Self::Diagonals => (
                "jump-diagonals",
                "Jump point search needs diagonal moves without corner cutting, or no diagonal moves.",
                Values::default(),
            ),
            Self::Penalties => (
                "jump-penalties",
                "Jump point search needs a board without penalties: remove them, or do not count them.",
                Values::default(),
            ),
            Self::NotBuilt => (
                "not-built",
                "This algorithm, or this kind of heap, needs the feature `full`, without which the engine was built.",
                Values::default(),
            ),
        }
    }
}

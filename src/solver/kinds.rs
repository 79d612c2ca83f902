//! Which kind of search an algorithm is: the only place that tells them apart.

use crate::error::Error;
use crate::rules::options::{Algorithm, Diagonal, Options};
use crate::search::best_first::BestFirst;
use crate::search::bidirectional::Bidirectional;
use crate::search::jump_point::{self, JumpPoint};
use crate::terrain::Terrain;
use crate::trace::Recorded;
use std::ops::Deref;

/// The search for some options on some terrain, ready for use as a [`Kind`](crate::search::kind::Kind).
#[allow(
    clippy::large_enum_variant,
    reason = "there is only one at a time, on the stack; large if addresses have 64 bits"
)]
pub(crate) enum AnyKind<'a> {
    BestFirst(BestFirst<'a>),
    #[cfg(feature = "full")]
    JumpPoint(JumpPoint<'a>),
    #[cfg(feature = "full")]
    Bidirectional(Bidirectional<'a>),
}

impl<'a> AnyKind<'a> {
    /// The terrain must have been prepared for these options.
    pub(crate) fn new(terrain: &'a Terrain, options: &Options) -> Self {
        match options.algorithm {
            #[cfg(feature = "full")]
            Algorithm::JumpPoint => Self::JumpPoint(JumpPoint::new(terrain, options)),
            #[cfg(feature = "full")]
            Algorithm::BidirectionalAStar => Self::Bidirectional(Bidirectional::new(terrain, options)),
            _ => Self::BestFirst(BestFirst::new(terrain, options)),
        }
    }
}

impl<'a> Deref for AnyKind<'a> {
    type Target = Recorded<'a>;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::BestFirst(kind) => kind,
            #[cfg(feature = "full")]
            Self::JumpPoint(kind) => kind,
            #[cfg(feature = "full")]
            Self::Bidirectional(kind) => kind,
        }
    }
}

/// Makes the search for some options, with what it reads.
///
/// # Errors
/// [`Error::WrongAlgorithm`] if the board and the options do not allow the algorithm, [`Error::TooLarge`] if memory
/// runs out.
pub(crate) fn prepare(terrain: &mut Terrain, options: &Options) -> Result<(), Error> {
    #[cfg(feature = "full")]
    if options.algorithm == Algorithm::JumpPoint {
        jump_point::check(terrain.board(), options)?;
        return Ok(terrain.prepare_walls()?);
    }
    Ok(terrain.prepare_moves(options.diagonal, options.neighbor_order)?)
}

/// The same for a search in one go, which shows nothing of what it passes over.
///
/// # Errors
/// As [`prepare`].
pub(crate) fn prepare_to_find(terrain: &mut Terrain, options: &Options) -> Result<(), Error> {
    prepare(terrain, options)?;
    match options.algorithm {
        Algorithm::JumpPoint => terrain.prepare_planes(options.diagonal != Diagonal::Never)?,
        // It has nodes for both sides, and should not keep the memory of jumps besides.
        Algorithm::BidirectionalAStar => terrain.release_planes(),
        _ => {}
    }
    Ok(())
}

/// What the options stand for: `fastest` becomes jump point search where all cells cost the same and the walls are not
/// clutter. Otherwise it stays, with options that give shortest paths: an A* that leaves out every look it can.
pub(crate) fn resolve(terrain: &mut Terrain, options: &Options) -> Options {
    if options.algorithm != Algorithm::Fastest {
        return options.clone();
    }
    let Options { diagonal, costs, neighbor_order, open_list, penalties, .. } = *options;
    let algorithm = Algorithm::Fastest;
    let exact = Options { algorithm, diagonal, costs, neighbor_order, open_list, penalties, ..Options::default() };
    // The counts are made in any case, because edits keep them current.
    #[cfg(feature = "full")]
    let is_cluttered = terrain.is_cluttered();
    #[cfg(feature = "full")]
    let jumps = Options { algorithm: Algorithm::JumpPoint, ..exact.clone() };
    #[cfg(feature = "full")]
    if jump_point::check(terrain.board(), &jumps).is_ok() && !is_cluttered {
        return jumps;
    }
    exact
}

//! Which kind of search an algorithm is: the only place that tells them apart.

use crate::error::Error;
#[cfg(not(feature = "full"))]
use crate::error::problem::JumpProblem;
use crate::rules::options::{Algorithm, Diagonal, Options};
use crate::search::best_first::BestFirst;
use crate::search::bidirectional::Bidirectional;
use crate::search::ends::Ends;
use crate::search::jump_field::counts_penalties;
use crate::search::jump_point::{self, JumpPoint};
#[cfg(not(feature = "full"))]
use crate::search::open_list::Habits;
use crate::terrain::Terrain;
use crate::trace::Recorded;
use std::ops::Deref;

/// The search for some options between some cells of a terrain, ready for use as a [`Kind`](crate::search::kind::Kind).
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
    pub(crate) fn new(terrain: &'a Terrain, options: &Options, ends: Ends<'a>) -> Self {
        match options.algorithm {
            #[cfg(feature = "full")]
            Algorithm::JumpPoint => Self::JumpPoint(JumpPoint::new(terrain, options, ends)),
            #[cfg(feature = "full")]
            Algorithm::BidirectionalAStar => Self::Bidirectional(Bidirectional::new(terrain, options, ends)),
            // Without the feature `full` these are refused before they begin, and all that is read are the numbers of a
            // search that has not.
            #[cfg(not(feature = "full"))]
            Algorithm::JumpPoint | Algorithm::BidirectionalAStar => {
                Self::BestFirst(BestFirst::new(terrain, options, ends))
            }
            // `fastest` is one of the others, or an A* that looks less.
            Algorithm::AStar
            | Algorithm::Dijkstra
            | Algorithm::BreadthFirst
            | Algorithm::Greedy
            | Algorithm::Fastest => Self::BestFirst(BestFirst::new(terrain, options, ends)),
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
/// [`Error::TooLarge`] if memory runs out.
pub(crate) fn prepare(terrain: &mut Terrain, options: &Options) -> Result<(), Error> {
    #[cfg(feature = "full")]
    if options.algorithm == Algorithm::JumpPoint {
        // Jumps with penalties and without them read different things, and need not keep both.
        if counts_penalties(terrain.board(), options) {
            terrain.release_planes();
            return Ok(terrain.prepare_stops(options)?);
        }
        terrain.release_stops();
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
        Algorithm::JumpPoint if !counts_penalties(terrain.board(), options) => {
            terrain.prepare_planes(options.diagonal != Diagonal::Never)?;
        }
        // It has nodes for both sides, and should not keep the memory of jumps besides.
        Algorithm::BidirectionalAStar => {
            terrain.release_planes();
            terrain.release_stops();
        }
        _ => {}
    }
    Ok(())
}

/// Without the feature `full` there is the one loop, with the heap of the textbooks; whoever asks for anything else is not
/// given that in its place.
///
/// # Errors
/// [`Error::WrongAlgorithm`] for the other algorithms and for heaps with habits.
#[cfg(not(feature = "full"))]
fn check_built(options: &Options) -> Result<(), Error> {
    let is_other = match options.algorithm {
        Algorithm::AStar | Algorithm::Dijkstra | Algorithm::BreadthFirst | Algorithm::Greedy => false,
        Algorithm::BidirectionalAStar | Algorithm::JumpPoint | Algorithm::Fastest => true,
    };
    if is_other || Habits::of(options) != Habits::default() {
        return Err(Error::WrongAlgorithm { problem: JumpProblem::NotBuilt });
    }
    Ok(())
}

/// What the options stand for: `fastest` becomes jump point search, with penalties too, where the walls are not clutter and
/// the penalties no jumble. Otherwise it stays, with options that give shortest paths: an A* that leaves out every look it
/// can.
///
/// # Errors
/// [`Error::WrongAlgorithm`] if the board and the options do not allow the algorithm, or if it was not built.
pub(crate) fn resolve(terrain: &mut Terrain, options: &Options) -> Result<Options, Error> {
    #[cfg(not(feature = "full"))]
    check_built(options)?;
    #[cfg(feature = "full")]
    if options.algorithm == Algorithm::JumpPoint {
        jump_point::check(terrain.board(), options)?;
    }
    if options.algorithm != Algorithm::Fastest {
        return Ok(options.clone());
    }
    let Options { diagonal, costs, neighbor_order, open_list, penalties, .. } = *options;
    let algorithm = Algorithm::Fastest;
    let exact = Options { algorithm, diagonal, costs, neighbor_order, open_list, penalties, ..Options::default() };
    // The counts are made in any case, because edits keep them current.
    #[cfg(feature = "full")]
    let is_cluttered = terrain.is_cluttered();
    #[cfg(feature = "full")]
    let is_jumbled = counts_penalties(terrain.board(), options) && terrain.is_jumbled();
    #[cfg(feature = "full")]
    if jump_point::may_jump(diagonal) && !is_cluttered && !is_jumbled {
        return Ok(Options { algorithm: Algorithm::JumpPoint, ..exact });
    }
    Ok(exact)
}

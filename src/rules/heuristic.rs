//! The heuristics: the name of each, and how it measures distances. `estimate.rs` makes numbers of that.

use crate::rules::choices::choices;
use crate::rules::cost::CostModel;
use crate::rules::kinds::Diagonal;
use crate::rules::named::named;

/// The heuristics: the documentation of each, its name, and how it measures distances.
macro_rules! heuristics {
    ($($(#[$doc:meta])* $variant:ident = $text:literal => $distance:expr,)*) => {
        choices! {
            /// The estimate h of the cost from a cell to the goal.
            HeuristicKind: "heuristic" { $($(#[$doc])* $variant = $text,)* }
        }

        impl HeuristicKind {
            /// How it measures the distance to the goal.
            ///
            /// ```
            /// use starstep::{Distance, HeuristicKind};
            ///
            /// assert_eq!(HeuristicKind::Euclidean.distance(), Distance::Line { floored: false });
            /// ```
            #[must_use]
            pub const fn distance(self) -> Distance {
                match self { $(Self::$variant => $distance,)* }
            }
        }
    };
}

heuristics! {
    /// Manhattan where no diagonal moves are allowed. Where they are, octile, or Chebyshev if they cost as much as
    /// straight ones.
    Auto = "auto" => Distance::Automatic,
    /// dx + dy straight moves.
    Manhattan = "manhattan" => Distance::Moves { far: 1, near: Near::Straight },
    /// min(dx, dy) diagonal moves, which cost more than straight ones, and the rest straight. In `10-10` they are
    /// counted as 14, as in `10-14`, which is too much.
    Octile = "octile" => Distance::Moves { far: 1, near: Near::Diagonal },
    /// The length of the straight line.
    Euclidean = "euclidean" => Distance::Line { floored: false },
    /// max(dx, dy) straight moves.
    Chebyshev = "chebyshev" => Distance::Moves { far: 1, near: Near::Nothing },
    /// No estimate.
    Zero = "zero" => Distance::Moves { far: 0, near: Near::Nothing },
    /// The length of the straight line, rounded down to whole straight moves.
    FlooredEuclidean = "floored-euclidean" => Distance::Line { floored: true },
}

impl HeuristicKind {
    /// The heuristic that [`HeuristicKind::Auto`] stands for under these rules of moving; any other is itself.
    ///
    /// ```
    /// use starstep::{CostModel, Diagonal, HeuristicKind};
    ///
    /// let auto = HeuristicKind::Auto;
    /// assert_eq!(auto.resolved(Diagonal::Never, CostModel::Sqrt2), HeuristicKind::Manhattan);
    /// assert_eq!(auto.resolved(Diagonal::Always, CostModel::Sqrt2), HeuristicKind::Octile);
    /// ```
    #[must_use]
    pub fn resolved(self, diagonal: Diagonal, costs: CostModel) -> Self {
        match (self.distance(), costs) {
            (Distance::Automatic, _) if diagonal == Diagonal::Never => Self::Manhattan,
            (Distance::Automatic, CostModel::TenTen) => Self::Chebyshev,
            (Distance::Automatic, _) => Self::Octile,
            _ => self,
        }
    }
}

/// How a heuristic measures the distance over so many columns and rows, of which `far` is the larger number and `near` the
/// smaller one.
///
/// ```
/// use starstep::{Distance, HeuristicKind, Near};
///
/// assert_eq!(HeuristicKind::Manhattan.distance(), Distance::Moves { far: 1, near: Near::Straight });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Distance {
    /// As another one does, which depends on the rules of moving: see [`HeuristicKind::resolved`].
    Automatic,
    /// In moves.
    Moves {
        /// How many straight moves each of the larger number counts for.
        far: u8,
        /// What each of the smaller number counts for in addition.
        near: Near,
    },
    /// The straight line, in straight moves.
    Line {
        /// Whether it is rounded down to whole moves.
        floored: bool,
    },
}

named! {
    /// What each of the smaller number of columns and rows adds to a distance in moves.
    Near {
        /// Nothing.
        Nothing = "nothing",
        /// A straight move.
        Straight = "straight",
        /// What a diagonal move costs more than a straight one; where it does not, 4 tenths, as if it cost 14.
        Diagonal = "diagonal",
    }
}

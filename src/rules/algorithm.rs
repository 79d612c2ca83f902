//! The searches, and what each of them is: stated here and nowhere else. The engine, the page and the documents read it.

use crate::rules::choices::choices;
use crate::rules::named::named;

/// The algorithms: the documentation of each, its name, and what it is.
macro_rules! algorithms {
    ($($(#[$doc:meta])* $variant:ident = $text:literal => $facts:expr,)*) => {
        choices! {
            /// Which search runs.
            Algorithm: "algorithm" { $($(#[$doc])* $variant = $text,)* }
        }

        impl Algorithm {
            /// What the algorithm is, whatever the board and the other options.
            ///
            /// ```
            /// use starstep::{Algorithm, Criterion};
            ///
            /// assert_eq!(Algorithm::Dijkstra.facts().decides_by, Criterion::G);
            /// assert!(Algorithm::Dijkstra.facts().ignores.contains(&"heuristic"));
            /// ```
            #[must_use]
            pub const fn facts(self) -> AlgorithmFacts {
                match self { $(Self::$variant => $facts,)* }
            }
        }
    };
}

algorithms! {
    /// A*: f = g + weight · h.
    AStar = "astar" => ASTAR,
    /// Dijkstra's algorithm: f = g.
    Dijkstra = "dijkstra" => AlgorithmFacts {
        decides_by: Criterion::G,
        estimate: EstimateFrom::None,
        ignores: &["heuristic", "weight"],
        ..ASTAR
    },
    /// Breadth-first search: cells leave the open list in the order in which they entered it.
    BreadthFirst = "breadth-first" => AlgorithmFacts {
        decides_by: Criterion::Order,
        estimate: EstimateFrom::None,
        shortest: Promise::Never,
        ignores: &["heuristic", "weight", "tieBreak", "decreaseKey", "swapEqual", "improveOpen", "reopenClosed"],
        ..ASTAR
    },
    /// Greedy best-first search: f = h.
    Greedy = "greedy" => AlgorithmFacts {
        decides_by: Criterion::H,
        shortest: Promise::Never,
        ignores: &["weight"],
        ..ASTAR
    },
    /// Bidirectional A*: two searches that meet, one from the start and one from the goal. Needs the crate's feature
    /// `full`, which is on by default.
    BidirectionalAStar = "bidirectional-astar" => AlgorithmFacts {
        sides: 2,
        ignores: &["decreaseKey", "swapEqual", "reopenClosed"],
        ..ASTAR
    },
    /// Jump point search: A* on the few cells where a shortest path can turn. Needs equal costs of all cells, and
    /// diagonal moves without corner cutting or none, and the crate's feature `full`, which is on by default.
    JumpPoint = "jump-point" => AlgorithmFacts {
        looks: LooksAt::Jumps,
        parents: Parents::Far,
        ignores: &["neighborOrder", "decreaseKey", "swapEqual", "improveOpen", "reopenClosed"],
        ..ASTAR
    },
    /// Whatever is quickest for the board: only the optimal cost is promised. Like `JumpPoint` it prepares the board in
    /// its first search, and pays for each edit in the next few ones. Needs the crate's feature `full`, which is on by
    /// default.
    Fastest = "fastest" => AlgorithmFacts {
        estimate: EstimateFrom::Automatic,
        looks: LooksAt::Vary,
        parents: Parents::Far,
        shortest: Promise::Always,
        ignores: &[
            "heuristic",
            "weight",
            "tieBreak",
            "decreaseKey",
            "swapEqual",
            "improveOpen",
            "reopenClosed",
            "stopWhen",
        ],
        ..ASTAR
    },
}

/// What most of the others are, too.
const ASTAR: AlgorithmFacts = AlgorithmFacts {
    decides_by: Criterion::F,
    estimate: EstimateFrom::Chosen,
    sides: 1,
    looks: LooksAt::Neighbors,
    parents: Parents::Neighbors,
    shortest: Promise::IfConsistent,
    ignores: &[],
};

/// What an algorithm is.
///
/// ```
/// use starstep::{Algorithm, LooksAt};
///
/// let facts = Algorithm::BidirectionalAStar.facts();
/// assert_eq!((facts.sides, facts.looks), (2, LooksAt::Neighbors));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct AlgorithmFacts {
    /// By what it chooses the next of the open cells.
    pub decides_by: Criterion,
    /// Where its estimate h comes from.
    pub estimate: EstimateFrom,
    /// How many searches run: 1, or 2 that begin at start and goal.
    pub sides: u8,
    /// Which cells an expansion looks at.
    pub looks: LooksAt,
    /// Where a cell's parent is.
    pub parents: Parents,
    /// Whether the path that it finds is a shortest one.
    pub shortest: Promise,
    /// The options that have no effect on it, by their names.
    pub ignores: &'static [&'static str],
}

named! {
    /// What a search chooses the next of its open cells by.
    Criterion {
        /// f = g + weight · h; the weight is 1 where the option is ignored.
        F = "f",
        /// The cost from the start.
        G = "g",
        /// The estimate.
        H = "h",
        /// The order in which cells were opened.
        Order = "order",
    }
}

named! {
    /// Where an algorithm has its estimate h from.
    EstimateFrom {
        /// From the option `heuristic`.
        Chosen = "chosen",
        /// It takes the heuristic `auto`.
        Automatic = "automatic",
        /// It has none: h is 0.
        None = "none",
    }
}

named! {
    /// Which cells an expansion looks at.
    LooksAt {
        /// All neighbors.
        Neighbors = "neighbors",
        /// Cells farther away, which it finds by jumping over others.
        Jumps = "jumps",
        /// Some neighbors or jumps, whatever is quicker on the board.
        Vary = "vary",
    }
}

named! {
    /// Where the parents of cells are.
    Parents {
        /// Each is a neighbor of its cell.
        Neighbors = "neighbors",
        /// They may be farther away; the path passes over the cells between.
        Far = "far",
    }
}

named! {
    /// Whether an algorithm finds a shortest path on every board.
    Promise {
        /// Whatever the options.
        Always = "always",
        /// If weight · h is consistent, open cells are improved, in the order of their keys, and the search ends when it
        /// takes the goal: as far as these options have an effect.
        IfConsistent = "if-consistent",
        /// There are boards on which it does not.
        Never = "never",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;

    #[test]
    fn what_is_ignored_are_options() {
        for algorithm in Algorithm::ALL {
            let facts = algorithm.facts();
            for option in facts.ignores {
                assert!(Options::KEYS.contains(option), "{algorithm} ignores {option}");
            }
            assert_eq!(facts.estimate != EstimateFrom::Chosen, facts.ignores.contains(&"heuristic"), "{algorithm}");
        }
    }
}

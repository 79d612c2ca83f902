//! The options with named values, except for the algorithms, the heuristics and the cost models, which have files of their
//! own. Variants and names are declared here and nowhere else.

use crate::rules::choices::choices;

choices! {
    /// When a diagonal move is allowed. Everything beyond the board counts as wall.
    Diagonal: "diagonal" {
        /// Both cells beside the diagonal must be open.
        NoCornerCutting = "no-corner-cutting",
        /// No diagonal moves.
        Never = "never",
        /// At least one of the two cells beside the diagonal must be open.
        AtMostOneObstacle = "at-most-one-obstacle",
        /// Whatever lies beside the diagonal.
        Always = "always",
    }
}

impl Diagonal {
    /// How many of the two cells beside a diagonal move may be blocked; `None` where there are no diagonal moves.
    ///
    /// ```
    /// use starstep::Diagonal;
    ///
    /// assert_eq!(Diagonal::AtMostOneObstacle.most_blocked(), Some(1));
    /// assert_eq!(Diagonal::Never.most_blocked(), None);
    /// ```
    #[must_use]
    pub const fn most_blocked(self) -> Option<u8> {
        match self {
            Self::Never => None,
            Self::NoCornerCutting => Some(0),
            Self::AtMostOneObstacle => Some(1),
            Self::Always => Some(2),
        }
    }
}

choices! {
    /// Which of several cells with equal f is expanded first.
    TieBreak: "tieBreak" {
        /// The smallest h first.
        LowH = "low-h",
        /// The largest h first.
        HighH = "high-h",
        /// First opened, first expanded.
        Fifo = "fifo",
        /// Last opened, first expanded.
        Lifo = "lifo",
    }
}

choices! {
    /// The order in which an expansion looks at its neighbors.
    NeighborOrder: "neighborOrder" {
        /// Row by row, from the top left.
        RowMajor = "row-major",
        /// Column by column, from the top left.
        ColumnMajor = "column-major",
        /// Column by column, from the bottom left: the order in programs whose y axis points up.
        ColumnMajorUp = "column-major-up",
        /// N, NE, E, SE, S, SW, W, NW.
        Clockwise = "clockwise",
        /// N, E, S, W, then NE, SE, SW, NW.
        StraightFirst = "straight-first",
    }
}

choices! {
    /// The data structure of the open list. It changes the work, never the order of expansions.
    OpenListKind: "openList" {
        /// A binary heap.
        BinaryHeap = "binary-heap",
        /// A list that is scanned for its smallest entry.
        UnsortedList = "unsorted-list",
        /// A list that is kept sorted.
        SortedList = "sorted-list",
    }
}

choices! {
    /// When the search has found its path.
    StopWhen: "stopWhen" {
        /// When the goal is taken from the open list.
        GoalClosed = "goal-closed",
        /// After the expansion that put the goal into the open list.
        GoalOpened = "goal-opened",
    }
}

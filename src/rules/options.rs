//! The options of a search, with the names by which JavaScript, scenarios and links know them.

use crate::Error;
use crate::error::problem::Allowed;
use crate::error::wording::{Decimal, Quoted};
use std::fmt;

/// An enum whose variants have fixed names; the first variant is the default.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident = $first_text:literal $(, $(#[$variant_doc:meta])* $variant:ident = $text:literal)* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[non_exhaustive]
        pub enum $name {
            $(#[$first_doc])* #[default] $first,
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[Self] = &[Self::$first $(, Self::$variant)*];

            const NAMES: &[&str] = &[$first_text $(, $text)*];

            /// The fixed name.
            #[must_use]
            pub fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            fn parse(key: &str, value: &OptionValue<'_>) -> Result<Self, Error> {
                Ok(Self::ALL[choose(key, value, Self::NAMES)?])
            }
        }
    };
}

named! {
    /// Which search runs.
    Algorithm {
        /// A*: f = g + weight · h.
        AStar = "astar",
        /// Dijkstra's algorithm: f = g.
        Dijkstra = "dijkstra",
        /// Breadth-first search: cells leave the open list in the order in which they entered it.
        BreadthFirst = "breadth-first",
        /// Greedy best-first search: f = h.
        Greedy = "greedy",
        /// Jump point search: A* on the few cells where a shortest path can turn. Needs equal costs of all cells, and
        /// diagonal moves without corner cutting or none.
        JumpPoint = "jump-point",
        /// Bidirectional A*: two searches that meet, one from the start and one from the goal.
        BidirectionalAStar = "bidirectional-astar",
        /// Whatever is quickest for the board: only the optimal cost is promised.
        Fastest = "fastest",
    }
}

named! {
    /// The estimate h of the cost from a cell to the goal.
    HeuristicKind {
        /// Manhattan where no diagonal moves are allowed, octile where they are.
        Auto = "auto",
        /// dx + dy straight moves.
        Manhattan = "manhattan",
        /// min(dx, dy) diagonal moves and the rest straight.
        Octile = "octile",
        /// The length of the straight line.
        Euclidean = "euclidean",
        /// max(dx, dy) straight moves.
        Chebyshev = "chebyshev",
        /// No estimate.
        Zero = "zero",
        /// The length of the straight line, rounded down to whole straight moves.
        FlooredEuclidean = "floored-euclidean",
    }
}

named! {
    /// When a diagonal move is allowed. Beyond the board counts as wall.
    Diagonal {
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

named! {
    /// What a move costs.
    CostModel {
        /// 10 straight, 14 diagonal.
        TenFourteen = "10-14",
        /// 1 straight, √2 diagonal.
        Sqrt2 = "sqrt2",
    }
}

named! {
    /// Which of several cells with equal f is expanded first.
    TieBreak {
        /// The smallest h first.
        LowH = "low-h",
        /// The largest h first.
        HighH = "high-h",
        /// First opened, first out.
        Fifo = "fifo",
        /// Last opened, first out.
        Lifo = "lifo",
    }
}

named! {
    /// The order in which an expansion looks at its neighbors.
    NeighborOrder {
        /// Row by row, from the top left.
        RowMajor = "row-major",
        /// Column by column, from the top left.
        ColumnMajor = "column-major",
        /// Column by column, from the bottom left: the order of programs whose y grows upwards.
        ColumnMajorUp = "column-major-up",
        /// N, NE, E, SE, S, SW, W, NW.
        Clockwise = "clockwise",
        /// N, E, S, W, then NE, SE, SW, NW.
        StraightFirst = "straight-first",
    }
}

named! {
    /// The data structure of the open list. It changes the work, never the order of expansions.
    OpenListKind {
        /// A binary heap.
        BinaryHeap = "binary-heap",
        /// A list that is scanned for its smallest entry.
        UnsortedList = "unsorted-list",
        /// A list that is kept sorted.
        SortedList = "sorted-list",
    }
}

named! {
    /// When the search has found its path.
    StopWhen {
        /// When the goal is taken from the open list.
        GoalClosed = "goal-closed",
        /// After the expansion that put the goal into the open list.
        GoalOpened = "goal-opened",
    }
}

/// All options of a search. `Options::default()` is plain A* that finds a shortest path.
#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Options {
    /// Which search runs.
    pub algorithm: Algorithm,
    /// The estimate of what remains.
    pub heuristic: HeuristicKind,
    /// When diagonal moves are allowed.
    pub diagonal: Diagonal,
    /// What moves cost.
    pub costs: CostModel,
    /// The factor before h in A*'s f = g + weight · h; finite and at least 0. A solver takes the nearest such number for
    /// any other, and 0 for NaN.
    pub weight: f64,
    /// Order among equal f.
    pub tie_break: TieBreak,
    /// Order of the neighbors.
    pub neighbor_order: NeighborOrder,
    /// The structure of the open list.
    pub open_list: OpenListKind,
    /// Whether an entry of the binary heap moves up when its key gets better. Without it the entry stays where it was,
    /// with its better key, and the heap may give out another cell than the first. For A*, Dijkstra and greedy search.
    pub decrease_key: bool,
    /// Whether entries of the binary heap with equal keys change places on their way up and down, as they do in a heap
    /// that compares keys with `<=` and knows no order of opening. For A*, Dijkstra and greedy search.
    pub swap_equal: bool,
    /// Whether an open cell takes a better parent.
    pub improve_open: bool,
    /// Whether a closed cell whose g improves is opened again.
    pub reopen_closed: bool,
    /// When the search ends.
    pub stop_when: StopWhen,
    /// Whether movement penalties count.
    pub penalties: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            heuristic: HeuristicKind::default(),
            diagonal: Diagonal::default(),
            costs: CostModel::default(),
            weight: 1.0,
            tie_break: TieBreak::default(),
            neighbor_order: NeighborOrder::default(),
            open_list: OpenListKind::default(),
            decrease_key: true,
            swap_equal: false,
            improve_open: true,
            reopen_closed: false,
            stop_when: StopWhen::default(),
            penalties: true,
        }
    }
}

/// The value of one option, as it crosses the boundary from text, JSON or JavaScript.
#[derive(Debug, Clone, PartialEq)]
pub enum OptionValue<'a> {
    /// A string.
    Text(&'a str),
    /// A number.
    Number(f64),
    /// A truth value.
    Flag(bool),
    /// Anything else, by a code such as `null` or `object`.
    Other(String),
}

impl fmt::Display for OptionValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => Quoted(text).fmt(f),
            Self::Number(number) => Decimal(*number).fmt(f),
            Self::Flag(flag) => f.write_str(if *flag { "true" } else { "false" }),
            Self::Other(description) => f.write_str(description),
        }
    }
}

impl Options {
    /// The names of all options, in the order of the documentation.
    pub const KEYS: [&'static str; 14] = [
        "algorithm",
        "heuristic",
        "diagonal",
        "costs",
        "weight",
        "tieBreak",
        "neighborOrder",
        "openList",
        "decreaseKey",
        "swapEqual",
        "improveOpen",
        "reopenClosed",
        "stopWhen",
        "penalties",
    ];

    /// Sets one option by its fixed name.
    ///
    /// # Errors
    /// [`Error::BadOption`] for a name that does not exist or a value that it does not take; nothing is changed.
    pub fn set(&mut self, key: &str, value: &OptionValue<'_>) -> Result<(), Error> {
        match key {
            "algorithm" => self.algorithm = Algorithm::parse(key, value)?,
            "heuristic" => self.heuristic = HeuristicKind::parse(key, value)?,
            "diagonal" => self.diagonal = Diagonal::parse(key, value)?,
            "costs" => self.costs = CostModel::parse(key, value)?,
            "weight" => self.weight = weight(key, value)?,
            "tieBreak" => self.tie_break = TieBreak::parse(key, value)?,
            "neighborOrder" => self.neighbor_order = NeighborOrder::parse(key, value)?,
            "openList" => self.open_list = OpenListKind::parse(key, value)?,
            "decreaseKey" => self.decrease_key = flag(key, value)?,
            "swapEqual" => self.swap_equal = flag(key, value)?,
            "improveOpen" => self.improve_open = flag(key, value)?,
            "reopenClosed" => self.reopen_closed = flag(key, value)?,
            "stopWhen" => self.stop_when = StopWhen::parse(key, value)?,
            "penalties" => self.penalties = flag(key, value)?,
            _ => return Err(bad_option(&Quoted(key).to_string(), value, Allowed::Options(&Self::KEYS))),
        }
        Ok(())
    }

    /// All options with their fixed names, in the order of [`Options::KEYS`].
    #[must_use]
    pub fn entries(&self) -> [(&'static str, OptionValue<'static>); 14] {
        [
            ("algorithm", OptionValue::Text(self.algorithm.name())),
            ("heuristic", OptionValue::Text(self.heuristic.name())),
            ("diagonal", OptionValue::Text(self.diagonal.name())),
            ("costs", OptionValue::Text(self.costs.name())),
            ("weight", OptionValue::Number(self.weight)),
            ("tieBreak", OptionValue::Text(self.tie_break.name())),
            ("neighborOrder", OptionValue::Text(self.neighbor_order.name())),
            ("openList", OptionValue::Text(self.open_list.name())),
            ("decreaseKey", OptionValue::Flag(self.decrease_key)),
            ("swapEqual", OptionValue::Flag(self.swap_equal)),
            ("improveOpen", OptionValue::Flag(self.improve_open)),
            ("reopenClosed", OptionValue::Flag(self.reopen_closed)),
            ("stopWhen", OptionValue::Text(self.stop_when.name())),
            ("penalties", OptionValue::Flag(self.penalties)),
        ]
    }
}

/// The index of a value among the names that an option takes.
fn choose(key: &str, value: &OptionValue<'_>, names: &'static [&'static str]) -> Result<usize, Error> {
    let found = match value {
        OptionValue::Text(text) => names.iter().position(|name| name == text),
        _ => None,
    };
    found.ok_or_else(|| bad_option(key, value, Allowed::Names(names)))
}

fn weight(key: &str, value: &OptionValue<'_>) -> Result<f64, Error> {
    match value {
        // Adding 0 turns -0 into 0, which keeps the order of priorities by their bits.
        OptionValue::Number(number) if number.is_finite() && *number >= 0.0 => Ok(number + 0.0),
        _ => Err(bad_option(key, value, Allowed::Weight)),
    }
}

fn flag(key: &str, value: &OptionValue<'_>) -> Result<bool, Error> {
    match value {
        OptionValue::Flag(flag) => Ok(*flag),
        _ => Err(bad_option(key, value, Allowed::Flag)),
    }
}

#[cold]
fn bad_option(key: &str, value: &OptionValue<'_>, allowed: Allowed) -> Error {
    Error::BadOption { key: key.to_owned(), value: value.to_string(), allowed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_survives_the_way_through_its_name() {
        let mut options = Options::default();
        for (key, value) in Options::default().entries() {
            options.set(key, &value).unwrap();
        }
        assert_eq!(options, Options::default());
        for choice in HeuristicKind::ALL {
            options.set("heuristic", &OptionValue::Text(choice.name())).unwrap();
            assert_eq!(options.heuristic, *choice);
        }
    }

    #[test]
    fn wrong_options_are_named_and_change_nothing() {
        let cases = [
            ("speed", OptionValue::Number(1.0), "one of the options"),
            ("heuristic", OptionValue::Text("octal"), "\"octile\""),
            ("heuristic", OptionValue::Number(1.0), "\"auto\""),
            ("weight", OptionValue::Number(f64::NAN), "a finite number"),
            ("weight", OptionValue::Number(-0.5), "a finite number"),
            ("weight", OptionValue::Number(f64::INFINITY), "a finite number"),
            ("weight", OptionValue::Text("2"), "a finite number"),
            ("penalties", OptionValue::Number(1.0), "true or false"),
        ];
        for (key, value, allowed) in cases {
            let mut options = Options::default();
            let error = options.set(key, &value).unwrap_err();
            assert_eq!(error.code(), "bad-option");
            assert!(error.to_string().contains(allowed), "{error}");
            assert!(error.to_string().contains(key), "{error}");
            assert_eq!(options, Options::default());
        }
    }
}

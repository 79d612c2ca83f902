//! What can go wrong, as sentences for people and stable codes for programs.

use std::fmt;

/// A refused request. Whatever refused it left board, options and search as they were.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A number that must be whole and within bounds is not.
    OutOfBounds {
        /// What the number is, for example `x`.
        name: &'static str,
        /// The number as it was given.
        value: String,
        /// The smallest number allowed.
        min: i64,
        /// The largest number allowed.
        max: i64,
    },
    /// A cell value that is not a byte, or an array of cells of the wrong kind or length.
    BadCell {
        /// What was given, and what is allowed.
        problem: String,
    },
    /// An option that does not exist, or a value that it does not take.
    BadOption {
        /// The option's name as it was given.
        key: String,
        /// The value as it was given.
        value: String,
        /// What is allowed instead.
        allowed: String,
    },
    /// A map text that cannot be read.
    BadMap {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// What is wrong there.
        problem: String,
    },
    /// The start is a wall.
    StartBlocked {
        /// The start's column.
        x: u32,
        /// The start's row.
        y: u32,
    },
    /// The goal is a wall.
    GoalBlocked {
        /// The goal's column.
        x: u32,
        /// The goal's row.
        y: u32,
    },
    /// A board or text beyond what Starstep accepts.
    TooLarge {
        /// What was given, and what is allowed.
        problem: String,
    },
    /// An algorithm that cannot keep its promise with these options on this board.
    WrongAlgorithm {
        /// Why not, and what to change.
        problem: String,
    },
}

impl Error {
    /// The code that stays the same in every release and language.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::OutOfBounds { .. } => "out-of-bounds",
            Self::BadCell { .. } => "bad-cell",
            Self::BadOption { .. } => "bad-option",
            Self::BadMap { .. } => "bad-map",
            Self::StartBlocked { .. } => "start-blocked",
            Self::GoalBlocked { .. } => "goal-blocked",
            Self::TooLarge { .. } => "too-large",
            Self::WrongAlgorithm { .. } => "wrong-algorithm",
        }
    }

    /// What the sentence names, for those who say it in another language.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let text = |text: &str| text.to_owned();
        match self {
            Self::OutOfBounds { name, value, min, max } => {
                vec![("name", text(name)), ("value", text(value)), ("min", min.to_string()), ("max", max.to_string())]
            }
            Self::BadOption { key, value, allowed } => {
                vec![("key", text(key)), ("value", text(value)), ("allowed", text(allowed))]
            }
            Self::BadMap { line, column, problem } => {
                vec![("line", line.to_string()), ("column", column.to_string()), ("problem", text(problem))]
            }
            Self::StartBlocked { x, y } | Self::GoalBlocked { x, y } => {
                vec![("x", x.to_string()), ("y", y.to_string())]
            }
            Self::BadCell { problem } | Self::TooLarge { problem } | Self::WrongAlgorithm { problem } => {
                vec![("problem", text(problem))]
            }
        }
    }

    pub(crate) fn out_of_bounds(name: &'static str, value: impl fmt::Display, min: i64, max: i64) -> Self {
        Self::OutOfBounds { name, value: value.to_string(), min, max }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfBounds { name, value, min, max } => {
                write!(f, "{name} is {value}, but must be a whole number from {min} to {max}.")
            }
            Self::BadOption { key, value, allowed } => {
                write!(f, "The option {key} was given {value}; allowed is {allowed}.")
            }
            Self::BadMap { line, column, problem } => {
                write!(f, "The map cannot be read: line {line}, column {column}: {problem}.")
            }
            Self::StartBlocked { x, y } => write!(f, "The start ({x}, {y}) is a wall."),
            Self::GoalBlocked { x, y } => write!(f, "The goal ({x}, {y}) is a wall."),
            Self::BadCell { problem } | Self::TooLarge { problem } | Self::WrongAlgorithm { problem } => {
                write!(f, "{problem}")
            }
        }
    }
}

impl std::error::Error for Error {}

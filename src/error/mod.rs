//! What can go wrong, as sentences for people and stable codes for programs.

pub(crate) mod memory;
pub(crate) mod problem;
pub(crate) mod wording;

use crate::error::problem::{Allowed, CellProblem, JumpProblem, MapProblem, SizeProblem};
use crate::error::wording::{Said, Values, write_sentence};
use std::fmt;

/// A refused request. Board, options and search are as they were before it.
///
/// ```
/// use starstep::{Error, Solver};
///
/// let mut solver = Solver::new(4, 3)?;
/// match solver.set_cell(4, 0, 255) {
///     Err(Error::OutOfBounds { name, max, .. }) => assert_eq!((name, max), ("x", 3)),
///     other => panic!("{other:?}"),
/// }
/// # Ok::<(), starstep::Error>(())
/// ```
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
    /// A share that is not a number from 0 to 1.
    ShareOutOfBounds {
        /// The share as it was given.
        value: String,
    },
    /// A cell value that is not a byte, or an array of cells of the wrong kind or length.
    BadCell {
        /// What is wrong.
        problem: CellProblem,
    },
    /// An option that does not exist, or a value that an option does not take.
    BadOption {
        /// The option's name; as given and in quotation marks if there is no such option.
        key: String,
        /// The value as it was given.
        value: String,
        /// What is allowed instead.
        allowed: Allowed,
    },
    /// A map text that cannot be read.
    BadMap {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// What is wrong there.
        problem: MapProblem,
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
    /// A board, text or search beyond what Starstep accepts, or beyond the available memory.
    TooLarge {
        /// What is too large.
        problem: SizeProblem,
    },
    /// An algorithm that cannot keep its promise under these options on this board, or that this build does not have.
    WrongAlgorithm {
        /// Why not.
        problem: JumpProblem,
    },
}

impl Error {
    /// The code that stays the same in every release and language.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// assert_eq!(Board::new(0, 1).unwrap_err().code(), "out-of-bounds");
    /// assert_eq!(Board::from_map("hello").unwrap_err().code(), "bad-map");
    /// ```
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.said().0
    }

    /// The values in the sentence, for writing it in another language: numbers, quoted texts, and codes. An error that
    /// can have more than one reason has the code of its reason as `problem`, or as `allowed`.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let error = Board::from_map("height 1\nwidth 2\nmap\n.\n").unwrap_err();
    /// let values = error.values();
    /// let value = |word| values.iter().find(|(name, _)| *name == word).map(|(_, value)| value.as_str());
    /// assert_eq!((value("line"), value("column")), (Some("4"), Some("2")));
    /// assert_eq!((value("problem"), value("columns"), value("width")), (Some("row-short"), Some("1"), Some("2")));
    /// ```
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let mut values = self.own_values();
        if let Some((word, (code, _, details))) = self.detail() {
            values = values.text(word, code);
            values.0.extend(details.0);
        }
        values.0
    }

    /// Code and sentence.
    fn said(&self) -> (&'static str, &'static str) {
        match self {
            Self::OutOfBounds { .. } | Self::ShareOutOfBounds { .. } => {
                ("out-of-bounds", "{name} is {value}, but must be {number} from {min} to {max}.")
            }
            Self::BadCell { .. } => ("bad-cell", "{problem}"),
            Self::BadOption { .. } => ("bad-option", "The option {key} was given {value}; allowed is {allowed}."),
            Self::BadMap { .. } => ("bad-map", "The map cannot be read: line {line}, column {column}: {problem}."),
            Self::StartBlocked { .. } => ("start-blocked", "The start ({x}, {y}) is a wall."),
            Self::GoalBlocked { .. } => ("goal-blocked", "The goal ({x}, {y}) is a wall."),
            Self::TooLarge { .. } => ("too-large", "{problem}"),
            Self::WrongAlgorithm { .. } => ("wrong-algorithm", "{problem}"),
        }
    }

    /// The values in the sentence other than the reason.
    #[cold]
    #[inline(never)]
    fn own_values(&self) -> Values {
        let values = Values::default();
        match self {
            Self::OutOfBounds { name, value, min, max } => values
                .text("name", name)
                .text("value", value)
                .text("number", "whole")
                .number("min", *min)
                .number("max", *max),
            Self::ShareOutOfBounds { value } => values
                .text("name", "share")
                .text("value", value)
                .text("number", "any")
                .number("min", 0)
                .number("max", 1),
            Self::BadOption { key, value, .. } => values.text("key", key).text("value", value),
            Self::BadMap { line, column, .. } => values.count("line", *line).count("column", *column),
            Self::StartBlocked { x, y } | Self::GoalBlocked { x, y } => {
                values.number("x", i64::from(*x)).number("y", i64::from(*y))
            }
            Self::BadCell { .. } | Self::TooLarge { .. } | Self::WrongAlgorithm { .. } => values,
        }
    }

    /// The word for the reason and its text, where there can be more than one reason.
    #[cold]
    #[inline(never)]
    fn detail(&self) -> Option<(&'static str, Said)> {
        match self {
            Self::BadCell { problem } => Some(("problem", problem.said())),
            Self::BadOption { allowed, .. } => Some(("allowed", allowed.said())),
            #[cfg(feature = "full")]
            Self::BadMap { problem, .. } => Some(("problem", problem.said())),
            Self::TooLarge { problem } => Some(("problem", problem.said())),
            #[cfg(feature = "full")]
            Self::WrongAlgorithm { problem } => Some(("problem", problem.said())),
            // The others are not there to be refused, so their sentences need not be either.
            #[cfg(not(feature = "full"))]
            Self::WrongAlgorithm { .. } => Some(("problem", JumpProblem::NotBuilt.said())),
            _ => None,
        }
    }

    /// Whether memory ran out.
    pub(crate) fn is_memory(&self) -> bool {
        matches!(self, Self::TooLarge { problem: SizeProblem::Memory { .. } })
    }

    pub(crate) fn out_of_bounds(name: &'static str, value: impl fmt::Display, min: i64, max: i64) -> Self {
        Self::OutOfBounds { name, value: value.to_string(), min, max }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, sentence) = self.said();
        let detail = self.detail().map_or(("", ""), |(word, (_, sentence, _))| (word, sentence));
        write_sentence(f, sentence, &self.values(), detail)
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    /// One error of each kind and reason.
    fn all() -> Vec<Error> {
        let text = || "\"a\"".to_owned();
        let mut errors = vec![
            Error::out_of_bounds("x", 9, 0, 4),
            Error::ShareOutOfBounds { value: "1.5".to_owned() },
            Error::StartBlocked { x: 1, y: 2 },
            Error::GoalBlocked { x: 3, y: 4 },
        ];
        errors.extend(
            [
                CellProblem::Value { value: text() },
                CellProblem::Type { value: "object".to_owned() },
                CellProblem::Count { given: 3, width: 5, height: 4 },
                CellProblem::PaletteType { value: "null".to_owned() },
                CellProblem::Palette { given: 3, needed: 1040 },
            ]
            .map(|problem| Error::BadCell { problem }),
        );
        let allowed = [
            Allowed::Flag,
            Allowed::Weight,
            Allowed::Names(&["b", "c"]),
            Allowed::Options(&["d", "e"]),
            Allowed::Object,
        ];
        errors.extend(allowed.map(|allowed| Error::BadOption { key: "speed".to_owned(), value: text(), allowed }));
        errors.extend(
            [
                MapProblem::NotText { value: "undefined".to_owned() },
                MapProblem::NotUtf8 { byte: 255 },
                MapProblem::NoMap,
                MapProblem::NoSize,
                MapProblem::Header { text: text() },
                MapProblem::Number { text: text() },
                MapProblem::RowShort { columns: 6, width: 7 },
                MapProblem::RowLong { width: 7 },
                MapProblem::Letter { text: text() },
                MapProblem::Second { text: text() },
                MapProblem::FewRows { rows: 8, height: 9 },
                MapProblem::ManyRows { height: 9 },
                MapProblem::Beyond { name: "y", value: "11".to_owned(), max: 10 },
                MapProblem::Experiment,
            ]
            .map(|problem| Error::BadMap { line: 12, column: 13, problem }),
        );
        errors.extend(
            [
                SizeProblem::Side { name: "width", value: 5000, max: 4096 },
                SizeProblem::Text { length: 99, unit: "letters", max: 98 },
                SizeProblem::Record { length: 97 },
                SizeProblem::Memory { bytes: 3 << 20 },
                SizeProblem::Expansions { most: 96 },
            ]
            .map(|problem| Error::TooLarge { problem }),
        );
        errors.extend(
            [JumpProblem::Diagonals, JumpProblem::Penalties, JumpProblem::NotBuilt]
                .map(|problem| Error::WrongAlgorithm { problem }),
        );
        errors
    }

    #[test]
    fn sentences_contain_all_values_and_no_brace() {
        for error in all() {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '}']), "{sentence}");
            for (word, value) in error.values() {
                // The word for a reason is the code of a sentence that is already in it.
                let is_reason = ["problem", "allowed", "number"].contains(&word);
                let said = wording::in_words(word, &value);
                assert!(is_reason || sentence.contains(said), "{sentence} does not contain {word}, which is {value}");
            }
        }
    }

    #[test]
    fn a_code_and_its_reason_tell_errors_apart() {
        let mut reasons = std::collections::BTreeSet::new();
        for error in all() {
            let values = error.values();
            let reason = values.iter().find(|(word, _)| ["problem", "allowed", "number"].contains(word));
            assert!(reasons.insert((error.code(), reason.map(|(_, code)| code.clone()))), "{error}");
        }
        let codes: std::collections::BTreeSet<_> = reasons.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes.len(), 8, "{codes:?}");
    }
}

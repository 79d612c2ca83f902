//! Map texts.

use crate::error::wording::{Said, Values};

/// What is wrong at a place in a map text. Texts are quoted as they are.
///
/// ```
/// use starstep::{Board, Error, MapProblem};
///
/// let error = Board::from_map("height 2\nwidth 2\nmap\n..\n").unwrap_err();
/// let problem = MapProblem::FewRows { rows: 1, height: 2 };
/// assert_eq!(error, Error::BadMap { line: 5, column: 1, problem });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum MapProblem {
    /// Something other than a text was given.
    NotText {
        /// What was given.
        value: String,
    },
    /// The byte is not UTF-8.
    NotUtf8 {
        /// The byte.
        byte: u8,
    },
    /// There is no line `map`.
    NoMap,
    /// Width and height do not come before the map.
    NoSize,
    /// The line does not belong in a header.
    Header {
        /// The line.
        text: String,
    },
    /// The word should be a number.
    Number {
        /// The word.
        text: String,
    },
    /// The row has too few cells.
    RowShort {
        /// How many it has.
        columns: u32,
        /// How many it should have.
        width: u32,
    },
    /// The row has too many cells.
    RowLong {
        /// How many it should have.
        width: u32,
    },
    /// No cell has this letter.
    Letter {
        /// The letter.
        text: String,
    },
    /// The letter may occur only once.
    Second {
        /// The letter.
        text: String,
    },
    /// Rows are missing.
    FewRows {
        /// How many there are.
        rows: u32,
        /// How many there should be.
        height: u32,
    },
    /// There is text after the last row.
    ManyRows {
        /// How many rows there should be.
        height: u32,
    },
    /// Start or goal lies beyond the board.
    Beyond {
        /// `x` or `y`.
        name: &'static str,
        /// The coordinate.
        value: String,
        /// The largest one on the board.
        max: i64,
    },
    /// A line of a `.scen` file is not an experiment. No browser reads such files.
    Experiment,
}

impl MapProblem {
    #[cold]
    #[inline(never)]
    pub(crate) fn said(&self) -> Said {
        let values = Values::default();
        match self {
            Self::NotText { value } => ("not-text", "{value} is not a text", values.text("value", value)),
            Self::NotUtf8 { byte } => {
                ("not-utf8", "the byte {byte} is not UTF-8 text", values.text("byte", &format!("{byte:#04x}")))
            }
            Self::NoMap => ("no-map", "the text ends before the line \"map\"", values),
            Self::NoSize => ("no-size", "width and height must be given before the map, each at least 1", values),
            Self::Header { text } => (
                "header",
                "{text} is none of \"type octile\", \"height …\", \"width …\", \"start x y\", \"goal x y\", \"origin x y\", \"map\"",
                values.text("text", text),
            ),
            Self::Number { text } => ("number", "{text} is not a whole number in range", values.text("text", text)),
            Self::RowShort { columns, width } => (
                "row-short",
                "the row has only {columns} of {width} cells",
                values.number("columns", i64::from(*columns)).number("width", i64::from(*width)),
            ),
            Self::RowLong { width } => {
                ("row-long", "the row is longer than the width {width}", values.number("width", i64::from(*width)))
            }
            Self::Letter { text } => ("letter", "{text} is not a letter of a map", values.text("text", text)),
            Self::Second { text } => ("second", "there is a second {text}", values.text("text", text)),
            Self::FewRows { rows, height } => (
                "few-rows",
                "the map ends after row {rows}, but the height is {height}",
                values.number("rows", i64::from(*rows)).number("height", i64::from(*height)),
            ),
            Self::ManyRows { height } => (
                "many-rows",
                "there is text after row {height}, which should be the last",
                values.number("height", i64::from(*height)),
            ),
            Self::Beyond { name, value, max } => (
                "beyond",
                "{name} is {value}, but must be a whole number from 0 to {max}",
                values.text("name", name).text("value", value).number("max", *max),
            ),
            Self::Experiment => (
                "experiment",
                "an experiment has nine columns: bucket, map, width, height, start x and y, goal x and y, length",
                values,
            ),
        }
    }
}

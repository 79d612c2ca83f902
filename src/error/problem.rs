//! What exactly is wrong, for the errors that have more than one reason: a stable code, values and a sentence for each.

use crate::error::wording::Values;

/// A code, its sentence with words in braces, and what stands for the words.
pub(crate) type Said = (&'static str, &'static str, Values);

/// What is wrong with cells that are given as bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum CellProblem {
    /// A cell that is not a byte.
    Value {
        /// What was given.
        value: String,
    },
    /// Cells that are not an array of bytes.
    Type {
        /// What was given.
        value: String,
    },
    /// An array of the wrong length.
    Count {
        /// How many cells were given.
        given: usize,
        /// The board's columns.
        width: u32,
        /// The board's rows.
        height: u32,
    },
    /// A palette that is not an array of bytes.
    PaletteType {
        /// What was given.
        value: String,
    },
    /// A palette of the wrong length.
    Palette {
        /// How many bytes were given.
        given: usize,
        /// How many there must be.
        needed: usize,
    },
}

impl CellProblem {
    #[cold]
    #[inline(never)]
    pub(crate) fn said(&self) -> Said {
        let values = Values::default();
        match self {
            Self::Value { value } => (
                "cell-value",
                "The cell is {value}, but must be a whole number from 0 to 255.",
                values.text("value", value),
            ),
            Self::Type { value } => {
                ("cells-type", "The cells are {value}, but must be a Uint8Array.", values.text("value", value))
            }
            Self::Count { given, width, height } => {
                let (width, height) = (i64::from(*width), i64::from(*height));
                let values = values.count("given", *given).number("width", width).number("height", height);
                (
                    "cells-count",
                    "The array has {given} cells; a {width} × {height} board needs {needed}.",
                    values.number("needed", width * height),
                )
            }
            Self::PaletteType { value } => {
                ("palette-type", "The palette is {value}, but must be a Uint8Array.", values.text("value", value))
            }
            Self::Palette { given, needed } => (
                "palette",
                "The palette has {given} bytes, but must have {needed}.",
                values.count("given", *given).count("needed", *needed),
            ),
        }
    }
}

/// What an option takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Allowed {
    /// True or false.
    Flag,
    /// A finite number of at least 0.
    Weight,
    /// One of some names.
    Names(&'static [&'static str]),
    /// The name is not that of an option; these are.
    Options(&'static [&'static str]),
    /// Options come as one object.
    Object,
}

impl Allowed {
    #[cold]
    #[inline(never)]
    pub(crate) fn said(self) -> Said {
        let values = Values::default();
        match self {
            Self::Flag => ("flag", "true or false", values),
            Self::Weight => ("weight", "a finite number of at least 0", values),
            Self::Names(names) => ("names", "{names}", values.text("names", &format!("\"{}\"", names.join("\", \"")))),
            Self::Options(names) => ("option", "one of the options {names}", values.text("names", &names.join(", "))),
            Self::Object => ("object", "an object of options", values),
        }
    }
}

/// What is wrong at a place of a map text. Texts are quoted as they stand there.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum MapProblem {
    /// What should be a text is something else.
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
    /// The line is none of a header's.
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
    /// The letter stands for no cell.
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
    /// A line of a `.scen` file is no experiment. No browser reads such files.
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

/// What is too large.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SizeProblem {
    /// A side of a board.
    Side {
        /// `width` or `height`.
        name: &'static str,
        /// How many cells it should have.
        value: u32,
        /// How many it may have.
        max: u32,
    },
    /// A map text.
    Text {
        /// How long it is.
        length: usize,
        /// In what: `letters` or `bytes`.
        unit: &'static str,
        /// How many bytes it may have.
        max: usize,
    },
    /// The record of a search, which cannot grow any more.
    Record {
        /// How many expansions it has.
        length: u64,
    },
    /// What there is no memory for.
    Memory {
        /// How many bytes more were asked for.
        bytes: usize,
    },
    /// A search that opens closed cells again, which can take longer than anybody waits.
    Expansions {
        /// How many expansions it may have.
        most: u64,
    },
}

impl SizeProblem {
    #[cold]
    #[inline(never)]
    pub(crate) fn said(&self) -> Said {
        let values = Values::default();
        match self {
            Self::Side { name, value, max } => (
                "side",
                "{name} is {value}, but at most {max} cells are allowed.",
                values.text("name", name).number("value", i64::from(*value)).number("max", i64::from(*max)),
            ),
            Self::Text { length, unit, max } => (
                "text",
                "The map text has {length} {unit}; at most {max} bytes are read.",
                values.count("length", *length).text("unit", unit).count("max", *max),
            ),
            Self::Record { length } => (
                "record",
                "The record of the search is full after {length} expansions.",
                values.number("length", length.cast_signed()),
            ),
            Self::Memory { bytes } => (
                "memory",
                "There is not enough memory: {megabytes} MB more are needed.",
                values.count("megabytes", bytes.div_ceil(1 << 20).max(1)),
            ),
            Self::Expansions { most } => (
                "expansions",
                "The search opens closed cells again and again, and was ended after {most} expansions.",
                values.number("most", most.cast_signed()),
            ),
        }
    }
}

/// Why jump point search cannot keep its promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum JumpProblem {
    /// Corners may be cut.
    Diagonals,
    /// Penalties count, and there are some.
    Penalties,
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
        }
    }
}

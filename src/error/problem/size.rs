//! Boards, texts, searches and memory that would be too large.

use crate::error::wording::{Said, Values};

/// What is too large.
///
/// ```
/// use starstep::{Board, Error, MAX_SIDE, SizeProblem};
///
/// let problem = SizeProblem::Side { name: "width", value: 5000, max: MAX_SIDE };
/// assert_eq!(Board::new(5000, 1), Err(Error::TooLarge { problem }));
/// ```
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
        /// The unit: `letters` or `bytes`.
        unit: &'static str,
        /// How many bytes it may have.
        max: usize,
    },
    /// The record of a search, which cannot grow any further.
    Record {
        /// How many expansions it has.
        length: u64,
    },
    /// More memory than there is.
    Memory {
        /// How many more bytes were needed.
        bytes: usize,
    },
    /// A search that reopens closed cells, which can take longer than anyone would wait.
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

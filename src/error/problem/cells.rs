//! Cells and palettes given as bytes.

use crate::error::wording::{Said, Values};

/// What is wrong with cells given as bytes.
///
/// ```
/// use starstep::{Board, CellProblem, Error};
///
/// let mut board = Board::new(3, 2)?;
/// let problem = CellProblem::Count { given: 5, width: 3, height: 2 };
/// assert_eq!(board.set_cells(&[0; 5]), Err(Error::BadCell { problem }));
/// # Ok::<(), starstep::Error>(())
/// ```
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

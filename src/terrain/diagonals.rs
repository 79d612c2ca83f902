//! Bits along the diagonals, in the order in which each direction passes the cells, so that 64 cells of a run are read in
//! one word.
//!
//! They lie in *stripes* of 64 rows. A word has the 64 cells of a diagonal in a stripe, bit i that of the stripe's i-th
//! row; runs towards the north have their rows mirrored. Of the diagonals in a stripe, those on which x grows with i are
//! numbered by x - i + 64, the others by x + i + 1. The words of 64 neighboring diagonals are a *block*: it follows from
//! two squares of 64 by 64 cells, by shifting each row by its number and exchanging rows and columns.

use crate::board::steps::COMPASS;
use crate::error::memory::{self, NoMemory};
use crate::terrain::bitmap::transpose;

/// A square of 64 by 64 cells, row by row.
pub(super) type Square = [u64; 64];

/// A bit for each cell and diagonal direction.
#[derive(Debug, Clone, Default)]
pub(super) struct Diagonals {
    words: Vec<u64>,
    /// In the order of `COMPASS`, from north-east on.
    layouts: [Layout; 4],
    words_a_stripe: usize,
    stripes: usize,
}

/// Where the cells of a direction are.
#[derive(Debug, Clone, Copy, Default)]
struct Layout {
    /// The row of y = 0, and what a row more adds to it.
    first_row: i32,
    row: i32,
    /// What a row within a stripe adds to the number of a diagonal, and the number of the diagonal of the first cell.
    slope: i32,
    first_number: i32,
    /// How many words further a diagonal goes on in the next stripe.
    next: usize,
    begin: usize,
}

impl Diagonals {
    /// For a board of set bits.
    pub(super) fn filled(width: usize, height: usize) -> Result<Self, NoMemory> {
        // A stripe has diagonals that begin or end up to 64 cells beside the board.
        let words_a_stripe = (width + 65).next_multiple_of(64);
        let stripes = height.div_ceil(64);
        // One more ends all runs.
        let words = words_a_stripe * (stripes + 1);
        let last_row = i32::try_from(64 * stripes).expect("boards have at most 4096 rows") - 1;
        let layouts = std::array::from_fn(|direction| {
            let (dx, dy) = COMPASS[direction + 4];
            Layout {
                first_row: if dy > 0 { 0 } else { last_row },
                row: dy,
                slope: -dx,
                first_number: if dx > 0 { 64 } else { 1 },
                next: if dx > 0 { words_a_stripe + 64 } else { words_a_stripe - 64 },
                begin: words * direction,
            }
        });
        Ok(Self { words: memory::filled(4 * words, u64::MAX)?, layouts, words_a_stripe, stripes })
    }

    pub(super) fn blocks_a_stripe(&self) -> usize {
        self.words_a_stripe / 64
    }

    /// Sets a block of a direction from the square to its left and its own.
    pub(super) fn set(&mut self, direction: usize, stripe: usize, block: usize, left: &Square, right: &Square) {
        let Layout { row, slope, .. } = self.layouts[direction];
        let is_mirrored = row < 0;
        let mut bits = [0; 64];
        for (i, bits) in bits.iter_mut().enumerate() {
            let y = if is_mirrored { 63 - i } else { i };
            let shift = if slope < 0 { i } else { 63 - i };
            // Shifted in two steps, because a shift by all 64 bits does nothing.
            *bits = left[y] >> shift | right[y] << 1 << (63 - shift);
        }
        transpose(&mut bits);
        let first = self.first_word(direction, stripe, block);
        self.words[first..first + 64].copy_from_slice(&bits);
    }

    /// Sets all bits of a block of all directions.
    pub(super) fn fill(&mut self, stripe: usize, block: usize) {
        for direction in 0..4 {
            let first = self.first_word(direction, stripe, block);
            self.words[first..first + 64].fill(u64::MAX);
        }
    }

    fn first_word(&self, direction: usize, stripe: usize, block: usize) -> usize {
        let Layout { row, begin, .. } = self.layouts[direction];
        let stripe = if row < 0 { self.stripes - 1 - stripe } else { stripe };
        begin + stripe * self.words_a_stripe + 64 * block
    }

    /// How many steps there are from a cell to the next one with a set bit. The direction is an index into `COMPASS`.
    #[inline]
    pub(super) fn steps(&self, (x, y): (i32, i32), direction: u8) -> i32 {
        let Layout { first_row, row, slope, first_number, next, begin } = self.layouts[usize::from(direction & 3)];
        let y = first_row + y * row;
        let i = y & 63;
        let number = (x + slope * i + first_number).cast_unsigned() as usize;
        let mut word = begin + (y >> 6).cast_unsigned() as usize * self.words_a_stripe + number;
        let rest = self.words[word] >> i >> 1;
        if rest != 0 {
            return 1 + rest.trailing_zeros().cast_signed();
        }
        let mut steps = 64 - i;
        loop {
            word += next;
            let bits = self.words[word];
            if bits != 0 {
                return steps + bits.trailing_zeros().cast_signed();
            }
            steps += 64;
        }
    }
}

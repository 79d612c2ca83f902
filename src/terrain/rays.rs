//! Where straight looks stop, in the order in which each direction passes the cells: looks to the west and to the north
//! have their lines mirrored, so that there is no telling the directions apart while looking.

use crate::board::steps::COMPASS;
use crate::error::memory::{self, NoMemory};

/// Lines of cells for the four straight directions, in the order of `COMPASS`.
#[derive(Debug, Clone, Default)]
pub(super) struct Rays {
    /// For 64 cells each: where looks stop, and from where they end at a jump point.
    words: Vec<[u64; 2]>,
    layouts: [Layout; 4],
}

/// Where the cells of a direction are.
#[derive(Debug, Clone, Copy, Default)]
struct Layout {
    /// The bit of the cell in the corner, and what a column and a row more add to it.
    first: i32,
    column: i32,
    row: i32,
    /// The words of the first line, and how many there are in each.
    begin: usize,
    words_a_line: usize,
    is_mirrored: bool,
}

impl Rays {
    /// For a board of walls.
    pub(super) fn blocked(width: usize, height: usize) -> Result<Self, NoMemory> {
        let mut begin = 0;
        let layouts = std::array::from_fn(|direction| {
            let (dx, dy) = COMPASS[direction];
            let (length, lines) = if dy == 0 { (width, height) } else { (height, width) };
            // At least one bit after each line is a wall.
            let words_a_line = length / 64 + 1;
            let a_line = signed(64 * words_a_line);
            let is_mirrored = dx + dy < 0;
            let layout = Layout {
                first: signed(64 * begin) + if is_mirrored { a_line - 1 } else { 0 },
                column: if dy == 0 { dx } else { a_line },
                row: if dy == 0 { a_line } else { dy },
                begin,
                words_a_line,
                is_mirrored,
            };
            // A mirrored line ends with its last cell, so that a wall must follow the last line.
            begin += words_a_line * lines + 1;
            layout
        });
        // A look reads two words at once.
        Ok(Self { words: memory::filled(begin + 1, [u64::MAX, 0])?, layouts })
    }

    /// Sets 64 cells of a line: where looks stop, and from where they end at a jump point.
    pub(super) fn set(&mut self, direction: usize, line: usize, word: usize, [stops, hits]: [u64; 2]) {
        let Layout { begin, words_a_line, is_mirrored, .. } = self.layouts[direction];
        if word >= words_a_line {
            return;
        }
        let first = begin + line * words_a_line;
        if is_mirrored {
            self.words[first + words_a_line - 1 - word] = [stops.reverse_bits(), hits.reverse_bits()];
        } else {
            self.words[first + word] = [stops, hits];
        }
    }

    #[inline]
    fn bit(&self, (x, y): (i32, i32), direction: u8) -> usize {
        let Layout { first, column, row, .. } = self.layouts[usize::from(direction & 3)];
        (first + x * column + y * row).cast_unsigned() as usize
    }

    /// How many steps there are to the next stop.
    #[inline]
    pub(super) fn steps(&self, at: (i32, i32), direction: u8) -> i32 {
        self.steps_from(self.bit(at, direction))
    }

    /// How many steps there are to a jump point or to the goal, whichever comes first. 0 if a wall comes before both.
    #[inline]
    pub(super) fn look(&self, at: (i32, i32), direction: u8, to_goal: Option<i32>) -> i32 {
        let bit = self.bit(at, direction);
        let hits = self.words[bit / 64][1] >> (bit % 64) & 1 == 1;
        let Some(to_goal) = to_goal else {
            return if hits { self.steps_from(bit) } else { 0 };
        };
        let steps = self.steps_from(bit);
        if to_goal <= steps {
            to_goal
        } else if hits {
            steps
        } else {
            0
        }
    }

    #[inline]
    fn steps_from(&self, bit: usize) -> i32 {
        let next = bit + 1;
        let (mut word, shift) = (next / 64, next % 64);
        let mut steps = 1;
        loop {
            let pair = &self.words[word..word + 2];
            // Shifted in two steps, because a shift by all 64 bits does nothing.
            let stops = pair[0][0] >> shift | pair[1][0] << 1 << (63 - shift);
            if stops != 0 {
                return steps + stops.trailing_zeros().cast_signed();
            }
            word += 1;
            steps += 64;
        }
    }
}

/// A number of bits, of which there are fewer than 2^31 for the largest board.
fn signed(bits: usize) -> i32 {
    i32::try_from(bits).expect("boards have at most 4096 by 4096 cells")
}

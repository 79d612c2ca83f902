//! Straight looks in the order in which each direction passes the cells: where they stop, from where they end at a jump
//! point, and where a path that arrives may turn. Lines to the west and to the north are mirrored, so that there is no
//! telling the directions apart while looking.

use crate::board::steps::COMPASS;
use crate::error::memory::{self, NoMemory};
use crate::terrain::bitmap::Lines;

/// Lines of cells for the four straight directions, in the order of `COMPASS`.
#[derive(Debug, Clone, Default)]
pub(super) struct Rays {
    words: Vec<Bits>,
    layouts: [Layout; 4],
}

/// What is known of 64 cells of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits {
    /// Where a look stops: at a wall or a jump point.
    pub(super) stops: u64,
    /// From where a look ends at a jump point.
    pub(super) hits: u64,
    /// Where a path that arrives may turn to the right and to the left: there is no wall, but one beside the cell before.
    turns: [u64; 2],
}

/// Beyond the board.
const BEYOND: Bits = Bits { stops: u64::MAX, hits: 0, turns: [0; 2] };

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

impl Layout {
    fn place(&self, line: usize, word: usize) -> usize {
        let word = if self.is_mirrored { self.words_a_line - 1 - word } else { word };
        self.begin + line * self.words_a_line + word
    }

    fn turned(&self, bits: u64) -> u64 {
        if self.is_mirrored { bits.reverse_bits() } else { bits }
    }
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
        Ok(Self { words: memory::filled(begin + 1, BEYOND)?, layouts })
    }

    /// 64 cells of a line: where looks stop, and from where they end at a jump point. Cells beyond the line are walls.
    pub(super) fn get(&self, direction: usize, line: usize, word: usize) -> [u64; 2] {
        let layout = &self.layouts[direction];
        if word >= layout.words_a_line {
            return [u64::MAX, 0];
        }
        let Bits { stops, hits, .. } = self.words[layout.place(line, word)];
        [stops, hits].map(|bits| layout.turned(bits))
    }

    /// Sets where looks stop in 64 cells of a line.
    pub(super) fn set_stops(&mut self, direction: usize, line: usize, word: usize, stops: u64) {
        let layout = self.layouts[direction];
        if word < layout.words_a_line {
            self.words[layout.place(line, word)].stops = layout.turned(stops);
        }
    }

    /// Finds everything about a line, and reports each word in which hits have changed. `right` is the line to the right
    /// of looks in the direction, as a difference.
    pub(super) fn find(
        &mut self,
        direction: usize,
        lines: &Lines,
        line: usize,
        right: isize,
        mut changed: impl FnMut(usize),
    ) {
        let layout = self.layouts[direction];
        let first = lines.first_word(line);
        // Whether the next stop of the cell before is a jump point, in the order opposite to that of looks.
        let mut carried = 0;
        for place in (0..layout.words_a_line).rev() {
            let word = if layout.is_mirrored { layout.words_a_line - 1 - place } else { place };
            let at = first + word;
            let stops = if layout.is_mirrored { lines.stops_down[at] } else { lines.stops_up[at] };
            let [stops, walls] = [stops, lines.walls[at]].map(|bits| layout.turned(bits));
            let turns = [right, -right].map(|beside| {
                let at = at.wrapping_add_signed(beside * lines.words_per_line.cast_signed());
                let [before, here, after] = [lines.walls[at - 1], lines.walls[at], lines.walls[at + 1]];
                let behind = if layout.is_mirrored { here >> 1 | after << 63 } else { here << 1 | before >> 63 };
                layout.turned(behind & !here)
            });
            let hits = fill(stops.reverse_bits(), walls.reverse_bits(), &mut carried).reverse_bits();
            let bits = &mut self.words[layout.begin + line * layout.words_a_line + place];
            if bits.hits != hits {
                changed(word);
            }
            *bits = Bits { stops, hits, turns };
        }
    }

    #[inline]
    fn bit(&self, (x, y): (i32, i32), direction: u8) -> usize {
        let Layout { first, column, row, .. } = self.layouts[usize::from(direction & 3)];
        (first + x * column + y * row).cast_unsigned() as usize
    }

    /// Whether a path that arrives in a direction may turn to the right and to the left.
    #[inline]
    pub(super) fn turns(&self, at: (i32, i32), direction: u8) -> [bool; 2] {
        let bit = self.bit(at, direction);
        self.words[bit / 64].turns.map(|turns| turns >> (bit % 64) & 1 == 1)
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
        let hits = self.words[bit / 64].hits >> (bit % 64) & 1 == 1;
        if !hits && to_goal.is_none() {
            return 0;
        }
        let steps = self.steps_from(bit);
        match to_goal {
            Some(to_goal) if to_goal <= steps => to_goal,
            _ if hits => steps,
            _ => 0,
        }
    }

    #[inline]
    fn steps_from(&self, bit: usize) -> i32 {
        let next = bit + 1;
        let (mut word, shift) = (next / 64, next % 64);
        let mut steps = 1;
        loop {
            let two = &self.words[word..word + 2];
            // Shifted in two steps, because a shift by all 64 bits does nothing.
            let bits = two[0].stops >> shift | two[1].stops << 1 << (63 - shift);
            if bits != 0 {
                return steps + bits.trailing_zeros().cast_signed();
            }
            word += 1;
            steps += 64;
        }
    }
}

/// The open cells of a word whose next lower stop is a jump point. `carried` says whether the last stop of the words below is
/// one, and afterwards whether that of this word is.
#[inline]
fn fill(stops: u64, walls: u64, carried: &mut u64) -> u64 {
    let jump_points = stops & !walls;
    // An addition carries a bit from the cell above a jump point through all cells that are no stops to the next stop,
    // and so changes exactly the bits on the way.
    let passed = !stops;
    let (sum, overflows) = passed.overflowing_add(jump_points << 1 | *carried);
    *carried = jump_points >> 63 | u64::from(overflows);
    (sum ^ passed) & !walls
}

/// A number of bits, of which there are fewer than 2^31 for the largest board.
fn signed(bits: usize) -> i32 {
    i32::try_from(bits).expect("boards have at most 4096 by 4096 cells")
}

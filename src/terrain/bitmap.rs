//! The walls as bits, row by row and column by column, so that a run of 64 cells is read in one word; and, next to
//! them, where a jump along a line stops. What is derived from them for whole jumps is in `planes.rs`.

use crate::board::grid::{Board, WALL};
use crate::error::memory::{self, NoMemory};

/// Bits before the first cell of a line, so that whole words can be read on both sides of it.
const MARGIN: u32 = 64;

/// Lines of bits, with an extra line before the first and one after the last.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lines {
    /// 1 for a wall and for everything beyond the board.
    pub(super) walls: Vec<u64>,
    /// Where a jump towards larger numbers stops: 1 for a wall, and for a jump point: a cell with no wall beside it
    /// although there is one beside the previous cell.
    pub(super) stops_up: Vec<u64>,
    /// The same for jumps towards smaller numbers.
    pub(super) stops_down: Vec<u64>,
    pub(super) words_per_line: usize,
}

impl Lines {
    fn new(length: u32, count: u32) -> Result<Self, NoMemory> {
        let words_per_line = ((2 * MARGIN + length) as usize).div_ceil(64) + 1;
        let words = || memory::filled(words_per_line * (count as usize + 2), u64::MAX);
        Ok(Self { walls: words()?, stops_up: words()?, stops_down: words()?, words_per_line })
    }

    /// The word with the first 64 cells of a line. The word before it and those after the last cell are margins.
    pub(super) fn first_word(&self, line: usize) -> usize {
        (line + 1) * self.words_per_line + (MARGIN / 64) as usize
    }

    #[inline]
    fn place(&self, line: i32, at: i32) -> (usize, u32) {
        let bit = at.wrapping_add(MARGIN.cast_signed()).cast_unsigned();
        let line = (line + 1).cast_unsigned() as usize;
        (line * self.words_per_line + (bit / 64) as usize, bit % 64)
    }

    #[inline]
    fn set(&mut self, line: i32, at: i32, is_wall: bool) {
        let (word, bit) = self.place(line, at);
        self.walls[word] = self.walls[word] & !(1 << bit) | u64::from(is_wall) << bit;
    }

    /// Finds the stops in a word of a line within the board.
    fn find_stops(&mut self, word: usize) {
        let (mut up, mut down) = (self.walls[word], self.walls[word]);
        for beside in [word - self.words_per_line, word + self.words_per_line] {
            let [before, walls, after] = [self.walls[beside - 1], self.walls[beside], self.walls[beside + 1]];
            up |= (walls << 1 | before >> 63) & !walls;
            down |= (walls >> 1 | after << 63) & !walls;
        }
        (self.stops_up[word], self.stops_down[word]) = (up, down);
    }

    /// Finds all stops.
    fn find_all_stops(&mut self) {
        for word in self.words_per_line..self.walls.len() - self.words_per_line {
            // The words in a margin have no words beyond them, and no stops other than walls.
            if word % self.words_per_line != 0 && (word + 1) % self.words_per_line != 0 {
                self.find_stops(word);
            }
        }
    }

    /// Edits a cell, and the stops that depend on it: those in its line and in the two adjacent ones, up to one cell
    /// away.
    fn change(&mut self, line: i32, at: i32, is_wall: bool, count: u32) {
        self.set(line, at, is_wall);
        for line in (line - 1).max(0)..=(line + 1).min(count.cast_signed() - 1) {
            let (first, last) = (self.place(line, (at - 1).max(0)).0, self.place(line, at + 1).0);
            for word in first..=last {
                self.find_stops(word);
            }
        }
    }

    /// Whether there is a wall, at most one cell beyond the board.
    #[inline]
    pub(crate) fn is_wall(&self, line: i32, at: i32) -> bool {
        let (word, bit) = self.place(line, at);
        self.walls[word] >> bit & 1 == 1
    }

    /// The first stop after a cell of a line, towards larger numbers.
    #[inline]
    pub(crate) fn stop_after(&self, line: i32, at: i32) -> i32 {
        let mut from = at + 1;
        loop {
            let stops = sixty_four(&self.stops_up, self.place(line, from));
            if stops != 0 {
                return from + stops.trailing_zeros().cast_signed();
            }
            from += 64;
        }
    }

    /// The first stop before a cell of a line, towards smaller numbers.
    #[inline]
    pub(crate) fn stop_before(&self, line: i32, at: i32) -> i32 {
        let mut to = at - 1;
        loop {
            let stops = sixty_four(&self.stops_down, self.place(line, to - 63));
            if stops != 0 {
                return to - stops.leading_zeros().cast_signed();
            }
            to -= 64;
        }
    }
}

/// 64 bits from a place on, with the first in the lowest bit.
#[inline]
fn sixty_four(words: &[u64], (word, bit): (usize, u32)) -> u64 {
    let words = &words[word..word + 2];
    // Shifted in two steps, because a shift by all 64 bits does nothing.
    words[0] >> bit | words[1] << 1 << (63 - bit)
}

/// Turns the columns of a square of bits into rows, by exchanging ever smaller squares above the diagonal with those
/// below.
pub(super) fn transpose(block: &mut [u64; 64]) {
    let (mut side, mut mask) = (32, u64::MAX >> 32);
    while side > 0 {
        for row in (0..64).filter(|row| row & side == 0) {
            let exchanged = (block[row] >> side ^ block[row + side]) & mask;
            block[row] ^= exchanged << side;
            block[row + side] ^= exchanged;
        }
        side /= 2;
        mask ^= mask << side;
    }
}

/// The walls of a board in both directions, kept current by edits.
#[derive(Debug, Clone, Default)]
pub(crate) struct Bitmap {
    pub(crate) rows: Lines,
    pub(crate) columns: Lines,
    is_current: bool,
}

impl Bitmap {
    /// Rebuilds the bits after an edit of many cells.
    #[inline(never)]
    pub(crate) fn prepare(&mut self, board: &Board) -> Result<(), NoMemory> {
        if self.is_current {
            return Ok(());
        }
        let (width, height) = (board.width(), board.height());
        // The old ones are freed first, so that there need not be room for both.
        (self.rows, self.columns) = Default::default();
        self.rows = Lines::new(width, height)?;
        self.columns = Lines::new(height, width)?;
        self.is_current = true;
        // In blocks of 64 cells each way, whose words are aligned in both directions because of the margin.
        for top in (0..height).step_by(64) {
            for left in (0..width).step_by(64) {
                let columns = left as usize..width.min(left + 64) as usize;
                let mut block = [u64::MAX; 64];
                for (word, y) in block.iter_mut().zip(top..height.min(top + 64)) {
                    let row = &board.cells()[(y * width) as usize..][columns.clone()];
                    for (bit, cell) in row.iter().enumerate() {
                        *word &= !(u64::from(*cell != WALL) << bit);
                    }
                    let (place, _) = self.rows.place(y.cast_signed(), left.cast_signed());
                    self.rows.walls[place] = *word;
                }
                transpose(&mut block);
                for (word, x) in block.iter().zip(left..width.min(left + 64)) {
                    let (place, _) = self.columns.place(x.cast_signed(), top.cast_signed());
                    self.columns.walls[place] = *word;
                }
            }
        }
        self.rows.find_all_stops();
        self.columns.find_all_stops();
        Ok(())
    }

    pub(crate) fn invalidate(&mut self) {
        self.is_current = false;
    }

    /// Updates the bits of a cell that was edited.
    pub(crate) fn cell_changed(&mut self, board: &Board, x: u32, y: u32) {
        if self.is_current {
            let is_wall = board.cell(x, y) == Ok(WALL);
            let (width, height) = (board.width(), board.height());
            let (x, y) = (x.cast_signed(), y.cast_signed());
            self.rows.change(y, x, is_wall, height);
            self.columns.change(x, y, is_wall, width);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a jump along a row stops, found cell by cell.
    fn stop(board: &Board, (mut x, y): (i32, i32), step: i32) -> i32 {
        let is_open = |x: i32, y: i32| board.is_open(i64::from(x), i64::from(y));
        loop {
            let before = x;
            x += step;
            let is_forced = |side: i32| !is_open(before, y + side) && is_open(x, y + side);
            if !is_open(x, y) || is_forced(-1) || is_forced(1) {
                return x;
            }
        }
    }

    fn is_right(board: &Board, bitmap: &Bitmap) {
        let (width, height) = (board.width().cast_signed(), board.height().cast_signed());
        for y in 0..height {
            for x in -1..=width {
                assert_eq!(bitmap.rows.is_wall(y, x), !board.is_open(x.into(), y.into()), "{x} {y}");
                assert!(bitmap.columns.is_wall(x.clamp(0, width - 1), -1));
            }
            for x in 0..width {
                assert_eq!(bitmap.columns.is_wall(x, y), bitmap.rows.is_wall(y, x), "{x} {y}");
                if bitmap.rows.is_wall(y, x) {
                    continue;
                }
                assert_eq!(bitmap.rows.stop_after(y, x), stop(board, (x, y), 1), "after {x} {y}");
                assert_eq!(bitmap.rows.stop_before(y, x), stop(board, (x, y), -1), "before {x} {y}");
            }
        }
    }

    #[test]
    fn stops_are_those_found_cell_by_cell_also_after_edits() {
        for (width, height) in [(1, 1), (1, 70), (130, 3), (200, 9), (64, 64)] {
            let mut board = Board::new(width, height).unwrap();
            let seed = width * 31 + height;
            let cells: Vec<u8> =
                (0..width * height).map(|cell| if (cell * 7919 + seed) % 23 < 3 { WALL } else { 0 }).collect();
            board.set_cells(&cells).unwrap();
            let mut bitmap = Bitmap::default();
            bitmap.prepare(&board).unwrap();
            is_right(&board, &bitmap);
            for i in 0..60 {
                let (x, y) = (i * 37 % width, i * 11 % height);
                board.set_cell(x, y, WALL - board.cell(x, y).unwrap()).unwrap();
                bitmap.cell_changed(&board, x, y);
                is_right(&board, &bitmap);
            }
            // Columns are the rows of the board with x and y exchanged.
            let mut mirrored = Board::new(height, width).unwrap();
            for y in 0..height {
                for x in 0..width {
                    mirrored.set_cell(y, x, board.cell(x, y).unwrap()).unwrap();
                }
            }
            let mut other = Bitmap::default();
            other.prepare(&mirrored).unwrap();
            assert_eq!(bitmap.columns.stops_up, other.rows.stops_up);
            assert_eq!(bitmap.columns.stops_down, other.rows.stops_down);
        }
    }
}

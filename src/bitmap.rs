//! The walls as bits, row by row and column by column, so that a run of 64 cells is read in one word.

use crate::grid::{Board, WALL};

/// Bits before the first cell of a line, so that whole words can be read on both sides of it.
const MARGIN: u32 = 64;

/// Lines of bits, 1 for a wall and for all that lies beyond the board. There is a line of walls before the first and
/// after the last.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    words: Vec<u64>,
    words_per_line: usize,
}

impl Lines {
    fn new(length: u32, count: u32) -> Self {
        let words_per_line = ((2 * MARGIN + length) as usize).div_ceil(64) + 1;
        Self { words: vec![u64::MAX; words_per_line * (count as usize + 2)], words_per_line }
    }

    #[inline]
    fn place(&self, line: i32, at: i32) -> (usize, u32) {
        let bit = at.wrapping_add(MARGIN.cast_signed()).cast_unsigned();
        let line = (line + 1).cast_unsigned() as usize;
        (line * self.words_per_line + (bit / 64) as usize, bit % 64)
    }

    fn set(&mut self, line: i32, at: i32, is_wall: bool) {
        let (word, bit) = self.place(line, at);
        self.words[word] = self.words[word] & !(1 << bit) | u64::from(is_wall) << bit;
    }

    /// Whether there is a wall. Asks at most one cell beyond the board.
    #[inline]
    pub(crate) fn is_wall(&self, line: i32, at: i32) -> bool {
        let (word, bit) = self.place(line, at);
        self.words[word] >> bit & 1 == 1
    }

    /// 64 cells from `at` on, the first in the lowest bit.
    #[inline]
    pub(crate) fn from(&self, line: i32, at: i32) -> u64 {
        let (word, bit) = self.place(line, at);
        let words = &self.words[word..word + 2];
        // Shifted in two steps, because a shift by all 64 bits is none.
        words[0] >> bit | words[1] << 1 << (63 - bit)
    }

    /// 64 cells up to and with `at`, the last in the highest bit.
    #[inline]
    pub(crate) fn up_to(&self, line: i32, at: i32) -> u64 {
        self.from(line, at - 63)
    }
}

/// The walls of a board in both directions, kept current by edits.
#[derive(Debug, Default)]
pub(crate) struct Bitmap {
    pub(crate) rows: Lines,
    pub(crate) columns: Lines,
    is_current: bool,
}

impl Bitmap {
    /// Makes the bits anew after an edit of many cells.
    pub(crate) fn prepare(&mut self, board: &Board) {
        if self.is_current {
            return;
        }
        let (width, height) = (board.width(), board.height());
        self.rows = Lines::new(width, height);
        self.columns = Lines::new(height, width);
        self.is_current = true;
        for (y, row) in (0..).zip(board.cells().chunks(width as usize)) {
            for (x, _) in (0..).zip(row).filter(|(_, cell)| **cell != WALL) {
                self.rows.set(y, x, false);
                self.columns.set(x, y, false);
            }
        }
    }

    pub(crate) fn invalidate(&mut self) {
        self.is_current = false;
    }

    /// Mends the bits of a cell that was edited.
    pub(crate) fn cell_changed(&mut self, x: u32, y: u32, is_wall: bool) {
        if self.is_current {
            let (x, y) = (x.cast_signed(), y.cast_signed());
            self.rows.set(y, x, is_wall);
            self.columns.set(x, y, is_wall);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_hold_the_cells_they_should() {
        let mut board = Board::new(130, 3).unwrap();
        for x in [0, 5, 63, 64, 100, 129] {
            board.set_cell(x, 1, WALL).unwrap();
        }
        let mut bitmap = Bitmap::default();
        bitmap.prepare(&board);
        let expected = |x: i32| !(0..130).contains(&x) || board.cell(x.cast_unsigned(), 1) == Ok(WALL);
        for x in -1..=130 {
            assert_eq!(bitmap.rows.is_wall(1, x), expected(x), "{x}");
            assert_eq!(bitmap.columns.is_wall(x.clamp(0, 129), 1), expected(x.clamp(0, 129)));
            assert!(bitmap.rows.is_wall(-1, x) && bitmap.rows.is_wall(3, x));
            for bit in 0..64 {
                assert_eq!(bitmap.rows.from(1, x) >> bit & 1 == 1, expected(x + bit), "{x} {bit}");
                assert_eq!(bitmap.rows.up_to(1, x) >> (63 - bit) & 1 == 1, expected(x - bit), "{x} {bit}");
            }
        }
        bitmap.cell_changed(5, 1, false);
        assert!(!bitmap.rows.is_wall(1, 5) && !bitmap.columns.is_wall(5, 1));
    }
}

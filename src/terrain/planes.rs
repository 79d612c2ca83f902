//! Where the main run of a jump has anything to do, as bits along its direction, so that 64 of its cells are read in one
//! word.
//!
//! A run along a diagonal looks sideways from every cell, but nearly all of these looks end at a wall. Which ones end at a
//! jump point is a fact of the board, not of the query. So there is one bit for each cell and diagonal direction: the
//! step into the cell is blocked, or a straight look from it ends at a jump point. Only the goal's row and column depend
//! on the query. Without diagonal moves, main runs are vertical and look left and right, and the same bits serve up and
//! down.
//!
//! The bits of a diagonal lie in stripes of 64 rows: a word has the 64 cells of a diagonal in a stripe, bit i that of the
//! stripe's i-th row. The diagonals that fall to the right are numbered by x - i + 64, the others by x + i + 1. The words
//! of 64 neighboring diagonals are a *block*: it follows from two squares of 64 by 64 cells, by shifting each row by its
//! number and exchanging rows and columns.

use crate::error::memory::{self, NoMemory};
use crate::terrain::bitmap::{Bitmap, transpose};
use crate::terrain::hits::Hits;

/// A square of 64 by 64 cells, row by row.
type Square = [u64; 64];
/// What a diagonal run has to do in the cells of a square, for each diagonal direction in the order of `COMPASS`.
type Work = [Square; 4];

/// Beyond the board every step is blocked.
const BEYOND: Work = [[u64::MAX; 64]; 4];

/// The bits for the moves that were prepared last, kept current by edits.
#[derive(Debug, Clone, Default)]
pub(crate) struct Planes {
    rows: Hits,
    /// Only for diagonal runs.
    columns: Hits,
    /// One for each diagonal direction in the order of `COMPASS`.
    diagonals: [Vec<u64>; 4],
    /// For vertical runs, column by column.
    vertical: Vec<u64>,
    width: usize,
    height: usize,
    made_for: Option<Moves>,
    changes: Changes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moves {
    Diagonal,
    Straight,
}

/// What edits since the last search have made out of date.
#[derive(Debug, Clone, Default)]
struct Changes {
    are_there: bool,
    rows: Vec<bool>,
    columns: Vec<bool>,
    /// Stripe by stripe.
    blocks: Vec<bool>,
}

impl Planes {
    /// Everything is made anew when it is needed again.
    pub(crate) fn invalidate(&mut self) {
        self.made_for = None;
    }

    /// Notes that a cell was edited. What depends on it is found at the next search.
    pub(crate) fn cell_changed(&mut self, x: u32, y: u32) {
        if self.made_for.is_none() {
            return;
        }
        let (x, y) = (x as usize, y as usize);
        self.changes.are_there = true;
        // The stops of its row and column and of those beside them may have changed,
        for row in y.saturating_sub(1)..(y + 2).min(self.height) {
            self.changes.rows[row] = true;
        }
        for column in x.saturating_sub(1)..(x + 2).min(self.width) {
            self.changes.columns[column] = true;
        }
        // and the steps into all cells around it.
        for row in [y.saturating_sub(1), (y + 1).min(self.height - 1)] {
            for column in [x.saturating_sub(1), (x + 1).min(self.width - 1)] {
                self.changes.mark(row / 64, column / 64, self.blocks_a_stripe());
            }
        }
    }

    /// Brings the bits up to date, for diagonal or for vertical runs.
    pub(crate) fn prepare(
        &mut self,
        walls: &Bitmap,
        (width, height): (u32, u32),
        has_diagonals: bool,
    ) -> Result<(), NoMemory> {
        let moves = if has_diagonals { Moves::Diagonal } else { Moves::Straight };
        if self.made_for != Some(moves) {
            // The old ones are freed first, so that there need not be room for both.
            *self = Self::default();
            *self = Self::blocked(walls, (width as usize, height as usize), moves)?;
            self.made_for = Some(moves);
            self.changes.all();
        }
        if self.changes.are_there {
            self.mend(walls);
        }
        Ok(())
    }

    /// For a board on which no run gets anywhere.
    fn blocked(walls: &Bitmap, (width, height): (usize, usize), moves: Moves) -> Result<Self, NoMemory> {
        let mut planes = Self { width, height, rows: Hits::none(&walls.rows)?, ..Self::default() };
        let blocks = planes.stripes() * planes.blocks_a_stripe();
        match moves {
            Moves::Diagonal => {
                planes.columns = Hits::none(&walls.columns)?;
                // A stripe above the board and one below it end all runs.
                let words = blocks * 64 + 2 * planes.words_a_stripe();
                for plane in &mut planes.diagonals {
                    *plane = memory::filled(words, u64::MAX)?;
                }
            }
            Moves::Straight => planes.vertical = memory::filled(walls.columns.words(), u64::MAX)?,
        }
        planes.changes = Changes {
            are_there: false,
            rows: memory::filled(height, false)?,
            columns: memory::filled(width, false)?,
            blocks: memory::filled(blocks, false)?,
        };
        Ok(planes)
    }

    fn stripes(&self) -> usize {
        self.height.div_ceil(64)
    }

    /// A stripe has diagonals that begin or end up to 64 cells beside the board.
    fn blocks_a_stripe(&self) -> usize {
        (self.width + 65).div_ceil(64)
    }

    fn words_a_stripe(&self) -> usize {
        64 * self.blocks_a_stripe()
    }

    /// Finds what has changed since the last search, and makes the blocks that depend on it.
    #[inline(never)]
    fn mend(&mut self, walls: &Bitmap) {
        let blocks = self.blocks_a_stripe();
        for line in 0..self.height {
            if std::mem::take(&mut self.changes.rows[line]) {
                let changes = &mut self.changes;
                self.rows.find(&walls.rows, line, |word| changes.mark(line / 64, word, blocks));
            }
        }
        for line in 0..self.width {
            let is_changed = std::mem::take(&mut self.changes.columns[line]);
            if is_changed && self.made_for == Some(Moves::Diagonal) {
                let changes = &mut self.changes;
                self.columns.find(&walls.columns, line, |stripe| changes.mark(stripe, line / 64, blocks));
            }
        }
        for stripe in 0..self.stripes() {
            // The square to the left of the next block, if it is already known.
            let mut left = Some(BEYOND);
            for block in 0..blocks {
                if !std::mem::take(&mut self.changes.blocks[stripe * blocks + block]) {
                    left = None;
                    continue;
                }
                if self.made_for == Some(Moves::Straight) {
                    self.set_vertical(walls, stripe, block);
                    continue;
                }
                let before = left.unwrap_or_else(|| self.work(walls, stripe, block - 1));
                let work = self.work(walls, stripe, block);
                self.set_diagonals(stripe, block, &before, &work);
                left = Some(work);
            }
        }
        self.changes.are_there = false;
    }

    /// What diagonal runs have to do in a square.
    fn work(&self, walls: &Bitmap, stripe: usize, square: usize) -> Work {
        let mut squares = BEYOND;
        let [south, north] =
            [&self.columns.up, &self.columns.down].map(|hits| self.rows_of(walls, hits, stripe, square));
        for i in 0..64.min(self.height - 64 * stripe) {
            let word = walls.rows.first_word(64 * stripe + i) + square;
            let rows = &walls.rows.walls;
            let [above, here, below] =
                [word - walls.rows.words_per_line, word, word + walls.rows.words_per_line].map(|word| rows[word]);
            let from_west = here | here << 1 | rows[word - 1] >> 63;
            let from_east = here | here >> 1 | rows[word + 1] << 63;
            let (east, west) = (self.rows.up[word], self.rows.down[word]);
            squares[0][i] = from_west | below | east | north[i];
            squares[1][i] = from_west | above | east | south[i];
            squares[2][i] = from_east | above | west | south[i];
            squares[3][i] = from_east | below | west | north[i];
        }
        squares
    }

    /// Bits of columns in a square, row by row.
    fn rows_of(&self, walls: &Bitmap, columns: &[u64], stripe: usize, square: usize) -> Square {
        let mut bits = [0; 64];
        for (i, bits) in bits.iter_mut().enumerate().take(self.width.saturating_sub(64 * square)) {
            *bits = columns[walls.columns.first_word(64 * square + i) + stripe];
        }
        transpose(&mut bits);
        bits
    }

    /// Writes a block of all diagonal directions, from the square to its left and its own.
    fn set_diagonals(&mut self, stripe: usize, block: usize, left: &Work, right: &Work) {
        let first = (stripe + 1) * self.words_a_stripe() + 64 * block;
        for (direction, plane) in self.diagonals.iter_mut().enumerate() {
            let mut bits = [0; 64];
            for (i, bits) in bits.iter_mut().enumerate() {
                let shift = if falls_to_the_right(direction) { i } else { 63 - i };
                // Shifted in two steps, because a shift by all 64 bits does nothing.
                *bits = left[direction][i] >> shift | right[direction][i] << 1 << (63 - shift);
            }
            transpose(&mut bits);
            plane[first..first + 64].copy_from_slice(&bits);
        }
    }

    /// Writes what vertical runs have to do in a square.
    fn set_vertical(&mut self, walls: &Bitmap, stripe: usize, square: usize) {
        let mut bits = [u64::MAX; 64];
        for (i, bits) in bits.iter_mut().enumerate().take(self.height - 64 * stripe) {
            let word = walls.rows.first_word(64 * stripe + i) + square;
            *bits = walls.rows.walls[word] | self.rows.up[word] | self.rows.down[word];
        }
        transpose(&mut bits);
        for (i, bits) in bits.iter().enumerate().take(self.width.saturating_sub(64 * square)) {
            self.vertical[walls.columns.first_word(64 * square + i) + stripe] = *bits;
        }
    }

    /// How many steps a diagonal run makes from a cell to the next one in which it has something to do or is blocked.
    /// The direction is an index into `COMPASS`.
    #[inline]
    pub(crate) fn diagonal_steps(&self, (x, y): (i32, i32), direction: u8) -> i32 {
        let direction = usize::from(direction) - 4;
        let plane = &self.diagonals[direction];
        let (stripe, i) = (y >> 6, y & 63);
        let number = if falls_to_the_right(direction) { x - i + 64 } else { x + i + 1 };
        let a_stripe = self.words_a_stripe();
        let mut word = (stripe + 1).cast_unsigned() as usize * a_stripe + number.cast_unsigned() as usize;
        // A diagonal that goes on in the next stripe has another number there.
        let next = if falls_to_the_right(direction) { a_stripe + 64 } else { a_stripe - 64 };
        if goes_down(direction) {
            let rest = plane[word] >> i >> 1;
            if rest != 0 {
                return 1 + rest.trailing_zeros().cast_signed();
            }
            let mut steps = 64 - i;
            loop {
                word += next;
                if plane[word] != 0 {
                    return steps + plane[word].trailing_zeros().cast_signed();
                }
                steps += 64;
            }
        }
        let rest = plane[word] << (63 - i) << 1;
        if rest != 0 {
            return 1 + rest.leading_zeros().cast_signed();
        }
        let mut steps = i + 1;
        loop {
            word -= next;
            if plane[word] != 0 {
                return steps + plane[word].leading_zeros().cast_signed();
            }
            steps += 64;
        }
    }

    /// How many steps a vertical run makes, likewise.
    #[inline]
    pub(crate) fn vertical_steps(&self, walls: &Bitmap, (x, y): (i32, i32), goes_down: bool) -> i32 {
        if goes_down {
            walls.columns.after(&self.vertical, x, y) - y
        } else {
            y - walls.columns.before(&self.vertical, x, y)
        }
    }
}

/// Of the diagonal directions: north-east, south-east, south-west, north-west.
#[inline]
fn falls_to_the_right(direction: usize) -> bool {
    direction % 2 == 1
}

#[inline]
fn goes_down(direction: usize) -> bool {
    direction == 1 || direction == 2
}

impl Changes {
    /// Everything must be found anew.
    fn all(&mut self) {
        self.are_there = true;
        for marks in [&mut self.rows, &mut self.columns, &mut self.blocks] {
            marks.fill(true);
        }
    }

    /// Marks what depends on a square: its own block and the next one.
    fn mark(&mut self, stripe: usize, square: usize, blocks_a_stripe: usize) {
        let block = stripe * blocks_a_stripe + square;
        self.blocks[block] = true;
        if square + 1 < blocks_a_stripe {
            self.blocks[block + 1] = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::{Board, WALL};
    use crate::board::steps::COMPASS;

    /// Whether a straight look from a cell ends at a jump point, found cell by cell.
    fn hits(board: &Board, (mut x, mut y): (i64, i64), (dx, dy): (i64, i64)) -> bool {
        loop {
            let forced = [(dy, dx), (-dy, -dx)]
                .iter()
                .any(|(sx, sy)| !board.is_open(x + sx, y + sy) && board.is_open(x + dx + sx, y + dy + sy));
            (x, y) = (x + dx, y + dy);
            if !board.is_open(x, y) || forced {
                return board.is_open(x, y);
            }
        }
    }

    /// How many steps a main run makes before it has something to do, found cell by cell.
    fn steps(board: &Board, (x, y): (u32, u32), (dx, dy): (i32, i32)) -> i32 {
        let (dx, dy) = (i64::from(dx), i64::from(dy));
        let at = |steps: i64| (i64::from(x) + dx * steps, i64::from(y) + dy * steps);
        let has_work = |steps: &i64| {
            let ((x, y), (from_x, from_y)) = (at(*steps), at(*steps - 1));
            let is_open = [(x, y), (from_x, y), (x, from_y)].iter().all(|(x, y)| board.is_open(*x, *y));
            let looks = if dx == 0 { [(1, 0), (-1, 0)] } else { [(dx, 0), (0, dy)] };
            !is_open || looks.iter().any(|look| hits(board, (x, y), *look))
        };
        i32::try_from((1..10_000).find(has_work).unwrap()).unwrap()
    }

    fn are_right(board: &Board, walls: &Bitmap, planes: &Planes, has_diagonals: bool) {
        let cells = (0..board.height()).flat_map(|y| (0..board.width()).map(move |x| (x, y)));
        for (x, y) in cells.filter(|(x, y)| board.cell(*x, *y) != Ok(WALL)) {
            let at = (x.cast_signed(), y.cast_signed());
            for direction in if has_diagonals { 4..8 } else { 0..0 } {
                let expected = steps(board, (x, y), COMPASS[usize::from(direction)]);
                assert_eq!(planes.diagonal_steps(at, direction), expected, "{x} {y} direction {direction}");
            }
            for goes_down in if has_diagonals { vec![] } else { vec![false, true] } {
                let expected = steps(board, (x, y), (0, if goes_down { 1 } else { -1 }));
                assert_eq!(planes.vertical_steps(walls, at, goes_down), expected, "{x} {y} down: {goes_down}");
            }
        }
    }

    /// Few walls, so that runs are long, or many; edits everywhere, one after the other or several at once.
    #[test]
    fn runs_are_those_found_cell_by_cell_also_after_edits() {
        for (width, height) in [(1, 1), (1, 70), (70, 1), (130, 3), (3, 130), (64, 64), (63, 65), (127, 66), (40, 129)]
        {
            for few in [5, 60] {
                let mut board = Board::new(width, height).unwrap();
                let mut random = u64::from(width * 131 + height * 7 + few);
                let mut below = |limit: u32| {
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    u32::try_from(random >> 33).unwrap() % limit
                };
                let cells: Vec<u8> = (0..width * height).map(|_| if below(few) == 0 { WALL } else { 0 }).collect();
                board.set_cells(&cells).unwrap();
                for has_diagonals in [true, false] {
                    let (mut walls, mut planes) = (Bitmap::default(), Planes::default());
                    for edit in 0..12 {
                        walls.prepare(&board).unwrap();
                        planes.prepare(&walls, (width, height), has_diagonals).unwrap();
                        are_right(&board, &walls, &planes, has_diagonals);
                        for _ in 0..=edit % 3 {
                            let (x, y) = (below(width), below(height));
                            board.set_cell(x, y, WALL - board.cell(x, y).unwrap()).unwrap();
                            walls.cell_changed(&board, x, y);
                            planes.cell_changed(x, y);
                        }
                    }
                }
            }
        }
    }
}

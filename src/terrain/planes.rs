//! What jumps do that need not be shown: where straight looks stop, and where main runs have anything to do.
//!
//! A run along a diagonal looks sideways from every cell, but nearly all of these looks end at a wall. Which ones end at a
//! jump point is a fact of the board, not of the query. So there is one bit for each cell and diagonal direction: the
//! step into the cell is blocked, or a straight look from it ends at a jump point. Only the goal's row and column depend
//! on the query. Without diagonal moves, main runs are vertical and look left and right.
//!
//! Edits note what depends on them, and the next search brings it up to date. An edit can change what runs have to do
//! everywhere in its row and column, so a search makes only some blocks anew, and sets all bits of the others: then runs
//! look from every cell there, which takes longer and finds the same. Later searches make these blocks too.

use crate::error::memory::{self, NoMemory};
use crate::terrain::bitmap::{Bitmap, transpose};
use crate::terrain::diagonals::{Diagonals, Square};
use crate::terrain::rays::Rays;

/// What a diagonal run has to do in the cells of a square, for each diagonal direction.
type Work = [Square; 4];

/// Beyond the board every step is blocked.
const BEYOND: Work = [[u64::MAX; 64]; 4];

const NORTH: usize = 0;
const EAST: usize = 1;
const SOUTH: usize = 2;
const WEST: usize = 3;

/// The bits for the moves that were prepared last.
#[derive(Debug, Clone, Default)]
pub(crate) struct Planes {
    /// Straight looks; without diagonal moves, those to the north and to the south stop where a run has anything to do.
    rays: Rays,
    /// Only for diagonal runs: where they have anything to do.
    diagonals: Diagonals,
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

/// What is out of date since the last search.
#[derive(Debug, Clone, Default)]
struct Changes {
    are_there: bool,
    /// Whether all of it is made at once: after everything has changed, and for searches that cannot make what is left.
    are_all: bool,
    rows: Vec<bool>,
    columns: Vec<bool>,
    /// Stripe by stripe.
    blocks: Vec<Block>,
    blocks_a_stripe: usize,
}

/// The state of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Block {
    Current,
    Changed,
    /// All of its bits are set.
    Filled,
}

/// How many blocks a search makes after edits: few enough that an edit and a search together take less than a
/// millisecond on the largest board.
const BLOCKS_A_SEARCH: usize = if cfg!(test) { 2 } else { 32 };

impl Planes {
    /// Everything is made anew when it is needed again.
    pub(crate) fn invalidate(&mut self) {
        self.made_for = None;
    }

    /// Notes that a cell was edited.
    pub(crate) fn cell_changed(&mut self, x: u32, y: u32) {
        if self.made_for.is_some() {
            self.changes.cell_changed(x as usize, y as usize);
        }
    }

    /// Has the next preparation make all blocks, however many an edit has changed.
    pub(crate) fn leave_nothing_for_later(&mut self) {
        self.changes.are_all = true;
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
            *self = Self::blocked((width as usize, height as usize), moves)?;
        }
        if self.changes.are_there {
            self.mend(walls, moves);
        }
        Ok(())
    }

    /// For a board on which no run gets anywhere, with everything to be brought up to date.
    fn blocked((width, height): (usize, usize), moves: Moves) -> Result<Self, NoMemory> {
        let rays = Rays::blocked(width, height)?;
        let (diagonals, blocks_a_stripe) = match moves {
            Moves::Diagonal => {
                let diagonals = Diagonals::filled(width, height)?;
                let blocks_a_stripe = diagonals.blocks_a_stripe();
                (diagonals, blocks_a_stripe)
            }
            Moves::Straight => (Diagonals::default(), width.div_ceil(64)),
        };
        let changes = Changes {
            are_there: true,
            are_all: true,
            rows: memory::filled(height, true)?,
            columns: memory::filled(width, true)?,
            blocks: memory::filled(height.div_ceil(64) * blocks_a_stripe, Block::Changed)?,
            blocks_a_stripe,
        };
        Ok(Self { rays, diagonals, width, height, made_for: Some(moves), changes })
    }

    /// Finds what has changed since the last search, and makes the blocks that depend on it.
    #[inline(never)]
    fn mend(&mut self, walls: &Bitmap, moves: Moves) {
        let Self { rays, changes, .. } = self;
        for line in 0..self.height {
            if std::mem::take(&mut changes.rows[line]) {
                rays.find(EAST, &walls.rows, line, 1, |word| changes.square_changed(line / 64, word));
                rays.find(WEST, &walls.rows, line, -1, |word| changes.square_changed(line / 64, word));
            }
        }
        for line in 0..self.width {
            if std::mem::take(&mut changes.columns[line]) && moves == Moves::Diagonal {
                rays.find(SOUTH, &walls.columns, line, -1, |stripe| changes.square_changed(stripe, line / 64));
                rays.find(NORTH, &walls.columns, line, 1, |stripe| changes.square_changed(stripe, line / 64));
            }
        }
        let mut budget = if self.changes.are_all { usize::MAX } else { BLOCKS_A_SEARCH };
        (self.changes.are_there, self.changes.are_all) = (false, false);
        let blocks = self.changes.blocks_a_stripe;
        for stripe in 0..self.height.div_ceil(64) {
            // The square to the left of the next block, if it is already known.
            let mut left = Some(BEYOND);
            for block in 0..blocks {
                let state = &mut self.changes.blocks[stripe * blocks + block];
                let before = std::mem::replace(state, if budget > 0 { Block::Current } else { Block::Filled });
                if before == Block::Current {
                    (*state, left) = (Block::Current, None);
                } else if budget > 0 {
                    budget -= 1;
                    left = self.make(walls, moves, stripe, block, left.as_ref());
                } else {
                    self.changes.are_there = true;
                    left = None;
                    if before == Block::Changed {
                        self.fill(moves, stripe, block);
                    }
                }
            }
        }
    }

    /// Makes a block anew. Returns the work in its own square, and may be given that in the square to its left.
    fn make(&mut self, walls: &Bitmap, moves: Moves, stripe: usize, block: usize, left: Option<&Work>) -> Option<Work> {
        if moves == Moves::Straight {
            self.set_vertical(stripe, block, &self.vertical_work(walls, stripe, block));
            return None;
        }
        let left = left.copied().unwrap_or_else(|| self.work(walls, stripe, block - 1));
        let right = self.work(walls, stripe, block);
        for (direction, (left, right)) in left.iter().zip(&right).enumerate() {
            self.diagonals.set(direction, stripe, block, left, right);
        }
        Some(right)
    }

    /// Sets all bits of a block.
    fn fill(&mut self, moves: Moves, stripe: usize, block: usize) {
        match moves {
            Moves::Diagonal => self.diagonals.fill(stripe, block),
            Moves::Straight => self.set_vertical(stripe, block, &[u64::MAX; 64]),
        }
    }

    /// What diagonal runs have to do in a square, in the order of `COMPASS`.
    fn work(&self, walls: &Bitmap, stripe: usize, square: usize) -> Work {
        let mut squares = BEYOND;
        let [south, north] = [SOUTH, NORTH].map(|direction| {
            let mut bits = [0; 64];
            for (i, bits) in bits.iter_mut().enumerate().take(self.width.saturating_sub(64 * square)) {
                [_, *bits] = self.rays.get(direction, 64 * square + i, stripe);
            }
            transpose(&mut bits);
            bits
        });
        let rows = &walls.rows.walls;
        for i in 0..64.min(self.height - 64 * stripe) {
            let word = walls.rows.first_word(64 * stripe + i) + square;
            let here = rows[word];
            let (above, below) = (rows[word - walls.rows.words_per_line], rows[word + walls.rows.words_per_line]);
            let from_west = here | here << 1 | rows[word - 1] >> 63;
            let from_east = here | here >> 1 | rows[word + 1] << 63;
            let [[_, east], [_, west]] =
                [EAST, WEST].map(|direction| self.rays.get(direction, 64 * stripe + i, square));
            squares[0][i] = from_west | below | east | north[i];
            squares[1][i] = from_west | above | east | south[i];
            squares[2][i] = from_east | above | west | south[i];
            squares[3][i] = from_east | below | west | north[i];
        }
        squares
    }

    /// What vertical runs have to do in a square, column by column.
    fn vertical_work(&self, walls: &Bitmap, stripe: usize, square: usize) -> Square {
        let mut bits = [u64::MAX; 64];
        for (i, bits) in bits.iter_mut().enumerate().take(self.height - 64 * stripe) {
            let word = walls.rows.first_word(64 * stripe + i) + square;
            let [[_, east], [_, west]] =
                [EAST, WEST].map(|direction| self.rays.get(direction, 64 * stripe + i, square));
            *bits = walls.rows.walls[word] | east | west;
        }
        transpose(&mut bits);
        bits
    }

    fn set_vertical(&mut self, stripe: usize, square: usize, columns: &Square) {
        for (i, bits) in columns.iter().enumerate().take(self.width - 64 * square) {
            for direction in [NORTH, SOUTH] {
                self.rays.set_stops(direction, 64 * square + i, stripe, *bits);
            }
        }
    }

    /// How many steps a straight look from a cell goes to a jump point, or to the goal if that comes first. 0 if a wall
    /// comes before both.
    #[inline]
    pub(crate) fn look(&self, at: (i32, i32), direction: u8, to_goal: Option<i32>) -> i32 {
        self.rays.look(at, direction, to_goal)
    }

    /// Whether a path that arrives at a cell in a straight direction may turn to the right and to the left.
    #[inline]
    pub(crate) fn turns(&self, at: (i32, i32), direction: u8) -> [bool; 2] {
        self.rays.turns(at, direction)
    }

    /// How many steps a vertical run makes, without diagonal moves, from a cell to the next one in which it has something
    /// to do or is blocked.
    #[inline]
    pub(crate) fn vertical_steps(&self, at: (i32, i32), direction: u8) -> i32 {
        self.rays.steps(at, direction)
    }

    /// How many steps a diagonal run makes from a cell to the next one in which it has something to do or is blocked.
    #[inline]
    pub(crate) fn diagonal_steps(&self, at: (i32, i32), direction: u8) -> i32 {
        self.diagonals.steps(at, direction)
    }
}

impl Changes {
    fn cell_changed(&mut self, x: usize, y: usize) {
        self.are_there = true;
        // The stops of its row and column and of those beside them may have changed,
        let (last_row, last_column) = (self.rows.len() - 1, self.columns.len() - 1);
        let (rows, columns) =
            (y.saturating_sub(1)..=(y + 1).min(last_row), x.saturating_sub(1)..=(x + 1).min(last_column));
        self.rows[rows.clone()].fill(true);
        self.columns[columns.clone()].fill(true);
        // and the steps into all cells around it.
        for row in [*rows.start(), *rows.end()] {
            for column in [*columns.start(), *columns.end()] {
                self.square_changed(row / 64, column / 64);
            }
        }
    }

    /// Notes what depends on a square: its own block and the next one.
    fn square_changed(&mut self, stripe: usize, square: usize) {
        let first = stripe * self.blocks_a_stripe;
        for block in square..(square + 2).min(self.blocks_a_stripe) {
            let block = &mut self.blocks[first + block];
            if *block == Block::Current {
                *block = Block::Changed;
            }
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

    /// Whether the steps are those found cell by cell, or where blocks are filled, no more.
    fn are_right(board: &Board, planes: &Planes, has_diagonals: bool) {
        let check = |found: i32, expected: i32, what: &str| {
            assert!(found == expected || planes.changes.are_there && (1..expected).contains(&found), "{what}: {found}");
        };
        let cells = (0..board.height()).flat_map(|y| (0..board.width()).map(move |x| (x, y)));
        for (x, y) in cells.filter(|(x, y)| board.cell(*x, *y) != Ok(WALL)) {
            let at = (x.cast_signed(), y.cast_signed());
            for direction in if has_diagonals { 4..8 } else { 0..0 } {
                let expected = steps(board, (x, y), COMPASS[usize::from(direction)]);
                check(planes.diagonal_steps(at, direction), expected, &format!("{x} {y} direction {direction}"));
            }
            for goes_down in if has_diagonals { vec![] } else { vec![false, true] } {
                let expected = steps(board, (x, y), (0, if goes_down { 1 } else { -1 }));
                let found = planes.vertical_steps(at, if goes_down { 2 } else { 0 });
                check(found, expected, &format!("{x} {y} down: {goes_down}"));
            }
        }
    }

    /// Few walls, so that runs are long, or many; edits everywhere, one after the other or several at once.
    #[test]
    fn runs_are_those_found_cell_by_cell_also_after_edits() {
        let mut filled = 0;
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
                        // Once where some blocks are filled, and then until all of them are made.
                        for _ in 0..=edit % 2 * 6 {
                            planes.prepare(&walls, (width, height), has_diagonals).unwrap();
                            filled += usize::from(planes.changes.are_there);
                            are_right(&board, &planes, has_diagonals);
                        }
                        assert!(edit % 2 == 0 || !planes.changes.are_there);
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
        assert!(filled > 50, "blocks were filled {filled} times");
    }
}

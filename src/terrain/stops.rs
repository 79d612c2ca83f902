//! Where jumps stop on boards with penalties: bits for each direction, kept current by edits.
//!
//! Of all shortest paths, a search may keep any one. It looks for the one with the fewest moves, of these for one with
//! its diagonal moves as early as possible, or its vertical ones if there are no diagonal moves; where diagonal moves cost
//! no more than straight ones, for one with few of them before that. So no two moves in a row
//! need a look that can be exchanged for others, past the same three by three cells, which cost less, or as much and come
//! first in this order. Moves cost what the cell costs that they enter, so what matters is what the cells in the middle
//! cost: after a straight step past a dearer cell, the diagonal move behind it pays where it would not on even ground.
//! A run stops where it has such a way to turn, and before a cell of another penalty: all cells that a run enters cost
//! the same, and it is paid for by multiplication.
//!
//! Source: M. Carlson, S. K. Moghadam, D. D. Harabor, P. J. Stuckey and M. Ebrahimi, "Optimal Pathfinding on Weighted
//! Grid Maps" (AAAI 2023), where a jump stops beside any change of terrain. These rules stop it at fewer cells: on the
//! cheap side of a border, not on the dear one, and not behind a border that it crosses.

use crate::board::grid::{Board, WALL};
use crate::board::steps::{COMPASS, Step};
use crate::error::memory::{self, NoMemory};
use crate::rules::cost::Units;
use crate::rules::options::{Diagonal, Options};

/// Bits before the first cell of a line, so that whole words can be read on both sides of it.
const MARGIN: u32 = 64;

/// The moves that runs are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moves {
    pub(crate) has_diagonals: bool,
    /// See [`Units::detour`].
    pub(crate) detour: u8,
}

impl Moves {
    pub(crate) fn new(options: &Options) -> Self {
        let has_diagonals = options.diagonal != Diagonal::Never;
        Self { has_diagonals, detour: Units::new(options.costs).detour() }
    }
}

/// The cells around one, row by row, with that one in the middle.
type Around = [u8; 9];

/// Bits of 64 cells of a line: the walls, with everything beyond the board, and where runs towards larger and towards
/// smaller numbers stop, at walls too.
type Bits = [u64; 3];
const WALLS: usize = 0;
const UP: usize = 1;
const DOWN: usize = 2;

/// The straight directions, as indexes into [`COMPASS`].
const NORTH: u8 = 0;
const EAST: u8 = 1;
const SOUTH: u8 = 2;
const WEST: u8 = 3;

#[inline]
fn is_up(direction: u8) -> bool {
    direction == EAST || direction == SOUTH
}

/// Where runs stop.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stops {
    /// The columns and the rows as bits.
    lines: [Vec<Bits>; 2],
    /// How many words a column and a row have.
    words_per_line: [usize; 2],
    /// For each cell, in the low half, which of the main steps are allowed: the four diagonal ones, or those up and down
    /// in the bits of their directions; in the high half, which of the main runs stop at the cell.
    mains: Vec<u8>,
    /// What they were made for.
    moves: Option<Moves>,
}

impl Stops {
    /// Finds all stops, unless they are known.
    #[inline(never)]
    pub(crate) fn prepare(&mut self, board: &Board, moves: Moves) -> Result<(), NoMemory> {
        if self.moves == Some(moves) {
            return Ok(());
        }
        // What there is is freed first, so that there need not be room for both.
        *self = Self::default();
        let (width, height) = (board.width(), board.height());
        let words = |length: u32| (2 * MARGIN + length).div_ceil(64) as usize + 1;
        self.words_per_line = [words(height), words(width)];
        for ((lines, words), count) in self.lines.iter_mut().zip(self.words_per_line).zip([width, height]) {
            *lines = memory::filled(words * count as usize, [u64::MAX; 3])?;
        }
        self.mains = memory::filled(board.cells().len(), 0)?;
        self.moves = Some(moves);
        self.find(board, (0, 0), (width - 1, height - 1));
        Ok(())
    }

    pub(crate) fn invalidate(&mut self) {
        self.moves = None;
    }

    /// Updates the stops around a cell that was edited.
    pub(crate) fn cell_changed(&mut self, board: &Board, x: u32, y: u32) {
        if self.moves.is_some() {
            let last = ((x + 1).min(board.width() - 1), (y + 1).min(board.height() - 1));
            self.find(board, (x.saturating_sub(1), y.saturating_sub(1)), last);
        }
    }

    /// Finds the stops in a rectangle of cells.
    fn find(&mut self, board: &Board, first: (u32, u32), last: (u32, u32)) {
        let Some(moves) = self.moves else { return };
        let width = board.width() as usize;
        let beyond = vec![WALL; width];
        let row = |y: u32| board.cells().get(y as usize * width..(y as usize + 1) * width).unwrap_or(&beyond);
        // Most cells lie on even ground, and many look like the one before.
        let mut known: (Around, (u8, u8)) = ([WALL; 9], (0xf, 0));
        for y in first.1..=last.1 {
            let rows = [row(y.wrapping_sub(1)), row(y), row(y + 1)];
            for x in first.0..=last.0 {
                let at = |row: &[u8], column: usize| row.get(column.wrapping_sub(1)).copied().unwrap_or(WALL);
                let around = std::array::from_fn(|place| at(rows[place / 3], x as usize + place % 3));
                if around != known.0 {
                    known = (around, stops(&around, moves));
                }
                let (straight, mains) = known.1;
                self.mains[(y * board.width() + x) as usize] = mains;
                let is_wall = u8::from(around[4] == WALL);
                for (up, down) in [(SOUTH, NORTH), (EAST, WEST)] {
                    let (word, bit) = self.place(up, (x.cast_signed(), y.cast_signed()));
                    let bits = [is_wall, straight >> up & 1, straight >> down & 1];
                    for (word, set) in self.lines[usize::from(up % 2)][word].iter_mut().zip(bits) {
                        *word = *word & !(1 << bit) | u64::from(set) << bit;
                    }
                }
            }
        }
    }

    /// The word and the bit of a cell in the lines of a straight direction.
    #[inline]
    fn place(&self, direction: u8, (x, y): (i32, i32)) -> (usize, u32) {
        let (line, at) = if direction.is_multiple_of(2) { (x, y) } else { (y, x) };
        let bit = at.wrapping_add(MARGIN.cast_signed()).cast_unsigned();
        (
            line.cast_unsigned() as usize * self.words_per_line[usize::from(direction % 2)] + (bit / 64) as usize,
            bit % 64,
        )
    }

    /// How many steps in a straight direction lead from a cell to the first stop, wall or place beyond the board, and
    /// whether it is a stop.
    #[inline]
    pub(crate) fn steps(&self, direction: u8, at: (i32, i32)) -> (i32, bool) {
        let words = &self.lines[usize::from(direction % 2)];
        let (word, bit) = self.place(direction, at);
        let is_stop = |word: Bits, bit: u32| word[WALLS] >> bit & 1 == 0;
        if is_up(direction) {
            // Shifted in two steps, because a shift by all 64 bits does nothing.
            let bits = words[word][UP] >> bit >> 1;
            if bits != 0 {
                let steps = bits.trailing_zeros() + 1;
                return (steps.cast_signed(), is_stop(words[word], bit + steps));
            }
            let mut steps = 64 - bit.cast_signed();
            for word in &words[word + 1..] {
                if word[UP] != 0 {
                    let first = word[UP].trailing_zeros();
                    return (steps + first.cast_signed(), is_stop(*word, first));
                }
                steps += 64;
            }
            (steps, false)
        } else {
            let bits = words[word][DOWN] << (63 - bit) << 1;
            if bits != 0 {
                let steps = bits.leading_zeros() + 1;
                return (steps.cast_signed(), is_stop(words[word], bit - steps));
            }
            let mut steps = bit.cast_signed() + 1;
            for word in words[..word].iter().rev() {
                if word[DOWN] != 0 {
                    let first = word[DOWN].leading_zeros();
                    return (steps + first.cast_signed(), is_stop(*word, 63 - first));
                }
                steps += 64;
            }
            (steps, false)
        }
    }

    /// The main steps and stops of a cell.
    #[inline]
    pub(crate) fn mains(&self, cell: u32) -> Mains {
        Mains(self.mains[cell as usize])
    }

    /// Whether a run in a direction that reaches a cell stops there.
    pub(crate) fn is_stop(&self, at: (i32, i32), direction: u8, cell: u32) -> bool {
        let is_vertical = direction.is_multiple_of(2);
        if direction > 3 || is_vertical && self.moves.is_some_and(|moves| !moves.has_diagonals) {
            return self.mains(cell).stop(direction);
        }
        let (word, bit) = self.place(direction, at);
        let bits = self.lines[usize::from(direction % 2)][word];
        bits[if is_up(direction) { UP } else { DOWN }] >> bit & 1 == 1
    }
}

/// Which main steps a cell allows, and which main runs stop there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mains(u8);

impl Mains {
    #[inline]
    pub(crate) fn allow(self, direction: u8) -> bool {
        self.0 >> (direction & 3) & 1 == 1
    }

    #[inline]
    pub(crate) fn stop(self, direction: u8) -> bool {
        self.0 >> (4 + (direction & 3)) & 1 == 1
    }
}

/// Which straight runs stop at the cell in the middle, and its main steps and stops.
fn stops(around: &Around, Moves { has_diagonals, detour }: Moves) -> (u8, u8) {
    let at = |dx: i32, dy: i32| around[(3 * dy + dx + 4).cast_unsigned() as usize];
    let here = at(0, 0);
    let is_open = |cell: u8| cell != WALL;
    if !is_open(here) {
        return (0xf, 0);
    }
    let is_other = |(dx, dy): Step| is_open(at(dx, dy)) && at(dx, dy) != here;
    let turns = |(dx, dy): Step, (side_x, side_y): Step| {
        let (beside, behind) = (at(side_x, side_y), at(side_x - dx, side_y - dy));
        let pays = if has_diagonals {
            beside > here && is_open(at(dx, dy)) && is_open(at(side_x + dx, side_y + dy))
        } else {
            behind > here
        };
        is_open(beside) && (!is_open(behind) || pays)
    };
    let (mut straight, mut mains) = (0, 0);
    for (direction, step) in COMPASS[..4].iter().copied().enumerate() {
        let sides = [(step.1, step.0), (-step.1, -step.0)];
        straight |= u8::from(is_other(step) || turns(step, sides[0]) || turns(step, sides[1])) << direction;
    }
    if !has_diagonals {
        for direction in [0, 2] {
            let (dx, dy) = COMPASS[direction];
            mains |= u8::from(is_open(at(dx, dy))) << direction | u8::from(is_other((dx, dy))) << (4 + direction);
        }
        return (straight, mains);
    }
    for (direction, (dx, dy)) in COMPASS[4..].iter().copied().enumerate() {
        let allowed = is_open(at(dx, dy)) && is_open(at(dx, 0)) && is_open(at(0, dy));
        // Around a dear cell beside the step that led here.
        let rounds = |(x, y): Step, (along_x, along_y): Step| {
            let is_allowed =
                is_open(at(x, y)) && is_open(at(x + along_x, y + along_y)) && is_open(at(along_x, along_y));
            is_allowed && at(x, y) >= here.saturating_add(detour)
        };
        let stop = allowed && is_other((dx, dy)) || rounds((-dx, 0), (0, dy)) || rounds((0, -dy), (dx, 0));
        mains |= u8::from(allowed) << direction | u8::from(stop) << (4 + direction);
    }
    (straight, mains)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVES: [Moves; 3] = [
        Moves { has_diagonals: false, detour: 8 },
        Moves { has_diagonals: true, detour: 8 },
        Moves { has_diagonals: true, detour: 1 },
    ];

    /// Areas of few values with walls among them.
    fn painted(width: u32, height: u32) -> Board {
        let mut board = Board::new(width, height).unwrap();
        let cells = (0..width * height).map(|cell| {
            let (x, y) = (cell % width, cell / width);
            if (cell * 7919 + 3) % 23 < 2 { WALL } else { [0, 20, 7, 60][((x / 5 + y / 4 * 3) % 4) as usize] }
        });
        board.set_cells(&cells.collect::<Vec<u8>>()).unwrap();
        board
    }

    #[test]
    fn runs_end_where_they_end_cell_by_cell() {
        for (width, height) in [(1, 1), (1, 70), (130, 3), (66, 65)] {
            let board = painted(width, height);
            for moves in MOVES {
                let mut kept = Stops::default();
                kept.prepare(&board, moves).unwrap();
                for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
                    for direction in 0..4 {
                        let (dx, dy) = COMPASS[usize::from(direction)];
                        let (mut at, mut steps) = ((x.cast_signed(), y.cast_signed()), 0);
                        let expected = loop {
                            at = (at.0 + dx, at.1 + dy);
                            steps += 1;
                            if !board.is_open(at.0.into(), at.1.into()) {
                                break (steps, false);
                            }
                            let cell = |dx: i32, dy: i32| {
                                board.cell(at.0.wrapping_add(dx).cast_unsigned(), at.1.wrapping_add(dy).cast_unsigned())
                            };
                            let around: Around = std::array::from_fn(|place| {
                                let place = i32::try_from(place).unwrap();
                                cell(place % 3 - 1, place / 3 - 1).unwrap_or(WALL)
                            });
                            if stops(&around, moves).0 >> direction & 1 == 1 {
                                break (steps, true);
                            }
                        };
                        let from = (x.cast_signed(), y.cast_signed());
                        assert_eq!(kept.steps(direction, from), expected, "{direction} from {x} {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn stops_updated_by_edits_equal_fresh_ones() {
        for (width, height) in [(1, 9), (9, 1), (67, 5), (5, 130)] {
            let mut board = painted(width, height);
            for moves in MOVES {
                let mut kept = Stops::default();
                kept.prepare(&board, moves).unwrap();
                for i in 0..120_u32 {
                    let (x, y) = (i * 37 % width, i * 11 % height);
                    board.set_cell(x, y, [0, 20, WALL, 7, 254][i as usize * 3 % 5]).unwrap();
                    kept.cell_changed(&board, x, y);
                    let mut fresh = Stops::default();
                    fresh.prepare(&board, moves).unwrap();
                    assert_eq!((&kept.lines, &kept.mains), (&fresh.lines, &fresh.mains), "{x} {y}");
                }
            }
        }
    }

    /// The cells around one, as three rows; with diagonal moves.
    fn straight_stops(rows: [[u8; 3]; 3]) -> Vec<Step> {
        let around = std::array::from_fn(|place| rows[place / 3][place % 3]);
        let (straight, _) = stops(&around, Moves { has_diagonals: true, detour: 8 });
        (0..4).filter(|direction| straight >> direction & 1 == 1).map(|direction| COMPASS[direction]).collect()
    }

    #[test]
    fn runs_stop_on_the_cheap_side_of_a_border_and_before_it() {
        let (east, west, south) = ((1, 0), (-1, 0), (0, 1));
        assert_eq!(straight_stops([[0, 0, 0], [0, 0, 0], [9, 9, 9]]), [east, south, west]);
        assert_eq!(straight_stops([[9, 9, 9], [9, 9, 9], [0, 0, 0]]), [south]);
        assert_eq!(straight_stops([[9, 9, 9], [9, 9, 9], [9, 9, 9]]), []);
    }
}

//! Moves: the eight directions in neighbor order, and which of them each cell allows.

use crate::board::grid::{Board, WALL};
use crate::error::memory::{self, NoMemory};
use crate::rules::options::{Diagonal, NeighborOrder};
use crate::terrain::pruning::Pruning;

/// A step to a neighbor: columns to the right, rows down.
pub(crate) type Step = (i32, i32);

const ROW_MAJOR: [Step; 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
const COLUMN_MAJOR: [Step; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
const COLUMN_MAJOR_UP: [Step; 8] = [(-1, 1), (-1, 0), (-1, -1), (0, 1), (0, -1), (1, 1), (1, 0), (1, -1)];
const CLOCKWISE: [Step; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
const STRAIGHT_FIRST: [Step; 8] = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];

/// The eight steps in the order in which an expansion looks at them.
pub(crate) fn steps(order: NeighborOrder) -> [Step; 8] {
    match order {
        NeighborOrder::RowMajor => ROW_MAJOR,
        NeighborOrder::ColumnMajor => COLUMN_MAJOR,
        NeighborOrder::ColumnMajorUp => COLUMN_MAJOR_UP,
        NeighborOrder::Clockwise => CLOCKWISE,
        NeighborOrder::StraightFirst => STRAIGHT_FIRST,
    }
}

/// The direction back along a step, 0 to 7 from north clockwise.
pub(crate) fn compass_to_parent((dx, dy): Step) -> u8 {
    let back = (-dx, -dy);
    (0_u8..).zip(CLOCKWISE).find(|(_, step)| *step == back).map_or(0, |(direction, _)| direction)
}

/// Whether the rule allows a step from an open cell. Beyond the board counts as wall.
pub(crate) fn is_allowed(board: &Board, rule: Diagonal, (x, y): (u32, u32), step: Step) -> bool {
    let (x, y) = (i64::from(x), i64::from(y));
    is_allowed_among(|(dx, dy)| board.is_open(x + i64::from(dx), y + i64::from(dy)), rule, step)
}

/// Whether the rule allows a step, given which neighbors are open.
fn is_allowed_among(is_open: impl Fn(Step) -> bool, rule: Diagonal, (dx, dy): Step) -> bool {
    if !is_open((dx, dy)) {
        return false;
    }
    if dx == 0 || dy == 0 {
        return true;
    }
    let (beside, below) = (is_open((dx, 0)), is_open((0, dy)));
    match rule {
        Diagonal::NoCornerCutting => beside && below,
        Diagonal::Never => false,
        Diagonal::AtMostOneObstacle => beside || below,
        Diagonal::Always => true,
    }
}

/// One byte a cell: bit i says that the i-th step in neighbor order is allowed. Kept up to date with the board, so
/// that a search reads one byte where it would have to look at eight cells.
#[derive(Debug, Default)]
pub(crate) struct MoveMasks {
    masks: Vec<u8>,
    /// See [`table`].
    table: Vec<u8>,
    pruning: Pruning,
    made_for: Option<(Diagonal, NeighborOrder)>,
}

impl MoveMasks {
    /// Makes the masks anew if they do not hold for this rule and order.
    #[inline(never)]
    pub(crate) fn prepare(&mut self, board: &Board, rule: Diagonal, order: NeighborOrder) -> Result<(), NoMemory> {
        if self.made_for == Some((rule, order)) {
            return Ok(());
        }
        self.made_for = None;
        self.masks.clear();
        memory::reserve(&mut self.masks, board.cells().len())?;
        self.table = table(rule, order);
        self.pruning = Pruning::new(&steps(order), rule);
        let width = board.width() as usize;
        let beyond = vec![WALL; width];
        let row = |y: usize| board.cells().get(y * width..(y + 1) * width).unwrap_or(&beyond);
        for y in 0..board.height() as usize {
            let rows = [y.checked_sub(1).map_or(&*beyond, row), row(y), row(y + 1)];
            let column = |x: usize| rows.iter().fold(0, |bits, row| bits << 1 | usize::from(row[x] != WALL));
            let mut window = column(0);
            for x in 1..width {
                window = (window << 3 | column(x)) & 0x1ff;
                self.masks.push(self.table[window]);
            }
            self.masks.push(self.table[window << 3 & 0x1ff]);
        }
        self.made_for = Some((rule, order));
        Ok(())
    }

    /// Forgets the masks after an edit of many cells.
    pub(crate) fn invalidate(&mut self) {
        self.made_for = None;
    }

    /// Mends the masks around a cell that was edited.
    pub(crate) fn cell_changed(&mut self, board: &Board, x: u32, y: u32) {
        if self.made_for.is_none() {
            return;
        }
        for y in y.saturating_sub(1)..=(y + 1).min(board.height() - 1) {
            for x in x.saturating_sub(1)..=(x + 1).min(board.width() - 1) {
                let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (i64::from(x) + dx, i64::from(y) + dy)));
                let window = around.fold(0, |bits, (x, y)| bits << 1 | usize::from(board.is_open(x, y)));
                self.masks[(y * board.width() + x) as usize] = self.table[window];
            }
        }
    }

    /// Which of the moves a search has to look at.
    pub(crate) fn pruning(&self) -> &Pruning {
        &self.pruning
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.masks
    }
}

/// The mask of a cell for each of the patterns that it and its neighbors can be: 9 bits, 1 for open, column by column
/// from the left, each from above.
#[inline(never)]
fn table(rule: Diagonal, order: NeighborOrder) -> Vec<u8> {
    let mask_of = |window: u32| {
        let is_open = |(dx, dy): Step| window >> (3 * (1 - dx) + 1 - dy) & 1 == 1;
        let allowed = |(bit, step)| u8::from(is_allowed_among(is_open, rule, step)) << bit;
        steps(order).into_iter().enumerate().map(allowed).sum()
    };
    (0..1 << 9).map(mask_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The steps that the rule allows from the middle of a 3 × 3 board with walls at the given cells.
    fn allowed(rule: Diagonal, walls: &[(u32, u32)]) -> Vec<Step> {
        let mut board = Board::new(3, 3).unwrap();
        for (x, y) in walls {
            board.set_cell(*x, *y, WALL).unwrap();
        }
        STRAIGHT_FIRST.into_iter().filter(|step| is_allowed(&board, rule, (1, 1), *step)).collect()
    }

    #[test]
    fn one_wall_beside_a_diagonal() {
        let open_diagonals = |rule| allowed(rule, &[(1, 0)]).len() - 3;
        assert_eq!(open_diagonals(Diagonal::NoCornerCutting), 2);
        assert_eq!(open_diagonals(Diagonal::AtMostOneObstacle), 4);
        assert_eq!(open_diagonals(Diagonal::Always), 4);
        assert_eq!(open_diagonals(Diagonal::Never), 0);
    }

    #[test]
    fn two_walls_beside_a_diagonal() {
        let walls = [(1, 0), (2, 1)];
        assert!(!allowed(Diagonal::AtMostOneObstacle, &walls).contains(&(1, -1)));
        assert!(allowed(Diagonal::Always, &walls).contains(&(1, -1)));
    }

    #[test]
    fn orders_are_permutations_and_mirror_images() {
        for order in NeighborOrder::ALL {
            let mut sorted = steps(*order);
            sorted.sort_by_key(|(dx, dy)| (*dy, *dx));
            assert_eq!(sorted, ROW_MAJOR);
        }
        assert_eq!(ROW_MAJOR.map(|(dx, dy)| (dy, dx)), COLUMN_MAJOR);
        assert_eq!(COLUMN_MAJOR.map(|(dx, dy)| (dx, -dy)), COLUMN_MAJOR_UP);
    }

    #[test]
    fn mended_masks_equal_new_ones() {
        let mut board = Board::new(6, 5).unwrap();
        for rule in Diagonal::ALL {
            let mut mended = MoveMasks::default();
            mended.prepare(&board, *rule, NeighborOrder::Clockwise).unwrap();
            for (x, y) in [(0, 0), (5, 4), (3, 2), (2, 2), (0, 3), (3, 2)] {
                let value = WALL - board.cell(x, y).unwrap();
                board.set_cell(x, y, value).unwrap();
                mended.cell_changed(&board, x, y);
                let mut new = MoveMasks::default();
                new.prepare(&board, *rule, NeighborOrder::Clockwise).unwrap();
                assert_eq!(mended.as_slice(), new.as_slice());
            }
        }
    }

    #[test]
    fn masks_of_whole_boards_are_those_of_their_cells() {
        for (width, height) in [(1, 1), (1, 5), (2, 1), (7, 6)] {
            let mut board = Board::new(width, height).unwrap();
            let cells = (0..width * height).map(|cell| if cell * 7 % 5 < 2 { WALL } else { 0 }).collect::<Vec<_>>();
            board.set_cells(&cells).unwrap();
            for rule in Diagonal::ALL {
                for order in NeighborOrder::ALL {
                    let mut masks = MoveMasks::default();
                    masks.prepare(&board, *rule, *order).unwrap();
                    let mask = |at| {
                        let steps = steps(*order).into_iter().enumerate();
                        steps.map(|(bit, step)| u8::from(is_allowed(&board, *rule, at, step)) << bit).sum()
                    };
                    let one_by_one = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(mask);
                    assert_eq!(
                        masks.as_slice(),
                        one_by_one.collect::<Vec<u8>>(),
                        "{width} x {height} {rule:?} {order:?}"
                    );
                }
            }
        }
    }
}

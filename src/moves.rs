//! Moves: the eight directions in neighbor order, and which of them each cell allows.

use crate::grid::Board;
use crate::options::{Diagonal, NeighborOrder};

/// A step to a neighbor: columns to the right, rows down.
pub(crate) type Step = (i32, i32);

const ROW_MAJOR: [Step; 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
const COLUMN_MAJOR: [Step; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
const CLOCKWISE: [Step; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
const STRAIGHT_FIRST: [Step; 8] = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];

/// The eight steps in the order in which an expansion looks at them.
pub(crate) fn steps(order: NeighborOrder) -> [Step; 8] {
    match order {
        NeighborOrder::RowMajor => ROW_MAJOR,
        NeighborOrder::ColumnMajor => COLUMN_MAJOR,
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
pub(crate) fn is_allowed(board: &Board, rule: Diagonal, (x, y): (u32, u32), (dx, dy): Step) -> bool {
    let (x, y, dx, dy) = (i64::from(x), i64::from(y), i64::from(dx), i64::from(dy));
    if !board.is_open(x + dx, y + dy) {
        return false;
    }
    if dx == 0 || dy == 0 {
        return true;
    }
    let (beside, below) = (board.is_open(x + dx, y), board.is_open(x, y + dy));
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
    made_for: Option<(Diagonal, NeighborOrder)>,
}

impl MoveMasks {
    /// Makes the masks anew if they do not hold for this rule and order.
    pub(crate) fn prepare(&mut self, board: &Board, rule: Diagonal, order: NeighborOrder) {
        if self.made_for == Some((rule, order)) {
            return;
        }
        self.masks.clear();
        self.masks.resize(board.cells().len(), 0);
        for y in 0..board.height() {
            for x in 0..board.width() {
                self.masks[(y * board.width() + x) as usize] = mask(board, rule, order, (x, y));
            }
        }
        self.made_for = Some((rule, order));
    }

    /// Forgets the masks after an edit of many cells.
    pub(crate) fn invalidate(&mut self) {
        self.made_for = None;
    }

    /// Mends the masks around a cell that was edited.
    pub(crate) fn cell_changed(&mut self, board: &Board, x: u32, y: u32) {
        let Some((rule, order)) = self.made_for else { return };
        for y in y.saturating_sub(1)..=(y + 1).min(board.height() - 1) {
            for x in x.saturating_sub(1)..=(x + 1).min(board.width() - 1) {
                self.masks[(y * board.width() + x) as usize] = mask(board, rule, order, (x, y));
            }
        }
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.masks
    }
}

fn mask(board: &Board, rule: Diagonal, order: NeighborOrder, at: (u32, u32)) -> u8 {
    let allowed = |(bit, step): (usize, Step)| u8::from(is_allowed(board, rule, at, step)) << bit;
    steps(order).into_iter().enumerate().map(allowed).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::WALL;

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
    }

    #[test]
    fn mended_masks_equal_new_ones() {
        let mut board = Board::new(6, 5).unwrap();
        for rule in Diagonal::ALL {
            let mut mended = MoveMasks::default();
            mended.prepare(&board, *rule, NeighborOrder::Clockwise);
            for (x, y) in [(0, 0), (5, 4), (3, 2), (2, 2), (0, 3), (3, 2)] {
                let value = WALL - board.cell(x, y).unwrap();
                board.set_cell(x, y, value).unwrap();
                mended.cell_changed(&board, x, y);
                let mut new = MoveMasks::default();
                new.prepare(&board, *rule, NeighborOrder::Clockwise);
                assert_eq!(mended.as_slice(), new.as_slice());
            }
        }
    }
}

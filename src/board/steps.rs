//! Steps: the eight directions in neighbor order, and which of them the diagonal rule allows.

use crate::board::grid::Board;
use crate::rules::options::{Diagonal, NeighborOrder};

/// A step to a neighbor: columns to the right, rows down.
pub(crate) type Step = (i32, i32);

/// How many cells an expansion can step to.
pub(crate) const STEPS: usize = 8;

const ROW_MAJOR: [Step; 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
const COLUMN_MAJOR: [Step; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
const COLUMN_MAJOR_UP: [Step; 8] = [(-1, 1), (-1, 0), (-1, -1), (0, 1), (0, -1), (1, 1), (1, 0), (1, -1)];
const CLOCKWISE: [Step; 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
const STRAIGHT_FIRST: [Step; 8] = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];

/// The eight directions: north, east, south, west, then north-east, south-east, south-west, north-west.
pub(crate) const COMPASS: [Step; 8] = STRAIGHT_FIRST;

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
#[cfg(feature = "page")]
pub(crate) fn compass_to_parent((dx, dy): Step) -> u8 {
    let back = (-dx, -dy);
    (0_u8..).zip(CLOCKWISE).find(|(_, step)| *step == back).map_or(0, |(direction, _)| direction)
}

/// Whether the rule allows a step from an open cell. Everything beyond the board counts as wall.
pub(crate) fn is_allowed(board: &Board, rule: Diagonal, (x, y): (u32, u32), step: Step) -> bool {
    let (x, y) = (i64::from(x), i64::from(y));
    is_allowed_among(|(dx, dy)| board.is_open(x + i64::from(dx), y + i64::from(dy)), rule, step)
}

/// Whether the rule allows a step, given which neighbors are open.
pub(crate) fn is_allowed_among(is_open: impl Fn(Step) -> bool, rule: Diagonal, (dx, dy): Step) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::WALL;

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
}

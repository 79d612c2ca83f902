//! Counts of wall corners, from which `fastest` tells clutter from corridors.

use crate::board::grid::{Board, WALL};

/// Corners of walls, counted over all squares of two by two cells, and kept current by edits of single cells.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Corners {
    /// Squares with one wall and three open cells: where a wall ends or turns outwards.
    convex: i64,
    /// Squares with three walls and one open cell: where a wall turns inwards.
    concave: i64,
    /// Cells that are not walls.
    open: i64,
}

impl Corners {
    pub(crate) fn count(board: &Board) -> Self {
        let open = board.cells().iter().map(|cell| i64::from(*cell != WALL)).sum();
        let mut corners = Self { open, ..Self::default() };
        let width = board.width() as usize;
        for (upper, lower) in board.cells().chunks(width).zip(board.cells().chunks(width).skip(1)) {
            for (above, below) in upper.windows(2).zip(lower.windows(2)) {
                corners.add_square([above[0], above[1], below[0], below[1]], 1);
            }
        }
        corners
    }

    fn add_square(&mut self, cells: [u8; 4], sign: i64) {
        let walls: u8 = cells.iter().map(|cell| u8::from(*cell == WALL)).sum();
        self.convex += sign * i64::from(walls == 1);
        self.concave += sign * i64::from(walls == 3);
    }

    /// Subtracts a cell's share of all counts (`sign` -1) before an edit, and adds it again (1) after it.
    pub(crate) fn weigh(&mut self, board: &Board, x: u32, y: u32, sign: i64) {
        let at = |x: u32, y: u32| board.cell(x, y).unwrap_or(WALL);
        self.open += sign * i64::from(at(x, y) != WALL);
        for left in x.saturating_sub(1)..=x {
            for top in y.saturating_sub(1)..=y {
                if left + 1 < board.width() && top + 1 < board.height() {
                    let cells = [at(left, top), at(left + 1, top), at(left, top + 1), at(left + 1, top + 1)];
                    self.add_square(cells, sign);
                }
            }
        }
    }

    /// Whether the walls are scattered, so that jumps are short and many: more than one outward corner per hundred open
    /// cells, after subtracting the inward ones, which corridors and rooms have, twice. The data are in
    /// docs/decisions.md.
    pub(crate) fn are_clutter(&self) -> bool {
        100 * (self.convex - 2 * self.concave) > self.open
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maps::generate;

    #[test]
    fn counts_updated_by_edits_equal_fresh_counts() {
        let mut board = Board::new(9, 7).unwrap();
        let mut kept = Corners::count(&board);
        for i in 0..200_u32 {
            let (x, y) = (i * 31 % 9, i * 17 % 7);
            kept.weigh(&board, x, y, -1);
            board.set_cell(x, y, if i % 3 == 0 { 0 } else { WALL }).unwrap();
            kept.weigh(&board, x, y, 1);
            assert_eq!(kept, Corners::count(&board));
        }
    }

    /// A wall in a corner of the board is one outward corner.
    #[test]
    fn one_corner_to_a_hundred_open_cells_is_no_clutter_and_more_is() {
        for (width, is_clutter) in [(101, false), (100, true)] {
            let mut board = Board::new(width, 2).unwrap();
            board.set_cell(0, 0, WALL).unwrap();
            board.set_cell(width - 1, 1, WALL).unwrap();
            assert_eq!(Corners::count(&board).are_clutter(), is_clutter, "2 to {}", 2 * width - 2);
        }
    }

    #[test]
    fn random_walls_are_clutter_and_mazes_and_rooms_are_not() {
        let mut board = Board::new(100, 100).unwrap();
        assert!(!Corners::count(&board).are_clutter());
        generate::random_walls(&mut board, 0.2, 1).unwrap();
        assert!(Corners::count(&board).are_clutter());
        generate::maze(&mut board, 1).unwrap();
        assert!(!Corners::count(&board).are_clutter());
        generate::rooms(&mut board, 7, 0.5, 1).unwrap();
        assert!(!Corners::count(&board).are_clutter());
    }
}

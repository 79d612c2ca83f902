//! Counts of borders between cells of different penalties, from which `fastest` tells areas from noise.

use crate::board::grid::{Board, WALL};

/// Borders, counted over all pairs of cells side by side, and kept current by edits of single cells.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Borders {
    /// Pairs of open cells with different penalties.
    between: i64,
    /// Cells that are not walls.
    open: i64,
}

impl Borders {
    pub(crate) fn count(board: &Board) -> Self {
        let open = board.cells().iter().map(|cell| i64::from(*cell != WALL)).sum();
        let width = board.width() as usize;
        let count = |pairs: &mut dyn Iterator<Item = (u8, u8)>| pairs.map(|(a, b)| is_border(a, b)).sum::<i64>();
        let in_rows = board.cells().chunks(width).map(|row| count(&mut row.windows(2).map(|pair| (pair[0], pair[1]))));
        let below = board.cells().get(width..).unwrap_or_default();
        let in_columns = count(&mut board.cells().iter().copied().zip(below.iter().copied()));
        Self { between: in_rows.sum::<i64>() + in_columns, open }
    }

    /// Subtracts a cell's share of all counts (`sign` -1) before an edit, and adds it again (1) after it.
    pub(crate) fn weigh(&mut self, board: &Board, x: u32, y: u32, sign: i64) {
        let at = |dx: i32, dy: i32| board.cell(x.wrapping_add_signed(dx), y.wrapping_add_signed(dy)).unwrap_or(WALL);
        self.open += sign * i64::from(at(0, 0) != WALL);
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
            self.between += sign * is_border(at(0, 0), at(dx, dy));
        }
    }

    /// Whether the cells are a jumble of penalties rather than areas, so that jumps are short and many: more than one
    /// border to eight open cells. The data are in docs/decisions.md.
    pub(crate) fn are_everywhere(&self) -> bool {
        8 * self.between > self.open
    }
}

fn is_border(a: u8, b: u8) -> i64 {
    i64::from(a != b && a != WALL && b != WALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_updated_by_edits_equal_fresh_counts() {
        for (width, height) in [(9, 7), (1, 6), (5, 1)] {
            let mut board = Board::new(width, height).unwrap();
            let mut kept = Borders::count(&board);
            for i in 0..300_u32 {
                let (x, y) = (i * 31 % width, i * 17 % height);
                kept.weigh(&board, x, y, -1);
                board.set_cell(x, y, [0, 20, WALL, 20, 0, 60][i as usize * 7 % 6]).unwrap();
                kept.weigh(&board, x, y, 1);
                assert_eq!(kept, Borders::count(&board));
            }
        }
    }

    #[test]
    fn one_border_to_eight_open_cells_is_an_area_and_more_are_noise() {
        for (length, is_everywhere) in [(16, false), (15, true)] {
            let mut board = Board::new(length + 1, 1).unwrap();
            board.set_cell(length, 0, WALL).unwrap();
            board.set_cell(5, 0, 20).unwrap();
            assert_eq!(Borders::count(&board).are_everywhere(), is_everywhere, "2 to {length}");
        }
    }
}

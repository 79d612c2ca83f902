//! Which of the eight moves each cell allows.

use crate::board::grid::{Board, WALL};
use crate::board::steps::{Step, is_allowed_among, steps};
use crate::error::memory::{self, NoMemory};
use crate::rules::options::{Diagonal, NeighborOrder};
use crate::terrain::pruning::Pruning;

/// One byte per cell: bit i says that the i-th step in neighbor order is allowed. Kept up to date with the board, so
/// that a search reads one byte instead of looking at eight cells.
#[derive(Debug, Clone, Default)]
pub(crate) struct MoveMasks {
    masks: Vec<u8>,
    /// See [`table`].
    table: Vec<u8>,
    pruning: Pruning,
    made_for: Option<(Diagonal, NeighborOrder)>,
}

impl MoveMasks {
    /// Rebuilds the masks if they were made for another rule or order.
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

    /// Updates the masks around a cell that was edited.
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

    /// The moves that a search has to look at.
    pub(crate) fn pruning(&self) -> &Pruning {
        &self.pruning
    }

    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.masks
    }
}

/// The mask of a cell for each of the patterns that it and its neighbors can form: 9 bits, 1 for open, column by column
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
    use crate::board::steps::is_allowed;

    #[test]
    fn updated_masks_equal_fresh_ones() {
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

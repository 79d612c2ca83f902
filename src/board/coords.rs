//! Columns and rows of cells, without a division for each.

use crate::error::memory::{self, NoMemory};

/// The number of columns of a board, which splits an index into column and row.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Coords {
    width: u32,
    /// 2^36 / width, rounded up: multiplying by it and shifting divides the index of any cell on a board exactly.
    reciprocal: u64,
}

impl Coords {
    pub(crate) fn new(width: u32) -> Self {
        Self { width, reciprocal: (1_u64 << 36).div_ceil(u64::from(width)) }
    }

    /// Column and row of a cell.
    #[inline]
    pub(crate) fn of(self, cell: u32) -> (u32, u32) {
        let y = ((u64::from(cell) * self.reciprocal) >> 36) as u32;
        (cell - y * self.width, y)
    }

    /// Columns and rows of some cells.
    pub(crate) fn of_path(self, cells: &[u32]) -> Result<Vec<(u32, u32)>, NoMemory> {
        memory::collect(cells.iter().map(|cell| self.of(*cell)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rounding can only go wrong at the end of a row, and most likely in the last one.
    #[test]
    fn they_are_exact_for_every_width() {
        for width in 1..=crate::MAX_SIDE {
            let coords = Coords::new(width);
            for y in [0, 1, 2047, 4094, 4095] {
                for x in [0, width - 1] {
                    assert_eq!(coords.of(y * width + x), (x, y));
                }
            }
        }
    }
}

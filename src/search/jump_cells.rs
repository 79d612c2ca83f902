//! What jumps that need not be shown know of cells.
//!
//! Nearly all of the time such a search takes is spent waiting for memory. So what it asks of every cell that it comes to
//! is in two bits, which for most boards are near the processor; everything else is rarely read.

use crate::error::memory::{self, NoMemory};

/// A cell that has been opened.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct JumpCell {
    pub(crate) g: u64,
    pub(crate) parent: u32,
    /// When it was opened, counted down for `lifo`.
    pub(crate) order: u32,
}

/// Which of 32 cells are opened and closed, if that was written in the present search.
#[derive(Debug, Clone, Copy, Default)]
struct Marks {
    search: u32,
    opened: u32,
    closed: u32,
}

/// All cells of a board.
#[derive(Debug, Clone, Default)]
pub(crate) struct JumpCells {
    /// Means something only for cells that are opened.
    cells: Vec<JumpCell>,
    marks: Vec<Marks>,
    /// The number of the present search.
    search: u32,
    /// How many cells it has opened.
    count: u32,
}

impl JumpCells {
    /// Forgets all cells; from now on there are this many.
    pub(crate) fn reset(&mut self, cells: usize) -> Result<(), NoMemory> {
        if self.cells.len() != cells || self.search == u32::MAX {
            *self = Self::default();
            self.marks = memory::filled(cells.div_ceil(32), Marks::default())?;
            self.cells = memory::filled(cells, JumpCell::default())?;
        }
        self.search += 1;
        self.count = 0;
        Ok(())
    }

    /// What is known of a cell that has been opened.
    #[inline]
    pub(crate) fn get(&self, cell: u32) -> JumpCell {
        self.cells[cell as usize]
    }

    /// Opens a cell, or gives it a better parent, with the g that it has then. Returns when it was opened. `None` if that
    /// would make nothing better.
    #[inline]
    pub(crate) fn open(&mut self, cell: u32, g: u64, parent: u32) -> Option<u32> {
        let marks = &mut self.marks[cell as usize / 32];
        let bit = 1 << (cell % 32);
        if marks.search != self.search {
            *marks = Marks { search: self.search, opened: 0, closed: 0 };
        }
        let order = if marks.opened & bit == 0 {
            marks.opened |= bit;
            self.count += 1;
            self.count - 1
        } else {
            let known = self.cells[cell as usize];
            if marks.closed & bit != 0 || known.g <= g {
                return None;
            }
            // An improved cell keeps its place among equals.
            known.order
        };
        self.cells[cell as usize] = JumpCell { g, parent, order };
        Some(order)
    }

    /// Closes a cell that has been opened. Returns whether it was still open.
    #[inline]
    pub(crate) fn close(&mut self, cell: u32) -> bool {
        let Marks { closed, .. } = &mut self.marks[cell as usize / 32];
        let bit = 1 << (cell % 32);
        let is_closed = *closed & bit != 0;
        *closed |= bit;
        !is_closed
    }
}

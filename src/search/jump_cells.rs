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

/// All cells of a board.
#[derive(Debug, Clone, Default)]
pub(crate) struct JumpCells {
    /// Means something only for cells that are opened.
    cells: Vec<JumpCell>,
    opened: Vec<u64>,
    closed: Vec<u64>,
    /// The words that have bits, as long as there are few.
    used: Vec<u32>,
    /// How many cells were opened.
    count: u32,
}

/// Bits of more cells than one in this many are cleared with all others.
const FEW: usize = 64;

impl JumpCells {
    /// Forgets all cells; from now on there are this many. Takes no longer than the search before it.
    pub(crate) fn reset(&mut self, cells: usize) -> Result<(), NoMemory> {
        let words = cells.div_ceil(64);
        if self.cells.len() != cells {
            *self = Self::default();
            let empty = || memory::filled(words, 0);
            let (opened, closed, used) = (empty()?, empty()?, memory::with_capacity(cells / FEW)?);
            *self = Self { cells: memory::filled(cells, JumpCell::default())?, opened, closed, used, count: 0 };
        } else if self.count as usize > self.used.len() {
            self.opened.fill(0);
            self.closed.fill(0);
        } else {
            for word in &self.used {
                (self.opened[*word as usize], self.closed[*word as usize]) = (0, 0);
            }
        }
        self.used.clear();
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
        let (word, bit) = (cell as usize / 64, 1 << (cell % 64));
        let order = if self.opened[word] & bit == 0 {
            self.opened[word] |= bit;
            if self.used.len() < self.used.capacity() {
                self.used.push(cell / 64);
            }
            self.count += 1;
            self.count - 1
        } else {
            let known = self.cells[cell as usize];
            if self.closed[word] & bit != 0 || known.g <= g {
                return None;
            }
            // An improved cell keeps its place among equals.
            known.order
        };
        self.cells[cell as usize] = JumpCell { g, parent, order };
        Some(order)
    }

    /// Closes a cell. Returns whether it was still open.
    #[inline]
    pub(crate) fn close(&mut self, cell: u32) -> bool {
        let (word, bit) = (cell as usize / 64, 1 << (cell % 64));
        let is_closed = self.closed[word] & bit != 0;
        self.closed[word] |= bit;
        !is_closed
    }
}

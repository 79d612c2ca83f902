//! How many moves of the ways to cells are diagonal. No search keeps it: where a cost does not tell it, the way back does.

use crate::error::memory::{self, NoMemory};

/// What leads to cells.
pub(super) trait Ways {
    /// How many diagonal moves lead to a cell, if its cost tells it.
    fn told(&self, cell: u32) -> Option<u64>;

    /// The parent of a cell whose cost does not tell it, and how many diagonal moves lead from there to the cell.
    fn parent(&self, cell: u32) -> (u32, u32);
}

/// What walks have found, so that none goes where another one went: ways in a maze can be as long as the board has cells.
#[derive(Default)]
pub(super) struct Walks {
    /// For each cell one more than the number of diagonal moves to it, or 0 where no walk went; empty before the first one.
    found: Vec<u32>,
    /// How many cells there are; 0 if nothing is kept.
    cells: usize,
}

impl Walks {
    /// Keeps what is found on so many cells.
    pub(super) fn on(cells: usize) -> Self {
        Self { found: Vec::new(), cells }
    }

    /// How many diagonal moves lead to a cell.
    pub(super) fn to(&mut self, cell: u32, ways: &impl Ways) -> Result<u64, NoMemory> {
        if self.found.len() < self.cells {
            memory::resize(&mut self.found, self.cells, 0)?;
        }
        let (mut at, mut diagonal) = (cell, 0);
        loop {
            let found = self.found.get(at as usize).and_then(|found| found.checked_sub(1));
            if let Some(rest) = found.map(u64::from).or_else(|| ways.told(at)) {
                diagonal += rest;
                break;
            }
            let (parent, moves) = ways.parent(at);
            diagonal += u64::from(moves);
            at = parent;
        }
        let (end, mut at, mut left) = (at, cell, diagonal);
        while at != end && self.cells > 0 {
            #[expect(clippy::cast_possible_truncation, reason = "a way has fewer moves than the board has cells")]
            let found = left as u32 + 1;
            self.found[at as usize] = found;
            let (parent, moves) = ways.parent(at);
            left -= u64::from(moves);
            at = parent;
        }
        Ok(diagonal)
    }
}

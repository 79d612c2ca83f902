//! Cells as indexes, which plain searches number row by row.

use starstep::{Error, Side, Solver};

pub trait Indexes {
    fn order(&self) -> Vec<u32>;
    fn current_index(&self) -> Option<u32>;
    fn open_indexes(&self, limit: usize, side: Option<Side>) -> Result<Vec<u32>, Error>;
    fn tied_indexes(&self) -> Result<Vec<u32>, Error>;
    fn stored_indexes(&self, side: Option<Side>) -> Result<Option<Vec<u32>>, Error>;
}

impl Indexes for Solver {
    fn order(&self) -> Vec<u32> {
        indexes(self, self.expansion_order())
    }

    fn current_index(&self) -> Option<u32> {
        self.current().map(|(x, y)| y * self.board().width() + x)
    }

    fn open_indexes(&self, limit: usize, side: Option<Side>) -> Result<Vec<u32>, Error> {
        Ok(indexes(self, self.open_cells(limit, side)?))
    }

    fn tied_indexes(&self) -> Result<Vec<u32>, Error> {
        Ok(indexes(self, self.tied_next()?))
    }

    fn stored_indexes(&self, side: Option<Side>) -> Result<Option<Vec<u32>>, Error> {
        Ok(self.storage(side)?.map(|cells| indexes(self, cells)))
    }
}

fn indexes(solver: &Solver, cells: Vec<(u32, u32)>) -> Vec<u32> {
    cells.into_iter().map(|(x, y)| y * solver.board().width() + x).collect()
}

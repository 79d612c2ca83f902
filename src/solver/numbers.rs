//! The numbers that people read in cells.

use crate::board::steps;
use crate::error::Error;
use crate::error::memory;
use crate::solver::Solver;
use crate::solver::diagonals::Walks;
use crate::solver::inspect::{Estimates, Reader};

/// How many numbers [`Solver::numbers_in`] gives for each cell.
pub const NUMBERS_PER_CELL: usize = 4;

impl Solver {
    /// The numbers that people read in the cells of a rectangle, given by its first cell and its size, row by row and
    /// [`NUMBERS_PER_CELL`] per cell: g, h, f and the direction towards the parent, 0 to 7 clockwise from north.
    /// Missing values are NaN. Cells beyond the board are left out. Ends the program if there is no memory for them, as the
    /// standard library's collections do.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.step(1)?;
    /// assert_eq!(solver.numbers_in((1, 1), (1, 1)), [14.0, 14.0, 28.0, 7.0]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn numbers_in(&self, first: (u32, u32), size: (u32, u32)) -> Vec<f64> {
        memory::or_abort(self.numbers_of(first, size))
    }

    /// The same, if there is memory for it.
    pub(crate) fn numbers_of(&self, (left, top): (u32, u32), (width, height): (u32, u32)) -> Result<Vec<f64>, Error> {
        let estimates = Estimates::new(self);
        let reader = self.is_recording.then(|| Reader::new(self));
        let rows = top..top.saturating_add(height).min(self.board().height());
        let columns = left..left.saturating_add(width).min(self.board().width());
        let mut numbers = memory::with_capacity(rows.len() * columns.len() * NUMBERS_PER_CELL)?;
        // For fewer cells than this it takes longer to make room for all that is found than to walk.
        let is_worth = rows.len() * columns.len() >= 256;
        let mut walks = Walks::on(if is_worth { self.board().cells().len() } else { 0 });
        for (x, y) in rows.flat_map(|y| columns.clone().map(move |x| (x, y))) {
            let cell = y * self.board().width() + x;
            let (Some(reader), Some((side, node))) = (&reader, self.reached(cell)) else {
                numbers.extend([f64::NAN, estimates.h(0, cell), f64::NAN, f64::NAN]);
                continue;
            };
            let (g, h) = (reader.cost(side, cell, node.g(), &mut walks)?, estimates.h(side, cell));
            let direction = reader.parent(side, cell).map(|_| steps::compass_to_parent(reader.last_step(side, cell)));
            numbers.extend([g, h, reader.f(cell, g, h), direction.map_or(f64::NAN, f64::from)]);
        }
        Ok(numbers)
    }
}

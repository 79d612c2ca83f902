//! What the expansion at the position looked at, and what became of each cell.

use crate::board::grid::WALL;
use crate::board::steps::COMPASS;
use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::rules::algorithm::LooksAt;
use crate::rules::options::Diagonal;
use crate::search::field::Field;
use crate::search::nodes::CellState;
use crate::search::space::Space;
use crate::solver::Solver;
use crate::solver::diagonals::Walks;
use crate::solver::inspect::Reader;
use crate::trace::{Change, Latest};

/// What became of a cell that an expansion looked at.
///
/// ```
/// use starstep::{Became, Solver};
///
/// let mut solver = Solver::new(2, 1)?;
/// solver.step(1)?;
/// assert_eq!(solver.looks()?[0].became, Became::Opened);
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Became {
    /// It was put into the open list for the first time.
    Opened,
    /// It was open, and got a better parent.
    Improved,
    /// It was closed, got a better parent, and was put into the open list again.
    Reopened,
    /// It is open, and the way through the expanded cell is no shorter.
    NotImproved,
    /// It is open and the way through the expanded cell is shorter, but open cells keep their first parents.
    Kept,
    /// It is closed, on either side if two sides search, and stays so.
    Closed,
    /// It is a wall.
    Wall,
    /// It is a diagonal neighbor, and the diagonal rule forbids the move.
    Corner,
}

impl Became {
    /// The fixed name.
    ///
    /// ```
    /// assert_eq!(starstep::Became::NotImproved.name(), "not-improved");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Opened => "opened",
            Self::Improved => "improved",
            Self::Reopened => "reopened",
            Self::NotImproved => "not-improved",
            Self::Kept => "kept",
            Self::Closed => "closed",
            Self::Wall => "wall",
            Self::Corner => "corner",
        }
    }
}

/// A cell that an expansion looked at. Costs are in the unit of the cost model.
///
/// ```
/// use starstep::Solver;
///
/// let mut solver = Solver::new(3, 3)?;
/// solver.step(2)?;
/// let back = solver.looks()?[0];
/// assert_eq!((back.cell, back.g, back.before), ((0, 0), Some(28.0), Some(0.0)));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Look {
    /// Column and row.
    pub cell: (u32, u32),
    /// What became of it.
    pub became: Became,
    /// Its g by way of the expanded cell; `None` if the move is not allowed.
    pub g: Option<f64>,
    /// The g that it had before; `None` if the search, or the side that searched, had not reached it.
    pub before: Option<f64>,
}

impl Solver {
    /// What the expansion at the position looked at: the neighbors of its cell, in neighbor order and without those
    /// beyond the board, or the cells that a jump point search jumped to. Without diagonal moves, diagonal neighbors
    /// are left out; `fastest` leaves out more. Empty before the first expansion, for one that took the goal, and where
    /// two sides search for a cell through which no better path leads.
    ///
    /// ```
    /// use starstep::{Became, Solver, WALL};
    ///
    /// let mut solver = Solver::new(2, 2)?;
    /// solver.set_cell(1, 0, WALL)?;
    /// solver.step(1)?;
    /// let became: Vec<_> = solver.looks()?.iter().map(|look| (look.cell, look.became)).collect();
    /// assert_eq!(became, [((1, 0), Became::Wall), ((0, 1), Became::Opened), ((1, 1), Became::Corner)]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn looks(&self) -> Result<Vec<Look>, Error> {
        if !self.is_recording {
            return Ok(Vec::new());
        }
        let Some(latest) = self.recording.trace.latest().filter(|latest| latest.has_looked) else {
            return Ok(Vec::new());
        };
        let reader = Reader::new(self);
        let looking = Looking { solver: self, reader: &reader, latest };
        match reader.kind.around(looking.latest.side) {
            Some(field) => looking.around(field),
            None => looking.jumps(),
        }
    }
}

/// The expansion at the position, after it has been made.
struct Looking<'a> {
    solver: &'a Solver,
    reader: &'a Reader<'a>,
    latest: Latest<'a>,
}

impl Looking<'_> {
    /// The neighbors.
    fn around(&self, field: &Field) -> Result<Vec<Look>, Error> {
        let (board, from) = (self.solver.board(), self.latest.cell);
        let mut looks = memory::with_capacity(field.geometry.steps.len())?;
        let node = self.solver.recording.trace.known().node(self.latest.side, from);
        let ((x, y), moves) = (field.geometry.coord(from), field.masks[from as usize]);
        let (leaves_out, has_diagonals) = (
            self.solver.running.algorithm.facts().looks == LooksAt::Vary,
            self.solver.running.diagonal != Diagonal::Never,
        );
        for (direction, (dx, dy)) in (0_u8..).zip(field.geometry.steps) {
            let (x, y) = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
            let Ok(cell) = board.cell_of_coord(x, y) else { continue };
            let is_wall = board.cells()[cell as usize] == WALL;
            if is_wall || moves >> direction & 1 == 0 {
                if has_diagonals || dx == 0 || dy == 0 {
                    let became = if is_wall { Became::Wall } else { Became::Corner };
                    looks.push(Look { cell: (x, y), became, g: None, before: None });
                }
            } else if !leaves_out || field.steps_from(from, node).any(|step| step.0 == direction) {
                looks.push(self.at(cell, self.g_by(cell, direction), field.rules.improve_open)?);
            }
        }
        Ok(looks)
    }

    /// The cells that were jumped to, each once. The record has the runs of all jumps; they ended at a wall, or at a cell
    /// to jump to.
    fn jumps(&self) -> Result<Vec<Look>, Error> {
        let board = self.solver.board();
        let mut looks: Vec<Look> = Vec::new();
        for (from, direction, steps) in self.latest.runs() {
            let ((x, y), (dx, dy)) = (board.coord_of_cell(from), COMPASS[usize::from(direction)]);
            let (steps_x, steps_y) = (dx * steps.cast_signed(), dy * steps.cast_signed());
            let to = (x.wrapping_add_signed(steps_x), y.wrapping_add_signed(steps_y));
            if !self.reader.kind.is_jumped_to(to, direction) || looks.iter().any(|look| look.cell == to) {
                continue;
            }
            let cell = board.cell_of_coord(to.0, to.1)?;
            memory::push(&mut looks, self.at(cell, self.g_by(cell, direction), true)?)?;
        }
        Ok(looks)
    }

    /// The g of a cell by way of the expanded one, from which a step or a run in a direction ends there.
    fn g_by(&self, cell: u32, direction: u8) -> u64 {
        let Latest { side, cell: from, .. } = self.latest;
        self.reader.kind.g_by(self.solver.recording.trace.known(), side, from, cell, direction)
    }

    /// What became of a cell whose g by way of the expanded one is this many units.
    fn at(&self, cell: u32, g: u64, improves: bool) -> Result<Look, NoMemory> {
        let trace = &self.solver.recording.trace;
        let side = self.latest.side;
        let is_closed = trace.states()[cell as usize] == CellState::Closed as u8;
        let is_reached = !trace.has_two_sides() || trace.side_states()[cell as usize] >> (2 * side) & 3 != 0;
        let now = is_reached.then(|| trace.known().node(side, cell).g());
        let (became, before) = match self.latest.change(&*self.reader.kind, cell) {
            Some(Change::Opened) => (Became::Opened, None),
            Some(Change::Improved { before }) => (Became::Improved, Some(before)),
            Some(Change::Reopened { before }) => (Became::Reopened, Some(before)),
            None if is_closed => (Became::Closed, now),
            None if !improves && now.is_some_and(|now| g < now) => (Became::Kept, now),
            None => (Became::NotImproved, now),
        };
        let cost = |cell, units| self.reader.cost(side, cell, units, &mut Walks::default());
        Ok(Look {
            cell: self.solver.board().coord_of_cell(cell),
            became,
            g: Some(cost(self.latest.cell, g)?),
            before: before.map(|before| cost(cell, before)).transpose()?,
        })
    }
}

//! The board with everything that searches derive from it: which moves each cell allows, the walls as bits, where jumps
//! have anything to do, and counts of wall corners. Only the code here changes the board, and it keeps the rest in sync.

pub(crate) mod bitmap;
mod borders;
mod corners;
mod diagonals;
pub(crate) mod masks;
pub(crate) mod planes;
pub(crate) mod pruning;
mod rays;
pub(crate) mod stops;

use crate::board::grid::Board;
use crate::error::Error;
use crate::error::memory::NoMemory;
use crate::rules::options::{Diagonal, NeighborOrder, Options};
use bitmap::Bitmap;
use borders::Borders;
use corners::Corners;
use masks::MoveMasks;
use planes::Planes;
use stops::{Moves, Stops};

/// Of how many cells one may differ for the edits to be made one by one: deriving everything anew takes some nanoseconds a
/// cell, and an edit less than a microsecond.
#[cfg(feature = "full")]
const CELLS_AN_EDIT: usize = 256;

/// A board, and what is derived from it as soon as a search needs it.
#[derive(Debug, Clone)]
pub(crate) struct Terrain {
    board: Board,
    masks: MoveMasks,
    walls: Bitmap,
    planes: Planes,
    stops: Stops,
    corners: Option<Corners>,
    borders: Option<Borders>,
}

impl Terrain {
    pub(crate) fn new(board: Board) -> Self {
        Self {
            board,
            masks: MoveMasks::default(),
            walls: Bitmap::default(),
            planes: Planes::default(),
            stops: Stops::default(),
            corners: None,
            borders: None,
        }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Replaces the board.
    pub(crate) fn set_board(&mut self, board: Board) {
        self.board = board;
        self.cells_changed();
    }

    /// Makes the board like another one. Where few cells differ, what is derived from the others stays.
    #[cfg(feature = "full")]
    pub(crate) fn become_board(&mut self, board: Board) {
        let is_as_large = (board.width(), board.height()) == (self.board.width(), self.board.height());
        let cells = || (0_u32..).zip(board.cells().iter().zip(self.board.cells()));
        let few = board.cells().len() / CELLS_AN_EDIT;
        if !is_as_large || cells().filter(|(_, (new, old))| new != old).nth(few).is_some() {
            return self.set_board(board);
        }
        for (cell, value) in (0_u32..).zip(board.cells()) {
            let (x, y) = board.coord_of_cell(cell);
            if self.board.cells()[cell as usize] != *value && self.set_cell(x, y, *value).is_err() {
                return self.set_board(board);
            }
        }
        self.board = board;
    }

    /// Has the next preparation bring everything up to date at once.
    #[cfg(feature = "full")]
    pub(crate) fn leave_nothing_for_later(&mut self) {
        self.planes.leave_nothing_for_later();
    }

    /// Sets the byte of a cell and returns whether it was different before.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub(crate) fn set_cell(&mut self, x: u32, y: u32, value: u8) -> Result<bool, Error> {
        if self.board.cell(x, y)? == value {
            return Ok(false);
        }
        #[cfg(feature = "full")]
        self.weigh(x, y, -1);
        self.board.set_cell(x, y, value)?;
        #[cfg(feature = "full")]
        self.weigh(x, y, 1);
        self.masks.cell_changed(&self.board, x, y);
        #[cfg(feature = "full")]
        self.jumps_changed(x, y);
        Ok(true)
    }

    /// Subtracts a cell's share of the counts that there are (`sign` -1) before an edit, and adds it again (1) after it.
    #[cfg(feature = "full")]
    fn weigh(&mut self, x: u32, y: u32, sign: i64) {
        if let Some(corners) = &mut self.corners {
            corners.weigh(&self.board, x, y, sign);
        }
        if let Some(borders) = &mut self.borders {
            borders.weigh(&self.board, x, y, sign);
        }
    }

    /// Keeps what jumps read in sync with a cell.
    #[cfg(feature = "full")]
    fn jumps_changed(&mut self, x: u32, y: u32) {
        self.walls.cell_changed(&self.board, x, y);
        self.planes.cell_changed(x, y);
        self.stops.cell_changed(&self.board, x, y);
    }

    /// Sets all cells, row by row.
    ///
    /// # Errors
    /// [`Error::BadCell`] unless there are width · height bytes.
    pub(crate) fn set_cells(&mut self, cells: &[u8]) -> Result<(), Error> {
        self.board.set_cells(cells)?;
        self.cells_changed();
        Ok(())
    }

    /// Moves the start and returns whether it was elsewhere before.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub(crate) fn set_start(&mut self, x: u32, y: u32) -> Result<bool, Error> {
        self.board.set_start(x, y)
    }

    /// Moves the goal and returns whether it was elsewhere before.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub(crate) fn set_goal(&mut self, x: u32, y: u32) -> Result<bool, Error> {
        self.board.set_goal(x, y)
    }

    /// Sets what is added to coordinates before they are shown.
    pub(crate) fn set_origin(&mut self, x: i32, y: i32) {
        self.board.set_origin(x, y);
    }

    /// Everything derived from the cells is rebuilt when it is needed again.
    fn cells_changed(&mut self) {
        self.masks.invalidate();
        self.walls.invalidate();
        self.stops.invalidate();
        self.planes.invalidate();
        self.corners = None;
        self.borders = None;
    }

    /// Prepares the moves of all cells under a rule, in a neighbor order.
    pub(crate) fn prepare_moves(&mut self, rule: Diagonal, order: NeighborOrder) -> Result<(), NoMemory> {
        self.masks.prepare(&self.board, rule, order)
    }

    /// The moves that were prepared last.
    pub(crate) fn moves(&self) -> &MoveMasks {
        &self.masks
    }

    /// Prepares the walls as bits.
    pub(crate) fn prepare_walls(&mut self) -> Result<(), NoMemory> {
        self.walls.prepare(&self.board)
    }

    /// The walls as bits, once they are prepared.
    pub(crate) fn walls(&self) -> &Bitmap {
        &self.walls
    }

    /// Prepares what jumps read that need not be shown. The walls must have been prepared.
    pub(crate) fn prepare_planes(&mut self, has_diagonals: bool) -> Result<(), NoMemory> {
        self.planes.prepare(&self.walls, (self.board.width(), self.board.height()), has_diagonals)
    }

    pub(crate) fn release_planes(&mut self) {
        self.planes = Planes::default();
    }

    /// Where main runs of jumps have anything to do, once that is prepared.
    pub(crate) fn planes(&self) -> &Planes {
        &self.planes
    }

    /// Prepares the cells at which jumps stop on a board with penalties.
    pub(crate) fn prepare_stops(&mut self, options: &Options) -> Result<(), NoMemory> {
        self.stops.prepare(&self.board, Moves::new(options))
    }

    /// Forgets these cells.
    pub(crate) fn release_stops(&mut self) {
        self.stops = Stops::default();
    }

    /// These cells, once they are prepared.
    pub(crate) fn stops(&self) -> &Stops {
        &self.stops
    }

    /// Whether the walls are scattered, so that jumps are short and many.
    pub(crate) fn is_cluttered(&mut self) -> bool {
        self.corners.get_or_insert_with(|| Corners::count(&self.board)).are_clutter()
    }

    /// Whether the penalties are a jumble rather than areas, so that jumps are short and many.
    pub(crate) fn is_jumbled(&mut self) -> bool {
        self.borders.get_or_insert_with(|| Borders::count(&self.board)).are_everywhere()
    }

    /// The board, in place of which none is left.
    pub(crate) fn take_board(&mut self) -> Board {
        self.board.take()
    }
}

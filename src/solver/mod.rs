//! The solver: a board, options, and the search on them.

mod diagonals;
#[cfg(feature = "full")]
mod distances;
mod edit;
#[cfg(feature = "full")]
pub(crate) mod find;
mod inspect;
pub(crate) mod kinds;
pub(crate) mod looks;
#[cfg(feature = "page")]
pub(crate) mod numbers;
pub(crate) mod path;
#[cfg(feature = "page")]
pub(crate) mod picture;
mod promise;
mod queue;
mod ranks;
mod recording;
pub(crate) mod stats;
mod steps;
pub(crate) mod taken;
mod view;

use crate::board::grid::Board;
use crate::error::Error;
use crate::rules::options::Options;
use crate::search::ends::Ends;
use crate::search::workspace::FastWorkspace;
use crate::terrain::Terrain;
use kinds::AnyKind;
use recording::Recording;
use std::fmt;
use std::sync::OnceLock;

/// Finds paths on a board, at once or step by step.
///
/// [`find_path`](Self::find_path) and stepping to the end make the same expansions and find the same path. Every edit
/// and every change of options forgets the recorded search, so a record never mixes two boards.
///
/// Methods that only read the recorded search take `&self` and never begin one: before [`begin`](Self::begin),
/// [`step`](Self::step) or [`run`](Self::run) all cells are untouched and all sums are 0. A clone is independent, even
/// in the middle of a search.
///
/// ```
/// use starstep::{CellState, Solver, Status, WALL};
///
/// let mut solver = Solver::new(5, 4)?;
/// solver.set_cell(1, 1, WALL)?;
/// let path = solver.find_path()?.expect("one wall leaves a way");
/// assert_eq!(path.cost, 58.0);
///
/// solver.step(3)?;
/// let mut other = solver.clone();
/// assert_eq!(other.run()?, Status::Found);
/// assert_eq!(other.path(), Some(path));
/// assert_eq!((solver.position(), solver.status()), (3, Status::Searching));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Clone)]
pub struct Solver {
    terrain: Terrain,
    options: Options,
    /// The options of the recorded search: those above, with `fastest` resolved to what it stands for.
    running: Options,
    /// What the fast way keeps from query to query.
    work: FastWorkspace,
    distances: Distances,
    recording: Recording,
    /// Whether `recording` belongs to the current board and options.
    is_recording: bool,
    /// The states of all cells before a search has begun, made when first needed.
    untouched: OnceLock<Vec<u8>>,
}

/// The board, the options, and how far the search has got.
impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut solver = f.debug_struct("Solver");
        solver.field("board", self.board()).field("options", &self.options).field("status", &self.status());
        solver.field("position", &self.position()).field("length", &self.length()).finish_non_exhaustive()
    }
}

impl Solver {
    /// A solver on an open board, with start and goal in opposite corners and the default options.
    ///
    /// ```
    /// let solver = starstep::Solver::new(40, 24)?;
    /// assert_eq!((solver.board().start(), solver.board().goal()), ((0, 0), (39, 23)));
    /// assert_eq!(starstep::Solver::new(0, 24).unwrap_err().code(), "out-of-bounds");
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Board::new`].
    pub fn new(width: u32, height: u32) -> Result<Self, Error> {
        Ok(Self::from_board(Board::new(width, height)?))
    }

    /// A solver on a board, with the default options.
    ///
    /// ```
    /// use starstep::{Board, Solver};
    ///
    /// let board = Board::from_map("height 2\nwidth 3\nmap\ns.@\n..g\n")?;
    /// assert!(Solver::from_board(board).find_path()?.is_some());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn from_board(board: Board) -> Self {
        Self {
            terrain: Terrain::new(board),
            options: Options::default(),
            running: Options::default(),
            work: FastWorkspace::default(),
            distances: Distances::default(),
            recording: Recording::default(),
            is_recording: false,
            untouched: OnceLock::new(),
        }
    }

    /// The board.
    ///
    /// ```
    /// let solver = starstep::Solver::new(40, 24)?;
    /// assert_eq!(solver.board().cell(39, 23), Ok(0));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn board(&self) -> &Board {
        self.terrain.board()
    }

    /// The options.
    ///
    /// ```
    /// use starstep::{Options, Solver};
    ///
    /// assert_eq!(Solver::new(40, 24)?.options(), &Options::default());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Begins a recorded search unless there is one: nothing is expanded yet, and the start is open.
    /// [`step`](Self::step) and [`run`](Self::run) do this by themselves.
    ///
    /// ```
    /// use starstep::{CellState, Solver};
    ///
    /// let mut solver = Solver::new(3, 3)?;
    /// assert_eq!(solver.node(0, 0)?.state, CellState::Untouched);
    /// solver.begin()?;
    /// assert_eq!(solver.node(0, 0)?.state, CellState::Open);
    /// assert_eq!(solver.length(), 0);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::StartBlocked`], [`Error::GoalBlocked`], [`Error::WrongAlgorithm`]; [`Error::TooLarge`] if memory runs
    /// out.
    pub fn begin(&mut self) -> Result<(), Error> {
        if self.is_recording {
            return Ok(());
        }
        self.ends().check(self.board())?;
        self.running = kinds::resolve(&mut self.terrain, &self.options)?;
        self.begin_anew().or_else(|error| {
            if !error.is_memory() {
                return Err(error);
            }
            // Without what the fast way keeps there may be enough memory.
            self.give_back();
            self.begin_anew().inspect_err(|_| self.give_back())
        })
    }

    /// Forgets the recorded search. Board and options stay.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.run()?;
    /// solver.reset();
    /// assert_eq!(solver.length(), 0);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    pub fn reset(&mut self) {
        self.is_recording = false;
        self.distances.is_current = false;
    }

    fn begin_anew(&mut self) -> Result<(), Error> {
        kinds::prepare(&mut self.terrain, &self.running)?;
        let kind = AnyKind::new(&self.terrain, &self.running, Ends::of(self.terrain.board()));
        self.recording.begin(&*kind, self.terrain.board(), &self.running)?;
        self.is_recording = true;
        Ok(())
    }

    /// Where the recorded search begins and ends.
    fn ends(&self) -> Ends<'static> {
        Ends::of(self.board())
    }

    /// The recorded search, once it has begun.
    fn kind(&self) -> AnyKind<'_> {
        AnyKind::new(&self.terrain, &self.running, self.ends())
    }

    /// Releases all memory except the board's, and forgets the searches in it.
    fn give_back(&mut self) {
        self.reset();
        let (options, running, distances) = (self.options.clone(), self.running.clone(), self.distances.clone());
        *self = Self { options, running, distances, ..Self::from_board(self.terrain.take_board()) };
    }
}

/// The source of the last distances.
#[derive(Debug, Clone, Default)]
struct Distances {
    source: Option<(u32, u32)>,
    /// Whether the fast way's nodes still hold the distances.
    is_current: bool,
    expanded: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_debug_output_of_a_solver_is_short() {
        let mut solver = Solver::new(2000, 2000).unwrap();
        solver.step(9).unwrap();
        let shown = format!("{solver:?}");
        assert!(shown.starts_with("Solver { board: Board { width: 2000,") && shown.len() < 700, "{shown}");
        assert!(shown.ends_with("status: Searching, position: 9, length: 9, .. }"), "{shown}");
    }
}

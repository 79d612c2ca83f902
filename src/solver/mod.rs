//! The solver: a board, options, and the search on them.

mod distances;
mod edit;
mod find;
mod inspect;
mod kinds;
#[cfg(feature = "page")]
pub(crate) mod numbers;
pub(crate) mod path;
#[cfg(feature = "page")]
pub(crate) mod picture;
mod recording;
pub(crate) mod stats;
mod steps;
mod view;

use crate::board::grid::Board;
use crate::error::Error;
use crate::rules::options::Options;
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
        self.board().check_ends()?;
        self.running = kinds::resolve(&mut self.terrain, &self.options);
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
        let kind = AnyKind::new(&self.terrain, &self.running);
        self.recording.begin(&*kind, self.terrain.board(), &self.running)?;
        self.is_recording = true;
        Ok(())
    }

    /// Releases all memory except the board's, and forgets the searches in it.
    fn give_back(&mut self) {
        self.reset();
        self.terrain.give_back();
        self.work = FastWorkspace::default();
        self.recording = Recording::default();
        self.untouched.take();
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
    use crate::{Algorithm, Diagonal, generate};

    fn all_that_is_told(solver: &Solver) -> (Vec<u8>, Vec<u32>, Vec<u8>, String) {
        let board = solver.board();
        let nodes: Vec<_> = (0..board.height())
            .flat_map(|y| (0..board.width()).map(move |x| (x, y)))
            .map(|(x, y)| solver.node(x, y).unwrap())
            .collect();
        let numbers = solver.numbers_in((0, 0), (board.width(), board.height()));
        let told = format!(
            "{:?} {:?} {:?} {:?} {nodes:?} {numbers:?}",
            solver.stats(),
            solver.position(),
            solver.status(),
            solver.path()
        );
        (solver.states().to_vec(), solver.scans().to_vec(), solver.side_states().to_vec(), told)
    }

    #[test]
    fn a_clone_is_independent_in_the_middle_of_any_search() {
        for algorithm in Algorithm::ALL {
            for seed in 0..6 {
                let mut board = Board::new(17, 13).unwrap();
                generate::random_walls(&mut board, 0.25, seed).unwrap();
                let diagonal = [Diagonal::NoCornerCutting, Diagonal::Never][seed as usize % 2];
                let mut solver = Solver::from_board(board);
                solver.configure(Options { algorithm: *algorithm, diagonal, ..Options::default() });
                let mut undisturbed = solver.clone();
                undisturbed.run().unwrap();
                let (end, middle) = (all_that_is_told(&undisturbed), undisturbed.length() / 2);
                solver.step(middle).unwrap();
                let half_way = all_that_is_told(&solver);

                let mut other = solver.clone();
                assert_eq!(all_that_is_told(&other), half_way);
                other.run().unwrap();
                assert_eq!(all_that_is_told(&other), end, "{algorithm:?} {seed}");
                assert_eq!(all_that_is_told(&solver), half_way);
                other.seek(middle).unwrap();
                assert_eq!(all_that_is_told(&other), half_way);
                // What happens to one does not affect the other.
                other.set_cell(8, 6, 77).unwrap();
                other.reset();
                solver.run().unwrap();
                assert_eq!(all_that_is_told(&solver), end);
                assert_eq!(solver.find_path().unwrap(), undisturbed.find_path().unwrap());
            }
        }
    }

    #[test]
    fn before_a_search_begins_all_is_untouched_and_reading_begins_none() {
        for algorithm in Algorithm::ALL {
            let mut solver = Solver::new(6, 4).unwrap();
            solver.configure(Options { algorithm: *algorithm, ..Options::default() });
            for round in 0..2 {
                let untouched = all_that_is_told(&solver);
                assert_eq!(untouched.0, [0; 24]);
                assert!(untouched.1.is_empty() && untouched.2.is_empty());
                assert_eq!(solver.stats(), crate::Stats::default());
                assert!(!solver.is_recording);
                let h: Vec<f64> = (0..6).map(|x| solver.node(x, 0).unwrap().h).collect();
                let shown: Vec<f64> = solver.numbers_in((0, 0), (6, 1)).iter().skip(1).step_by(4).copied().collect();
                assert_eq!(h, shown);
                // The same as during the search, for the cells that the start's side may reach.
                solver.begin().unwrap();
                let of_start: Vec<f64> = (0..4).map(|x| solver.node(x, 0).unwrap().h).collect();
                assert_eq!(of_start, h[..4], "{algorithm:?}");
                solver.run().unwrap();
                assert_ne!(all_that_is_told(&solver).0, [0; 24]);
                if round == 0 {
                    solver.set_board(Board::new(6, 4).unwrap());
                }
            }
        }
    }

    #[test]
    fn a_board_of_another_size_has_as_many_untouched_cells() {
        let mut solver = Solver::new(6, 4).unwrap();
        assert_eq!(solver.states().len(), 24);
        solver.set_board(Board::new(3, 2).unwrap());
        assert_eq!(solver.states().len(), 6);
        solver.edit(|board| Board::new(9, 9).map(|other| *board = other)).unwrap();
        assert_eq!(solver.states().len(), 81);
    }

    #[test]
    fn the_debug_output_of_a_solver_is_short() {
        let mut solver = Solver::new(2000, 2000).unwrap();
        solver.step(9).unwrap();
        let shown = format!("{solver:?}");
        assert!(shown.starts_with("Solver { board: Board { width: 2000,") && shown.len() < 700, "{shown}");
        assert!(shown.ends_with("status: Searching, position: 9, length: 9, .. }"), "{shown}");
    }
}

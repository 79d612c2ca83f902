//! The solver: a board, options, and the search on them.

mod distances;
mod find;
pub(crate) mod inspect;
mod kinds;
pub(crate) mod path;
pub(crate) mod picture;
mod recording;
pub(crate) mod stats;

use crate::board::grid::Board;
use crate::error::Error;
use crate::error::memory;
use crate::rules::options::{OptionValue, Options};
use crate::search::expansion::Status;
use crate::search::workspace::FastWorkspace;
use crate::terrain::Terrain;
use kinds::AnyKind;
use path::Path;
use recording::Recording;

/// Finds paths on a board, at once or step by step.
///
/// [`find_path`](Self::find_path) and stepping to the end make the same expansions and find the same path. Every edit
/// and every change of options forgets the recorded search, so a record never mixes two boards.
#[derive(Debug)]
pub struct Solver {
    terrain: Terrain,
    options: Options,
    /// The options of the recorded search: those above, with `fastest` replaced by what it stands for.
    running: Options,
    /// What the fast way keeps from query to query.
    work: FastWorkspace,
    distances: Distances,
    recording: Recording,
    /// Whether `recording` belongs to the board and options as they are.
    is_recording: bool,
}

impl Solver {
    /// A solver on an open board, with start and goal in opposite corners and the default options.
    ///
    /// # Errors
    /// As [`Board::new`].
    pub fn new(width: u32, height: u32) -> Result<Self, Error> {
        Ok(Self::from_board(Board::new(width, height)?))
    }

    /// A solver on a board, with the default options.
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
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.terrain.board()
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Replaces the board.
    pub fn set_board(&mut self, board: Board) {
        self.terrain.set_board(board);
        self.reset();
    }

    /// Changes the board in any way, for example by a generator: all that `edit` does, or nothing if it fails, because it
    /// is given a copy.
    ///
    /// # Errors
    /// Those of `edit`, and [`Error::TooLarge`] where there is no memory for the copy. Board and recorded search stay.
    pub fn edit<T>(&mut self, edit: impl FnOnce(&mut Board) -> Result<T, Error>) -> Result<T, Error> {
        let mut board = self.board().duplicate()?;
        let result = edit(&mut board)?;
        self.set_board(board);
        Ok(result)
    }

    /// Sets a cell: 0 open, 1 to 254 open with that movement penalty, 255 wall.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_cell(&mut self, x: u32, y: u32, value: u8) -> Result<(), Error> {
        if self.terrain.set_cell(x, y, value)? {
            self.reset();
        }
        Ok(())
    }

    /// Sets all cells, row by row.
    ///
    /// # Errors
    /// [`Error::BadCell`] unless there are width · height bytes.
    pub fn set_cells(&mut self, cells: &[u8]) -> Result<(), Error> {
        self.terrain.set_cells(cells)?;
        self.reset();
        Ok(())
    }

    /// Moves the start.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_start(&mut self, x: u32, y: u32) -> Result<(), Error> {
        if self.terrain.set_start(x, y)? {
            self.reset();
        }
        Ok(())
    }

    /// Moves the goal.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_goal(&mut self, x: u32, y: u32) -> Result<(), Error> {
        if self.terrain.set_goal(x, y)? {
            self.reset();
        }
        Ok(())
    }

    /// Sets what is added to coordinates before they are shown; the recorded search stays.
    pub fn set_origin(&mut self, x: i32, y: i32) {
        self.terrain.set_origin(x, y);
    }

    /// Replaces the options.
    pub fn configure(&mut self, mut options: Options) {
        let weight = if options.weight.is_nan() { 0.0 } else { options.weight.clamp(0.0, f64::MAX) };
        // Adding 0 turns -0 into 0: priorities are ordered by their bits.
        options.weight = weight + 0.0;
        if self.options != options {
            self.options = options;
            self.reset();
        }
    }

    /// Changes some options by their fixed names: all of them, or none if one is wrong.
    ///
    /// # Errors
    /// [`Error::BadOption`] for the first wrong one.
    pub fn configure_by_name<'a>(
        &mut self,
        changes: impl IntoIterator<Item = (&'a str, OptionValue<'a>)>,
    ) -> Result<(), Error> {
        let mut options = self.options.clone();
        for (key, value) in changes {
            options.set(key, &value)?;
        }
        self.configure(options);
        Ok(())
    }

    /// Goes at most `count` expansions forward: through the record first, then new ones.
    ///
    /// # Errors
    /// [`Error::StartBlocked`], [`Error::GoalBlocked`], [`Error::WrongAlgorithm`]; [`Error::TooLarge`] where memory is
    /// short, and at the end of a record that cannot grow any more. What is recorded stays.
    pub fn step(&mut self, count: u64) -> Result<Status, Error> {
        self.begin()?;
        self.recording.step(&*AnyKind::new(&self.terrain, &self.running), count)?;
        Ok(self.recording.status())
    }

    /// Records the search to its end and goes there.
    ///
    /// # Errors
    /// As [`step`](Self::step).
    pub fn run(&mut self) -> Result<Status, Error> {
        self.step(u64::MAX)
    }

    /// Forgets the recorded search. Board and options stay.
    pub fn reset(&mut self) {
        self.is_recording = false;
        self.distances.is_current = false;
    }

    /// Begins a recording unless there is one.
    pub(crate) fn begin(&mut self) -> Result<(), Error> {
        if !self.is_recording {
            // Also what never begins is asked for its h.
            self.running = kinds::resolve(&mut self.terrain, &self.options);
        }
        self.board().check_ends()?;
        if self.is_recording {
            return Ok(());
        }
        self.begin_anew().or_else(|error| {
            if !error.is_memory() {
                return Err(error);
            }
            // Without what the fast way keeps there may be enough.
            self.give_back();
            self.begin_anew().inspect_err(|_| self.give_back())
        })
    }

    fn begin_anew(&mut self) -> Result<(), Error> {
        kinds::prepare(&mut self.terrain, &self.running)?;
        let kind = AnyKind::new(&self.terrain, &self.running);
        self.recording.begin(&*kind, self.terrain.board(), &self.running)?;
        self.is_recording = true;
        Ok(())
    }

    /// Gives back all memory but that of the board, and forgets the searches that are in it.
    fn give_back(&mut self) {
        self.reset();
        self.terrain.give_back();
        self.work = FastWorkspace::default();
        self.recording = Recording::default();
    }

    /// The number of expansions shown.
    #[must_use]
    pub fn position(&self) -> u64 {
        if self.is_recording { self.recording.trace.position() } else { 0 }
    }

    /// The number of expansions recorded.
    #[must_use]
    pub fn length(&self) -> u64 {
        if self.is_recording { self.recording.trace.length() } else { 0 }
    }

    /// How far the search has come at the position.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.is_recording { self.recording.status() } else { Status::Searching }
    }

    /// Shows the state after `position` expansions.
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the record.
    pub fn seek(&mut self, position: u64) -> Result<(), Error> {
        if position > self.length() {
            let last = i64::try_from(self.length()).unwrap_or(i64::MAX);
            return Err(Error::out_of_bounds("position", position, 0, last));
        }
        if self.is_recording {
            self.recording.seek(&*AnyKind::new(&self.terrain, &self.running), position);
        }
        Ok(())
    }

    /// The path of the recorded search, if the position is at an end where the goal was reached. Ends the program if
    /// there is no memory for it, as the standard library's collections do.
    #[must_use]
    pub fn path(&self) -> Option<Path> {
        memory::or_abort(self.recorded_path())
    }

    /// The same, if there is memory for it.
    pub(crate) fn recorded_path(&self) -> Result<Option<Path>, Error> {
        if self.status() != Status::Found {
            return Ok(None);
        }
        let way = self.recording.path(&*AnyKind::new(&self.terrain, &self.running))?;
        Ok(Some(Path::new(&self.terrain, &way, self.length())?))
    }

    /// The cells of the whole record in the order of their expansion, as indexes y · width + x. Ends the program if there
    /// is no memory for them, as the standard library's collections do.
    #[must_use]
    pub fn expansion_order(&self) -> Vec<u32> {
        memory::or_abort(self.recorded_order())
    }

    /// The same, if there is memory for it.
    pub(crate) fn recorded_order(&self) -> Result<Vec<u32>, Error> {
        if self.is_recording { Ok(self.recording.trace.expansion_order()?) } else { Ok(Vec::new()) }
    }

    /// The index of the cell that the expansion at the position closed; `None` before the first.
    #[must_use]
    pub fn current(&self) -> Option<u32> {
        if self.is_recording { self.recording.trace.current() } else { None }
    }

    /// The side that made the expansion at the position: 0 the search from the start, 1 that from the goal, which only
    /// bidirectional searches have; `None` before the first.
    #[must_use]
    pub fn side(&self) -> Option<u32> {
        if self.is_recording { self.recording.trace.current_side() } else { None }
    }

    /// One byte a cell at the position, numbered as in [`CellState`](crate::CellState). All are untouched if the search cannot begin
    /// because start or goal is a wall; there are none if there is no memory for them.
    pub fn states(&mut self) -> &[u8] {
        self.visible().states
    }

    /// How often the jumps of a jump point search have passed over each cell, at the position; empty for others.
    pub fn scans(&mut self) -> &[u32] {
        self.visible().scans
    }

    /// The states of a bidirectional search at the position, numbered as in [`CellState`](crate::CellState): for the
    /// search from the start in the two low bits of a cell's byte, for that from the goal in the next two; empty for
    /// other searches.
    pub fn side_states(&mut self) -> &[u8] {
        self.visible().side_states
    }

    /// What is seen of the cells at the position.
    pub(crate) fn visible(&mut self) -> Visible<'_> {
        if self.show().is_err() {
            return Visible { cells: self.board().cells(), states: &[], side_states: &[], scans: &[] };
        }
        let Self { terrain, recording, .. } = self;
        let (cells, trace) = (terrain.board().cells(), &recording.trace);
        Visible { cells, states: trace.states(), side_states: trace.side_states(), scans: trace.scans() }
    }

    /// Begins a search for its state to be shown. One that cannot begin shows untouched cells.
    ///
    /// # Errors
    /// That there is no memory for what is shown.
    pub(crate) fn show(&mut self) -> Result<(), Error> {
        match self.begin() {
            Err(error) if !error.is_memory() => Ok(self.recording.trace.reset(self.terrain.board(), None)?),
            begun => begun,
        }
    }
}

/// What is seen of the cells at a position.
pub(crate) struct Visible<'a> {
    pub(crate) cells: &'a [u8],
    /// Empty where there is no memory for them.
    pub(crate) states: &'a [u8],
    /// Empty unless two sides search.
    pub(crate) side_states: &'a [u8],
    /// How often jumps passed over each cell; empty unless the search jumps.
    pub(crate) scans: &'a [u32],
}

/// Where the last distances are from.
#[derive(Debug, Clone, Default)]
struct Distances {
    source: Option<(u32, u32)>,
    /// Whether the fast way's nodes still hold them.
    is_current: bool,
    expanded: u64,
}

//! A board that is ready to be searched, by many at once.

use crate::board::grid::Board;
use crate::error::Error;
use crate::rules::options::Options;
use crate::solver::kinds;
use crate::terrain::Terrain;
use std::fmt;

/// A board with options, ready to be searched by many at once: a query takes `&self` and the [`Scratch`](crate::Scratch) that
/// it searches in, and names its start and goal. The board's own start and goal mean nothing to it.
///
/// What searches derive from the board is made when a map is made, and brought up to date by each edit, so that queries
/// only read and threads need no locks. An edit takes a fraction of a millisecond at most, and
/// [`edit`](Self::edit) makes many at once. If options cannot be used on the board, or there is no memory, each query
/// says so.
///
/// ```
/// use starstep::{Board, Map, Options, Scratch, WALL};
///
/// let mut map = Map::new(Board::new(5, 3)?, Options::default());
/// let mut scratch = Scratch::default();
/// assert_eq!(map.path_between(0, 1, 4, 1, &mut scratch)?.map(|path| path.cost), Some(40.0));
/// map.set_cell(2, 1, WALL)?;
/// assert_eq!(map.path_between(0, 1, 4, 1, &mut scratch)?.map(|path| path.cost), Some(48.0));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Clone)]
pub struct Map {
    pub(super) terrain: Terrain,
    options: Options,
    /// The options with `fastest` resolved to what it stands for, if the terrain is ready for them.
    pub(super) running: Result<Options, Error>,
}

/// The board and the options.
impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_struct("Map");
        map.field("board", self.board()).field("options", &self.options).finish_non_exhaustive()
    }
}

impl Map {
    /// Prepares a board for searches with these options.
    ///
    /// ```
    /// use starstep::{Algorithm, Board, Diagonal, Map, Options, Scratch};
    ///
    /// let options = Options::default().algorithm(Algorithm::Fastest).diagonal(Diagonal::Never);
    /// let map = Map::new(Board::new(200, 100)?, options);
    /// let path = map.path_between(7, 0, 7, 99, &mut Scratch::default())?;
    /// assert_eq!(path.map(|path| path.cells.len()), Some(100));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn new(board: Board, options: Options) -> Self {
        let options = options.with_usable_weight();
        let mut map = Self { terrain: Terrain::new(board), running: Ok(options.clone()), options };
        map.prepare();
        map
    }

    /// The board.
    ///
    /// ```
    /// use starstep::{Board, Map, Options};
    ///
    /// let map = Map::new(Board::new(40, 24)?, Options::default());
    /// assert_eq!(map.board().width(), 40);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn board(&self) -> &Board {
        self.terrain.board()
    }

    /// The options.
    ///
    /// ```
    /// use starstep::{Board, Map, Options};
    ///
    /// let map = Map::new(Board::new(40, 24)?, Options::default());
    /// assert_eq!(map.options(), &Options::default());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Replaces the options.
    ///
    /// ```
    /// use starstep::{Board, Diagonal, Map, Options, Scratch};
    ///
    /// let mut map = Map::new(Board::new(3, 3)?, Options::default());
    /// map.configure(Options::default().diagonal(Diagonal::Never));
    /// let path = map.path_between(0, 0, 2, 2, &mut Scratch::default())?;
    /// assert_eq!(path.map(|path| path.cost), Some(40.0));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    pub fn configure(&mut self, options: Options) {
        self.options = options.with_usable_weight();
        self.prepare();
    }

    /// Sets a cell: 0 open, 1 to 254 open with that movement penalty, 255 wall.
    ///
    /// ```
    /// use starstep::{Board, Map, Options, Scratch, WALL};
    ///
    /// let mut map = Map::new(Board::new(3, 1)?, Options::default());
    /// map.set_cell(1, 0, WALL)?;
    /// assert_eq!(map.path_between(0, 0, 2, 0, &mut Scratch::default())?, None);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board.
    pub fn set_cell(&mut self, x: u32, y: u32, value: u8) -> Result<(), Error> {
        if self.terrain.set_cell(x, y, value)? {
            self.prepare();
        }
        Ok(())
    }

    /// Changes the board in any way: everything that `edit` does takes effect, or nothing if it fails, because it works on a
    /// copy.
    ///
    /// ```
    /// use starstep::{Board, Map, Options, Scratch, generate};
    ///
    /// let mut map = Map::new(Board::new(40, 24)?, Options::default());
    /// map.edit(|board| generate::maze(board, 7))?;
    /// assert!(map.path_between(0, 0, 38, 22, &mut Scratch::default())?.is_some());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// Those of `edit`, and [`Error::TooLarge`] if there is no memory for the copy.
    pub fn edit<T>(&mut self, edit: impl FnOnce(&mut Board) -> Result<T, Error>) -> Result<T, Error> {
        let mut board = self.board().duplicate()?;
        let result = edit(&mut board)?;
        self.terrain.become_board(board);
        self.prepare();
        Ok(result)
    }

    /// Makes all that queries read, or brings it up to date.
    fn prepare(&mut self) {
        self.running = self.make_ready();
        if self.running.as_ref().is_err_and(Error::is_memory) {
            // What has been made is of no use without the rest.
            self.terrain = Terrain::new(self.terrain.take_board());
        }
    }

    fn make_ready(&mut self) -> Result<Options, Error> {
        let running = kinds::resolve(&mut self.terrain, &self.options)?;
        // The queries to come cannot make what is left for later.
        self.terrain.leave_nothing_for_later();
        kinds::prepare_to_find(&mut self.terrain, &running)?;
        Ok(running)
    }
}

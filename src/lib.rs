//! Grid pathfinding that can be stepped through, forwards and backwards.
//!
//! A [`Solver`] holds a [`Board`] and [`Options`]. [`Solver::find_path`] is the fast way and records nothing;
//! [`Solver::step`], [`Solver::run`] and [`Solver::seek`] record every expansion and show the search at any of them.
//!
//! ```
//! use starstep::{Board, Solver, Status};
//!
//! let mut solver = Solver::from_board(Board::new(5, 4)?);
//! solver.set_cell(1, 1, 255)?;
//! let path = solver.find_path()?.expect("the board is nearly empty");
//! assert_eq!(path.cost, 3.0 * 10.0 + 2.0 * 14.0);
//!
//! assert_eq!(solver.run()?, Status::Found);
//! solver.seek(1)?;
//! assert_eq!(solver.stats().expanded, 1);
//! # Ok::<(), starstep::Error>(())
//! ```

mod bidirectional;
mod bitmap;
mod coords;
mod corners;
mod cost;
mod ends;
mod error;
mod find;
mod finder;
mod flood;
pub mod generate;
mod grid;
mod heuristic;
mod inspect;
mod jump;
mod jump_search;
mod map_text;
mod memory;
mod moves;
mod nodes;
mod open_list;
mod options;
mod path;
mod picture;
mod priority;
mod problem;
mod pruning;
mod reached;
mod recording;
pub mod scenario_file;
mod search;
mod solver;
mod stats;
mod trace;
#[cfg(target_arch = "wasm32")]
mod wasm;
mod wording;

pub use error::Error;
pub use grid::{Board, MAX_SIDE, OPEN, WALL};
pub use inspect::NUMBERS_PER_CELL;
pub use map_text::{MAX_BYTES, SWAMP};
pub use nodes::CellState;
pub use options::{
    Algorithm, CostModel, Diagonal, HeuristicKind, NeighborOrder, OpenListKind, OptionValue, Options, StopWhen,
    TieBreak,
};
pub use path::{Path, PathFault, check_path};
pub use picture::{PALETTE, Palette};
pub use problem::{Allowed, CellProblem, JumpProblem, MapProblem, SizeProblem};
pub use search::Status;
pub use solver::Solver;
pub use stats::{NodeInfo, Stats};
pub use trace::CellHistory;

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
//!
//! # Where to find what
//!
//! | algorithm | file |
//! |---|---|
//! | A\*, weighted A\*, Dijkstra, breadth-first, greedy | `search/best_first.rs`; their priorities in `rules/priority.rs` |
//! | jump point search | `search/jump_point.rs`; the jumps in `search/jump.rs`, on the bits of `terrain/bitmap.rs` |
//! | bidirectional A\* | `search/bidirectional.rs` |
//! | `fastest` | `resolve` in `solver/kinds.rs`; the A\* with fewer looks in `terrain/pruning.rs` |
//! | distances to all cells | `solver/distances.rs` |
//! | heuristics | `rules/heuristic.rs` |
//! | open lists | `search/open_list/` |
//! | stepping forwards and backwards | `solver/recording.rs` and `trace/` |
//! | maps and generated boards | `maps/` |

// What only the feature `full` uses is unused without it; the build with all features tells what nobody uses.
#![cfg_attr(not(feature = "full"), allow(dead_code, unused_imports, unused_variables, unreachable_patterns))]

mod board;
mod error;
mod maps;
mod rules;
mod search;
mod solver;
mod terrain;
mod trace;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod wasm;

pub use board::grid::{Board, MAX_SIDE, OPEN, WALL};
pub use error::Error;
pub use error::problem::{Allowed, CellProblem, JumpProblem, MapProblem, SizeProblem};
pub use maps::text::{MAX_BYTES, SWAMP};
pub use maps::{experiments, generate};
pub use rules::options::{
    Algorithm, CostModel, Diagonal, HeuristicKind, NeighborOrder, OpenListKind, OptionValue, Options, StopWhen,
    TieBreak,
};
pub use search::expansion::Status;
pub use search::nodes::CellState;
pub use solver::Solver;
pub use solver::looks::{Became, Look};
#[cfg(feature = "page")]
pub use solver::numbers::NUMBERS_PER_CELL;
pub use solver::path::{Path, PathFault, check_path};
#[cfg(feature = "page")]
pub use solver::picture::{PALETTE, Palette};
pub use solver::stats::{NodeInfo, Stats};
pub use solver::taken::{DecidedBy, Taken};
pub use trace::CellHistory;

/// The examples in the READMEs of the repository and of the crate are compiled and run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
#[doc = include_str!("README.md")]
struct Readme;

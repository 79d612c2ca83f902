//! Grid pathfinding that can be stepped through, forwards and backwards.
//!
//! A [`Solver`] holds a [`Board`] and [`Options`] and shows its search; a [`Map`] is for many searches at once. Cells are pairs
//! of column and row.
//!
//! # One path
//!
//! [`Solver::find_path`] is the fast way and records nothing.
//!
//! ```
//! use starstep::{Board, Diagonal, Options, Solver, WALL};
//!
//! let mut solver = Solver::from_board(Board::new(5, 4)?);
//! solver.set_cell(1, 1, WALL)?;
//! let path = solver.find_path()?.expect("the board is nearly empty");
//! assert_eq!(path.cost, 3.0 * 10.0 + 2.0 * 14.0);
//! solver.configure(Options::default().diagonal(Diagonal::Never));
//! assert_eq!(solver.find_path()?.map(|path| path.cost), Some(7.0 * 10.0));
//! # Ok::<(), starstep::Error>(())
//! ```
//!
//! # Many agents, one goal
//!
//! A [`Map`] is a board that many searches share: each names its own start and goal, and changes nothing but the [`Scratch`]
//! that it is handed. Threads need one of these each, and no lock.
//!
//! ```
//! use starstep::{Algorithm, Board, Map, Options, Path, Scratch, WALL};
//!
//! let mut map = Map::new(Board::new(40, 30)?, Options::default().algorithm(Algorithm::Fastest));
//! map.edit(|board| (1..30).try_for_each(|y| board.set_cell(20, y, WALL).map(drop)))?;
//! let agents: Vec<(u32, u32)> = (0..30).map(|y| (y % 7, y)).collect();
//! let to_the_goal = |agents: &[(u32, u32)]| {
//!     let mut scratch = Scratch::default();
//!     agents.iter().map(|&(x, y)| map.path_between(x, y, 39, 29, &mut scratch)).collect::<Result<Vec<_>, _>>()
//! };
//! let paths = std::thread::scope(|scope| {
//!     let threads: Vec<_> = agents.chunks(15).map(|agents| scope.spawn(move || to_the_goal(agents))).collect();
//!     threads.into_iter().map(|thread| thread.join().expect("a query does not panic")).collect::<Result<Vec<_>, _>>()
//! })?;
//! let paths: Vec<Path> = paths.concat().into_iter().flatten().collect();
//! assert!(paths.len() == 30 && paths.iter().all(|path| path.cells.contains(&(20, 0))));
//! # Ok::<(), starstep::Error>(())
//! ```
//!
//! Where a crowd goes to one place, [`Solver::distances`] finds the costs of the paths between it and all cells in one go; where
//! there are penalties, those of the paths that lead away from it.
//!
//! # Look inside
//!
//! [`Solver::step`], [`Solver::run`] and [`Solver::seek`] record every expansion and show the search at any of them.
//!
//! ```
//! use starstep::{CellState, Solver, Status};
//!
//! let mut solver = Solver::new(5, 4)?;
//! assert_eq!(solver.run()?, Status::Found);
//! solver.seek(1)?;
//! assert_eq!((solver.stats().expanded, solver.node(0, 0)?.state), (1, CellState::Closed));
//! assert_eq!(solver.taken()?.map(|taken| taken.f), Some(52.0));
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
//! | `fastest` | `resolve` in `solver/kinds.rs`; the A\* with fewer looks in `terrain/pruning.rs`, jumps over penalties in `search/terrain_jumps.rs` |
//! | paths between any cells of a shared board | `queries/` |
//! | distances to all cells | `solver/distances.rs` |
//! | heuristics | `rules/heuristic.rs`; their numbers in `rules/estimate.rs` |
//! | open lists | `search/open_list/` |
//! | stepping forwards and backwards | `solver/recording.rs` and `trace/` |
//! | maps and generated boards | `maps/` |

// What only the feature `full` uses is unused without it; the build with all features tells what nobody uses.
#![cfg_attr(not(feature = "full"), allow(dead_code, unused_imports, unused_variables, unreachable_patterns))]

mod board;
mod error;
mod maps;
#[cfg(feature = "full")]
mod queries;
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
#[cfg(feature = "full")]
pub use queries::{map::Map, scratch::Scratch};
pub use rules::algorithm::{AlgorithmFacts, Criterion, EstimateFrom, LooksAt, Parents, Promise};
pub use rules::heuristic::{Distance, Near};
pub use rules::options::{
    Algorithm, CostModel, Diagonal, HeuristicKind, NeighborOrder, OpenListKind, OptionValue, Options, StopWhen,
    TieBreak,
};
pub use search::expansion::Status;
pub use search::nodes::CellState;
pub use search::side::Side;
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

//! The searches, with a file for each kind, and what they know of the cells that they reach.
//!
//! A kind implements [`Search`](kind::Search) and [`Replay`](replay::Replay); `solver/kinds.rs` says which kind an algorithm uses.

pub(crate) mod best_first;
pub(crate) mod bidirectional;
mod bucketed;
pub(crate) mod ends;
pub(crate) mod expansion;
pub(crate) mod field;
mod jump;
mod jump_cells;
pub(crate) mod jump_field;
mod jump_find;
pub(crate) mod jump_point;
pub(crate) mod kind;
mod meeting;
pub(crate) mod nodes;
pub(crate) mod open_list;
mod reached;
pub(crate) mod recorder;
pub(crate) mod replay;
pub(crate) mod side;
pub(crate) mod space;
mod terrain_jumps;
pub(crate) mod workspace;

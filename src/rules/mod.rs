//! The rules of a search: its options, and what follows from them for costs, estimates and priorities.

pub(crate) mod cost;
pub(crate) mod heuristic;
pub(crate) mod options;
pub(crate) mod priority;

//! The searches, a file for each kind, and what they know of the cells that they reach.

pub(crate) mod best_first;
pub(crate) mod bidirectional;
pub(crate) mod jump;
pub(crate) mod jump_point;
pub(crate) mod nodes;
pub(crate) mod reached;

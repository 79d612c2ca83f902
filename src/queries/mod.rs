//! Queries: searches that change nothing, on a map that many of them share.

pub(crate) mod map;
mod paths;
pub(crate) mod scratch;

//! The rules of a search: its options, and what follows from them for costs, estimates and priorities.

pub(crate) mod algorithm;
pub(crate) mod choices;
pub(crate) mod cost;
pub(crate) mod estimate;
pub(crate) mod heuristic;
pub(crate) mod joined;
pub(crate) mod kinds;
pub(crate) mod named;
pub(crate) mod option_value;
pub(crate) mod options;
pub(crate) mod priority;

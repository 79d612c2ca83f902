//! What exactly is wrong, for errors that can have more than one reason: a stable code, values and a sentence for each.

mod cells;
mod jumps;
mod map;
mod options;
mod size;

pub use cells::CellProblem;
pub use jumps::JumpProblem;
pub use map::MapProblem;
pub use options::Allowed;
pub use size::SizeProblem;

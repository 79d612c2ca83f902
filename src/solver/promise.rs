//! What the options promise of a path, whatever the board.

use crate::rules::algorithm::{AlgorithmFacts, EstimateFrom, LooksAt, Promise};
use crate::rules::estimate;
use crate::rules::options::StopWhen;
use crate::search::open_list::Habits;
use crate::solver::Solver;

impl Solver {
    /// Whether the options promise a shortest path on any board. Where they do not, one may still be found.
    ///
    /// ```
    /// use starstep::{Options, Solver};
    ///
    /// let mut solver = Solver::new(4, 4)?;
    /// assert!(solver.promises_shortest());
    /// solver.configure(Options { weight: 1.5, ..Options::default() });
    /// assert!(!solver.promises_shortest());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn promises_shortest(&self) -> bool {
        let options = &self.options;
        let ends_late_enough = options.stop_when == StopWhen::GoalClosed;
        let improves = options.improve_open && Habits::of(options).keep_order();
        let AlgorithmFacts { estimate, looks, shortest, .. } = options.algorithm.facts();
        let is_consistent = estimate == EstimateFrom::None || options.weight <= 1.0 && estimate::is_consistent(options);
        match shortest {
            Promise::Always => true,
            Promise::IfConsistent => is_consistent && ends_late_enough && (looks == LooksAt::Jumps || improves),
            Promise::Never => false,
        }
    }
}

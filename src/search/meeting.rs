//! Where two searches have met, and what each may still find.

use crate::rules::cost::float;

/// Where the sides have met, and what each may still find.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Meeting {
    /// The cost of the best path so far, in units, and a cell on it that both sides have reached.
    pub(crate) best: Option<(u64, u32)>,
    /// The smallest f in each open list.
    pub(crate) floors: [f64; 2],
}

impl Meeting {
    pub(crate) fn propose(&mut self, cost: u64, cell: u32) {
        if self.best.is_none_or(|(best, _)| cost < best) {
            self.best = Some((cost, cell));
        }
    }

    /// Whether no path of this cost or more would be better than the best one.
    pub(crate) fn rules_out(&self, cost: f64) -> bool {
        self.best.is_some_and(|(best, _)| cost >= float(best))
    }
}

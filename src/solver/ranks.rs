//! How the open cells of a side compare, without rounding, as in its open list.

use crate::board::coords::Coords;
use crate::rules::options::TieBreak;
use crate::rules::priority::{FloatPriority, Order, Priority};
use crate::search::open_list::Entry;
use crate::search::recorder::SideIndex;
use crate::search::workspace::Key;
use crate::solver::Solver;
use crate::trace::Trace;

/// Compares open cells of a side, as its open list does.
pub(super) struct Ranks {
    pub(super) order: Order,
    coords: Coords,
    goal: (u32, u32),
    /// Whether h decides between cells with equal f.
    pub(super) uses_h: bool,
}

impl Ranks {
    pub(super) fn new(solver: &Solver, side: SideIndex) -> Self {
        let (order, board) = (Order::new(&solver.running), solver.board());
        let uses_h = matches!(order.tie_break, TieBreak::LowH | TieBreak::HighH);
        Self { order, coords: board.coords(), goal: [board.goal(), board.start()][side], uses_h }
    }

    /// The f and h of a cell with this g, in units.
    #[inline(never)]
    pub(super) fn of(&self, cell: u32, g: u64) -> [f64; 2] {
        let (dx, dy) = self.distance(cell);
        [self.order.f(g, dx, dy), self.order.heuristic.estimate(dx, dy)]
    }

    /// The key of a cell with this g. In breadth-first search all keys are equal.
    #[inline(never)]
    pub(super) fn key(&self, cell: u32, g: u64) -> Key {
        let (dx, dy) = self.distance(cell);
        FloatPriority(self.order).key(g, dx, dy)
    }

    /// The entry of an open cell with this g at the position of the record.
    pub(super) fn entry(&self, trace: &Trace, cell: u32, g: u64) -> Entry<Key> {
        let put_in = trace.put_in(cell);
        Entry { key: self.key(cell, g), order: if self.order.newest_first() { !put_in } else { put_in }, cell }
    }

    /// Columns and rows between a cell and the goal of the side.
    fn distance(&self, cell: u32) -> (u32, u32) {
        let (x, y) = self.coords.of(cell);
        (x.abs_diff(self.goal.0), y.abs_diff(self.goal.1))
    }
}

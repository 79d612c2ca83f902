//! Costs as they are told: in the unit of the cost model, with √2 itself and not the whole units of the search.

use crate::naive::{Ground, Way};
use starstep::{Algorithm, CostModel, Diagonal, HeuristicKind, Options};

impl Way {
    /// What it costs, in the unit of the cost model: without the rounding of units, to the last digit.
    pub fn cost(self, costs: CostModel) -> f64 {
        let Self { straight, diagonal, penalty } = self;
        match costs {
            CostModel::Sqrt2 => (10.0 * straight + penalty) / 10.0 + diagonal * 2_f64.sqrt(),
            CostModel::TenTen => 10.0 * (straight + diagonal) + penalty,
            _ => 10.0 * straight + 14.0 * diagonal + penalty,
        }
    }
}

impl Ground<'_> {
    /// The estimated cost from one cell to another, likewise.
    pub fn told_h(&self, from: usize, to: usize) -> f64 {
        let width = self.board.width() as usize;
        let (dx, dy) = ((from % width).abs_diff(to % width) as f64, (from / width).abs_diff(to / width) as f64);
        let (long, short) = (dx.max(dy), dx.min(dy));
        let Options { costs, heuristic, algorithm, diagonal, .. } = *self.options;
        let octile = long - short + short * 2_f64.sqrt();
        match heuristic {
            _ if costs != CostModel::Sqrt2 => self.h(from, to),
            _ if matches!(algorithm, Algorithm::Dijkstra | Algorithm::BreadthFirst) => 0.0,
            HeuristicKind::Auto if diagonal != Diagonal::Never => octile,
            HeuristicKind::Octile => octile,
            HeuristicKind::Auto | HeuristicKind::Manhattan => dx + dy,
            HeuristicKind::Chebyshev => long,
            HeuristicKind::Euclidean => (dx * dx + dy * dy).sqrt(),
            HeuristicKind::FlooredEuclidean => (dx * dx + dy * dy).sqrt().floor(),
            _ => 0.0,
        }
    }
}

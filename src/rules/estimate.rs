//! Estimates of the cost from a cell to the goal, from the distances dx and dy in columns and rows, and what they promise.

use crate::rules::cost::{CostModel, Units};
use crate::rules::heuristic::{Distance, Near};
use crate::rules::kinds::Diagonal;
use crate::rules::options::Options;

/// A heuristic with its cost model, ready for use.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Heuristic {
    /// A whole number of units: `far` · max(dx, dy) + `near` · min(dx, dy).
    Linear { far: u32, near: u32 },
    /// The straight line, with `unit` per cell.
    Euclidean { unit: f64 },
    /// The straight line rounded down to whole cells, with `unit` per cell.
    FlooredEuclidean { unit: f64 },
}

impl Heuristic {
    pub(crate) fn new(options: &Options) -> Self {
        let units = Units::new(options.costs);
        match options.heuristic.resolved(options.diagonal, options.costs).distance() {
            Distance::Line { floored: true } => Self::FlooredEuclidean { unit: units.straight.into() },
            Distance::Line { floored: false } => Self::Euclidean { unit: euclidean_unit(units) },
            Distance::Moves { far, near } => Self::Linear {
                far: u32::from(far) * units.straight,
                near: match near {
                    Near::Nothing => 0,
                    Near::Straight => units.straight,
                    Near::Diagonal => units.octile_diagonal() - units.straight,
                },
            },
            // None is left.
            Distance::Automatic => Self::Linear { far: 0, near: 0 },
        }
    }

    /// The estimate in units.
    pub(crate) fn estimate(self, dx: u32, dy: u32) -> f64 {
        match self {
            Self::Linear { far, near } => {
                f64::from(far) * f64::from(dx.max(dy)) + f64::from(near) * f64::from(dx.min(dy))
            }
            Self::Euclidean { unit } => unit * straight_line(dx, dy),
            Self::FlooredEuclidean { unit } => unit * straight_line(dx, dy).floor(),
        }
    }

    /// The estimate in the cost model's own unit, without the rounding of units: over a diagonal run the octile and the
    /// Euclidean distance are what the run costs.
    pub(crate) fn shown(self, dx: u32, dy: u32, units: Units) -> f64 {
        match self {
            Self::Linear { far, near } => {
                let [long, short] = [dx.max(dy), dx.min(dy)].map(u64::from);
                let is_octile = near == units.diagonal - units.straight;
                let sum = u64::from(far) * long + u64::from(near) * short;
                units.cost(sum, if is_octile { short } else { 0 })
            }
            Self::Euclidean { .. } => units.own_straight() * straight_line(dx, dy),
            Self::FlooredEuclidean { .. } => units.own_straight() * straight_line(dx, dy).floor(),
        }
    }
}

fn straight_line(dx: u32, dy: u32) -> f64 {
    let (dx, dy) = (f64::from(dx), f64::from(dy));
    (dx * dx + dy * dy).sqrt()
}

/// In `sqrt2` a diagonal move is a hair under √2 straight ones; with an equally shortened unit, the estimate of a
/// diagonal run does not exceed its cost, and stays consistent.
fn euclidean_unit(units: Units) -> f64 {
    match units.model {
        CostModel::TenFourteen | CostModel::TenTen => f64::from(units.straight),
        CostModel::Sqrt2 => f64::from(units.diagonal) / std::f64::consts::SQRT_2,
    }
}

/// Whether the estimate is consistent under these options: it never falls by more than the cost of a move, and so never
/// exceeds the cost of a path. Holds for any weight up to 1.
///
/// A straight move changes one of the two distances by 1, a diagonal one both. The straight line is the same in all
/// directions, so it falls by a diagonal move's length at most; rounded down, by 2 straight moves.
pub(crate) fn is_consistent(options: &Options) -> bool {
    let units = Units::new(options.costs);
    let [straight, diagonal] = [units.straight, units.diagonal];
    let has_diagonals = options.diagonal != Diagonal::Never;
    match Heuristic::new(options) {
        Heuristic::Linear { far, near } => far.max(near) <= straight && (!has_diagonals || far + near <= diagonal),
        Heuristic::Euclidean { .. } => !has_diagonals || units.model == CostModel::Sqrt2,
        Heuristic::FlooredEuclidean { .. } => !has_diagonals,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HeuristicKind;

    fn estimate(heuristic: HeuristicKind, costs: CostModel, diagonal: Diagonal, dx: u32, dy: u32) -> f64 {
        let options = Options { heuristic, diagonal, costs, ..Options::default() };
        Heuristic::new(&options).estimate(dx, dy)
    }

    #[test]
    fn estimates_in_tenths_are_those_of_the_textbooks() {
        let cases = [
            (HeuristicKind::Manhattan, 70.0),
            (HeuristicKind::Octile, 58.0),
            (HeuristicKind::Chebyshev, 50.0),
            (HeuristicKind::Zero, 0.0),
            (HeuristicKind::FlooredEuclidean, 50.0),
            (HeuristicKind::Euclidean, 10.0 * 29_f64.sqrt()),
        ];
        for (heuristic, expected) in cases {
            let found = estimate(heuristic, CostModel::TenFourteen, Diagonal::Always, 2, 5);
            assert!((found - expected).abs() < 1e-9, "{heuristic:?}: {found}");
        }
    }

    #[test]
    fn auto_follows_the_diagonal_rule_and_the_costs() {
        let auto = |costs, diagonal| estimate(HeuristicKind::Auto, costs, diagonal, 2, 5);
        assert!((auto(CostModel::TenFourteen, Diagonal::Never) - 70.0).abs() < 1e-9);
        assert!((auto(CostModel::TenFourteen, Diagonal::Always) - 58.0).abs() < 1e-9);
        assert!((auto(CostModel::TenTen, Diagonal::Never) - 70.0).abs() < 1e-9);
        assert!((auto(CostModel::TenTen, Diagonal::Always) - 50.0).abs() < 1e-9);
    }

    #[test]
    fn octile_counts_dear_diagonals_where_they_are_cheap() {
        let octile = |diagonal| estimate(HeuristicKind::Octile, CostModel::TenTen, diagonal, 2, 5);
        assert!((octile(Diagonal::Always) - 58.0).abs() < 1e-9);
        assert!((octile(Diagonal::Never) - 58.0).abs() < 1e-9);
    }

    /// Consistency is a claim about every pair of neighbors: it is checked on all of those near the goal.
    #[test]
    fn what_is_called_consistent_is() {
        for heuristic in HeuristicKind::ALL {
            for costs in CostModel::ALL {
                for diagonal in [Diagonal::Never, Diagonal::NoCornerCutting] {
                    let options = Options { heuristic: *heuristic, costs: *costs, diagonal, ..Options::default() };
                    assert_eq!(is_consistent(&options), falls_no_faster_than_it_costs(&options), "{options:?}");
                }
            }
        }
    }

    fn falls_no_faster_than_it_costs(options: &Options) -> bool {
        let (heuristic, units) = (Heuristic::new(options), Units::new(options.costs));
        let diagonals = options.diagonal != Diagonal::Never;
        let falls =
            |dx: u32, dy: u32, to_x: u32, to_y: u32| heuristic.estimate(dx, dy) - heuristic.estimate(to_x, to_y);
        (1..60).all(|dx| {
            (1..60).all(|dy| {
                falls(dx, dy, dx - 1, dy) <= f64::from(units.straight) + 1e-9
                    && falls(dx, dy, dx, dy - 1) <= f64::from(units.straight) + 1e-9
                    && (!diagonals || falls(dx, dy, dx - 1, dy - 1) <= f64::from(units.diagonal) + 1e-9)
            })
        })
    }
}

//! Heuristics: estimates of the cost from a cell to the goal, from the distances dx and dy in columns and rows.
//!
//! Each is one entry in [`HeuristicKind`], with its name, its formula and what it promises.

use crate::rules::choices::choices;
use crate::rules::cost::{CostModel, Units};
use crate::rules::options::{Diagonal, Options};

/// The heuristics: the documentation of each, its name, and its formula for a set of moves.
macro_rules! heuristics {
    ($($(#[$doc:meta])* $variant:ident = $text:literal => $formula:expr,)*) => {
        choices! {
            /// The estimate h of the cost from a cell to the goal.
            HeuristicKind: "heuristic" { $($(#[$doc])* $variant = $text,)* }
        }

        impl HeuristicKind {
            fn formula(self) -> fn(&Moves) -> Formula {
                match self { $(Self::$variant => $formula,)* }
            }
        }
    };
}

heuristics! {
    /// Manhattan where no diagonal moves are allowed, octile where they are.
    Auto = "auto" => |moves| if moves.straight_only { manhattan(moves) } else { octile(moves) },
    /// dx + dy straight moves.
    Manhattan = "manhattan" => manhattan,
    /// min(dx, dy) diagonal moves and the rest straight.
    Octile = "octile" => octile,
    /// The length of the straight line.
    Euclidean = "euclidean" => |moves| Formula {
        estimate: Heuristic::Euclidean { unit: euclidean_unit(moves.model) },
        is_consistent: moves.straight_only || moves.model == CostModel::Sqrt2,
    },
    /// max(dx, dy) straight moves.
    Chebyshev = "chebyshev" => |moves| Formula {
        estimate: Heuristic::Linear { far: moves.units.straight, near: 0 },
        is_consistent: true,
    },
    /// No estimate.
    Zero = "zero" => |_| Formula { estimate: Heuristic::Linear { far: 0, near: 0 }, is_consistent: true },
    /// The length of the straight line, rounded down to whole straight moves.
    FlooredEuclidean = "floored-euclidean" => |moves| Formula {
        estimate: Heuristic::FlooredEuclidean { unit: f64::from(moves.units.straight) },
        is_consistent: moves.straight_only,
    },
}

fn manhattan(Moves { units: Units { straight, .. }, straight_only, .. }: &Moves) -> Formula {
    Formula { estimate: Heuristic::Linear { far: *straight, near: *straight }, is_consistent: *straight_only }
}

fn octile(Moves { units: Units { straight, diagonal, .. }, .. }: &Moves) -> Formula {
    Formula { estimate: Heuristic::Linear { far: *straight, near: diagonal - straight }, is_consistent: true }
}

/// What a heuristic is made for.
struct Moves {
    model: CostModel,
    units: Units,
    /// Whether there are no diagonal moves.
    straight_only: bool,
}

impl Moves {
    fn new(options: &Options) -> Self {
        let units = Units::new(options.costs);
        Self { model: options.costs, units, straight_only: options.diagonal == Diagonal::Never }
    }
}

/// An estimate, and whether it is consistent: it never falls by more than the cost of a move, and so never exceeds the
/// cost of a path. Holds for any weight up to 1.
struct Formula {
    estimate: Heuristic,
    is_consistent: bool,
}

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
        options.heuristic.formula()(&Moves::new(options)).estimate
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
}

fn straight_line(dx: u32, dy: u32) -> f64 {
    let (dx, dy) = (f64::from(dx), f64::from(dy));
    (dx * dx + dy * dy).sqrt()
}

/// In `sqrt2` a diagonal move is a hair under √2 straight ones; with an equally shortened unit, the estimate of a
/// diagonal run does not exceed its cost, and stays consistent.
fn euclidean_unit(model: CostModel) -> f64 {
    let units = Units::new(model);
    match model {
        CostModel::TenFourteen => f64::from(units.straight),
        CostModel::Sqrt2 => f64::from(units.diagonal) / std::f64::consts::SQRT_2,
    }
}

/// Whether the estimate is consistent under these options.
pub(crate) fn is_consistent(options: &Options) -> bool {
    options.heuristic.formula()(&Moves::new(options)).is_consistent
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn auto_follows_the_diagonal_rule() {
        let model = CostModel::TenFourteen;
        assert!((estimate(HeuristicKind::Auto, model, Diagonal::Never, 2, 5) - 70.0).abs() < 1e-9);
        assert!((estimate(HeuristicKind::Auto, model, Diagonal::Always, 2, 5) - 58.0).abs() < 1e-9);
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

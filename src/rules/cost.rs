//! What moves cost. Internally, every cost is a whole number of small units, so that equal costs are exactly equal.

use crate::rules::choices::choices;

choices! {
    /// What a move costs.
    CostModel: "costs" {
        /// 10 straight, 14 diagonal.
        TenFourteen = "10-14",
        /// 1 straight, √2 diagonal.
        Sqrt2 = "sqrt2",
    }
}

/// A cost model in its whole units.
///
/// In `10-14` a unit is a tenth of a straight move. In `sqrt2` a straight move is 1970 units and a diagonal one 2786:
/// 2786 / 1970 = 1393 / 985 is a convergent of the continued fraction of √2 and less than 2.7e-7 from it, 1970 divides
/// by ten (a penalty of 1 is a tenth of a straight move), and the most expensive conceivable path on a 4096 × 4096
/// board, every cell at penalty 254, stays below 2^40 units.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Units {
    /// Units of a straight move.
    pub(crate) straight: u32,
    /// Units of a diagonal move.
    pub(crate) diagonal: u32,
    /// Units of a penalty of 1.
    pub(crate) tenth: u32,
    /// The model that these units belong to.
    pub(crate) model: CostModel,
}

impl Units {
    pub(crate) fn new(model: CostModel) -> Self {
        match model {
            CostModel::TenFourteen => Self { straight: 10, diagonal: 14, tenth: 1, model },
            CostModel::Sqrt2 => Self { straight: 1970, diagonal: 2786, tenth: 197, model },
        }
    }

    /// How many units make one of the model's own units: costs are divided by this before they are shown.
    pub(crate) fn scale(model: CostModel) -> f64 {
        match model {
            CostModel::TenFourteen => 1.0,
            CostModel::Sqrt2 => 1970.0,
        }
    }
}

/// What a path is made of. Its cost in the model's own unit is computed from this, without the rounding of units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Straight moves.
    pub(crate) straight: u64,
    /// Diagonal moves.
    pub(crate) diagonal: u64,
    /// Sum of the penalties of the cells entered.
    pub(crate) penalty: u64,
}

impl Tally {
    pub(crate) fn count(&mut self, is_diagonal: bool, penalty: u8) {
        if is_diagonal {
            self.diagonal += 1;
        } else {
            self.straight += 1;
        }
        self.penalty += u64::from(penalty);
    }

    /// Counts this many moves to cells without a penalty.
    #[inline]
    pub(crate) fn count_many(&mut self, are_diagonal: bool, moves: u32) {
        let kind = if are_diagonal { &mut self.diagonal } else { &mut self.straight };
        *kind += u64::from(moves);
    }

    /// The cost in whole units.
    pub(crate) fn units(&self, units: Units) -> u64 {
        self.straight * u64::from(units.straight)
            + self.diagonal * u64::from(units.diagonal)
            + self.penalty * u64::from(units.tenth)
    }

    /// The cost in the model's own unit.
    pub(crate) fn cost(&self, model: CostModel) -> f64 {
        let [straight, diagonal, penalty] = [self.straight, self.diagonal, self.penalty].map(float);
        match model {
            CostModel::TenFourteen => 10.0 * straight + 14.0 * diagonal + penalty,
            CostModel::Sqrt2 => straight + diagonal * std::f64::consts::SQRT_2 + penalty / 10.0,
        }
    }
}

impl std::ops::Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let straight = self.straight + other.straight;
        Self { straight, diagonal: self.diagonal + other.diagonal, penalty: self.penalty + other.penalty }
    }
}

/// A count or a cost in units as a float.
#[expect(clippy::cast_precision_loss, reason = "costs and counts stay below 2^53, where floats are exact")]
pub(crate) fn float(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_units_of_sqrt2_are_close_enough_and_small_enough() {
        let units = Units::new(CostModel::Sqrt2);
        let ratio = f64::from(units.diagonal) / f64::from(units.straight);
        assert!((ratio / std::f64::consts::SQRT_2 - 1.0).abs() < 2.7e-7);
        assert_eq!(units.straight, 10 * units.tenth);
        let dearest = (u64::from(units.diagonal) + 254 * u64::from(units.tenth)) * 4096 * 4096;
        assert!(dearest < 1 << 40);
    }

    #[test]
    fn costs_come_in_the_unit_of_the_model() {
        let tally = Tally { straight: 0, diagonal: 12, penalty: 0 };
        assert!((tally.cost(CostModel::Sqrt2) - 16.970_562_748).abs() < 1e-9);
        assert!((tally.cost(CostModel::TenFourteen) - 168.0).abs() < 1e-9);
    }
}

//! What moves cost. Internally, every cost is a whole number of small units, so that equal costs are exactly equal.

use crate::rules::choices::choices;

choices! {
    /// What a move costs.
    CostModel: "costs" {
        /// 10 straight, 14 diagonal.
        TenFourteen = "10-14",
        /// 1 straight, √2 diagonal.
        Sqrt2 = "sqrt2",
        /// 10, straight or diagonal, as kings move in chess.
        TenTen = "10-10",
    }
}

/// A cost model in its whole units.
///
/// In `10-14` and `10-10` a unit is a tenth of a straight move. In `sqrt2` a straight move is 1970 units and a diagonal one 2786:
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
            CostModel::TenTen => Self { straight: 10, diagonal: 10, tenth: 1, model },
        }
    }

    /// What the octile distance counts for a diagonal move: what one costs, but 14 where one costs no more than a straight
    /// move, because that is what makes it the octile distance.
    pub(crate) fn octile_diagonal(self) -> u32 {
        if self.diagonal > self.straight { self.diagonal } else { self.straight * 14 / 10 }
    }

    /// How much larger the penalty of the cell beside a diagonal step must be than that of the cell it enters, for two
    /// diagonal steps around that cell to be better than two straight ones through it: what the diagonal moves cost
    /// more, as a penalty, rounded down because equally good will do. At least 1: where diagonal moves cost no more,
    /// equally good is everywhere, and the straight ones are kept.
    pub(crate) fn detour(self) -> u8 {
        let penalty = 2 * (self.diagonal - self.straight) / self.tenth;
        u8::try_from(penalty).unwrap_or(u8::MAX).max(1)
    }

    /// What a straight move costs in the model's own unit.
    pub(crate) fn own_straight(self) -> f64 {
        if self.model == CostModel::Sqrt2 { 1.0 } else { f64::from(self.straight) }
    }

    /// This many units in the model's own unit, if they are those of a way with so many diagonal moves. Only these are
    /// rounded in `sqrt2`: all the rest is whole tenths of a straight move. So whoever knows their number knows the cost,
    /// and the cost of one way is the same number wherever it is told.
    pub(crate) fn cost(self, units: u64, diagonal: u64) -> f64 {
        if self.model != CostModel::Sqrt2 {
            return float(units);
        }
        let rest = units.saturating_sub(u64::from(self.diagonal) * diagonal);
        float(rest) / f64::from(self.straight) + float(diagonal) * std::f64::consts::SQRT_2
    }

    /// How many diagonal moves a way of this many units may have, given whether penalties count. The numbers that are
    /// possible lie so far apart that nearly always there is only one.
    ///
    /// In units of `sqrt2` all that is not diagonal is a multiple of 197, and 2786 is 28 more than one; 28 · 190 is 1 more
    /// than one. Without penalties it is a multiple of 1970: in halves, of 985, where 1393 · 577 is 1 more than one.
    pub(crate) fn diagonals(self, units: u64, penalties: bool) -> Diagonals {
        let (least, apart) = match (self.model, penalties) {
            (CostModel::Sqrt2, true) => (units % 197 * 190 % 197, 197),
            (CostModel::Sqrt2, false) => (units / 2 % 985 * 577 % 985, 985),
            // Of costs that are not rounded nobody needs to know. No cost has so many moves.
            _ => (0, 1 << 40),
        };
        Diagonals { least, apart, units, each: self.diagonal.into() }
    }
}

/// Numbers of diagonal moves, one of which is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Diagonals {
    least: u64,
    /// How far they lie apart.
    apart: u64,
    /// All of them together cost no more than this.
    units: u64,
    /// What each costs.
    each: u64,
}

impl Diagonals {
    /// The only one; `None` if there are several.
    #[inline]
    pub(crate) fn only(self) -> Option<u64> {
        if self.units >= 2 * self.apart * self.each {
            return None;
        }
        (self.each * (self.least + self.apart) > self.units).then_some(self.least)
    }

    /// The one that is nearest to a number.
    pub(crate) fn nearest(self, number: u64) -> u64 {
        let most = self.units / self.each;
        let more = number.min(most).saturating_sub(self.least) + self.apart / 2;
        let nearest = self.least + more / self.apart * self.apart;
        if nearest > most { nearest.saturating_sub(self.apart) } else { nearest }
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

    /// The cost in the model's own unit.
    pub(crate) fn cost(&self, units: Units) -> f64 {
        let [straight, diagonal, tenth] = [units.straight, units.diagonal, units.tenth].map(u64::from);
        let sum = self.straight * straight + self.diagonal * diagonal + self.penalty * tenth;
        units.cost(sum, self.diagonal)
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
        assert!((tally.cost(Units::new(CostModel::Sqrt2)) - 16.970_562_748).abs() < 1e-9);
        assert!((tally.cost(Units::new(CostModel::TenFourteen)) - 168.0).abs() < 1e-9);
        assert!((tally.cost(Units::new(CostModel::TenTen)) - 120.0).abs() < 1e-9);
    }

    /// Ways of many kinds, some so long that several numbers of diagonal moves would cost the same.
    #[test]
    fn a_cost_tells_the_diagonal_moves_that_it_has() {
        let units = Units::new(CostModel::Sqrt2);
        let (mut sure, mut unsure) = (0, 0);
        for (straight, diagonal) in (0..3000).step_by(37).flat_map(|a| (0..2500).step_by(41).map(move |b| (a, b))) {
            for penalty in [0, 7, 254, 3001, 40_000] {
                let tally = Tally { straight, diagonal, penalty };
                let sum = straight * 1970 + diagonal * 2786 + penalty * 197;
                let found = units.diagonals(sum, penalty > 0);
                match found.only() {
                    Some(only) => {
                        assert_eq!(only, diagonal, "{tally:?}");
                        sure += 1;
                    }
                    None => unsure += 1,
                }
                for near in [diagonal.saturating_sub(98), diagonal, diagonal + 98] {
                    assert_eq!(found.nearest(near), diagonal, "{tally:?} {found:?} near {near}");
                }
                let tenths = float(10 * straight + penalty) / 10.0;
                let exact = tenths + float(diagonal) * std::f64::consts::SQRT_2;
                assert_eq!([units.cost(sum, diagonal), tally.cost(units)].map(f64::to_bits), [exact.to_bits(); 2]);
            }
        }
        assert!(sure > 1000 && unsure > 10_000, "{sure} {unsure}");
    }

    #[test]
    fn two_diagonal_steps_around_a_cell_pay_from_a_penalty_on() {
        assert_eq!(
            [CostModel::TenFourteen, CostModel::Sqrt2, CostModel::TenTen].map(|model| Units::new(model).detour()),
            [8, 8, 1]
        );
    }
}

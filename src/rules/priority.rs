//! Priorities: the order in which an open list gives out its cells.

use crate::rules::algorithm::{AlgorithmFacts, Criterion, LooksAt};
use crate::rules::cost::Units;
use crate::rules::estimate::{self, Heuristic};
use crate::rules::options::{Options, StopWhen, TieBreak};

/// What differs between best-first searches: how a cell's g and its distance to the goal become a key. Smaller keys
/// leave the open list first; equal ones leave it in the order of opening, or in reverse for `lifo`.
pub(crate) trait Priority {
    type Key: Ord + Copy;

    fn key(&self, g: u64, dx: u32, dy: u32) -> Self::Key;
}

/// Everything about a search's order that does not depend on the kind of key.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Order {
    /// Whether g counts.
    pub(crate) g_counts: bool,
    /// The factor before h: 0 where it does not count.
    pub(crate) weight: f64,
    pub(crate) heuristic: Heuristic,
    pub(crate) tie_break: TieBreak,
    /// Whether f never falls from a cell to its neighbor.
    is_monotone: bool,
}

impl Order {
    #[inline(never)]
    pub(crate) fn new(options: &Options) -> Self {
        let none = Heuristic::Linear { far: 0, near: 0 };
        let heuristic = Heuristic::new(options);
        let (g_counts, weight, heuristic, tie_break, is_monotone) = match options.algorithm.facts().decides_by {
            Criterion::F => {
                let is_monotone = options.weight <= 1.0 && estimate::is_consistent(options);
                (true, options.weight, heuristic, options.tie_break, is_monotone)
            }
            Criterion::G => (true, 0.0, none, options.tie_break, true),
            Criterion::H => (false, 1.0, heuristic, options.tie_break, false),
            Criterion::Order => (false, 0.0, none, TieBreak::Fifo, false),
        };
        Self { g_counts, weight, heuristic, tie_break, is_monotone }
    }

    pub(crate) fn newest_first(&self) -> bool {
        self.tie_break == TieBreak::Lifo
    }

    /// What the estimate adds for each of the longer and of the shorter distance, in units, if f is whole.
    fn whole_estimate(&self) -> Option<(u32, u32)> {
        let Heuristic::Linear { far, near } = self.heuristic else { return None };
        // A weight of exactly 1 or an estimate of 0 keeps f whole.
        #[expect(clippy::float_cmp, reason = "only the exact weight 1 leaves h as it is")]
        let is_whole = self.weight == 1.0 || (far, near) == (0, 0);
        is_whole.then_some((far, near))
    }

    /// f in units, for every algorithm but breadth-first.
    pub(crate) fn f(&self, g: u64, dx: u32, dy: u32) -> f64 {
        let g = if self.g_counts { crate::rules::cost::float(g) } else { 0.0 };
        g + self.weight * self.heuristic.estimate(dx, dy)
    }
}

/// Any order, by f and h as floats. Both are at least 0, where floats have the same order as their bits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FloatPriority(pub(crate) Order);

impl Priority for FloatPriority {
    type Key = (u64, u64);

    #[inline]
    fn key(&self, g: u64, dx: u32, dy: u32) -> (u64, u64) {
        let f = self.0.f(g, dx, dy).to_bits();
        let h = self.0.heuristic.estimate(dx, dy).to_bits();
        match self.0.tie_break {
            TieBreak::LowH => (f, h),
            TieBreak::HighH => (f, !h),
            TieBreak::Fifo | TieBreak::Lifo => (f, 0),
        }
    }
}

/// The same order in whole numbers, f and then h, for `BucketQueue`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WholePriority {
    far: u32,
    near: u32,
    /// All bits of h if ties go to the lowest; zero for ties by order of opening.
    pub(crate) tie_mask: u32,
}

impl WholePriority {
    /// `None` if buckets cannot keep the order: if f may fall or is not whole, or if a cell put into the bucket that is
    /// being emptied would not be the next to leave it.
    pub(crate) fn new(order: &Order) -> Option<Self> {
        let (far, near) = order.whole_estimate()?;
        let tie_mask = match order.tie_break {
            TieBreak::LowH => u32::MAX,
            TieBreak::Lifo => 0,
            TieBreak::HighH | TieBreak::Fifo => return None,
        };
        order.is_monotone.then_some(Self { far, near, tie_mask })
    }

    /// f and h.
    #[inline]
    pub(crate) fn key(self, g: u64, (dx, dy): (u32, u32)) -> (u64, u32) {
        let h = self.far * dx.max(dy) + self.near * dx.min(dy);
        (g + u64::from(h), h)
    }
}

/// The same order in one number: 40 bits for f, and below them 24 for h, which suffice on all boards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PackedPriority {
    far: u64,
    near: u64,
    /// Which bits of h count, and which of them are reversed.
    tie_mask: u64,
    tie_flip: u64,
}

const H_BITS: u32 = 24;
const H_MASK: u64 = (1 << H_BITS) - 1;

impl PackedPriority {
    /// `None` if f is not whole.
    pub(crate) fn new(order: &Order) -> Option<Self> {
        let (far, near) = order.whole_estimate()?;
        debug_assert!(order.g_counts, "f is g and the estimate");
        let (tie_mask, tie_flip) = match order.tie_break {
            TieBreak::LowH => (H_MASK, 0),
            TieBreak::HighH => (H_MASK, H_MASK),
            TieBreak::Fifo | TieBreak::Lifo => (0, 0),
        };
        Some(Self { far: far.into(), near: near.into(), tie_mask, tie_flip })
    }

    #[inline]
    fn h(&self, dx: u32, dy: u32) -> u64 {
        self.far * u64::from(dx.max(dy)) + self.near * u64::from(dx.min(dy))
    }

    /// The g of a key.
    #[inline]
    pub(crate) fn g(&self, key: u64, dx: u32, dy: u32) -> u64 {
        (key >> H_BITS) - self.h(dx, dy)
    }
}

impl Priority for PackedPriority {
    type Key = u64;

    #[inline]
    fn key(&self, g: u64, dx: u32, dy: u32) -> u64 {
        let h = self.h(dx, dy);
        debug_assert!(h <= H_MASK && (g + h) >> (64 - H_BITS) == 0, "g {g} and h {h} must fit their bits");
        (g + h) << H_BITS | (h ^ self.tie_flip) & self.tie_mask
    }
}

/// The part of the options that the search loop itself reads.
#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub(crate) struct Rules {
    pub(crate) units: Units,
    pub(crate) penalties: bool,
    pub(crate) improve_open: bool,
    pub(crate) reopen_closed: bool,
    pub(crate) stop_when: StopWhen,
    /// Whether any one of several shortest paths will do.
    pub(crate) one_of_many: bool,
}

impl Rules {
    pub(crate) fn new(options: &Options) -> Self {
        // Breadth-first search keeps the first parent, whatever the other options say, and two searches that share
        // their closed cells cannot open them again.
        let AlgorithmFacts { decides_by, sides, looks, .. } = options.algorithm.facts();
        let first_parent_stays = decides_by == Criterion::Order;
        let closed_stays = first_parent_stays || sides == 2;
        Self {
            units: Units::new(options.costs),
            penalties: options.penalties,
            improve_open: options.improve_open && !first_parent_stays,
            reopen_closed: options.reopen_closed && !closed_stays,
            stop_when: options.stop_when,
            one_of_many: looks == LooksAt::Vary,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::{Algorithm, HeuristicKind};

    #[test]
    fn both_kinds_of_keys_give_the_same_order() {
        let cells: Vec<(u64, u32, u32)> =
            (0..400).map(|i| (u64::from(i * 7919 % 101) * 10, i * 31 % 17, i * 57 % 13)).collect();
        for algorithm in [Algorithm::AStar, Algorithm::Dijkstra] {
            for tie_break in [TieBreak::LowH, TieBreak::Lifo] {
                let order = Order::new(&Options { algorithm, tie_break, ..Options::default() });
                let (whole, float) = (WholePriority::new(&order).unwrap(), FloatPriority(order));
                for (a, b) in cells.iter().flat_map(|a| cells.iter().map(move |b| (a, b))) {
                    let key = |(g, dx, dy): (u64, u32, u32)| {
                        let (f, h) = whole.key(g, (dx, dy));
                        (f, h & whole.tie_mask)
                    };
                    let by_whole = key(*a).cmp(&key(*b));
                    let by_float = float.key(a.0, a.1, a.2).cmp(&float.key(b.0, b.1, b.2));
                    assert_eq!(by_whole, by_float, "{algorithm:?} {tie_break:?} {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn keys_in_one_number_give_the_same_order_too() {
        let cells: Vec<(u64, u32, u32)> =
            (0..300).map(|i| (u64::from(i * 7919 % 101) * 10, i * 31 % 17, i * 57 % 13)).collect();
        for tie_break in TieBreak::ALL {
            for heuristic in [HeuristicKind::Auto, HeuristicKind::Chebyshev, HeuristicKind::Manhattan] {
                let order = Order::new(&Options { tie_break: *tie_break, heuristic, ..Options::default() });
                let (packed, float) = (PackedPriority::new(&order).unwrap(), FloatPriority(order));
                for (a, b) in cells.iter().flat_map(|a| cells.iter().map(move |b| (a, b))) {
                    let by_packed = packed.key(a.0, a.1, a.2).cmp(&packed.key(b.0, b.1, b.2));
                    let by_float = float.key(a.0, a.1, a.2).cmp(&float.key(b.0, b.1, b.2));
                    assert_eq!(by_packed, by_float, "{tie_break:?} {heuristic:?} {a:?} {b:?}");
                }
            }
        }
    }

    /// The farthest goal of the largest board, after the longest way.
    #[test]
    fn the_largest_key_has_room() {
        let side = crate::MAX_SIDE - 1;
        for heuristic in [HeuristicKind::Octile, HeuristicKind::Manhattan] {
            let options = Options { heuristic, costs: crate::CostModel::Sqrt2, ..Options::default() };
            let packed = PackedPriority::new(&Order::new(&options)).unwrap();
            let longest = u64::from(Units::new(options.costs).diagonal) * u64::from(crate::MAX_SIDE).pow(2);
            let key = packed.key(longest, side, side);
            assert!(key > packed.key(longest - 1, side, side));
            assert_eq!(key >> H_BITS, longest + (key & H_MASK), "{heuristic:?}");
        }
    }

    #[test]
    fn what_buckets_cannot_keep_in_order_has_no_whole_keys() {
        let has_whole_keys = |options: Options| WholePriority::new(&Order::new(&options)).is_some();
        assert!(!has_whole_keys(Options { weight: 1.5, ..Options::default() }));
        assert!(!has_whole_keys(Options { weight: 0.5, ..Options::default() }));
        assert!(!has_whole_keys(Options { heuristic: HeuristicKind::Euclidean, ..Options::default() }));
        assert!(!has_whole_keys(Options { heuristic: HeuristicKind::Manhattan, ..Options::default() }));
        assert!(!has_whole_keys(Options { tie_break: TieBreak::Fifo, ..Options::default() }));
        assert!(!has_whole_keys(Options { algorithm: Algorithm::Greedy, ..Options::default() }));
        assert!(has_whole_keys(Options { weight: 1.5, algorithm: Algorithm::Dijkstra, ..Options::default() }));
    }
}

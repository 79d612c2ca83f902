//! Why the expansion at the position took its cell and no other, and what it changed.

use crate::error::Error;
use crate::rules::algorithm::Criterion;
use crate::search::open_list::Habits;
use crate::search::side::Side;
use crate::solver::Solver;
use crate::solver::inspect::Reader;
use crate::solver::ranks::Ranks;

/// What set a cell apart from the others that were open when it was taken.
///
/// ```
/// use starstep::{DecidedBy, Solver};
///
/// let mut solver = Solver::new(3, 3)?;
/// solver.step(2)?;
/// let taken = solver.taken()?.expect("two cells have been taken");
/// assert_eq!((taken.cell, taken.decided_by), ((1, 1), DecidedBy::F));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecidedBy {
    /// No other had the same f.
    F,
    /// Others had the same f, and none of them the same h.
    H,
    /// Nothing but the order of opening, as in all of breadth-first search.
    Order,
}

impl DecidedBy {
    /// The fixed name.
    ///
    /// ```
    /// assert_eq!(starstep::DecidedBy::Order.name(), "order");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::F => "f",
            Self::H => "h",
            Self::Order => "order",
        }
    }
}

/// The expansion at a position: the cell that it took from the open list, the others that were open at that moment, and
/// what it changed. Costs are in the unit of the cost model.
///
/// Whether numbers are equal is decided as in the search itself, without rounding. Where two sides search, the open
/// cells are those of the side that took the cell, without those that the other side has closed.
///
/// ```
/// use starstep::{DecidedBy, Solver};
///
/// let mut solver = Solver::new(9, 5)?;
/// solver.set_start(0, 2)?;
/// solver.set_goal(8, 2)?;
/// solver.set_cell(4, 2, 255)?;
/// solver.step(5)?;
/// let taken = solver.taken()?.expect("five cells have been taken");
/// // The ways past the wall are alike.
/// assert_eq!((taken.cell, taken.f, taken.equal_f, taken.decided_by), ((3, 1), 88.0, 5, DecidedBy::Order));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Taken {
    /// The number of the expansion, from 1.
    pub step: u64,
    /// Column and row.
    pub cell: (u32, u32),
    /// The side that took it.
    pub side: Side,
    /// The cost of the path to the cell.
    pub g: f64,
    /// The estimate of the remaining cost.
    pub h: f64,
    /// The priority. For breadth-first search, the number of cells opened before it.
    pub f: f64,
    /// How many cells were open, this one included.
    pub among: u64,
    /// How many had a smaller f: none, unless the open list is a heap in which improved entries stay where they are.
    pub smaller_f: u64,
    /// How many others had the same f.
    pub equal_f: u64,
    /// How many of those had a smaller h.
    pub smaller_h: u64,
    /// How many of those had the same h.
    pub equal_h: u64,
    /// How many others only the order of opening set apart from it.
    pub tied: u64,
    /// How many of those were opened before it. Where two sides search, it counts when either of them opened a cell.
    pub earlier: u64,
    /// What set it apart from the others.
    pub decided_by: DecidedBy,
    /// How many cells the expansion put into the open list for the first time.
    pub opened: u64,
    /// How many better parents it gave to open cells.
    pub improved: u64,
    /// How many closed cells it put into the open list again.
    pub reopened: u64,
}

impl Solver {
    /// What the expansion at the position took, from which open cells, and what it changed; `None` before the first.
    /// Looks at every open cell, and for the open cells at eight cells of the board at once.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// assert_eq!(solver.taken()?, None);
    /// solver.step(2)?;
    /// let taken = solver.taken()?.expect("two cells have been taken");
    /// assert_eq!((taken.cell, taken.g, taken.h, taken.f), ((1, 1), 14.0, 14.0, 28.0));
    /// assert_eq!((taken.among, taken.equal_f, taken.opened, taken.improved), (3, 0, 5, 0));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn taken(&self) -> Result<Option<Taken>, Error> {
        if !self.is_recording {
            return Ok(None);
        }
        let trace = &self.recording.trace;
        let Some(latest) = trace.latest() else { return Ok(None) };
        let (cell, side) = (latest.cell, latest.side);
        let (reader, ranks, node) = (Reader::new(self), Ranks::new(self, side), trace.known().node(side, cell));
        let own = ranks.of(cell, node.g());
        // Without habits, of cells that are tied the open list gives out the one that was opened first, or last.
        let keeps_order = !Habits::of(&self.running).are_any();
        // The others by how their f and their h compare: smaller, equal, larger.
        let (mut others, mut earlier) = ([[0_u64; 3]; 3], 0_u64);
        latest.others(&*reader.kind, &mut |other, g, is_added| {
            let [by_f, by_h] = compare(ranks.of(other, g), own);
            // One more or one less, modulo 2^64.
            let one = if is_added { 1 } else { u64::MAX };
            let count = &mut others[by_f][by_h];
            *count = count.wrapping_add(one);
            let is_tied = by_f == EQUAL && (by_h == EQUAL || !ranks.uses_h);
            if is_tied && !keeps_order && latest.is_earlier(other) {
                earlier = earlier.wrapping_add(one);
            }
        });
        let [smaller_f, equal_f, larger_f] = others.map(|counts| counts.iter().sum());
        let [smaller_h, equal_h, _] = others[EQUAL];
        let tied = if ranks.uses_h { equal_h } else { equal_f };
        if keeps_order && ranks.order.newest_first() {
            earlier = tied;
        }
        // In a line, all keys are equal, and each cell has a number of its own.
        let is_line = self.running.algorithm.facts().decides_by == Criterion::Order;
        let of_equal_f = |count: u64| if is_line { 0 } else { count };
        let decided_by = match (of_equal_f(equal_f), tied) {
            (0, _) if !is_line => DecidedBy::F,
            (1.., 0) => DecidedBy::H,
            _ => DecidedBy::Order,
        };
        let (g, h, changes) = (reader.g(side, cell, node)?, reader.estimates.h(side, cell), latest.changes());
        Ok(Some(Taken {
            step: trace.position(),
            cell: self.board().coord_of_cell(cell),
            side: Side::of(side),
            g,
            h,
            f: reader.f(cell, g, h),
            among: smaller_f + equal_f + larger_f + 1,
            smaller_f,
            equal_f: of_equal_f(equal_f),
            smaller_h: of_equal_f(smaller_h),
            equal_h: of_equal_f(equal_h),
            tied,
            earlier,
            decided_by,
            opened: changes.opened,
            improved: changes.improved,
            reopened: changes.reopened,
        }))
    }
}

/// Between smaller and larger.
const EQUAL: usize = 1;

/// How the f and the h of a cell compare with those of another: 0 for smaller, `EQUAL`, 2 for larger.
fn compare([f, h]: [f64; 2], [own_f, own_h]: [f64; 2]) -> [usize; 2] {
    [(f, own_f), (h, own_h)].map(|(a, b)| EQUAL + usize::from(a > b) - usize::from(a < b))
}

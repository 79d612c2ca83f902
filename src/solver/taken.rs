//! Why the expansion at the position took its cell and no other, and what it changed.

use crate::board::coords::Coords;
use crate::error::Error;
use crate::rules::options::{Algorithm, TieBreak};
use crate::rules::priority::Order;
use crate::search::open_list::Habits;
use crate::search::recorder::Side;
use crate::solver::Solver;
use crate::solver::inspect::Reader;

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
/// what it changed. Costs are in the unit of the cost model; in `sqrt2` g and f may be three ten-millionths short.
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
pub struct Taken {
    /// The number of the expansion, from 1.
    pub step: u64,
    /// Column and row.
    pub cell: (u32, u32),
    /// 0 for the search from the start, 1 for the one from the goal.
    pub side: u32,
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
        let keeps_order = Habits::of(&self.running) == Habits::default();
        let mut others = Others::default();
        latest.others(&*reader.kind, |other, g| {
            let is_tied = ranks.count(ranks.of(other, g), own, &mut others);
            if is_tied && if keeps_order { ranks.order.newest_first() } else { latest.is_earlier(other) } {
                others.earlier += 1;
            }
        })?;
        let (g, h, changes) = (reader.converted_g(node), reader.estimates.h(side, cell), latest.changes());
        Ok(Some(Taken {
            step: trace.position(),
            cell: self.board().coord_of_cell(cell),
            side: u32::from(side == 1),
            g,
            h,
            f: reader.f(cell, g, h),
            among: others.count + 1,
            smaller_f: others.smaller_f,
            equal_f: others.equal_f,
            smaller_h: others.smaller_h,
            equal_h: others.equal_h,
            tied: others.tied,
            earlier: others.earlier,
            decided_by: ranks.decided_by(&others),
            opened: changes.opened,
            improved: changes.improved,
            reopened: changes.reopened,
        }))
    }
}

/// The other cells that were open when one was taken, counted by how they compare with it.
#[derive(Default)]
struct Others {
    count: u64,
    smaller_f: u64,
    equal_f: u64,
    smaller_h: u64,
    equal_h: u64,
    tied: u64,
    earlier: u64,
}

/// Compares open cells of a side, as its open list does.
struct Ranks {
    order: Order,
    coords: Coords,
    goal: (u32, u32),
    /// Whether h decides between cells with equal f.
    uses_h: bool,
    /// Whether nothing but the order of opening counts.
    is_line: bool,
}

impl Ranks {
    fn new(solver: &Solver, side: Side) -> Self {
        let (order, board) = (Order::new(&solver.running), solver.board());
        let uses_h = matches!(order.tie_break, TieBreak::LowH | TieBreak::HighH);
        let is_line = solver.running.algorithm == Algorithm::BreadthFirst;
        Self { order, coords: board.coords(), goal: [board.goal(), board.start()][side], uses_h, is_line }
    }

    /// The f and h of a cell with this g, in units.
    fn of(&self, cell: u32, g: u64) -> (f64, f64) {
        let (x, y) = self.coords.of(cell);
        let (dx, dy) = (x.abs_diff(self.goal.0), y.abs_diff(self.goal.1));
        (self.order.f(g, dx, dy), self.order.heuristic.estimate(dx, dy))
    }

    /// Counts another cell, and returns whether only the order of opening sets it apart from the one that was taken.
    fn count(&self, (f, h): (f64, f64), (own_f, own_h): (f64, f64), others: &mut Others) -> bool {
        others.count += 1;
        let (by_f, by_h) = (f.total_cmp(&own_f), h.total_cmp(&own_h));
        let has_equal_f = by_f.is_eq() && !self.is_line;
        others.smaller_f += u64::from(by_f.is_lt());
        others.equal_f += u64::from(has_equal_f);
        others.smaller_h += u64::from(has_equal_f && by_h.is_lt());
        others.equal_h += u64::from(has_equal_f && by_h.is_eq());
        let is_tied = by_f.is_eq() && (by_h.is_eq() || !self.uses_h);
        others.tied += u64::from(is_tied);
        is_tied
    }

    fn decided_by(&self, others: &Others) -> DecidedBy {
        if others.equal_f == 0 && !self.is_line {
            DecidedBy::F
        } else if others.equal_f > 0 && others.tied == 0 {
            DecidedBy::H
        } else {
            DecidedBy::Order
        }
    }
}

//! The open list at the position: in which order its cells leave, and which of them may be taken next.

use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::rules::algorithm::Criterion;
use crate::search::expansion::Status;
use crate::search::nodes::Nodes;
use crate::search::open_list::{Habits, LazyHeap, OpenList};
use crate::search::recorder::SideIndex;
use crate::search::side::Side;
use crate::search::workspace::Key;
use crate::solver::Solver;
use crate::solver::ranks::Ranks;

/// How many expansions are made again at most, to learn what a heap with habits was like.
const MOST_REPEATED: u64 = if cfg!(test) { 40 } else { 1 << 17 };

impl Solver {
    /// The open cells at the position, in the order in which they would leave if no others were opened or improved: at most
    /// `limit` of them. The first is the one that the next expansion takes.
    ///
    /// Where two sides search, `side` chooses one; `None` stands for both, which take turns. Cells that the other side has closed are left out. Searches with one side have no cells on the goal's side.
    ///
    /// A heap in which improved entries stay where they are, or equal ones change places, has an order of its own. Before
    /// the end of the record the search is repeated up to the position to learn it; after more than 131,072 expansions
    /// only the first cell is given.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// assert!(solver.open_cells(9, None)?.is_empty());
    /// solver.step(1)?;
    /// // f is 28 for the cell on the diagonal, and 34 for the ones beside it.
    /// assert_eq!(solver.open_cells(9, None)?, [(1, 1), (1, 0), (0, 1)]);
    /// assert_eq!(solver.open_cells(1, None)?, [(1, 1)]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn open_cells(&self, limit: usize, side: Option<Side>) -> Result<Vec<(u32, u32)>, Error> {
        self.coords_of(&self.open_indexes(limit, side)?)
    }

    /// The same as indexes.
    pub(crate) fn open_indexes(&self, limit: usize, side: Option<Side>) -> Result<Vec<u32>, Error> {
        if side.is_none() && self.recording.trace.has_two_sides() {
            return self.in_turns(limit);
        }
        match self.side_or_turn(side) {
            Some(side) => self.list(side, limit),
            None => Ok(Vec::new()),
        }
    }

    /// How many cells leave the open list before this one, as in [`open_cells`](Self::open_cells) for both sides;
    /// `None` if it is not open, or if the order is not known.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// solver.step(1)?;
    /// assert_eq!((solver.ahead(1, 1)?, solver.ahead(0, 1)?, solver.ahead(2, 2)?), (Some(0), Some(2), None));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::OutOfBounds`] beyond the board, [`Error::TooLarge`] if memory runs out.
    pub fn ahead(&self, x: u32, y: u32) -> Result<Option<u64>, Error> {
        let cell = self.board().cell_of_coord(x, y)?;
        let order = self.open_indexes(usize::MAX, None)?;
        Ok(order.iter().position(|other| *other == cell).map(|place| place as u64))
    }

    /// The cells that may be taken next where only the order of opening is left open: those whose f is that of the cell
    /// that the next expansion takes, and whose h is too where ties go to the lowest or highest h. That cell is among
    /// them; in breadth-first search, where the order of opening is all that counts, it is the only one. Empty once the
    /// search has ended.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(9, 1)?;
    /// assert!(solver.tied_next()?.is_empty());
    /// solver.step(1)?;
    /// assert_eq!(solver.tied_next()?, [(1, 0)]);
    /// solver.run()?;
    /// assert!(solver.tied_next()?.is_empty());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn tied_next(&self) -> Result<Vec<(u32, u32)>, Error> {
        self.coords_of(&self.tied_indexes()?)
    }

    /// The same as indexes.
    pub(crate) fn tied_indexes(&self) -> Result<Vec<u32>, Error> {
        let mut tied = Vec::new();
        if self.status() != Status::Searching {
            return Ok(tied);
        }
        let (Some(side), trace) = (self.side_or_turn(None), &self.recording.trace) else { return Ok(tied) };
        let next = match trace.next() {
            None => self.list(side, 1)?.first().copied(),
            recorded => recorded,
        };
        let Some(next) = next else { return Ok(tied) };
        if self.running.algorithm.facts().decides_by == Criterion::Order {
            tied.push(next);
            return Ok(tied);
        }
        let ranks = Ranks::new(self, side);
        let (key, mut pushed) = (ranks.key(next, trace.known().node(side, next).g()), Ok(()));
        trace.each_open(side, &mut |cell, g| {
            if pushed.is_ok() && ranks.key(cell, g) == key {
                pushed = memory::push(&mut tied, cell);
            }
        });
        pushed?;
        Ok(tied)
    }

    /// The cells in the open list's own structure, as the search left it: a heap in the order of its places, an unsorted
    /// list in the order in which they lie there, a sorted list in the order in which they leave. `None` unless the
    /// position is at the end of the record. Where two sides search, `side` chooses one, and without it the one that
    /// takes next; its list may still hold cells that the other side has closed.
    ///
    /// ```
    /// let mut solver = starstep::Solver::new(3, 3)?;
    /// assert_eq!(solver.storage(None)?, None);
    /// solver.step(1)?;
    /// assert_eq!(solver.storage(None)?, Some(vec![(1, 1), (0, 1), (1, 0)]));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn storage(&self, side: Option<Side>) -> Result<Option<Vec<(u32, u32)>>, Error> {
        self.stored_indexes(side)?.map(|cells| self.coords_of(&cells)).transpose()
    }

    /// The same as indexes.
    pub(crate) fn stored_indexes(&self, side: Option<Side>) -> Result<Option<Vec<u32>>, Error> {
        if !self.is_recording || self.position() < self.length() {
            return Ok(None);
        }
        Ok(Some(match self.side_or_turn(side) {
            Some(side) => self.recording.open_list(side).stored()?,
            None => Vec::new(),
        }))
    }

    fn coords_of(&self, cells: &[u32]) -> Result<Vec<(u32, u32)>, Error> {
        Ok(self.board().coords().of_path(cells)?)
    }

    /// This side, or the one that makes the next expansion; `None` if there is no such side.
    fn side_or_turn(&self, side: Option<Side>) -> Option<SideIndex> {
        let has_two_sides = self.recording.trace.has_two_sides();
        let turn = || usize::from(has_two_sides && self.position() % 2 == 1);
        let side = side.map_or_else(turn, Side::index);
        (self.is_recording && side <= usize::from(has_two_sides)).then_some(side)
    }

    /// The first cells of a side in the order in which they leave.
    #[inline(never)]
    fn list(&self, side: SideIndex, limit: usize) -> Result<Vec<u32>, Error> {
        if Habits::of(&self.running).are_any() {
            return self.list_of_habits(limit);
        }
        let (trace, ranks) = (&self.recording.trace, Ranks::new(self, side));
        let mut heap = LazyHeap::default();
        heap.make_room(usize::try_from(trace.counts().open_size).unwrap_or(usize::MAX))?;
        trace.each_open(side, &mut |cell, g| heap.push(ranks.entry(trace, cell, g)));
        Ok(drained(&mut heap, limit)?)
    }

    /// The first cells that a heap with habits would give out.
    fn list_of_habits(&self, limit: usize) -> Result<Vec<u32>, Error> {
        if self.position() == self.length() {
            let Some(mut heap) = self.recording.open_list(0).heap()? else { return Ok(Vec::new()) };
            return Ok(drained(&mut heap, limit)?);
        }
        if limit == 1 || self.position() > MOST_REPEATED {
            return Ok(self.recording.trace.next().into_iter().take(limit).collect());
        }
        // The same search up to here, where its record ends.
        let mut repeated = Self::from_board(self.board().duplicate()?);
        repeated.configure(self.options.clone());
        repeated.step(self.position())?;
        repeated.list_of_habits(limit)
    }

    /// The first cells of both sides, taken in turns.
    fn in_turns(&self, limit: usize) -> Result<Vec<u32>, Error> {
        // A cell that is open on both sides leaves once: a side skips only what the other one gave, so that its first
        // `limit` are enough.
        let mut sides = [self.list(0, limit)?.into_iter(), self.list(1, limit)?.into_iter()];
        let mut order = memory::with_capacity(limit.min(sides[0].len() + sides[1].len()))?;
        let (mut side, mut empty) = (self.side_or_turn(None).unwrap_or(0), 0);
        while order.len() < limit && empty < 2 {
            let is_new = |cell: &u32| !self.recording.trace.is_on_both(*cell) || !order.contains(cell);
            if let Some(cell) = sides[side].find(is_new) {
                order.push(cell);
                empty = 0;
            } else {
                empty += 1;
            }
            side = 1 - side;
        }
        Ok(order)
    }
}

/// The first cells that a list gives out.
#[inline(never)]
fn drained(list: &mut dyn OpenList<Key>, limit: usize) -> Result<Vec<u32>, NoMemory> {
    let (mut cells, nodes) = (Vec::new(), Nodes::default());
    while cells.len() < limit
        && let Some(cell) = list.pop(&nodes)
    {
        memory::push(&mut cells, cell)?;
    }
    Ok(cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Algorithm, Options};

    #[test]
    fn only_the_next_cell_is_told_where_the_search_is_too_long_to_repeat() {
        // In tests, that is so after 40 expansions.
        let mut solver = Solver::new(20, 20).unwrap();
        solver.configure(Options { algorithm: Algorithm::Dijkstra, decrease_key: false, ..Options::default() });
        solver.run().unwrap();
        let order = solver.expansion_order();
        for position in [MOST_REPEATED, MOST_REPEATED + 1, solver.length() - 1] {
            solver.seek(position).unwrap();
            let (all, next) = (solver.open_cells(usize::MAX, None).unwrap(), order[usize::try_from(position).unwrap()]);
            assert_eq!(all.len() == 1, position > MOST_REPEATED, "{all:?} at {position}");
            assert_eq!((all[0], solver.open_cells(0, None).unwrap().len()), (next, 0));
            assert!(solver.tied_next().unwrap().contains(&next));
            assert_eq!(solver.ahead(next.0, next.1).unwrap(), Some(0));
            let is_known = |cell: u32| {
                let (x, y) = solver.board().coord_of_cell(cell);
                solver.ahead(x, y).unwrap().is_some()
            };
            let open = (0..).zip(solver.states()).filter(|(_, state)| **state == 1).map(|(cell, _)| cell);
            let known = open.filter(|cell| is_known(*cell)).count();
            assert_eq!(known == 1, position > MOST_REPEATED, "{known} at {position}");
        }
    }
}

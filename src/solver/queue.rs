//! The open list at the position: in which order its cells leave, and which of them may be taken next.

use crate::error::Error;
use crate::error::memory::{self, NoMemory};
use crate::rules::options::Algorithm;
use crate::search::expansion::Status;
use crate::search::open_list::Habits;
use crate::search::recorder::Side;
use crate::solver::Solver;
use crate::solver::kinds::AnyKind;
use crate::solver::ranks::{Rank, Ranks};
use crate::solver::recording::Recording;
use std::collections::BinaryHeap;

/// How many expansions are made again at most, to learn what a heap with habits was like.
const MOST_REPEATED: u64 = if cfg!(test) { 40 } else { 1 << 17 };

impl Solver {
    /// The open cells at the position as indexes y · width + x, in the order in which they would leave if no others
    /// were opened or improved: at most `limit` of them. The first is the one that the next expansion takes.
    ///
    /// Where two sides search, `side` chooses one, 0 from the start or 1 from the goal; `None` stands for both, which
    /// take turns. Cells that the other side has closed are left out. Searches with one side have no cells on side 1.
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
    /// assert_eq!(solver.open_cells(9, None)?, [4, 1, 3]);
    /// assert_eq!(solver.open_cells(1, None)?, [4]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn open_cells(&self, limit: usize, side: Option<u32>) -> Result<Vec<u32>, Error> {
        let has_two_sides = self.recording.trace.has_two_sides();
        match side {
            _ if !self.is_recording => Ok(Vec::new()),
            None if has_two_sides => Ok(self.in_turns(limit)?),
            None | Some(0) => self.list(0, limit),
            Some(_) if has_two_sides => self.list(1, limit),
            Some(_) => Ok(Vec::new()),
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
        let (cell, trace) = (self.board().cell_of_coord(x, y)?, &self.recording.trace);
        if !self.is_recording || !trace.is_open(cell) {
            return Ok(None);
        }
        if trace.has_two_sides() || self.has_habits() {
            let order = self.open_cells(usize::MAX, None)?;
            return Ok(order.iter().position(|other| *other == cell).map(|place| place as u64));
        }
        let (ranks, mut ahead) = (Ranks::new(self, 0), 0);
        let own = ranks.rank(trace, cell, trace.known().node(0, cell).g());
        trace.each_open(0, &mut |other, g| {
            let key = ranks.key(other, g);
            ahead += u64::from(key < own.key || key == own.key && ranks.rank(trace, other, g) < own);
        });
        Ok(Some(ahead))
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
    /// assert_eq!(solver.tied_next()?, [1]);
    /// solver.run()?;
    /// assert!(solver.tied_next()?.is_empty());
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn tied_next(&self) -> Result<Vec<u32>, Error> {
        let mut tied = Vec::new();
        if !self.is_recording || self.status() != Status::Searching {
            return Ok(tied);
        }
        let (trace, side) = (&self.recording.trace, self.turn());
        let Some(next) = self.list(side, 1)?.first().copied() else { return Ok(tied) };
        if self.running.algorithm == Algorithm::BreadthFirst {
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
    /// assert_eq!(solver.storage(None)?, Some(vec![4, 3, 1]));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TooLarge`] if memory runs out.
    pub fn storage(&self, side: Option<u32>) -> Result<Option<Vec<u32>>, Error> {
        if !self.is_recording || self.position() < self.length() {
            return Ok(None);
        }
        match side.map_or(self.turn(), |side| side as Side) {
            0 => Ok(Some(self.recording.open_list(0).stored()?)),
            1 if self.recording.trace.has_two_sides() => Ok(Some(self.recording.open_list(1).stored()?)),
            _ => Ok(Some(Vec::new())),
        }
    }

    /// The side that makes the next expansion.
    fn turn(&self) -> Side {
        usize::from(self.recording.trace.has_two_sides() && self.position() % 2 == 1)
    }

    fn has_habits(&self) -> bool {
        Habits::of(&self.running) != Habits::default()
    }

    /// The first cells of a side in the order in which they leave.
    fn list(&self, side: Side, limit: usize) -> Result<Vec<u32>, Error> {
        if self.has_habits() { self.drained(limit) } else { Ok(self.smallest(side, limit)?) }
    }

    /// The open cells of a side with the smallest ranks.
    fn smallest(&self, side: Side, limit: usize) -> Result<Vec<u32>, NoMemory> {
        let (trace, ranks) = (&self.recording.trace, Ranks::new(self, side));
        let most = usize::try_from(trace.counts().open_size).unwrap_or(usize::MAX).min(limit);
        // The largest of those kept so far is the first to go.
        let mut kept: BinaryHeap<Rank> = BinaryHeap::from(memory::with_capacity(most)?);
        trace.each_open(side, &mut |cell, g| {
            if kept.len() < most {
                kept.push(ranks.rank(trace, cell, g));
            } else if let Some(mut last) = kept.peek_mut() {
                // Where a cell was put in takes a look at the record, which most keys make unnecessary.
                if ranks.key(cell, g) <= last.key {
                    let rank = ranks.rank(trace, cell, g);
                    if rank < *last {
                        *last = rank;
                    }
                }
            }
        });
        memory::collect(kept.into_sorted_vec().iter().map(|rank| rank.cell))
    }

    /// The first cells of both sides, taken in turns.
    fn in_turns(&self, limit: usize) -> Result<Vec<u32>, NoMemory> {
        // A cell that is open on both sides leaves once, so among the first of each side no more than `limit` are skipped.
        let each = limit.saturating_mul(2);
        let mut sides = [self.smallest(0, each)?.into_iter(), self.smallest(1, each)?.into_iter()];
        let mut order = memory::with_capacity(limit.min(sides[0].len() + sides[1].len()))?;
        let mut has_left = memory::filled(self.board().cells().len().div_ceil(64), 0_u64)?;
        let mut is_new = |cell: u32| {
            let (word, bit) = (&mut has_left[cell as usize / 64], 1 << (cell % 64));
            let is_new = *word & bit == 0;
            *word |= bit;
            is_new
        };
        let mut side = self.turn();
        let mut empty = 0;
        while order.len() < limit && empty < 2 {
            match sides[side].find(|cell| is_new(*cell)) {
                Some(cell) => {
                    order.push(cell);
                    empty = 0;
                }
                None => empty += 1,
            }
            side = 1 - side;
        }
        Ok(order)
    }

    /// The first cells that a heap with habits would give out.
    fn drained(&self, limit: usize) -> Result<Vec<u32>, Error> {
        let repeated;
        let recording = if self.position() == self.length() {
            &self.recording
        } else if limit == 1 || self.position() > MOST_REPEATED {
            return Ok(self.recording.trace.next().into_iter().take(limit).collect());
        } else {
            repeated = self.repeated()?;
            &repeated
        };
        Ok(recording.open_list(0).drained(limit)?)
    }

    /// The recorded search once more, up to the position.
    fn repeated(&self) -> Result<Recording, Error> {
        let kind = AnyKind::new(&self.terrain, &self.running);
        let mut recording = Recording::default();
        recording.begin(&*kind, self.board(), &self.running)?;
        recording.step(&*kind, self.position())?;
        Ok(recording)
    }
}

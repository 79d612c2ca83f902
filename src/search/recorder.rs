//! What a search reports while it runs, whatever its kind.

use crate::search::open_list::Work;

/// A [`Side`](crate::search::side::Side) as an index: 0 from the start, 1 from the goal. Searches with one side use 0.
pub(crate) type SideIndex = usize;

/// How a cell was reached: what an event stores about it, in numbers that only the kind of search writes and
/// interprets.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Arrival {
    /// A direction from 0 to 7.
    pub(crate) direction: u8,
    /// Another one: that of the previous parent.
    pub(crate) before: u8,
    /// Up to 64 bits, of which the first 30 take no extra space: how much g fell, or the parents as cells.
    pub(crate) amount: u64,
}

/// As many bits as the index of a cell needs.
const PARENT_BITS: u32 = 24;
const PARENT: u64 = (1 << PARENT_BITS) - 1;

/// For kinds of search whose parents need not be neighbors: their amount is the new parent in the low bits, and above it,
/// for a better parent, the previous one.
impl Arrival {
    /// From a parent, with the last step in a direction.
    pub(crate) fn from_cell(direction: u8, parent: u32) -> Self {
        Self { direction, before: 0, amount: parent.into() }
    }

    /// In place of another parent, from which the last step was in this direction.
    pub(crate) fn instead_of(self, before: u8, parent: u32) -> Self {
        Self { before, amount: self.amount | u64::from(parent) << PARENT_BITS, ..self }
    }

    pub(crate) fn parent(self) -> u32 {
        (self.amount & PARENT) as u32
    }

    pub(crate) fn parent_before(self) -> u32 {
        (self.amount >> PARENT_BITS & PARENT) as u32
    }
}

/// Receives what a search does.
pub(crate) trait Recorder {
    /// The cell was put into a side's open list for the first time; `is_new` if no side had reached it.
    fn opened(&mut self, side: SideIndex, cell: u32, arrival: Arrival, is_new: bool);
    /// The open cell got a better parent.
    fn improved(&mut self, side: SideIndex, cell: u32, arrival: Arrival);
    /// The closed cell got a better parent and was put into the open list again.
    fn reopened(&mut self, side: SideIndex, cell: u32, arrival: Arrival);
    /// A jump passed over this many cells, following a cell in a direction.
    fn passed(&mut self, from: u32, direction: u8, steps: u32);
    /// The cell was taken from a side's open list.
    fn closed(&mut self, side: SideIndex, cell: u32);
    /// The expansion has ended and took this much work. `has_looked` is false if it took a cell and looked no further.
    fn expanded(&mut self, work: Work, has_looked: bool);
    /// Whether there is room for another expansion.
    #[inline]
    fn has_room(&mut self) -> bool {
        true
    }
}

/// A search that may be recorded or not, for code that is compiled once for both.
impl<R: Recorder> Recorder for Option<&mut R> {
    #[inline]
    fn opened(&mut self, side: SideIndex, cell: u32, arrival: Arrival, is_new: bool) {
        if let Some(recorder) = self {
            recorder.opened(side, cell, arrival, is_new);
        }
    }

    #[inline]
    fn improved(&mut self, side: SideIndex, cell: u32, arrival: Arrival) {
        if let Some(recorder) = self {
            recorder.improved(side, cell, arrival);
        }
    }

    #[inline]
    fn reopened(&mut self, side: SideIndex, cell: u32, arrival: Arrival) {
        if let Some(recorder) = self {
            recorder.reopened(side, cell, arrival);
        }
    }

    #[inline]
    fn passed(&mut self, from: u32, direction: u8, steps: u32) {
        if let Some(recorder) = self {
            recorder.passed(from, direction, steps);
        }
    }

    #[inline]
    fn closed(&mut self, side: SideIndex, cell: u32) {
        if let Some(recorder) = self {
            recorder.closed(side, cell);
        }
    }

    #[inline]
    fn expanded(&mut self, work: Work, has_looked: bool) {
        if let Some(recorder) = self {
            recorder.expanded(work, has_looked);
        }
    }

    #[inline]
    fn has_room(&mut self) -> bool {
        self.as_mut().is_none_or(|recorder| recorder.has_room())
    }
}

/// Records nothing, for free.
pub(crate) struct NoRecorder;

impl Recorder for NoRecorder {
    fn opened(&mut self, _: SideIndex, _: u32, _: Arrival, _: bool) {}
    fn improved(&mut self, _: SideIndex, _: u32, _: Arrival) {}
    fn reopened(&mut self, _: SideIndex, _: u32, _: Arrival) {}
    fn passed(&mut self, _: u32, _: u8, _: u32) {}
    fn closed(&mut self, _: SideIndex, _: u32) {}
    fn expanded(&mut self, _: Work, _: bool) {}
}

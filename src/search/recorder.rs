//! What a search reports while it runs, whatever its kind.

use crate::search::open_list::Work;

/// Which of two searches: 0 from the start, 1 from the goal. Searches with one side use 0.
pub(crate) type Side = usize;

/// How a cell was reached: what an event stores about it, in numbers that only the kind of search writes and
/// interprets.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Arrival {
    /// A direction from 0 to 7.
    pub(crate) direction: u8,
    /// Another one: that of the previous parent.
    pub(crate) before: u8,
    /// Up to 64 bits, of which the first 30 take no extra space: how much g fell, or a parent cell that is not a
    /// neighbor.
    pub(crate) amount: u64,
}

/// Receives what a search does.
pub(crate) trait Recorder {
    /// The cell was put into a side's open list for the first time; `is_new` if no side had reached it.
    fn opened(&mut self, side: Side, cell: u32, arrival: Arrival, is_new: bool);
    /// The open cell got a better parent.
    fn improved(&mut self, side: Side, cell: u32, arrival: Arrival);
    /// The closed cell got a better parent and was put into the open list again.
    fn reopened(&mut self, side: Side, cell: u32, arrival: Arrival);
    /// A jump passed over this many cells, following a cell in a direction.
    fn passed(&mut self, from: u32, direction: u8, steps: u32);
    /// The cell was taken from a side's open list.
    fn closed(&mut self, side: Side, cell: u32);
    /// The expansion has ended and took this much work. `has_looked` is false if it took a cell and looked no further.
    fn expanded(&mut self, work: Work, has_looked: bool);
    /// Whether there is room for another expansion.
    #[inline]
    fn has_room(&mut self) -> bool {
        true
    }
}

/// Records nothing, for free.
pub(crate) struct NoRecorder;

impl Recorder for NoRecorder {
    fn opened(&mut self, _: Side, _: u32, _: Arrival, _: bool) {}
    fn improved(&mut self, _: Side, _: u32, _: Arrival) {}
    fn reopened(&mut self, _: Side, _: u32, _: Arrival) {}
    fn passed(&mut self, _: u32, _: u8, _: u32) {}
    fn closed(&mut self, _: Side, _: u32) {}
    fn expanded(&mut self, _: Work, _: bool) {}
}

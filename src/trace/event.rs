//! One event of a trace in eight bytes.

use crate::search::open_list::Work;
use crate::search::recorder::{Arrival, SideIndex};

/// From the low end: cell (24 bits), what happened (3), direction (3), direction before (3), side (1), amount (30).
/// Only the kind of search knows what directions and amount mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Event(u64);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    /// Put into the open list for the first time.
    Opened,
    /// Got a better parent.
    Improved,
    /// Got a better parent and was put into the open list again.
    Reopened,
    /// Was expanded; the amount is the packed work, and the direction is 1 unless the search looked no further. The last of
    /// an expansion's events.
    Closed,
    /// A jump passed over the cells that follow this one in the direction; the amount is how many.
    Passed,
    /// Comes before an event of a cell that already has two, and says where the latest of them is.
    Before,
    /// Comes before an event whose amount needs more than 30 bits, and holds the rest of it.
    Excess,
}

impl What {
    /// Whether a cell has changed in the open list, other than by leaving it.
    #[inline]
    pub(super) fn is_change(self) -> bool {
        matches!(self, Self::Opened | Self::Improved | Self::Reopened)
    }
}

const WHAT_SHIFT: u32 = 24;
const DIRECTION_SHIFT: u32 = 27;
const BEFORE_SHIFT: u32 = 30;
const SIDE_SHIFT: u32 = 33;
const AMOUNT_SHIFT: u32 = 34;
const AMOUNT_BITS: u32 = 64 - AMOUNT_SHIFT;

impl Event {
    /// The event, preceded by the excess of its amount if there is one.
    #[inline]
    pub(super) fn new(
        what: What,
        side: SideIndex,
        cell: u32,
        Arrival { direction, before, amount }: Arrival,
    ) -> (Option<Self>, Self) {
        let directions = u64::from(direction) << DIRECTION_SHIFT | u64::from(before) << BEFORE_SHIFT;
        let low = amount & ((1 << AMOUNT_BITS) - 1);
        let excess = amount >> AMOUNT_BITS;
        let side = (side as u64) << SIDE_SHIFT;
        let event = Self(u64::from(cell) | (what as u64) << WHAT_SHIFT | directions | side | low << AMOUNT_SHIFT);
        let rest = (excess > 0).then_some(Self((What::Excess as u64) << WHAT_SHIFT | excess << AMOUNT_SHIFT));
        (rest, event)
    }

    #[inline]
    pub(super) fn what(self) -> What {
        match self.0 >> WHAT_SHIFT & 7 {
            0 => What::Opened,
            1 => What::Improved,
            2 => What::Reopened,
            3 => What::Closed,
            4 => What::Passed,
            5 => What::Before,
            _ => What::Excess,
        }
    }

    pub(super) fn side(self) -> SideIndex {
        (self.0 >> SIDE_SHIFT & 1) as SideIndex
    }

    pub(super) fn cell(self) -> u32 {
        (self.0 & 0xff_ffff) as u32
    }

    pub(super) fn direction(self) -> u8 {
        (self.0 >> DIRECTION_SHIFT & 7) as u8
    }

    /// How the cell was reached, given the event before this one.
    #[inline]
    pub(super) fn arrival(self, previous: Option<Self>) -> Arrival {
        let before = (self.0 >> BEFORE_SHIFT & 7) as u8;
        Arrival { direction: self.direction(), before, amount: self.amount(previous) }
    }

    /// Says that the cell's event before the next one is at a place.
    pub(super) fn before(place: u32) -> Self {
        Self((What::Before as u64) << WHAT_SHIFT | u64::from(place) << AMOUNT_SHIFT)
    }

    /// The place that such an event names.
    pub(super) fn place(self) -> Option<u32> {
        (self.what() == What::Before).then_some((self.0 >> AMOUNT_SHIFT) as u32)
    }

    /// The amount, given the event before this one.
    #[inline]
    pub(super) fn amount(self, previous: Option<Self>) -> u64 {
        let excess = previous.filter(|event| event.what() == What::Excess).map_or(0, |event| event.0 >> AMOUNT_SHIFT);
        self.0 >> AMOUNT_SHIFT | excess << AMOUNT_BITS
    }
}

/// Work as an amount: usual values fit in 30 bits, 16 for comparisons and 14 for moves.
#[inline]
pub(super) fn pack(work: Work) -> u64 {
    let (low, high) = (work.comparisons & 0xffff, work.comparisons >> 16);
    low | (work.moves & 0x3fff) << 16 | high << 30 | (work.moves >> 14) << 45
}

/// Work as far as an event can hold it. More would take seconds for one expansion.
pub(super) fn countable(Work { comparisons, moves }: Work) -> Work {
    Work { comparisons: comparisons.min((1 << 31) - 1), moves: moves.min((1 << 29) - 1) }
}

pub(super) fn unpack(amount: u64) -> Work {
    let comparisons = amount & 0xffff | (amount >> 30 & 0x7fff) << 16;
    let moves = amount >> 16 & 0x3fff | amount >> 45 << 14;
    Work { comparisons, moves }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_return_what_was_put_into_them() {
        for amount in [0, 1, (1 << 30) - 1, 1 << 30, (1 << 40) - 1] {
            let arrival = Arrival { direction: 7, before: 5, amount };
            let (excess, event) = Event::new(What::Improved, 1, 0xff_ffff, arrival);
            assert_eq!((event.what(), event.side(), event.cell()), (What::Improved, 1, 0xff_ffff));
            assert_eq!(event.arrival(excess), arrival);
            assert_eq!(excess.is_some(), amount >= 1 << 30);
        }
    }

    #[test]
    fn the_place_of_any_event_fits() {
        for place in [0, 1, (1 << 27) - 1] {
            assert_eq!(Event::before(place).place(), Some(place));
        }
    }

    #[test]
    fn the_largest_work_of_an_expansion_fits() {
        let cells = 4096 * 4096;
        for (comparisons, moves) in
            [(0, 0), (65_535, 16_383), (65_536, 16_384), (9 * cells, 9 * cells), (u64::MAX, u64::MAX)]
        {
            let work = countable(Work { comparisons, moves });
            assert_eq!(unpack(pack(work)), work);
        }
    }
}

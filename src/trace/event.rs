//! One event of a trace in eight bytes.

use crate::open_list::Work;

/// From the low end: cell (24 bits), kind (3), direction (3), direction before (3), amount (31).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Event(u64);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Put into the open list for the first time.
    Opened,
    /// Got a better parent; the amount is by how much g fell.
    Improved,
    /// Got a better parent and was put into the open list again; the amount is by how much g fell.
    Reopened,
    /// Was expanded; the amount is the packed work. Comes last of an expansion's events.
    Closed,
    /// Comes before an event whose amount needs more than 31 bits, and holds the rest of it.
    Excess,
}

const KIND_SHIFT: u32 = 24;
const DIRECTION_SHIFT: u32 = 27;
const BEFORE_SHIFT: u32 = 30;
const AMOUNT_SHIFT: u32 = 33;
const AMOUNT_BITS: u32 = 64 - AMOUNT_SHIFT;

impl Event {
    /// The event, and before it the excess of its amount if there is one.
    pub(super) fn new(kind: Kind, cell: u32, direction: u8, before: u8, amount: u64) -> (Option<Self>, Self) {
        let directions = u64::from(direction) << DIRECTION_SHIFT | u64::from(before) << BEFORE_SHIFT;
        let low = amount & ((1 << AMOUNT_BITS) - 1);
        let excess = amount >> AMOUNT_BITS;
        let event = Self(u64::from(cell) | (kind as u64) << KIND_SHIFT | directions | low << AMOUNT_SHIFT);
        let rest = (excess > 0).then_some(Self((Kind::Excess as u64) << KIND_SHIFT | excess << AMOUNT_SHIFT));
        (rest, event)
    }

    pub(super) fn kind(self) -> Kind {
        match self.0 >> KIND_SHIFT & 7 {
            0 => Kind::Opened,
            1 => Kind::Improved,
            2 => Kind::Reopened,
            3 => Kind::Closed,
            _ => Kind::Excess,
        }
    }

    pub(super) fn cell(self) -> u32 {
        (self.0 & 0xff_ffff) as u32
    }

    pub(super) fn direction(self) -> u8 {
        (self.0 >> DIRECTION_SHIFT & 7) as u8
    }

    pub(super) fn direction_before(self) -> u8 {
        (self.0 >> BEFORE_SHIFT & 7) as u8
    }

    /// The amount, given the event before this one.
    pub(super) fn amount(self, previous: Option<Self>) -> u64 {
        let excess = previous.filter(|event| event.kind() == Kind::Excess).map_or(0, |event| event.0 >> AMOUNT_SHIFT);
        self.0 >> AMOUNT_SHIFT | excess << AMOUNT_BITS
    }
}

/// Work as an amount: what is usual fits into 31 bits, 16 of comparisons and 15 of moves.
pub(super) fn pack(work: Work) -> u64 {
    let (low, high) = (work.comparisons & 0xffff, work.comparisons >> 16);
    low | (work.moves & 0x7fff) << 16 | high << 31 | (work.moves >> 15) << 46
}

pub(super) fn unpack(amount: u64) -> Work {
    let comparisons = amount & 0xffff | (amount >> 31 & 0x7fff) << 16;
    let moves = amount >> 16 & 0x7fff | amount >> 46 << 15;
    Work { comparisons, moves }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_keep_what_is_put_into_them() {
        for amount in [0, 1, (1 << 31) - 1, 1 << 31, (1 << 40) - 1] {
            let (excess, event) = Event::new(Kind::Improved, 0xff_ffff, 7, 5, amount);
            assert_eq!((event.kind(), event.cell()), (Kind::Improved, 0xff_ffff));
            assert_eq!((event.direction(), event.direction_before()), (7, 5));
            assert_eq!(event.amount(excess), amount);
            assert_eq!(excess.is_some(), amount >= 1 << 31);
        }
    }

    #[test]
    fn the_largest_work_of_an_expansion_fits() {
        let cells = 4096 * 4096;
        for (comparisons, moves) in [(0, 0), (65_535, 32_767), (65_536, 32_768), (9 * cells, 9 * cells)] {
            let work = Work { comparisons, moves };
            assert_eq!(unpack(pack(work)), work);
        }
    }
}

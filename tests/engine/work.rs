//! The work of the two lists, compared with that of lists given the same requests: what the naive search opened,
//! improved and took. The binary heap's work is compared with a hand-written one's in `habits.rs`.

use crate::naive::{self, Call, Rank};
use crate::random::{options, playable_boards};
use proptest::prelude::*;
use starstep::{OpenListKind, Options, Solver};

/// Comparisons and entries moved.
type Work = (u64, u64);

/// A list kept in order, with the entry that leaves first at its end: entries that leave earlier make room for a new
/// one.
#[derive(Default)]
struct Sorted {
    entries: Vec<(Rank, usize)>,
    work: Work,
}

impl Sorted {
    fn place(&mut self, rank: Rank) -> usize {
        let comparisons = &mut self.work.0;
        self.entries.partition_point(|(other, _)| {
            *comparisons += 1;
            rank < *other
        })
    }

    fn put(&mut self, cell: usize, rank: Rank) {
        let place = self.place(rank);
        let leaving_earlier = self.entries.iter().filter(|(other, _)| *other < rank).count();
        self.work.1 += leaving_earlier as u64 + 1;
        self.entries.insert(place, (rank, cell));
    }

    fn answer(&mut self, asked: Call) {
        match asked {
            Call::Put(cell, rank) => self.put(cell, rank),
            Call::Improve(cell, rank) => {
                let (old, _) = *self.entries.iter().find(|(_, entry)| *entry == cell).unwrap();
                let place = self.place(old);
                assert_eq!(self.entries.remove(place).1, cell);
                self.work.1 += self.entries.iter().filter(|(other, _)| *other < old).count() as u64;
                self.put(cell, rank);
            }
            Call::Take(cell) => assert_eq!(self.entries.pop().map(|(_, first)| first), Some(cell)),
        }
    }
}

/// A list in no order that is scanned for every cell taken; its last entry fills the gap.
#[derive(Default)]
struct Unsorted {
    entries: Vec<(Rank, usize)>,
    work: Work,
}

impl Unsorted {
    fn answer(&mut self, asked: Call) {
        match asked {
            Call::Put(cell, rank) => {
                self.entries.push((rank, cell));
                self.work.1 += 1;
            }
            Call::Improve(cell, rank) => self.entries.iter_mut().find(|(_, entry)| *entry == cell).unwrap().0 = rank,
            Call::Take(cell) => {
                self.work.0 += self.entries.len() as u64 - 1;
                let place = self.entries.iter().position(|(_, entry)| *entry == cell).unwrap();
                self.work.1 += u64::from(place + 1 < self.entries.len());
                self.entries.swap_remove(place);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn lists_work_as_much_as_plain_ones(board in playable_boards(), options in options(), share in 0.0..=1.0_f64) {
        for open_list in [OpenListKind::SortedList, OpenListKind::UnsortedList] {
            let options = Options { open_list, ..options.clone() };
            let mut solver = Solver::from_board(board.clone());
            solver.configure(options.clone());
            solver.run().unwrap();
            // Putting in the start counts as part of the first expansion's work.
            let position = ((share * solver.length() as f64) as u64).max(1);
            solver.seek(position).unwrap();
            let (mut sorted, mut unsorted) = (Sorted::default(), Unsorted::default());
            for asked in naive::search_until(&board, &options, position).list {
                sorted.answer(asked);
                unsorted.answer(asked);
            }
            let expected = if open_list == OpenListKind::SortedList { sorted.work } else { unsorted.work };
            prop_assert_eq!((solver.stats().comparisons, solver.stats().moves), expected, "{:?}", open_list);
            solver.seek(0).unwrap();
            prop_assert_eq!((solver.stats().comparisons, solver.stats().moves), (0, 0));
        }
    }
}

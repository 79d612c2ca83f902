//! Open lists: the cells that a search has reached and not yet expanded.
//!
//! All of them give out their cells in one and the same order: by key, and what is equal by the order of opening, which
//! the entries carry. Only a binary heap with [`Habits`] does not.

mod binary_heap;
mod bucket_queue;
mod counted;
mod lazy_heap;
mod sorted_list;
mod unsorted_list;

use crate::error::memory::NoMemory;
use crate::search::nodes::Nodes;
pub(crate) use binary_heap::{BinaryHeap, Habits};
pub(crate) use bucket_queue::BucketQueue;
pub(crate) use counted::CountedList;
pub(crate) use lazy_heap::LazyHeap;
use sorted_list::SortedList;
use unsorted_list::UnsortedList;

/// What an open list did, summed up since its reset.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Work {
    /// How often the priorities of two entries were compared.
    pub(crate) comparisons: u64,
    /// How often an entry was written to a place in the list, by being put in, moved or moved aside.
    pub(crate) moves: u64,
}

/// A cell in an open list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry<K> {
    pub(crate) key: K,
    /// When the cell was opened, counted down for `lifo`.
    pub(crate) order: u32,
    pub(crate) cell: u32,
}

impl<K: Ord + Copy> Entry<K> {
    #[inline]
    pub(crate) fn is_before(&self, other: &Self) -> bool {
        (self.key, self.order) < (other.key, other.order)
    }
}

/// An open list.
pub(crate) trait OpenList<K> {
    /// Empties the list for a board of so many cells.
    fn reset(&mut self, cells: usize) -> Result<(), NoMemory>;
    /// Makes room for so many more entries. Who puts in an entry has asked for its room before, so that no search is
    /// stopped amid an expansion.
    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory>;
    /// Puts in a cell that is not in the list.
    fn push(&mut self, entry: Entry<K>);
    /// Replaces the entry of a cell by one of the same order whose key is not larger than the `old` one.
    fn improve(&mut self, entry: Entry<K>, old: K);
    /// Puts in a cell, or improves the entry that it has with an `old` key.
    #[inline]
    fn put(&mut self, entry: Entry<K>, old: Option<K>) {
        match old {
            None => self.push(entry),
            Some(old) => self.improve(entry, old),
        }
    }
    /// The cell that `pop` would take out.
    fn first(&mut self, nodes: &Nodes) -> Option<u32>;
    /// Takes out the first cell. A list may give out a cell again that it has already given out, but it may also drop
    /// those that are closed.
    fn pop(&mut self, nodes: &Nodes) -> Option<u32>;
    /// Whether no cell is left. A list that gives out cells again may say no too often.
    fn is_empty(&self) -> bool;
    /// The work done since the reset. Lists that are made for speed do not count.
    fn work(&self) -> Work {
        Work::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::nodes::{CellState, Node};

    /// Takes out the first cell that is not closed.
    fn pop_and_close<Q: OpenList<(u64, u32)>>(list: &mut Q, nodes: &mut Nodes) -> Option<u32> {
        loop {
            let cell = list.pop(nodes)?;
            if !nodes.is_closed(cell) {
                nodes.set(cell, Node::new(CellState::Closed, 0, 0));
                return Some(cell);
            }
        }
    }

    /// Runs the same pseudo-random pushes, improvements and pops on a list and on a plain sorted vector.
    fn check<Q: OpenList<(u64, u32)>>(mut list: Q, newest_first: bool) {
        let cells = 500;
        for round in 0..2 {
            list.reset(cells).unwrap();
            let order_of = |cell: u32| if newest_first { !cell } else { cell };
            let mut plain: Vec<((u64, u32), i64, u32)> = Vec::new();
            let mut nodes = Nodes::default();
            nodes.reset(cells).unwrap();
            let mut next_cell = 0;
            // f never falls: no key is below that of the cell that left last.
            let mut least = (0, 0);
            for i in 0..3000_u64 {
                let random = (i + round) * 2_654_435_761 % 1_000_003;
                match random % 4 {
                    0 | 1 if (next_cell as usize) < cells => {
                        let key = (least.0 + random % 50, u32::try_from(random % 7).unwrap());
                        list.push(Entry { key, order: order_of(next_cell), cell: next_cell });
                        let order = i64::from(next_cell) * if newest_first { -1 } else { 1 };
                        plain.push((key, order, next_cell));
                        next_cell += 1;
                    }
                    2 if !plain.is_empty() => {
                        let at = usize::try_from(random).unwrap() % plain.len();
                        let (old, _, cell) = plain[at];
                        plain[at].0 = least.max((old.0.saturating_sub(random % 7), old.1));
                        list.improve(Entry { key: plain[at].0, order: order_of(cell), cell }, old);
                    }
                    _ => {
                        plain.sort_unstable();
                        let expected = if plain.is_empty() { None } else { Some(plain.remove(0)) };
                        least = expected.map_or(least, |(key, _, _)| key);
                        let found = pop_and_close(&mut list, &mut nodes);
                        assert_eq!(found, expected.map(|(_, _, cell)| cell));
                    }
                }
            }
            plain.sort_unstable();
            let rest: Vec<u32> = plain.iter().map(|entry| entry.2).collect();
            let drained: Vec<u32> = std::iter::from_fn(|| pop_and_close(&mut list, &mut nodes)).collect();
            assert_eq!(drained, rest);
            assert!(list.is_empty());
        }
    }

    #[test]
    fn all_lists_give_out_cells_in_the_same_order() {
        for newest_first in [false, true] {
            let mut buckets = BucketQueue::default();
            buckets.prepare(60, 0).unwrap();
            check(buckets, newest_first);
            check(BinaryHeap::new(Habits::default()), newest_first);
            check(LazyHeap::default(), newest_first);
            check(SortedList::default(), newest_first);
            check(UnsortedList::default(), newest_first);
        }
    }
}

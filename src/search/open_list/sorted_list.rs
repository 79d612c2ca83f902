//! A list that is kept sorted: taking the first entry is free, putting one in moves others aside.

use super::list::{Entry, OpenList, Work};
use crate::error::memory::{self, NoMemory};
use crate::search::nodes::Nodes;

#[derive(Debug, Clone)]
pub(crate) struct SortedList<K> {
    /// The first entry to leave is the last of these, so that taking it moves nothing.
    entries: Vec<Entry<K>>,
    work: Work,
}

impl<K> Default for SortedList<K> {
    fn default() -> Self {
        Self { entries: Vec::new(), work: Work::default() }
    }
}

impl<K: Ord + Copy> SortedList<K> {
    /// The entries, in the order in which they lie in memory.
    pub(super) fn entries(&self) -> &[Entry<K>] {
        &self.entries
    }

    /// The number of entries that leave after `entry`, found by bisection.
    fn place(&mut self, entry: Entry<K>) -> usize {
        let comparisons = &mut self.work.comparisons;
        self.entries.partition_point(|other| {
            *comparisons += 1;
            entry.is_before(other)
        })
    }

    fn insert(&mut self, entry: Entry<K>) {
        let place = self.place(entry);
        self.work.moves += (self.entries.len() - place) as u64 + 1;
        self.entries.insert(place, entry);
    }
}

impl<K: Ord + Copy> OpenList<K> for SortedList<K> {
    fn reset(&mut self, _: usize) -> Result<(), NoMemory> {
        self.entries.clear();
        self.work = Work::default();
        Ok(())
    }

    #[inline]
    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        memory::reserve(&mut self.entries, entries)
    }

    fn push(&mut self, entry: Entry<K>) {
        self.insert(entry);
    }

    fn improve(&mut self, entry: Entry<K>, old: K) {
        let place = self.place(Entry { key: old, ..entry });
        self.entries.remove(place);
        self.work.moves += (self.entries.len() - place) as u64;
        self.insert(entry);
    }

    fn first(&mut self, _: &Nodes) -> Option<u32> {
        self.entries.last().map(|entry| entry.cell)
    }

    fn pop(&mut self, _: &Nodes) -> Option<u32> {
        self.entries.pop().map(|entry| entry.cell)
    }

    fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    fn work(&self) -> Work {
        self.work
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn putting_in_moves_entries_that_leave_earlier() {
        let mut list = SortedList::default();
        list.reset(3).unwrap();
        let entry = |cell, key| Entry { key, order: cell, cell };
        list.push(entry(0, 1));
        assert_eq!(list.work(), Work { comparisons: 0, moves: 1 });
        list.push(entry(1, 2));
        assert_eq!(list.work(), Work { comparisons: 1, moves: 3 });
        list.push(entry(2, 0));
        assert_eq!(list.work().moves, 4);
        assert_eq!(list.pop(&Nodes::default()), Some(2));
        assert_eq!(list.work().moves, 4);
    }
}

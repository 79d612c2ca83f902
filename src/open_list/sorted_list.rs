//! A list that is kept sorted: taking the first entry is free, putting one in moves others aside.

use super::{Entry, OpenList, Openings, Work};

#[derive(Debug)]
pub(crate) struct SortedList<K> {
    /// The first entry to leave is the last of these, so that taking it moves nothing.
    entries: Vec<Entry<K>>,
    openings: Openings,
    work: Work,
}

impl<K> Default for SortedList<K> {
    fn default() -> Self {
        Self { entries: Vec::new(), openings: Openings::default(), work: Work::default() }
    }
}

impl<K: Ord + Copy> SortedList<K> {
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
    fn reset(&mut self, cells: usize, newest_first: bool) {
        self.entries.clear();
        self.openings.reset(cells, newest_first);
        self.work = Work::default();
    }

    fn push(&mut self, cell: u32, key: K) {
        let entry = Entry { key, order: self.openings.next(cell), cell };
        self.insert(entry);
    }

    fn improve(&mut self, cell: u32, old: K, new: K) {
        let order = self.openings.of(cell);
        let place = self.place(Entry { key: old, order, cell });
        self.entries.remove(place);
        self.work.moves += (self.entries.len() - place) as u64;
        self.insert(Entry { key: new, order, cell });
    }

    fn pop(&mut self) -> Option<u32> {
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
    fn putting_in_moves_the_entries_that_leave_earlier() {
        let mut list = SortedList::default();
        list.reset(3, false);
        list.push(0, 1);
        assert_eq!(list.work(), Work { comparisons: 0, moves: 1 });
        list.push(1, 2);
        assert_eq!(list.work(), Work { comparisons: 1, moves: 3 });
        list.push(2, 0);
        assert_eq!(list.work().moves, 4);
        assert_eq!(list.pop(), Some(2));
        assert_eq!(list.work().moves, 4);
    }
}

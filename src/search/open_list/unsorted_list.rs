//! A list in no order that is scanned for its first entry in every round.

use super::list::{Entry, OpenList, Work};
use crate::error::memory::{self, NoMemory};
use crate::search::nodes::Nodes;

#[derive(Debug, Clone)]
pub(crate) struct UnsortedList<K> {
    entries: Vec<Entry<K>>,
    place_of_cell: Vec<u32>,
    /// Where the last scan found the first entry, until the list changes.
    found: Option<usize>,
    work: Work,
}

impl<K> Default for UnsortedList<K> {
    fn default() -> Self {
        Self { entries: Vec::new(), place_of_cell: Vec::new(), found: None, work: Work::default() }
    }
}

impl<K: Ord + Copy> UnsortedList<K> {
    /// The entries, in the order in which they lie in memory.
    pub(super) fn entries(&self) -> &[Entry<K>] {
        &self.entries
    }

    /// The place of the first entry.
    fn scan(&mut self) -> usize {
        let mut best = 0;
        for place in 1..self.entries.len() {
            self.work.comparisons += 1;
            if self.entries[place].is_before(&self.entries[best]) {
                best = place;
            }
        }
        best
    }
}

impl<K: Ord + Copy> OpenList<K> for UnsortedList<K> {
    fn reset(&mut self, cells: usize) -> Result<(), NoMemory> {
        self.entries.clear();
        self.found = None;
        self.work = Work::default();
        memory::resize(&mut self.place_of_cell, cells, 0)
    }

    #[inline]
    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        memory::reserve(&mut self.entries, entries)
    }

    fn push(&mut self, entry: Entry<K>) {
        self.found = None;
        self.place_of_cell[entry.cell as usize] =
            u32::try_from(self.entries.len()).expect("a board has fewer than 2^32 cells");
        self.entries.push(entry);
        self.work.moves += 1;
    }

    fn improve(&mut self, entry: Entry<K>, _: K) {
        self.found = None;
        self.entries[self.place_of_cell[entry.cell as usize] as usize] = entry;
    }

    fn first(&mut self, _: &Nodes) -> Option<u32> {
        let best = self.found.unwrap_or_else(|| self.scan());
        self.found = Some(best);
        self.entries.get(best).map(|entry| entry.cell)
    }

    fn pop(&mut self, _: &Nodes) -> Option<u32> {
        let best = self.found.take().unwrap_or_else(|| self.scan());
        let first = self.entries.get(best)?.cell;
        // The last entry fills the gap: the places of entries do not matter, because each holds its order of opening.
        self.entries.swap_remove(best);
        if let Some(moved) = self.entries.get(best) {
            self.place_of_cell[moved.cell as usize] = u32::try_from(best).expect("a board has fewer than 2^32 cells");
            self.work.moves += 1;
        }
        Some(first)
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
    fn a_scan_compares_each_entry_but_one() {
        let mut list = UnsortedList::default();
        list.reset(4).unwrap();
        for cell in 0..4 {
            list.push(Entry { key: 10 - cell, order: cell, cell });
        }
        assert_eq!(list.work(), Work { comparisons: 0, moves: 4 });
        assert_eq!(list.pop(&Nodes::default()), Some(3));
        assert_eq!(list.work(), Work { comparisons: 3, moves: 4 });
        assert_eq!(list.pop(&Nodes::default()), Some(2));
        assert_eq!(list.work(), Work { comparisons: 5, moves: 4 });
    }
}

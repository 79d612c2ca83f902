//! A binary heap as the textbooks have it, with the place of every cell, so that an improved cell can sift up.

use super::{Entry, OpenList, Work};
use crate::nodes::Nodes;

#[derive(Debug)]
pub(crate) struct BinaryHeap<K> {
    heap: Vec<Entry<K>>,
    place_of_cell: Vec<u32>,
    work: Work,
}

impl<K> Default for BinaryHeap<K> {
    fn default() -> Self {
        Self { heap: Vec::new(), place_of_cell: Vec::new(), work: Work::default() }
    }
}

impl<K: Ord + Copy> BinaryHeap<K> {
    #[inline]
    fn put(&mut self, place: usize, entry: Entry<K>) {
        self.heap[place] = entry;
        self.place_of_cell[entry.cell as usize] = u32::try_from(place).expect("a board has fewer than 2^32 cells");
        self.work.moves += 1;
    }

    #[inline]
    fn comes_first(&mut self, a: Entry<K>, b: Entry<K>) -> bool {
        self.work.comparisons += 1;
        a.is_before(&b)
    }

    /// Moves the parents down until `entry` finds its place at or above the hole.
    #[inline]
    fn sift_up(&mut self, mut hole: usize, entry: Entry<K>) {
        while hole > 0 {
            let parent = (hole - 1) / 2;
            if !self.comes_first(entry, self.heap[parent]) {
                break;
            }
            self.put(hole, self.heap[parent]);
            hole = parent;
        }
        self.put(hole, entry);
    }

    /// Moves the smaller children up until `entry` finds its place below the root.
    #[inline]
    fn sift_down(&mut self, entry: Entry<K>) {
        let mut hole = 0;
        loop {
            let mut child = 2 * hole + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.comes_first(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if !self.comes_first(self.heap[child], entry) {
                break;
            }
            self.put(hole, self.heap[child]);
            hole = child;
        }
        self.put(hole, entry);
    }
}

impl<K: Ord + Copy> OpenList<K> for BinaryHeap<K> {
    fn reset(&mut self, cells: usize) {
        self.heap.clear();
        self.place_of_cell.resize(cells, 0);
        self.work = Work::default();
    }

    fn push(&mut self, entry: Entry<K>) {
        self.heap.push(entry);
        self.sift_up(self.heap.len() - 1, entry);
    }

    fn improve(&mut self, entry: Entry<K>, _: K) {
        let place = self.place_of_cell[entry.cell as usize] as usize;
        self.sift_up(place, entry);
    }

    fn first(&mut self, _: &Nodes) -> Option<u32> {
        self.heap.first().map(|entry| entry.cell)
    }

    fn pop(&mut self, _: &Nodes) -> Option<u32> {
        let first = self.heap.first()?.cell;
        let last = self.heap.pop()?;
        if !self.heap.is_empty() {
            self.sift_down(last);
        }
        Some(first)
    }

    fn is_empty(&self) -> bool {
        self.heap.is_empty()
    }

    fn work(&self) -> Work {
        self.work
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worked out by hand: 3, 1, 2 are pushed, then one is popped.
    #[test]
    fn work_is_counted_as_by_hand() {
        let mut heap = BinaryHeap::default();
        heap.reset(3);
        let entry = |cell, key| Entry { key, order: cell, cell };
        heap.push(entry(0, 3));
        assert_eq!(heap.work(), Work { comparisons: 0, moves: 1 });
        heap.push(entry(1, 1));
        assert_eq!(heap.work(), Work { comparisons: 1, moves: 3 });
        heap.push(entry(2, 2));
        assert_eq!(heap.work(), Work { comparisons: 2, moves: 4 });
        assert_eq!(heap.pop(&Nodes::default()), Some(1));
        assert_eq!(heap.work(), Work { comparisons: 3, moves: 5 });
    }
}

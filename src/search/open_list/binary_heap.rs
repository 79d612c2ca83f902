//! A textbook binary heap that knows the place of every cell, so that an improved cell can sift up; or one with the
//! habits of hand-written heaps.

use super::list::{Entry, OpenList, Work};
use crate::error::memory::{self, NoMemory};
use crate::rules::algorithm::{AlgorithmFacts, Criterion, LooksAt};
use crate::rules::options::{OpenListKind, Options};
use crate::search::nodes::Nodes;

/// How a heap differs from a textbook one, which has none of these habits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Habits {
    /// An entry whose key gets better stays where it is.
    stays: bool,
    /// Entries are compared by their keys alone, and equal ones change places.
    swaps_equal: bool,
}

impl Habits {
    /// The habits set in the options, if the search and the open list can have them.
    pub(crate) fn of(options: &Options) -> Self {
        let AlgorithmFacts { decides_by, sides, looks, .. } = options.algorithm.facts();
        let is_plain = sides == 1 && looks == LooksAt::Neighbors && decides_by != Criterion::Order;
        if !is_plain || options.open_list != OpenListKind::BinaryHeap {
            return Self::default();
        }
        Self { stays: !options.decrease_key, swaps_equal: options.swap_equal }
    }

    /// Whether there are any. Without the feature `full` no search begins whose heap would have them.
    pub(crate) fn are_any(self) -> bool {
        cfg!(feature = "full") && self != Self::default()
    }

    /// Whether taking an entry out always gives the first one, as in the textbooks.
    pub(crate) fn keep_order(self) -> bool {
        !self.stays
    }
}

#[derive(Debug, Clone)]
pub(crate) struct BinaryHeap<K> {
    heap: Vec<Entry<K>>,
    place_of_cell: Vec<u32>,
    work: Work,
    habits: Habits,
}

impl<K> BinaryHeap<K> {
    pub(crate) fn new(habits: Habits) -> Self {
        Self { heap: Vec::new(), place_of_cell: Vec::new(), work: Work::default(), habits }
    }

    /// Changes the habits; allowed only while the heap is empty.
    pub(crate) fn set_habits(&mut self, habits: Habits) {
        self.habits = habits;
    }
}

impl<K: Ord + Copy> BinaryHeap<K> {
    /// The entries, in the order in which they lie in memory.
    pub(super) fn entries(&self) -> &[Entry<K>] {
        &self.heap
    }

    /// A heap with the same entries in the same places, from which cells can be taken.
    pub(super) fn copied(&self) -> Result<Self, NoMemory> {
        Ok(Self {
            heap: memory::collect(self.heap.iter().copied())?,
            // They are written before they are read, because nothing but taking cells makes sense here.
            place_of_cell: memory::filled(self.place_of_cell.len(), 0)?,
            ..Self::new(self.habits)
        })
    }

    #[inline]
    fn put(&mut self, place: usize, entry: Entry<K>) {
        self.heap[place] = entry;
        self.place_of_cell[entry.cell as usize] = u32::try_from(place).expect("a board has fewer than 2^32 cells");
        self.work.moves += 1;
    }

    #[inline]
    fn comes_first(&mut self, a: Entry<K>, b: Entry<K>) -> bool {
        self.work.comparisons += 1;
        if cfg!(feature = "full") && self.habits.swaps_equal { a.key <= b.key } else { a.is_before(&b) }
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
    fn reset(&mut self, cells: usize) -> Result<(), NoMemory> {
        self.heap.clear();
        self.work = Work::default();
        // What an earlier search has left is overwritten before it is read: a cell is put in before it is improved.
        memory::resize(&mut self.place_of_cell, cells, 0)
    }

    #[inline]
    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        memory::reserve(&mut self.heap, entries)
    }

    fn push(&mut self, entry: Entry<K>) {
        self.heap.push(entry);
        self.sift_up(self.heap.len() - 1, entry);
    }

    fn improve(&mut self, entry: Entry<K>, _: K) {
        let place = self.place_of_cell[entry.cell as usize] as usize;
        if cfg!(feature = "full") && self.habits.stays {
            self.heap[place] = entry;
        } else {
            self.sift_up(place, entry);
        }
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
        let mut heap = BinaryHeap::new(Habits::default());
        heap.reset(3).unwrap();
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

    /// Worked out by hand: a better key at the end of the heap is neither moved nor compared, and does not come first.
    #[test]
    fn an_entry_that_stays_is_given_out_late() {
        let mut heap = BinaryHeap::new(Habits { stays: true, swaps_equal: false });
        heap.reset(3).unwrap();
        let entry = |cell, key| Entry { key, order: cell, cell };
        for cell in 0..3 {
            heap.push(entry(cell, 5 + cell));
        }
        let before = heap.work();
        heap.improve(entry(2, 1), 7);
        assert_eq!(heap.work(), before);
        assert_eq!([0; 3].map(|_| heap.pop(&Nodes::default())), [Some(0), Some(2), Some(1)]);
    }

    /// Worked out by hand: of three equal entries the newest is at the root, and the last goes there after it.
    #[test]
    fn equal_entries_change_places_on_the_way_up_and_down() {
        let mut heap = BinaryHeap::new(Habits { stays: false, swaps_equal: true });
        heap.reset(4).unwrap();
        let entry = |cell| Entry { key: 1, order: cell, cell };
        heap.push(entry(0));
        heap.push(entry(1));
        assert_eq!(heap.work(), Work { comparisons: 1, moves: 3 });
        heap.push(entry(2));
        assert_eq!(heap.work(), Work { comparisons: 2, moves: 5 });
        // 2 above 0 and 1. Then 1 goes to the root, and changes places with its only child 0.
        assert_eq!(heap.pop(&Nodes::default()), Some(2));
        assert_eq!(heap.work(), Work { comparisons: 3, moves: 7 });
        assert_eq!([0; 2].map(|_| heap.pop(&Nodes::default())), [Some(0), Some(1)]);
    }
}

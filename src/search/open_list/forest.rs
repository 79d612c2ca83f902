//! The open list of jumps that need not be shown: a four-ary heap without its first place, in which the best of the
//! entries that an expansion puts in waits aside.
//!
//! Whatever is put in next to the first place would have to be moved again when the next cell is taken out. Here the
//! entry that waits aside is either the next to leave, and then never enters the heap, or it fills the place of the one
//! that leaves, and the heap is put in order once for both.

use crate::error::memory::{self, NoMemory};

const CHILDREN: usize = 4;

/// What waits to leave: entries with a smaller key first, equal ones with a smaller tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Waiting {
    pub(crate) key: u64,
    pub(crate) tie: u64,
}

/// Four heaps side by side: the places 0 to 3 have no parent, and those below place i are 4i + 4 to 4i + 7.
#[derive(Debug, Clone, Default)]
pub(crate) struct Forest {
    heap: Vec<Waiting>,
    aside: Option<Waiting>,
}

impl Forest {
    pub(crate) fn clear(&mut self) {
        self.heap.clear();
        self.aside = None;
    }

    /// Makes room for this many more entries.
    #[inline]
    pub(crate) fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        memory::reserve(&mut self.heap, entries)
    }

    #[inline]
    pub(crate) fn push(&mut self, entry: Waiting) {
        match &mut self.aside {
            None => self.aside = Some(entry),
            Some(best) => {
                let other = if entry < *best { std::mem::replace(best, entry) } else { entry };
                self.insert(other);
            }
        }
    }

    /// Takes out the entry that comes first.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Waiting> {
        let Some(place) = self.best_from(0) else { return self.aside.take() };
        let first = self.heap[place];
        if let Some(aside) = self.aside.take() {
            if aside < first {
                return Some(aside);
            }
            self.sink(place, aside);
            return Some(first);
        }
        let last = self.heap.pop()?;
        if place < self.heap.len() {
            self.sink(place, last);
        }
        Some(first)
    }

    #[inline]
    fn insert(&mut self, entry: Waiting) {
        let mut hole = self.heap.len();
        self.heap.push(entry);
        while hole >= CHILDREN {
            let parent = hole / CHILDREN - 1;
            if entry >= self.heap[parent] {
                break;
            }
            self.heap[hole] = self.heap[parent];
            hole = parent;
        }
        self.heap[hole] = entry;
    }

    /// Moves entries up from below a place until the entry fits in.
    #[inline]
    fn sink(&mut self, place: usize, entry: Waiting) {
        let mut hole = place;
        while let Some(best) = self.best_from(CHILDREN * (hole + 1)) {
            if self.heap[best] >= entry {
                break;
            }
            self.heap[hole] = self.heap[best];
            hole = best;
        }
        self.heap[hole] = entry;
    }

    /// The place of the first of the up to four entries from a place on.
    #[inline]
    fn best_from(&self, from: usize) -> Option<usize> {
        let group = self.heap.get(from..self.heap.len().min(from + CHILDREN))?;
        let (offset, _) = group.iter().enumerate().min_by_key(|(_, entry)| **entry)?;
        Some(from + offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_leave_in_order() {
        let (mut forest, mut plain) = (Forest::default(), Vec::new());
        let mut random = 1_u64;
        for tie in 0..5000_u64 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // More is put in than taken out, and then the other way round.
            for _ in 0..random >> 60 & if tie < 2500 { 3 } else { 1 } {
                let entry = Waiting { key: random >> 33 & 63, tie: !tie };
                forest.make_room(1).unwrap();
                forest.push(entry);
                plain.push(entry);
            }
            plain.sort_unstable_by_key(|entry| std::cmp::Reverse(*entry));
            assert_eq!(forest.pop(), plain.pop());
        }
        while let Some(entry) = plain.pop() {
            assert_eq!(forest.pop(), Some(entry));
        }
        assert_eq!(forest.pop(), None);
    }
}

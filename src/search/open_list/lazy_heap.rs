//! A four-ary heap for speed: an improved cell is put in a second time, and its old entry stays and is given out later.
//!
//! Four children fit in one or two cache lines and halve the depth. Improvements are rare on grids, so a map from cells
//! to places would cost more than it saves. The search skips cells that are already closed. If closed cells are
//! reopened, the new entry has the smallest key that the cell has ever had, because g fell: while a cell is open, its
//! current entry comes before its old ones.

use super::list::{Entry, OpenList};
use crate::error::memory::{self, NoMemory};
use crate::search::nodes::Nodes;

const CHILDREN: usize = 4;

#[derive(Debug, Clone)]
pub(crate) struct LazyHeap<K> {
    heap: Vec<Entry<K>>,
}

impl<K> Default for LazyHeap<K> {
    fn default() -> Self {
        Self { heap: Vec::new() }
    }
}

impl<K: Ord + Copy> LazyHeap<K> {
    #[inline]
    fn insert(&mut self, entry: Entry<K>) {
        let mut hole = self.heap.len();
        self.heap.push(entry);
        while hole > 0 {
            let parent = (hole - 1) / CHILDREN;
            if !entry.is_before(&self.heap[parent]) {
                break;
            }
            self.heap[hole] = self.heap[parent];
            hole = parent;
        }
        self.heap[hole] = entry;
    }
}

impl<K: Ord + Copy> OpenList<K> for LazyHeap<K> {
    fn reset(&mut self, _: usize) -> Result<(), NoMemory> {
        self.heap.clear();
        Ok(())
    }

    #[inline]
    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        memory::reserve(&mut self.heap, entries)
    }

    #[inline]
    fn push(&mut self, entry: Entry<K>) {
        self.insert(entry);
    }

    #[inline]
    fn improve(&mut self, entry: Entry<K>, old: K) {
        // If g does not count, the key stays the same, and a second entry would only be in the way.
        if entry.key != old {
            self.insert(entry);
        }
    }

    fn first(&mut self, _: &Nodes) -> Option<u32> {
        self.heap.first().map(|entry| entry.cell)
    }

    #[inline]
    fn pop(&mut self, _: &Nodes) -> Option<u32> {
        let first = self.heap.first()?.cell;
        let last = self.heap.pop()?;
        let heap = self.heap.as_mut_slice();
        if heap.is_empty() {
            return Some(first);
        }
        let mut hole = 0;
        loop {
            let from = hole * CHILDREN + 1;
            let Some(children) = heap.get(from..heap.len().min(from + CHILDREN)) else { break };
            let Some((offset, best)) =
                children.iter().enumerate().reduce(|a, b| if b.1.is_before(a.1) { b } else { a })
            else {
                break;
            };
            if !best.is_before(&last) {
                break;
            }
            heap[hole] = *best;
            hole = from + offset;
        }
        heap[hole] = last;
        Some(first)
    }

    fn is_empty(&self) -> bool {
        self.heap.is_empty()
    }
}

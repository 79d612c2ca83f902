//! What every open list can do.

use crate::error::memory::NoMemory;
use crate::search::nodes::Nodes;

/// The work an open list has done since its reset.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Work {
    /// How often the priorities of two entries were compared.
    pub(crate) comparisons: u64,
    /// How often an entry was written to a place in the list, because it was put in, moved or moved aside.
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
    /// Empties the list for a board of this many cells.
    fn reset(&mut self, cells: usize) -> Result<(), NoMemory>;
    /// Makes room for this many more entries. Callers do so before putting in entries, so that no search stops in the
    /// middle of an expansion.
    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory>;
    /// Puts in a cell that is not in the list.
    fn push(&mut self, entry: Entry<K>);
    /// Replaces the entry of a cell by one of the same order whose key is not larger than the `old` one.
    fn improve(&mut self, entry: Entry<K>, old: K);
    /// Puts in a cell, or improves its entry if it has one with an `old` key.
    #[inline]
    fn put(&mut self, entry: Entry<K>, old: Option<K>) {
        match old {
            None => self.push(entry),
            Some(old) => self.improve(entry, old),
        }
    }
    /// The cell that `pop` would take out.
    fn first(&mut self, nodes: &Nodes) -> Option<u32>;
    /// Takes out the first cell. A list may give out a cell more than once, and it may drop cells that are closed.
    fn pop(&mut self, nodes: &Nodes) -> Option<u32>;
    /// Whether no cell is left. A list that gives out cells more than once may say no when none but closed ones are
    /// left.
    fn is_empty(&self) -> bool;
    /// The work done since the reset. Lists built for speed do not count it.
    fn work(&self) -> Work {
        Work::default()
    }
}

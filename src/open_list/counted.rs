//! The open lists of the textbooks, whichever of them the options name, with their work counted.

use super::{BinaryHeap, Entry, Habits, OpenList, SortedList, UnsortedList, Work};
use crate::error::memory::NoMemory;
use crate::rules::options::{OpenListKind, Options};
use crate::search::nodes::Nodes;

/// One of the counted lists, chosen while the program runs: recording is compiled once for all of them.
#[derive(Debug)]
pub(crate) enum CountedList<K> {
    Heap(BinaryHeap<K>),
    Unsorted(UnsortedList<K>),
    Sorted(SortedList<K>),
}

impl<K: Ord + Copy> CountedList<K> {
    pub(crate) fn new(options: &Options) -> Self {
        match options.open_list {
            OpenListKind::BinaryHeap => Self::Heap(BinaryHeap::new(Habits::of(options))),
            OpenListKind::UnsortedList => Self::Unsorted(UnsortedList::default()),
            OpenListKind::SortedList => Self::Sorted(SortedList::default()),
        }
    }

    #[inline]
    fn list(&self) -> &dyn OpenList<K> {
        match self {
            Self::Heap(list) => list,
            Self::Unsorted(list) => list,
            Self::Sorted(list) => list,
        }
    }

    #[inline]
    fn list_mut(&mut self) -> &mut dyn OpenList<K> {
        match self {
            Self::Heap(list) => list,
            Self::Unsorted(list) => list,
            Self::Sorted(list) => list,
        }
    }
}

impl<K: Ord + Copy> Default for CountedList<K> {
    fn default() -> Self {
        Self::Heap(BinaryHeap::new(Habits::default()))
    }
}

impl<K: Ord + Copy> OpenList<K> for CountedList<K> {
    fn reset(&mut self, cells: usize) -> Result<(), NoMemory> {
        self.list_mut().reset(cells)
    }

    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        self.list_mut().make_room(entries)
    }

    #[inline]
    fn push(&mut self, entry: Entry<K>) {
        self.list_mut().push(entry);
    }

    #[inline]
    fn improve(&mut self, entry: Entry<K>, old: K) {
        self.list_mut().improve(entry, old);
    }

    fn first(&mut self, nodes: &Nodes) -> Option<u32> {
        self.list_mut().first(nodes)
    }

    #[inline]
    fn pop(&mut self, nodes: &Nodes) -> Option<u32> {
        self.list_mut().pop(nodes)
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.list().is_empty()
    }

    #[inline]
    fn work(&self) -> Work {
        self.list().work()
    }
}

//! The textbook open lists, with their work counted; the options choose one.

use super::binary_heap::{BinaryHeap, Habits};
use super::list::{Entry, OpenList};
use super::sorted_list::SortedList;
use super::unsorted_list::UnsortedList;
use crate::error::memory::{self, NoMemory};
use crate::rules::options::{OpenListKind, Options};

/// One of the counted lists, chosen while the program runs: recording is compiled once for all of them.
#[derive(Debug, Clone)]
pub(crate) enum CountedList<K> {
    Heap(BinaryHeap<K>),
    Unsorted(UnsortedList<K>),
    Sorted(SortedList<K>),
}

impl<K: Ord + Copy> CountedList<K> {
    /// Becomes the list that the options name. If it already is, it keeps its memory: filling that again for each
    /// search took 8 ms on the largest board.
    pub(crate) fn prepare(&mut self, options: &Options) {
        match (options.open_list, &mut *self) {
            (OpenListKind::BinaryHeap, Self::Heap(heap)) => heap.set_habits(Habits::of(options)),
            (OpenListKind::UnsortedList, Self::Unsorted(_)) | (OpenListKind::SortedList, Self::Sorted(_)) => {}
            (OpenListKind::BinaryHeap, _) => *self = Self::Heap(BinaryHeap::new(Habits::of(options))),
            (OpenListKind::UnsortedList, _) => *self = Self::Unsorted(UnsortedList::default()),
            (OpenListKind::SortedList, _) => *self = Self::Sorted(SortedList::default()),
        }
    }

    /// The cells in the order in which the structure holds them; those of a sorted list in the order in which they leave.
    pub(crate) fn stored(&self) -> Result<Vec<u32>, NoMemory> {
        let cells = |entries: &[Entry<K>]| memory::collect(entries.iter().map(|entry| entry.cell));
        match self {
            Self::Heap(list) => cells(list.entries()),
            Self::Unsorted(list) => cells(list.entries()),
            Self::Sorted(list) => cells(list.entries()).map(|mut cells| {
                // It keeps the first to leave at its end.
                cells.reverse();
                cells
            }),
        }
    }

    /// A copy of it, if it is a heap.
    pub(crate) fn heap(&self) -> Result<Option<BinaryHeap<K>>, NoMemory> {
        if let Self::Heap(heap) = self { heap.copied().map(Some) } else { Ok(None) }
    }

    /// The list itself.
    pub(crate) fn list(&mut self) -> &mut dyn OpenList<K> {
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

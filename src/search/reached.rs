//! What a search knows of the cells that it has reached, kept from search to search.

use crate::error::memory::{self, NoMemory};
use crate::search::nodes::{NodeParts, Nodes};
use crate::search::open_list::Entry;

/// The cells reached by a search.
#[derive(Debug, Clone, Default)]
pub(crate) struct Reached {
    pub(crate) nodes: Nodes,
    pub(crate) openings: Openings,
    /// The parent of each cell, if parents need not be neighbors; valid if its node is not untouched, and empty until a
    /// search has such parents.
    pub(crate) parents: Vec<u32>,
}

impl Reached {
    /// Forgets everything; from now on there are `cells` cells.
    #[inline(never)]
    pub(crate) fn reset(&mut self, cells: usize, newest_first: bool) -> Result<(), NoMemory> {
        self.nodes.reset(cells)?;
        self.openings.reset(cells, newest_first)
    }

    /// Taken apart for a loop that keeps in registers where they lie, on a board with so many cells.
    #[inline]
    pub(crate) fn parts(&mut self, cells: usize) -> (NodeParts<'_>, OpeningParts<'_>) {
        (self.nodes.parts(cells), self.openings.parts(cells))
    }
}

/// Numbers cells in the order of opening.
#[derive(Debug, Clone, Default)]
pub(crate) struct Openings {
    order_of_cell: Vec<u32>,
    opened: u32,
    newest_first: bool,
}

impl Openings {
    pub(crate) fn reset(&mut self, cells: usize, newest_first: bool) -> Result<(), NoMemory> {
        // What an earlier search has left is overwritten before it is read: a cell is opened before it is improved.
        memory::resize(&mut self.order_of_cell, cells, 0)?;
        self.opened = 0;
        self.newest_first = newest_first;
        Ok(())
    }

    /// The entry of a cell that is put into the open list, which becomes the newest.
    #[inline]
    pub(crate) fn newest<K>(&mut self, cell: u32, key: K) -> Entry<K> {
        let order = if self.newest_first { !self.opened } else { self.opened };
        self.opened = self.opened.wrapping_add(1);
        self.order_of_cell[cell as usize] = order;
        Entry { key, order, cell }
    }

    /// How many cells were opened before a cell, in a search that never reopens and gives out the oldest first.
    pub(crate) fn before(&self, cell: u32) -> u32 {
        self.order_of_cell[cell as usize]
    }

    /// The entry of a cell in the open list, with a different key and the same place in the order of opening.
    #[inline]
    pub(crate) fn kept<K>(&self, cell: u32, key: K) -> Entry<K> {
        Entry { key, order: self.order_of_cell[cell as usize], cell }
    }
}

/// The order of opening, taken apart for a loop that keeps in registers where it lies.
#[derive(Debug)]
pub(crate) struct OpeningParts<'a> {
    order_of_cell: &'a mut [u32],
    opened: u32,
    /// All bits if the newest come first, or none.
    flip: u32,
    saved: &'a mut u32,
}

impl Openings {
    #[inline]
    fn parts(&mut self, cells: usize) -> OpeningParts<'_> {
        let Self { order_of_cell, opened, newest_first } = self;
        let flip = if *newest_first { u32::MAX } else { 0 };
        OpeningParts { order_of_cell: &mut order_of_cell[..cells], opened: *opened, flip, saved: opened }
    }
}

impl OpeningParts<'_> {
    /// The place in the order of a cell that is opened.
    #[inline]
    pub(crate) fn newest(&mut self, cell: u32) -> u32 {
        let order = self.opened ^ self.flip;
        self.opened += 1;
        self.order_of_cell[cell as usize] = order;
        order
    }

    /// The place in the order of a cell that is open.
    #[inline]
    pub(crate) fn of(&self, cell: u32) -> u32 {
        self.order_of_cell[cell as usize]
    }

    /// Puts back how many were opened.
    pub(crate) fn save(self) {
        *self.saved = self.opened;
    }
}

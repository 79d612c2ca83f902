//! What a search knows and keeps from search to search, and what can be read of it.

use crate::rules::options::Options;
use crate::rules::priority::{FloatPriority, Priority};
use crate::search::jump_cells::JumpCells;
use crate::search::meeting::Meeting;
use crate::search::nodes::{Node, Nodes};
use crate::search::open_list::{BucketQueue, CountedList, Forest, LazyHeap};
use crate::search::reached::Reached;
use crate::search::recorder::SideIndex;

/// The key of an entry in the open list of a recorded search.
pub(crate) type Key = <FloatPriority as Priority>::Key;

/// What a search has reached, on both sides if there are two, and its open lists.
#[derive(Debug, Clone, Default)]
pub(crate) struct Workspace<Q> {
    pub(crate) reached: Reached,
    pub(crate) open: Q,
    /// The search from the goal, if there is one.
    pub(crate) nodes_back: Nodes,
    pub(crate) open_back: Q,
    pub(crate) meeting: Meeting,
}

/// For a recorded search: its open list is the one that the options name, with its work counted.
pub(crate) type CountedWorkspace = Workspace<CountedList<Key>>;

impl CountedWorkspace {
    /// Switches to the open list that the options name.
    pub(crate) fn prepare(&mut self, options: &Options) {
        self.open.prepare(options);
        self.open_back.prepare(options);
    }
}

/// For a search that records nothing, with the open lists built for speed.
#[derive(Debug, Clone, Default)]
pub(crate) struct FastWorkspace {
    pub(crate) lazy: Workspace<LazyHeap<Key>>,
    pub(crate) buckets: BucketQueue,
    pub(crate) jumps: JumpWorkspace,
}

// A program that alternates between jumps and other searches should not keep the memory of both.
impl FastWorkspace {
    /// Releases what only jumps need.
    pub(crate) fn release_jumps(&mut self) {
        self.jumps = JumpWorkspace::default();
    }

    /// What jumps need, when everything else is released.
    pub(crate) fn for_jumps(&mut self) -> &mut JumpWorkspace {
        (self.lazy, self.buckets) = Default::default();
        &mut self.jumps
    }
}

/// For jumps that need not be shown.
#[derive(Debug, Clone, Default)]
pub(crate) struct JumpWorkspace {
    pub(crate) cells: JumpCells,
    pub(crate) open: Forest,
}

impl<Q> Workspace<Q> {
    /// What can be read of the cells that were reached.
    pub(crate) fn known(&self) -> Known<'_> {
        Known { nodes: [self.reached.nodes.as_slice(), self.nodes_back.as_slice()], parents: &self.reached.parents }
    }
}

/// What is known of the cells that were reached, at the end of a search or at any position in its record. Its values
/// for other cells mean nothing.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known<'a> {
    pub(crate) nodes: [&'a [Node]; 2],
    /// The parents of cells, if they need not be neighbors.
    pub(crate) parents: &'a [u32],
}

impl Known<'_> {
    #[inline]
    pub(crate) fn node(&self, side: SideIndex, cell: u32) -> Node {
        self.nodes[side][cell as usize]
    }
}

//! What a search knows and keeps from search to search, and what can be read of it.

use crate::rules::options::Options;
use crate::rules::priority::{FloatPriority, Priority};
use crate::search::meeting::Meeting;
use crate::search::nodes::{HasNode, Node, Nodes};
use crate::search::open_list::{BucketQueue, CountedList, Forest, LazyHeap};
use crate::search::reached::Reached;
use crate::search::recorder::Side;

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
    pub(crate) nodes: Nodes<JumpNode>,
    /// For f in whole units, and for any other.
    pub(crate) packed: Forest<u64>,
    pub(crate) float: Forest<Key>,
}

/// A node with all that belongs to it, so that one look at memory brings everything.
#[derive(Debug, Clone, Copy)]
pub(crate) struct JumpNode {
    pub(crate) node: Node,
    pub(crate) parent: u32,
    /// When it was opened, counted down for `lifo`.
    pub(crate) order: u32,
}

impl HasNode for JumpNode {
    const NEVER: Self = Self { node: Node::NEVER, parent: 0, order: 0 };

    #[inline]
    fn node(&self) -> Node {
        self.node
    }

    #[inline]
    fn node_mut(&mut self) -> &mut Node {
        &mut self.node
    }
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
    pub(crate) fn node(&self, side: Side, cell: u32) -> Node {
        self.nodes[side][cell as usize]
    }
}

//! Search nodes: what a search knows of each cell, in eight bytes per cell, reset in constant time.

use crate::error::memory::{self, NoMemory};

/// What a search knows of a cell. The numbers are those of `Solver::states`.
///
/// ```
/// use starstep::{CellState, Solver};
///
/// let mut solver = Solver::new(3, 3)?;
/// solver.step(1)?;
/// let open = solver.states().iter().filter(|state| **state == CellState::Open as u8);
/// assert_eq!(open.count(), 3);
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(u8)]
#[non_exhaustive]
pub enum CellState {
    /// Never reached.
    #[default]
    Untouched = 0,
    /// In the open list.
    Open = 1,
    /// Expanded.
    Closed = 2,
}

/// From the high bits down: the generation that wrote it (19 bits, counted down), g (40 bits), the direction from the
/// parent (3 bits, an index into the neighbor order) and the state (2 bits). Costs stay below 2^40 units, see `Units`.
///
/// In this order a single comparison tells whether a node is of this generation with a g no larger than another's:
/// nodes of earlier generations compare larger than any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Node(u64);

const G_BITS: u32 = 40;
const DIRECTION_SHIFT: u32 = 2;
const G_SHIFT: u32 = 5;
const GENERATION_SHIFT: u32 = G_SHIFT + G_BITS;
const FIRST_GENERATION: u64 = u64::MAX >> GENERATION_SHIFT;

impl Default for Node {
    /// Untouched.
    fn default() -> Self {
        Self::new(CellState::Untouched, 0, 0)
    }
}

impl Node {
    pub(crate) fn new(state: CellState, g: u64, direction: u8) -> Self {
        debug_assert!(g >> G_BITS == 0 && direction < 8, "g {g} and direction {direction} must fit their bits");
        Self(g << G_SHIFT | u64::from(direction) << DIRECTION_SHIFT | state as u64)
    }

    pub(crate) fn g(self) -> u64 {
        self.0 >> G_SHIFT & ((1 << G_BITS) - 1)
    }

    /// The direction from the parent to this cell. Meaningless for the start.
    pub(crate) fn direction(self) -> u8 {
        (self.0 >> DIRECTION_SHIFT & 7) as u8
    }

    pub(crate) fn state(self) -> CellState {
        match self.0 & 3 {
            0 => CellState::Untouched,
            1 => CellState::Open,
            _ => CellState::Closed,
        }
    }

    /// Whether it is that of a closed cell: a single bit.
    pub(crate) fn is_closed(self) -> bool {
        self.0 & CellState::Closed as u64 != 0
    }

    pub(crate) fn with_state(self, state: CellState) -> Self {
        Self(self.0 & !3 | state as u64)
    }
}

/// The nodes of all cells. A node written in an earlier generation counts as untouched, so nothing is cleared between
/// searches.
#[derive(Debug, Clone, Default)]
pub(crate) struct Nodes {
    nodes: Vec<Node>,
    generation: u64,
}

impl Nodes {
    /// Forgets all nodes; from now on there are `cells` of them.
    #[inline(never)]
    pub(crate) fn reset(&mut self, cells: usize) -> Result<(), NoMemory> {
        if self.nodes.len() != cells || self.generation == 0 {
            self.nodes.clear();
            memory::resize(&mut self.nodes, cells, Node(u64::MAX))?;
            self.generation = FIRST_GENERATION;
        }
        self.generation -= 1;
        Ok(())
    }

    /// All of them, including those of earlier generations, which mean nothing.
    pub(crate) fn as_slice(&self) -> &[Node] {
        &self.nodes
    }

    #[inline]
    pub(crate) fn get(&self, cell: u32) -> Node {
        let node = self.nodes[cell as usize];
        if node.0 >> GENERATION_SHIFT == self.generation { node } else { Node::default() }
    }

    /// The node of a cell, unless it has been reached with a g of at most `g`.
    #[inline]
    pub(crate) fn get_unless_reached(&self, cell: u32, g: u64) -> Option<Node> {
        let node = self.nodes[cell as usize];
        let largest = self.generation << GENERATION_SHIFT | g << G_SHIFT | ((1 << G_SHIFT) - 1);
        if node.0 <= largest {
            return None;
        }
        Some(if node.0 >> GENERATION_SHIFT == self.generation { node } else { Node::default() })
    }

    /// Sets the node of a cell to a new one, or to one written by this generation.
    #[inline]
    pub(crate) fn set(&mut self, cell: u32, node: Node) {
        self.nodes[cell as usize] = Node(node.0 | self.generation << GENERATION_SHIFT);
    }
}

/// The nodes of a board, taken apart for a loop that keeps in registers where they lie.
#[derive(Debug)]
pub(crate) struct NodeParts<'a> {
    nodes: &'a mut [Node],
    /// The generation, at its place in a node.
    generation: u64,
}

impl Nodes {
    /// Of a board with so many cells.
    #[inline]
    pub(crate) fn parts(&mut self, cells: usize) -> NodeParts<'_> {
        NodeParts { nodes: &mut self.nodes[..cells], generation: self.generation << GENERATION_SHIFT }
    }
}

impl NodeParts<'_> {
    /// The node of a cell. It means nothing if it is of an earlier generation.
    #[inline]
    pub(crate) fn get(&self, cell: u32) -> Node {
        self.nodes[cell as usize]
    }

    /// Whether a node is of this generation.
    #[inline]
    pub(crate) fn is_reached(&self, node: Node) -> bool {
        (node.0 ^ self.generation) >> GENERATION_SHIFT == 0
    }

    /// Whether a g is better than a node's, or the node is of an earlier generation.
    #[inline]
    pub(crate) fn is_better(&self, g: u64, node: Node) -> bool {
        node.0 > (self.generation | g << G_SHIFT | ((1 << G_SHIFT) - 1))
    }

    /// Opens a cell, or improves it while it is open.
    #[inline]
    pub(crate) fn open(&mut self, cell: u32, g: u64, direction: u8) {
        self.nodes[cell as usize] = Node(self.generation | Node::new(CellState::Open, g, direction).0);
    }

    /// Closes an open cell.
    #[inline]
    pub(crate) fn close(&mut self, cell: u32) {
        let node = &mut self.nodes[cell as usize];
        debug_assert!(node.state() == CellState::Open, "cell {cell} is taken from the queue once");
        node.0 ^= CellState::Open as u64 ^ CellState::Closed as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_node_do_not_overlap() {
        let largest = (1 << G_BITS) - 1;
        for (state, g, direction) in [(CellState::Open, largest, 7), (CellState::Closed, 0, 0), (CellState::Open, 5, 3)]
        {
            let node = Node::new(state, g, direction);
            assert_eq!((node.state(), node.g(), node.direction()), (state, g, direction));
            assert_eq!(node.with_state(CellState::Closed).g(), g);
        }
    }

    #[test]
    fn a_reset_forgets_even_when_the_generations_run_out() {
        let mut nodes = Nodes::default();
        for _ in 0..=FIRST_GENERATION + 1 {
            nodes.reset(1).unwrap();
            assert_eq!(nodes.get(0).state(), CellState::Untouched);
            assert_eq!(nodes.get_unless_reached(0, (1 << G_BITS) - 1), Some(Node::default()));
            nodes.set(0, Node::new(CellState::Closed, 1, 0));
            assert_eq!(nodes.get_unless_reached(0, 1), None);
            assert_eq!(nodes.get_unless_reached(0, 0).map(Node::g), Some(1));
            assert_eq!(nodes.get(0).state(), CellState::Closed);
        }
    }
}

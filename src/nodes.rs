//! Search nodes: what a search knows of each cell, eight bytes a cell, forgotten in no time.

/// What a search knows of a cell. The numbers are those of `Solver::states`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum CellState {
    /// Never reached.
    #[default]
    Untouched = 0,
    /// In the open list.
    Open = 1,
    /// Expanded.
    Closed = 2,
}

/// g (40 bits), the direction from the parent (3 bits, an index into the neighbor order), the state (2 bits) and the
/// generation (19 bits) that wrote it. Costs stay below 2^40 units, see `Units`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Node(u64);

const G_BITS: u32 = 40;
const DIRECTION_SHIFT: u32 = G_BITS;
const STATE_SHIFT: u32 = G_BITS + 3;
const GENERATION_SHIFT: u32 = G_BITS + 5;
const LAST_GENERATION: u64 = u64::MAX >> GENERATION_SHIFT;

impl Node {
    pub(crate) fn new(state: CellState, g: u64, direction: u8) -> Self {
        debug_assert!(g >> G_BITS == 0 && direction < 8, "g {g} and direction {direction} fit their bits");
        Self(g | u64::from(direction) << DIRECTION_SHIFT | (state as u64) << STATE_SHIFT)
    }

    pub(crate) fn g(self) -> u64 {
        self.0 & ((1 << G_BITS) - 1)
    }

    /// The direction from the parent to this cell. Meaningless for the start.
    pub(crate) fn direction(self) -> u8 {
        (self.0 >> DIRECTION_SHIFT & 7) as u8
    }

    pub(crate) fn state(self) -> CellState {
        match self.0 >> STATE_SHIFT & 3 {
            0 => CellState::Untouched,
            1 => CellState::Open,
            _ => CellState::Closed,
        }
    }

    pub(crate) fn with_state(self, state: CellState) -> Self {
        Self(self.0 & !(3 << STATE_SHIFT) | (state as u64) << STATE_SHIFT)
    }
}

/// The nodes of all cells. A node written in an earlier generation counts as untouched, so nothing is cleared between
/// searches.
#[derive(Debug, Default)]
pub(crate) struct Nodes {
    nodes: Vec<Node>,
    generation: u64,
}

impl Nodes {
    /// Forgets all nodes; there are `cells` of them from now on.
    pub(crate) fn reset(&mut self, cells: usize) {
        if self.nodes.len() != cells || self.generation == LAST_GENERATION {
            self.nodes.clear();
            self.nodes.resize(cells, Node::default());
            self.generation = 0;
        }
        self.generation += 1;
    }

    #[inline]
    pub(crate) fn get(&self, cell: u32) -> Node {
        let node = self.nodes[cell as usize];
        if node.0 >> GENERATION_SHIFT == self.generation { node } else { Node::default() }
    }

    #[inline]
    pub(crate) fn set(&mut self, cell: u32, node: Node) {
        let content = node.0 & ((1 << GENERATION_SHIFT) - 1);
        self.nodes[cell as usize] = Node(content | self.generation << GENERATION_SHIFT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_node_do_not_touch_each_other() {
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
        for _ in 0..=LAST_GENERATION + 1 {
            nodes.reset(1);
            assert_eq!(nodes.get(0).state(), CellState::Untouched);
            nodes.set(0, Node::new(CellState::Closed, 1, 0));
            assert_eq!(nodes.get(0).state(), CellState::Closed);
        }
    }
}

//! Jump point search in one go: the expansions, and so the path, of `jump_point.rs`, by shortcuts that cannot be shown.
//!
//! Main runs look sideways only where that leads anywhere (`planes.rs`), and a cell that would be taken next is expanded
//! without entering the heap of the open list (`open_list/forest.rs`).

use crate::error::memory::NoMemory;
use crate::rules::options::StopWhen;
use crate::rules::priority::Priority;
use crate::search::jump::{Jump, Jumps, Seen};
use crate::search::jump_field::JumpField;
use crate::search::kind::Found;
use crate::search::nodes::{CellState, Node, Nodes};
use crate::search::open_list::{Entry, Forest};
use crate::search::workspace::JumpNode;

/// Searches to the end. `None` if there is no path. The terrain's planes must have been prepared.
pub(super) fn find<P: Priority>(
    field: &JumpField,
    jumper: &impl Jumps,
    priority: &P,
    nodes: &mut Nodes<JumpNode>,
    open: &mut Forest<P::Key>,
) -> Result<Option<Found>, NoMemory> {
    let (start, end) = (field.board.start_cell(), field.board.goal_cell());
    nodes.reset(field.board.cells().len())?;
    open.clear();
    let (mut expanded, newest_first) = (0, field.order.newest_first());
    let mut opened = Opened { field, priority, nodes, open, newest_first, count: 0, from: (start, 0), is_goal: false };
    opened.found(Jump { to: field.coord(start), main: 0, side: 0, arrival: 0, penalties: 0 });
    while let Some(cell) = opened.open.pop() {
        let Some(node) = opened.nodes.close(cell) else { continue };
        expanded += 1;
        if cell != end {
            opened.open.make_room(field.most_jumps())?;
            opened.from = (cell, node.g());
            jumper.jumps(field.coord(cell), (cell != start).then(|| node.direction()), &mut opened);
        }
        if cell == end || opened.is_goal && field.stop_when == StopWhen::GoalOpened {
            let nodes = opened.nodes.as_slice();
            let (cells, moves) = field.path_by(|cell| nodes[cell as usize].parent, end)?;
            return Ok(Some(Found { cells, cost: moves.cost(field.units.model), expanded }));
        }
    }
    Ok(None)
}

/// Puts what is found into the open list.
struct Opened<'a, P: Priority> {
    field: &'a JumpField<'a>,
    priority: &'a P,
    nodes: &'a mut Nodes<JumpNode>,
    open: &'a mut Forest<P::Key>,
    newest_first: bool,
    /// How many cells have been opened.
    count: u32,
    /// The cell that is being expanded, and its g.
    from: (u32, u64),
    /// Whether the goal is among the cells opened.
    is_goal: bool,
}

impl<P: Priority> Seen for Opened<'_, P> {
    #[inline]
    fn passed(&mut self, _: (i32, i32), _: u8, _: u32) {}

    #[inline]
    fn found(&mut self, jump: Jump) {
        let (x, y) = (jump.to.0.cast_unsigned(), jump.to.1.cast_unsigned());
        let (goal_x, goal_y) = self.field.goal;
        let cell = y * self.field.board.width() + x;
        let (parent, g) = (self.from.0, self.from.1 + self.field.cost_of(&jump));
        let Some(known) = self.nodes.get_unless_reached(cell, g) else { return };
        let order = match known.state() {
            CellState::Closed => return,
            // An improved cell keeps its place among equals.
            CellState::Open => self.nodes.as_slice()[cell as usize].order,
            CellState::Untouched => {
                let order = if self.newest_first { !self.count } else { self.count };
                self.count = self.count.wrapping_add(1);
                self.is_goal |= cell == self.field.board.goal_cell();
                order
            }
        };
        self.nodes.set(cell, JumpNode { node: Node::new(CellState::Open, g, jump.arrival), parent, order });
        let key = self.priority.key(g, x.abs_diff(goal_x), y.abs_diff(goal_y));
        self.open.push(Entry { key, order, cell });
    }
}

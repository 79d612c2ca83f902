//! Jump point search in one go: the expansions, and so the path, of `jump_point.rs`, by shortcuts that cannot be shown.
//!
//! Main runs look sideways only where that leads anywhere (`planes.rs`; on boards with penalties everywhere), and a cell
//! that would be taken next is expanded without entering the heap of the open list (`open_list/forest.rs`).

use crate::error::memory::NoMemory;
use crate::rules::options::StopWhen;
use crate::rules::priority::{PackedPriority, Priority};
use crate::search::jump::{Jumps, Seen};
use crate::search::jump_cells::JumpCells;
use crate::search::jump_field::JumpField;
use crate::search::kind::Found;
use crate::search::open_list::{Forest, Waiting};
use crate::search::workspace::JumpWorkspace;

/// Searches to the end. `None` if there is no path. The terrain's planes, or stops, must have been prepared.
pub(super) fn find(
    field: &JumpField,
    jumper: &impl Jumps,
    priority: PackedPriority,
    JumpWorkspace { cells, open }: &mut JumpWorkspace,
) -> Result<Option<Found>, NoMemory> {
    let (start, end) = (field.start, field.goal_cell);
    cells.reset(field.board.cells().len())?;
    open.clear();
    let newest_first = field.order.newest_first();
    let mut opening = Opening { field, priority, cells, open, newest_first, from: start, g: 0, is_goal: false };
    opening.found(field.coord(start), 0, 0, 0);
    let mut expanded = 0;
    while let Some(entry) = opening.open.pop() {
        let (cell, arrival) = taken(entry);
        if !opening.cells.close(cell) {
            continue;
        }
        expanded += 1;
        if cell != end {
            opening.open.make_room(field.most_jumps())?;
            let (x, y) = field.coords.of(cell);
            (opening.from, opening.g) =
                (cell, priority.g(entry.key, x.abs_diff(field.goal.0), y.abs_diff(field.goal.1)));
            let from = (x.cast_signed(), y.cast_signed());
            jumper.jumps(from, (cell != start).then_some(arrival), &mut opening);
        }
        if cell == end || opening.is_goal && field.stop_when == StopWhen::GoalOpened {
            let cells = opening.cells;
            let (cells, moves) = field.path_by(|cell| cells.get(cell).parent, end)?;
            return Ok(Some(Found { cells, cost: moves.cost(field.units), expanded }));
        }
    }
    Ok(None)
}

/// The entry of a cell: the order of opening decides between equal keys, and the cell and the direction of arrival are
/// carried along.
#[inline]
fn entry(key: u64, order: u32, cell: u32, arrival: u8) -> Waiting {
    Waiting { key, tie: u64::from(order) << 32 | u64::from(arrival) << CELL_BITS | u64::from(cell) }
}

/// As many bits as the index of a cell needs.
const CELL_BITS: u32 = 24;

/// The cell of an entry and the direction of arrival.
#[inline]
fn taken(entry: Waiting) -> (u32, u8) {
    ((entry.tie & ((1 << CELL_BITS) - 1)) as u32, (entry.tie >> CELL_BITS & 7) as u8)
}

/// Puts what is found into the open list.
struct Opening<'a> {
    field: &'a JumpField<'a>,
    priority: PackedPriority,
    cells: &'a mut JumpCells,
    open: &'a mut Forest,
    newest_first: bool,
    /// The cell that is being expanded, and its g.
    from: u32,
    g: u64,
    /// Whether the goal is among the cells opened.
    is_goal: bool,
}

impl Seen for Opening<'_> {
    #[inline]
    fn passed(&mut self, _: (i32, i32), _: u8, _: u32) {}

    #[inline]
    fn found_at(&mut self, to: (i32, i32), main: u32, side: u32, arrival: u8, penalties: u32) {
        let (x, y) = (to.0.cast_unsigned(), to.1.cast_unsigned());
        let (goal_x, goal_y) = self.field.goal;
        let cell = y * self.field.board.width() + x;
        let g = self.g + self.field.cost(main, side) + self.field.cost_of(penalties);
        let Some(order) = self.cells.open(cell, g, self.from) else { return };
        self.is_goal |= (x, y) == (goal_x, goal_y);
        let key = self.priority.key(g, x.abs_diff(goal_x), y.abs_diff(goal_y));
        let order = if self.newest_first { !order } else { order };
        self.open.push(entry(key, order, cell, arrival));
    }
}

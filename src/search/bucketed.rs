//! The loop of `best_first.rs` once more, for the searches that can use buckets and record nothing: the same expansions,
//! without what such searches need not ask.
//!
//! Where f never falls, a closed cell gets no better, so whatever gets better is open or new. An entry tells the moves
//! that its cell has to look at, so that an expansion need not wait for the cell's node. Nodes, openings and queue are
//! taken apart for some expansions at a time, so that the loop can keep in registers where they lie.

use crate::board::steps::STEPS;
use crate::error::memory::NoMemory;
use crate::rules::options::StopWhen;
use crate::rules::priority::{Order, WholePriority};
use crate::search::expansion::{Progress, Status};
use crate::search::field::Field;
use crate::search::open_list::{BucketQueue, Place};
use crate::search::reached::Reached;

/// For how many expansions room is made at once.
const EXPANSIONS: usize = 64;

/// Whether it is for a search: one that does not reopen closed cells, and has one goal.
pub(crate) fn is_for(field: &Field) -> bool {
    !field.rules.reopen_closed && field.goals.is_one()
}

/// Searches to the end.
pub(crate) fn find(
    field: &Field,
    order: &Order,
    priority: WholePriority,
    reached: &mut Reached,
    queue: &mut BucketQueue,
) -> Result<Progress, NoMemory> {
    debug_assert!(is_for(field), "the queue drops the entries of closed cells");
    let (start, cells) = (field.start, field.masks.len());
    let (x, y) = field.geometry.coord(start);
    let (f, h) = priority.key(0, field.geometry.distance_to_goal(x, y));
    reached.reset(cells, order.newest_first())?;
    queue.reset(field.largest_growth(), field.grain(), priority.tie_mask, f)?;
    queue.make_room(1)?;
    let (mut nodes, mut opened) = reached.parts(cells);
    nodes.open(start, 0, 0);
    let mut parts = queue.parts();
    parts.put(f, h, opened.newest(start), Place::new(start, field.masks[start as usize]));
    parts.save();
    opened.save();
    let mut progress = Progress { end: field.goals.first(), ..Progress::default() };
    while progress.status == Status::Searching {
        queue.make_room(STEPS * EXPANSIONS)?;
        // In wasm a second loop would be 1 KB more to download, for 2 % of the time at most.
        if field.rules.penalties || cfg!(target_arch = "wasm32") {
            expand_some::<true>(field, priority, reached, queue, &mut progress);
        } else {
            expand_some::<false>(field, priority, reached, queue, &mut progress);
        }
    }
    Ok(progress)
}

/// Makes the next expansions, as many as there is room for.
#[inline(never)]
fn expand_some<const PENALTIES: bool>(
    field: &Field,
    priority: WholePriority,
    reached: &mut Reached,
    queue: &mut BucketQueue,
    progress: &mut Progress,
) {
    // Moves, nodes and openings are seen to be equally many, so that one check covers all three.
    let Field { masks, looks, rules, geometry, .. } = field;
    let (mut nodes, mut opened) = reached.parts(masks.len());
    let costs = geometry.costs.map(u64::from);
    let mut queue = queue.parts();
    let (mut expanded, mut status) = (0, Status::Searching);
    while expanded < EXPANSIONS {
        let Some((place, g)) = queue.pop(&nodes) else {
            status = Status::NoPath;
            break;
        };
        let cell = place.cell();
        nodes.close(cell);
        expanded += 1;
        if cell == field.goals.first() {
            status = Status::Found;
            break;
        }
        let (column, row) = geometry.coord(cell);
        let parent_moves = usize::from(masks[cell as usize]);
        for (direction, next) in geometry.steps_by(place.moves(), cell) {
            let penalty = if PENALTIES { field.penalty_cost(next) } else { 0 };
            let next_g = g + costs[usize::from(direction)] + penalty;
            let before = nodes.get(next);
            if !nodes.is_better(next_g, before) {
                continue;
            }
            let is_open = nodes.is_reached(before);
            if is_open && !rules.improve_open {
                continue;
            }
            nodes.open(next, next_g, direction);
            let order = if is_open { opened.of(next) } else { opened.newest(next) };
            let (f, h) = priority.key(next_g, geometry.distance_after(column, row, direction));
            let moves = masks[next as usize] & looks[usize::from(direction)][parent_moves];
            queue.put(f, h, order, Place::new(next, moves));
        }
        if rules.stop_when == StopWhen::GoalOpened && nodes.is_reached(nodes.get(field.goals.first())) {
            status = Status::Found;
            break;
        }
    }
    progress.expanded += expanded as u64;
    progress.status = status;
    queue.save();
    opened.save();
}

//! The loop of `best_first.rs` for the searches that can use buckets, where it records nothing: the same expansions,
//! with everything left out that such searches need not ask.
//!
//! Where f never falls, a closed cell can get no better, so whatever does get better is open or new. Queue, nodes and
//! openings are taken apart for some expansions at a time, so that the loop keeps in registers where they lie.

use crate::error::memory::NoMemory;
use crate::rules::options::StopWhen;
use crate::rules::priority::{Order, WholePriority};
use crate::search::best_first::STEPS;
use crate::search::expansion::{Progress, Status};
use crate::search::field::Field;
use crate::search::open_list::{BucketQueue, Place};
use crate::search::reached::Reached;

/// For how many expansions room is made at once.
const EXPANSIONS: usize = 64;

/// Searches to the end.
pub(crate) fn find(
    field: &Field,
    order: &Order,
    priority: WholePriority,
    reached: &mut Reached,
    queue: &mut BucketQueue,
) -> Result<Progress, NoMemory> {
    let start = field.start;
    reached.reset(field.masks.len(), order.newest_first())?;
    let (x, y) = field.geometry.coord(start);
    let h = priority.estimate(field.geometry.distance_to_goal(x, y));
    queue.reset(field.largest_growth(), field.grain(), priority.tie_mask, u64::from(h))?;
    let mut progress = Progress { end: field.goal, ..Progress::default() };
    let (mut nodes, mut opened) = reached.parts(field.masks.len());
    nodes.open(start, 0, 0);
    let mut buckets = queue.with_room(1)?;
    buckets.put(u64::from(h), h, opened.newest(start), Place::new(start, field.masks[start as usize]));
    buckets.save();
    opened.save();
    while progress.status == Status::Searching {
        queue.with_room(STEPS * EXPANSIONS)?;
        if field.rules.penalties {
            expand_some::<true>(field, priority, reached, queue, &mut progress);
        } else {
            expand_some::<false>(field, priority, reached, queue, &mut progress);
        }
    }
    Ok(progress)
}

#[inline(never)]
fn expand_some<const PENALTIES: bool>(
    field: &Field,
    priority: WholePriority,
    reached: &mut Reached,
    queue: &mut BucketQueue,
    progress: &mut Progress,
) {
    // As long as each other: looking into one of them proves that the others have the cell too.
    let masks = field.masks;
    let (mut nodes, mut opened) = reached.parts(masks.len());
    let mut queue = queue.parts();
    let costs = field.geometry.step_costs();
    let mut expanded = 0;
    while expanded < EXPANSIONS {
        let Some((place, g)) = queue.pop(&nodes) else {
            progress.status = Status::NoPath;
            break;
        };
        let cell = place.cell();
        nodes.close(cell);
        expanded += 1;
        if cell == field.goal {
            progress.status = Status::Found;
            break;
        }
        let (x, y) = field.geometry.coord(cell);
        let moves = masks[cell as usize];
        for (direction, next) in field.geometry.steps(cell, place.moves()) {
            let mut next_g = g + costs[usize::from(direction)];
            if PENALTIES {
                next_g += u64::from(field.rules.units.tenth) * u64::from(field.board.cells()[next as usize]);
            }
            let before = nodes.get(next);
            if !nodes.is_better(next_g, before) {
                continue;
            }
            let is_open = nodes.is_reached(before);
            if is_open && !field.rules.improve_open {
                continue;
            }
            nodes.open(next, next_g, direction);
            let order = if is_open { opened.order(next) } else { opened.newest(next) };
            let (step_x, step_y) = field.geometry.steps[usize::from(direction)];
            let (next_x, next_y) = (x.wrapping_add_signed(step_x), y.wrapping_add_signed(step_y));
            let h = priority.estimate(field.geometry.distance_to_goal(next_x, next_y));
            queue.put(next_g + u64::from(h), h, order, Place::new(next, masks[next as usize] & field.looks[usize::from(direction)].after(moves)));
        }
        if field.rules.stop_when == StopWhen::GoalOpened && nodes.is_reached(nodes.get(field.goal)) {
            progress.status = Status::Found;
            break;
        }
    }
    progress.expanded += expanded as u64;
    queue.save();
    opened.save();
}

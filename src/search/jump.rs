//! Jumps: which cells jump point search goes to from a cell, found by scanning 64 cells at a time.
//!
//! Of all shortest paths that differ only in the order of their moves, one is kept: on boards with diagonal moves the
//! one with its diagonal moves first, on boards without them the one with its vertical moves first. A path then turns
//! from its *main* direction (diagonal, vertical) to a *side* direction (straight, horizontal) anywhere, and back only
//! behind a wall: where the cell beside it was a wall a step ago and is open now. Such cells are the jump points. A jump
//! goes along the main direction, looking sideways from every cell, and ends at jump points only: a main run and then a
//! straight run, either of which may be empty.
//!
//! Where a diagonal move costs no more than a straight one, two of them across each other are as good as two straight
//! ones, which are kept. As under the other costs, of two equally good pairs of moves the one that is kept ends with a
//! straight move, and such a pair is never left out: so whichever of several parents a cell has, another way leads on.
//!
//! Sources: D. Harabor and A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps" (AAAI 2011) and "Improving
//! Jump Point Search" (ICAPS 2014: scanning by blocks, leaving out intermediate turning points); the rule without corner
//! cutting, where only straight moves have forced neighbors, follows from the same argument.

use crate::board::steps::COMPASS;
use crate::terrain::bitmap::Bitmap;
use crate::terrain::planes::Planes;

type Coord = (i32, i32);

const NORTH: u8 = 0;
const EAST: u8 = 1;
const SOUTH: u8 = 2;
const WEST: u8 = 3;

/// Receives what the jumps from a cell come across.
pub(crate) trait Seen {
    /// This many cells, following one in a direction, are open and were passed over.
    fn passed(&mut self, from: Coord, direction: u8, steps: u32);
    /// A jump leads to a cell by steps along the main direction and then along a side direction. The last one was made in
    /// the direction of arrival, an index into [`COMPASS`].
    #[inline]
    fn found(&mut self, to: Coord, main: u32, side: u32, arrival: u8) {
        self.found_at(to, main, side, arrival, 0);
    }
    /// The same on a board with penalties, which are added up over all cells that the jump enters.
    fn found_at(&mut self, to: Coord, main: u32, side: u32, arrival: u8, penalties: u32);
}

/// Finds the jumps from cells.
pub(crate) trait Jumps {
    /// Reports every jump from a cell that was reached in a direction, or from the start.
    fn jumps(&self, from: Coord, arrival: Option<u8>, seen: &mut impl Seen);
}

/// What jumps see.
pub(crate) trait Looks {
    /// Whether a path that arrives at a cell in a straight direction may turn to the right and to the left: where the cell
    /// beside it was a wall a step ago and is open now.
    fn turns(&self, at: Coord, direction: u8) -> [bool; 2];

    /// How many steps a main run makes from a cell at least until a look sideways ends at a jump point or the step is
    /// blocked.
    fn steps(&self, at: Coord, direction: u8) -> i32;

    /// The number of steps along a straight direction to the first jump point, or to the goal if that is nearer. If a wall
    /// comes first, minus the number of steps to the last cell before it; 0 if nobody will see these cells.
    fn look(&self, at: Coord, direction: u8, to_goal: Option<i32>) -> i32;
}

/// From every cell, so that all that a jump passes over is seen.
pub(crate) struct EveryLook<'a>(pub(crate) &'a Bitmap);

impl Looks for EveryLook<'_> {
    #[inline]
    fn turns(&self, (x, y): Coord, direction: u8) -> [bool; 2] {
        let (dx, dy) = COMPASS[usize::from(direction)];
        let is_wall = |x, y| self.0.rows.is_wall(y, x);
        [right_of(direction), left_of(direction)].map(|side| {
            let (side_x, side_y) = COMPASS[usize::from(side)];
            let beside = (x + side_x, y + side_y);
            !is_wall(beside.0, beside.1) && is_wall(beside.0 - dx, beside.1 - dy)
        })
    }

    #[inline]
    fn steps(&self, _: Coord, _: u8) -> i32 {
        1
    }

    #[inline]
    fn look(&self, (x, y): Coord, direction: u8, to_goal: Option<i32>) -> i32 {
        let Bitmap { rows, columns, .. } = self.0;
        let (lines, line, at) = if direction == EAST || direction == WEST { (rows, y, x) } else { (columns, x, y) };
        let is_up = direction == EAST || direction == SOUTH;
        let stop = if is_up { lines.stop_after(line, at) } else { lines.stop_before(line, at) };
        let steps = (stop - at).abs();
        match to_goal {
            Some(to_goal) if to_goal <= steps => to_goal,
            _ if lines.is_wall(line, stop) => 1 - steps,
            _ => steps,
        }
    }
}

/// Only where a look ends at a jump point. The jumps are the same, because other looks end at a wall or the goal, and
/// main runs stop where they might see the goal.
impl Looks for &Planes {
    #[inline]
    fn turns(&self, at: Coord, direction: u8) -> [bool; 2] {
        Planes::turns(self, at, direction)
    }

    #[inline]
    fn steps(&self, at: Coord, direction: u8) -> i32 {
        if direction < 4 { self.vertical_steps(at, direction) } else { self.diagonal_steps(at, direction) }
    }

    #[inline]
    fn look(&self, at: Coord, direction: u8, to_goal: Option<i32>) -> i32 {
        Planes::look(self, at, direction, to_goal)
    }
}

/// Finds jumps on a board.
pub(crate) struct Jumper<'a, L> {
    pub(crate) walls: &'a Bitmap,
    pub(crate) looks: L,
    pub(crate) goal: Coord,
    pub(crate) has_diagonals: bool,
}

impl<L: Looks> Jumps for Jumper<'_, L> {
    #[inline]
    fn jumps(&self, from: Coord, arrival: Option<u8>, seen: &mut impl Seen) {
        let Some(arrival) = arrival else {
            for direction in [NORTH, EAST, SOUTH, WEST] {
                self.straight(from, direction, seen);
            }
            if self.has_diagonals {
                for direction in 4..8 {
                    self.diagonal(from, direction, seen);
                }
            }
            return;
        };
        self.straight(from, arrival, seen);
        let [right, left] = self.looks.turns(from, arrival);
        if right {
            self.turn(from, right_of(arrival), arrival + 4, seen);
        }
        if left {
            self.turn(from, left_of(arrival), left_of(arrival) + 4, seen);
        }
    }
}

impl<L: Looks> Jumper<'_, L> {
    /// Jumps to a side behind a wall, and along the diagonal between that and straight ahead.
    #[inline]
    fn turn(&self, from: Coord, side: u8, diagonal: u8, seen: &mut impl Seen) {
        self.straight(from, side, seen);
        if self.has_diagonals {
            self.diagonal(from, diagonal, seen);
        }
    }

    /// Jumps along a straight direction from a cell.
    fn straight(&self, from: Coord, direction: u8, seen: &mut impl Seen) {
        if !self.has_diagonals && (direction == NORTH || direction == SOUTH) {
            self.vertical(from, direction, seen);
        } else {
            let is_in_line = from.0 == self.goal.0 || from.1 == self.goal.1;
            self.sideways(from, 0, direction, is_in_line, seen);
        }
    }

    /// Jumps along the side direction from a cell `main` steps along the main direction, given whether the cell is in the
    /// goal's column or row.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "measured: it is most of what a jump does")]
    fn sideways(&self, at: Coord, main: u32, direction: u8, is_in_line: bool, seen: &mut impl Seen) {
        let to_goal = if is_in_line { self.steps_to_goal(at, direction) } else { None };
        let steps = self.looks.look(at, direction, to_goal);
        seen.passed(at, direction, steps.unsigned_abs());
        if steps > 0 {
            let (dx, dy) = COMPASS[usize::from(direction & 3)];
            seen.found((at.0 + dx * steps, at.1 + dy * steps), main, steps.unsigned_abs(), direction);
        }
    }

    /// How many steps there are to the goal, if it lies in a straight direction from a cell.
    #[cold]
    fn steps_to_goal(&self, at: Coord, direction: u8) -> Option<i32> {
        let (dx, dy) = COMPASS[usize::from(direction)];
        let (columns, rows) = (self.goal.0 - at.0, self.goal.1 - at.1);
        let (along, across) = (columns * dx + rows * dy, columns * dy + rows * dx);
        (across == 0 && along > 0).then_some(along)
    }

    /// Jumps along a diagonal, looking along its two straight directions.
    fn diagonal(&self, from: Coord, direction: u8, seen: &mut impl Seen) {
        let (dx, dy) = COMPASS[usize::from(direction)];
        let (horizontal, vertical) = (if dx > 0 { EAST } else { WEST }, if dy > 0 { SOUTH } else { NORTH });
        let is_wall = |x, y| self.walls.rows.is_wall(y, x);
        let mut crossings = Crossings::new([(self.goal.0 - from.0) * dx, (self.goal.1 - from.1) * dy]);
        let (mut at, mut main) = (from, 0);
        loop {
            let (next, is_in_line) = crossings.stop(main + self.looks.steps(at, direction));
            at = (from.0 + dx * next, from.1 + dy * next);
            if is_wall(at.0, at.1) || is_wall(at.0 - dx, at.1) || is_wall(at.0, at.1 - dy) {
                return seen.passed(from, direction, (next - 1).cast_unsigned());
            }
            main = next;
            if at == self.goal {
                seen.passed(from, direction, main.cast_unsigned());
                return seen.found(at, main.cast_unsigned(), 0, direction);
            }
            self.sideways(at, main.cast_unsigned(), horizontal, is_in_line, seen);
            self.sideways(at, main.cast_unsigned(), vertical, is_in_line, seen);
        }
    }

    /// Jumps up or down on a board without diagonal moves, looking left and right.
    fn vertical(&self, from: Coord, direction: u8, seen: &mut impl Seen) {
        let (_, dy) = COMPASS[usize::from(direction)];
        let mut crossings = Crossings::new([(self.goal.1 - from.1) * dy, 0]);
        let (mut at, mut main) = (from, 0);
        loop {
            let (next, is_in_line) = crossings.stop(main + self.looks.steps(at, direction));
            at.1 = from.1 + dy * next;
            if self.walls.rows.is_wall(at.1, at.0) {
                return seen.passed(from, direction, (next - 1).cast_unsigned());
            }
            main = next;
            if at == self.goal {
                seen.passed(from, direction, main.cast_unsigned());
                return seen.found(at, main.cast_unsigned(), 0, direction);
            }
            self.sideways(at, main.cast_unsigned(), EAST, is_in_line, seen);
            self.sideways(at, main.cast_unsigned(), WEST, is_in_line, seen);
        }
    }
}

/// Where a main run crosses the goal's column and row, from which the goal might be seen.
struct Crossings {
    /// As one step less, because then those that lie behind become large without a comparison.
    next: u32,
    last: u32,
}

impl Crossings {
    #[inline]
    fn new(steps: [i32; 2]) -> Self {
        let [one, other] = steps.map(|steps| (steps - 1).cast_unsigned());
        Self { next: one.min(other), last: one.max(other) }
    }

    /// Where a run stops that would go on for this many steps, and whether it crosses the column or row there. Without a
    /// branch, because nobody can guess the answer.
    #[inline]
    fn stop(&mut self, steps: i32) -> (i32, bool) {
        let stop = (steps - 1).cast_unsigned().min(self.next);
        let is_crossing = stop == self.next;
        self.next = if is_crossing { self.last } else { self.next };
        self.last = if is_crossing { u32::MAX } else { self.last };
        (stop.cast_signed() + 1, is_crossing)
    }
}

/// The straight direction to the right of one. The diagonal between the two has the number of the one further left, and
/// four more.
fn right_of(direction: u8) -> u8 {
    (direction + 1) & 3
}

fn left_of(direction: u8) -> u8 {
    (direction + 3) & 3
}

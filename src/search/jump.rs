//! Jumps: which cells jump point search goes to from a cell, found by scanning 64 cells at a time.
//!
//! Of all shortest paths that differ only in the order of their moves, one is kept: on boards with diagonal moves the
//! one with its diagonal moves first, on boards without them the one with its vertical moves first. A path then turns
//! from its *main* direction (diagonal, vertical) to a *side* direction (straight, horizontal) anywhere, and back only
//! behind a wall: where the cell beside it was a wall a step ago and is open now. Such cells are the jump points. A jump
//! goes along the main direction, looking sideways from every cell, and ends at jump points only: a main run and then a
//! straight run, either of which may be empty.
//!
//! Sources: D. Harabor and A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps" (AAAI 2011) and "Improving
//! Jump Point Search" (ICAPS 2014: scanning by blocks, leaving out intermediate turning points); the rule without corner
//! cutting, where only straight moves have forced neighbors, follows from the same argument.

use crate::board::steps::COMPASS;
use crate::terrain::bitmap::{Bitmap, Lines};
use crate::terrain::planes::Planes;

type Coord = (i32, i32);

/// A jump from a cell: steps along a main direction, then along a side direction, which is that of arrival.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Jump {
    pub(crate) to: Coord,
    /// Steps along the main direction.
    pub(crate) main: u32,
    /// Steps along the side direction.
    pub(crate) side: u32,
    /// The direction of the last step, as an index into [`COMPASS`].
    pub(crate) arrival: u8,
    /// The sum of the penalties of the cells that it enters.
    pub(crate) penalties: u32,
}

const NORTH: u8 = 0;
const EAST: u8 = 1;
const SOUTH: u8 = 2;
const WEST: u8 = 3;

/// Receives what the jumps from a cell come across.
pub(crate) trait Seen {
    /// This many cells, following one in a direction, are open and were passed over.
    fn passed(&mut self, from: Coord, direction: u8, steps: u32);
    /// A jump was found.
    fn found(&mut self, jump: Jump);
}

/// Finds the jumps from cells.
pub(crate) trait Jumps {
    /// Reports every jump from a cell that was reached in a direction, or from the start.
    fn jumps(&self, from: Coord, arrival: Option<u8>, seen: &mut impl Seen);
}

/// Where main runs look sideways.
pub(crate) trait Looks {
    /// How many steps a main run makes from a cell at least until a look sideways ends at a jump point or the step is
    /// blocked.
    fn steps(&self, walls: &Bitmap, at: Coord, direction: u8) -> i32;
}

/// Everywhere, so that all that a jump passes over is seen.
pub(crate) struct EveryCell;

impl Looks for EveryCell {
    #[inline]
    fn steps(&self, _: &Bitmap, _: Coord, _: u8) -> i32 {
        1
    }
}

/// Only where the board makes it worthwhile. The jumps are the same, because other looks end at a wall or the goal, and
/// the runs stop where they might see the goal.
impl Looks for &Planes {
    #[inline]
    fn steps(&self, walls: &Bitmap, at: Coord, direction: u8) -> i32 {
        match direction {
            NORTH => self.vertical_steps(walls, at, false),
            SOUTH => self.vertical_steps(walls, at, true),
            _ => self.diagonal_steps(at, direction),
        }
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
        let (dx, dy) = COMPASS[usize::from(arrival)];
        for side in [(arrival + 1) % 4, (arrival + 3) % 4] {
            let (side_x, side_y) = COMPASS[usize::from(side)];
            let is_wall = |x, y| self.walls.rows.is_wall(y, x);
            let beside = (from.0 + side_x, from.1 + side_y);
            if is_wall(beside.0, beside.1) || !is_wall(beside.0 - dx, beside.1 - dy) {
                continue;
            }
            self.straight(from, side, seen);
            if self.has_diagonals {
                self.diagonal(from, diagonal_between(arrival, side), seen);
            }
        }
    }
}

impl<L: Looks> Jumper<'_, L> {
    /// Jumps along a straight direction from a cell.
    fn straight(&self, from: Coord, direction: u8, seen: &mut impl Seen) {
        if !self.has_diagonals && (direction == NORTH || direction == SOUTH) {
            self.vertical(from, direction, seen);
        } else {
            self.sideways(from, 0, direction, seen);
        }
    }

    /// Jumps along the side direction from a cell `main` steps along the main direction.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "measured: it is most of what a jump does")]
    fn sideways(&self, at: Coord, main: u32, direction: u8, seen: &mut impl Seen) {
        let steps = self.scan(at, direction);
        seen.passed(at, direction, steps.unsigned_abs());
        if steps > 0 {
            let (dx, dy) = COMPASS[usize::from(direction)];
            let side = steps.unsigned_abs();
            seen.found(Jump {
                to: (at.0 + dx * steps, at.1 + dy * steps),
                main,
                side,
                arrival: direction,
                penalties: 0,
            });
        }
    }

    /// Jumps along a diagonal, looking along its two straight directions.
    fn diagonal(&self, from: Coord, direction: u8, seen: &mut impl Seen) {
        let (dx, dy) = COMPASS[usize::from(direction)];
        let (horizontal, vertical) = (if dx > 0 { EAST } else { WEST }, if dy > 0 { SOUTH } else { NORTH });
        let is_wall = |x, y| self.walls.rows.is_wall(y, x);
        // Where the run crosses the goal's column and row.
        let crossings = [(self.goal.0 - from.0) * dx, (self.goal.1 - from.1) * dy];
        let (mut at, mut main) = (from, 0);
        loop {
            let mut next = main + self.looks.steps(self.walls, at, direction);
            for crossing in crossings {
                next = if main < crossing && crossing < next { crossing } else { next };
            }
            at = (from.0 + dx * next, from.1 + dy * next);
            if is_wall(at.0, at.1) || is_wall(at.0 - dx, at.1) || is_wall(at.0, at.1 - dy) {
                return seen.passed(from, direction, (next - 1).cast_unsigned());
            }
            main = next;
            if at == self.goal {
                seen.passed(from, direction, main.cast_unsigned());
                return seen.found(Jump {
                    to: at,
                    main: main.cast_unsigned(),
                    side: 0,
                    arrival: direction,
                    penalties: 0,
                });
            }
            self.sideways(at, main.cast_unsigned(), horizontal, seen);
            self.sideways(at, main.cast_unsigned(), vertical, seen);
        }
    }

    /// Jumps up or down on a board without diagonal moves, looking left and right.
    fn vertical(&self, from: Coord, direction: u8, seen: &mut impl Seen) {
        let (_, dy) = COMPASS[usize::from(direction)];
        let crossing = (self.goal.1 - from.1) * dy;
        let (mut at, mut main) = (from, 0);
        loop {
            let mut next = main + self.looks.steps(self.walls, at, direction);
            next = if main < crossing && crossing < next { crossing } else { next };
            at.1 = from.1 + dy * next;
            if self.walls.rows.is_wall(at.1, at.0) {
                return seen.passed(from, direction, (next - 1).cast_unsigned());
            }
            main = next;
            if at == self.goal {
                seen.passed(from, direction, main.cast_unsigned());
                return seen.found(Jump {
                    to: at,
                    main: main.cast_unsigned(),
                    side: 0,
                    arrival: direction,
                    penalties: 0,
                });
            }
            self.sideways(at, main.cast_unsigned(), EAST, seen);
            self.sideways(at, main.cast_unsigned(), WEST, seen);
        }
    }

    /// The number of steps along a straight direction to the first jump point or the goal; if a wall comes first, minus
    /// the number of steps to the last cell before it.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "measured: where the direction is known, half of it goes")]
    fn scan(&self, (x, y): Coord, direction: u8) -> i32 {
        let (goal_x, goal_y) = self.goal;
        let (rows, columns) = (&self.walls.rows, &self.walls.columns);
        match direction {
            EAST => scan_up(rows, y, x, (goal_y == y).then_some(goal_x)),
            WEST => scan_down(rows, y, x, (goal_y == y).then_some(goal_x)),
            SOUTH => scan_up(columns, x, y, (goal_x == x).then_some(goal_y)),
            _ => scan_down(columns, x, y, (goal_x == x).then_some(goal_y)),
        }
    }
}

/// The diagonal direction between two straight ones.
fn diagonal_between(a: u8, b: u8) -> u8 {
    let ((ax, ay), (bx, by)) = (COMPASS[usize::from(a)], COMPASS[usize::from(b)]);
    match (ax + bx, ay + by) {
        (1, -1) => 4,
        (1, 1) => 5,
        (-1, 1) => 6,
        _ => 7,
    }
}

/// Steps from `at` towards larger numbers in a line, as [`Jumper::scan`].
#[inline]
fn scan_up(lines: &Lines, line: i32, at: i32, goal: Option<i32>) -> i32 {
    let stop = lines.stop_after(line, at);
    match goal {
        Some(goal) if (at + 1..=stop).contains(&goal) => goal - at,
        _ if lines.is_wall(line, stop) => at + 1 - stop,
        _ => stop - at,
    }
}

/// Steps from `at` towards smaller numbers in a line: the mirror image of [`scan_up`].
#[inline]
fn scan_down(lines: &Lines, line: i32, at: i32, goal: Option<i32>) -> i32 {
    let stop = lines.stop_before(line, at);
    match goal {
        Some(goal) if (stop..at).contains(&goal) => at - goal,
        _ if lines.is_wall(line, stop) => stop + 1 - at,
        _ => at - stop,
    }
}

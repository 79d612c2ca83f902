//! Jumps on boards with penalties: as in `jump.rs`, but runs also stop where the ground may make a turn pay, see
//! `terrain/stops.rs`.

use crate::board::grid::{Board, WALL};
use crate::board::steps::COMPASS;
use crate::search::jump::{Jumps, Seen};
use crate::terrain::stops::Stops;

type Coord = (i32, i32);

const NORTH: u8 = 0;
const EAST: u8 = 1;
const SOUTH: u8 = 2;
const WEST: u8 = 3;

/// Finds jumps on a board with penalties.
pub(crate) struct TerrainJumper<'a> {
    pub(crate) board: &'a Board,
    pub(crate) stops: &'a Stops,
    pub(crate) goal: Coord,
    pub(crate) has_diagonals: bool,
    /// See [`Units::detour`](crate::rules::cost::Units::detour).
    pub(crate) detour: u8,
}

impl Jumps for TerrainJumper<'_> {
    fn jumps(&self, from: Coord, arrival: Option<u8>, seen: &mut impl Seen) {
        match arrival {
            None => {
                for direction in 0..if self.has_diagonals { 8 } else { 4 } {
                    self.jump(from, direction, seen);
                }
            }
            Some(arrival) if arrival > 3 => self.after_diagonal(from, arrival, seen),
            Some(arrival) if !self.has_diagonals && arrival % 2 == 0 => self.after_vertical(from, arrival, seen),
            Some(arrival) => self.after_straight(from, arrival, seen),
        }
    }
}

impl TerrainJumper<'_> {
    /// After a step to the side, the ways to turn are those behind a wall and past a dearer cell.
    fn after_straight(&self, from: Coord, arrival: u8, seen: &mut impl Seen) {
        self.jump(from, arrival, seen);
        let (here, (dx, dy)) = (self.byte(from), COMPASS[usize::from(arrival)]);
        for side in [(arrival + 1) % 4, (arrival + 3) % 4] {
            let (side_x, side_y) = COMPASS[usize::from(side)];
            let beside = self.byte((from.0 + side_x, from.1 + side_y));
            if beside == WALL {
                continue;
            }
            let behind = self.byte((from.0 + side_x - dx, from.1 + side_y - dy));
            if behind == WALL || !self.has_diagonals && behind > here {
                self.jump(from, side, seen);
            }
            if self.has_diagonals && (behind == WALL || beside > here) {
                self.jump(from, direction_of((dx + side_x, dy + side_y)), seen);
            }
        }
    }

    /// After a diagonal step, a straight one that is cheaper before it needs no look.
    fn after_diagonal(&self, from: Coord, arrival: u8, seen: &mut impl Seen) {
        let (here, (dx, dy)) = (self.byte(from), COMPASS[usize::from(arrival)]);
        self.jump(from, arrival, seen);
        for (side_x, side_y) in [(dx, 0), (0, dy)] {
            // The other way there, and where it goes on: without it, the next move would cut a corner.
            let beside = self.byte((from.0 - dx + side_x, from.1 - dy + side_y));
            let beyond = (from.0 - dx + 2 * side_x, from.1 - dy + 2 * side_y);
            if beside >= here || self.byte(beyond) == WALL {
                self.jump(from, direction_of((side_x, side_y)), seen);
            }
            if beside >= here.saturating_add(self.detour) {
                self.jump(from, direction_of((2 * side_x - dx, 2 * side_y - dy)), seen);
            }
        }
    }

    /// After a step up or down on a board without diagonal moves, one to the side that is cheaper before it needs no
    /// look.
    fn after_vertical(&self, from: Coord, arrival: u8, seen: &mut impl Seen) {
        self.jump(from, arrival, seen);
        let (here, (_, dy)) = (self.byte(from), COMPASS[usize::from(arrival)]);
        for side in [EAST, WEST] {
            if self.byte((from.0 + COMPASS[usize::from(side)].0, from.1 - dy)) >= here {
                self.jump(from, side, seen);
            }
        }
    }

    /// Jumps along a direction from a cell.
    fn jump(&self, from: Coord, direction: u8, seen: &mut impl Seen) {
        match direction {
            NORTH | SOUTH if !self.has_diagonals => self.main(from, direction, [EAST, WEST], seen),
            0..4 => self.sideways(from, (0, 0), direction, seen),
            _ => {
                let (dx, dy) = COMPASS[usize::from(direction)];
                self.main(from, direction, [direction_of((dx, 0)), direction_of((0, dy))], seen);
            }
        }
    }

    /// Jumps along the main direction, looking along both side directions from every cell.
    fn main(&self, from: Coord, direction: u8, sides: [u8; 2], seen: &mut impl Seen) {
        let (dx, dy) = COMPASS[usize::from(direction)];
        let offset = dy * self.board.width().cast_signed() + dx;
        let (mut at, mut cell, mut main) = (from, self.cell(from), 0);
        // All cells of the run have the penalty of the first.
        let penalty = self.byte((from.0 + dx, from.1 + dy));
        while self.stops.mains(cell).allow(direction) {
            at = (at.0 + dx, at.1 + dy);
            cell = cell.wrapping_add_signed(offset);
            main += 1;
            let penalties = main * u32::from(penalty);
            if at == self.goal || self.stops.mains(cell).stop(direction) {
                seen.passed(from, direction, main);
                return seen.found_at(at, main, 0, direction, penalties);
            }
            for side in sides {
                self.sideways(at, (main, penalties), side, seen);
            }
        }
        seen.passed(from, direction, main);
    }

    /// Jumps along a side direction from a cell that many steps along the main direction, which enter cells of these
    /// penalties.
    fn sideways(&self, at: Coord, (main, before): (u32, u32), direction: u8, seen: &mut impl Seen) {
        let (dx, dy) = COMPASS[usize::from(direction)];
        let (mut steps, mut is_open) = self.stops.steps(direction, at);
        let (goal_x, goal_y) = self.goal;
        let is_in_line = if dx == 0 { goal_x == at.0 } else { goal_y == at.1 };
        let to_goal = (goal_x - at.0) * dx + (goal_y - at.1) * dy;
        if is_in_line && (1..steps).contains(&to_goal) {
            (steps, is_open) = (to_goal, true);
        }
        let side = steps.cast_unsigned();
        if !is_open {
            return seen.passed(at, direction, side - 1);
        }
        seen.passed(at, direction, side);
        // All cells of the run have the penalty of the first.
        let penalties = before + side * u32::from(self.byte((at.0 + dx, at.1 + dy)));
        seen.found_at((at.0 + dx * steps, at.1 + dy * steps), main, side, direction, penalties);
    }

    #[inline]
    fn cell(&self, (x, y): Coord) -> u32 {
        (y * self.board.width().cast_signed() + x).cast_unsigned()
    }

    /// The byte of a cell; a wall beyond the board.
    #[inline]
    fn byte(&self, (x, y): Coord) -> u8 {
        let is_inside = x.cast_unsigned() < self.board.width() && y.cast_unsigned() < self.board.height();
        if is_inside { self.board.cells()[self.cell((x, y)) as usize] } else { WALL }
    }
}

/// A direction as an index into [`COMPASS`].
#[inline]
fn direction_of((dx, dy): Coord) -> u8 {
    match (dx, dy) {
        (0, -1) => NORTH,
        (1, 0) => EAST,
        (0, 1) => SOUTH,
        (-1, 0) => WEST,
        (1, -1) => 4,
        (1, 1) => 5,
        (-1, 1) => 6,
        _ => 7,
    }
}

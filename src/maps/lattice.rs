//! Rooms in a lattice, and the doors that connect them all.

use crate::board::grid::Board;
use crate::error::Error;
use crate::error::memory;
use crate::maps::random::Random;

/// A lattice of rooms. A last row or column too narrow for a whole room is part of the last rooms.
pub(crate) struct Plan {
    room: u32,
    columns: u32,
    rows: u32,
    width: u32,
    height: u32,
}

pub(crate) type Room = (u32, u32);

/// A wall between two neighboring rooms, the first being the one further left or up.
pub(crate) type Door = (Room, Room);

/// The doors that connect all rooms.
pub(crate) struct Tree {
    /// In the order in which the tree grew.
    pub(crate) doors: Vec<Door>,
    /// Whether the tree goes through a room's wall to the right, and through the one below.
    needed: Vec<[bool; 2]>,
}

impl Tree {
    pub(crate) fn needs(&self, plan: &Plan, (from, to): Door) -> bool {
        self.needed[plan.index(from)][side(from, to)]
    }
}

/// Which wall of a room separates it from another: 0 to the right, 1 below.
fn side(from: Room, to: Room) -> usize {
    usize::from(from.0 == to.0)
}

impl Plan {
    pub(crate) fn new(board: &Board, room: u32) -> Self {
        let (width, height) = (board.width(), board.height());
        let room = room.clamp(1, width.max(height));
        let fits = |side: u32| ((side + 1) / (room + 1)).max(1);
        Self { room, columns: fits(width), rows: fits(height), width, height }
    }

    /// The first cell and the cell after the last of the i-th room along a side.
    fn span(&self, index: u32, count: u32, side: u32) -> (u32, u32) {
        let from = index * (self.room + 1);
        // With corridors one cell wide, the last row would make a corridor two cells wide: there it stays a wall.
        let to = if index + 1 == count && self.room > 1 { side } else { (from + self.room).min(side) };
        (from, to)
    }

    pub(crate) fn is_room(&self, x: u32, y: u32) -> bool {
        let lies = |at: u32, count: u32, side: u32| {
            let (from, to) = self.span((at / (self.room + 1)).min(count - 1), count, side);
            (from..to).contains(&at)
        };
        lies(x, self.columns, self.width) && lies(y, self.rows, self.height)
    }

    fn index(&self, (x, y): Room) -> usize {
        (y * self.columns + x) as usize
    }

    /// A random spanning tree, grown depth first, which makes long corridors.
    pub(crate) fn tree(&self, random: &mut Random) -> Result<Tree, Error> {
        let rooms = (self.columns * self.rows) as usize;
        let mut visited = memory::filled(rooms, false)?;
        let mut tree = Tree { doors: memory::with_capacity(rooms - 1)?, needed: memory::filled(rooms, [false; 2])? };
        let mut trail = vec![(0, 0)];
        visited[0] = true;
        while let Some(room) = trail.last().copied() {
            let fresh = || self.around(room).filter(|room| !visited[self.index(*room)]);
            let count = u32::try_from(fresh().count()).unwrap_or(4);
            if count == 0 {
                trail.pop();
                continue;
            }
            let Some(next) = fresh().nth(random.below(count) as usize) else { continue };
            visited[self.index(next)] = true;
            let (from, to) = (room.min(next), room.max(next));
            tree.needed[self.index(from)][side(from, to)] = true;
            tree.doors.push((from, to));
            memory::push(&mut trail, next)?;
        }
        Ok(tree)
    }

    /// Each wall between neighboring rooms once.
    pub(crate) fn doors(&self) -> impl Iterator<Item = Door> {
        let rooms = (0..self.rows).flat_map(|y| (0..self.columns).map(move |x| (x, y)));
        rooms.flat_map(|room| self.around(room).filter(move |other| *other > room).map(move |other| (room, other)))
    }

    fn around(&self, (x, y): Room) -> impl Iterator<Item = Room> + use<> {
        let (columns, rows) = (self.columns, self.rows);
        let sides = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        sides.into_iter().filter_map(move |(dx, dy)| {
            let room = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
            (room.0 < columns && room.1 < rows).then_some(room)
        })
    }

    /// A random cell of the wall between two neighboring rooms, `from` being the one further left or up.
    pub(crate) fn door(&self, from: Room, to: Room, random: &mut Random) -> (u32, u32) {
        let (left, right) = self.span(from.0, self.columns, self.width);
        let (top, bottom) = self.span(from.1, self.rows, self.height);
        if from.0 == to.0 {
            (left + random.below(right - left), bottom)
        } else {
            (right, top + random.below(bottom - top))
        }
    }

    /// The room cell nearest to a cell, along each side.
    pub(crate) fn nearest(&self, (x, y): (u32, u32)) -> (u32, u32) {
        let along = |at: u32, count: u32, side: u32| {
            let (from, to) = self.span((at / (self.room + 1)).min(count - 1), count, side);
            at.clamp(from, to - 1)
        };
        (along(x, self.columns, self.width), along(y, self.rows, self.height))
    }
}

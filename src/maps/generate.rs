//! Seeded boards: random walls, a perfect maze, rooms. The same seed makes the same board everywhere and for ever.
//!
//! Random numbers come from SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA
//! 2014): a few lines that will not change, which no library's next release promises.

use crate::Error;
use crate::board::grid::{Board, OPEN, WALL};
use crate::error::memory;
use crate::error::wording::Decimal;
use crate::maps::ends;
use crate::rules::options::Diagonal;

/// The share of additional doors that makes rooms neither a maze nor an open hall.
pub const EXTRA_DOORS: f64 = 0.25;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A whole number below `limit`. The bias of the multiplication is below 2^-32 for limits below 2^32.
    fn below(&mut self, limit: u32) -> u32 {
        (((self.next() >> 32) * u64::from(limit)) >> 32) as u32
    }
}

/// Makes each cell a wall with the given probability, except start and goal, and removes penalties.
///
/// Returns whether straight moves alone lead from the start to the goal. Diagonal moves that cut no corner lead nowhere
/// else; those that do may find a path where this is false.
///
/// # Errors
/// [`Error::ShareOutOfBounds`] unless the share lies between 0 and 1, [`Error::TooLarge`] where memory is short; the
/// board stays as it was.
pub fn random_walls(board: &mut Board, share: f64, seed: u32) -> Result<bool, Error> {
    if !(0.0..=1.0).contains(&share) {
        return Err(Error::ShareOutOfBounds { value: Decimal(share).to_string() });
    }
    let mut random = Random(u64::from(seed));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the share lies between 0 and 1")]
    let threshold = (share * f64::from(u32::MAX)).round() as u64;
    let mut cells = memory::collect(board.cells().iter().map(|_| wall_below(&mut random, threshold)))?;
    cells[board.start_cell() as usize] = OPEN;
    cells[board.goal_cell() as usize] = OPEN;
    let mut made = board.duplicate()?;
    made.set_cells(&cells)?;
    drop(cells);
    let is_connected = ends::are_connected(&made, Diagonal::Never)?;
    *board = made;
    Ok(is_connected)
}

/// A number of 32 bits is never below 0 and always below or at 2^32 - 1, so shares of 0 and 1 are exact.
fn wall_below(random: &mut Random, threshold: u64) -> u8 {
    let is_wall = threshold > 0 && random.next() >> 32 <= threshold;
    if is_wall { WALL } else { OPEN }
}

/// A perfect maze: corridors one cell wide, exactly one way between any two of their cells.
///
/// Start and goal move to the nearest corridor cells where they would stand in a wall.
///
/// # Errors
/// [`Error::TooLarge`] where memory is short; the board stays as it was. Any board can become a maze.
pub fn maze(board: &mut Board, seed: u32) -> Result<(), Error> {
    rooms(board, 1, 0.0, seed)
}

/// Square rooms of `room` × `room` cells with one-cell walls between them and doors that connect all rooms; of the
/// doors that are not needed for that, the given share (0 to 1) is opened as well.
///
/// Start and goal move to the nearest room cells where they would stand in a wall.
///
/// # Errors
/// [`Error::TooLarge`] where memory is short; the board stays as it was. Any board can become rooms.
pub fn rooms(board: &mut Board, room: u32, extra_doors: f64, seed: u32) -> Result<(), Error> {
    let mut random = Random(u64::from(seed));
    let plan = Plan::new(board, room);
    let mut cells = memory::filled(board.cells().len(), WALL)?;
    for y in 0..board.height() {
        for x in 0..board.width() {
            if plan.is_room(x, y) {
                cells[(y * board.width() + x) as usize] = OPEN;
            }
        }
    }
    let tree = plan.tree(&mut random)?;
    let mut open = |(from, to): Door, random: &mut Random| {
        let (x, y) = plan.door(from, to, random);
        cells[(y * board.width() + x) as usize] = OPEN;
    };
    for door in &tree.doors {
        open(*door, &mut random);
    }
    for door in plan.doors().filter(|door| !tree.needs(&plan, *door)) {
        #[expect(clippy::cast_precision_loss, reason = "32 bits fit into a float")]
        let opens = ((random.next() >> 32) as f64) < extra_doors * f64::from(u32::MAX);
        if opens {
            open(door, &mut random);
        }
    }
    board.set_cells(&cells)?;
    let (start, goal) = (plan.nearest(board.start()), plan.nearest(board.goal()));
    board.set_start(start.0, start.1)?;
    board.set_goal(goal.0, goal.1)?;
    Ok(())
}

/// A lattice of rooms. A last row or column that has no room for a whole room is part of the last rooms.
struct Plan {
    room: u32,
    columns: u32,
    rows: u32,
    width: u32,
    height: u32,
}

type Room = (u32, u32);

/// A wall between two neighboring rooms, the first being the one further left or up.
type Door = (Room, Room);

/// The doors that connect all rooms.
struct Tree {
    /// In the order in which the tree grew.
    doors: Vec<Door>,
    /// Whether the tree goes through a room's wall to the right, and through the one below.
    needed: Vec<[bool; 2]>,
}

impl Tree {
    fn needs(&self, plan: &Plan, (from, to): Door) -> bool {
        self.needed[plan.index(from)][side(from, to)]
    }
}

/// Which wall of a room another one is behind: 0 to the right, 1 below.
fn side(from: Room, to: Room) -> usize {
    usize::from(from.0 == to.0)
}

impl Plan {
    fn new(board: &Board, room: u32) -> Self {
        let (width, height) = (board.width(), board.height());
        let room = room.clamp(1, width.max(height));
        let fits = |side: u32| ((side + 1) / (room + 1)).max(1);
        Self { room, columns: fits(width), rows: fits(height), width, height }
    }

    /// The first cell and the cell after the last of the i-th room along a side.
    fn span(&self, index: u32, count: u32, side: u32) -> (u32, u32) {
        let from = index * (self.room + 1);
        // With corridors a cell wide the last row would make a corridor two wide: it stays a wall there.
        let to = if index + 1 == count && self.room > 1 { side } else { (from + self.room).min(side) };
        (from, to)
    }

    fn is_room(&self, x: u32, y: u32) -> bool {
        let lies = |at: u32, count: u32, side: u32| {
            let (from, to) = self.span((at / (self.room + 1)).min(count - 1), count, side);
            (from..to).contains(&at)
        };
        lies(x, self.columns, self.width) && lies(y, self.rows, self.height)
    }

    fn index(&self, (x, y): Room) -> usize {
        (y * self.columns + x) as usize
    }

    /// A random spanning tree, which grows depth first: that makes long corridors.
    fn tree(&self, random: &mut Random) -> Result<Tree, Error> {
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
    fn doors(&self) -> impl Iterator<Item = Door> {
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
    fn door(&self, from: Room, to: Room, random: &mut Random) -> (u32, u32) {
        let (left, right) = self.span(from.0, self.columns, self.width);
        let (top, bottom) = self.span(from.1, self.rows, self.height);
        if from.0 == to.0 {
            (left + random.below(right - left), bottom)
        } else {
            (right, top + random.below(bottom - top))
        }
    }

    /// The room cell nearest to a cell, along each side.
    fn nearest(&self, (x, y): (u32, u32)) -> (u32, u32) {
        let along = |at: u32, count: u32, side: u32| {
            let (from, to) = self.span((at / (self.room + 1)).min(count - 1), count, side);
            at.clamp(from, to - 1)
        };
        (along(x, self.columns, self.width), along(y, self.rows, self.height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open_cells(board: &Board) -> usize {
        board.cells().iter().map(|cell| usize::from(*cell == OPEN)).sum()
    }

    /// In a perfect maze the corridor cells and the doors between them form a tree: one door fewer than cells.
    fn is_perfect_maze(board: &Board) -> bool {
        let (width, height) = (i64::from(board.width()), i64::from(board.height()));
        let open = |x: i64, y: i64| board.is_open(x, y);
        let count = |pairs: &mut dyn Iterator<Item = (i64, i64)>| pairs.filter(|(x, y)| open(*x, *y)).count();
        let cells = || (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)));
        let links =
            count(&mut cells().filter(|(x, y)| open(x + 1, *y))) + count(&mut cells().filter(|(x, y)| open(*x, y + 1)));
        links + 1 == open_cells(board)
    }

    #[test]
    fn mazes_are_perfect_and_connected() {
        for (width, height) in [(1, 1), (2, 2), (1, 9), (21, 15), (20, 14), (40, 24)] {
            let mut board = Board::new(width, height).unwrap();
            maze(&mut board, 7).unwrap();
            assert!(is_perfect_maze(&board), "{width} × {height}\n{}", board.to_map());
            assert_eq!(ends::are_connected(&board, Diagonal::Never), Ok(true), "{width} × {height}");
        }
    }

    #[test]
    fn rooms_are_connected_with_and_without_extra_doors() {
        for (width, height, room) in [(40, 24, 7), (17, 17, 3), (5, 40, 8), (3, 3, 100)] {
            for extra in [0.0, 0.5, 1.0] {
                let mut board = Board::new(width, height).unwrap();
                rooms(&mut board, room, extra, 3).unwrap();
                assert_eq!(
                    ends::are_connected(&board, Diagonal::Never),
                    Ok(true),
                    "{width} × {height}, rooms of {room}"
                );
            }
        }
    }

    #[test]
    fn random_walls_have_the_share_that_was_asked_for() {
        let mut board = Board::new(200, 200).unwrap();
        random_walls(&mut board, 0.2, 1).unwrap();
        let walls = 40_000 - open_cells(&board);
        assert!((7_800..8_200).contains(&walls), "{walls}");
        assert_eq!(random_walls(&mut board, 0.0, 1), Ok(true));
        assert_eq!(open_cells(&board), 40_000);
        assert_eq!(random_walls(&mut board, 1.0, 1), Ok(false));
        assert_eq!(open_cells(&board), 2);
    }

    #[test]
    fn a_wrong_share_changes_nothing() {
        let mut board = Board::new(5, 5).unwrap();
        for share in [-0.1, 1.1, f64::NAN, f64::INFINITY] {
            assert_eq!(random_walls(&mut board, share, 1).unwrap_err().code(), "out-of-bounds");
            assert_eq!(open_cells(&board), 25);
        }
    }

    /// A golden board: if this changes, every link and lesson that names a seed shows another board.
    #[test]
    fn the_same_seed_makes_the_same_board_for_ever() {
        let mut board = Board::new(11, 5).unwrap();
        random_walls(&mut board, 0.3, 42).unwrap();
        let random = board.to_map();
        maze(&mut board, 42).unwrap();
        let grids = [random, board.to_map()].map(|text| text.split_once("map\n").unwrap().1.to_owned());
        assert_eq!(grids, GOLDEN, "{}\n{}", grids[0], grids[1]);
    }

    const GOLDEN: [&str; 2] = [
        ".@@.@.@...@\n....@@.@..@\n..@@.......\n...@@.@.@@.\n..@@...@@..\n",
        ".@.....@...\n.@.@@@.@@@.\n...@.@...@.\n@@@@.@@@.@.\n...........\n",
    ];
}

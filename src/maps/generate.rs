//! Seeded boards: random walls, a perfect maze, rooms. The same seed makes the same board everywhere and forever.

use crate::Error;
use crate::board::grid::{Board, OPEN, WALL};
use crate::error::memory;
use crate::error::wording::Decimal;
use crate::maps::ends;
use crate::maps::lattice::{Door, Plan};
use crate::maps::random::Random;
use crate::rules::options::Diagonal;

/// The share of extra doors that makes rooms neither a maze nor an open hall.
pub const EXTRA_DOORS: f64 = 0.25;

/// Makes each cell a wall with the given probability, except start and goal, and removes penalties.
///
/// Returns whether straight moves alone lead from the start to the goal. Diagonal moves that cut no corners lead
/// nowhere else; those that do may find a path even if this is false.
///
/// ```
/// use starstep::{Board, generate};
///
/// let mut board = Board::new(40, 24)?;
/// let is_connected = generate::random_walls(&mut board, 0.2, 7)?;
/// let mut same = Board::new(40, 24)?;
/// assert_eq!(generate::random_walls(&mut same, 0.2, 7)?, is_connected);
/// assert_eq!(board, same);
/// # Ok::<(), starstep::Error>(())
/// ```
///
/// # Errors
/// [`Error::ShareOutOfBounds`] unless the share lies between 0 and 1, [`Error::TooLarge`] where memory is short; the
/// board stays as it was.
pub fn random_walls(board: &mut Board, share: f64, seed: u32) -> Result<bool, Error> {
    check_share(share)?;
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

/// Called once per board, so it need not be fast.
#[inline(never)]
fn check_share(share: f64) -> Result<(), Error> {
    if (0.0..=1.0).contains(&share) {
        Ok(())
    } else {
        Err(Error::ShareOutOfBounds { value: Decimal(share).to_string() })
    }
}

/// A 32-bit number is never below 0 and never above 2^32 - 1, so shares of 0 and 1 are exact.
fn wall_below(random: &mut Random, threshold: u64) -> u8 {
    let is_wall = threshold > 0 && random.next() >> 32 <= threshold;
    if is_wall { WALL } else { OPEN }
}

/// A perfect maze: corridors one cell wide, with exactly one way between any two of their cells.
///
/// Start and goal move to the nearest corridor cells if they would be in a wall.
///
/// ```
/// use starstep::{Board, Solver, generate};
///
/// let mut board = Board::new(41, 25)?;
/// generate::maze(&mut board, 7)?;
/// let mut solver = Solver::from_board(board);
/// assert!(solver.find_path()?.is_some());
/// # Ok::<(), starstep::Error>(())
/// ```
///
/// # Errors
/// [`Error::TooLarge`] where memory is short; the board stays as it was. Any board can become a maze.
pub fn maze(board: &mut Board, seed: u32) -> Result<(), Error> {
    rooms(board, 1, 0.0, seed)
}

/// Square rooms of `room` × `room` cells with one-cell walls between them and doors that connect all rooms; of the
/// doors not needed for that, the given share (0 to 1) is opened as well.
///
/// Start and goal move to the nearest room cells if they would be in a wall.
///
/// ```
/// use starstep::{Board, WALL, generate};
///
/// let mut board = Board::new(40, 24)?;
/// generate::rooms(&mut board, 7, generate::EXTRA_DOORS, 7)?;
/// assert_eq!(board.cell(6, 6), Ok(0)); // the last cell of the first room
/// assert_eq!(board.cell(7, 7), Ok(WALL)); // where the corners of rooms meet
/// # Ok::<(), starstep::Error>(())
/// ```
///
/// # Errors
/// [`Error::ShareOutOfBounds`] unless the share lies between 0 and 1, [`Error::TooLarge`] where memory is short; the
/// board stays as it was. Any board can become rooms.
pub fn rooms(board: &mut Board, room: u32, extra_doors: f64, seed: u32) -> Result<(), Error> {
    check_share(extra_doors)?;
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
    fn random_walls_have_the_requested_share() {
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
            assert_eq!(rooms(&mut board, 2, share, 1).unwrap_err().code(), "out-of-bounds");
            assert_eq!(open_cells(&board), 25);
        }
    }

    /// A golden board: if this changes, every link and lesson that names a seed shows another board.
    #[test]
    fn the_same_seed_makes_the_same_board_forever() {
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

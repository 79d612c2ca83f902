//! One adapter for each solver: it takes a board once, and then finds paths on it. What a crate prepares for a board is
//! not part of a search.

use crate::check::Coord;
use grid_pathfinding::PathingGrid;
use grid_util::grid::ValueGrid;
use grid_util::point::Point;
use starstep::{Algorithm, Board, CostModel, Diagonal, Options, Solver, WALL};

/// Finds a path, cell by cell.
pub type Find = Box<dyn FnMut(Coord, Coord) -> Option<Vec<Coord>>>;

/// A solver, and the moves for which it is made.
pub struct Entry {
    pub name: &'static str,
    pub has_diagonals: bool,
    /// Why its times say nothing beside the others.
    pub another_rule: Option<&'static str>,
    pub make: fn(&Board) -> Find,
}

/// All solvers. Ratios are to the first with the same moves.
pub const ENTRIES: &[Entry] = &[
    entry("Starstep fastest", true, |board| starstep(board, Diagonal::NoCornerCutting)),
    entry("pathfinding astar", true, |board| pathfinding(board, true)),
    Entry {
        another_rule: Some("it cuts corners, and a diagonal move costs 99/70"),
        ..entry("grid_pathfinding", true, |board| grid_pathfinding(board, true))
    },
    entry("Starstep fastest", false, |board| starstep(board, Diagonal::Never)),
    entry("pathfinding astar", false, |board| pathfinding(board, false)),
    entry("grid_pathfinding", false, |board| grid_pathfinding(board, false)),
];

const fn entry(name: &'static str, has_diagonals: bool, make: fn(&Board) -> Find) -> Entry {
    Entry { name, has_diagonals, another_rule: None, make }
}

fn starstep(board: &Board, diagonal: Diagonal) -> Find {
    let mut solver = Solver::from_board(board.clone());
    solver.configure(Options {
        algorithm: Algorithm::Fastest,
        costs: CostModel::Sqrt2,
        diagonal,
        ..Options::default()
    });
    Box::new(move |start, goal| {
        solver.set_start(start.0, start.1).expect("scenarios lie on their map");
        solver.set_goal(goal.0, goal.1).expect("scenarios lie on their map");
        solver.find_path().expect("scenarios begin and end on open cells").map(|path| path.cells)
    })
}

/// In units of which a straight move has 1970 and a diagonal one 2786, as many as Starstep's.
fn pathfinding(board: &Board, has_diagonals: bool) -> Find {
    let board = board.clone();
    let far = if has_diagonals { 816 } else { 1970 };
    Box::new(move |start, goal: Coord| {
        let open = |x: u32, y: u32| board.is_open(i64::from(x), i64::from(y));
        let successors = |(x, y): &Coord| {
            let (x, y) = (*x, *y);
            let mut found = Vec::with_capacity(8);
            for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                let is_straight = dx == 0 || dy == 0;
                let (next_x, next_y) = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
                if (is_straight || has_diagonals) && open(next_x, next_y) && open(next_x, y) && open(x, next_y) {
                    found.push(((next_x, next_y), if is_straight { 1970 } else { 2786 }));
                }
            }
            found
        };
        let heuristic = |(x, y): &Coord| {
            let (dx, dy) = (x.abs_diff(goal.0), y.abs_diff(goal.1));
            1970 * dx.max(dy) + far * dx.min(dy)
        };
        pathfinding::prelude::astar(&start, successors, heuristic, |cell| *cell == goal).map(|(path, _)| path)
    })
}

fn grid_pathfinding(board: &Board, has_diagonals: bool) -> Find {
    let mut grid = PathingGrid::new(board.width() as usize, board.height() as usize, true);
    grid.allow_diagonal_move = has_diagonals;
    for (x, y, cell) in cells(board) {
        grid.set(x as i32, y as i32, cell == WALL);
    }
    grid.initialize();
    grid.generate_components();
    let point = |(x, y): Coord| Point::new(x as i32, y as i32);
    Box::new(move |start, goal| {
        let path = grid.get_path_single_goal(point(start), point(goal), false)?;
        Some(path.into_iter().map(|point| (point.x as u32, point.y as u32)).collect())
    })
}

/// Column, row and byte of each cell.
pub(crate) fn cells(board: &Board) -> impl Iterator<Item = (u32, u32, u8)> {
    let width = board.width();
    (0..).zip(board.cells()).map(move |(index, cell)| (index % width, index / width, *cell))
}

//! Walks paths cell by cell and finds shortest lengths with four neighbors, without any of the solvers.

use starstep::Board;
use std::collections::VecDeque;

/// Column and row of a cell.
pub type Coord = (u32, u32);

/// The most decimals that a length in a file of scenarios has: with few, right lengths differ from those of paths.
pub fn decimals(scenarios: &str) -> i32 {
    let lengths = scenarios.lines().filter_map(|line| line.split_whitespace().nth(8));
    let decimals = lengths.filter_map(|length| length.split_once('.')).map(|(_, decimals)| decimals.len());
    i32::try_from(decimals.max().unwrap_or(0)).expect("a line is shorter")
}

fn is_open(board: &Board, x: i64, y: i64) -> bool {
    let is_inside = x >= 0 && y >= 0 && x < i64::from(board.width()) && y < i64::from(board.height());
    is_inside && board.cells()[(y * i64::from(board.width()) + x) as usize] != starstep::WALL
}

/// The length of a path with straight moves of 1 and diagonal moves of √2, or nothing if it breaks the rule: diagonal
/// moves only where both cells beside them are open, or none at all.
pub fn length(board: &Board, path: &[Coord], ends: (Coord, Coord), has_diagonals: bool) -> Option<f64> {
    if path.first() != Some(&ends.0) || path.last() != Some(&ends.1) {
        return None;
    }
    let mut length = 0.0;
    for step in path.windows(2) {
        let [(x, y), (to_x, to_y)] = [step[0], step[1]].map(|(x, y)| (i64::from(x), i64::from(y)));
        let (dx, dy) = (to_x - x, to_y - y);
        let is_diagonal = dx != 0 && dy != 0;
        let is_step = dx.abs().max(dy.abs()) == 1 && is_open(board, to_x, to_y);
        let keeps_rule = !is_diagonal || has_diagonals && is_open(board, to_x, y) && is_open(board, x, to_y);
        if !is_step || !keeps_rule {
            return None;
        }
        length += if is_diagonal { std::f64::consts::SQRT_2 } else { 1.0 };
    }
    Some(length)
}

/// The length of a shortest path with four neighbors, if there is one.
pub fn shortest_straight(board: &Board, (start, goal): (Coord, Coord)) -> Option<f64> {
    let width = board.width();
    let index = |(x, y): Coord| (y * width + x) as usize;
    let mut distances = vec![u32::MAX; board.cells().len()];
    let mut queue = VecDeque::from([start]);
    distances[index(start)] = 0;
    while let Some(cell) = queue.pop_front() {
        if cell == goal {
            return Some(f64::from(distances[index(cell)]));
        }
        for (dx, dy) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
            let next = (cell.0.wrapping_add_signed(dx), cell.1.wrapping_add_signed(dy));
            if is_open(board, i64::from(next.0), i64::from(next.1)) && distances[index(next)] == u32::MAX {
                distances[index(next)] = distances[index(cell)] + 1;
                queue.push_back(next);
            }
        }
    }
    None
}
